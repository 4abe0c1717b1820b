"""Exciting motions: exact gradients, limits that hold, motions that determine parameters."""

import csv
import io
import json
import sys
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.identification.excitation.bounds import bounds_of, boxes_of
from symdyn.identification.excitation.problem import (
    CRITERIA,
    ExcitationProblem,
    basis,
    condition,
    condition_criterion,
    gram,
    instants,
)
from symdyn.identification.excitation.search import TrajectorySearch, minimizer
from symdyn.runtime.pullback import compile_with_pullbacks
from symdyn.runtime.threads import _controls, one_thread

TINY = 1e-30
"""A complex step has no cancellation, so that it can be this short."""
QUICK = {"harmonics": 3, "period": 5.0, "starts": 2}
FOLLOWING = """<robot name="gripper">
 <link name="palm"/>
 <link name="finger1"><inertial><mass value="1"/><origin xyz="0.1 0 0"/>
  <inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial></link>
 <link name="finger2"><inertial><mass value="2"/><origin xyz="0.2 0 0.1"/>
  <inertia ixx="0.1" iyy="0.1" izz="0.2" ixy="0" ixz="0" iyz="0"/></inertial></link>
 <joint name="leader" type="revolute"><parent link="palm"/><child link="finger1"/>
  <axis xyz="0 1 0"/><limit lower="-2" upper="2" velocity="3" effort="50"/></joint>
 <joint name="follower" type="revolute"><parent link="palm"/><child link="finger2"/>
  <axis xyz="0 1 0"/><limit lower="-1" upper="0.5" velocity="2" effort="50"/>
  <mimic joint="leader" multiplier="-2" offset="0.1"/></joint>
</robot>
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["panda", "stanford", "scara"])
def test_pullbacks_are_gradients_of_weighted_sums(name):
    """Against complex steps of the graph that the regressor is emitted from."""
    robot = sd.load(name).bind()
    compiled = compile_with_pullbacks(robot, ["base_regressor"])
    (program,) = programs_for(Job.of(robot, ["base_regressor"]))
    random = np.random.default_rng(1)
    states = list(random.normal(size=(3, 4, robot.nv)))
    Y = compiled.base_regressor(*states)
    W = random.normal(size=Y.shape)
    for k, found in enumerate(compiled.base_regressor_pullback(*states, W)):
        for j in range(robot.nv):
            moved = [state.astype(complex) for state in states]
            moved[k][:, j] += 1j * TINY
            (stepped,) = program(*moved)
            expected = (W * stepped.imag / TINY).sum(axis=(1, 2))
            largest = np.abs(W * Y).sum(axis=(1, 2)).max()
            np.testing.assert_allclose(found[:, j], expected, rtol=1e-12, atol=1e-13 * largest)


@pytest.mark.sample(1)
@pytest.mark.parametrize("criterion", CRITERIA)
def test_the_lagrangian_has_the_gradient_of_its_values(criterion):
    """Torques and boxes of both kinds included, with every limit violated somewhere."""
    robot = sd.load("panda").bind()
    corners = [-0.4, -0.4, 0.1, 0.4, 0.4, 0.7]
    boxes = boxes_of(robot, [("panda_link5", corners)], [("panda_link7", corners)])
    robot = replace(robot, tips=("panda_link7", "panda_link5"))
    functions = ["base_regressor", "inverse_dynamics", "forward_kinematics"]
    dynamics = compile_with_pullbacks(robot, functions)
    bounds = bounds_of(robot, None, 1, 3, 20)
    problem = ExcitationProblem(
        dynamics, bounds, boxes, criterion, 4.0, 3, 17, at_rest=criterion == "D"
    )
    random = np.random.default_rng(2)
    x = random.normal(size=problem.shape).ravel()
    levels = problem.levels(problem.motion(x))
    ends = problem.ends((0.01, 0.02))
    assert all((z > hi).any() or (z < lo).any() for z, (lo, hi) in zip(levels, ends, strict=True))
    how = ([random.normal(size=z.shape) for z in levels], 2.0, (0.01, 0.02), 3.0)
    _, slope = problem.value(x, *how)
    for _ in range(3):
        way = random.normal(size=x.shape)
        h = 1e-6
        ahead, behind = (problem.value(x + s * h * way, *how)[0] for s in (1, -1))
        assert slope @ way == pytest.approx((ahead - behind) / (2 * h), rel=1e-6)


@pytest.mark.parametrize("criterion", CRITERIA)
def test_criteria_have_the_derivatives_of_their_values(criterion):
    random = np.random.default_rng(3)
    Y = random.normal(size=(9, 2, 5))
    G, way = gram(Y), random.normal(size=(5, 5))
    way = way + way.T
    value = CRITERIA[criterion]
    ahead, behind = (value(G + s * 1e-6 * way, 3.0)[0] for s in (1, -1))
    slope = float((value(G, 3.0)[1] * way).sum())
    assert slope == pytest.approx((ahead - behind) / 2e-6, rel=1e-7)


def test_the_smoothed_condition_number_bounds_the_true_one_and_tends_to_it():
    Y = np.random.default_rng(4).normal(size=(30, 2, 6))
    true = np.log(np.linalg.cond(Y.reshape(-1, 6)))
    assert np.log(condition(gram(Y))) == pytest.approx(true, rel=1e-12)
    smoothed = [condition_criterion(gram(Y), p)[0] for p in (1.0, 4.0, 16.0, 1000.0)]
    assert smoothed == sorted(smoothed, reverse=True)
    assert true * (1 - 1e-12) < smoothed[-1] < true + 0.01


def test_rates_of_a_series_are_its_derivatives():
    t = np.array([0.3, 1.7])
    values = [basis(t + step, 4.0, 3) for step in (-1e-6, 0.0, 1e-6)]
    for k in (0, 1):
        slope = (values[2][k] - values[0][k]) / 2e-6
        np.testing.assert_allclose(values[1][k + 1], slope, atol=1e-7)


def test_without_scipy_the_error_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    with pytest.raises(sd.RobotError, match=r"needs SciPy; pip install \"\.\[identify\]\""):
        sd.excite("planar2r", velocity=2)


@pytest.mark.slow
@pytest.mark.parametrize("criterion", ["D", "cond"])
def test_all_limits_hold_at_all_times(criterion):
    """On times that are not those of the search, of the check, or of the rows."""
    ranges = [(-1, 2), (-1.5, 0.5), (-1, 1), (-2.5, -0.5), (-2, 2), (0.5, 3), (-2, 2)]
    keep_out = ("panda_link8", [-1, -1, -1, 1, 1, 0.4])
    keep_in = ("panda_link6", [-0.5, -0.6, 0.3, 0.7, 0.6, 1.1])
    motion = sd.excite(
        "panda",
        criterion=criterion,
        position=ranges,
        velocity={"panda_joint2": 1.0},
        acceleration=3,
        torque=[30, 40, 30, 30, 5, 5, 5],
        keep_out=[keep_out],
        keep_in=[keep_in],
        **QUICK,
    )
    t = np.linspace(0, 5, 9973)
    q, qd, qdd = (values @ motion.coefficients for values in basis(t, 5.0, 3))
    low, high = np.array(ranges).T
    assert ((low <= q) & (q <= high)).all()
    assert (np.abs(qd) <= [2.175, 1.0, 2.175, 2.175, 2.61, 2.61, 2.61]).all()
    assert (np.abs(qdd) <= 3).all()
    code = sd.compile(
        sd.adjust(sd.load("panda"), tips=["panda_link8", "panda_link6"]),
        ["inverse_dynamics", "forward_kinematics"],
    )
    tau = code.inverse_dynamics(q, qd, qdd)
    assert (np.abs(tau) <= np.array([30, 40, 30, 30, 5, 5, 5]) * (1 + 1e-5)).all()
    outer, inner = np.moveaxis(code.forward_kinematics(q)[:, :, :3, 3], 1, 0)
    within = [(low <= p) & (p <= high) for p, (low, high) in _corners((outer, inner))]
    assert not within[0].all(axis=1).any()
    assert within[1].all()
    assert max(max(shares) for shares in motion.used.values()) > 98
    assert [link for link, _ in motion.clearance] == ["panda_link8", "panda_link6"]
    assert all(distance >= 0 for _, distance in motion.clearance)


def _corners(places):
    boxes = ([-1, -1, -1, 1, 1, 0.4], [-0.5, -0.6, 0.3, 0.7, 0.6, 1.1])
    return zip(places, (np.reshape(box, (2, 3)) for box in boxes), strict=True)


def test_reported_quality_matches_the_regressor():
    motion = sd.excite("scara", velocity=1, **QUICK)
    t = instants(5.0, 700)
    states = [values @ motion.coefficients for values in basis(t, 5.0, 3)]
    Y = sd.compile("scara", ["base_regressor"]).base_regressor(*states)
    stacked = Y.reshape(-1, Y.shape[-1])
    assert len(motion.columns) == Y.shape[-1]
    assert motion.condition == pytest.approx(np.linalg.cond(stacked), rel=1e-3)
    assert motion.log_det == pytest.approx(
        np.linalg.slogdet(stacked.T @ stacked / 700)[1], rel=1e-3
    )


def test_the_search_improves_on_its_starts_and_each_criterion_wins_by_its_own_measure():
    found = {name: sd.excite("scara", criterion=name, velocity=1, **QUICK) for name in CRITERIA}
    assert found["D"].log_det > found["cond"].log_det + 0.2
    assert found["cond"].condition < found["D"].condition / 1.1
    robot = sd.load("scara").bind()
    bounds = bounds_of(robot, None, 1, None, None)
    dynamics = compile_with_pullbacks(robot, ["base_regressor", "inverse_dynamics"])
    search = TrajectorySearch(ExcitationProblem(dynamics, bounds, (), "D", 5.0, 3, 90), minimizer())
    random = np.random.default_rng(0)
    starts = [search.problem.quality(search._random_start(random), 1.0) for _ in range(20)]
    assert found["D"].log_det > -8 * min(starts) + 1


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("name", "largest"), [("pendulum", 3), ("planar2r", 5), ("cartpole", 5), ("scara", 15)]
)
def test_small_robots_reach_small_condition_numbers(name, largest):
    assert sd.excite(name, criterion="cond", velocity=2, **QUICK).condition < largest


def test_the_same_seed_gives_the_same_bytes_and_another_one_another_motion():
    first, again = (sd.excite("planar2r", velocity=2, **QUICK).to_csv() for _ in range(2))
    assert first == again
    assert sd.excite("planar2r", velocity=2, seed=1, **QUICK).to_csv() != first


def test_ranges_and_speeds_of_followers_limit_their_leader(tmp_path):
    file = tmp_path / "gripper.urdf"
    file.write_text(FOLLOWING)
    motion = sd.excite(file, **QUICK)
    follower = 0.1 - 2 * motion.q
    assert motion.names.q == ("leader",)
    assert follower.min() >= -1
    assert follower.max() <= 0.5
    assert np.abs(motion.qd).max() <= 1
    assert np.abs(motion.qd).max() > 0.99 or np.ptp(follower) > 1.48


def test_a_motion_may_begin_and_end_at_rest():
    motion = sd.excite("planar2r", velocity=2, at_rest=True, **QUICK)
    assert np.abs(motion.qd).max() > 1.9
    for rates in (motion.qd, motion.qdd):
        assert np.abs(rates[[0, -1]]).max() < 1e-12


@pytest.mark.slow
def test_passive_forces_add_columns_and_torque():
    robot = sd.load("planar2r", friction={"joint1": (1, 0.5)})
    with_friction = sd.excite(robot, velocity=2, passive=True, **QUICK)
    without = sd.excite(robot, velocity=2, **QUICK)
    assert with_friction.columns[len(without.columns) :] == ("joint1.viscous", "joint1.coulomb")
    assert with_friction.columns[: len(without.columns)] == without.columns


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("planar2r", "joint 'joint1' has no velocity limit; give --velocity X"),
        ("cartpole --velocity 1 --position slide=-inf:inf", "joint 'slide' has no range"),
        ("panda --position panda_joint1=1:1", "cannot move; give --position, or --lock panda_"),
        ("panda --position panda_joint1=2:1", "is 2:1; give LOW:HIGH"),
        ("panda --position 1 2", "2 entries for 7 joints; give one for all, one for each"),
        ("panda --velocity joint=1", "no independent joint is called 'joint'"),
        ("panda --velocity -1", "is -1.0; give one positive number"),
        ("panda --torque 1:2", "give one positive number"),
        ("panda --torque x", "neither a number nor LOW:HIGH"),
        ("panda --torque 1 panda_joint1=2", "limits with and without names"),
        ("panda --torque panda_joint1=1 panda_joint1=2", "'panda_joint1' twice; keep one"),
        ("panda --criterion E", "no criterion is called 'E'"),
        ("panda --keep-out hand:0,0,0,1,1,1", "no link is called 'hand'"),
        ("panda --keep-in panda_link7:0,0,0,1,1", "is not LINK:x0,y0,z0,x1,y1,z1"),
        ("panda --keep-in panda_link7:0,0,0,1,1,0", "has no volume; give two opposite corners"),
        ("panda --keep-in panda_link7:0,0,0,1,1,nan", "six finite numbers"),
        (
            "panda --passive",
            "--passive has no effect, since no joint has friction or a spring; give --friction",
        ),
        ("panda --friction panda_joint1:1", "add --passive"),
        ("panda --harmonics 0", "give 1 to 100"),
        ("panda --harmonics 1 --at-rest", "a single harmonic is never at rest"),
        ("panda --starts 0", "give 1 to 1000"),
        ("panda --seed -1", "give a nonnegative integer"),
        ("panda --period nan", "the period is nan s; give a positive number"),
        ("panda --step 11", "give one between 0 and the period 10 s"),
        ("panda --step 1e-9", "give a longer --step"),
        ("panda --plot motion.txt", "use .png, .svg or .pdf"),
        ("quadruped --velocity 1", "joint 'free' is floating"),
        ("cart_double_pendulum --velocity 1", "has no motor and cannot follow a trajectory"),
        ("four_bar --velocity 1", "closed chains: their joints cannot move independently"),
        (
            "planar2r --velocity 3 --position -0.5:0.5 --torque 0.01 --starts 1 --harmonics 2",
            "no motion was found within the torque limit of joint 'joint1': the best motion needs",
        ),
        (
            "planar2r --velocity 1 --position 1e-7 --starts 1 --harmonics 2",
            "no motion was found that excites all 6 base parameters",
        ),
        (
            "planar2r --velocity 3 --keep-in link2:5,5,5,6,6,6 --starts 1 --harmonics 2",
            "no motion was found that satisfies --keep-in of 'link2'; change the box",
        ),
    ],
)
def test_what_cannot_work_is_rejected_with_a_cure(arguments, message, capsys):
    try:
        status = cli.main(["excite", *arguments.split()])
    except SystemExit as end:
        status = end.code
    error = capsys.readouterr().err
    assert status == 2
    assert error.count("\n") == 1
    assert message in error


@pytest.mark.slow
def test_the_command_writes_motion_picture_and_series(tmp_path, capsys):
    table, drawing = tmp_path / "motion.csv", tmp_path / "motion.svg"
    command = "excite planar2r --velocity 2 --harmonics 2 --starts 1 --step 0.3 --period 4"
    asked = [*command.split(), "--out", str(table), "--plot", str(drawing)]
    assert cli.main(asked) == 0
    said = capsys.readouterr().out
    assert "velocity limit used" in said
    assert "condition number" in said
    rows = list(csv.reader(io.StringIO(table.read_text())))
    kinds = ("q", "qd", "qdd")
    assert rows[0] == ["t", *(f"{kind}_joint{k}" for kind in kinds for k in (1, 2))]
    values = np.array(rows[1:], float)
    assert len(values) == 15  # steps of 0.3 s do not divide 4 s, shorter ones do
    assert values[-1, 0] == 4
    np.testing.assert_array_equal(values[0, 1:], values[-1, 1:])
    assert drawing.read_bytes().startswith(b"<?xml")
    bytes_before = table.read_bytes(), drawing.read_bytes()
    assert cli.main([*asked, "--json"]) == 0
    assert (table.read_bytes(), drawing.read_bytes()) == bytes_before
    found = json.loads(capsys.readouterr().out)
    assert found["joints"][0]["used_percent"]["position"] is None
    assert 90 < found["joints"][0]["used_percent"]["velocity"] <= 100
    first = found["joints"][0]
    w = 2 * np.pi / 4 * np.arange(1, 3)
    at = values[:, :1] * w
    series = first["offset"] + np.cos(at) @ first["cos"] + np.sin(at) @ first["sin"]
    np.testing.assert_allclose(series, values[:, 1], atol=1e-12)


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are found by /proc")
def test_linear_algebra_gets_its_threads_back():
    before = [get() for get, _ in _controls()]
    assert before
    for _, set_ in _controls():
        set_(2)
    with one_thread():
        assert all(get() == 1 for get, _ in _controls())
    assert all(get() == 2 for get, _ in _controls())
    for count, (_, set_) in zip(before, _controls(), strict=True):
        set_(count)


@pytest.mark.slow
def test_a_seven_joint_arm_is_excited_well_by_both_criteria():
    limits = {"velocity": 1.5, "acceleration": 2.5, "position": {"panda_joint6": (0.5, 3.0)}}
    assert sd.excite("panda", criterion="cond", **limits).condition < 20
    assert sd.excite("panda", criterion="D", **limits).log_det > 140
