"""The manifest `<name>.json`: what was made, from what, with which arguments in which order.

The manifest of a generated folder is believed only as far as it agrees with its own robot. Names
become paths and symbols, shapes become sizes of buffers that compiled code fills: a manifest that
says anything else than `generate` would have written is rejected.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from itertools import islice
from pathlib import Path
from typing import Any

from symdyn import __version__
from symdyn.codegen import NUMBERS, TARGETS, Module, Targets, error_bound
from symdyn.compiler.files import LARGEST_MANIFEST, MOST_NAMED
from symdyn.compiler.job import Job, combined_name
from symdyn.compiler.options import Options
from symdyn.errors import FunctionError, RobotError
from symdyn.graph import Program
from symdyn.robot import Robot, robot_from_dict, robot_to_dict
from symdyn.robot.assembly.series import file_joints
from symdyn.robot.checks import quote, regular_bytes
from symdyn.robot.slots import column_units
from symdyn.support.matching import suggestion
from symdyn.support.names import printable


def manifest(
    job: Job,
    module: Module,
    left_out: Mapping[str, str] | None,
    targets: Sequence[str],
    files: Sequence[str] = (),
) -> str:
    """Return the text of the manifest, complete enough for `check DIR`.

    `left_out` says why functions of `all` are missing; `files` are listed where the targets do not
    tell them.
    """
    robot = job.robot
    content = {
        "symdyn": __version__,
        "name": module.name,
        "source": {"file": robot.source.file, "sha256": robot.source.sha256},
        "targets": list(targets),
        **({"files": sorted(files)} if files else {}),
        "dtype": module.number.name,
        "options": job.options.recorded(),
        **robot_facts(robot),
        "parameters": [asdict(p) for p in job.parameters(module.programs)],
        "functions": {p.name: _function(p, module, robot) for p in module.programs},
        **({"left_out": dict(left_out)} if left_out else {}),
        "robot": robot_to_dict(robot),
    }
    return json.dumps(content, indent=1) + "\n"


_MEANINGS = {
    "symdyn": "another version of symdyn",
    "dtype": "another number type",
    "options": "other options",
    "functions": "other functions",
    "left_out": "other functions",
    "parameters": "other open parameters",
}
"""What a difference in an entry means; one in any other entry is about the robot."""


def difference(earlier: Mapping[str, Any], later: Mapping[str, Any]) -> str:
    """Return what an earlier manifest differs in from a later one, or nothing.

    Targets and files may differ, since one folder can contain those of both runs.
    """
    keys = [key for key in {**later, **earlier} if key not in ("targets", "files")]
    different = [key for key in keys if earlier.get(key) != later.get(key)]
    about_robot = "another robot or other options that change it"
    return next((_MEANINGS.get(key, about_robot) for key in different), "")


def robot_facts(robot: Robot) -> dict[str, Any]:
    """Return the facts about the robot for programs that call the code."""
    return {
        "nq": robot.nq,
        "nv": robot.nv,
        **({"unactuated": list(robot.unactuated)} if robot.unactuated else {}),
        **({"constraints": _constraints(robot)} if robot.constraints else {}),
        "gravity": [float(g) for g in robot.bind().gravity],
        "joints": [
            {"name": joint.name, "type": joint.type, "q": list(joint.q), "v": list(joint.v)}
            for joint in file_joints(robot)
        ],
        "links": [link.name for link in robot.links],
        "tips": list(robot.tips),
    }


def _constraints(robot: Robot) -> list[dict[str, Any]]:
    """Return each constraint with its rows of K."""
    found, row = [], 0
    for c in robot.constraints:
        rows = list(range(row, row + len(c.rows)))
        row += len(rows)
        ends = {"frame_a": c.frame_a, "frame_b": c.frame_b}
        found.append({"name": c.name, **ends, "rows": rows, "directions": list(c.directions)})
    return found


def _function(program: Program, module: Module, robot: Robot) -> dict[str, Any]:
    bound = error_bound(program, module.number)
    entry: dict[str, Any] = {
        "inputs": [[a.name, list(a.shape)] for a in program.inputs],
        "outputs": [[a.name, list(a.shape)] for a in program.outputs],
        "derived_by": program.derived_by.replace("-", "_"),
        "operations": asdict(program.operations),
        "roundoff": bound.fixed,
        "roundoff_per_radian": bound.by_angle,
    }
    if program.changes:
        entry["equivalent_robot"] = list(program.changes)
    if program.combines:
        entry["combines"] = list(program.combines)
    columns = {array.name: list(array.columns) for array in program.outputs if array.columns}
    if columns:
        entry["columns"] = columns
        entry["column_units"] = {name: column_units(robot, x) for name, x in columns.items()}
    return entry


def job_of(content: dict[str, Any], robot: Robot) -> Job:
    """Return the job of a manifest, including the functions that were left out.

    Functions that were left out have a part in it: `p` holds what they are gradients in.
    """
    functions = ["+".join(e.get("combines", [name])) for name, e in content["functions"].items()]
    functions += content.get("left_out", {})
    return Job.of(robot, functions, dtype=content["dtype"], **content["options"])


# -- read back -----------------------------------------------------------------------------


_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,199}")
_KEYS: dict[str, type[Any]] = {
    "symdyn": str,
    "name": str,
    "source": dict,
    "targets": list,
    "dtype": str,
    "options": dict,
    "parameters": list,
    "functions": dict,
    "robot": dict,
}
_WORDS = {str: "text", list: "a list", dict: "a table", bool: "true or false"}
_ROUNDING = 1e-12
"""What part of the largest parameter another one may be off."""
LARGEST_ROUNDOFF = 0.01
"""A bound of the rounding error above this one would let any answer pass."""


def read_manifest(folder: Path, languages: Targets = TARGETS) -> tuple[dict[str, Any], Robot]:
    """Return the manifest of a generated folder, and the robot it describes."""
    path = _manifest_of(folder, languages)
    try:
        content = _content(path, languages)
        robot = robot_from_dict(content["robot"], printable(path.name))
        _check_robot(content, robot)
        return content, robot
    except RecursionError:
        reason = "it is nested too deeply"
    except (OSError, ValueError, TypeError, KeyError, AttributeError, FunctionError) as error:
        reason = printable(str(getattr(error, "strerror", None) or error))
    raise RobotError(
        f"not a manifest of symdyn ({reason}); generate the folder again", printable(str(path))
    )


def _manifest_of(folder: Path, languages: Targets) -> Path:
    """Return the manifest among the JSON files of a folder."""
    others = {file for target in languages.values() for file in target.other_files}
    candidates = sorted(file for file in folder.glob("*.json") if file.name not in others)
    if len(candidates) > 1:
        named = [file for file in candidates if file.stem == folder.resolve().name]
        candidates = [file for file in candidates if _is_manifest(file)] or named or candidates
    if len(candidates) == 1:
        return candidates[0]
    found, cure = "none", "give a folder that symdyn generate wrote"
    if candidates:
        found = ", ".join(file.name for file in candidates[:MOST_NAMED])
    else:
        below = (file for file in sorted(folder.glob("*/*.json")) if file.stem == file.parent.name)
        inside = [str(file.parent) for file in islice(below, MOST_NAMED) if _is_manifest(file)]
        cure = f"give a folder inside it: {', '.join(inside)}" if inside else cure
    raise RobotError(
        printable(f"expected one manifest (*.json), found {found}; {cure}", 1000),
        printable(str(folder)),
    )


def _is_manifest(file: Path) -> bool:
    """Return whether a file claims to be the manifest of its own name."""
    try:
        content = json.loads(regular_bytes(file, LARGEST_MANIFEST))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(content, dict) and "symdyn" in content and content.get("name") == file.stem


def _content(path: Path, languages: Targets) -> dict[str, Any]:
    """Return the tables of the file, checked for their types."""
    data = regular_bytes(path, LARGEST_MANIFEST + 1)
    if len(data) > LARGEST_MANIFEST:
        raise ValueError(f"it is larger than {LARGEST_MANIFEST // 2**20} MB")
    content = json.loads(data)
    if not isinstance(content, dict):
        raise ValueError("it is not a JSON object")
    for key, kind in _KEYS.items():
        if key not in content:
            raise ValueError(f"the key {key!r} is missing")
        _require(content[key], kind, key)
    if not _NAME.fullmatch(content["name"]) or content["name"] != path.stem:
        raise ValueError(f"the name {quote(content['name'])} is not that of the file")
    for key in ("file", "sha256"):
        _require(content["source"].get(key), str, f"{key} of source")
    for target in content["targets"]:
        _require(target, str, "a target")
    if not set(content["targets"]) & set(languages):
        raise ValueError("it names no target that can be checked")
    if content["dtype"] not in NUMBERS:
        near = suggestion(printable(content["dtype"]), NUMBERS)
        raise ValueError(f"no number type is called {quote(content['dtype'])}{near}")
    _check_options(content["options"])
    _require(content.get("left_out", {}), dict, "left_out")
    _require(content.get("files", []), list, "files")
    return content


def _require(value: Any, kind: type[Any], what: str) -> None:
    if not isinstance(value, kind):
        raise ValueError(f"{what} is {quote(value)}, not {_WORDS[kind]}")


def _check_options(options: Mapping[str, Any]) -> None:
    known = {option.name: option.default for option in fields(Options)}
    for name, value in options.items():
        if name not in known:
            raise ValueError(f"there is no option {quote(name)}")
        if isinstance(known[name], tuple):
            _require(value, list, f"option {name}")
            for item in value:
                _require(item, str, f"option {name}")
        else:
            _require(value, type(known[name]), f"option {name}")


def _check_robot(content: dict[str, Any], robot: Robot) -> None:
    """Reject entries that differ from those of the manifest's robot."""
    facts = {"source": {"file": robot.source.file, "sha256": robot.source.sha256}}
    for key, value in {**facts, **robot_facts(robot)}.items():
        if content.get(key) != value:
            raise ValueError(f"{key} is not that of its robot")
    for name, entry in content["functions"].items():
        _require(entry, dict, f"function {quote(name)}")
        for part in _list(entry.get("combines", [])):
            _require(part, str, f"combines of {quote(name)}")
    job = job_of(content, robot)
    requests = {combined_name(request): request for request in job.requests}
    for name, entry in content["functions"].items():
        _check_arguments(name, entry, job, requests)
    takes = any(a[0] == "p" for e in content["functions"].values() for a in e["inputs"])
    opened = (job.opened if takes else robot).symbolic_parameters
    if not _same_parameters(content["parameters"], [asdict(parameter) for parameter in opened]):
        raise ValueError("parameters are not those of its robot")


def _same_parameters(listed: Sequence[Any], own: Sequence[dict[str, Any]]) -> bool:
    """Return whether parameters are equal except for rounding of sums over bodies."""
    size = max((abs(parameter["value"]) for parameter in own), default=0.0)
    if len(listed) != len(own):
        return False
    return all(
        isinstance(one, dict)
        and {**one, "value": other["value"]} == other
        and type(one.get("value")) in (int, float)
        and abs(one["value"] - other["value"]) <= _ROUNDING * size
        for one, other in zip(listed, own, strict=True)
    )


def _check_arguments(
    name: str, entry: Mapping[str, Any], job: Job, requests: Mapping[str, Any]
) -> None:
    """Reject a function whose arguments are not this robot's, since code relies on shapes."""
    if name not in requests:
        raise ValueError(f"there is no function {quote(name)}")
    rows = requests[name]
    inputs = [[a.name, list(job.shape(a))] for a in job.inputs(rows)]
    outputs = [
        [a.name, list(job.shape(a, job.axes[row.name]))] for row in rows for a in row.outputs
    ]
    p = ["p", [len(job.opened.symbolic_parameters)]]
    if entry["inputs"] not in (inputs, [*inputs, p]) or entry["outputs"] != outputs:
        raise ValueError(f"the arguments of {name} are not those of this robot")
    for roundoff in (entry["roundoff"], entry["roundoff_per_radian"]):
        if not isinstance(roundoff, float) or not 0 <= roundoff <= LARGEST_ROUNDOFF:
            raise ValueError(f"the rounding error of {name} is {quote(roundoff)}")


def _list(value: Any) -> list[Any]:
    _require(value, list, "combines")
    return list(value)
