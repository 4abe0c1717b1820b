"""What commands have in common: the robot and the options that the arguments ask for."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from symdyn.commands.options.snapping import effect_of_snapping
from symdyn.compiler.closure import Closure
from symdyn.compiler.options import Options
from symdyn.compiler.pipeline import adjust
from symdyn.errors import RobotError
from symdyn.names import printable
from symdyn.robot import Robot, load
from symdyn.robot.checks import MEANT, NEAR
from symdyn.robot.constraint import OPEN_TREE
from symdyn.robot.loading import files_of
from symdyn.robot.preparation.words import arguments_of, flag_of
from symdyn.scalar import SNAP_TOLERANCE

LARGEST_GRAVITY = 1e6
LONGEST = 2000


def robot_of(arguments: argparse.Namespace, explain: bool = False, closed: bool = False) -> Robot:
    """The robot that the arguments ask for; what is doubtful is said, or refused if `--strict`.

    With `explain` the warning of rounded angles says what snapping them would save and change.
    Unless the command is about the `closed` chain, it is said which functions have constraints.
    """
    robot = loaded(arguments, strict=arguments.strict)
    for warning in robot.warnings:
        effect = ""
        if explain and MEANT in warning:
            snapped = loaded(argparse.Namespace(**{**vars(arguments), "snap": NEAR}))
            effect = f": that {effect_of_snapping(robot, snapped)}"
        print(f"symdyn: warning: {printable(warning + effect, LONGEST)}", file=sys.stderr)
    if robot.constraints and not closed:
        print(f"symdyn: note: {OPEN_TREE}", file=sys.stderr)
    return robot


def note_open_posture(robot: Robot) -> None:
    """Say where a chain is not closed in the posture that its code begins with."""
    complaint = Closure.of(robot).complaint if robot.constraints else ""
    if complaint:
        print(f"symdyn: note: {printable(complaint, LONGEST)}", file=sys.stderr)


def refuse_overwriting(arguments: argparse.Namespace, **read: Iterable[str | None]) -> None:
    """Refuse to write onto a file that is read, or two outputs onto one file.

    `read` are files besides those of the robot and of --tau, by what they are called.
    """
    given = ((flag, getattr(arguments, flag[2:], None) or ()) for flag in ("--out", "--plot"))
    outputs = [
        (flag, file)
        for flag, files in given
        for file in ([files] if isinstance(files, str) else files)
    ]
    if not outputs:
        return
    inputs = [(file, "ROBOT") for file in files_of(arguments.robot)]
    inputs.append((getattr(arguments, "tau", None) or "", "--tau"))
    inputs += [(file or "", what) for what, files in read.items() for file in files]
    taken = {os.path.realpath(file): what for file, what in inputs if os.path.isfile(file)}
    for flag, file in outputs:
        real = os.path.realpath(file)
        if real in taken:
            message = f"{flag} would overwrite the file of {taken[real]}; choose another {flag}"
            raise RobotError(message, printable(file))
        taken[real] = flag


def loaded(arguments: argparse.Namespace, strict: bool = False) -> Robot:
    """The robot with the options that change it applied."""
    snap = SNAP_TOLERANCE if arguments.snap is None else arguments.snap
    if not 0 <= snap <= 0.1:
        raise RobotError("--snap takes a tolerance in radians between 0 and 0.1")
    if arguments.gravity and not all(abs(g) <= LARGEST_GRAVITY for g in arguments.gravity):
        raise RobotError(f"--gravity takes three finite numbers below {LARGEST_GRAVITY:g} m/s^2")
    _refuse_idle_friction(arguments)
    prepared = arguments_of(vars(arguments))
    return adjust(
        load(arguments.robot, snap=snap, trust=arguments.trust, strict=strict, **prepared),
        arguments.parameters or (),
        arguments.tip or (),
        arguments.gravity,
        arguments.name,
    )


def _refuse_idle_friction(arguments: argparse.Namespace) -> None:
    """Friction and springs act only with --passive, and in functions about passive forces."""
    given = [name for name in ("friction", "smooth_friction", "spring") if getattr(arguments, name)]
    if not given or getattr(arguments, "passive", True):
        return
    wanted = getattr(arguments, "functions", None) or getattr(arguments, "quantity", None)
    default = "all" if arguments.command in ("generate", "check") else ""
    if not any(name == "all" or "passive_forces" in name for name in wanted or [default]):
        raise RobotError(
            f"{flag_of(given[0])} has no effect on what is asked for without --passive; add that, "
            "or ask for passive_forces"
        )


def options_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options that change functions, as every entry point takes them."""
    names = [option.name for option in fields(Options) if hasattr(arguments, option.name)]
    return {name: getattr(arguments, name) for name in names}
