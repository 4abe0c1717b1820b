"""The options of `symdyn excite`; light to load, since every command line reads them."""

from __future__ import annotations

import argparse

from symdyn.support.extras import pip_install

ABOUT = (
    "Finds a periodic motion, a Fourier series in each joint, whose joint forces determine the "
    "base parameters well, within limits of position, velocity, acceleration and torque. Limits "
    "are those of the robot unless given: one for all joints, one for each, or NAME=... for some. "
    "All of them are checked on a fine grid. The same seed gives the same motion."
)
CRITERION = (
    "D (default: the largest log det of the mean of Y^T Y) or cond (the smallest condition number "
    "of the stacked base_regressor Y)"
)
POSITION = "ranges, rad or m: LOW:HIGH, or X for -X:X"
BOX = (
    "LINK:x0,y0,z0,x1,y1,z1: the origin of LINK stays {} the box with these corners, in the axes "
    "of the base (m); may be repeated"
)
PASSIVE = "columns of friction and springs are part of Y, and their forces of the torques"
PLOT = f"draw the motion and its torques: .png, .svg, .pdf ({pip_install('simulate')})"


def _range(text: str) -> float | tuple[float, float]:
    low, colon, high = text.partition(":")
    return (float(low), float(high)) if colon else float(text)


def _entry(text: str) -> tuple[str, float | tuple[float, float]]:
    """A number or a range, with a name or without one: the name is empty then."""
    name, _, value = text.rpartition("=")
    try:
        return name, _range(value)
    except ValueError:
        message = f"{text!r} is neither a number nor LOW:HIGH, nor NAME=... of these"
        raise argparse.ArgumentTypeError(message) from None


def _box(text: str) -> tuple[str, tuple[float, ...]]:
    link, _, corners = text.rpartition(":")
    try:
        numbers = tuple(map(float, corners.split(",")))
    except ValueError:
        numbers = ()
    if not link or len(numbers) != 6:
        raise argparse.ArgumentTypeError(f"{text!r} is not LINK:x0,y0,z0,x1,y1,z1")
    return link, numbers


def add_excitation(command: argparse.ArgumentParser) -> None:
    """Add the options of an exciting motion."""
    add = command.add_argument
    add("robot", metavar="ROBOT", help="as above")
    add("--criterion", default="D", metavar="NAME", help=CRITERION)
    add("--period", type=float, default=10.0, metavar="T", help="s (default 10)")
    add("--harmonics", type=int, default=5, metavar="N", help="of the period (default 5)")
    step = "s, between rows (default 0.01); shortened until rows divide the period"
    add("--step", type=float, default=0.01, metavar="H", help=step)
    add("--starts", type=int, default=8, metavar="N", help="random starts (default 8)")
    add("--seed", type=int, default=0, metavar="K", help="of the random starts (default 0)")
    for flag, metavar, about in (
        ("--position", "RANGE|NAME=RANGE", POSITION),
        ("--velocity", "X|NAME=X", "largest speeds, rad/s or m/s"),
        ("--acceleration", "X|NAME=X", "largest accelerations, rad/s^2 or m/s^2 (default: any)"),
        ("--torque", "X|NAME=X", "largest joint forces, N m or N"),
    ):
        add(flag, nargs="+", action="extend", type=_entry, metavar=metavar, help=about)
    for flag, side in (("--keep-out", "out of"), ("--keep-in", "inside")):
        more = {"nargs": "+", "action": "extend", "default": []}
        add(flag, type=_box, metavar="LINK:BOX", help=BOX.format(side), **more)  # type: ignore[arg-type]
    about = "velocities and accelerations are zero where the period begins and ends"
    add("--at-rest", action="store_true", help=about)
    add("--passive", action="store_true", help=PASSIVE)
    add("--out", metavar="FILE", help="write the motion as CSV: t, q_JOINT, qd_JOINT, qdd_JOINT")
    add("--plot", metavar="FILE", help=PLOT)
    command.set_defaults(parameters=None, tip=None, name=None)
