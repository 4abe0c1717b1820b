"""Exponentials and logarithms beside mpmath: values across the switches, derivatives at zero."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest

from symdyn.graph import Array, Graph, Program, directional_derivatives
from symdyn.lie import exponentials, quaternions

AXES = [(1.0, 0.0, 0.0), (0.6, -0.48, 0.64), (-0.36, 0.48, 0.8)]
ANGLES = [0.0, 1e-300, 1e-160, 1e-30, 1e-9, 1e-4, 0.02, 0.3, 0.999999, 1.0, 1.000001]
ANGLES += [1.3, 1.3596, 1.36, 2.0, 3.0, 3.14159]
SHIFT = (0.3, -1.2, 0.8)


def program(function, size):
    """A function of numbers with its first and second derivatives, on a graph."""
    graph = Graph()
    x = [graph.symbol(f"x[{k}]") for k in range(size)]
    values = [graph.constant(v) for v in function(*x)]
    first = [d for s in x for d in directional_derivatives(values, {s: 1})]
    second = [d for s in x for d in directional_derivatives(first, {s: 1})]
    n = len(values)
    outputs = (
        Array("f", (n,), tuple(values)),
        Array("df", (size, n), tuple(first)),
        Array("d2f", (size, size, n), tuple(second)),
    )
    return Program("f", (Array("x", (size,), tuple(x)),), outputs, "", "")


def exp_of(a, b, c, x, y, z):
    q, p = exponentials.exp_twist(((a, b, c), (x, y, z)))
    return [*q, *p]


def log_of(a, b, c, w, x, y, z):
    phi, v = exponentials.log_pose((a, b, c, w), (x, y, z))
    return [*phi, *v]


def log_of_vector(a, b, c, x, y, z):
    """On the manifold: w follows from the vector part."""
    from symdyn.scalar import sqrt

    return log_of(a, b, c, sqrt(1 - (a * a + b * b + c * c)), x, y, z)


def mp_exp(a, b, c, x, y, z):
    """exp of the 4x4 matrix of the twist, as a power series in 60 digits."""
    A = mpmath.matrix([[0, -c, b, x], [c, 0, -a, y], [-b, a, 0, z], [0, 0, 0, 0]])
    half = mpmath.sqrt(a * a + b * b + c * c) / 2
    s = mpmath.sin(half) / half / 2 if half else mpmath.mpf(1) / 2
    column = mpmath.matrix([x, y, z, 0])  # of A, A^2/2, A^3/6 and so on
    p = column
    for k in range(2, 60):
        column = A * column / k
        p = p + column
    return [s * a, s * b, s * c, mpmath.cos(half), p[0], p[1], p[2]]


def mp_log(a, b, c, x, y, z):
    """Solves V(phi) v = p, where V is the integral of exp([phi] t), as a power series."""
    n = mpmath.sqrt(a * a + b * b + c * c)
    scale = 2 * mpmath.asin(n) / n if n else mpmath.mpf(2)
    p, q, r = (scale * k for k in (a, b, c))
    K = mpmath.matrix([[0, -r, q], [r, 0, -p], [-q, p, 0]])
    V, power = mpmath.eye(3), mpmath.eye(3)
    for k in range(1, 60):
        power = power * K / (k + 1)
        V = V + power
    v = mpmath.lu_solve(V, mpmath.matrix([x, y, z]))
    return [p, q, r, *v]


def numeric(function, at, order):
    """Partial derivatives by central differences in 60 digits, as an array like the program's."""
    n, step = len(at), mpmath.mpf(10) ** -15

    def moved(*steps):
        return np.array(
            function(
                *(
                    mpmath.mpf(x) + steps.count(k + 1) * step - steps.count(-k - 1) * step
                    for k, x in enumerate(at)
                )
            )
        )

    if order == 1:
        rows = [(moved(k) - moved(-k)) / (2 * step) for k in range(1, n + 1)]
        return np.array(rows).astype(float)
    result = np.empty((n, n, len(function(*map(mpmath.mpf, at)))))
    for i in range(1, n + 1):
        for j in range(1, i + 1):
            total = moved(i, j) - moved(i, -j) - moved(-i, j) + moved(-i, -j)
            result[i - 1, j - 1] = result[j - 1, i - 1] = (total / (4 * step**2)).astype(float)
    return result


@pytest.fixture(autouse=True)
def digits():
    with mpmath.workdps(60):
        yield


@pytest.mark.parametrize("axis", AXES)
def test_exponentials_to_the_last_digits(axis):
    run = program(exp_of, 6)
    for angle in ANGLES:
        twist = [*(angle * x for x in axis), *SHIFT]
        found = run(twist)[0]
        known = np.array([float(x) for x in mp_exp(*map(mpmath.mpf, twist))])
        sizes = np.array([angle or 1] * 3 + [1] * 4)
        assert np.abs((found - known) / sizes).max() < 1e-15, angle
        direct = np.array(exp_of(*twist), float)
        assert np.abs((direct - known) / sizes).max() < 1e-15, angle


@pytest.mark.sample(2)
@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("side", [1.0, -1.0])
def test_logarithms_to_the_last_digits(axis, side):
    run = program(log_of, 7)
    for angle in ANGLES:
        half = mpmath.mpf(angle) / 2
        four = [float(mpmath.sin(half) * mpmath.mpf(x)) for x in axis] + [float(mpmath.cos(half))]
        found = run([*(side * x for x in four), *SHIFT])[0]
        known = np.array([float(x) for x in mp_log(*map(mpmath.mpf, [*four[:3], *SHIFT]))])
        if angle > 3:  # there the vector part alone does not say the angle
            known[:3] = np.multiply(angle, axis)
            found, known = found[:3], known[:3]
        sizes = np.array([angle or 1] * 3 + [1] * 3)[: len(found)]
        assert np.abs((found - known) / sizes).max() < 1.5e-15, angle


@pytest.mark.sample(1)
@pytest.mark.parametrize("angle", [0.0, 1e-8, 0.9999, 1.0001])
def test_derivatives_of_exponentials_at_zero_and_at_the_switch(angle):
    at = [*(angle * x for x in AXES[1]), *SHIFT]
    _, first, second = program(exp_of, 6)(at)
    assert np.abs(first - numeric(mp_exp, at, 1)).max() < 1e-14
    assert np.abs(second - numeric(mp_exp, at, 2)).max() < 1e-13


@pytest.mark.sample(1)
@pytest.mark.parametrize("angle", [0.0, 1.35, 1.37])
def test_derivatives_of_logarithms_at_zero_and_at_the_switch(angle):
    at = [*(np.sin(angle / 2) * x for x in AXES[1]), *SHIFT]
    _, first, second = program(log_of_vector, 6)(at)
    assert np.abs(first - numeric(mp_log, at, 1)).max() < 1e-13
    assert np.abs(second - numeric(mp_log, at, 2)).max() < 1e-12


def test_half_a_turn_is_about_one_of_the_two_axes():
    assert np.allclose(
        exponentials.log_quaternion((0.6, 0.0, 0.8, 0.0)), np.pi * np.array([-0.6, 0, -0.8])
    )


def test_complex_steps_see_the_same_derivatives():
    run = program(exp_of, 6)
    at = np.array([*(0.7 * x for x in AXES[1]), *SHIFT])
    _, first, _ = run(at)
    for k in range(6):
        step = at + 1e-30j * np.eye(6)[k]
        assert np.allclose(run(step)[0].imag / 1e-30, first[k], rtol=1e-14, atol=1e-15)


@pytest.mark.parametrize("angle", [0.0, 1e-200, 1e-5, 0.4, 1.0, 2.5, -2.5])
def test_planar_motions_are_motions_in_space(angle):
    x, y = 0.7, -0.4
    _, p = exponentials.exp_twist(((0.0, 0.0, angle), (x, y, 0.0)))
    assert np.allclose(exponentials.exp_planar(angle, x, y), p[:2], rtol=1e-15, atol=1e-15)
    back = exponentials.log_planar(angle, *exponentials.exp_planar(angle, x, y))
    assert np.allclose(back, (x, y), rtol=1e-14)


def test_normalized_quaternions():
    assert np.allclose(quaternions.normalize((2.0, 0.0, 0.0, 2.0)), np.array([1, 0, 0, 1]) / 2**0.5)


@pytest.mark.parametrize("seed", range(40))
def test_a_matrix_gives_its_quaternion_back(seed):
    four = np.random.default_rng(seed).normal(size=4) * 10.0 ** (np.arange(4) * (seed % 3) - 1)
    q = tuple(map(float, four[np.random.default_rng(seed).permutation(4)] / np.linalg.norm(four)))
    found = np.array(quaternions.quaternion_from_matrix(quaternions.rotation_matrix(q)))
    assert np.minimum(np.abs(found - q).max(), np.abs(found + q).max()) < 1e-14


@pytest.mark.parametrize("axis", range(3))
def test_the_shortest_turn_leads_to_the_vector_and_is_about_a_perpendicular(axis):
    rng = np.random.default_rng(axis)
    unit = np.eye(3)[axis]
    for z in (*(v / np.linalg.norm(v) for v in rng.normal(size=(20, 3))), unit, -unit):
        q = quaternions.shortest_rotation(axis, tuple(map(float, z)))
        assert np.allclose(np.array(quaternions.rotation_matrix(q), float) @ unit, z, atol=1e-12)
        assert q[axis] == 0
