"""`symdyn identify`: inertial and friction parameters from logs."""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from symdyn.cli.arguments import add_robot, add_robot_options, reject_overwriting, robot_of
from symdyn.cli.printing import console, new_table, plain, progress_bar
from symdyn.errors import RobotError
from symdyn.identification.drive_gains import DriveGains
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
    "Identifies inertial and friction parameters from motions and joint forces in logs: those "
    "nearest to the nominal robot, and physically consistent ones "
    f"(this needs {pip_install('identify')}). "
    "The logs are validated first: problems are reported, unusable logs are rejected."
)
LOGS = (
    "log of a motion. CSV file with columns t, q_JOINT, tau_JOINT or i_JOINT (optionally qd_JOINT, "
    "qdd_JOINT) for every joint, or q1, q2, ... in the order of the robot; .npz with the arrays t, "
    "q, tau or i (optionally qd, qdd); "
    f".parquet; or a folder with a ROS 2 bag, BAG#TOPIC ({pip_install('logs')}). "
    "LOG@FROM:TO selects a span in seconds. Arguments of a xacro file, NAME:=VALUE, may be mixed "
    "in"
)
VALIDATE = "log, or LOG@FROM:TO, to validate the result; it must not repeat the training motion"
FOLDS = (
    "cross-validate on N stretches of the log (of one period if it is periodic): each is predicted "
    "by a fit to the others, with a gap of at least 0.2 s between them"
)
FRICTION = (
    "friction model: auto (default; adds presliding and nonlinear terms to a joint if they lower "
    "the errors on left-out stretches), plain (viscous, Coulomb, offset) or none"
)
DASK = (
    "read logs on the workers of a Dask scheduler, tcp://HOST:PORT, or local for the cores of this "
    f"machine ({pip_install('cluster')}); the workers need the logs under the same paths"
)
CLOCK = (
    "time base: stamps of the log; ticks, whole ticks of the controller recovered from dq = qd dt; "
    "or auto (default), ticks if the stamps jitter"
)
SIGNAL = (
    "torque (default), or current: columns i_JOINT in A with drive gains that you give or that "
    "--load-log determines"
)
DRIVE_GAINS = "known drive gains, N m/A or N/A, one for each joint"
LOAD_LOG = "log of the robot with an additional known load at the tip, to determine drive gains"
LOAD_CENTRE = "centre of mass of that load in the frame of the tip, m (default: estimated)"
OUT = (
    "files to write, by suffix: identified robot .urdf (if ROBOT is a URDF, a copy with changed "
    "numbers) or .toml; parameters .csv or .json; report .html; plots of joint forces .png, .svg "
    "or .pdf; C code in a folder (FOLDER/)"
)
UNPREPARED = ("floating", "friction", "smooth_friction", "unactuated", "thrusters", "arguments")
"""Preparations without effect on logs; arguments of a xacro file are read among the logs."""


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn identify`."""
    add = command.add_argument
    add_robot(command)
    add("logs", metavar="LOG", nargs="+", help=LOGS)
    add("--validate", metavar="OTHER", help=VALIDATE)
    add("--folds", type=int, metavar="N", help=FOLDS)
    add("--friction", dest="law", default="auto", metavar="NAME", help=FRICTION)
    joints = "use only the torques of these joints (default: all)"
    add("--joints", nargs="+", action="extend", default=[], metavar="JOINT", help=joints)
    add("--clock", default="auto", metavar="NAME", help=CLOCK)
    delay = "delay of torques relative to positions, s (default 0)"
    add("--delay", type=float, default=0.0, metavar="S", help=delay)
    add("--signal", default="torque", metavar="NAME", help=SIGNAL)
    add("--drive-gains", nargs="+", type=float, metavar="K", help=DRIVE_GAINS)
    add("--load-log", metavar="LOG", help=LOAD_LOG)
    add("--load-mass", type=float, metavar="KG", help="mass of that load")
    xyz = ("X", "Y", "Z")
    add("--load-centre", nargs=3, type=float, metavar=xyz, help=LOAD_CENTRE)
    add(
        "--load-tip",
        metavar="LINK",
        help="link that carries that load, if the robot has several tips",
    )
    tilt = "also identify the direction of gravity, that is, the tilt of the base"
    add("--tilt", action="store_true", help=tilt)
    load = "identify the load at this tip instead, with the inertias of the robot fixed"
    add("--identify-payload", metavar="TIP", help=load)
    add("--out", nargs="+", action="extend", default=[], metavar="FILE", help=OUT)
    add("--dask", metavar="ADDRESS", help=DASK)
    add("--json", action="store_true", help="print JSON")
    command.set_defaults(parameters=None, tip=None, name=None, friction=[], smooth_friction=None)
    add_robot_options(command, without=UNPREPARED)


def run(options: argparse.Namespace) -> int:
    """Identify, write the requested files, and print the errors joint by joint."""
    options.arguments = [word for word in options.logs if ":=" in word]
    options.logs = [word for word in options.logs if ":=" not in word]
    logs = [log for log in (*options.logs, options.validate, options.load_log) if log]
    reject_overwriting(options, LOG=[str(span_of(log).source) for log in logs])
    tip = options.identify_payload
    kind = FitSettings if tip else IdentificationSettings
    how = {name: _value(options, name) for name in kind.names()}
    if tip:
        _reject_unused(options)
    for file in options.out:  # rejects unknown formats before the work, not after it
        (reject_kind if tip else kind_of)(file)
    robot = robot_of(options)
    found: Identified | IdentifiedPayload
    gains: DriveGains | None = None
    more: list[Table | str]
    with progress_bar("identifying") as progress:
        if tip:
            found = load = identify_payload(robot, tip, options.logs, progress=progress, **how)
            more = [_load_table(load), f"--payload {plain(load.argument)}"]
        else:
            found = links = identify(robot, options.logs, progress=progress, **how)
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
    """Return the value of an option; here --friction is the friction model, not a preparation."""
    return getattr(options, "law" if name == "friction" else name)


def _reject_unused(options: argparse.Namespace) -> None:
    """Reject options that the identification of a payload does not have."""
    if options.tilt:
        raise RobotError(
            "--tilt is identified together with the inertias of the robot, not with "
            "--identify-payload; leave out one of the two"
        )
    if options.signal != TORQUE:
        raise RobotError("--identify-payload needs torques, not currents; leave out --signal")
    own = FitSettings.names()
    defaults = {field.name: field.default for field in fields(IdentificationSettings)}
    for name in IdentificationSettings.names():
        if name not in own and getattr(options, name) != defaults[name]:
            flag = name.replace("_", "-")
            raise RobotError(f"--{flag} has no effect on --identify-payload; leave it out")


def _summary(found: Identified) -> str:
    """Return the line with rank, condition number and physical consistency."""
    return (
        f"rank {found.rank} of {len(found.base)} base parameters, condition number "
        f"{found.condition:.3g}; "
        + (
            "all links are physically consistent"
            if found.physical
            else "physical consistency was not enforced"
        )
    )


def _load_table(found: IdentifiedPayload) -> Table:
    """Return the table of the ten parameters of a load."""
    table = new_table(f"load at {plain(found.tip)}, about its frame", "parameter")
    for title in ("value", "sigma", "unit"):
        table.add_column(title, justify="right")
    for row, value, sigma in zip(found.parameters, found.ten, found.sigmas, strict=True):
        spread = "not identifiable" if math.isnan(sigma) else f"{sigma:.2g}"
        table.add_row(str(row["name"]), f"{value:.5g}", spread, str(row["unit"]))
    return table


def _table(found: Outcome, gains: DriveGains | None) -> Table:
    """Return the table of errors and friction terms of the joints."""
    validation = found.validation
    table = new_table(f"{plain(found.robot.name)}: errors of the joint forces", "joint")
    table.add_column("training", justify="right")
    table.add_column("rms", justify="right")
    if validation is not None:
        title = f"{found.folds} folds" if found.folds is not None else "validation"
        table.add_column(title, justify="right")
        table.add_column("rms", justify="right")
    if gains is not None:
        table.add_column("drive gain", justify="right")
    table.add_column("friction")
    for k, name in enumerate(found.training.joints):
        cells = [
            text
            for errors in (found.training, validation)
            if errors is not None
            for text in (_share(errors.percent[k]), f"{errors.rms[k]:.3g}")
        ]
        if gains is not None:
            at = found.joints.index(name)
            cells.append(_gain_text(gains.values[at], gains.sigmas[at]))
        terms = [TERMS[i] for i in found.choice[found.joints.index(name)]]
        table.add_row(plain(name), *cells, _friction_text(terms))
    return table


def _share(percent: float) -> str:
    return "-" if math.isnan(percent) else f"{percent:.2f} %"


def _gain_text(value: float, sigma: float) -> str:
    return f"{value:.4g}" + ("" if math.isnan(sigma) else f" +- {sigma:.2g}")


def _friction_text(terms: list[str]) -> str:
    if not terms:
        return "none"
    return ", ".join(["plain", *(term for term in terms if term not in PLAIN)])
