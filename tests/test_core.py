"""The core runs on the standard library, Jinja and mpmath: no NumPy, no SymPy, no POSIX modules.

A child process in which these modules cannot be imported loads, derives, shows and generates.
"""

import subprocess
import sys

import pytest

import symdyn as sd

ABSENT = ("numpy", "scipy", "sympy", "resource", "fcntl", "grp", "pwd", "termios")
"""What a Python without binary packages, or on another system, does not have."""
LANGUAGES = ("c", "cpp", "python", "js", "rust", "matlab")
RUN = """
import sys

absent, *arguments = sys.argv[1:]


class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in absent.split():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


for name in absent.split():
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Absent())
sys.argv = ["symdyn", *arguments]
from symdyn.__main__ import main

sys.exit(main())
"""


def run(*arguments, absent=ABSENT):
    """What the command prints without these modules."""
    command = [sys.executable, "-c", RUN, " ".join(absent), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_modules_are_absent():
    with pytest.raises(AssertionError, match="No module named 'numpy'"):
        run("simulate", "pendulum")


@pytest.mark.parametrize(
    "asked",
    [
        [],
        ["--format", "latex"],
        ["--quantity", "derivation", "--method", "newton-euler"],
        ["--quantity", "derivation", "--method", "lagrange", "--format", "latex"],
        ["--quantity", "derivation", "--method", "pp99"],
        ["--quantity", "derivation", "--method", "silver"],
        ["--quantity", "derivation", "--method", "swain-morris", "--unactuated", "joint1"],
        ["--quantity", "M", "tau", "T", "U", "Gamma", "pp99.Jhat", "--angles", "products"],
        ["--quantity", "qdd", "Minv", "--parameters", "all", "--groups"],
        ["--quantity", "base_parameters", "--parameters", "all"],
        ["--prove", "lagrange", "newton-euler"],
        ["--exercises", "3", "--notation", "spong"],
        ["--check", "M[1,2] = I2 + m2 lc2^2 + l1 lc2 m2 cos q2"],
    ],
    ids=" ".join,
)
def test_what_derive_prints_is_the_same(asked, capsys):
    from symdyn.cli.main import main

    told = run("derive", "planar2r", *asked)
    capsys.readouterr()
    assert main(["derive", "planar2r", *asked]) == 0
    assert told == capsys.readouterr().out


@pytest.mark.parametrize("dtype", ["double", "float"])
def test_generated_files_are_the_same(dtype, tmp_path):
    targets = LANGUAGES if dtype == "double" else ("c", "cpp", "python", "rust")
    functions = ["inverse_dynamics", "mass_matrix", "inverse_dynamics_derivatives"]
    command = ("generate", "panda", "--target", *targets, "--functions", *functions)
    run(*command, "--dtype", dtype, "--out", tmp_path / "core")
    sd.generate("panda", targets, functions, tmp_path / "all", dtype=dtype)
    files = [file for file in (tmp_path / "all").rglob("*") if file.is_file()]
    assert len(files) > len(targets)
    for file in files:
        assert (tmp_path / "core" / file.relative_to(tmp_path / "all")).read_bytes() == (
            file.read_bytes()
        ), file.name


def test_a_description_is_read_shown_and_generated(tmp_path):
    urdf = tmp_path / "scara.urdf"
    run("convert", "scara", "--to", "urdf", "--out", urdf)
    assert "prismatic" in run("show", urdf)
    asked = ("--functions", "inverse_dynamics", "--out", tmp_path / "out")
    run("generate", urdf, "--parameters", "base", *asked)
    run("generate", "planar2r", "--form", "closed", *asked)


def test_rich_is_for_tables_only(tmp_path):
    absent = (*ABSENT, "rich")
    run("derive", "planar2r", absent=absent)
    run("generate", "pendulum", "--json", "--out", tmp_path, absent=absent)
    for asked in ("show", "planar2r"), ("robots",):
        run(*asked, "--json", absent=absent)
