"""The options of `symdyn calibrate`."""

from __future__ import annotations

import argparse

ABOUT = (
    "Finds base and tool frames, joint offsets and where the axes are from joint angles and "
    "measured tips. Prints errors before and after, and of poses that are left out; parameters "
    "with standard deviations; directions that no pose shows. Base and tool need no guess. Poses "
    "that do not fit are left out and named by their line."
)
POSES = (
    "CSV with a header: q_JOINT (or JOINT) for every joint that moves the tip; x, y, z; and, if "
    "measured, roll, pitch, yaw (fixed axes; or phix, phiy, phiz) or qx, qy, qz, qw. rad and m"
)
MODEL = (
    "offsets (base, tool, joint offsets), full (and the axes), or auto (default: full, if "
    "left-out poses are predicted better by more than the standard error)"
)
OUT = (
    "write the calibrated robot: .urdf (the file that was read with only numbers changed, if it "
    "was a URDF) or .toml; or the report: .html. May be repeated"
)


def add_calibration(command: argparse.ArgumentParser) -> None:
    """Add the options of a calibration."""
    add = command.add_argument
    add("robot", metavar="ROBOT", help="as above")
    add("poses", metavar="POSES.csv", help=POSES)
    add("--model", default="auto", metavar="NAME", help=MODEL)
    add("--compliance", action="store_true", help="joints that yield to the torque of gravity")
    add("--positions", action="store_true", help="leave measured orientations out of use")
    add("--degrees", action="store_true", help="joint angles, roll, pitch, yaw are degrees")
    add("--millimetres", action="store_true", help="x, y, z and joints that slide are mm")
    add("--keep-all", action="store_true", help="also poses that do not fit")
    add("--validate", metavar="OTHER.csv", help="further poses, to judge the answer by")
    add("--tip", nargs="+", action="extend", metavar="LINK", help="the measured one, if several")
    add("--out", nargs="+", action="extend", default=[], metavar="FILE", help=OUT)
    command.set_defaults(parameters=None, name=None)
