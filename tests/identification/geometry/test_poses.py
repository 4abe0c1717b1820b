"""Files of poses: columns by name, doubtful units rejected, every mistake reported by line."""

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.identification.geometry.chain import chain_of
from symdyn.identification.geometry.poses import read_poses
from symdyn.identification.geometry.rigid import log_rotation, quaternion_of, rotation_of_rpy
from tests.identification.geometry.measured import cell_of, rotation, write_csv

HEAD = "q_joint1,q_joint2,q_joint3,q_joint4,q_joint5,q_joint6,x,y,z"
ROW = "0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.1,0.2"


@pytest.fixture(scope="module")
def chain():
    return chain_of(sd.load("puma560"), False)


def read(tmp_path, chain, text, **options):
    file = tmp_path / "poses.csv"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_poses(file, chain, **options)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", "", "the file is empty"),
        (f"{HEAD}\n", ":1", "the file has no poses after the header"),
        (f"{ROW}\n{ROW}\n", ":1", "begin with a header such as q_JOINT"),
        (f"{HEAD.replace('q_joint2,', '')}\n{ROW}\n", ":1", "a joint of the chain; add it"),
        (f"{HEAD.replace('q_joint2', 'q_joint22')}\n{ROW}\n", ":1", "did you mean q_joint22?"),
        (f"{HEAD.replace('z', 'height')}\n{ROW}\n", ":1", "column 'z' is missing; give x, y, z"),
        (f"{HEAD},x\n{ROW},1\n", ":1", "two columns are called 'x'; keep one"),
        (f"{HEAD},roll,pitch\n{ROW},0,0\n", ":1", "'yaw' is missing beside roll, pitch"),
        (
            f"{HEAD},roll,qw\n{ROW},0,0\n",
            ":1",
            "orientations are given twice, by roll, ... and by qx, ...",
        ),
        (f"{HEAD}\n{ROW}\n\n{ROW},1\n", ":4", "the row has 10 columns and the header 9"),
        (f"{HEAD}\n{ROW}\n{ROW[:-7]}", ":3", "the row has 8 columns and the header 9"),
        (
            f"{HEAD}\n{ROW.replace('0.6', 'nan')}\n",
            ":2",
            "'nan' in column 'q_joint6' is not a finite",
        ),
        (f"{HEAD}\n{ROW.replace('0.6', '')}\n", ":2", "'' in column 'q_joint6' is not a finite"),
        (f"{HEAD}\n{ROW}\n{ROW.replace('0.6', '45')}\n", ":3", "if these are degrees, add --degr"),
        (f"{HEAD},roll,pitch,yaw\n{ROW},0,90,0\n", ":2", "'pitch' is 90 rad"),
        (f"{HEAD},qx,qy,qz,qw\n{ROW},0,0,0,2\n", ":2", "the quaternion has the norm 2, not 1"),
        (
            f"{HEAD}\n{ROW}\n" + ROW.replace("0.7,0.1,0.2", "700,-100,200") + "\n",
            ":1",
            "if these are millimetres, add --millimetres",
        ),
        (HEAD.encode() + b"\n\xff", ":2", "the text is not UTF-8"),
    ],
)
def test_every_bad_file_is_rejected_with_its_line(tmp_path, chain, text, line, message):
    with pytest.raises(sd.RobotError) as rejection:
        read(tmp_path, chain, text)
    error = str(rejection.value)
    assert f"poses.csv{line}: " in error
    assert message in error
    assert "\n" not in error


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"positions_only": True}, "--positions has no effect"),
        ({"millimetres": True}, "leave --millimetres out"),
    ],
)
def test_options_without_effect_are_rejected(tmp_path, chain, options, message):
    with pytest.raises(sd.RobotError, match=message):
        read(tmp_path, chain, f"{HEAD}\n{ROW}\n{ROW.replace('0.7', '0.1')}\n", **options)


def test_degrees_that_are_radians_are_rejected(tmp_path, chain):
    with pytest.raises(sd.RobotError, match="leave --degrees out"):
        read(tmp_path, chain, f"{HEAD}\n{ROW.replace('0.6', '1e4')}\n", degrees=True)


def test_a_file_that_is_not_there_is_rejected(tmp_path, chain):
    with pytest.raises(sd.RobotError, match="cannot read the poses"):
        read_poses(tmp_path / "none.csv", chain)
    with pytest.raises(sd.RobotError, match=r"ends in \.csv"):
        read_poses(tmp_path / "poses.mat", chain)


def test_columns_may_be_in_any_order_and_have_other_names(tmp_path, chain):
    head = "z1,time,y1,x1,phix1,phiy1,phiz1,joint6,joint5,joint4,joint3,joint2,joint1"
    poses = read(tmp_path, chain, f"{head}\n3,99,2,1,0.1,0.2,0.3,6,5,4,3,2,1\n")
    np.testing.assert_array_equal(poses.q, [[1, 2, 3, 4, 5, 6]])
    np.testing.assert_array_equal(poses.positions, [[1, 2, 3]])
    turned = rotation([0, 0, 0.3]) @ rotation([0, 0.2, 0]) @ rotation([0.1, 0, 0])
    np.testing.assert_allclose(poses.rotations[0], turned, atol=1e-15)
    assert poses.left_out == ("time",)
    assert poses.columns[:2] == ("joint1", "joint2")


def test_units_are_converted_if_asked_for(tmp_path, chain):
    rows = "10,20,30,40,50,60,700,100,200,0,90,0\n-10,20,30,40,50,60,100,100,900,0,90,0\n"
    text = f"{HEAD},roll,pitch,yaw\n{rows}"
    poses = read(tmp_path, chain, text, degrees=True, millimetres=True)
    np.testing.assert_allclose(poses.q[0], np.deg2rad([10, 20, 30, 40, 50, 60]))
    np.testing.assert_allclose(poses.positions[0], [0.7, 0.1, 0.2])
    np.testing.assert_allclose(poses.rotations[0], rotation(np.array([0, np.pi / 2, 0])))


def test_a_quaternion_is_the_rotation_it_came_from(tmp_path, chain):
    rng = np.random.default_rng(0)
    for w in [*rng.normal(0, 1, (5, 3)), np.array([np.pi - 1e-9, 0, 0]), np.zeros(3)]:
        R = rotation(w)
        q = ",".join(map(repr, map(float, quaternion_of(R))))
        poses = read(tmp_path, chain, f"{HEAD},qx,qy,qz,qw\n{ROW},{q}\n")
        np.testing.assert_allclose(poses.rotations[0], R, atol=1e-12)
        np.testing.assert_allclose(rotation(log_rotation(R)), R, atol=1e-12)
    angles = rng.normal(0, 1, (4, 3))
    np.testing.assert_allclose(
        [rotation([0, 0, c]) @ rotation([0, b, 0]) @ rotation([a, 0, 0]) for a, b, c in angles],
        rotation_of_rpy(angles),
        atol=1e-14,
    )


# -- the command -----------------------------------------------------------------------------


def run(capsys, *arguments):
    status = cli.main(["calibrate", *map(str, arguments)])
    return status, *capsys.readouterr()


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    """An arm as URDF, and files of its poses: to fit, to validate, with an outlier."""
    folder = tmp_path_factory.mktemp("measured")
    text = sd.to_urdf(sd.load("puma560")).replace("  <!-- generated by symdyn -->\n", "")
    (folder / "arm.urdf").write_text(text.replace("?>", "?>\n<!-- mine: 1 2 3 -->", 1))
    cell = cell_of("puma560")
    q = cell.joints(40)
    tips = cell.measured(q)
    write_csv(folder / "poses.csv", cell.robot, q, tips, ",temperature")
    tips[9, 0, 3] += 0.05
    write_csv(folder / "outlier.csv", cell.robot, q, tips)
    q = cell.joints(30)
    write_csv(folder / "other.csv", cell.robot, q, cell.measured(q))
    return folder


@pytest.mark.slow
def test_the_patched_urdf_is_the_calibrated_robot(measured, tmp_path, capsys):
    arm, out = measured / "arm.urdf", tmp_path / "new.urdf"
    status, printed, _ = run(capsys, arm, measured / "poses.csv", "--out", out)
    assert status == 0
    assert "recommended: full" in printed
    assert "columns left out: temperature" in printed
    patched, original = out.read_text(), arm.read_text()
    without = [line for line in original.splitlines() if "<origin" not in line]
    lines = patched.splitlines()
    kept = [x for x in lines if "<origin" not in x and "generated by symdyn" not in x]
    assert kept == without
    assert patched.count("<!-- generated by symdyn calibrate") == 1, "so that it may be replaced"
    assert patched != original
    found = sd.calibrate(arm, measured / "poses.csv")
    again = sd.calibrate(out, measured / "poses.csv", model="offsets")
    q = np.random.default_rng(3).uniform(-2, 2, (20, 6))
    forward = sd.compile(sd.load(out), ["forward_kinematics"]).forward_kinematics(q)[:, 0]
    np.testing.assert_allclose(found.base @ forward @ found.tool, found.predict(q), atol=1e-12)
    assert again.before.rms < 1.1 * again.after.rms, "nothing is left to calibrate"
    assert all(abs(p.value) < 5 * p.sigma for p in again.fitted if p.group == "offset")


@pytest.mark.slow
def test_a_spec_of_the_calibrated_robot_moves_the_same(measured, tmp_path):
    found = sd.calibrate("puma560", measured / "poses.csv", model="full")
    q = np.random.default_rng(3).uniform(-2, 2, (20, 6))
    for suffix in ("toml", "urdf"):
        file = tmp_path / f"new.{suffix}"
        found.save(str(file))
        forward = sd.compile(sd.load(file), ["forward_kinematics"]).forward_kinematics(q)[:, 0]
        np.testing.assert_allclose(found.base @ forward @ found.tool, found.predict(q), atol=1e-12)
    again = sd.calibrate(tmp_path / "new.toml", measured / "poses.csv", model="full")
    names = [p.name for p in again.parameters]
    assert "joint2.shift_x_2" in names, "the moves of the first calibration have its names"
    assert again.after.rms == pytest.approx(found.after.rms, rel=1e-6)


def test_json_has_what_the_report_says(measured, capsys):
    import json

    files = (measured / "outlier.csv", "--validate", measured / "other.csv")
    status, printed, _ = run(capsys, "puma560", *files, "--model", "full", "--json")
    answer = json.loads(printed)
    assert status == 0
    assert answer["rank"] == answer["expected_rank"] == 27
    assert answer["outliers"][0]["row"].endswith("outlier.csv:11")
    assert answer["unseen"]["rms"] == pytest.approx(1.73e-4, rel=0.35)
    assert {"name", "value", "sigma", "unit", "group"} <= set(answer["parameters"][0])
    assert len(answer["covariance"]) == 27
    status, printed, _ = run(capsys, "puma560", *files)
    assert "outlier.csv:11 is off by 5" in printed
    assert "no effect: tool.rx" in printed


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--model", "best"], "there is no model 'best'"),
        (["--out", "new.dae"], "--out writes .urdf, .toml, .html"),
        (["--out", "{poses}"], "--out would overwrite the file of POSES.csv"),
        (["--positions"], "--positions has no effect"),
        (["--tip", "nose"], "no link is called 'nose'"),
        (["--friction", "joint1:1"], "--friction has no effect on a calibration"),
        (["--gravity", "0", "0", "-9"], "--gravity has no effect without --compliance"),
    ],
)
def test_the_command_rejects_in_one_line(measured, capsys, more, message):
    poses = str(measured / "poses.csv")
    arguments = [word.replace("{poses}", poses) for word in more]
    status, printed, errors = run(capsys, "puma560", poses, *arguments)
    assert (status, printed) == (2, "")
    assert errors.startswith("symdyn: error: ")
    assert errors.count("\n") == 1
    assert message in errors
