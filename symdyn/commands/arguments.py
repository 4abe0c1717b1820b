"""What commands have in common: the robot and the options that the arguments ask for."""

from __future__ import annotations

import argparse
from dataclasses import fields
from typing import Any

from symdyn.compiler.options import Options
from symdyn.compiler.pipeline import adjust
from symdyn.errors import RobotError
from symdyn.robot import Robot, load
from symdyn.robot.preparation.words import arguments_of
from symdyn.scalar import SNAP_TOLERANCE

LARGEST_GRAVITY = 1e6


def robot_of(arguments: argparse.Namespace) -> Robot:
    """The robot with the options that change it applied."""
    snap = SNAP_TOLERANCE if arguments.snap is None else arguments.snap
    if not 0 <= snap <= 0.1:
        raise RobotError("--snap takes a tolerance in radians between 0 and 0.1")
    if arguments.gravity and not all(abs(g) <= LARGEST_GRAVITY for g in arguments.gravity):
        raise RobotError(f"--gravity takes three finite numbers below {LARGEST_GRAVITY:g} m/s^2")
    return adjust(
        load(arguments.robot, snap=snap, trust=arguments.trust, **arguments_of(vars(arguments))),
        arguments.parameters or (),
        arguments.tip or (),
        arguments.gravity,
        arguments.name,
    )


def options_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options that change functions, as every entry point takes them."""
    names = [option.name for option in fields(Options) if hasattr(arguments, option.name)]
    return {name: getattr(arguments, name) for name in names}
