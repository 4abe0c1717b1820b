"""Beams of rigid segments and elastic joints: Euler-Bernoulli as segments grow (SM03 C.2)."""

import itertools
import math

import numpy as np
import pytest

import symdyn as sd
from symdyn.errors import InaccurateWarning
from symdyn.formulations.inverse.passive import passive_forces
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.robot import read_spec, robot_from_dict, robot_to_dict

ROD = {"length": 2.0, "young": 70e9, "second_moment": 1e-9, "area": 1e-4, "density": 2700}
FLEXURE = ROD["young"] * ROD["second_moment"]
LINE = ROD["density"] * ROD["area"]

TEXT = """name = "crane"
[symbols]
E = 70e9
[[bodies]]
name = "load"
mass = 3.0
[[joints]]
name = "hook"
type = "revolute"
parent = "jib_tip"
child = "load"
[[beams]]
name = "jib"
parent = "base"
xyz = [0, 0, 0.5]
length = 2.0
segments = 3
young = "E"
section = { width = 0.02, height = 0.01 }
density = 2700
damping = 0.001
axis = [0, 1, 0]
"""


def clamped_free(count):
    """The first roots of cos x cosh x = -1, by bisection around (k + 1/2) pi."""
    roots = []
    for k in range(count):
        low, high = (k + 0.5) * math.pi - 0.5, (k + 0.5) * math.pi + 0.5
        rising = math.cos(high) + 1 / math.cosh(high) > 0
        for _ in range(60):
            middle = (low + high) / 2
            if (math.cos(middle) + 1 / math.cosh(middle) > 0) == rising:
                high = middle
            else:
                low = middle
        roots.append(low)
    return np.array(roots)


def frequencies(M, k):
    """Natural frequencies, rad/s, of joints of equal stiffness."""
    return np.sort(np.sqrt(k / np.linalg.eigvalsh(M)))


def beam_frequencies():
    return clamped_free(3) ** 2 * math.sqrt(FLEXURE / (LINE * ROD["length"] ** 4))


def test_roots_are_those_of_the_books():
    assert clamped_free(3) == pytest.approx([1.875104, 4.694091, 7.854757], abs=1e-6)


def test_natural_frequencies_approach_those_of_the_beam_with_the_square_of_segments():
    errors = []
    for segments in (8, 16, 32):
        robot = sd.beam(segments=segments, **ROD)
        M = np.array(mass_matrix(robot, [0.0] * segments), float)
        found = frequencies(M, robot.joints[0].passive.stiffness)[:3]
        errors.append(np.abs(found / beam_frequencies() - 1))
    assert errors[0].max() < 0.025
    assert errors[2].max() < 0.0015
    for coarse, fine in itertools.pairwise(errors):
        assert np.log2(coarse / fine) == pytest.approx([2, 2, 2], abs=0.15)


def test_compiled_code_has_the_frequencies_of_the_beam():
    robot = sd.beam(segments=8, **ROD)
    code = sd.compile(robot, functions=["mass_matrix", "passive_forces"])
    zero = np.zeros(8)
    K = np.array([code.passive_forces(1e-3 * e, zero) / 1e-3 for e in np.eye(8)])
    M = code.mass_matrix(zero)
    squares = np.sort(np.linalg.eigvals(np.linalg.solve(M, K)).real)
    assert np.sqrt(squares[:3]) == pytest.approx(beam_frequencies(), rel=0.025)


def test_the_linearization_has_the_frequencies_and_with_them_the_longest_step():
    """rk4 is stable on the imaginary axis up to step * frequency = 2 sqrt(2)."""
    robot, rest = sd.beam(segments=4, **ROD), np.zeros(4)
    A, _ = sd.compile(robot, ["linearization"], passive=True).linearization(rest, rest, rest)
    found = np.sort(np.linalg.eigvals(A).imag)[4:]
    M = np.array(mass_matrix(robot, [0.0] * 4), float)
    assert found == pytest.approx(frequencies(M, robot.joints[0].passive.stiffness), rel=1e-9)
    for share, grows in ((0.98, False), (1.02, True)):
        step = share * math.sqrt(8) / found[-1]
        with pytest.warns(InaccurateWarning):
            got = sd.simulate(robot, q0=[1e-6] * 4, time=200 * step, step=step)
        assert (got.energy[-1] > got.energy[0]) == grows


def test_a_force_at_the_tip_bends_the_beam_as_in_the_books():
    """w = F L^3 / (3 E I), by the static angles F L_k / k; the error falls with 1/n^2."""
    errors = []
    for n in (4, 8):
        robot = sd.beam(segments=n, **ROD)
        arms = [ROD["length"] * (1 - (k + 0.5) / n) for k in range(n)]
        sag = sum(arm * arm for arm in arms) / robot.joints[0].passive.stiffness
        errors.append(sag * 3 * FLEXURE / ROD["length"] ** 3 - 1)
    assert errors[0] == pytest.approx(4 * errors[1], rel=1e-6)
    assert abs(errors[1]) < 0.005


def test_mass_length_and_damping_are_kept():
    robot = sd.beam(segments=5, damping=0.01, axis=[0, 1, 0], **ROD)
    half = LINE * ROD["length"] / 10
    assert sum(link.inertia.m for link in robot.links) + half == pytest.approx(LINE * ROD["length"])
    tip = robot.frame("beam_tip")
    end = link_poses(robot, [0.0] * 5)[tip.link] @ tip.placement.pose()
    assert [float(x) for x in end.p] == pytest.approx([ROD["length"], 0, 0])
    assert robot.actuated == ()
    assert robot.unactuated == tuple(range(5))
    law = robot.joints[0].passive
    assert law.viscous == pytest.approx(0.01 * law.stiffness)
    assert passive_forces(robot, [0.1, 0, 0, 0, 0], [0.0] * 5)[0] == pytest.approx(
        0.1 * law.stiffness
    )


def test_a_spec_hangs_joints_on_the_tip_and_opens_symbols():
    robot = read_spec(TEXT, "crane.toml")
    assert [joint.name for joint in robot.joints] == [
        *(f"jib_joint_{k}" for k in (1, 2, 3)),
        "hook",
    ]
    assert robot.actuated == (3,)
    opened = robot.symbolic("declared")
    assert [p.name for p in opened.symbolic_parameters] == ["E"]
    stiffness = 70e9 * 0.02 * 0.01**3 / 12 / (2.0 / 3)
    assert float(robot.bind().joints[0].passive.stiffness) == pytest.approx(stiffness)
    table = robot_to_dict(robot)
    assert robot_to_dict(robot_from_dict(table)) == table


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("segments = 3", "segments = 0", "17: segments of beam 'jib' is '0'; give a whole number"),
        ("segments = 3", "segments = 2.5", "give a whole number from 1 to"),
        ("segments = 3", "", "has no segments; add segments = ..."),
        ("length = 2.0", "length = -2.0", "16: length of beam 'jib' is -2; give a number above 0"),
        ("length = 2.0", "length = 0", "length of beam 'jib' is 0; give a number above 0"),
        ('young = "E"', 'young = "-E"', "young of beam 'jib' is -7e+10; give a number above 0"),
        ("height = 0.01", "height = -0.01", "19: height of section of beam 'jib' is -0.01"),
        ("height = 0.01", "hight = 0.01", "19: section of beam 'jib' has the unknown key 'hight'"),
        ("density = 2700", "density = 2700\narea = 1.0", "has both section and area; keep one"),
        ("damping = 0.001", "damping = -1", "21: damping of beam 'jib' is -1; give 0 or more"),
        (
            "axis = [0, 1, 0]",
            "axis = [1, 1, 0]",
            "22: axis of beam 'jib' is not perpendicular to the beam",
        ),
        ("axis = [0, 1, 0]", "bend = 3", "22: beam 'jib' has the unknown key 'bend'"),
        ('parent = "base"', 'parent = "wall"', "joint"),
    ],
)
def test_what_is_no_beam_is_rejected_by_line(rejection, old, new, words):
    assert old in TEXT
    message = rejection(read_spec, TEXT.replace(old, new), "crane.toml")
    assert words in message
    assert message.startswith("crane.toml:")
