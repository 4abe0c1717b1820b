"""The names and numbers of a robot that its generated header declares."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn import __version__
from symdyn.emit.interface import Constants, Enumeration, Interface
from symdyn.names import comment, unique_identifiers
from symdyn.robot import Robot
from symdyn.robot.model import Joint, Parameter


def interface_of(robot: Robot, parameters: Sequence[Parameter]) -> Interface:
    """Joints, links, tips and parameters by name; limits; nominal parameters; where it is from."""
    own = {robot.coordinates[i]: joint for i, joint in enumerate(robot.joints) if not joint.mimic}
    joints = [own[k] for k in sorted(own)]
    coordinates = [(joint.name, f"{joint.type}, {_unit(joint)}") for joint in joints]
    opened = [(p.name, f"nominal {p.value!r} {p.unit}".rstrip()) for p in parameters]
    enumerations = (
        _enumeration("JOINT", "Index of a joint in q, qd, qdd and tau.", coordinates),
        _enumeration("LINK", "Index of a link in arrays over links.", _plain(robot)),
        _enumeration("TIP", "Index of a tip in arrays over tips.", [(t, "") for t in robot.tips]),
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
            *_limits(joints),
            *([Constants("p_nominal", "The nominal values of p.", nominal)] if nominal else ()),
        ),
        tuple((name, text) for name, text in texts if text),
    )


def _unit(joint: Joint) -> str:
    return "rad" if joint.turns else "m"


def _plain(robot: Robot) -> list[tuple[str, str]]:
    return [(link.name, f"link {i} in comments") for i, link in enumerate(robot.links, 1)]


def _enumeration(prefix: str, about: str, entries: Sequence[tuple[str, str]]) -> Enumeration:
    names = unique_identifiers((name.upper() for name, _ in entries), prefix.lower())
    return Enumeration(
        prefix,
        about,
        tuple(
            (name, k, comment(remark))
            for k, (name, (_, remark)) in enumerate(zip(names, entries, strict=True))
        ),
    )


def _limits(joints: Sequence[Joint]) -> list[Constants]:
    """Those limits that the description gives for at least one joint."""
    slides = not all(joint.turns for joint in joints)
    turns = any(joint.turns for joint in joints)

    def unit(turning: str, sliding: str) -> str:
        return " or ".join([turning] * turns + [sliding] * slides)

    every = [
        ("q_lower", f"Lower limits of q, {unit('rad', 'm')}", "lower", -1),
        ("q_upper", f"Upper limits of q, {unit('rad', 'm')}", "upper", 1),
        ("qd_limit", f"Limits of |qd|, {unit('rad/s', 'm/s')}", "velocity", 1),
        ("tau_limit", f"Limits of |tau|, {unit('N m', 'N')}", "effort", 1),
    ]
    found = []
    for name, about, field, sign in every:
        values = tuple(getattr(joint.limits, field) for joint in joints)
        if any(value is not None for value in values):
            unlimited = "; the largest number where there is none" if None in values else ""
            found.append(Constants(name, f"{about}{unlimited}.", values, sign))
    return found
