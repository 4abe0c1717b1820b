"""The columns that rotors, friction and springs add to a regressor: tau is linear in these, too.

    tau += rotor qdd + viscous qd + quadratic qd |qd| + coulomb sign(qd) + gain tanh(qd/velocity)
           + offset + stiffness (q - rest)

and D^T K d for the spring of a joint of several DoF (`inverse/passive.py`): a column for each
entry of K, at the others' being zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from symdyn.lie.matrices import Matrix
from symdyn.robot.joints.passive import apply_unit_law, entry_name, law_entries
from symdyn.robot.model import Robot
from symdyn.robot.slots import joint_identifiers
from symdyn.scalar import Scalar, is_zero, sign, tanh


class DriveTerm(NamedTuple):
    """A parameter of the drive of joint i: what kind, its name, its value and its DoF.

    Of a smooth term `own` is its place in the list.
    """

    i: int
    kind: str
    name: str
    value: Scalar
    own: tuple[int, ...]


def drive_terms(robot: Robot) -> list[DriveTerm]:
    """All parameters of drives that tau is linear in, joint by joint."""
    terms = []
    owners = joint_identifiers(joint.name for joint in robot.joints)
    for i, (joint, owner) in enumerate(zip(robot.joints, owners, strict=True)):
        values = {"rotor_inertia": joint.rotor_inertia}
        law = joint.passive
        for kind in ("viscous", "quadratic", "coulomb", "offset", "stiffness"):
            values[kind] = getattr(law, kind)
        terms += [
            DriveTerm(i, kind, f"{owner}.{entry_name(kind, own, joint.motion)}", x, own)
            for kind, value in values.items()
            for own, x in law_entries(value)
        ]
        terms += [
            DriveTerm(i, "smooth", f"{owner}.smooth_{k + 1}", gain, (k,))
            for k, (_, gain) in enumerate(law.smooth)
        ]
    return terms


def passive_columns(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> tuple[list[str], Matrix]:
    """Further columns, with their names, for the rotors, friction and springs that there are.

    Rows are those of Y: with these columns behind its own, tau = Y p is exact. A spring's column
    takes its rest position as known, friction its smoothing velocity.
    """
    names: list[str] = []
    columns: list[list[Scalar]] = []
    for term in drive_terms(robot):
        if is_zero(term.value):
            continue
        column: list[Scalar] = [0] * robot.nv
        joint, first = robot.joints[term.i], robot.v_starts[term.i]
        if joint.nq > 1:
            own = _of_several(robot, term, q, qd[first : first + joint.nv])
            column[first : first + joint.nv] = own
        else:
            (dof,) = robot.dofs(term.i)
            column[first] = dof.rate * _of_one(robot, term, dof.rate, q, qd, qdd)
        names.append(term.name)
        columns.append(column)
    return names, [[column[row] for column in columns] for row in range(robot.nv)]


def with_passive_columns(
    robot: Robot,
    Y: Matrix,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
) -> Matrix:
    """Y with the columns of rotors, friction and springs behind its own."""
    _, more = passive_columns(robot, q, qd, qdd)
    return [[*row, *added] for row, added in zip(Y, more, strict=True)]


def _of_one(
    robot: Robot,
    term: DriveTerm,
    share: Scalar,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
) -> Scalar:
    """The force of a parameter that is 1, of a joint whose rate is that share of its entry."""
    law, index = robot.joints[term.i].passive, robot.v_starts[term.i]
    (position,) = robot.positions(term.i, q)
    rate = share * qd[index]
    if term.kind == "rotor_inertia":
        return share * qdd[index]
    if term.kind == "viscous":
        return rate
    if term.kind == "quadratic":
        square: Scalar = share * abs(share) * (qd[index] * abs(qd[index]))
        return square
    if term.kind == "smooth":
        return tanh(rate / law.smooth[term.own[0]][0])
    if term.kind == "coulomb":
        smooth = not is_zero(law.smoothing)
        return tanh(rate / law.smoothing) if smooth else sign(share) * sign(qd[index])
    return 1 if term.kind == "offset" else position - law.rest


def _of_several(
    robot: Robot, term: DriveTerm, q: Sequence[Scalar], v: Sequence[Scalar]
) -> list[Scalar]:
    """The forces of a stiffness or viscous friction that is 1, of a joint that moves with v."""
    joint = robot.joints[term.i]
    if term.kind == "viscous":
        return apply_unit_law(term.own, v)
    there = joint.passive.displacement(joint.motion, robot.positions(term.i, q))
    return there.force(apply_unit_law(term.own, there.d))
