"""Reference for regressors: energies of robots with one parameter 1 and the others 0.

    T = 1/2 qd^T M_c qd,     M_c the mass matrix and U_c the potential with only parameter c set
    regressor: column c is M_c qdd + Gamma_c(qd, qd) + dU_c/dq,     momentum: M_c qd

Nothing of the derivations is used. `drive_columns` are those of what acts at the joints themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Joint, Robot
from symdyn.robot.slots import joint_identifiers
from symdyn.verification.reference.answer import PLAIN, Answer, ReferenceOptions
from symdyn.verification.reference.differences import coordinate_derivatives
from symdyn.verification.reference.energy_method import bracket_sums, link_jacobians, link_poses
from symdyn.verification.reference.forces import direction, spring_force
from symdyn.verification.reference.geometry import (
    cross_matrix,
    number,
    numbers,
    times,
    transposed,
)
from symdyn.verification.reference.joints import (
    apart,
    follow_matrix,
    is_flat,
    owners,
    places,
)

Array = NDArray[Any]

_SINGLE = ("rotor_inertia", "viscous", "quadratic", "coulomb", "offset", "stiffness")
"""What a joint of one DoF may have."""
_MOMENTS = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
"""Where Ixx, Ixy, Iyy, Ixz, Iyz, Izz are in the tensor."""


def mass_matrices(robot: Robot, q: ArrayLike) -> Array:
    """(10 links, nv, nv): the mass matrix of each parameter set to 1; positions may be many."""
    found = []
    for X, (Jw, Jv) in zip(link_poses(robot, q), link_jacobians(robot, q), strict=True):
        R = X[..., :3, :3]
        found.append(transposed(Jv) @ Jv)
        for k in range(3):
            coupling = transposed(Jw) @ cross_matrix(R[..., k]) @ Jv
            found.append(coupling + transposed(coupling))
        own = transposed(R) @ Jw
        for row, column in _MOMENTS:
            tensor = np.zeros((3, 3))
            tensor[row, column] = tensor[column, row] = 1
            found.append(transposed(own) @ tensor @ own)
    return np.stack(found, axis=-3)


def potentials(robot: Robot, q: ArrayLike) -> Array:
    """(10 links): the potential energy of each parameter set to 1; positions may be many."""
    g = numbers(robot.gravity)
    found = []
    for X in link_poses(robot, q):
        height = -X[..., :3, 3] @ g
        turned = -np.einsum("...ij,i->...j", X[..., :3, :3], g)
        none = np.zeros((*height.shape, 6))
        found.append(np.concatenate([height[..., None], turned, none], axis=-1))
    return np.concatenate(found, axis=-1)


def adaptive_regressor(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qd_r: ArrayLike, qdd_r: ArrayLike
) -> Array:
    """Column by column M_c qdd_r + C_c(q, qd) qd_r + phi_c, with Christoffel symbols.

    Positions and rates may be many, as many of each.
    """
    dM = coordinate_derivatives(robot, lambda at: mass_matrices(robot, at), q)  # [l][c][a][b]
    v, r = np.asarray(qd), np.asarray(qd_r)
    velocity = np.einsum("i...ckj,...i,...j->...kc", dM, v, r)
    velocity = velocity + np.einsum("j...cki,...i,...j->...kc", dM, v, r)
    velocity = (velocity - np.einsum("k...cij,...i,...j->...kc", dM, v, r)) / 2
    if not is_flat(robot):
        free, at, G = apart(robot, q)
        sums = bracket_sums(robot, mass_matrices(free, at) @ G)
        velocity = velocity + np.einsum("...ckij,...i,...j->...kc", sums, v, r) / 2
    gravity = coordinate_derivatives(robot, lambda at: potentials(robot, at), q)
    return np.asarray(momentum_regressor(robot, q, qdd_r) + velocity + np.moveaxis(gravity, 0, -2))


def inertial_regressor(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """The adaptive form at qd_r = qd: ten columns for each link."""
    return adaptive_regressor(robot, q, qd, qd, qdd)


def regressor(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, options: ReferenceOptions = PLAIN
) -> Array:
    """The inertial columns and, with passive forces, the named ones behind them."""
    Y = inertial_regressor(robot, q, qd, qdd)
    drives = options.columns[Y.shape[-1] :] if options.passive else ()
    return np.hstack([Y, drive_columns(robot, drives, q, qd, qdd)])


def energy_regressor(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """Kinetic and potential energy of each parameter set to 1."""
    kinetic = np.einsum("cab,a,b->c", mass_matrices(robot, q), np.asarray(qd), np.asarray(qd)) / 2
    return np.asarray(kinetic + potentials(robot, q))


def momentum_regressor(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """M_c qd, column by column."""
    speed = np.asarray(qd)[..., None, :]
    return transposed(times(mass_matrices(robot, q), speed))


def drive_columns(
    robot: Robot, names: Sequence[str], q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> Array:
    """(nv, names): the columns of rotors, friction and springs that are called so."""
    G, owner, where = follow_matrix(robot), owners(robot), places(robot, q)
    speeds, accelerations = G @ np.asarray(qd), G @ np.asarray(qdd)
    identifiers = joint_identifiers(joint.name for joint in robot.joints)
    columns = []
    for name in names:
        called, _, kind = name.partition(".")
        i = identifiers.index(called)
        joint, law = robot.joints[i], robot.joints[i].passive
        if joint.nq > 1:
            own, unit = (
                np.eye(robot.nv)[robot.v_starts[i] :][: joint.nv],
                _unit_matrix(joint, kind),
            )
            damping = unit @ own @ np.asarray(qd)
            spring = kind.startswith("stiffness")
            columns.append((spring_force(joint, where[i], unit) if spring else damping) @ own)
            continue
        row = owner.index(i)
        effect = {
            "rotor_inertia": accelerations[row],
            "viscous": speeds[row],
            "quadratic": speeds[row] ** 2 * direction(speeds[row], 0),
            **{
                f"smooth_{k}": direction(speeds[row], velocity)
                for k, (velocity, _) in enumerate(law.smooth, 1)
            },
            "coulomb": direction(speeds[row], law.smoothing),
            "offset": 1.0,
            "stiffness": where[i][..., 0] - number(law.rest),
        }[kind]
        columns.append(G[row] * effect)
    return np.array(columns).T if columns else np.zeros((robot.nv, 0))


def drive_names(robot: Robot) -> list[str]:
    """The rotors, friction and springs that are not zero."""
    names = []
    for called, joint in zip(
        joint_identifiers(joint.name for joint in robot.joints), robot.joints, strict=True
    ):
        if joint.nq == 1:
            further = (f"smooth_{k + 1}" for k in range(len(joint.passive.smooth)))
            kinds = [*_SINGLE, *further]
        else:
            v = joint.motion.velocity_names
            pairs = (f"{a}_{b}" for i, a in enumerate(v) for b in v[i + 1 :])
            ends = ["", *(f"_{name}" for name in (*v, *pairs))]
            kinds = [kind + end for kind in ("viscous", "stiffness") for end in ends]
        names += [f"{called}.{kind}" for kind in kinds if _value(joint, kind)]
    return names


def _unit_matrix(joint: Joint, name: str) -> Array:
    """The stiffness or damping with 1 where its number of that name is: `stiffness_wx_wy`."""
    dofs = [joint.motion.velocity_names.index(k) for k in name.split("_")[1:]]
    if not dofs:
        return np.eye(joint.nv)
    found = np.zeros((joint.nv, joint.nv))
    found[dofs[0], dofs[-1]] = found[dofs[-1], dofs[0]] = 1
    return found


def drive_value(robot: Robot, name: str) -> float:
    """The parameter of a rotor, friction or spring that is called so."""
    called, _, kind = name.partition(".")
    identifiers = joint_identifiers(joint.name for joint in robot.joints)
    joint = robot.joints[identifiers.index(called)]
    return _value(joint, kind)


def _value(joint: Joint, kind: str) -> float:
    """A number of the drive of a joint; 0 for an entry of what has none."""
    if kind.startswith("smooth_"):
        return joint.passive.smooth[int(kind.removeprefix("smooth_")) - 1][1]
    if joint.nq == 1:
        found = joint.rotor_inertia if kind == "rotor_inertia" else getattr(joint.passive, kind)
        return float(found)
    value, names = getattr(joint.passive, kind.partition("_")[0]), kind.split("_")[1:]
    rows = isinstance(value, tuple) and isinstance(value[0], tuple)
    if isinstance(value, tuple) is not bool(names) or (len(names) > 1 and not rows):
        return 0.0
    places = [joint.motion.velocity_names.index(name) for name in names]
    if rows:
        return float(value[places[0]][places[-1]])
    return float(value[places[0]] if places else value)


REGRESSOR_REFERENCE: dict[str, Answer] = {
    "regressor": Answer(regressor, ("q", "qd", "qdd"), uses=("passive", "columns")),
    "adaptive_regressor": Answer(adaptive_regressor, ("q", "qd", "qd_r", "qdd_r")),
    "energy_regressor": Answer(energy_regressor, ("q", "qd")),
    "momentum_regressor": Answer(momentum_regressor, ("q", "qd")),
}
