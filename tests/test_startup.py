"""Start-up loads what a command needs and no more: a giant library takes longer than the work."""

import subprocess
import sys

import pytest

from tests.quick import quick

GIANTS = ("sympy", "numpy", "rich", "jinja2", "mpmath")


def giants_after(*arguments):
    """Which of the giants the command line has loaded when it ends."""
    code = (
        "import atexit, sys\n"
        f"loaded = lambda: sorted(set({GIANTS!r}) & set(sys.modules))\n"
        "atexit.register(lambda: print(*loaded(), file=sys.stderr))\n"
        "from symdyn.cli.main import main\n"
        f"sys.exit(main({list(arguments)!r}))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


@pytest.mark.parametrize(
    "arguments",
    quick(
        [["--help"], ["--version"], ["generate", "--help"], ["derive", "--help"]],
        [["--help"], ["generate", "--help"]],
    ),
)
def test_help_and_version_load_no_giant(arguments):
    assert giants_after(*arguments) == set()


def test_to_generate_takes_no_sympy_and_no_numpy(tmp_path):
    loaded = giants_after(
        "generate", "planar2r", "--functions", "inverse_dynamics", "--out", str(tmp_path)
    )
    assert "jinja2" in loaded  # the question can be answered with yes
    assert not loaded & {"sympy", "numpy"}


def test_to_show_takes_no_sympy():
    assert "sympy" not in giants_after("show", "planar2r")


def test_importing_the_package_loads_no_giant():
    code = f"import sys, symdyn; print(*sorted(set({GIANTS!r}) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def after_generate(code, tmp_path):
    """What `code` prints at the end of `generate panda --functions inverse_dynamics`."""
    command = ["generate", "panda", "--functions", "inverse_dynamics", "--out", str(tmp_path)]
    whole = (
        "import sys\n"
        "from symdyn.robot import model\n"
        "validate, validated = model.check_parts, []\n"
        "model.check_parts = lambda robot: validated.append(robot) or validate(robot)\n"
        "from symdyn.cli.main import main\n"
        f"assert main({command!r}) == 0\n"
        f"print({code}, file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", whole], capture_output=True, text=True, check=True)
    return done.stderr.split()


def test_to_generate_one_function_imports_what_it_needs(tmp_path):
    loaded = after_generate("*(x for x in sys.modules if x.startswith('symdyn.'))", tmp_path)
    assert "symdyn.formulations.inverse.newton_euler_matrix" in loaded
    assert len(loaded) <= 185
    for unused in ("identifiability", "robot.read", "graph.normal", "codegen.rust", "teaching"):
        assert not [name for name in loaded if name.startswith(f"symdyn.{unused}")]


def test_to_generate_validates_the_robot_once(tmp_path):
    assert after_generate("len(validated)", tmp_path) == ["1"]
