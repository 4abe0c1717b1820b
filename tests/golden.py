"""The committed output for library robots: what is in `generated/`, and how to make it again."""

from pathlib import Path

from symdyn.compiler import pipeline
from symdyn.compiler.keywords import load

FOLDER = Path(__file__).resolve().parent.parent / "generated"

ARM = [
    "inverse_dynamics",
    "mass_matrix",
    "coriolis_matrix",
    "gravity",
    "bias",
    "forward_dynamics",
    "forward_kinematics",
    "jacobian",
    "inverse_dynamics_derivatives",
    "regressor",
]
CLOSED = [
    "mass_matrix",
    "coriolis_matrix",
    "gravity",
    "christoffel_symbols",
    "kinetic_energy",
    "potential_energy",
    "mass_matrix_parameter_gradient",
    "gravity_parameter_gradient",
]
GOLDEN = {
    "planar2r": ("planar2r", ["all"], ["all"]),
    "puma560": ("puma560", [], [*ARM, "base_regressor", "base_parameters", "kinematics_gradient"]),
    "panda": ("panda", [], ARM),
    "planar2r_closed": ("planar2r", ["all"], CLOSED),
}
"""Folder -> robot, the parameters left open and the functions; `_closed` are closed forms."""


def make(folder: str, out: Path) -> pipeline.Generated:
    """Generate one of the golden folders below `out`."""
    name, parameters, functions = GOLDEN[folder]
    form = "closed" if folder.endswith("_closed") else "straight"
    robot = load(name, parameters=parameters, name=folder)
    return pipeline.generate(robot, ["c", "python"], functions, out, form=form)


if __name__ == "__main__":
    for name in GOLDEN:
        print(make(name, FOLDER).folder.relative_to(FOLDER.parent))
