"""The manifest `<name>.json`: what was made, from what, with which arguments in which order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from symdyn import __version__
from symdyn.compiler.job import Job, combined_name
from symdyn.emit import TARGETS, Module, Targets, error_bound
from symdyn.errors import FunctionError, RobotError
from symdyn.graph import Program
from symdyn.robot import Robot, robot_from_dict, robot_to_dict


def manifest(job: Job, module: Module, targets: Sequence[str]) -> str:
    """The manifest's text, complete enough that `check DIR` needs nothing else."""
    robot = job.robot
    content = {
        "symdyn": __version__,
        "name": module.name,
        "source": {"file": robot.source.file, "sha256": robot.source.sha256},
        "targets": list(targets),
        "dtype": module.number.name,
        "options": job.options.recorded(),
        "nq": robot.nq,
        "nv": robot.nv,
        "gravity": [float(g) for g in robot.bind().gravity],
        "joints": [
            {
                "name": joint.name,
                "type": joint.type,
                "q": [robot.coordinates[i]],
                "v": [robot.coordinates[i]],
            }
            for i, joint in enumerate(robot.joints)
        ],
        "links": [link.name for link in robot.links],
        "tips": list(robot.tips),
        "parameters": [asdict(p) for p in job.parameters(module.programs)],
        "functions": {program.name: _function(program, module) for program in module.programs},
        "robot": robot_to_dict(robot),
    }
    return json.dumps(content, indent=1) + "\n"


def _function(program: Program, module: Module) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "inputs": [[a.name, list(a.shape)] for a in program.inputs],
        "outputs": [[a.name, list(a.shape)] for a in program.outputs],
        "derived_by": program.derived_by.replace("-", "_"),
        "operations": asdict(program.operations),
        "roundoff": error_bound(program, module.number),
    }
    if program.changes:
        entry["equivalent_robot"] = list(program.changes)
    if program.combines:
        entry["combines"] = list(program.combines)
    columns = {array.name: list(array.columns) for array in program.outputs if array.columns}
    if columns:
        entry["columns"] = columns
    return entry


def read_manifest(folder: Path, languages: Targets = TARGETS) -> tuple[dict[str, Any], Robot]:
    """The manifest of a generated folder and the robot it describes."""
    candidates = sorted(folder.glob("*.json"))
    if len(candidates) != 1:
        found = f"{len(candidates)} of them" if candidates else "none"
        raise RobotError(
            f"expected one manifest (*.json), found {found}; give a folder made by generate",
            str(folder),
        )
    path = candidates[0]
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(content, dict):
            raise ValueError("it holds no table")
        missing = {"symdyn", "name", "targets", "functions", "robot", "dtype", "options"} - set(
            content
        )
        if missing:
            raise ValueError(f"the key {sorted(missing)[0]!r} is missing")
        if not set(content["targets"]) & set(languages):
            raise ValueError("it names no target that can be checked")
        robot = robot_from_dict(content["robot"], path.name)
        _check_arguments(content, robot)
        return content, robot
    except (OSError, ValueError, TypeError, KeyError, AttributeError, FunctionError) as error:
        raise RobotError(
            f"not a manifest of symdyn ({error}); generate the folder again", str(path)
        ) from None


def job_of(content: dict[str, Any], robot: Robot) -> Job:
    """The job that a manifest is the result of, as far as its functions tell."""
    functions = ["+".join(e.get("combines", [name])) for name, e in content["functions"].items()]
    return Job.of(robot, functions, dtype=content["dtype"], **content["options"])


def _check_arguments(content: dict[str, Any], robot: Robot) -> None:
    """Refuse functions whose arguments are not this robot's: compiled code trusts its shapes."""
    job = job_of(content, robot)
    p = ["p", [len(job.opened.symbolic_parameters)]]
    requests = {combined_name(request): request for request in job.requests}
    for name, entry in content["functions"].items():
        rows = requests[name]
        expected = [
            [[a.name, list(job.shape(a))] for a in job.inputs(rows)],
            [[a.name, list(job.shape(a, job.axes[row.name]))] for row in rows for a in row.outputs],
        ]
        given = [[a for a in entry["inputs"] if a != p], entry["outputs"]]
        if given != expected or not isinstance(entry["roundoff"], float):
            raise ValueError(f"the arguments of {name} are not those of this robot")
