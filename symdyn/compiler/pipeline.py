"""The pipeline: robot -> equivalent models -> derivation -> passes -> code -> files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from symdyn import __version__
from symdyn.codegen import NUMBERS, TARGETS, InputParameter, Module, Target, Targets, Trials
from symdyn.compiler.choose import choose
from symdyn.compiler.closure import Closure, FramePose
from symdyn.compiler.files import (
    earlier_manifest,
    generated_files,
    reject_to_lose,
    reject_to_remove,
    remove_files,
    write_folder,
)
from symdyn.compiler.interface import interface_of
from symdyn.compiler.job import Job, wanted_functions
from symdyn.compiler.keywords import (
    RobotLike,
    load,
    reject_unused_friction,
    split_options,
)
from symdyn.compiler.manifest import difference, manifest
from symdyn.compiler.progress import Progress, silent
from symdyn.compiler.unused_options import reject_unused
from symdyn.conventions import conventions_of
from symdyn.errors import RobotError
from symdyn.functions.types import RobotKind
from symdyn.graph import Program, pause_collector
from symdyn.robot import Robot
from symdyn.robot.assembly.series import file_joints
from symdyn.robot.constraint import OPEN_TREE
from symdyn.robot.model import BASE
from symdyn.support.names import SENTENCE, comment, identifier, printable
from symdyn.support.signals import uninterrupted

UNRECORDED = "an earlier run that the manifest does not record"

SelfTest = Callable[[Job, Sequence[Program]], Trials]
"""Computes calls with known results for the programs of a job."""


@dataclass(frozen=True)
class GeneratedCode:
    """The files that `generate` wrote, and those of an earlier run that it removed."""

    folder: Path
    files: tuple[Path, ...]
    programs: tuple[Program, ...]
    removed: tuple[Path, ...] = ()


def module_of(
    job: Job,
    programs: Sequence[Program],
    options: Iterable[str] = (),
    languages: Targets = TARGETS,
    trials: Trials | None = None,
    left_out: Mapping[str, str] | None = None,
) -> Module:
    """Return the module for the templates, with all names made safe."""
    robot, how = job.robot, job.options
    source = robot.source
    origin = comment(source.file or robot.name)
    origin += f", sha256 {source.sha256[:16]}" if source.sha256 else ""
    g = ", ".join(f"{float(x):g}" for x in robot.bind().gravity)
    facts = [f"{robot.nq} coordinates, {robot.nv} velocities, gravity ({g}) m/s^2."]
    if robot.citation:
        facts.append(f"Numbers from {comment(robot.citation, SENTENCE)}")
    facts += [comment(note, SENTENCE) for note in robot.notes]
    if robot.constraints:
        facts += _constraints(robot)
    if how.passive:
        facts.append("Inverse and forward dynamics include the passive forces (friction, springs).")
    if how.tip_wrench:
        facts.append(
            "tau includes J^T f_tip, where f_tip is the wrench of each tip on the environment."
        )
    if how.base_motion:
        facts += [
            "V0 and Vdot0 are the twist of the base and its rate, in the frame of the base.",
            "Functions without these inputs assume a base at rest.",
        ]
    facts += ["", "Links, numbered as in the code"]
    base = comment(robot.base.name) if _base_needs_name(robot) else ""
    on_base = f"{base} (the base)" if base else "the base"
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        parent = on_base if joint.parent == BASE else f"link {joint.parent + 1}"
        follows = f", follows q[{robot.q_starts[i]}]" if joint.mimic else ""
        facts.append(
            f"  {i + 1:2d}  {comment(link.name)}: {joint.type} joint {comment(joint.name)} "
            f"on {parent}{follows}"
        )
    facts += _entries(robot)
    partitioned = any(row.source.meant_for is RobotKind.PARTITIONED for row in job.rows)
    if partitioned:
        a, u = (f"qd[{_runs(side)}]" for side in (robot.actuated, robot.unactuated))
        facts.append(f"Index a, actuated DoF: {a}; index u, unactuated DoF: {u}")
    facts.append(f"Tips: {', '.join(comment(tip) for tip in robot.tips)}")
    facts += [
        f"Left out of all: {comment(reason, SENTENCE)}" for reason in (left_out or {}).values()
    ]
    parameters = [
        InputParameter(comment(p.name), p.value, comment(p.unit)) for p in job.parameters(programs)
    ]
    return Module(
        name=identifier(robot.name, reserved=languages.reserved),
        maker=f"symdyn {__version__}",
        origin=origin,
        nq=robot.nq,
        nv=robot.nv,
        tips=len(robot.tips),
        facts=tuple(facts),
        conventions=conventions_of(
            (
                (joint.type, joint.motion.coordinate_names, joint.motion.velocity_names)
                for joint in robot.joints
                if joint.nq > 1
            ),
            base,
        ),
        parameters=tuple(parameters),
        programs=tuple(programs),
        number=NUMBERS[how.dtype],
        options=frozenset(options),
        trials=trials,
        interface=interface_of(robot, job.parameters(programs), partitioned),
        named=job.named,
        straight=all(joint.nq == 1 for joint in robot.joints),
    )


def _constraints(robot: Robot) -> list[str]:
    """Return lines on all constraints: rows of K, frames, and what is not enforced."""
    lines, row, numeric = [], 0, robot.bind()
    for one in robot.constraints:
        rows = range(row, row + len(one.rows))
        row = rows.stop
        ends = f"{comment(one.frame_a)} relative to {comment(one.frame_b)}"
        held = ", ".join(one.directions)
        free = f"; free: {', '.join(one.free)}" if one.free else ""
        lines.append(f"  {comment(one.name)}: {ends}, rows {_span(rows)}: {held}{free}")
        for end, name in (("frame_a", one.frame_a), ("frame_b", one.frame_b)):
            lines.append(f"    {end}: {comment(str(FramePose.of(numeric, name)))}")
        if one.one_sided:
            friction = "" if one.friction is None else f", friction {one.friction:g}"
            lines.append(f"    can only press, f_z below 0{friction}; not enforced by any function")
    complaint = Closure.of(robot).complaint
    return [
        OPEN_TREE,
        "Constraints: velocities of frame_a relative to frame_b that vanish, at the origin of "
        "frame_a",
        "in the axes of frame_b. f is the wrench of frame_a on the body of frame_b, at the same "
        "origin",
        "and in the same axes. xyz (m) and rpy (rad) place a frame in its link.",
        *lines,
        *([f"The chain is {comment(complaint, SENTENCE)}."] if complaint else []),
    ]


def _base_needs_name(robot: Robot) -> bool:
    """Return whether readers may take a moving link for the base."""
    if robot.base.name == "base":
        return False
    named = any(frame.name == "base" and frame.link != BASE for frame in robot.frames)
    return named or any(joint.parent == BASE and joint.nv > 1 for joint in robot.joints)


def _entries(robot: Robot) -> list[str]:
    """Return lines on the entries of q and qd of each joint, if joints have several."""
    joints = file_joints(robot)
    if all(joint.is_single for joint in joints):
        return []
    rows = [
        f"  {comment(joint.name)}: {joint.type}, q[{_span(joint.q)}], qd[{_span(joint.v)}]"
        for joint in joints
    ]
    return ["Joints and their entries of q and qd", *rows]


def _runs(entries: Sequence[int]) -> str:
    """Return ascending entries as text, consecutive ones as a span."""
    runs: list[list[int]] = []
    for k in entries:
        if runs and runs[-1][-1] == k - 1:
            runs[-1].append(k)
        else:
            runs.append([k])
    return ", ".join(map(_span, runs))


def _span(entries: Sequence[int]) -> str:
    return f"{entries[0]}..{entries[-1]}" if len(entries) > 1 else f"{entries[0]}"


@pause_collector()
def generate(
    robot: RobotLike,
    target: str | Sequence[str] = "c",
    functions: str | Iterable[str] = "all",
    out: str | os.PathLike[str] = "generated",
    *,
    batch: bool = False,
    cmake: bool = False,
    self_test: SelfTest | None = None,
    languages: Targets = TARGETS,
    progress: Progress = silent,
    **options: Any,
) -> GeneratedCode:
    """Write `out/<name>/` with the sources of the targets and the manifest.

    `batch` adds C functions over many states, `cmake` a CMakeLists.txt. `self_test` adds a program
    that compares the functions with reference values; it computes these, as
    `symdyn.self_test_trials` does. `languages` are those to choose from; `progress` is called
    before every step; the further options are those of `load` and of `Options`. Nothing is written
    unless everything could be: the texts are made first, written to a temporary folder beside, and
    moved into place file by file.

    If the folder has files in other languages for the same robot, functions and options, they stay,
    and the manifest lists all of them. What was made for others is removed only with `force`, which
    also allows closed forms of any size. A folder with code of another robot is rejected.
    """
    own = ("target", "functions", "out", "batch", "cmake", "self_test", "languages", "progress")
    about_robot, how = split_options("generate", options, own)
    if self_test is not None and not callable(self_test):
        raise TypeError("generate(): self_test must be a function such as symdyn.self_test_trials")
    reject_unused_friction(about_robot, how.get("passive", False), functions)
    robot = load(robot, **about_robot)
    extras = (("batch", batch), ("cmake", cmake), ("self-test", self_test))
    asked = [name for name, on in extras if on]
    names = [target] if isinstance(target, str) else target
    targets = languages.chosen(names, how.get("dtype", "double"), asked)
    force = how.get("force", False)
    how["force"] = force and how.get("form") == "closed"  # otherwise it is about files only
    job = Job.of(robot, wanted_functions(robot, functions, targets), **how)
    reject_unused(job)
    name = identifier(job.robot.name, reserved=languages.reserved)
    folder = Path(out) / name
    try:
        earlier = earlier_manifest(folder, name, job.robot.source)
    except OSError as error:
        raise _write_error(folder, error) from None
    programs, left_out = choose(job, progress)
    trials = self_test(job, programs) if self_test else None
    module = module_of(job, programs, asked, languages, trials, left_out)
    texts: dict[str, str | bytes] = {}
    for k, wanted in enumerate(targets):
        progress(f"writing {wanted.title}", k, len(targets))
        texts.update(wanted.emit(module))
    record = partial(manifest, job, module, left_out)
    try:
        reject_to_lose(folder, texts)
        beside = _FolderState.of(folder, earlier, json.loads(record(())), texts, targets, languages)
        if not force:
            reject_to_remove(folder, beside.foreign, beside.reason, " ".join(beside.all_targets))
        texts[f"{module.name}.json"] = record(beside.targets, beside.listed)
        with uninterrupted():
            files = write_folder(folder, texts)
            remove_files(folder, beside.stale)
    except OSError as error:
        raise _write_error(folder, error) from None
    return GeneratedCode(folder, files, programs, beside.stale)


@dataclass(frozen=True)
class _FolderState:
    """The files of an earlier run in the folder: which stay, and which are removed.

    `targets` and `listed` are the targets and files of the new manifest, of both runs if their
    files agree. `stale` are the files to remove; `foreign` those of other languages that would be
    removed, for the stated `reason`; `all_targets` are the languages of both runs.
    """

    targets: tuple[str, ...]
    all_targets: tuple[str, ...]
    listed: tuple[str, ...]
    stale: tuple[Path, ...]
    foreign: tuple[Path, ...]
    reason: str

    @classmethod
    def of(
        cls,
        folder: Path,
        earlier: Mapping[str, Any] | None,
        content: Mapping[str, Any],
        texts: Mapping[str, str | bytes],
        targets: Sequence[Target],
        languages: Targets,
    ) -> _FolderState:
        """Compare the earlier manifest with the content and the texts of the new one."""
        before = tuple((earlier or {}).get("targets") or ())
        others = [x for x in languages.values() if x not in targets]
        reason = difference(earlier, content) if earlier else UNRECORDED
        kept = [x for x in others if x.name in before]
        files = generated_files(folder, kept)
        if not reason and any(_differs(file, texts, folder) for file in files):
            reason = "other options"
        if reason:
            kept, files = [], []
        kept = [x for x in kept if any((folder / file).exists() for file in x.usual(folder.name))]
        strangers = () if reason else tuple(name for name in before if name not in languages)
        both = [x for x in languages.values() if x in (*targets, *kept)]
        listed = {*texts, *(str(file.relative_to(folder)) for file in files)}
        usual = {file for x in both for file in x.usual(folder.name)}
        written = {*files, *(folder / name for name in texts)}
        own = {*written, *generated_files(folder, targets)}
        found = generated_files(folder, languages.values())
        lost = (
            file
            for x in others
            if x not in kept
            for file in generated_files(folder, [x])
            if file not in (files if x.name in before else own)
        )
        return cls(
            (*(x.name for x in both), *strangers),
            tuple(x.name for x in languages.values() if x in targets or x.name in before),
            tuple(listed) if listed - usual else (),
            tuple(file for file in found if file not in written),
            tuple(dict.fromkeys(lost)),
            reason or UNRECORDED,
        )


def _differs(file: Path, texts: Mapping[str, str | bytes], folder: Path) -> bool:
    """Return whether an existing file would be overwritten with another content."""
    text = texts.get(str(file.relative_to(folder)))
    data = text.encode("ascii") if isinstance(text, str) else text
    return data is not None and file.read_bytes() != data


def _write_error(folder: Path, error: OSError) -> RobotError:
    reason = error.strerror or str(error)
    return RobotError(f"cannot write ({reason}); choose another --out", printable(str(folder)))
