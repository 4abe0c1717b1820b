"""A robot as a spec file or dictionary: complete, with its formulas and symbols.

[symbols]        "link1.m" = { value = 2.0, unit = "kg" }
[[bodies]]       one table for each body, joint, frame and constraint
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from symdyn.errors import RobotError
from symdyn.lie import pair_to_vector
from symdyn.robot.assembly.attached import is_symbol
from symdyn.robot.assembly.series import FileJoint, file_joints
from symdyn.robot.inertia import MASSLESS, PARAMETER_NAMES
from symdyn.robot.joints import SERIES, Passive
from symdyn.robot.joints.passive import PAIRS
from symdyn.robot.model import BASE, NO_PASSIVE, NO_ROTOR, UNLIMITED, Binder, Joint, Robot
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.robot.spec.formula import formula_text
from symdyn.support.names import MARK, unique_identifiers

# -- as a dictionary, plain enough for JSON --------------------------------------------------


def robot_to_dict(robot: Robot) -> dict[str, Any]:
    """Return the complete robot as a dictionary; `robot_from_dict` returns an equal one.

    Bodies are written with their ten parameters about the link frame, and with those of the parts
    that fixed joints and payloads have joined to them; placements as moves, and formulas as text.
    Parts of a series joint are written as that joint if they have no other properties.
    """
    names = [robot.base.name, *(link.name for link in robot.links)]
    own = {(name, i, UNMOVED) for i, name in enumerate(names, BASE)}
    between = _writable_series(robot)
    return {
        "name": robot.name,
        "about": robot.about,
        "source": robot.citation,
        "origin": {"file": robot.source.file, "sha256": robot.source.sha256},
        "base": robot.base.name,
        "gravity": list(map(formula_text, robot.gravity)),
        "tips": list(robot.tips),
        "symbols": {p.name: {"value": p.value, "unit": p.unit} for p in robot.parameters},
        "symbolic": list(robot.symbolic_names),
        "bodies": [body for body in _bodies(robot) if body["name"] not in between],
        "joints": _joints(robot, names, between),
        "frames": [
            {"name": f.name, "body": names[f.link + 1], "moves": _moves(f.placement)}
            for f in robot.frames
            if (f.name, f.link, f.placement) not in own
        ],
        **({"constraints": _constraints(robot)} if robot.constraints else {}),
        **({"posture": _posture(robot)} if robot.posture else {}),
        "notes": list(robot.notes),
        **({"regrouped": True} if robot.regrouped else {}),
        **({"ungrouped": _ungrouped(robot)} if robot.ungrouped else {}),
        **({"prepared": done} if (done := robot.preparation.as_table()) else {}),
    }


def _ungrouped(robot: Robot) -> dict[str, list[float]]:
    pairs = zip(robot.links, robot.ungrouped, strict=True)
    return {link.name: list(map(float, inertia.parameters)) for link, inertia in pairs}


def _constraints(robot: Robot) -> list[dict[str, Any]]:
    return [
        {
            "name": constraint.name,
            "frame_a": constraint.frame_a,
            "frame_b": constraint.frame_b,
            "directions": list(constraint.directions),
            **({"one_sided": True} if constraint.one_sided else {}),
            **({} if constraint.friction is None else {"friction": constraint.friction}),
        }
        for constraint in robot.constraints
    ]


def _posture(robot: Robot) -> dict[str, float | list[float]]:
    return {name: values[0] if len(values) == 1 else list(values) for name, values in robot.posture}


def _bodies(robot: Robot) -> Iterator[dict[str, Any]]:
    """The links with their inertias.

    Formulas of parts are not written: their text may be very long, and readers sum the parts again.
    """
    nominal = Binder({p.name: p.value for p in robot.parameters})
    owners = unique_identifiers(link.name for link in robot.links)
    for owner, link in zip(["", *owners], (robot.base, *robot.links), strict=True):
        if not link.bodies:
            yield {
                "name": link.name,
                "parameters": list(map(formula_text, link.inertia.parameters)),
            }
            continue
        named = zip(PARAMETER_NAMES, link.inertia.parameters, strict=True)
        ten = [x if is_symbol(x, f"{owner}.{name}") else nominal(x) for name, x in named]
        parts = [
            {"frame": one.frame, "parameters": list(map(formula_text, one.inertia.parameters))}
            for one in link.bodies
        ]
        yield {"name": link.name, "parameters": list(map(formula_text, ten)), "parts": parts}


def _writable_series(robot: Robot) -> dict[str, FileJoint]:
    """Return the series joints that can be written as one, by the link between their parts.

    Reading them again gives the same parts: they have default names and no drives, and only the
    second part is on the link between.
    """
    found = {}
    for whole in file_joints(robot):
        if len(whole.joints) < 2:
            continue
        first, second = (robot.joints[i] for i in whole.joints)
        k, link = whole.joints[0], robot.links[whole.joints[0]]
        parts, axes = [part.type for part in SERIES[whole.type]], (first.axis, second.axis)
        if (
            [first.name, second.name, link.name] == [f"{whole.name}.{n}" for n in (1, 2, 1)]
            and [first.type, second.type] == parts
            and link.inertia == MASSLESS
            and [frame.name for frame in robot.frames if frame.link == k] == [link.name]
            and len(robot.children(k)) == 1
            and not second.placement.moves
            and not first.tail.moves
            and all(_is_plain(joint) for joint in (first, second))
            and (axes[0] == axes[1] or any(part.axis for part in SERIES[whole.type]))
            and link.name not in robot.tips
        ):
            found[link.name] = whole
    return found


def _is_plain(joint: Joint) -> bool:
    drive = (joint.scale, joint.q_offset, joint.rotor, joint.mimic, joint.passive)
    rest = (joint.limits, joint.actuated)
    return drive == (1, 0, NO_ROTOR, None, NO_PASSIVE) and rest == (UNLIMITED, None)


def _joints(
    robot: Robot, names: list[str], between: Mapping[str, FileJoint]
) -> list[dict[str, Any]]:
    entries = []
    seconds = {whole.joints[1] for whole in between.values()}
    for i, link in enumerate(robot.links):
        if link.name in between:
            entries.append(_series(robot, between[link.name], names))
        elif i not in seconds:
            entries.append(_joint(robot, i, names))
    return entries


def _series(robot: Robot, whole: FileJoint, names: list[str]) -> dict[str, Any]:
    """The two joints as the one that they are parts of."""
    first, second = (robot.joints[i] for i in whole.joints)
    entry: dict[str, Any] = {
        "name": whole.name,
        "type": whole.type,
        "parent": names[first.parent + 1],
        "child": names[whole.joints[1] + 1],
        "moves": _moves(first.placement),
    }
    axes = [list(map(formula_text, joint.axis)) for joint in (first, second)]
    if any(part.axis for part in SERIES[whole.type]):
        entry["axes"] = axes
    else:
        entry["axis"] = axes[0]
    if second.tail.moves:
        entry["tail_moves"] = _moves(second.tail)
    return entry


def _joint(robot: Robot, i: int, names: list[str]) -> dict[str, Any]:
    joint = robot.joints[i]
    entry: dict[str, Any] = {
        "name": joint.name,
        "type": joint.type,
        "parent": names[joint.parent + 1],
        "child": names[i + 1],
        "moves": _moves(joint.placement),
    }
    if joint.has_axis:
        entry["axis"] = list(map(formula_text, joint.axis))
    if "pitch" in vars(joint.motion):
        entry["pitch"] = formula_text(joint.pitch)
    if joint.modes:
        entry["modes"] = [list(map(formula_text, pair_to_vector(mode))) for mode in joint.modes]
    if joint.series is not None:
        entry["series"] = list(joint.series)
    if joint.tail.moves:
        entry["tail_moves"] = _moves(joint.tail)
    if limits := _limits(joint):
        entry["limits"] = limits
    if joint.mimic is not None:
        entry["mimic"] = {
            "joint": robot.joints[joint.mimic.leader].name,
            "multiplier": formula_text(joint.mimic.multiplier),
            "offset": formula_text(joint.mimic.offset),
        }
    return entry | _drive(joint)


def _drive(joint: Joint) -> dict[str, Any]:
    """Return rotor, passive forces, scale and motors of a joint."""
    entry: dict[str, Any] = {}
    if joint.rotor != NO_ROTOR:
        entry["rotor"] = {"inertia": formula_text(joint.rotor.inertia)}
        if joint.rotor.gear != 1:
            entry["rotor"]["gear"] = formula_text(joint.rotor.gear)
    if passive := _passive(joint.passive):
        entry["passive"] = passive
    if joint.scale != 1:
        entry["scale"] = formula_text(joint.scale)
    if joint.q_offset != 0:
        entry["q_offset"] = formula_text(joint.q_offset)
    if joint.actuated is not None:
        each = joint.actuated
        entry["actuated"] = list(each) if isinstance(each, tuple) else each
    return entry


def _passive(law: Passive) -> dict[str, Any]:
    """Return nonzero friction and springs."""
    entry = {key: _nested_lists(value) for key, value in law.numbers.items() if value != 0}
    for key, names in PAIRS.items():
        if pairs := getattr(law, key):
            entry[key] = [dict(zip(names, pair, strict=True)) for pair in pairs]
    return entry


def _nested_lists(value: Any) -> Any:
    """A number or formula, or lists of them."""
    return list(map(_nested_lists, value)) if isinstance(value, tuple) else formula_text(value)


def _limits(joint: Joint) -> dict[str, float]:
    every = vars(joint.limits)
    return {name: value for name, value in every.items() if value is not None}


def _moves(placement: Placement) -> list[list[Any]]:
    named = ((move.kind, formula_text(move.amount), move.name) for move in placement.moves)
    return [list(move) if move[2] else list(move[:2]) for move in named]


_BARE = re.compile(r"[A-Za-z0-9_-]+")
_LISTS = ("bodies", "joints", "frames", "constraints")


def to_toml(robot: Robot) -> str:
    """The text of a spec file; `read_spec` gives the robot back."""
    if robot.regrouped:
        raise RobotError("base parameters do not describe bodies, as a spec does; leave them out")
    data = robot_to_dict(robot)
    del data["origin"]  # the new file is its own origin
    data.pop("prepared", None)  # and describes the prepared robot
    symbols = data.pop("symbols")
    lines = [f"# {MARK}"]
    lines += [f"{key} = {_value(value)}" for key, value in data.items() if key not in _LISTS]
    lines += ["", "[symbols]", *(f"{_key(k)} = {_value(v)}" for k, v in symbols.items())]
    for table in _LISTS:
        for entry in data.get(table, ()):
            lines += ["", f"[[{table}]]"]
            lines += [f"{_key(key)} = {_value(value)}" for key, value in entry.items()]
    return "\n".join([*lines, ""])


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(k)} = {_value(v)}' for k, v in value.items())} }}"
    return repr(value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    """A basic string: JSON's escapes are TOML's; what a terminal would act on is escaped too.

    >>> print(_text('a "b"'), _text("\\x9b"))
    "a \\"b\\"" "\\U0000009b"
    """
    written = json.dumps(text, ensure_ascii=False)
    return "".join(c if c.isprintable() else f"\\U{ord(c):08x}" for c in written)
