"""Passive forces: friction and springs, as forces that the motors have to overcome.

    tau_p = viscous qd + quadratic qd |qd| + coulomb sign(qd) + sum gain tanh(qd / velocity)
            + offset + stiffness (q - rest)

with tanh(qd / smoothing) for sign(qd) where a smoothing velocity is given. For a joint of several
DoF (SM03 C5 is the case of a flexible base)

    tau_p = viscous v + D^T K d,      d = difference(rest, q),   ddot = D v

which is the gradient of the spring's energy d^T K d / 2 along the screws; the derivative of D^T K d
along v is D^T K D v + (dD^T) K d.

Friction before sliding is that of stop operators, with their state as input and output:

    z <- clip(z + dq/delta, -1, 1),     tau = sum gain z

A stop is a spring that slides once it is stretched by delta, and several in parallel are a model of
Maxwell slip (Al-Bender, Lampaert and Swevers 2005; Kuhnen 2003 on the play and stop operators). A
follower's stops see the way that it goes itself. The order of the states is that of the joints, and
that of the list of each joint.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.lie.matrices import Matrix, add_columns, apply, identity, zeros
from symdyn.robot.joint import Joint
from symdyn.robot.joints.passive import matrix_of, quadratic_energy
from symdyn.robot.model import NO_PASSIVE, Robot
from symdyn.scalar import Scalar, is_zero, label, select, sign, tanh


def passive_forces(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Scalar]:
    """tau_p(q, qd): to be added to what the rigid motion needs."""
    tau: list[Scalar] = [0] * robot.nv
    for i, joint in enumerate(robot.joints):
        law = joint.passive
        if law == NO_PASSIVE:
            continue
        if joint.nq > 1:
            first = robot.v_starts[i]
            own = _forces_of_several(joint, robot.positions(i, q), qd[first : first + joint.nv])
            for k, force in enumerate(own):
                title = f"joint {i + 1}: spring and damper"
                tau[first + k] += label(force, f"spring{i + 1}_{k + 1}", title)
            continue
        (dof,), (position,) = robot.dofs(i), robot.positions(i, q)
        rate = dof.rate * qd[dof.index]
        dry: Scalar = 0
        if not is_zero(law.coulomb):
            smooth = not is_zero(law.smoothing)
            dry = law.coulomb * (tanh(rate / law.smoothing) if smooth else sign(rate))
        for velocity, gain in law.smooth:
            dry = dry + gain * tanh(rate / velocity)
        if not is_zero(law.quadratic):
            dry = dry + law.quadratic * (rate * abs(rate))
        spring = law.stiffness * (position - law.rest)
        tau[dof.index] += dof.rate * (law.viscous * rate + dry + law.offset + spring)
    return tau


def _forces_of_several(joint: Joint, q: Sequence[Scalar], v: Sequence[Scalar]) -> list[Scalar]:
    law = joint.passive
    tau = apply(matrix_of(law.viscous, joint.nv), v)
    if is_zero(law.stiffness):
        return tau
    there = law.displacement(joint.motion, q)
    return add_columns(tau, there.force(apply(matrix_of(law.stiffness, joint.nv), there.d)))


def spring_energy(robot: Robot, q: Sequence[Scalar]) -> Scalar:
    """U_s(q) = sum of d^T K d / 2 over the springs of the joints."""
    total: Scalar = 0
    for i, joint in enumerate(robot.joints):
        if not is_zero(joint.passive.stiffness):
            there = joint.passive.displacement(joint.motion, robot.positions(i, q))
            own = quadratic_energy(joint.passive.stiffness, there.d)
            total = total + label(own, f"U_s{i + 1}", f"joint {i + 1}: energy of its spring")
    return total


def passive_force_derivatives(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]
) -> tuple[Matrix, Matrix]:
    """dtau_p/dq and dtau_p/dqd of `passive_forces`; sign(qd) has no slope, tanh and qd |qd| have.

    For joints of one DoF both are diagonal: a follower adds to its leader's entry, by its rate
    squared. Derivatives in q are along the screws.
    """
    dq, dqd = zeros(robot.nv, robot.nv), zeros(robot.nv, robot.nv)
    for i, joint in enumerate(robot.joints):
        law = joint.passive
        if joint.nq > 1:
            own, start = _slopes_of_several(joint, robot.positions(i, q)), robot.v_starts[i]
            for whole, part in zip((dq, dqd), own, strict=True):
                for row, entries in enumerate(part, start):
                    whole[row][start : start + joint.nv] = entries
            continue
        for dof in robot.dofs(i):
            slope, rate = law.viscous, dof.rate * qd[dof.index]
            smooth = [(law.smoothing, law.coulomb)] if not is_zero(law.smoothing) else []
            for velocity, gain in (*smooth, *law.smooth):
                if not is_zero(gain):
                    dry = tanh(rate / velocity)
                    slope = slope + gain / velocity * (1 - dry * dry)
            if not is_zero(law.quadratic):
                slope = slope + 2 * law.quadratic * abs(rate)
            square = dof.rate * dof.rate
            dq[dof.index][dof.index] += square * law.stiffness
            dqd[dof.index][dof.index] += square * slope
    return dq, dqd


def _slopes_of_several(joint: Joint, q: Sequence[Scalar]) -> tuple[Matrix, Matrix]:
    law, n = joint.passive, joint.nv
    in_q, damping = zeros(n, n), matrix_of(law.viscous, n)
    if is_zero(law.stiffness):
        return in_q, damping
    K, there = matrix_of(law.stiffness, n), law.displacement(joint.motion, q)
    pull = apply(K, there.d)
    for k, along in enumerate(identity(n)):
        stiff = there.force(apply(K, there.rate(along)))
        for row, entry in enumerate(add_columns(stiff, there.force_derivative(along, pull))):
            in_q[row][k] = entry
    return in_q, damping


# -- stops ---------------------------------------------------------------------------------


def stop_friction(
    robot: Robot, q: Sequence[Scalar], q_last: Sequence[Scalar], z: Sequence[Scalar]
) -> tuple[list[Scalar], list[Scalar]]:
    """z_next and tau: the stops after the joints have gone from q_last to q, and their forces."""
    if not robot.stops:
        raise FunctionError(
            f"{robot.name}: stop_friction: no joint has stops; give some in its passive table"
        )
    tau: list[Scalar] = [0] * robot.nv
    after: list[Scalar] = []
    for (i, (delta, gain)), state in zip(robot.stops, z, strict=True):
        (dof,), (here,), (there,) = (
            robot.dofs(i),
            robot.positions(i, q),
            robot.positions(i, q_last),
        )
        stretched = state + (here - there) / delta
        block = f"joint {i + 1}: stops"
        label(stretched, f"z{len(after) + 1}_free", block)
        below = select(stretched + 1, stretched, -1)
        state = label(select(1 - below, below, 1), f"z{len(after) + 1}", block)
        after.append(state)
        tau[dof.index] += dof.rate * (gain * state)
    return after, tau
