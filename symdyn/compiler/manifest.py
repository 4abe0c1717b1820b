"""The manifest `<name>.json`: what was made, from what, with which arguments in which order."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from symdyn import __version__
from symdyn.codegen import Module, error_bound
from symdyn.compiler.job import Job
from symdyn.graph import Program
from symdyn.robot import Robot, robot_to_dict
from symdyn.robot.assembly.series import listed_joints
from symdyn.robot.slots import column_units


def manifest(
    job: Job,
    module: Module,
    left_out: Mapping[str, str] | None,
    targets: Sequence[str],
    files: Sequence[str] = (),
) -> str:
    """The manifest's text, complete enough that `check DIR` needs nothing else.

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
    """What an earlier manifest was made for and a later one was not; nothing if they may be one.

    Targets and files may differ: those of both runs can stand in one folder.
    """
    keys = [key for key in {**later, **earlier} if key not in ("targets", "files")]
    different = [key for key in keys if earlier.get(key) != later.get(key)]
    about_robot = "another robot or other options that change it"
    return next((_MEANINGS.get(key, about_robot) for key in different), "")


def robot_facts(robot: Robot) -> dict[str, Any]:
    """What the manifest says of the robot in plain words, for programs that call the code."""
    return {
        "nq": robot.nq,
        "nv": robot.nv,
        **({"unactuated": list(robot.unactuated)} if robot.unactuated else {}),
        **({"constraints": _constraints(robot)} if robot.constraints else {}),
        "gravity": [float(g) for g in robot.bind().gravity],
        "joints": [
            {"name": joint.name, "type": joint.type, "q": list(joint.q), "v": list(joint.v)}
            for joint in listed_joints(robot)
        ],
        "links": [link.name for link in robot.links],
        "tips": list(robot.tips),
    }


def _constraints(robot: Robot) -> list[dict[str, Any]]:
    """Each constraint with its rows of K."""
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
    """The job that a manifest is the result of, as far as its functions tell.

    Functions that were left out have a part in it: `p` holds what they are gradients in.
    """
    functions = ["+".join(e.get("combines", [name])) for name, e in content["functions"].items()]
    functions += content.get("left_out", {})
    return Job.of(robot, functions, dtype=content["dtype"], **content["options"])
