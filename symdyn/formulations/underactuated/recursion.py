"""The same in O(n): articulated bodies over the DoF without a motor, rigid over the others.

With zeta and M zeta + b the links' accelerations and wrenches when every free joint stands still,
and Jhat, Phi, Omega of the Riccati recursion over what is free (`locked_robot.py`),

    e_k = tau_k - S_k^T z_k,     qdd_k = e_k / Omega_k - Phi_k lambda,      k free
    F_i = Jhat_i lambda_i + z_i,     tau_k = S_k^T F_i + rotor_k qdd_k,     k given

where z starts from M zeta + b and lambda is what the free DoF add to zeta (RK88 FD3 with known
accelerations; Jain and Rodriguez 1993; Featherstone's hybrid dynamics). Of the generalized inertia

    M_g[i][j] = S_i^T F_j  -  sum over u of  w_u[i] w_u[j] / Omega_u,      w_u[j] = S_u^T F_j

F_j is the wrench Jhat S_j, carried towards the base; a DoF u that it passes takes
Phi_u^T w_u[j] of it. The first term is there where i carries j, the sum is over all u that carry
both.

Accelerations of links and tips where motors accelerate as given and the rest follows.

    Vdot_i = Ad(f^-1) Vdot_parent + S_i qdd_i + ad(V_i) S_i qd_i,   qdd = (qdd_a, qdd_u)

The sum of all that SM03 writes as (25) and (39), by recursion: qdd_u comes from one of the ways to
compute underactuated inverse dynamics, the rest is PBP95 eq. 25.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from symdyn.formulations.forward.filter_smoother import filtered, smoothed, weigh
from symdyn.formulations.forward.riccati import Articulation, articulate
from symdyn.formulations.forward.rk88 import State, held_joints, state_of
from symdyn.formulations.inverse.newton_euler import link_motions
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.formulations.underactuated import block_elimination
from symdyn.formulations.underactuated.locked_robot import (
    LockedRobot,
    chosen,
    require_partitioned,
    spread,
    with_disturbance,
)
from symdyn.lie import (
    ZERO_PAIR,
    Ad_dual_inverse,
    Ad_inverse,
    add_pairs,
    pair_to_vector,
    pairing,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import Matrix, add_columns, negate_matrix, transpose, zeros
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label, label_vector

Column = Sequence[Scalar]


def _articulated(
    robot: Robot, q: Column, free: Sequence[int], function: str
) -> tuple[LockedRobot, Articulation]:
    locked_robot = LockedRobot.with_free_dofs(robot, free)
    with locked_robot.named():
        return locked_robot, articulate(locked_robot, q, robot.transforms(q), function)


class _PrescribedMotion:
    """The motion of a robot of which some accelerations and the other forces are given."""

    def __init__(
        self,
        state: State,
        sides: tuple[Sequence[int], Sequence[int]],
        forces: Column,
        function: str,
    ) -> None:
        robot, f = state.robot, state.f
        given, free = sides
        locked_robot, bodies = _articulated(robot, state.q, free, function)
        _, wrenches = held_joints(state)
        innovations, z = filtered(locked_robot, f, bodies, forces, wrenches)
        self.accelerations, moved = smoothed(locked_robot, f, bodies, weigh(bodies, innovations))
        """Of what is free."""
        self.forces: list[Scalar] = []
        """On what has given accelerations."""
        for i in range(len(robot.links)):
            F = add_pairs(bodies.inertias[i] @ moved[i], z[i])
            for dof in robot.dofs(i):
                if dof.index in given:
                    rotor = dof.rotor * state.driven[dof.index]
                    self.forces.append(pairing(F, dof.screw) + rotor)


def _driven(
    robot: Robot,
    state: tuple[Column, Column],
    sides: tuple[Sequence[int], Sequence[int]],
    values: tuple[Column, Column],
    f_tip: TipWrenches,
    function: str,
) -> _PrescribedMotion:
    """`sides` are what accelerates as given and what is free, `values` accelerations and forces."""
    require_partitioned(robot, function)
    known = state_of(robot, *state, (), f_tip, driven=spread(robot, sides[0], values[0]))
    return _PrescribedMotion(known, sides, values[1], function)


def underactuated_inverse_dynamics(
    robot: Robot,
    q: Column,
    qd: Column,
    qdd_a: Column,
    tau_u: Column,
    f_tip: TipWrenches = None,
    passive: Column | None = None,
) -> tuple[list[Scalar], list[Scalar]]:
    """tau_a and qdd_u: what the motors have to do, and what everything else does (SM03 eq. 28)."""
    sides = (robot.actuated, robot.unactuated)
    pushed = _less(tau_u, passive, robot.unactuated)
    function = "underactuated_inverse_dynamics"
    motion = _driven(robot, (q, qd), sides, (qdd_a, pushed), f_tip, function)
    return _plus(motion.forces, passive, robot.actuated), motion.accelerations


def hybrid_dynamics(
    robot: Robot,
    q: Column,
    qd: Column,
    tau_a: Column,
    qdd_u: Column,
    f_tip: TipWrenches = None,
    passive: Column | None = None,
) -> tuple[list[Scalar], list[Scalar]]:
    """Return qdd_a and tau_u: accelerations of actuated DoF, forces on unactuated DoF."""
    sides = (robot.unactuated, robot.actuated)
    pushed = _less(tau_a, passive, robot.actuated)
    motion = _driven(robot, (q, qd), sides, (qdd_u, pushed), f_tip, "hybrid_dynamics")
    return motion.accelerations, _plus(motion.forces, passive, robot.unactuated)


def _less(forces: Column, passive: Column | None, entries: Sequence[int]) -> Column:
    """Return the forces minus friction and springs."""
    if passive is None:
        return forces
    return [t - r for t, r in zip(forces, chosen(passive, entries), strict=True)]


def _plus(forces: Column, passive: Column | None, entries: Sequence[int]) -> list[Scalar]:
    """Return the forces plus friction and springs."""
    if passive is None:
        return list(forces)
    return [t + r for t, r in zip(forces, chosen(passive, entries), strict=True)]


def generalized_inertia(robot: Robot, q: Column) -> Matrix:
    """M_g = M_aa - M_au M_uu^-1 M_ua, without M (SM03 eq. B7)."""
    require_partitioned(robot, "generalized_inertia")
    robot = robot.with_joint_frames()
    f = robot.transforms(q)
    locked_robot, bodies = _articulated(robot, q, robot.unactuated, "generalized_inertia")
    number = {k: n for n, k in enumerate(robot.actuated)}
    inertia = zeros(len(number), len(number))
    taken = zeros(locked_robot.nv, len(number))
    for j in range(len(robot.links)):
        for column in robot.dofs(j):
            if column.index not in number:
                continue
            c, F, i = number[column.index], bodies.inertias[j] @ column.screw, j
            inertia[c][c] = inertia[c][c] + column.rotor
            while i != BASE:
                title = (
                    f"column {c + 1}: wrench at joint {i + 1} for a unit acceleration of joint "
                    f"{j + 1}"
                )
                label_vector(F[0], f"N{c + 1}at{i + 1}", title)
                label_vector(F[1], f"F{c + 1}at{i + 1}", title)
                for row in robot.dofs(i):
                    r = number.get(row.index, c + 1)
                    if r <= c:
                        inertia[r][c] = inertia[r][c] + pairing(F, row.screw)
                for free in reversed(locked_robot.dofs(i)):
                    k = free.index
                    taken[k][c] = label(pairing(F, free.screw), f"w{k + 1}_{c + 1}", title)
                    F = add_pairs(F, scale_pair(-taken[k][c], bodies.gains[k]))
                F = Ad_dual_inverse(f[i], F)
                i = robot.joints[i].parent
    for c in range(len(number)):
        for k in range(locked_robot.nv):
            share = label(
                taken[k][c] * bodies.inverse[k], f"z{k + 1}_{c + 1}", f"column {c + 1}: w / Omega"
            )
            for r in range(c + 1):
                inertia[r][c] = inertia[r][c] - taken[k][r] * share
        for r in range(c):
            inertia[c][r] = inertia[r][c]
    return inertia


def disturbance_jacobian(robot: Robot, q: Column) -> Matrix:
    """J_D column by column: qdd_u when one motor accelerates by 1 and everything is at rest."""
    require_partitioned(robot, "disturbance_jacobian")
    resting = replace(robot, gravity=vec.ZERO)
    rest, loose = [0] * robot.nv, [0] * len(robot.unactuated)
    columns = []
    for n in range(len(robot.actuated)):
        unit = [int(n == m) for m in range(len(robot.actuated))]
        columns.append(underactuated_inverse_dynamics(resting, q, rest, unit, loose)[1])
    return transpose(columns)


def dynamic_coupling(robot: Robot, q: Column) -> Matrix:
    """D = -J_D^T."""
    return negate_matrix(transpose(disturbance_jacobian(robot, q)))


def generalized_jacobian(robot: Robot, q: Column) -> list[Matrix]:
    """J_g = J_a + J_u J_D of each tip (SM03 eq. 41)."""
    return with_disturbance(robot, q, disturbance_jacobian(robot, q))


def generalized_bias(robot: Robot, q: Column, qd: Column) -> list[Scalar]:
    """Return h_g, the forces on actuated DoF for qdd_a = 0 and tau_u = 0."""
    still, loose = [0] * len(robot.actuated), [0] * len(robot.unactuated)
    return underactuated_inverse_dynamics(robot, q, qd, still, loose)[0]


def generalized_force(robot: Robot, q: Column, tau: Column) -> list[Scalar]:
    """T_hat: tau_a less what the motors feel of tau_u where they do not accelerate."""
    resting = replace(robot, gravity=vec.ZERO)
    rest, still = [0] * robot.nv, [0] * len(robot.actuated)
    loads = chosen(tau, robot.unactuated)
    felt, _ = underactuated_inverse_dynamics(resting, q, rest, still, loads)
    return [t - x for t, x in zip(chosen(tau, robot.actuated), felt, strict=True)]


# -- accelerations of the links ------------------------------------------------------------


Sixes = list[list[Scalar]]


def _by(solver: Callable[..., Any]) -> Callable[..., tuple[Sixes, Sixes]]:
    """The accelerations, with qdd_u by `solver`."""

    def accelerations(
        robot: Robot,
        q: Column,
        qd: Column,
        qdd_a: Column,
        tau_u: Column,
        f_tip: TipWrenches = None,
        passive: Column | None = None,
    ) -> tuple[Sixes, Sixes]:
        """Vdot of links and tips, each in its own frame, gravity not included."""
        _, qdd_u = solver(robot, q, qd, qdd_a, tau_u, f_tip, passive)
        qdd = spread(robot, robot.actuated, qdd_a)
        qdd = add_columns(qdd, spread(robot, robot.unactuated, qdd_u))
        _, links = link_motions(robot, q, qd, qdd)
        tips = []
        for frame in (robot.frame(name) for name in robot.tips):
            carried = ZERO_PAIR if frame.link == BASE else links[frame.link]
            tips.append(list(pair_to_vector(Ad_inverse(frame.placement.pose(), carried))))
        return [list(pair_to_vector(Vdot)) for Vdot in links], tips

    return accelerations


by_elimination = _by(block_elimination.underactuated_inverse_dynamics)
by_recursion = _by(underactuated_inverse_dynamics)
