"""What commands have in common: their options, and the robot that the arguments ask for."""

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
from symdyn.compiler.keywords import load, reject_idle_friction
from symdyn.compiler.options import Options, flag_of
from symdyn.errors import RobotError
from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.robot import Robot
from symdyn.robot.checks import NEAR, UNSNAPPED
from symdyn.robot.constraint import OPEN_TREE
from symdyn.robot.loading import files_of
from symdyn.robot.preparation.choices import Preparation, arguments_of, flag_of as preparation_flag
from symdyn.support.names import printable

# What snapping angles to multiples of pi/12 would save and change.

STATES = 5
MOST_JOINTS = 60
"""Operations of longer robots are not counted: that takes many seconds."""


def advice_to_snap(robot: Robot, snapped: Robot) -> str:
    """What snapping saves and the largest change of a torque at random states; or nothing.

    Chosen link frames need no sines and cosines of most angles, so that often nothing is saved.
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
    saved = f"takes {new} instead of {old} operations for inverse dynamics"
    changed = f"changes torques by up to {change:.2g} of {largest:.3g} N m (or N)"
    return f"; if the multiples are meant, --snap {NEAR:g} {saved}, and {changed}"


def _operations(robot: Robot) -> int:
    job = Job.of(robot, ["inverse_dynamics"])
    return Portfolio(job).best(job.requests[0]).operations.total


LONGEST = 2000


def robot_of(arguments: argparse.Namespace, explain: bool = False, closed: bool = False) -> Robot:
    """The robot that the arguments ask for; what is doubtful is said, or rejected if `--strict`.

    With `explain` the warning of rounded angles advises to snap them where that saves operations.
    Unless the command is about the `closed` chain, it is said which functions have constraints.
    """
    robot = loaded(arguments, strict=arguments.strict)
    for warning in robot.warnings:
        advice = ""
        if explain and UNSNAPPED in warning:
            snapped = loaded(argparse.Namespace(**{**vars(arguments), "snap": NEAR}))
            advice = advice_to_snap(robot, snapped)
        print(f"symdyn: warning: {printable(warning + advice, LONGEST)}", file=sys.stderr)
    if robot.constraints and not closed:
        print(f"symdyn: note: {OPEN_TREE}", file=sys.stderr)
    return robot


def note_open_posture(robot: Robot) -> None:
    """Say where a chain is not closed in the posture that its code begins with."""
    complaint = Closure.of(robot).complaint if robot.constraints else ""
    if complaint:
        print(f"symdyn: note: {printable(complaint, LONGEST)}", file=sys.stderr)


def reject_overwriting(arguments: argparse.Namespace, **read: Iterable[str | None]) -> None:
    """Reject outputs onto a file that is read, onto one file, or onto what symdyn did not write.

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
        reject_foreign(Path(file), flag)


def loaded(arguments: argparse.Namespace, strict: bool = False) -> Robot:
    """The robot with the options that change it applied."""
    keywords = robot_keywords(arguments)
    wanted = getattr(arguments, "functions", None) or getattr(arguments, "quantity", None)
    default = "all" if arguments.command in ("generate", "check") else ""
    reject_idle_friction(keywords, getattr(arguments, "passive", True), wanted or default)
    return load(arguments.robot, strict=strict, **keywords)


def robot_keywords(arguments: argparse.Namespace) -> dict[str, Any]:
    """The keywords of `symdyn.load` that the arguments ask for, but for --strict."""
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
    """The options that change functions, as every entry point takes them."""
    names = [option.name for option in fields(Options) if hasattr(arguments, option.name)]
    return {name: getattr(arguments, name) for name in names}


ROBOT = "a built-in name, or a path (.urdf, .toml, .xacro, .xml, .sdf)"


def add_robot(command: argparse.ArgumentParser) -> None:
    """Add the robot, the first argument."""
    command.add_argument("robot", metavar="ROBOT", help=ROBOT)


def add_robot_options(command: argparse.ArgumentParser, without: Sequence[str] = ()) -> None:
    """Add the options that change the robot, and how it is read, except those `without` effect.

    Arguments of a xacro file are the last positional ones, so that these come after all others.
    """
    _add_choices(command)
    _add_preparations(command, without)


def add_json(command: argparse.ArgumentParser) -> None:
    """Add the option for programs that read the answer."""
    command.add_argument("--json", action="store_true", help="print JSON")


def add_target(command: argparse.ArgumentParser, usual: str) -> None:
    """Add the option that lists languages; `usual` are those without it."""
    command.add_argument(
        "--target",
        nargs="+",
        action="extend",
        metavar="LANGUAGE",
        help=f"{', '.join(TARGETS)} (default: {usual})",
    )


def add_functions(command: argparse.ArgumentParser) -> None:
    """The option that says which functions."""
    command.add_argument(
        "--functions",
        nargs="+",
        action="extend",
        metavar="NAME",
        help="default: all (compare: those with several formulations); NAME+NAME shares one graph",
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
    """The options about the functions of a robot: what they leave open, their tips and name."""
    command.add_argument(
        "--parameters",
        nargs="+",
        action="extend",
        metavar="GROUP|NAME",
        help="what stays open as the input p: none (default), inertial, base (parameters), "
        "geometry, gravity, rotor, friction, spring, offset, scale, declared, payload (at the "
        "tip), all, a link, or names such as link2.m",
    )
    command.add_argument(
        "--tip", nargs="+", action="extend", metavar="LINK", help="default: the leaves that move"
    )
    command.add_argument("--name", help="of files and functions: letters, digits and underscores")


def _add_choices(command: argparse.ArgumentParser) -> None:
    """The options that change the robot, and how it is read."""
    command.add_argument(
        "--gravity", nargs=3, type=float, metavar=("X", "Y", "Z"), help="free fall, m/s^2"
    )
    command.add_argument(
        "--trust",
        action="store_true",
        help="let a .xacro file run any Python with your rights, for at most a minute, and read "
        "the environment; without it, it computes and reads files of its folder and packages only",
    )
    command.add_argument(
        "--strict", action="store_true", help="reject what would only be warned of"
    )
    command.add_argument(
        "--snap",
        type=float,
        metavar="TOL",
        help="take angles this close to a multiple of pi/12 to be it (default 1e-9)",
    )


def _add_preparations(command: argparse.ArgumentParser, without: Sequence[str] = ()) -> None:
    """The options that prepare the robot, one flag for each field of `Preparation`."""
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
