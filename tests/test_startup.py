"""Start-up loads what a command needs and no more: a giant library takes longer than the work."""

import subprocess
import sys

import pytest

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
    "arguments", [["--help"], ["--version"], ["generate", "--help"], ["derive", "--help"]]
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
