"""Energy and momentum as matrices times the ten inertial parameters of every link.

    T + U = y(q, qd) p,     M qd = Y(q, qd) p              no accelerations in either

With w, v the twist of a link, g gravity in its own axes and o its origin,

    T: m |v|^2/2,  mc: v x w,  I: the entries of w w^T, halved on the diagonal
    U: m -g.o,     mc: -g                                     zero with all mass at the base origin
    M qd:  the columns of J V, (0, v), (e_j x v, w x e_j), (entries of w, 0), along every joint

The energy form is linear in the same parameters as tau = Y p and its null space is the same, which
is how base parameters are found; over time it is an identification model without accelerations
(Gautier and Khalil 1988). Rotors are in neither.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.kinematics.link_vectors import link_twists
from symdyn.formulations.regressors.regressor import Columns, by_screws
from symdyn.lie import AXES, SE3, Twist, Vec3, vec
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label, label_vector


def energy_regressor(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Scalar]:
    """y(q, qd), 10 links: the links' kinetic and potential energy together is y p."""
    f = robot.transforms(q)
    pairs = zip(_kinetic(robot, f, qd), _potential(robot, f), strict=True)
    return [kinetic + potential for kinetic, potential in pairs]


def kinetic_energy_regressor(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]
) -> list[Scalar]:
    """The share of each parameter in the kinetic energy of the links."""
    return _kinetic(robot, robot.transforms(q), qd)


def potential_energy_regressor(robot: Robot, q: Sequence[Scalar]) -> list[Scalar]:
    """The share of each parameter in the potential energy; moments of inertia have none."""
    return _potential(robot, robot.transforms(q))


def momentum_regressor(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> Matrix:
    """Y(q, qd), nv x 10 links: the generalized momentum M qd is Y p, but for rotors."""
    f = robot.transforms(q)
    return by_screws(robot, f, [_momentum_columns(V) for V in list(link_twists(robot, f, qd))])


def _kinetic(robot: Robot, f: Sequence[SE3], qd: Sequence[Scalar]) -> list[Scalar]:
    y: list[Scalar] = []
    for w, v in list(link_twists(robot, f, qd)):
        halves = (w[0] / 2, w[1] / 2, w[2] / 2)
        y += [vec.dot(v, v) / 2, *vec.cross(v, w)]
        y += [w[0] * halves[0], w[0] * w[1], w[1] * halves[1]]
        y += [w[0] * w[2], w[1] * w[2], w[2] * halves[2]]
    return y


def _potential(robot: Robot, f: Sequence[SE3]) -> list[Scalar]:
    y: list[Scalar] = []
    states: list[tuple[Vec3, Scalar]] = []
    for i, joint in enumerate(robot.joints):
        g, depth = (robot.gravity, 0) if joint.parent == BASE else states[joint.parent]
        depth = depth + vec.dot(g, f[i].p)
        g = vec.apply(vec.transpose(f[i].R), g)
        title = f"link {i + 1}: gravity g in its axes, and g.o with its origin o"
        label_vector(g, f"g{i + 1}", title)
        label(depth, f"go{i + 1}", title)
        states.append((g, depth))
        y += [-depth, *vec.scale(-1, g), *[0] * 6]
    return y


def _momentum_columns(V: Twist) -> Columns:
    """(angular, linear) momentum of each parameter set to 1."""
    w, v = V
    x, y, z = w
    tensors: tuple[Vec3, ...] = ((x, 0, 0), (y, x, 0), (0, y, 0), (z, 0, x), (0, z, y), (0, 0, z))
    return (
        (vec.ZERO, v),
        *((vec.cross(axis, v), vec.cross(w, axis)) for axis in AXES.values()),
        *((angular, vec.ZERO) for angular in tensors),
    )
