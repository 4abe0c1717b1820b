"""What each command does: compose the rooms, print a table or JSON."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from symdyn.base_parameters import base_parameters
from symdyn.compiler.choose import programs_for
from symdyn.compiler.pipeline import adjust, generate, module_of, write_text
from symdyn.compiler.requests import PLAIN, check_method
from symdyn.emit import TARGETS
from symdyn.errors import FunctionError, RobotError
from symdyn.graph import Program
from symdyn.robot import Robot, library, load, to_toml, to_urdf
from symdyn.robot.checks import printable
from symdyn.robot.model import BASE
from symdyn.scalar import SNAP_TOLERANCE
from symdyn.table.rows import FUNCTIONS

LARGEST_GRAVITY = 1e6


def _robot(options: argparse.Namespace) -> Robot:
    """The robot with the options that change it applied."""
    snap = SNAP_TOLERANCE if options.snap is None else options.snap
    if not 0 <= snap <= 0.1:
        raise RobotError("--snap takes a tolerance in radians between 0 and 0.1")
    if options.gravity and not all(abs(g) <= LARGEST_GRAVITY for g in options.gravity):
        raise RobotError(f"--gravity takes three finite numbers below {LARGEST_GRAVITY:g} m/s^2")
    return adjust(
        load(options.robot, snap=snap),
        options.parameters or (),
        options.tip or (),
        options.gravity,
        options.name,
    )


def _how(options: argparse.Namespace) -> dict[str, Any]:
    """The options that change the functions, as `generate` takes them."""
    return {
        "passive": options.passive,
        "tip_wrench": options.tip_wrench,
        "method": options.method,
        "dtype": options.dtype,
        "form": options.form,
        "force": options.force,
        "wrt": options.wrt or (),
        "base_motion": options.base_motion,
        "equivalent": not options.no_equivalent,
    }


def _plain(text: str) -> str:
    """Text from a file, without markup or control characters."""
    return escape(printable(text))


def _console() -> Console:
    # In a pipe there is no width to fit, and a broken word cannot be searched for.
    return Console(highlight=False, width=None if sys.stdout.isatty() else 240)


def _busy(what: str) -> AbstractContextManager[object]:
    """A sign of life on stderr while something takes its time, if somebody is looking."""
    return Console(stderr=True).status(what) if sys.stderr.isatty() else nullcontext()


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", header_style="")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _operations(programs: tuple[Program, ...]) -> Table:
    table = _table("operations per call", "function", "mul", "add", "div", "sin/cos", "derived by")
    for program in programs:
        n = program.operations
        counts = (n.mul, n.add, n.div + n.sqrt, n.trig)
        table.add_row(program.name, *map(str, counts), program.derived_by)
    return table


def robots(options: argparse.Namespace) -> int:
    """List the built-in robots."""
    found = [library.load_builtin(name) for name in library.names()]
    if options.json:
        rows = [{"name": r.name, "nq": r.nq, "nv": r.nv, "about": r.about} for r in found]
        print(json.dumps(rows, indent=1))
        return 0
    table = _table("built-in robots", "name", "joints", "about")
    for robot in found:
        table.add_row(robot.name, str(len(robot.joints)), _plain(robot.about))
    _console().print(table)
    return 0


def _counted(robot: Robot) -> tuple[Program, ...]:
    """The programs of all that the robot allows; gradients in parameters would take longer."""
    found: list[Program] = []
    for row in FUNCTIONS.values():
        if row.in_all and not row.opens:
            with suppress(FunctionError):
                found += programs_for(robot, [row.name])
    return tuple(found)


def show(options: argparse.Namespace) -> int:
    """Describe one robot."""
    robot = _robot(options)
    if options.base_parameters:
        return _show_base_parameters(robot, options)
    programs = _counted(robot)
    if options.json:
        print(json.dumps(_facts(robot, programs), indent=1))
        return 0
    out = _console()
    heading = f"{robot.name}: {len(robot.links)} links, nq = {robot.nq}, nv = {robot.nv}"
    out.print(_plain(heading), style="bold")
    for line in (robot.about, robot.citation and f"numbers from {robot.citation}", *robot.notes):
        if line:
            out.print(_plain(line))
    numeric = robot.bind()
    g = ", ".join(f"{float(x):g}" for x in numeric.gravity)
    out.print(f"gravity ({g}) m/s^2; tips: {_plain(', '.join(robot.tips))}")
    table = _table("joints", "no", "joint", "type", "axis", "on", "moves link", "mass", "range")
    for i, joint in enumerate(numeric.joints):
        limits = joint.limits
        ends = ("" if end is None else f"{end:.4g}" for end in (limits.lower, limits.upper))
        span = " .. ".join(ends).strip(" .")
        mimic = joint.mimic
        if mimic:
            span = f"{mimic.multiplier:g} * joint {mimic.leader + 1} + {mimic.offset:g}"
        parent = numeric.base.name if joint.parent == BASE else numeric.links[joint.parent].name
        axis = " ".join(f"{float(x):g}" for x in joint.axis)
        row = (joint.name, joint.type, axis, parent, numeric.links[i].name)
        mass = f"{float(numeric.links[i].inertia.m):g}"
        table.add_row(str(i + 1), *map(_plain, row), mass, span)
    out.print(table)
    _show_frames(out, numeric)
    if robot.parameters:
        table = _table("parameters", "name", "value", "unit", "open")
        opened = set(robot.symbolic_names)
        for p in robot.parameters:
            table.add_row(_plain(p.name), f"{p.value:g}", _plain(p.unit), "p" * (p.name in opened))
        out.print(table)
    kept = len(base_parameters(robot).kept)
    out.print(f"{kept} base parameters of {10 * len(robot.links)} (--base-parameters lists them)")
    out.print(_operations(programs))
    return 0


def _show_base_parameters(robot: Robot, options: argparse.Namespace) -> int:
    """The base parameters as formulas."""
    from symdyn.base_parameters import grouping_latex, grouping_text

    writers = {"text": grouping_text, "latex": grouping_latex}
    if options.format not in writers:
        raise RobotError(f"--format {options.format!r} is not one; use text or latex")
    base = base_parameters(robot)
    if options.json:
        groups = zip(base.base_names, base.matrix(), strict=True)
        content = {
            name: {base.names[k]: float(row[k]) for k in row.nonzero()[0]} for name, row in groups
        }
        print(json.dumps({"robot": robot.name, "base_parameters": content}, indent=1))
        return 0
    sys.stdout.write(writers[options.format](base))
    return 0


def _show_frames(out: Console, robot: Robot) -> None:
    fixed = [frame for frame in robot.frames if frame.placement.moves]
    if fixed:
        table = _table("frames fixed to a link", "frame", "on", "at x y z")
        for frame in fixed:
            on = robot.base.name if frame.link == BASE else robot.links[frame.link].name
            position = " ".join(f"{float(x):g}" for x in frame.placement.pose().p)
            table.add_row(_plain(frame.name), _plain(on), position)
        out.print(table)


def _facts(robot: Robot, programs: tuple[Program, ...]) -> dict[str, Any]:
    from symdyn.compiler.manifest import manifest

    return dict(json.loads(manifest(module_of(robot, programs), robot, PLAIN, [])))


def write(options: argparse.Namespace) -> int:
    """Generate source."""
    robot = _robot(options)
    made = generate(
        robot,
        options.target or ["c"],
        options.functions or ["all"],
        options.out,
        batch=options.batch,
        cmake=options.cmake,
        **_how(options),
    )
    if options.json:
        print(json.dumps({"folder": str(made.folder), "files": [str(f) for f in made.files]}))
        return 0
    out = _console()
    out.print(_operations(made.programs))
    for note in robot.notes:
        out.print(note, markup=False)
    for file in made.files:
        out.print(f"wrote {file}", markup=False, soft_wrap=True)
    return 0


def check(options: argparse.Namespace) -> int:
    """Verify emitted code, freshly made or from a folder."""
    from symdyn.verify.check import check_folder

    if options.robot not in library.names() and Path(options.robot).is_dir():
        for name in ("parameters", "tip", "gravity", "name", "snap", "method", "wrt"):
            if getattr(options, name) is not None:
                raise RobotError(
                    f"--{name} does not apply to a generated folder, whose manifest says what it "
                    "was made with; generate it again, or check the robot"
                )
        with _busy("checking"):
            report = check_folder(Path(options.robot), options.functions or ["all"])
    else:
        robot = _robot(options)
        with tempfile.TemporaryDirectory() as scratch:
            targets, names = list(TARGETS), options.functions or ["all"]
            with _busy("checking"):
                made = generate(robot, targets, names, scratch, **_how(options))
                report = check_folder(made.folder)
    if options.json:
        print(json.dumps(report.as_dict(), indent=1))
        return 0 if report.passed else 1
    out = _console()
    table = _table(f"{_plain(report.name)}: errors relative to the largest term", "what")
    for column in ("code", "against", "error", "allowed", ""):
        table.add_column(column)
    for row in report.rows:
        verdict = "ok" if row.passed else "FAILED"
        table.add_row(
            row.what, row.code, row.against, f"{row.error:.1e}", f"{row.allowed:.0e}", verdict
        )
    out.print(table)
    failed = sum(not row.passed for row in report.rows)
    out.print(f"{len(report.rows) - failed} passed, {failed} failed")
    return 0 if report.passed else 1


def convert(options: argparse.Namespace) -> int:
    """Write a robot in another format."""
    writers = {"urdf": to_urdf, "toml": to_toml}
    if options.to not in writers:
        raise RobotError(f"--to {options.to!r} is not a format; use urdf or toml")
    _deliver(writers[options.to](_robot(options)), options.out)
    return 0


def _deliver(text: str, out: str | None) -> None:
    """To standard output, or whole to a file."""
    if out is None:
        sys.stdout.write(text)
        return
    try:
        write_text(Path(out), text)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RobotError(f"cannot write ({reason}); choose another --out", out) from None


def derive(options: argparse.Namespace) -> int:
    """Print closed forms."""
    from symdyn.teach import closed_form, model

    check_method(options.method)
    names = options.quantity or ["M", "C", "phi"]
    with _busy("deriving"):
        style = closed_form.Style(options.format, options.angles, options.groups)
        derived = model.derive(_robot(options), options.method, options.at, options.frames)
        text = closed_form.write(derived, names, style)
    _deliver(text, options.out)
    return 0


def compare(options: argparse.Namespace) -> int:
    """Count every formulation, for this robot and in general."""
    from symdyn.compiler import comparison

    robot = _robot(options)
    with _busy("deriving every way"):
        contestants = comparison.compare(robot)
        n = len(robot.joints)
        general, published = comparison.general_counts(n), comparison.published_counts(n)
    if options.json:
        rows = [asdict(row) for row in contestants]
        content = {"robot": robot.name, "formulations": rows, "general": general}
        print(json.dumps({**content, "published": published}, indent=1))
        return 0
    out = _console()
    title = f"{_plain(robot.name)}: operations of the emitted code, by formulation"
    head = ("function", "by", "as given", "mul", "add", "div", "sin/cos", "")
    table = _table(title, *head)
    for row in contestants:
        ops = row.equivalent
        counts = ("", "", "", "")
        if ops is not None:
            counts = (str(ops.mul), str(ops.add), str(ops.div + ops.sqrt), str(ops.trig))
        given = str(row.operations.total) if row.operations else ""
        remark = "emitted" if row.emitted else ("refused" if ops is None else "")
        table.add_row(row.function, row.method, given, *counts, remark)
    out.print(table)
    title = f"inverse dynamics of a general chain of {n} joints, nothing shared or folded"
    table = _table(title, "by", "mul", "add", "published mul", "add", "source")
    for method, (mul, add) in general.items():
        source, *printed = published.get(method, ("", "", ""))
        table.add_row(method, str(mul), str(add), *map(str, printed), source)
    out.print(table)
    return 0


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "robots": robots,
    "show": show,
    "generate": write,
    "check": check,
    "convert": convert,
    "derive": derive,
    "compare": compare,
}
