"""Calibration finds a robot that differs from its description, as well as the noise allows."""

import sys
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

import symdyn as sd
from symdyn.identification.geometry.calibrate import MODELS
from symdyn.identification.geometry.chain import BASE, OFFSET, GeometricParameter
from symdyn.identification.geometry.fit import FRAMES, GeometricState, fit
from tests.identification.geometry.measured import NOISE, cell_of, position_error, rms

RANKS = {"ur5": 30, "puma560": 30, "panda": 34, "stanford": 28, "scara": 20}
"""4 R + 2 P + 6."""


def calibrated(name, oriented=True, seed=0, n=60, **options):
    cell = cell_of(name, seed)
    q = cell.joints(n)
    tips = cell.measured(q)
    return cell, sd.calibrate(name, (q, tips if oriented else tips[:, :3, 3]), **options)


@pytest.mark.sample(2)
@pytest.mark.parametrize("oriented", [True, False])
@pytest.mark.parametrize("name", ["ur5", "puma560", "panda"])
def test_a_displaced_robot_is_found_to_the_noise(name, oriented):
    cell, found = calibrated(name, oriented, model="full")
    assert found.rank == found.expected_rank == RANKS[name] - (0 if oriented else 3)
    assert 0.85 < found.after.rms / (np.sqrt(3) * NOISE) < 1.05
    assert position_error(found, cell) < 0.8e-4
    assert found.before.rms > 10 * found.after.rms
    assert found.after.rms < found.left_out.rms < 1.3 * found.after.rms
    assert 0.9 < found.noise.position / NOISE < 1.1
    assert (found.noise.orientation is not None) == oriented
    if oriented:
        assert 0.85 < found.after.angle_rms / (np.sqrt(3) * NOISE) < 1.05
        assert 0.9 < found.noise.orientation / NOISE < 1.1


@pytest.mark.slow
@pytest.mark.parametrize("oriented", [True, False])
@pytest.mark.parametrize("name", RANKS)
def test_over_many_robots_the_mean_error_is_what_statistics_says(name, oriented):
    """Predicted positions err by 3 noise^2 rank / equations in the mean square, or a little more.

    That is the error at the poses of the fit; some others are farther out. What is left at the
    poses of the fit is smaller than the noise by the root of 1 - rank / equations; the estimate
    of the noise is not.
    """
    squares, ratios, noises = [], [], []
    for seed in range(12):
        cell, found = calibrated(name, oriented, seed, model="full")
        assert found.rank == RANKS[name] - (0 if oriented else 3)
        squares.append(position_error(found, cell) ** 2)
        ratios.append(found.after.rms / (np.sqrt(3) * NOISE))
        noises.append(found.noise.position / NOISE)
    assert 0.85 < np.mean(ratios) < 1.05
    assert 0.95 < np.mean(noises) < 1.05
    left = np.array(ratios) / np.array(noises)
    assert np.abs(left - np.sqrt(1 - found.rank / (60 * (6 if oriented else 3)))).max() < 0.03
    equations = 60 * (6 if oriented else 3)
    expected = np.sqrt(3 * found.rank / equations) * NOISE
    assert 0.8 * expected < np.sqrt(np.mean(squares)) < 0.8e-4


@pytest.mark.slow
def test_sigmas_cover_the_truth():
    """Offsets are the only errors here, so that their true values are known."""
    inside, total = 0, 0
    for seed in range(8):
        cell = cell_of("puma560", seed, size=0)
        q = cell.joints(40)
        found = sd.calibrate("puma560", (q, cell.measured(q)), model="offsets")
        truth = {f"{j.name}.q_offset": j.q_offset for j in cell.robot.joints}
        for p in found.fitted:
            if p.group == "offset":
                total += 1
                inside += abs(p.value - truth[p.name]) < 2 * p.sigma
    assert total == 8 * 4, "the first and last offsets are base and tool"
    assert 0.8 < inside / total <= 1


@pytest.mark.slow
def test_auto_takes_the_axes_only_if_they_predict_better():
    exact = cell_of("ur5", size=0)
    q = exact.joints(25)
    found = sd.calibrate("ur5", (q, exact.measured(q)))
    assert found.model == "offsets"
    assert dict(found.models)["full"] > dict(found.models)["offsets"]
    assert calibrated("ur5", n=25)[1].model == "full"
    assert calibrated("pendulum")[1].model == "offsets", "one axis is where the base is"


@pytest.mark.slow
def test_the_description_of_another_variant_is_doubted():
    """An arm whose wrist is 10 mm elsewhere needs the axes, and with the right file does not."""
    cell = cell_of("ur5", size=0)
    q = cell.joints(25)
    tips = cell.measured(q, noise=1e-3)
    robot = sd.load("ur5").bind()
    joints = [
        replace(j, placement=sd.Placement((*j.placement.moves, sd.Move("y", 0.01))))
        if j.name == "wrist_2_joint"
        else j
        for j in robot.joints
    ]
    wrong = sd.calibrate(replace(robot, joints=tuple(joints)), (q, tips))
    assert wrong.model == "full"
    assert any("wrist_2_joint.shift_y is -" in note for note in wrong.notes)
    assert any("is the description that of this robot?" in note for note in wrong.notes)
    right = sd.calibrate(robot, (q, tips))
    assert right.model == "offsets"
    assert right.left_out.rms < wrong.left_out.rms


def test_too_little_variety_is_seen_in_the_rank():
    cell = cell_of("ur5")
    q = cell.joints(30)
    q[:, 3:] = 0.3
    found = sd.calibrate("ur5", (q, cell.measured(q)), model="full")
    assert found.rank == 18 < found.expected_rank
    assert len(found.null) == len(found.parameters) - 18


def test_poses_without_noise_are_met_to_rounding():
    cell = cell_of("ur5")
    q = cell.joints(30)
    found = sd.calibrate("ur5", (q, cell.tips(q)))
    assert found.after.rms < 1e-12
    assert position_error(found, cell) < 1e-12


@pytest.mark.slow
def test_left_out_errors_are_those_of_fits_without_the_pose():
    cell = cell_of("scara", 3)
    q = cell.joints(20)
    tips = cell.measured(q)
    found = sd.calibrate("scara", (q, tips), model="offsets", keep_all=True)
    refits = []
    for k in range(20):
        others = np.arange(20) != k
        without = sd.calibrate("scara", (q[others], tips[others]), model="offsets", keep_all=True)
        refits.append(tips[k, :3, 3] - without.predict(q[k])[0, :3, 3])
    assert rms(np.array(refits)) == pytest.approx(found.left_out.rms, rel=0.05)
    assert rms(np.array(refits)) > 1.1 * found.after.rms


def test_directions_without_effect_are_named():
    _, found = calibrated("ur5", model="full")
    directions = [dict(direction) for direction in found.null]
    assert len(directions) == len(found.parameters) - found.rank
    pan = next(d for d in directions if "shoulder_pan_joint.q_offset" in d)
    assert set(pan) == {"base.rz", "shoulder_pan_joint.q_offset"}
    assert pan["base.rz"] == pytest.approx(-pan["shoulder_pan_joint.q_offset"])
    assert ("shoulder_lift_joint", "elbow_joint") in found.parallel
    fitted = {p.name for p in found.fitted}
    assert {"elbow_joint.tilt_x", "elbow_joint.tilt_z"} <= fitted, "Hayati's parameter is free"
    assert max(map(len, directions)) <= 8


def test_a_move_along_a_null_direction_moves_no_tip():
    _, found = calibrated("puma560", n=40, model="full")
    q = np.random.default_rng(5).uniform(-2, 2, (10, 6))
    names = [p.name for p in found.chain.parameters]
    before = found.predict(q)
    from symdyn.identification.geometry.fit import Prediction
    from symdyn.identification.geometry.poses import Poses

    prediction = Prediction(found.chain, Poses(q, before[:, :3, 3], before[:, :3, :3], ("",) * 10))
    for direction in found.null:
        step = np.zeros(len(names))
        for name, c in direction:
            step[names.index(name)] = 1e-5 * c
        moved = prediction.tips(found.state.advance(step))
        assert np.abs(moved - before).max() < 1e-9, direction


def test_positions_alone_cannot_turn_the_tool():
    _, found = calibrated("puma560", oriented=False, model="offsets")
    assert [d for d in found.null if len(d) == 1] == [((f"tool.r{axis}", 1.0),) for axis in "xyz"]


def test_outliers_are_named_by_their_row_and_do_no_harm():
    cell = cell_of("puma560", 2)
    q = cell.joints(60)
    tips = cell.measured(q)
    tips[7, :3, 3] += [0.3, 0, 0]
    tips[20, :3, 3] += [0, 2e-3, 0]
    tips[41, :3, :3] = tips[41, :3, :3] @ np.diag([-1.0, -1, 1])
    found = sd.calibrate("puma560", (q, tips), model="full")
    assert [where for where, _ in found.outliers] == ["row 7", "row 20", "row 41"]
    assert found.outliers[0][1] == pytest.approx(0.3, abs=1e-3)
    assert position_error(found, cell) < 0.8e-4
    kept = sd.calibrate("puma560", (q, tips), model="full", keep_all=True)
    assert not kept.outliers
    assert position_error(kept, cell) > 10 * position_error(found, cell)


def test_many_outliers_on_one_side_are_found():
    """Least squares alone puts the fit between both, where no error is four times the usual one."""
    random = np.random.default_rng(0)
    measured = 1e-4 * random.normal(size=(40, 3))
    measured[:12] += 1.0

    class Offsets:
        """Poses that three parameters move, each along an axis."""

        poses, rows = measured, 3
        chain = SimpleNamespace(
            parameters=[GeometricParameter(f"frame{k}", BASE, "m") for k in range(FRAMES)]
            + [GeometricParameter(axis, OFFSET, "m") for axis in "xyz"]
        )

        def errors(self, state):
            return measured - state.values

        def linearize(self, state):
            J = np.zeros((len(measured), 3, FRAMES + 3))
            J[:, range(3), range(FRAMES, FRAMES + 3)] = 1.0
            return self.errors(state), J

    found = fit(Offsets(), GeometricState(np.eye(4), np.eye(4), np.zeros(3)), [OFFSET])
    assert not found.kept[:12].any()
    assert found.kept[12:].all()
    assert np.abs(found.state.values - measured[12:].mean(axis=0)).max() < 1e-9


def test_compliance_is_found_with_its_sign():
    cell = cell_of("puma560", 4, size=0)
    soft = np.array([0, 2e-5, 4e-5, 0, 0, 0])
    phi = sd.compile("puma560", ["gravity"]).gravity
    q = cell.joints(80)
    tips = cell.measured(q - soft * phi(q))
    found = sd.calibrate("puma560", (q, tips), model="offsets", compliance=True)
    value = {p.name: p for p in found.parameters}
    for joint, c in (("joint2", 2e-5), ("joint3", 4e-5)):
        p = value[f"{joint}.compliance"]
        assert abs(p.value - c) < 4 * p.sigma < c
    stiff = sd.calibrate("puma560", (q, tips), model="offsets")
    assert stiff.after.rms > 2 * found.after.rms
    assert found.robot == stiff.chain.calibrated(found.state.values[: len(stiff.chain.own)])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"model": "ful"}, "there is no model 'ful'"),
        ({"model": "full", "n": 6}, "6 poses cannot determine 30 parameters; measure at least 7"),
        ({"model": "offsets", "n": 3}, "3 poses cannot determine 16 parameters"),
        ({"tip": "hand"}, "no link is called 'hand'"),
    ],
)
def test_what_cannot_work_is_rejected(options, message):
    with pytest.raises(sd.RobotError, match=message):
        calibrated("ur5", **options)


@pytest.mark.slow
def test_more_of_what_cannot_work():
    cell = cell_of("ur5")
    q = cell.joints(30)
    tips = cell.tips(q)
    with pytest.raises(sd.RobotError, match="no base and tool bring the tips nearer"):
        sd.calibrate("ur5", (q[:, ::-1], tips))
    with pytest.raises(sd.RobotError, match=r"give \(n, 6\) and \(n, 3\) or \(n, 4, 4\)"):
        sd.calibrate("ur5", (q[:, :5], tips))
    with pytest.raises(sd.RobotError, match="not finite"):
        sd.calibrate("ur5", (q * np.inf, tips))
    with pytest.raises(sd.RobotError, match="several DoF"):
        sd.calibrate(sd.load("ur5", floating=True), (np.zeros((30, 13)), tips))
    still = sd.adjust(sd.load("ur5"), gravity=(0, 0, 0))
    with pytest.raises(sd.RobotError, match="gravity exerts no torque"):
        sd.calibrate(still, (q, tips), compliance=True)
    with pytest.raises(sd.RobotError, match="choose the measured one: --tip"):
        sd.calibrate("two_pandas", (q, tips))
    assert MODELS == ("offsets", "full", "auto")


def test_without_scipy_the_error_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    with pytest.raises(sd.RobotError, match=r"needs SciPy; pip install \"\.\[identify\]\""):
        calibrated("planar2r")
