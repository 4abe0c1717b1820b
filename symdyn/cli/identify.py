"""Inertial and friction parameters from logs."""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from symdyn.cli.arguments import add_robot, add_robot_options, reject_overwriting, robot_of
from symdyn.cli.printing import console, new_table, plain, progress_bar
from symdyn.errors import RobotError
from symdyn.identification.drive_gains import Gains
from symdyn.identification.fitting import Outcome
from symdyn.identification.identify import identify
from symdyn.identification.inertia.friction import PLAIN, TERMS
from symdyn.identification.logs.rows import TORQUE, span_of
from symdyn.identification.outputs import Identified, kind_of
from symdyn.identification.payload import IdentifiedPayload, identify_payload, reject_kind
from symdyn.identification.result import verdict_of
from symdyn.identification.settings import FitSettings, IdentificationSettings
from symdyn.support.extras import pip_install
from symdyn.support.names import printable

if TYPE_CHECKING:
    from rich.table import Table

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


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of an identification."""
    add = command.add_argument
    add_robot(command)
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
    add_robot_options(command, without=UNPREPARED)


def run(options: argparse.Namespace) -> int:
    """Identify, write what was asked for, and print the errors joint by joint."""
    options.arguments = [word for word in options.logs if ":=" in word]
    options.logs = [word for word in options.logs if ":=" not in word]
    logs = [log for log in (*options.logs, options.validate, options.load_log) if log]
    reject_overwriting(options, LOG=[str(span_of(log).source) for log in logs])
    tip = options.identify_payload
    kind = FitSettings if tip else IdentificationSettings
    how = {name: _value(options, name) for name in kind.names()}
    if tip:
        _reject_unused(options)
    for file in options.out:  # what cannot be written is rejected before the work, not after it
        (reject_kind if tip else kind_of)(file)
    robot = robot_of(options)
    found: Identified | IdentifiedPayload
    gains: Gains | None = None
    more: list[Table | str]
    with progress_bar("identifying") as tell:
        if tip:
            found = load = identify_payload(robot, tip, options.logs, progress=tell, **how)
            more = [_load(load), f"--payload {plain(load.argument)}"]
        else:
            found = links = identify(robot, options.logs, progress=tell, **how)
            gains, more = links.gains, [_summary(links), plain(verdict_of(links))]
    for file in options.out:
        found.save(file)
    if options.json:
        print(json.dumps(found.as_dict(), indent=1))
        return 0
    out = console()
    for note in found.notes:
        out.print(plain(note), soft_wrap=True)
    out.print(_table(found, gains))
    for part in more:
        out.print(part, soft_wrap=True)
    for file in options.out:
        out.print(f"wrote {printable(file)}", markup=False, soft_wrap=True)
    return 0


def _value(options: argparse.Namespace, name: str) -> Any:
    """The value of an option; --friction, which prepares other robots, is the law here."""
    return getattr(options, "law" if name == "friction" else name)


def _reject_unused(options: argparse.Namespace) -> None:
    """Reject options that the identification of a payload does not have."""
    if options.tilt:
        raise RobotError("--tilt is found with the robot's own inertias; leave out one of the two")
    if options.signal != TORQUE:
        raise RobotError("--identify-payload takes torques, not currents; leave out --signal")
    own = FitSettings.names()
    defaults = {field.name: field.default for field in fields(IdentificationSettings)}
    for name in IdentificationSettings.names():
        if name not in own and getattr(options, name) != defaults[name]:
            flag = name.replace("_", "-")
            raise RobotError(f"--{flag} has no effect on --identify-payload; leave it out")


def _summary(found: Identified) -> str:
    """The rank, and whether the bodies can be."""
    return (
        f"rank {found.rank} of {len(found.base)} base parameters, condition number "
        f"{found.condition:.3g}; "
        + (
            "every link is a body that can be"
            if found.physical
            else "not held to what bodies can have"
        )
    )


def _load(found: IdentifiedPayload) -> Table:
    """The ten parameters of a load."""
    made = new_table(f"load at {plain(found.tip)}, about its frame", "parameter")
    for title in ("value", "sigma", "unit"):
        made.add_column(title, justify="right")
    for row, value, sigma in zip(found.parameters, found.ten, found.sigmas, strict=True):
        seen = "not seen" if math.isnan(sigma) else f"{sigma:.2g}"
        made.add_row(str(row["name"]), f"{value:.5g}", seen, str(row["unit"]))
    return made


def _table(found: Outcome, gains: Gains | None) -> Table:
    """Errors and friction terms joint by joint."""
    judged = found.validation
    made = new_table(f"{plain(found.robot.name)}: errors of the joint forces", "joint")
    made.add_column("training", justify="right")
    made.add_column("rms", justify="right")
    if judged is not None:
        title = f"{found.folds} folds" if found.folds is not None else "validation"
        made.add_column(title, justify="right")
        made.add_column("rms", justify="right")
    if gains is not None:
        made.add_column("drive gain", justify="right")
    made.add_column("friction")
    for k, name in enumerate(found.training.joints):
        cells = [
            text
            for errors in (found.training, judged)
            if errors is not None
            for text in (_share(errors.percent[k]), f"{errors.rms[k]:.3g}")
        ]
        if gains is not None:
            at = found.joints.index(name)
            cells.append(_gain_text(gains.values[at], gains.sigmas[at]))
        terms = [TERMS[i] for i in found.choice[found.joints.index(name)]]
        made.add_row(plain(name), *cells, _friction_text(terms))
    return made


def _share(percent: float) -> str:
    return "-" if math.isnan(percent) else f"{percent:.2f} %"


def _gain_text(value: float, sigma: float) -> str:
    return f"{value:.4g}" + ("" if math.isnan(sigma) else f" +- {sigma:.2g}")


def _friction_text(terms: list[str]) -> str:
    if not terms:
        return "none"
    return ", ".join(["plain", *(term for term in terms if term not in PLAIN)])
