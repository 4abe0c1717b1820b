"""The line from end to end: robot -> derive -> graph -> optimize -> emit -> files."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from symdyn import __version__
from symdyn.conventions import CONVENTIONS
from symdyn.emit import TARGETS, Module
from symdyn.errors import FunctionError, RobotError
from symdyn.functions import build_program, select
from symdyn.graph import Program
from symdyn.manifest import manifest
from symdyn.matching import suggestion
from symdyn.names import comment, identifier
from symdyn.optimize import cheapest
from symdyn.robot import Robot
from symdyn.robot.model import BASE


@dataclass(frozen=True)
class Generated:
    """What `generate` made."""

    folder: Path
    files: tuple[Path, ...]
    programs: tuple[Program, ...]


def adjust(
    robot: Robot,
    parameters: Iterable[str] = (),
    tips: Sequence[str] = (),
    gravity: Sequence[float] | None = None,
    name: str | None = None,
) -> Robot:
    """The robot with the user's choices applied."""
    if tips:
        known = [frame.name for frame in robot.frames]
        for tip in tips:
            if tip not in known:
                raise RobotError(f"no link is called {tip!r}{suggestion(tip, known)}", robot.name)
        robot = replace(robot, tips=tuple(dict.fromkeys(tips)))
    if gravity is not None:
        x, y, z = gravity
        robot = replace(robot, gravity=(x, y, z))
    if name is not None:
        robot = replace(robot, name=name)
    chosen = [n for n in parameters if n != "none"]
    return robot.symbolic(*chosen) if chosen else robot


def programs_for(robot: Robot, functions: Iterable[str]) -> tuple[Program, ...]:
    """The cheapest program of every function asked for."""
    return tuple(
        cheapest(build_program(robot, function, method) for method in function.derivations)
        for function in select(functions)
    )


def module_of(robot: Robot, programs: Sequence[Program]) -> Module:
    """The robot as far as generated text mentions it, with every name made harmless."""
    source = robot.source
    origin = comment(source.file or robot.name)
    origin += f", sha256 {source.sha256[:16]}" if source.sha256 else ""
    g = ", ".join(f"{float(x):g}" for x in robot.bind().gravity)
    facts = [f"{robot.nq} coordinates, {robot.nv} velocities, gravity ({g}) m/s^2."]
    if robot.citation:
        facts.append(f"Numbers from {comment(robot.citation)}")
    facts += [comment(note) for note in robot.notes]
    facts += ["", "Links, numbered as in the code"]
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        parent = "the base" if joint.parent == BASE else f"link {joint.parent + 1}"
        follows = f", follows q[{robot.coordinates[i]}]" if joint.mimic else ""
        facts.append(
            f"  {i + 1:2d}  {comment(link.name)}: {joint.type} joint {comment(joint.name)} "
            f"on {parent}{follows}"
        )
    facts.append(f"Tips: {', '.join(comment(tip) for tip in robot.tips)}")
    parameters = [
        f"p[{k}]  {comment(p.name)} = {p.value!r} {comment(p.unit)}".rstrip()
        for k, p in enumerate(robot.symbolic_parameters)
    ]
    return Module(
        name=identifier(robot.name),
        maker=f"symdyn {__version__}",
        origin=origin,
        nq=robot.nq,
        nv=robot.nv,
        facts=tuple(facts),
        conventions=CONVENTIONS,
        parameters=tuple(parameters),
        programs=tuple(programs),
    )


def generate(
    robot: Robot,
    target: str | Sequence[str] = "c",
    functions: Iterable[str] = ("all",),
    out: str | os.PathLike[str] = "generated",
) -> Generated:
    """Write `out/<name>/` with the sources of the targets and the manifest.

    Nothing is written unless everything could be: the texts are made first, written to a temporary
    folder beside, and moved into place file by file.
    """
    targets = [target] if isinstance(target, str) else list(dict.fromkeys(target))
    for wanted in targets:
        if wanted not in TARGETS:
            raise FunctionError(f"no target is called {wanted!r}{suggestion(wanted, TARGETS)}")
    programs = programs_for(robot, [functions] if isinstance(functions, str) else functions)
    module = module_of(robot, programs)
    texts: dict[str, str] = {}
    for wanted in targets:
        texts.update(TARGETS[wanted](module))
    texts[f"{module.name}.json"] = manifest(module.name, robot, programs, targets)
    folder = Path(out) / module.name
    try:
        files = _write(folder, texts)
    except OSError as error:
        raise RobotError(
            f"cannot write ({error.strerror}); choose another --out", str(folder)
        ) from None
    return Generated(folder, files, programs)


def _write(folder: Path, texts: dict[str, str]) -> tuple[Path, ...]:
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as scratch:
        for name, text in texts.items():
            Path(scratch, name).write_text(text, encoding="ascii", newline="\n")
        folder.mkdir(exist_ok=True)
        for name in texts:
            os.replace(Path(scratch, name), folder / name)
    return tuple(folder / name for name in texts)
