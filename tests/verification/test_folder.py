"""What the report of a check tells its reader: how large errors are, and what was not checked."""

import json
import math

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.codegen import TARGETS
from symdyn.errors import RobotError
from symdyn.verification.check import check_calls, check_folder
from symdyn.verification.folder import unlisted_files
from symdyn.verification.reference.answer import EPSILON, Gap

FUNCTIONS = ["inverse_dynamics", "mass_matrix", "forward_dynamics", "gravity"]


@pytest.fixture(scope="module")
def checked():
    """The rows of a robot whose terms are much larger than some of its results."""
    return sd.check("panda", "python", FUNCTIONS).rows


def test_errors_are_absolute_and_relative_to_a_size_that_is_stated(checked):
    for row in checked:
        assert row.gap.absolute <= row.allowed * row.gap.scale
        assert row.error == 0 or row.error >= EPSILON, row
    sizes = {row.what: row.gap.scale for row in checked if row.against == "Lagrange"}
    assert sizes["gravity"] > 10, "the torques that hold a Panda are some 40 N m"
    assert len(set(sizes.values())) == len(FUNCTIONS)


def test_the_absolute_error_is_that_of_the_result():
    """A torque that is wrong by 1e-3 N m is reported as such, whatever the terms are."""
    folder_call = sd.compile("planar2r", "gravity").gravity
    manifest = _manifest("planar2r", ["gravity"])
    calls = {"Python": {"gravity": lambda q: (folder_call(q) + [1e-3, 0.0],)}}
    rows = check_calls(sd.load("planar2r"), calls, manifest)
    for row in rows:
        assert row.gap.absolute == pytest.approx(1e-3)
        assert not row.passed
        assert row.error == pytest.approx(1e-3 / row.gap.scale)


def test_a_result_that_is_no_number_at_one_state_fails():
    """Also if the results at all later states are right."""
    right, calls = sd.compile("planar2r", "gravity").gravity, []

    def gravity(q):
        calls.append(q)
        return (right(q) * (math.nan if len(calls) == 1 else 1),)

    manifest = _manifest("planar2r", ["gravity"])
    rows = check_calls(sd.load("planar2r"), {"C": {"gravity": gravity}}, manifest)
    assert len(calls) > 1
    assert rows
    assert not any(row.passed for row in rows)


def _manifest(robot, functions):
    from symdyn.compiler.choose import programs_for
    from symdyn.compiler.job import Job
    from symdyn.compiler.manifest import manifest
    from symdyn.compiler.pipeline import module_of

    job = Job.of(robot, functions)
    return json.loads(manifest(job, module_of(job, programs_for(job)), None, ["python"]))


def test_gaps_order_errors():
    small, large, nan = Gap(1e-17, 100.0), Gap(1.0, 2.0), Gap(math.nan, 1.0)
    assert large.is_worse_than(small)
    assert nan.is_worse_than(large)
    assert not large.is_worse_than(nan)
    assert np.isnan(nan.relative)


def test_json_and_the_table_have_both_errors(capsys):
    command = ["check", "pendulum", "--target", "python", "--functions", "inverse_dynamics"]
    assert cli.main([*command, "--json"]) == 0
    for row in json.loads(capsys.readouterr().out)["checks"]:
        assert row["absolute"] <= row["allowed"] * row["scale"]
        assert row["error"] == 0 or row["error"] >= EPSILON
    assert cli.main(command) == 0
    out = capsys.readouterr().out
    assert "relative to" in out
    assert "e-19" not in out


# -- files that the manifest does not name -----------------------------------------------------


@pytest.fixture
def folder(tmp_path):
    """C and Python, and a manifest that lists Python only."""
    folder = sd.generate("pendulum", ["c", "python"], "gravity", tmp_path).folder
    manifest = folder / "pendulum.json"
    content = json.loads(manifest.read_text())
    manifest.write_text(json.dumps({**content, "targets": ["python"]}))
    return folder


@pytest.mark.parametrize("with_banner", [True, False])
def test_wrong_code_beside_a_manifest_that_does_not_list_it_fails(folder, with_banner, capsys):
    code = folder / "pendulum.c"
    text = code.read_text().replace("0.5", "0.7")
    code.write_text(text if with_banner else text[text.index("*/") + 2 :])
    report = check_folder(folder)
    failed = {row.what for row in report.failed}
    assert failed == {f"pendulum.{x}: not in the manifest" for x in "ch"}
    assert cli.main(["check", str(folder)]) == 1
    assert "pendulum.c: not in the manifest" in capsys.readouterr().out


def test_files_of_the_user_are_listed_and_do_not_fail(tmp_path):
    folder = sd.generate("pendulum", "python", "gravity", tmp_path).folder
    (folder / "main.c").write_text("int main(void) { return 0; }")
    report = check_folder(folder)
    assert report.passed
    assert "not in the manifest and not checked: main.c" in report.notes


@pytest.mark.parametrize("name", ["pendulum", "renamed", "tsconfig"])
def test_json_of_the_user_beside_the_manifest_does_not_fail(name, tmp_path):
    folder = sd.generate("pendulum", "python", "gravity", tmp_path).folder.rename(tmp_path / name)
    (folder / "tsconfig.json").write_text('{"compilerOptions": {}}')
    (folder / "backup.json").write_text((folder / "pendulum.json").read_text())
    report = check_folder(folder)
    assert report.passed
    assert "not in the manifest and not checked: backup.json, tsconfig.json" in report.notes


def test_a_broken_manifest_beside_json_of_the_user_is_named(tmp_path):
    folder = sd.generate("pendulum", "python", "gravity", tmp_path).folder
    (folder / "pendulum.json").write_text("{")
    (folder / "tsconfig.json").write_text("{}")
    with pytest.raises(RobotError, match=r"pendulum\.json: not a manifest of symdyn"):
        check_folder(folder)


def test_a_path_that_does_not_exist_is_an_error_of_its_own(tmp_path, capsys):
    assert cli.main(["check", str(tmp_path / "nosuch")]) == 2
    assert "nosuch: the path does not exist" in capsys.readouterr().err


def test_the_folder_above_generated_ones_names_them(tmp_path, capsys):
    for name in ("left", "right"):
        sd.generate("pendulum", "python", "gravity", tmp_path, name=name)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "mine.json").write_text("{}")
    assert cli.main(["check", str(tmp_path)]) == 2
    line = capsys.readouterr().err
    assert f"give a folder inside it: {tmp_path / 'left'}, {tmp_path / 'right'}\n" in line


def test_code_of_an_earlier_run_in_a_listed_language_fails(tmp_path):
    folder = sd.generate("pendulum", "rust", "gravity", tmp_path).folder
    manifest = json.loads((folder / "pendulum.json").read_text())
    (folder / "src" / "mine.rs").write_text("// mine")
    assert unlisted_files(folder, manifest, TARGETS) == (
        [],
        ["not in the manifest and not checked: src/mine.rs"],
    )
    stale = folder / "src" / "bias.rs"
    stale.write_text((folder / "src" / "gravity.rs").read_text())
    (row,) = unlisted_files(folder, manifest, TARGETS)[0]
    assert row.what == "src/bias.rs: not in the manifest"
    assert not row.passed
