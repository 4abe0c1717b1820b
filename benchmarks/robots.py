"""Makes docs/robots.md: every URDF of example-robot-data and every MJCF of robosuite.

Each robot is read, C is generated for it, compiled, and compared with Pinocchio and MuJoCo, which
read the same file themselves. What is not accepted is listed with the line that says why.

    pip download robosuite --no-deps --dest build
    python benchmarks/robots.py --robosuite build/robosuite-1.5.2-py3-none-any.whl
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import textwrap
import zipfile
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import numpy as np
import pinocchio

from symdyn import __version__
from symdyn.compiler.manifest import job_of, read_manifest
from symdyn.compiler.pipeline import generate
from symdyn.errors import SymdynError
from symdyn.robot import Robot, load
from symdyn.runtime.isolated import load_folder
from symdyn.verification.check import random_state
from symdyn.verification.file_check import RobotFromFile, check_against_file
from symdyn.verification.report import Emitted

PAGE = Path(__file__).resolve().parent.parent / "docs" / "robots.md"
FUNCTIONS = ("inverse_dynamics", "mass_matrix", "gravity", "forward_kinematics")
LIBRARIES = ("pinocchio", "mujoco")
STATES = 3
BEST = 1e-14
"""Errors below this are not told apart: they depend on the compiler."""


@dataclass(frozen=True)
class Outcome:
    """What became of one file; `errors` is by library, empty where that cannot read the file."""

    file: str
    joints: int = 0
    nv: int = 0
    errors: tuple[tuple[str, float], ...] = ()
    said: str = ""

    @property
    def agrees(self) -> bool:
        return bool(self.errors) and all(error <= 1e-9 for _, error in self.errors)


def try_file(path: Path, home: Path) -> Outcome:
    """Read, generate, compile and compare, or say why not."""
    name = path.relative_to(home).as_posix()
    try:
        robot, given = _read(path)
        with tempfile.TemporaryDirectory() as scratch:
            made = generate(robot, "c", FUNCTIONS, scratch)
            manifest, again = read_manifest(made.folder)
            job = job_of(manifest, again)
            entries = manifest["functions"].items()
            functions = {key: Emitted.of(key, entry, job) for key, entry in entries}
            rng = np.random.default_rng(1)
            states = [random_state(again, job.opened, rng) for _ in range(STATES)]
            codes = load_folder(made.folder, manifest, Path(scratch))
            rows, notes = check_against_file(given, codes, functions, states)
    except SymdynError as error:
        return Outcome(name, said=str(error).replace(f"{path.parent}/", ""))
    errors = {}
    for library in LIBRARIES:
        own = [row.error for row in rows if row.against.startswith(library)]
        if own:
            errors[library] = float(np.max(own))
    said = "; ".join(note for note in notes if " does not read " in note)
    return Outcome(name, len(robot.joints), robot.nv, tuple(errors.items()), said)


def _read(path: Path) -> tuple[Robot, RobotFromFile]:
    return (robot := load(path)), RobotFromFile(robot)


def rounded(error: float) -> str:
    """The next power of ten above the error: the digits depend on compiler and machine."""
    return f"< 1e{math.ceil(math.log10(max(error, BEST))):d}"


def table(outcomes: list[Outcome]) -> list[str]:
    """A Markdown table of the files that are accepted, and one of those that are not."""
    lines = ["| file | joints | coordinates | Pinocchio | MuJoCo |", "|---|---|---|---|---|"]
    for o in (o for o in outcomes if o.errors):
        errors = dict(o.errors)
        absent = {"pinocchio": "not compared" if o.file.endswith(".xml") else "cannot read it"}
        cells = [
            rounded(errors[x]) if x in errors else absent.get(x, "cannot read it")
            for x in LIBRARIES
        ]
        lines.append(f"| `{o.file}` | {o.joints} | {o.nv} | {' | '.join(cells)} |")
    rejected: dict[str, list[str]] = {}
    for o in (o for o in outcomes if not o.errors):
        # Files that are rejected for the same reason, at whatever line, are one row.
        reason = o.said.removeprefix(o.file.rpartition("/")[2])
        rejected.setdefault(reason.lstrip(": "), []).append(o.file)
    if rejected:
        lines += ["", "| error | files |", "|---|---|"]
    for reason, files in rejected.items():
        listed = ", ".join(f"`{file}`" for file in files)
        lines.append(f"| {reason.replace('|', '/').replace('<', '&lt;')} | {listed} |")
    return lines


def page(sets: dict[str, list[Outcome]]) -> str:
    """The whole page."""
    everything = [o for outcomes in sets.values() for o in outcomes]
    agreed, accepted = (
        sum(o.agrees for o in everything),
        sum(bool(o.errors) for o in everything),
    )
    versions = ", ".join(f"{name} {metadata.version(name)}" for name in ("pin", "mujoco"))
    functions = ", ".join(f"`{name}`" for name in FUNCTIONS)
    first = f"""This page lists the files of two public collections, with the difference between
        symdyn's code and Pinocchio and MuJoCo. symdyn accepts {accepted} of {len(everything)}
        files. `make robots` (`benchmarks/robots.py`) wrote the page with symdyn {__version__},
        {versions}."""
    second = f"""Pinocchio and MuJoCo read each file themselves. For {agreed} of the accepted files
        the generated C agrees with them to 1e-9 of the largest term, in {functions},
        at {STATES} random states. Most differences above 1e-13 come from angles that symdyn
        snaps (within 1e-9)."""
    third = """MuJoCo rejects physically inconsistent inertias and moving bodies without mass. The
        shapes of a URDF are removed before MuJoCo reads it, because it looks for their meshes.
        Pinocchio is not compared for MJCF, because it omits inertias that come from shapes."""
    lines = ["# Robots that symdyn reads"]
    for paragraph in (first, second, third):
        lines += ["", textwrap.fill(" ".join(paragraph.split()), 100, break_on_hyphens=False)]
    for title, outcomes in sets.items():
        lines += ["", f"## {title}", "", *table(outcomes)]
    return "\n".join(lines) + "\n"


def example_robots() -> tuple[Path, list[Path]]:
    """The folder of the wheel, which installs beside Pinocchio, and its URDFs."""
    prefix = next(p for p in Path(pinocchio.__file__).parents if p.name == "cmeel.prefix")
    home = prefix / "share" / "example-robot-data" / "robots"
    return home, sorted(home.rglob("*.urdf"))


def main() -> int:
    """Write the page; fail if a robot is accepted and disagrees."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--robosuite", type=Path, metavar="WHEEL", help="default: left out")
    options = parser.parse_args()
    sets = {}
    home, files = example_robots()
    title = f"example-robot-data {metadata.version('example-robot-data')}"
    sets[title] = [_shown(try_file(file, home)) for file in files]
    if options.robosuite:
        with tempfile.TemporaryDirectory() as scratch, zipfile.ZipFile(options.robosuite) as wheel:
            assets = "robosuite/models/assets/"
            wheel.extractall(scratch, [n for n in wheel.namelist() if n.startswith(assets)])
            home = Path(scratch) / assets
            files = sorted(home.rglob("*.xml"))
            title = "robosuite " + options.robosuite.name.split("-")[1]
            sets[title] = [_shown(try_file(file, home)) for file in files]
    PAGE.write_text(page(sets), encoding="utf-8")
    wrong = [o.file for outcomes in sets.values() for o in outcomes if o.errors and not o.agrees]
    return 1 if wrong else 0


def _shown(outcome: Outcome) -> Outcome:
    print(outcome.file, dict(outcome.errors) or outcome.said, flush=True)
    return outcome


if __name__ == "__main__":
    sys.exit(main())
