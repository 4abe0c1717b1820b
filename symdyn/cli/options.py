"""Options that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from symdyn.codegen.languages import TARGETS
from symdyn.compiler.options import Options, flag_of
from symdyn.robot.preparation.choices import Preparation
from symdyn.robot.preparation.choices import flag_of as preparation_flag

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
        "--strict", action="store_true", help="refuse what would only be warned of"
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
