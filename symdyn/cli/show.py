"""`symdyn show`: one robot in detail."""

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
from symdyn.compiler.closure import CLOSED, Closure, FramePose
from symdyn.compiler.job import Job
from symdyn.compiler.manifest import manifest
from symdyn.compiler.pipeline import module_of
from symdyn.errors import FunctionError, RobotError
from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.formulations.kinematics.manifold import integrate
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import Program
from symdyn.identifiability import base_parameters, grouping_latex, grouping_text
from symdyn.lie.semidefinite import factorize
from symdyn.robot import Robot
from symdyn.robot.assembly.series import file_joints
from symdyn.robot.model import BASE, Joint, Limits
from symdyn.scalar import is_zero

if TYPE_CHECKING:
    from rich.console import Console

# A closed chain is singular in a posture q if the constraints fix more directions near it:
#
#     rank K(q') > rank K(q),    q' = q + a small x, closed again by Newton's method on e
#
# Only closed postures q' count: where the chain is open, the constraints of an overconstrained
# linkage can have a larger rank than in any posture that it can reach.

STARTS, STEPS = 3, 20
AWAY = 0.1
"""rad, m: the distance of the tested postures from the start posture."""


def singularity_note(robot: Robot, found: Closure) -> str:
    """Return a note if the start posture is closed and singular, else an empty text."""
    rank = max(_ranks(robot.bind()), default=0) if found.closed else 0
    if rank <= found.rank:
        return ""
    return (
        f"the start posture is singular: the constraints have rank {rank} in closed postures near "
        "it, so their forces are not unique here, and neither is the motion if branches meet; "
        "start from another posture"
    )


def _ranks(robot: Robot) -> Iterator[int]:
    """Yield the rank of K in closed postures near the start posture."""
    import numpy as np

    rng = np.random.default_rng(1)
    positional = [flag for c in robot.constraints for flag in c.positional]
    for _ in range(STARTS):
        x = rng.normal(size=robot.nv)
        x *= AWAY / np.abs(x).max()
        q = integrate(robot, robot.start(), x.tolist(), [1.0])
        for _ in range(STEPS):
            e = np.array(constraint_error(robot, q), float)[positional]
            K = np.array(constraint_jacobian(robot, q), float)
            if np.abs(e).max(initial=0) < CLOSED**2:
                yield int(float(factorize((K @ K.T).tolist()).rank))
                break
            x = np.linalg.lstsq(K[positional], -e, rcond=1e-9)[0]
            q = integrate(robot, q, x.tolist(), [1.0])


def _cheapest_programs(robot: Robot) -> tuple[Program, ...]:
    """Return the programs of all functions that the robot allows, except parameter gradients.

    Those would take longer to derive.
    """
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
        help="show only the base parameters, as combinations of inertial parameters",
    )
    command.add_argument(
        "--format", default="text", help="format of --base-parameters: text (default) or latex"
    )
    add_code_choices(command)
    add_json(command)
    add_robot_options(command)


def run(options: argparse.Namespace) -> int:
    """Print joints, frames, constraints, parameters and operation counts."""
    robot = robot_of(options, explain=True)
    if options.base_parameters:
        return _show_base_parameters(robot, options)
    programs = _cheapest_programs(robot)
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
        count = len(base_parameters(robot).kept)
        every = 10 * len(robot.links)
        out.print(
            f"{count} base parameters of {every} inertial parameters (--base-parameters lists them)"
        )
    except FunctionError as error:  # not every robot has them
        out.print(plain(str(error)))
    out.print(operations_table(programs))
    return 0


def _show_base_parameters(robot: Robot, options: argparse.Namespace) -> int:
    """Print the base parameters as formulas."""
    writers = {"text": grouping_text, "latex": grouping_latex}
    if options.format not in writers:
        raise RobotError(f"--format {options.format!r} is not a format; use text or latex")
    base = base_parameters(robot)
    if options.json:
        groups = zip(base.base_names, base.numbers(), strict=True)
        content = {name: {base.names[k]: x for k, x in row.items() if x} for name, row in groups}
        print(json.dumps({"robot": robot.name, "base_parameters": content}, indent=1))
        return 0
    sys.stdout.write(writers[options.format](base))
    return 0


def _show_joints(out: Console, robot: Robot) -> None:
    """Print the joints as the file describes them, with their entries of q if one has several."""
    listed = file_joints(robot)
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
    """Return rotor inertia, gear ratio, and the position of the joint for a unit coordinate."""
    rotor = joint.rotor
    ratio = "" if is_zero(rotor.inertia) else f"{float(rotor.gear):g}"
    scale = f"{float(joint.scale):g}" if joint.nv == 1 else ""
    return ratio and f"{float(rotor.inertia):g}", ratio, scale


def _span(limits: Limits) -> str:
    ends = ("" if end is None else f"{end:.4g}" for end in (limits.lower, limits.upper))
    return " .. ".join(ends).strip(" .")


def _show_frames(out: Console, robot: Robot) -> None:
    """Print the frames that are not link frames, and those of constraints."""
    ends = {end for c in robot.constraints for end in (c.frame_a, c.frame_b)}
    listed = [frame for frame in robot.frames if frame.placement.moves or frame.name in ends]
    if listed:
        table = new_table("frames fixed to a link", "frame", "link", "x y z", "roll pitch yaw")
        for frame in listed:
            pose = FramePose.of(robot, frame.name)
            table.add_row(plain(pose.frame), plain(pose.link), pose.xyz, pose.rpy)
        out.print(table)


def _show_constraints(out: Console, robot: Robot) -> None:
    if robot.constraints:
        table = new_table("constraints", "constraint", "frame", "relative to", "fixed", "free")
        for c in robot.constraints:
            ends = (plain(name) for name in (c.name, c.frame_a, c.frame_b))
            table.add_row(*ends, " ".join(c.directions), " ".join(c.free))
        out.print(table)
        found = Closure.of(robot)
        for line in (*found.lines(), singularity_note(robot, found)):
            if line:
                out.print(plain(line))


def _facts(robot: Robot, programs: tuple[Program, ...]) -> dict[str, Any]:
    job = Job.of(robot, [])
    facts = dict(json.loads(manifest(job, module_of(job, programs), None, [])))
    return facts | ({"closure": Closure.of(robot).facts()} if robot.constraints else {})
