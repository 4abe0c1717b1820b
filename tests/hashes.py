"""Hashes of what is emitted for every built-in robot, and how to see what has changed.

    python -m tests.hashes ROBOT ...          differences from the last commit, as a diff
    python -m tests.hashes --write            hashes of all robots, after a change that is meant

`tests/hashes.json` has a hash for each robot and target. The version of symdyn has no effect on it.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import warnings
import zipfile
from pathlib import Path

import symdyn as sd
from symdyn.errors import SkippedFunctionWarning

ROOT = Path(__file__).resolve().parent.parent
FILE = Path(__file__).with_suffix(".json")
BASIC = [
    "inverse_dynamics",
    "mass_matrix",
    "forward_dynamics",
    "forward_kinematics",
    "jacobian",
    "inverse_dynamics_derivatives",
    "regressor",
]
CLOSED = ["constraint_jacobian", "closed_chain_dynamics"]
OTHERS = ["cpp", "python", "js", "rust", "matlab", "casadi", "jax", "torch"]
"""Targets that get the functions of `BASIC`; C and the FMU get all."""
TOKEN = re.compile(rb"\{[0-9a-f]{32}\}")
"""The token of an FMU is a hash of sources that name the version."""


def emit(name: str, folder: Path) -> None:
    """Generate everything that is hashed for a robot, a folder for each target."""
    warnings.simplefilter("ignore", SkippedFunctionWarning)
    basic = BASIC + (CLOSED if sd.load(name).constraints else [])
    sd.generate(name, ["c"], ["all"], folder / "c")
    for target in OTHERS:
        sd.generate(name, [target], basic, folder / target)
    sd.generate(name, ["fmu"], ["all"], folder / "fmu")


def hashes_of(name: str) -> dict[str, str]:
    """Emit code for a robot and return the hash of each target."""
    with tempfile.TemporaryDirectory() as scratch, warnings.catch_warnings():
        emit(name, Path(scratch))
        return {folder.name: _hash(folder) for folder in sorted(Path(scratch).iterdir())}


def _hash(folder: Path) -> str:
    total = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.suffix == ".fmu":  # its library depends on the compiler
            with zipfile.ZipFile(file) as archive:
                texts = [n for n in sorted(archive.namelist()) if n.endswith((".xml", ".c", ".h"))]
                parts = [(name, archive.read(name)) for name in texts]
        elif file.is_file():
            parts = [(file.relative_to(folder).as_posix(), file.read_bytes())]
        else:
            continue
        for name, data in parts:
            neutral = TOKEN.sub(b"TOKEN", data.replace(sd.__version__.encode(), b"VERSION"))
            total.update(f"{name} {len(neutral)}\n".encode() + neutral)
    return total.hexdigest()[:16]


def show_differences(names: list[str]) -> None:
    """Print how the code emitted now differs from that of the last commit."""
    with tempfile.TemporaryDirectory() as scratch:
        base, git = Path(scratch, "base"), ["git", "-C", str(ROOT)]
        subprocess.run([*git, "worktree", "add", "-q", "--detach", str(base)], check=True)
        try:
            for side, tree in (("before", base), ("after", ROOT)):
                code = (
                    "import sys; from pathlib import Path; from tests.hashes import emit\n"
                    "for name in sys.argv[2:]: emit(name, Path(sys.argv[1], name))"
                )
                command = [sys.executable, "-c", code, str(Path(scratch, side)), *names]
                path = os.pathsep.join([str(tree), os.environ.get("PYTHONPATH", "")])
                environment = {**os.environ, "PYTHONPATH": path}
                subprocess.run(command, check=True, cwd=tree, env=environment)
        finally:
            subprocess.run([*git, "worktree", "remove", "--force", str(base)], check=True)
        subprocess.run(["diff", "-ru", "before", "after"], cwd=scratch, check=False)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("robots", nargs="*", metavar="ROBOT")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--out", type=Path, default=FILE)
    options = parser.parse_args()
    if options.write:
        from symdyn.robot.library import names as library_names

        found = {name: hashes_of(name) for name in options.robots or library_names()}
        options.out.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    else:
        show_differences(options.robots or ["planar2r"])
