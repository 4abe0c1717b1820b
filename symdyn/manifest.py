"""The manifest `<name>.json`: what was made, from what, with which arguments in which order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from symdyn import __version__
from symdyn.errors import RobotError
from symdyn.graph import Program
from symdyn.robot import Robot, robot_from_dict, robot_to_dict


def manifest(name: str, robot: Robot, programs: Sequence[Program], targets: Sequence[str]) -> str:
    """The manifest's text, complete enough that `check DIR` needs nothing else."""
    content = {
        "symdyn": __version__,
        "name": name,
        "source": {"file": robot.source.file, "sha256": robot.source.sha256},
        "targets": list(targets),
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
        "parameters": [asdict(parameter) for parameter in robot.symbolic_parameters],
        "functions": {program.name: _function(program) for program in programs},
        "robot": robot_to_dict(robot),
    }
    return json.dumps(content, indent=1) + "\n"


def _function(program: Program) -> dict[str, Any]:
    return {
        "inputs": [[a.name, list(a.shape)] for a in program.inputs],
        "outputs": [[a.name, list(a.shape)] for a in program.outputs],
        "derived_by": program.derived_by.replace("-", "_"),
        "operations": asdict(program.operations),
    }


def read_manifest(folder: Path) -> tuple[dict[str, Any], Robot]:
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
        missing = {"symdyn", "name", "targets", "functions", "robot"} - set(content)
        if missing:
            raise ValueError(f"the key {sorted(missing)[0]!r} is missing")
        return content, robot_from_dict(content["robot"], path.name)
    except (OSError, ValueError, TypeError) as error:
        raise RobotError(
            f"not a manifest of symdyn ({error}); generate the folder again", str(path)
        ) from None
