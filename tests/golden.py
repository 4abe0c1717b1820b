"""The committed output for library robots: what is in `generated/`, and how to make it again.

Everything of planar2r in C and Python, and one function of the Panda in every language. Of all
other output, `tests/hashes.py` has the hashes.
"""

from pathlib import Path

from symdyn.compiler import pipeline
from symdyn.compiler.keywords import load

FOLDER = Path(__file__).resolve().parent.parent / "generated"
LANGUAGES = ["c", "cpp", "python", "js", "rust", "matlab", "casadi", "jax", "torch"]
GOLDEN = {
    "planar2r": (["all"], ["c", "python"], ["all"]),
    "panda": ([], LANGUAGES, ["gravity"]),
}
"""Robot -> the parameters left open, the targets and the functions."""


def make(name: str, out: Path) -> pipeline.GeneratedCode:
    """Generate one of the golden folders below `out`."""
    parameters, targets, functions = GOLDEN[name]
    return pipeline.generate(load(name, parameters=parameters), targets, functions, out)


if __name__ == "__main__":
    for name in GOLDEN:
        print(make(name, FOLDER).folder.relative_to(FOLDER.parent))
