"""The committed output for library robots: what is in `generated/`, and how to make it again."""

from pathlib import Path

from symdyn import pipeline
from symdyn.robot import load

FOLDER = Path(__file__).resolve().parent.parent / "generated"

GOLDEN = {
    "planar2r": ("planar2r", ["all"]),
    "puma560": ("puma560", []),
    "panda": ("panda", []),
    "planar2r_closed": ("planar2r", ["all"]),
}
"""Folder -> robot and the parameters left open; `_closed` are closed forms."""

CLOSED = [
    "mass_matrix",
    "coriolis_matrix",
    "gravity",
    "christoffel_symbols",
    "kinetic_energy",
    "potential_energy",
]


def make(folder: str, out: Path) -> pipeline.Generated:
    """Generate one of the golden folders below `out`."""
    name, parameters = GOLDEN[folder]
    robot = pipeline.adjust(load(name), parameters, name=folder)
    closed = folder.endswith("_closed")
    functions, form = (CLOSED, "closed") if closed else (["all"], "straight")
    return pipeline.generate(robot, ["c", "python"], functions, out, form=form)


if __name__ == "__main__":
    for name in GOLDEN:
        print(make(name, FOLDER).folder.relative_to(FOLDER.parent))
