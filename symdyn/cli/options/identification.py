"""The options of `symdyn identify`; light to load, since every command line reads them."""

from __future__ import annotations

import argparse

from symdyn.support.extras import pip_install

ABOUT = (
    "Finds the inertial and friction parameters that explain the joint forces of logs, nearest to "
    f"the nominal robot and physically consistent (this needs {pip_install('identify')}). "
    "The logs are validated first: problems are reported, unusable logs are rejected."
)
LOGS = (
    "a CSV file with columns t, q_JOINT and tau_JOINT or i_JOINT (qd_JOINT, qdd_JOINT) of every "
    "joint, or q1, q2, ... in the robot's order; .npz with the arrays t, q, tau or i (qd, qdd); "
    f".parquet; or the folder of a ROS 2 bag, BAG#TOPIC ({pip_install('logs')}). "
    "LOG@FROM:TO is a span of it in seconds. Arguments of a xacro file, NAME:=VALUE, may stand "
    "between"
)
VALIDATE = "a log, or LOG@FROM:TO, to judge the result on; it may not repeat the training motion"
FOLDS = (
    "judge on N stretches, each by a fit to the others with a gap of 0.2 s or more; of one period "
    "if the log repeats"
)
FRICTION = (
    "auto (default; presliding and bent laws, joint by joint, if they lower errors on left-out "
    "stretches), plain (viscous, Coulomb, offset) or none"
)
DASK = (
    "read logs on the workers of a Dask scheduler, tcp://HOST:PORT, or on local, the cores of this "
    f"machine ({pip_install('cluster')}); workers see the logs under the same paths"
)
CLOCK = (
    "auto (default), stamps, or ticks: whole ticks of the controller, recovered from dq = qd dt; "
    "auto does that if stamps jitter"
)
SIGNAL = (
    "torque (default) or current: columns i_JOINT in A, for which drive gains are given, or found "
    "from a log with a load"
)
DRIVE_GAINS = "known drive gains, N m or N an ampere, one for each joint"
LOAD_LOG = "a log with a load at the tip that LOG does not have, to find the drive gains"
LOAD_CENTRE = "m, in the frame of the tip: the load's centre of mass (default: found as well)"
OUT = (
    "by its ending: .urdf (the file that was read with only numbers changed, if it was a URDF) or "
    ".toml for the identified robot, .csv or .json for parameters, .html for the report, .png, "
    ".svg or .pdf for its curves of joint forces, and a folder (FOLDER/) for C"
)
UNPREPARED = ("floating", "friction", "smooth_friction", "unactuated", "thrusters", "arguments")
"""Preparations that logs have no use for; arguments of a xacro file stand among the logs."""


def add_identification(command: argparse.ArgumentParser) -> None:
    """Add the options of an identification."""
    add = command.add_argument
    add("robot", metavar="ROBOT", help="as above")
    add("logs", metavar="LOG", nargs="+", help=LOGS)
    add("--validate", metavar="OTHER", help=VALIDATE)
    add("--folds", type=int, metavar="N", help=FOLDS)
    add("--friction", dest="law", default="auto", metavar="NAME", help=FRICTION)
    joints = "the joints whose torques are used (default: all)"
    add("--joints", nargs="+", action="extend", default=[], metavar="JOINT", help=joints)
    add("--clock", default="auto", metavar="NAME", help=CLOCK)
    delay = "s that torques are later than positions (default 0)"
    add("--delay", type=float, default=0.0, metavar="S", help=delay)
    add("--signal", default="torque", metavar="NAME", help=SIGNAL)
    add("--drive-gains", nargs="+", type=float, metavar="K", help=DRIVE_GAINS)
    add("--load-log", metavar="LOG", help=LOAD_LOG)
    add("--load-mass", type=float, metavar="KG", help="the mass of that load")
    xyz = ("X", "Y", "Z")
    add("--load-centre", nargs=3, type=float, metavar=xyz, help=LOAD_CENTRE)
    add("--load-tip", metavar="LINK", help="the link that carries the load, if there are several")
    tilt = "find the direction of gravity, too: how the base is tilted"
    add("--tilt", action="store_true", help=tilt)
    load = "find the load at this tip instead; the robot's own inertias are held"
    add("--identify-payload", metavar="TIP", help=load)
    add("--out", nargs="+", action="extend", default=[], metavar="FILE", help=OUT)
    add("--dask", metavar="ADDRESS", help=DASK)
    add("--json", action="store_true", help="print JSON")
    command.set_defaults(parameters=None, tip=None, name=None, friction=[], smooth_friction=None)
