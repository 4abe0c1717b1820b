"""Files are written whole, in place of nothing that symdyn did not write itself."""

import json
import os
import stat
import threading

import pytest

import symdyn as sd
from symdyn.codegen import TARGETS
from symdyn.codegen.target import is_generated
from symdyn.compiler.files import write_text
from symdyn.errors import RobotError
from symdyn.support.signals import uninterrupted
from tests.test_cli import refused, run


def mode_of(file):
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def umask():
    """Sets the umask of the process for one test."""
    before = os.umask(0o027)
    yield 0o027
    os.umask(before)


def test_a_new_file_has_the_mode_that_the_umask_says(tmp_path, umask):
    write_text(tmp_path / "new", "text")
    assert mode_of(tmp_path / "new") == 0o666 & ~umask


def test_a_replaced_file_keeps_its_mode(tmp_path):
    file = tmp_path / "old"
    file.write_text("old")
    file.chmod(0o604)
    write_text(file, "new")
    assert (file.read_text(), mode_of(file)) == ("new", 0o604)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("exists", [True, False])
def test_links_are_followed(tmp_path, exists):
    (tmp_path / "folder").mkdir()
    target, link = tmp_path / "folder" / "target", tmp_path / "link"
    if exists:
        target.write_text("old")
    link.symlink_to("folder/target")
    write_text(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert list(target.parent.iterdir()) == [target], "no scratch left"


def test_a_fifo_is_written_to(capsys, tmp_path):
    fifo, heard = tmp_path / "fifo", []
    os.mkfifo(fifo)
    reader = threading.Thread(target=lambda: heard.append(fifo.read_text()), daemon=True)
    reader.start()
    assert run(capsys, "convert", "pendulum", "--to", "urdf", "--out", fifo)[0] == 0
    reader.join(10)
    assert heard[0].endswith("</robot>\n")
    assert stat.S_ISFIFO(fifo.stat().st_mode)


def test_devices_are_written_to(capsys):
    assert run(capsys, "convert", "pendulum", "--to", "toml", "--out", os.devnull)[0] == 0
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
    assert "No space left" in refused(
        capsys, "convert", "pendulum", "--to", "toml", "--out", "/dev/full"
    )


def test_a_link_to_itself_is_refused_and_stays(capsys, tmp_path):
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert "--out" in refused(capsys, "derive", "pendulum", "--out", loop)
    assert loop.is_symlink()


@pytest.mark.usefixtures("stoppable")
def test_signals_wait_until_files_are_in_place():
    done = []
    with pytest.raises(KeyboardInterrupt), uninterrupted():  # noqa: PT012
        os.kill(os.getpid(), 2)
        done.append("moved")
    assert done == ["moved"]


GRAVITY = ("--functions", "gravity")


def spec(folder, name="arm", mass=1):
    """A robot called `arm` in a file of some name."""
    file = folder / f"{name}.toml"
    file.write_text(
        f'name = "arm"\n[[bodies]]\nname = "rod"\nmass = {mass}\ncom = [1, 0, 0]\n[[joints]]\n'
        'name = "j"\ntype = "revolute"\nparent = "base"\nchild = "rod"\naxis = [0, 1, 0]\n'
    )
    return file


def test_the_code_of_another_robot_is_not_overwritten(capsys, tmp_path):
    out = ("--out", tmp_path / "out")
    left, right = spec(tmp_path, "left"), spec(tmp_path, "right")
    assert run(capsys, "generate", left, *GRAVITY, *out)[0] == 0
    before = (tmp_path / "out/arm/arm.c").read_bytes()
    line = refused(capsys, "generate", right, *GRAVITY, *out)
    assert "'left.toml'" in line
    assert "--name" in line
    assert (tmp_path / "out/arm/arm.c").read_bytes() == before
    assert run(capsys, "generate", right, *GRAVITY, *out, "--name", "right")[0] == 0
    # the same file, edited, replaces what was made from it
    assert run(capsys, "generate", spec(tmp_path, "left", 2), *GRAVITY, *out)[0] == 0
    assert (tmp_path / "out/arm/arm.c").read_bytes() != before


def test_a_robot_without_a_file_is_another_source(tmp_path):
    robot = sd.load(spec(tmp_path))
    made = sd.Robot(robot.name, robot.joints, robot.links)
    for _ in range(2):  # twice the same is no conflict
        sd.generate(made, "python", "gravity", tmp_path)
    with pytest.raises(RobotError, match=r"a robot without a file, not from 'arm\.toml'"):
        sd.generate(robot, "python", "gravity", tmp_path)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("arm.json", '{"speed": 3}'),
        ("arm.json", "[" * 100_000),
        ("arm.c", "int main(void) {}"),
        ("arm.c", "/* uses code made by symdyn */\nint main(void) {}"),
        ("arm.h", "/*\n * arm.h: mine, with code made by symdyn 0.1.0. Do not edit.\n */\n"),
    ],
)
def test_files_of_the_user_are_not_overwritten(capsys, tmp_path, file, text):
    mine = tmp_path / "out" / "arm" / file
    mine.parent.mkdir(parents=True)
    mine.write_text(text)
    line = refused(capsys, "generate", spec(tmp_path), *GRAVITY, "--out", tmp_path / "out")
    assert file in line
    assert mine.read_text() == text
    assert list(mine.parent.iterdir()) == [mine]


def test_every_generated_file_is_recognised_by_its_banner(tmp_path, monkeypatch):
    """Also if a long name breaks its line in the parts of split C."""
    monkeypatch.setattr("symdyn.codegen.c.source.LARGE", 0)
    options = {"cmake": True, "self_test": sd.self_test_trials, "name": 8 * "long_nam"}
    functions = ["mass_matrix", "constraint_error"]
    made = sd.generate("four_bar", list(TARGETS), functions, tmp_path, **options)
    assert any(file.suffix == ".inc" for file in made.files)
    unknown = [file.name for file in made.files if not is_generated(file)]
    assert unknown == [f"{made.folder.name}.json"]


def contents(folder):
    """Every file of a folder with its bytes."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def test_targets_made_one_after_the_other_are_those_made_at_once(tmp_path):
    """Of each order: matlab shares C's files, and Rust's and MATLAB's are listed."""
    targets = ["matlab", "c", "js", "rust", "python"]
    runs = {"once": [targets], "one by one": targets, "back": targets[::-1]}
    found = []
    for name, parts in runs.items():
        for part in parts:
            made = sd.generate("pendulum", part, ["gravity", "bias"], tmp_path / name)
            assert made.removed == ()
        found.append(contents(made.folder))
    assert found[0] == found[1] == found[2]
    manifest = json.loads(found[0]["pendulum.json"])
    assert manifest["targets"] == ["c", "python", "js", "rust", "matlab"]
    assert set(manifest["files"]) == set(found[0]) - {"pendulum.json"}


def test_check_checks_all_targets_that_joined(capsys, tmp_path):
    request = ("generate", "pendulum", *GRAVITY, "--out", tmp_path)
    for target in (("c", "--batch", "--cmake"), ("python",)):
        assert run(capsys, *request, "--target", *target)[0] == 0
    assert (tmp_path / "pendulum" / "CMakeLists.txt").exists()
    rows = json.loads(run(capsys, "check", tmp_path / "pendulum", "--json")[1])["checks"]
    assert {row["code"] for row in rows} >= {"C", "Python"}
    code = tmp_path / "pendulum" / "pendulum.c"
    code.write_text(code.read_text().replace("0.5", "0.6"))
    assert run(capsys, "check", tmp_path / "pendulum")[0] == 1
    (tmp_path / "pendulum" / "pendulum.py").unlink()
    assert run(capsys, *request, "--target", "c")[0] == 0
    assert run(capsys, "check", tmp_path / "pendulum")[0] == 0, "what was deleted is not listed"


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (("--functions", "bias"), "other functions"),
        ((*GRAVITY, "--dtype", "float"), "another number type"),
        ((*GRAVITY, "--parameters", "all"), "other"),
        ((*GRAVITY, "--gravity", "0", "0", "-1.62"), "another robot"),
    ],
)
def test_code_made_for_something_else_is_only_removed_by_force(capsys, tmp_path, changed, reason):
    request = ("generate", "pendulum", "--out", tmp_path)
    assert run(capsys, *request, *GRAVITY, "--target", "c", "--cmake")[0] == 0
    (tmp_path / "pendulum" / "mine.c").write_text("mine")
    before = contents(tmp_path)
    line = refused(capsys, *request, *changed, "--target", "python")
    assert all(name in line for name in ("pendulum.c", "pendulum.h", "CMakeLists.txt", "--force"))
    assert reason in line
    assert "--target c python" in line
    assert contents(tmp_path) == before
    out = run(capsys, *request, *changed, "--target", "python", "--force")[1]
    for name in ("pendulum.c", "pendulum.h", "CMakeLists.txt"):
        assert f"removed {tmp_path}/pendulum/{name}" in out
    names = sorted(file.name for file in (tmp_path / "pendulum").iterdir())
    assert names == ["mine.c", "pendulum.json", "pendulum.py"]
    again = (*request, *GRAVITY, "--target", "c", "--force", "--json")
    listed = json.loads(run(capsys, *again)[1])
    assert listed["removed"] == [str(tmp_path / "pendulum" / "pendulum.py")]


def test_files_that_two_targets_write_differently_do_not_join(capsys, tmp_path):
    request = ("generate", "pendulum", *GRAVITY, "--out", tmp_path)
    assert run(capsys, *request, "--target", "c", "--batch")[0] == 0
    assert "other options" in refused(capsys, *request, "--target", "matlab")


def test_code_that_the_manifest_does_not_list_is_only_removed_by_force(capsys, tmp_path):
    request = ("generate", "pendulum", *GRAVITY, "--out", tmp_path)
    assert run(capsys, *request, "--target", "c")[0] == 0
    (tmp_path / "pendulum" / "pendulum.json").unlink()
    assert "pendulum.c" in refused(capsys, *request, "--target", "python")


def test_a_build_file_of_an_earlier_run_does_not_stay(capsys, tmp_path):
    request = ("generate", "pendulum", *GRAVITY, "--out", tmp_path)
    run(capsys, *request, "--cmake")
    assert "CMakeLists.txt" in run(capsys, *request)[1]
    assert not (tmp_path / "pendulum" / "CMakeLists.txt").exists()


def test_folders_made_for_nothing_are_removed(tmp_path, monkeypatch):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        sd.generate("pendulum", "python", "gravity", tmp_path / "a" / "b")
    assert list(tmp_path.iterdir()) == []
