"""`check DIR` believes neither the manifest nor the code of a folder, and survives both."""

import json
import os
import py_compile
import re
import shutil

import pytest

from symdyn.runtime import isolated
from tests.test_cli import rejected, run

PYTHON, C = "planar2r.py", "planar2r.c"


@pytest.fixture
def copy(generated, tmp_path):
    """A folder to damage."""
    made = generated("planar2r", functions=["gravity", "mass_matrix"])
    return shutil.copytree(made, tmp_path / "planar2r")


def edited(folder, file, old, new):
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def with_manifest(folder, change):
    """The folder, its manifest changed in place by a function."""
    path = folder / "planar2r.json"
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))


def test_a_sound_folder_passes_and_damage_shows(capsys, copy):
    status, out, _ = run(capsys, "check", copy, "--json")
    assert status == 0
    rows = json.loads(out)["checks"]
    assert {row["code"] for row in rows} == {"C", "Python"}
    assert not (copy / "__pycache__").exists()
    edited(copy, PYTHON, "np.cos(q[0])", "np.sin(q[0])")
    assert run(capsys, "check", copy)[0] == 1


def test_bytecode_beside_the_code_is_not_believed(capsys, copy):
    sound = py_compile.compile(str(copy / PYTHON))
    times = (copy / PYTHON).stat()
    edited(copy, PYTHON, "np.cos(q[0])", "np.sin(q[0])")
    os.utime(copy / PYTHON, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert os.path.exists(sound)
    assert run(capsys, "check", copy)[0] == 1


@pytest.mark.parametrize(
    ("end", "says"),
    [
        ("import os; os._exit(0)", "ended with status 0"),
        ("import os; os.write(3, b'{}\\n'); os._exit(0)", "status 0"),
        pytest.param("raise SystemExit(0)", "cannot be imported", marks=pytest.mark.slow),
    ],
)
def test_code_that_ends_its_process_is_no_success(capsys, copy, end, says):
    edited(copy, PYTHON, "import numpy as np", f"import numpy as np\n{end}")
    assert says in rejected(capsys, "check", copy)


def test_a_crash_of_compiled_code_is_one_line(capsys, copy):
    edited(copy, C, "phi[0] =", "*(volatile double *)8 =")
    assert "died of signal 11 (call gravity in C)" in rejected(capsys, "check", copy)


@pytest.mark.slow
def test_code_without_an_end_is_stopped(capsys, copy, monkeypatch):
    monkeypatch.setattr(isolated, "BUILD_SECONDS", 1.0)
    monkeypatch.setattr(isolated, "BYTES_A_SECOND", 10**9)
    edited(copy, PYTHON, "import numpy as np", "import numpy as np\nwhile True: pass")
    assert "more than" in rejected(capsys, "check", copy)


def test_a_call_without_an_end_is_stopped(capsys, copy, monkeypatch):
    monkeypatch.setattr(isolated, "CALL_SECONDS", 0.5)
    edited(copy, C, "phi[0] =", "for (;;) {} phi[0] =")
    assert "to call gravity in C" in rejected(capsys, "check", copy)


def test_what_the_code_prints_stays_away_from_the_terminal(capfd, copy):
    edited(copy, PYTHON, "import numpy as np", "import numpy as np\nprint('\\x1b[2Jhello')")
    assert run(capfd, "check", copy)[1].count("hello") == 0


def test_a_wrong_shape_is_one_line(capsys, copy):
    text = (copy / PYTHON).read_text()
    (copy / PYTHON).write_text(re.sub(r"return .*\n", "return 7\n", text))
    assert rejected(capsys, "check", copy)


def first(content):
    return content["functions"]["gravity"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda c: c.update(name="/elsewhere/planar2r"), "the name"),
        (lambda c: c.update(name="../planar2r"), "the name"),
        (lambda c: c.update(name="other"), "the name"),
        (lambda c: c.update(name=["planar2r"]), "not text"),
        (lambda c: c.update(dtype="half"), "no number type"),
        (lambda c: c.update(dtype="float"), "arrays of float"),
        (lambda c: c.update(dtype=8), "not text"),
        (lambda c: c.update(targets="c"), "not a list"),
        (lambda c: c.update(targets=[["c"]]), "not text"),
        (lambda c: c.update(source={"file": 1}), "not text"),
        (lambda c: c.update(source={"file": "x", "sha256": ""}), "source"),
        (lambda c: c.update(nq=3), "nq"),
        (lambda c: c.update(gravity=[0, 0, 0]), "gravity"),
        (lambda c: c.update(joints=[]), "joints"),
        (lambda c: c.update(tips=["nowhere"]), "tips"),
        (lambda c: c.update(links=None), "links"),
        (lambda c: c.update(parameters=[{"name": "\x1b[2J"}]), "parameters"),
        (lambda c: c.update(options={"passive": 1}), "not true or false"),
        (lambda c: c.update(options={"wrt": [3]}), "not text"),
        (lambda c: c.update(options={"\x1b[2J": 3}), "no option"),
        (lambda c: c.update(functions=[]), "not a table"),
        (lambda c: c["functions"].update(gravity=[]), "not a table"),
        (lambda c: c["functions"].update(x={"inputs": []}), "'x'"),
        (lambda c: first(c).update(combines="gravity"), "not a list"),
        (lambda c: first(c).update(roundoff=1e9), "rounding error"),
        (lambda c: first(c).update(outputs=[["phi", [2**40]]]), "arguments"),
        (lambda c: first(c)["inputs"].append(["p", [0]]), "planar2r.h does not declare"),
        (lambda c: first(c)["inputs"].extend([["p", [0]]] * 2), "arguments"),
    ],
)
def test_a_manifest_that_disagrees_with_its_robot_is_rejected(capsys, copy, change, says):
    with_manifest(copy, change)
    connection = rejected(capsys, "check", copy)
    assert says in connection
    assert connection.rstrip("\n").isprintable()


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "{", "3", ""])
def test_a_manifest_that_is_none_is_rejected(capsys, copy, text):
    (copy / "planar2r.json").write_text(text)
    assert "not a manifest" in rejected(capsys, "check", copy)


def test_a_manifest_that_is_a_fifo_is_rejected(capsys, copy):
    (copy / "planar2r.json").unlink()
    os.mkfifo(copy / "planar2r.json")
    assert "fifo" in rejected(capsys, "check", copy)
