"""The regressor of a robot in exact scalars: residues to decide, enclosures to weigh.

Behind the ten columns of every link are those of the drives of joints of one DoF, each at the
number 1 if the robot has such a rotor, friction or spring.

The regressor is derived once, as a graph over the robot's numbers, and evaluated at one state after
the other. The numbers are what was written in the file: a decimal is a fraction, an axis is the
ratio of its components, and its length is the root of their squares. A random quaternion u gives
the unit one u^2 / |u|^2 without a root, and every rotation is among these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any

from symdyn.formulations.regressors.drives import with_passive_columns
from symdyn.formulations.regressors.regressor import TEN, regressor
from symdyn.graph import Expr, Graph, evaluate
from symdyn.identifiability.enclosures import Enclosures
from symdyn.identifiability.exact_field import NumberField, field_with_roots
from symdyn.identifiability.exact_numbers import exact_direction, fifteenths
from symdyn.lie import Vec3, pair_from_vector, pair_to_vector, vec
from symdyn.robot.joints.spherical import QUATERNION_NAMES
from symdyn.robot.model import NO_PASSIVE, Joint, Link, Mimic, Passive, Robot, Rotor
from symdyn.robot.placement import Move, Placement
from symdyn.scalar import Scalar, is_number, is_zero

Numbers = NumberField | Enclosures


def field_of_axes(robot: Robot) -> NumberField:
    """A field in which odd axes have their lengths."""
    axes = (exact_direction(joint.axis) for joint in robot.joints)
    return field_with_roots(Fraction(_square(axis)) for axis in axes if all(map(is_number, axis)))


def _square(vector: Vec3) -> Any:
    """The square of its length, of the type of its components."""
    return vec.dot(vector, vector)


def regressor_rows(
    robot: Robot, numbers: Numbers, columns: Sequence[int]
) -> Iterator[list[list[Any]]]:
    """Some columns of the regressor at one random state after the other."""
    with_drives = max(columns, default=0) >= TEN * len(robot.links)
    graph = Graph()
    values: dict[Expr, Any] = {}

    def opened(scalar: Any) -> Scalar:
        if is_number(scalar):
            return scalar
        node = graph.symbol(f"number {scalar.name}")
        values[node] = scalar
        return node

    q, qd, qdd = (
        [graph.symbol(f"{name}[{k}]") for k in range(size)]
        for name, size in (("q", robot.nq), ("qd", robot.nv), ("qdd", robot.nv))
    )
    exact = _in_numbers(robot, numbers, with_drives).map_scalars(opened)
    Y = with_passive_columns(exact, regressor(exact, q, qd, qdd), q, qd, qdd)
    nodes = [graph.constant(line[column]) for line in Y for column in columns]
    for state in count():
        positions = [numbers.position(f"{node.value} {state}") for node in q]
        values |= zip(q, with_unit_quaternions(robot, positions), strict=True)
        for node in (*qd, *qdd):
            values[node] = numbers.rate(f"{node.value} {state}")
        entries = evaluate(nodes, values)
        yield [entries[k : k + len(columns)] for k in range(0, len(entries), len(columns))]


def with_unit_quaternions(robot: Robot, q: Sequence[Any]) -> list[Any]:
    """Coordinates on the manifold: u^2 / |u|^2 wherever q has a quaternion u."""
    result = list(q)
    for i, joint in enumerate(robot.joints):
        if joint.motion.coordinate_names[-4:] == QUATERNION_NAMES:
            end = robot.q_starts[i] + joint.nq
            x, y, z, w = result[end - 4 : end]
            vector, scalar = x * x + y * y + z * z, w * w
            twice, length = 2 * w, vector + scalar
            square = (twice * x, twice * y, twice * z, scalar - vector)
            result[end - 4 : end] = [part / length for part in square]
    return result


def single_drives(robot: Robot) -> Robot:
    """The robot without friction and springs of joints of several DoF.

    Their columns depend on no others: those of a damper are linear in the velocities and those of
    a spring have no accelerations in them. Such joints have no followers and no rotors.
    """
    joints = (
        replace(joint, passive=NO_PASSIVE) if joint.nq > 1 else joint for joint in robot.joints
    )
    return replace(robot, joints=tuple(joints))


def _in_numbers(robot: Robot, numbers: Numbers, with_drives: bool) -> Robot:
    """The robot in these numbers, without what the regressor does not depend on."""

    def placement(moves: Placement) -> Placement:
        return Placement(tuple(Move(m.kind, amount(m), m.name) for m in moves.moves))

    def amount(move: Move) -> Any:
        if move.kind[0] != "r":
            return numbers(move.amount)
        steps = fifteenths(move.amount) if is_number(move.amount) else None
        quarter_turns = steps is not None and steps % 6 == 0  # their sines fold away
        return move.amount if quarter_turns else numbers.angle(move.amount)

    def axis(joint: Joint) -> Vec3:
        given = exact_direction(joint.axis)
        x, y, z = map(numbers.length, given)
        if not all(map(is_number, given)):
            length = _square((x, y, z)).sqrt()
        elif (square := _square(given)) == 1:
            return (x, y, z)
        else:
            length = numbers.root_of(Fraction(square))
        return (x / length, y / length, z / length)

    def travel(joint: Joint, offset: Scalar) -> Any:
        return numbers(offset) if joint.is_translation else numbers.angle(offset)

    def mimic(joint: Joint) -> Mimic | None:
        own = joint.mimic
        return own and Mimic(own.leader, numbers(own.multiplier), travel(joint, own.offset))

    def there(x: Scalar) -> int:
        return int(with_drives and not is_zero(x))

    def passive(joint: Joint) -> Passive:
        law = joint.passive
        if not with_drives or law == NO_PASSIVE:
            return NO_PASSIVE
        smoothing = 0 if is_zero(law.smoothing) else numbers(law.smoothing)
        rest = travel(joint, law.rest)
        return replace(law.map(there), smoothing=smoothing, rest=rest)

    joints = tuple(
        replace(
            joint,
            placement=placement(joint.placement),
            tail=placement(joint.tail),
            axis=axis(joint),
            mimic=mimic(joint),
            scale=numbers(joint.scale),
            pitch=numbers.length(joint.pitch),
            modes=tuple(
                pair_from_vector(list(map(numbers.length, pair_to_vector(m)))) for m in joint.modes
            ),
            q_offset=travel(joint, joint.q_offset),
            rotor=Rotor(there(joint.rotor_inertia)),
            passive=passive(joint),
        )
        for joint in single_drives(robot).joints
    )
    x, y, z = map(numbers.length, robot.gravity)
    links = tuple(Link(link.name) for link in robot.links)
    return Robot(robot.name, joints, links, Link(robot.base.name), gravity=(x, y, z))
