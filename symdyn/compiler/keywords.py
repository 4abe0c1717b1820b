"""The keywords of the public functions: the robot, and options of functions.

One list serves `load`, `derive`, `generate`, `compile`, `check`, `compare`, `simulate` and the
command line. A robot is a `Robot`, a built-in name or a path, and

    compile("panda", parameters="inertial")  is  compile(load("panda", parameters="inertial"))
"""

from __future__ import annotations

import math
import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from symdyn.codegen.languages import TARGETS
from symdyn.compiler.options import OPTION_KEYWORDS
from symdyn.errors import RobotError
from symdyn.robot import Robot, loading
from symdyn.robot.checks import quote
from symdyn.robot.preparation.options import Preparation, flag_of
from symdyn.robot.symbolic import BASE_GROUP
from symdyn.scalar import SNAP_TOLERANCE, is_number
from symdyn.support.matching import suggestion
from symdyn.support.names import identifier

LARGEST_GRAVITY = 1e6
LARGEST_SNAP = 0.1
PASSIVE = ("friction", "smooth_friction", "spring")
"""Preparations that have an effect on passive forces only."""

RobotLike = Robot | str | os.PathLike[str]
"""A robot, the name of a built-in one, or the path of a description."""


ROBOT_KEYWORDS = (
    *(choice.name for choice in fields(Preparation)),
    *("parameters", "tips", "gravity", "name", "trust", "strict", "snap"),
)
"""The keywords of `load`: what changes a robot, and how its file is read."""


def load(robot: RobotLike, snap: float | None = None, **options: Any) -> Robot:
    """Load a built-in robot by name, or a robot from a file: URDF, xacro, MJCF, SDF or TOML.

    Parameters
    ----------
    robot
        A name or a path. A `Robot` is accepted, too, and returned with the options applied.
    snap
        Angles within this many radians of a multiple of pi/12 become that multiple (1e-9).
    parameters
        Parameters that become the input `p`: groups (`"inertial"`, `"base"`, `"geometry"`, ...),
        links or single names, as with `--parameters` on the command line.
    tips, gravity, name
        The frames of the tips; the acceleration of free fall, (x, y, z) in m/s^2; the name of the
        robot and of generated modules.
    trust
        Allow a xacro file to run any Python code and to read the environment. Otherwise it can
        only evaluate expressions and read files in its own folder and packages.
    strict
        Treat warnings as errors. Otherwise they are in `warnings` of the robot.
    **options
        The preparations: `lock={"finger": 0.02}`, `only="hand"`, `floating=True`,
        `payload={"hand": (0.5, 0, 0, 0.1)}` and the other fields of `Preparation`.

    Returns
    -------
    The robot, with these options applied.

    Raises
    ------
    RobotError
        If the description is invalid, or an option does not fit it.
    """
    reject_unknown("load", options, ROBOT_KEYWORDS)
    given: dict[str, Any] = {**options}
    trust, strict = given.pop("trust", False), given.pop("strict", False)
    adjusted = {key: given.pop(key, None) for key in ("parameters", "tips", "gravity", "name")}
    if isinstance(robot, Robot):
        for what in [name for name, on in (("snap", snap is not None), ("trust", trust)) if on]:
            raise RobotError(
                f"{what} only affects reading a file; pass it when you load the file", robot.name
            )
        given = {key: value for key, value in given.items() if value not in (None, False)}
        read = loading.prepare(robot, **given) if given else robot
    else:
        if not isinstance(robot, str | os.PathLike):
            raise RobotError(
                f"the robot is {quote(robot)}; give a Robot, the name of a built-in one or a path"
            )
        tolerance = SNAP_TOLERANCE if snap is None else snap
        if not is_number(tolerance) or not 0 <= tolerance <= LARGEST_SNAP:
            raise RobotError(f"snap needs a tolerance in radians between 0 and {LARGEST_SNAP:g}")
        read = loading.load(robot, tolerance, trust=trust, **given)
    if strict:
        loading.reject_warnings(read)
    return adjust(read, **adjusted)


def adjust(
    robot: Robot,
    parameters: str | Iterable[str] | None = (),
    tips: str | Iterable[str] | None = (),
    gravity: Sequence[float] | None = None,
    name: str | None = None,
) -> Robot:
    """Return the robot with open parameters, other tips, another gravity or another name.

    `load` takes these options as well, of a `Robot` too.
    """
    if chosen_tips := names_of(tips, "tips"):
        known = [frame.name for frame in robot.frames]
        for tip in chosen_tips:
            if tip not in known:
                raise RobotError(f"no link is called {tip!r}{suggestion(tip, known)}", robot.name)
        robot = replace(robot, tips=tuple(dict.fromkeys(chosen_tips)))
    if gravity is not None:
        robot = replace(robot, gravity=_gravity(gravity))
    if name is not None:
        robot = replace(robot, name=_check_name(name))
    chosen = [group for group in names_of(parameters, "parameters") if group != "none"]
    if BASE_GROUP in chosen:
        from symdyn.identifiability.base_robot import with_base_parameters  # few robots need it

        return with_base_parameters(robot, [group for group in chosen if group != BASE_GROUP])
    return robot.symbolic(*chosen) if chosen else robot


def names_of(given: str | Iterable[str] | None, argument: str) -> list[str]:
    """Return one name or several as a list."""
    if given is None or isinstance(given, str):
        return [] if given is None else [given]
    names = list(given) if isinstance(given, Iterable) else [given]
    if not all(isinstance(name, str) for name in names):
        raise RobotError(f"{argument} is {quote(given)}; give a name, or a list of names")
    return names


def _gravity(given: Sequence[float]) -> tuple[float, float, float]:
    numbers = tuple(given) if isinstance(given, Iterable) else (given,)
    if len(numbers) != 3 or not all(
        is_number(x) and math.isfinite(x) and abs(x) <= LARGEST_GRAVITY for x in numbers
    ):
        raise RobotError(f"gravity needs three finite numbers below {LARGEST_GRAVITY:g} m/s^2")
    x, y, z = numbers
    return x, y, z


def _check_name(name: str) -> str:
    """Return the name if files and functions can have it unchanged."""
    if not isinstance(name, str):
        raise RobotError(f"name is {quote(name)}; give a text")
    usable = identifier(name, reserved=TARGETS.reserved)
    if usable == name:
        return name
    if usable == f"{name}_":
        taken = [target.title for target in TARGETS.values() if name in target.reserved]
        where = ", ".join(taken) or "generated code"
        reason = f"is a reserved word in {where}; use another name"
    elif name[:1].isdigit():
        reason = (
            "begins with a digit, but names begin with a letter; use letters, digits and single"
        )
        reason += " underscores"
    else:
        reason = "cannot be the name of files and functions; use letters, digits and single"
        reason += " underscores, at most 64 in all"
    raise RobotError(f"name {quote(name)} {reason}, such as {usable}")


def split_options(
    function: str, given: Mapping[str, Any], arguments: Iterable[str]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Split keywords into those of the robot and those of functions.

    `arguments` are the others of the function, which errors list first.
    """
    reject_unknown(function, given, (*arguments, *ROBOT_KEYWORDS, *OPTION_KEYWORDS))
    robot = {name: value for name, value in given.items() if name in ROBOT_KEYWORDS}
    others = {name: value for name, value in given.items() if name not in ROBOT_KEYWORDS}
    return robot, others


def reject_unknown(function: str, given: Iterable[str], known: Collection[str]) -> None:
    """Raise a `TypeError` for a keyword that the function does not have."""
    for name in given:
        if name not in known:
            raise TypeError(f"{function}() has no argument {name!r}{suggestion(name, known)}")


def reject_unused_friction(
    prepared: Mapping[str, Any], passive: bool, functions: str | Iterable[str]
) -> None:
    """Reject friction and springs without effect on the requested functions."""
    given = [name for name in PASSIVE if prepared.get(name)]
    if not given or passive:
        return
    if not any(
        name == "all" or "passive_forces" in name for name in names_of(functions, "functions")
    ):
        raise RobotError(
            f"{flag_of(given[0])} has no effect on the requested functions; add --passive, or "
            "request passive_forces"
        )
