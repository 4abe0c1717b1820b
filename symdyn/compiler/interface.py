"""The names and constants of a robot that its generated header declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from symdyn import __version__
from symdyn.codegen.module import Constants, Coordinates, Enumeration, Interface
from symdyn.robot import Robot
from symdyn.robot.assembly.series import FileJoint, entry_names, file_joints
from symdyn.robot.model import Parameter
from symdyn.support.names import comment, unique_identifiers

_CONTACT = "Index of a constraint in arrays over contacts; its frames are at the top of this file."


def interface_of(
    robot: Robot, parameters: Sequence[Parameter], partitioned: bool = False
) -> Interface:
    """Return names of joints, links, tips and parameters, limits, posture and nominal p.

    Where functions are about DoF with and without a motor, `partitioned`, these have names too.
    """
    listed = [j for j in file_joints(robot) if not robot.joints[j.joints[0]].mimic]
    joints = sorted(listed, key=lambda joint: joint.q)
    opened = [(p.name, f"nominal {p.value!r} {p.unit}".rstrip()) for p in parameters]
    enumerations = (
        *_coordinates(joints),
        *(_motor_indices(robot, joints) if partitioned else ()),
        _enumeration("LINK", "Index of a link in arrays over links.", _links(robot)),
        _enumeration("TIP", "Index of a tip in arrays over tips.", [(t, "") for t in robot.tips]),
        _enumeration("CONTACT", _CONTACT, _contacts(robot)),
        _enumeration(
            "K", "Index of a row of the constraints in e, K and k.", _constraint_rows(robot)
        ),
        _enumeration("OBJECT", "Index of an object in arrays over objects.", _objects(robot)),
        _enumeration("P", "Index of a parameter in p.", opened),
    )
    texts = (
        ("SYMDYN_VERSION", __version__),
        ("SOURCE_FILE", comment(robot.source.file or "")),
        ("SOURCE_SHA256", robot.source.sha256 or ""),
    )
    nominal = tuple(float(p.value) for p in parameters)
    return Interface(
        tuple(e for e in enumerations if e.entries),
        (
            *_limits(robot, joints),
            *_posture(robot),
            *([Constants("p_nominal", "The nominal values of p.", nominal)] if nominal else ()),
        ),
        tuple((name, text) for name, text in texts if text),
        _state(robot),
    )


def _state(robot: Robot) -> Coordinates:
    """Return names, units and start values of the state."""
    names = entry_names(robot)

    def safe(texts: Iterable[str]) -> tuple[str, ...]:
        return tuple(map(comment, texts))

    return Coordinates(
        safe(names.q),
        safe(names.q_units),
        tuple(map(float, robot.start())),
        safe(names.qd),
        safe(names.qd_units),
        tuple(map(tuple, robot.quaternions)),
        safe(robot.tips),
        safe(c.name for c in robot.constraints),
        tuple(held for c in robot.constraints for held in c.positional),
    )


def _coordinates(joints: Sequence[FileJoint]) -> list[Enumeration]:
    """Return indices by joint names, or those of q and of qd if joints have several."""
    if all(joint.is_single for joint in joints):
        named = [(joint.name, f"{joint.type}, {joint.q_units[0]}") for joint in joints]
        return [_enumeration("JOINT", "Index of a joint in q, qd, qdd and tau.", named)]
    q, v = [], []
    for joint in joints:
        for name, unit in zip(joint.q_names, joint.q_units, strict=True):
            q.append((_join_names(joint.name, name), f"{joint.type}, {unit or 'no unit'}"))
        for name, unit in zip(joint.v_names, joint.v_units, strict=True):
            v.append((_join_names(joint.name, name), f"{joint.type}, {unit}/s"))
    return [
        _enumeration("Q", "Index of a coordinate in q.", q),
        _enumeration("V", "Index of a velocity in qd, of its rate in qdd and its force in tau.", v),
    ]


def _motor_indices(robot: Robot, joints: Sequence[FileJoint]) -> Iterator[Enumeration]:
    """Return the indices of actuated and of unactuated DoF."""
    names = [_join_names(joint.name, name) for joint in joints for name in joint.v_names]
    for prefix, what, entries in (
        ("A", "an actuated DoF in qd_a, qdd_a and tau_a", robot.actuated),
        ("U", "an unactuated DoF in qd_u, qdd_u and tau_u", robot.unactuated),
    ):
        yield _enumeration(prefix, f"Index of {what}.", [(names[k], f"qd[{k}]") for k in entries])


def _join_names(joint: str, coordinate: str) -> str:
    return f"{joint}_{coordinate}" if coordinate else joint


def _contacts(robot: Robot) -> list[tuple[str, str]]:
    return [(c.name, f"{c.frame_a} relative to {c.frame_b}") for c in robot.constraints]


def _constraint_rows(robot: Robot) -> list[tuple[str, str]]:
    return [
        (f"{c.name}_{direction}", f"{c.frame_a} relative to {c.frame_b}")
        for c in robot.constraints
        for direction in c.directions
    ]


def _objects(robot: Robot) -> list[tuple[str, str]]:
    return [(robot.links[i].name, f"link {i + 1} in comments") for i in robot.objects]


def _links(robot: Robot) -> list[tuple[str, str]]:
    return [(link.name, f"link {i} in comments") for i, link in enumerate(robot.links, 1)]


def _enumeration(prefix: str, about: str, entries: Sequence[tuple[str, str]]) -> Enumeration:
    texts = (name if _has_letters(name) else str(k) for k, (name, _) in enumerate(entries, 1))
    names = unique_identifiers((text.upper() for text in texts), prefix)
    return Enumeration(
        prefix,
        about,
        tuple(
            (name, k, comment(remark))
            for k, (name, (_, remark)) in enumerate(zip(names, entries, strict=True))
        ),
    )


def _has_letters(name: str) -> bool:
    """Return whether the name contains letters or digits of ASCII."""
    return any(c.isascii() and c.isalnum() for c in name)


def _posture(robot: Robot) -> list[Constants]:
    """Return the start coordinates if the description has a posture."""
    about = "Start coordinates: the posture of the description."
    return [Constants("q_posture", about, tuple(robot.start()))] if robot.posture else []


def _limits(robot: Robot, listed: Sequence[FileJoint]) -> list[Constants]:
    """Return the limits that the description gives for at least one joint.

    The joints are in the order of q. Only those of one DoF have limits.
    """
    joints = [robot.joints[i] for joint in listed for i in joint.joints]
    positions = {unit for joint in listed for unit in joint.q_units}
    velocities = {unit for joint in listed for unit in joint.v_units}

    def unit(units: set[str], turning: str, sliding: str) -> str:
        return " or ".join([turning] * ("rad" in units) + [sliding] * ("m" in units))

    every = [
        ("q_lower", f"Lower limits of q, {unit(positions, 'rad', 'm')}", "lower", -1),
        ("q_upper", f"Upper limits of q, {unit(positions, 'rad', 'm')}", "upper", 1),
        ("qd_limit", f"Limits of |qd|, {unit(velocities, 'rad/s', 'm/s')}", "velocity", 1),
        ("tau_limit", f"Limits of |tau|, {unit(velocities, 'N m', 'N')}", "effort", 1),
    ]
    found = []
    for name, about, field, sign in every:
        values: list[float | None] = []
        for joint in joints:
            size = joint.nq if name.startswith("q_") else joint.nv
            values += [getattr(joint.limits, field)] * size
        if any(value is not None for value in values):
            largest = "minus the largest number" if sign < 0 else "the largest number"
            unlimited = f"; {largest} for joints without a limit" if None in values else ""
            found.append(Constants(name, f"{about}{unlimited}.", tuple(values), sign))
    return found
