"""One robot in detail."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from symdyn.cli.arguments import add_code_choices, add_json, add_robot, add_robot_options, robot_of
from symdyn.cli.printing import console, new_table, operations_table, plain, plain_notes
from symdyn.compiler.choose import Portfolio
from symdyn.compiler.closure import CLOSED, Closure, Seat
from symdyn.compiler.job import Job
from symdyn.compiler.manifest import manifest
from symdyn.compiler.pipeline import module_of
from symdyn.errors import FunctionError, RobotError
from symdyn.formulations.constrained.constraint_rows import constraint_error, constraint_jacobian
from symdyn.formulations.kinematics.manifold import integrate
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import Program
from symdyn.identifiability import base_parameters, grouping_latex, grouping_text
from symdyn.lie.semidefinite import factored
from symdyn.robot import Robot
from symdyn.robot.assembly.series import listed_joints
from symdyn.robot.model import BASE, Joint, Limits
from symdyn.scalar import is_zero

if TYPE_CHECKING:
    from rich.console import Console

# Whether the posture of a closed chain is singular: close to it constraints hold more directions.
#
#     rank K(q') > rank K(q),    q' = q + a small x, closed again by Newton's method on e
#
# Places off the closed chain say nothing of it: there an over-constrained linkage holds more than
# it does anywhere that it can be.

STARTS, STEPS = 3, 20
AWAY = 0.1
"""rad, m: how far from the posture the chain is closed again."""


def singular(robot: Robot, found: Closure) -> str:
    """What to say of a posture that is singular; empty if it is not, or not closed."""
    rank = max(_ranks(robot.bind()), default=0) if found.closed else 0
    if rank <= found.rank:
        return ""
    return (
        f"singular in its posture: the rank is {rank} at closed places around it; forces are open "
        "here, and so is the motion if branches meet; begin elsewhere"
    )


def _ranks(robot: Robot) -> Iterator[int]:
    """The rank of K at closed places around the posture."""
    import numpy as np

    rng = np.random.default_rng(1)
    positional = [held for c in robot.constraints for held in c.positional]
    for _ in range(STARTS):
        x = rng.normal(size=robot.nv)
        x *= AWAY / np.abs(x).max()
        q = integrate(robot, robot.start(), x.tolist(), [1.0])
        for _ in range(STEPS):
            e = np.array(constraint_error(robot, q), float)[positional]
            K = np.array(constraint_jacobian(robot, q), float)
            if np.abs(e).max(initial=0) < CLOSED**2:
                yield int(float(factored((K @ K.T).tolist()).rank))
                break
            x = np.linalg.lstsq(K[positional], -e, rcond=1e-9)[0]
            q = integrate(robot, q, x.tolist(), [1.0])


def _counted(robot: Robot) -> tuple[Program, ...]:
    """The programs of all that the robot allows; gradients in parameters would take longer."""
    names = [row.name for row in FUNCTIONS.values() if row.is_in_all(robot) and not row.opens]
    job = Job.of(robot, names)
    portfolio = Portfolio(job)
    found: list[Program] = []
    for request in job.requests:
        with suppress(FunctionError):
            found.append(portfolio.best(request))
    return tuple(found)


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of `symdyn show`."""
    add_robot(command)
    command.add_argument(
        "--base-parameters",
        action="store_true",
        help="only the base parameters, as groups of the inertial ones",
    )
    command.add_argument("--format", default="text", help="of --base-parameters: text or latex")
    add_code_choices(command)
    add_json(command)
    add_robot_options(command)


def run(options: argparse.Namespace) -> int:
    """Describe one robot."""
    robot = robot_of(options, explain=True)
    if options.base_parameters:
        return _show_base_parameters(robot, options)
    programs = _counted(robot)
    if options.json:
        print(json.dumps(_facts(robot, programs), indent=1))
        return 0
    out = console()
    heading = f"{robot.name}: {len(robot.links)} links, nq = {robot.nq}, nv = {robot.nv}"
    out.print(plain(heading), style="bold")
    for line in (
        robot.about,
        robot.citation and f"numbers from {robot.citation}",
        *plain_notes(robot),
    ):
        if line:
            out.print(plain(line))
    numeric = robot.bind()
    g = ", ".join(f"{float(x):g}" for x in numeric.gravity)
    out.print(f"gravity ({g}) m/s^2; tips: {plain(', '.join(robot.tips))}")
    _show_joints(out, numeric)
    _show_frames(out, numeric)
    _show_constraints(out, numeric)
    if robot.parameters:
        table = new_table("parameters", "name", "value", "unit", "open")
        opened = set(robot.symbolic_names)
        for p in robot.parameters:
            table.add_row(plain(p.name), f"{p.value:g}", plain(p.unit), "p" * (p.name in opened))
        out.print(table)
    try:
        kept = len(base_parameters(robot).kept)
        every = 10 * len(robot.links)
        out.print(f"{kept} base parameters of {every} (--base-parameters lists them)")
    except FunctionError as error:  # not every robot has them
        out.print(plain(str(error)))
    out.print(operations_table(programs))
    return 0


def _show_base_parameters(robot: Robot, options: argparse.Namespace) -> int:
    """The base parameters as formulas."""
    writers = {"text": grouping_text, "latex": grouping_latex}
    if options.format not in writers:
        raise RobotError(f"--format {options.format!r} is not one; use text or latex")
    base = base_parameters(robot)
    if options.json:
        groups = zip(base.base_names, base.numbers(), strict=True)
        content = {name: {base.names[k]: x for k, x in row.items() if x} for name, row in groups}
        print(json.dumps({"robot": robot.name, "base_parameters": content}, indent=1))
        return 0
    sys.stdout.write(writers[options.format](base))
    return 0


def _show_joints(out: Console, robot: Robot) -> None:
    """The joints as the file has them; where some have several entries of q, also which."""
    listed = listed_joints(robot)
    entries = () if all(joint.is_single for joint in listed) else ("q", "qd")
    drive = ("rotor", "ratio", "scale")
    columns = ("no", "joint", "type", "axis", "on", "moves link", "mass", *drive, "range", *entries)
    table = new_table("joints", *columns)
    for whole in listed:
        joints = [robot.joints[i] for i in whole.joints]
        first, link = joints[0], robot.links[whole.joints[-1]]
        spans = [_span(joint.limits) for joint in joints]
        span = ", ".join(spans) if any(spans) else ""
        if mimic := first.mimic:
            span = f"{mimic.multiplier:g} * joint {mimic.leader + 1} + {mimic.offset:g}"
        motors = [motor for joint in joints for motor in joint.motors]
        if not first.mimic and not all(motors):
            missing = [str(k) for k, motor in enumerate(motors) if not motor]
            part = f" at DoF {', '.join(missing)}" if any(motors) else ""
            span = f"{span}, no motor{part}".removeprefix(", ")
        parent = robot.base.name if first.parent == BASE else robot.links[first.parent].name
        axes = [" ".join(f"{float(x):g}" for x in j.axis) for j in joints if j.has_axis]
        row = (whole.name, whole.type, ", ".join(dict.fromkeys(axes)), parent, link.name)
        number = ", ".join(str(i + 1) for i in whole.joints)
        where = [", ".join(map(str, some)) for some in (whole.q, whole.v)] if entries else []
        mass, drives = f"{float(link.inertia.m):g}", zip(*map(_drive, joints), strict=True)
        drive_cells = [", ".join(some) if any(some) else "" for some in drives]
        table.add_row(number, *map(plain, row), mass, *drive_cells, span, *where)
    out.print(table)


def _drive(joint: Joint) -> tuple[str, str, str]:
    """The motor's own inertia, its gear ratio, and the factor of the coordinate in the position."""
    rotor = joint.rotor
    ratio = "" if is_zero(rotor.inertia) else f"{float(rotor.gear):g}"
    scale = f"{float(joint.scale):g}" if joint.nv == 1 else ""
    return ratio and f"{float(rotor.inertia):g}", ratio, scale


def _span(limits: Limits) -> str:
    ends = ("" if end is None else f"{end:.4g}" for end in (limits.lower, limits.upper))
    return " .. ".join(ends).strip(" .")


def _show_frames(out: Console, robot: Robot) -> None:
    """Frames beside their links, and all that constraints are about."""
    ends = {end for c in robot.constraints for end in (c.frame_a, c.frame_b)}
    listed = [frame for frame in robot.frames if frame.placement.moves or frame.name in ends]
    if listed:
        table = new_table("frames fixed to a link", "frame", "on", "at x y z", "roll pitch yaw")
        for frame in listed:
            seat = Seat.of(robot, frame.name)
            table.add_row(plain(seat.frame), plain(seat.body), seat.xyz, seat.rpy)
        out.print(table)


def _show_constraints(out: Console, robot: Robot) -> None:
    if robot.constraints:
        table = new_table("constraints", "constraint", "frame", "against", "held", "free")
        for c in robot.constraints:
            ends = (plain(name) for name in (c.name, c.frame_a, c.frame_b))
            table.add_row(*ends, " ".join(c.directions), " ".join(c.free))
        out.print(table)
        found = Closure.of(robot)
        for line in (*found.lines(), singular(robot, found)):
            if line:
                out.print(plain(line))


def _facts(robot: Robot, programs: tuple[Program, ...]) -> dict[str, Any]:
    job = Job.of(robot, [])
    facts = dict(json.loads(manifest(job, module_of(job, programs), None, [])))
    return facts | ({"closure": Closure.of(robot).facts()} if robot.constraints else {})
