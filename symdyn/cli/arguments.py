"""Options that several commands share, and the robot that the arguments describe."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from symdyn.codegen.languages import TARGETS
from symdyn.compiler.choose import Portfolio
from symdyn.compiler.closure import Closure
from symdyn.compiler.files import reject_foreign
from symdyn.compiler.job import Job
from symdyn.compiler.keywords import load, reject_unused_friction
from symdyn.compiler.options import Options, flag_of
from symdyn.errors import RobotError
from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.robot import Robot
from symdyn.robot.checks import NEAR, UNSNAPPED
from symdyn.robot.constraint import OPEN_TREE
from symdyn.robot.loading import source_files
from symdyn.robot.preparation.options import Preparation, arguments_of, flag_of as preparation_flag
from symdyn.support.names import printable

STATES = 5
MOST_JOINTS = 60
"""The operations of robots with more joints are not counted, since that takes many seconds."""


def advice_to_snap(robot: Robot, snapped: Robot) -> str:
    """Return what snapping angles to multiples of pi/12 saves and changes, or nothing.

    The change is the largest one of a torque at random states. The equivalent model needs no sines
    and cosines of most angles, so that snapping often saves nothing.
    """
    if len(robot.joints) > MOST_JOINTS:
        return ""
    before, after = robot.bind(), snapped.bind()
    old, new = (_operations(r) for r in (before, after))
    if new >= old:
        return ""
    chance = random.Random(1)
    largest = change = 0.0
    for _ in range(STATES):
        rates = [[chance.uniform(-1.5, 1.5) for _ in range(robot.nv)] for _ in range(2)]
        state: Any = (robot.random_position(chance.uniform), *rates)
        torques = zip(
            inverse_dynamics(before, *state), inverse_dynamics(after, *state), strict=True
        )
        for a, b in torques:
            largest, change = max(largest, abs(float(a))), max(change, abs(float(a) - float(b)))
    saved = f"reduces inverse dynamics from {old} to {new} operations"
    changed = f"changes torques by up to {change:.2g} of {largest:.3g} N m (or N)"
    return f"; if the multiples are meant, --snap {NEAR:g} {saved} and {changed}"


def _operations(robot: Robot) -> int:
    job = Job.of(robot, ["inverse_dynamics"])
    return Portfolio(job).best(job.requests[0]).operations.total


LONGEST = 2000


def robot_of(arguments: argparse.Namespace, explain: bool = False, closed: bool = False) -> Robot:
    """Return the robot that the arguments describe, and print its warnings.

    Parameters
    ----------
    arguments
        The parsed command line. `--strict` turns warnings into errors.
    explain
        Advise to snap rounded angles where that saves operations.
    closed
        Whether the command treats closed chains. If not, a note lists the functions that do.
    """
    robot = load_robot(arguments, strict=arguments.strict)
    for warning in robot.warnings:
        advice = ""
        if explain and UNSNAPPED in warning:
            snapped = load_robot(argparse.Namespace(**{**vars(arguments), "snap": NEAR}))
            advice = advice_to_snap(robot, snapped)
        print(f"symdyn: warning: {printable(warning + advice, LONGEST)}", file=sys.stderr)
    if robot.constraints and not closed:
        print(f"symdyn: note: {OPEN_TREE}", file=sys.stderr)
    return robot


def note_open_posture(robot: Robot) -> None:
    """Print a note if the chain is open in its start posture."""
    complaint = Closure.of(robot).complaint if robot.constraints else ""
    if complaint:
        print(f"symdyn: note: {printable(complaint, LONGEST)}", file=sys.stderr)


def reject_overwriting(arguments: argparse.Namespace, **read: Iterable[str | None]) -> None:
    """Reject outputs that would overwrite an input, each other, or a file of other origin.

    `read` lists input files besides those of the robot and of --tau, by their option or argument.
    """
    given = ((flag, getattr(arguments, flag[2:], None) or ()) for flag in ("--out", "--plot"))
    outputs = [
        (flag, file)
        for flag, files in given
        for file in ([files] if isinstance(files, str) else files)
    ]
    if not outputs:
        return
    inputs = [(file, "ROBOT") for file in source_files(arguments.robot)]
    inputs.append((getattr(arguments, "tau", None) or "", "--tau"))
    inputs += [(file or "", what) for what, files in read.items() for file in files]
    users = {os.path.realpath(file): what for file, what in inputs if os.path.isfile(file)}
    for flag, file in outputs:
        real = os.path.realpath(file)
        if real in users:
            message = f"{flag} would overwrite the file of {users[real]}; choose another {flag}"
            raise RobotError(message, printable(file))
        users[real] = flag
        reject_foreign(Path(file), flag)


def load_robot(arguments: argparse.Namespace, strict: bool = False) -> Robot:
    """Load the robot and apply the options that change it."""
    keywords = robot_keywords(arguments)
    wanted = getattr(arguments, "functions", None) or getattr(arguments, "quantity", None)
    default = "all" if arguments.command in ("generate", "check") else ""
    reject_unused_friction(keywords, getattr(arguments, "passive", True), wanted or default)
    return load(arguments.robot, strict=strict, **keywords)


def robot_keywords(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the keywords of `symdyn.load` that the arguments give, except --strict."""
    chosen = {
        "snap": arguments.snap,
        "trust": arguments.trust or None,
        "parameters": arguments.parameters,
        "tips": arguments.tip,
        "gravity": arguments.gravity,
        "name": arguments.name,
    }
    given = {name: value for name, value in chosen.items() if value is not None}
    return given | arguments_of(vars(arguments))


def options_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the options that change functions, as keywords of the entry points."""
    names = [option.name for option in fields(Options) if hasattr(arguments, option.name)]
    return {name: getattr(arguments, name) for name in names}


ROBOT = "a built-in name, or a path (.urdf, .toml, .xacro, .xml, .sdf)"


def add_robot(command: argparse.ArgumentParser) -> None:
    """Add the robot, the first argument."""
    command.add_argument("robot", metavar="ROBOT", help=ROBOT)


def add_robot_options(command: argparse.ArgumentParser, without: Sequence[str] = ()) -> None:
    """Add the options that read and change the robot, except those in `without`.

    Call this last: the arguments of a xacro file are the last positional ones.
    """
    _add_choices(command)
    _add_preparations(command, without)


def add_json(command: argparse.ArgumentParser) -> None:
    """Add the option that prints the result as JSON."""
    command.add_argument("--json", action="store_true", help="print JSON")


def add_target(command: argparse.ArgumentParser, usual: str) -> None:
    """Add the option that lists languages; `usual` is its default."""
    command.add_argument(
        "--target",
        nargs="+",
        action="extend",
        metavar="LANGUAGE",
        help=f"{', '.join(TARGETS)} (default: {usual})",
    )


def add_functions(command: argparse.ArgumentParser) -> None:
    """Add the option that selects functions."""
    command.add_argument(
        "--functions",
        nargs="+",
        action="extend",
        metavar="NAME",
        help="functions to emit (default: all; compare: those with several formulations); "
        "NAME+NAME is one function with the outputs of both",
    )


def add_options(command: argparse.ArgumentParser, without: Sequence[str] = ()) -> None:
    """The options that change functions, one flag for each field of `Options`."""
    for option in fields(Options):
        if option.name in without:
            continue
        flag, about = flag_of(option), option.metadata["about"]
        if isinstance(option.default, bool):
            action = "store_false" if option.default else "store_true"
            command.add_argument(flag, dest=option.name, action=action, help=about)
        elif isinstance(option.default, tuple):
            command.add_argument(
                flag,
                dest=option.name,
                nargs="+",
                action="extend",
                default=[],
                metavar=option.metadata["metavar"],
                help=about,
            )
        else:
            command.add_argument(
                flag,
                dest=option.name,
                default=option.default,
                metavar=option.metadata["metavar"],
                help=about,
            )


def add_code_choices(command: argparse.ArgumentParser) -> None:
    """Add the options for open parameters, tips and the name."""
    command.add_argument(
        "--parameters",
        nargs="+",
        action="extend",
        metavar="GROUP|NAME",
        help="parameters that become the input p; all others are numbers in the code: none "
        "(default), inertial, base (parameters), geometry, gravity, rotor, friction, spring, "
        "offset, scale, declared, payload (at the tip), all, a link, or names such as link2.m",
    )
    command.add_argument(
        "--tip",
        nargs="+",
        action="extend",
        metavar="LINK",
        help="frames with forward kinematics and Jacobians (default: the moving leaves)",
    )
    command.add_argument(
        "--name", help="name of files and functions: letters, digits and underscores"
    )


def _add_choices(command: argparse.ArgumentParser) -> None:
    """Add the options for gravity and for reading the file."""
    command.add_argument(
        "--gravity",
        nargs=3,
        type=float,
        metavar=("X", "Y", "Z"),
        help="acceleration of free fall in the root frame, m/s^2",
    )
    command.add_argument(
        "--trust",
        action="store_true",
        help="allow a .xacro file to run any Python code with your permissions, for at most a "
        "minute, and to read the environment; without this option it can only evaluate "
        "expressions and read files in its folder and packages",
    )
    command.add_argument("--strict", action="store_true", help="treat warnings as errors")
    command.add_argument(
        "--snap",
        type=float,
        metavar="TOL",
        help="snap angles within TOL (rad) of a multiple of pi/12 to it (default 1e-9)",
    )


def _add_preparations(command: argparse.ArgumentParser, without: Sequence[str] = ()) -> None:
    """Add the options that prepare the robot, one flag for each field of `Preparation`."""
    for choice in fields(Preparation):
        if choice.name in without:
            continue
        flag, about = preparation_flag(choice.name), choice.metadata["about"]
        if isinstance(choice.default, bool):
            command.add_argument(flag, action="store_true", help=about)
            continue
        more: dict[str, Any] = {"metavar": choice.metadata["metavar"], "help": about}
        if choice.name == "arguments":  # as everywhere in ROS, they have no flag
            command.add_argument(choice.name, nargs="*", default=[], **more)
            continue
        if isinstance(choice.default, tuple):
            more |= {"nargs": "+", "action": "extend", "default": []}
        command.add_argument(flag, dest=choice.name, **more)
