"""Currents: drive gains from logs without and with a load, and what is rejected."""

import json

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import RobotError
from symdyn.identification.drive_gains import (
    DriveGainEquations,
    drive_gains,
    known_load,
    load_columns,
)
from symdyn.identification.inertia.normal_equations import BaseRegressor
from symdyn.identification.logs.columns import columns_of
from symdyn.identification.logs.rows import LogError
from symdyn.identification.problem import plain_choice, problem_of
from symdyn.identification.reading import LogReader
from tests.identification.simulated_logs import arrays, other_inertias, write_csv
from tests.identification.test_identify import true_base

GAINS = np.array([12.0, -8.0, 0.5])
LOAD = [2.0, 0.03, -0.02, 0.05, 0.01, 0, 0.012, 0, 0, 0.009]
NOISE = 0.03


@pytest.fixture(scope="module")
def arm():
    """Three joints that are not parallel; a rotor and a spring that are known."""
    rows = [
        {"alpha": a, "d": d, "a": long, "mass": m, "com": [0.1, 0.02, 0.05], "inertia": inertia}
        for a, d, long, m, inertia in (
            (1.57, 0.3, 0, 4, {"xx": 0.1, "yy": 0.1, "zz": 0.1}),
            (0, 0, 0.4, 3, {"xx": 0.1, "yy": 0.1, "zz": 0.1}),
            (0, 0.1, 0.3, 1, {"xx": 0.05, "yy": 0.05, "zz": 0.05}),
        )
    ]
    made = sd.from_dh(rows, "standard", name="arm", snap=0.01)
    return sd.prepare(made, rotor={"joint2": [0.2]}, spring={"joint2": [20.0, 0.1]})


@pytest.fixture(scope="module")
def truth(arm):
    return other_inertias(arm, seed=3)


def currents(robot, gains, seed=0, noise=NOISE, seconds=12.0):
    """A log with currents, noise relative to each current."""
    log = arrays(robot, seconds=seconds, seed=seed)
    for k, joint in enumerate(robot.joints):  # inverse dynamics has no passive forces
        log["tau"][:, k] += float(joint.passive.stiffness) * (
            log["q"][:, k] - float(joint.passive.rest)
        )
    i = log.pop("tau") / gains
    size = np.sqrt((i**2).mean(axis=0))
    return log | {"i": i + noise * size * np.random.default_rng(seed + 7).normal(size=i.shape)}


@pytest.fixture(scope="module")
def pair(truth):
    loaded = sd.prepare(truth, payload={truth.tips[0]: LOAD})
    return currents(truth, GAINS), currents(loaded, GAINS, seed=5)


@pytest.mark.slow
def test_a_load_of_known_mass_shows_the_drive_gains(arm, truth, pair):
    without, loaded = pair
    options = {"signal": "current", "load_log": loaded, "load_mass": LOAD[0]}
    found = sd.identify(arm, without, friction="plain", **options)
    assert np.abs(found.gains.values / GAINS - 1).max() < 0.015
    assert (np.abs(found.gains.values - GAINS) < 3 * found.gains.sigmas).all()
    assert (found.gains.sigmas < 0.01 * np.abs(GAINS)).all()
    assert "the drive gain of joint2 is negative: its current is reversed" in found.notes
    inside = np.abs(found.least_squares - true_base(truth)) < 3 * found.sigmas
    assert inside.mean() > 0.9
    known = sd.identify(arm, without, friction="plain", signal="current", drive_gains=GAINS)
    assert known.gains.covariance is None
    assert (found.sigmas >= 0.9 * known.sigmas).all(), "errors of gains are part of the sigmas"
    assert known.drive_gains[2] == {"name": "joint3", "value": 0.5, "sigma": None, "unit": "N m/A"}
    with_centre = sd.identify(arm, without, friction="plain", load_centre=LOAD[1:4], **options)
    assert (with_centre.gains.sigmas < found.gains.sigmas).all()
    assert np.abs(with_centre.gains.values / GAINS - 1).max() < 0.015


@pytest.mark.slow
def test_noise_of_currents_does_not_make_gains_smaller(arm, truth):
    """Least squares with noisy currents among its columns would lose noise^2 of each gain."""
    loaded = sd.prepare(truth, payload={truth.tips[0]: LOAD})
    logs = [currents(robot, GAINS, seed, 0.6) for robot, seed in ((truth, 0), (loaded, 5))]
    options = {"signal": "current", "load_mass": LOAD[0], "friction": "plain"}
    found = sd.identify(arm, logs[0], load_log=logs[1], **options)
    assert (np.abs(found.gains.values - GAINS) < 3 * found.gains.sigmas).all()
    assert (found.gains.sigmas < 0.2 * np.abs(GAINS)).all()


@pytest.mark.slow
def test_the_linear_equations_lose_gains_and_errors_of_currents_do_not():
    """The figures of docs/identification.md: noise of 5 % of each current, a Puma 560."""
    nominal = sd.load("puma560")
    truth = other_inertias(nominal, seed=3)
    loaded = sd.prepare(truth, payload={truth.tips[0]: [3.0, *LOAD[1:]]})
    gains = np.random.default_rng(1).uniform(0.5, 20, 6)
    problem = problem_of(nominal, (), "plain", "current")
    code = sd.compile(nominal, ["base_regressor"])
    regressor = BaseRegressor(code.base_regressor, problem.prior.nominal)
    load = known_load(problem.robot, problem.K, 3.0, None, None)
    choice = plain_choice(problem)
    linear, found, inside = [], [], []
    for seed in range(20):
        parts = tuple(
            LogReader(problem, regressor, "auto", 0.0)(log).blocks
            for log in (
                currents(truth, gains, 2 * seed, 0.05, 20.0),
                currents(loaded, gains, 2 * seed + 1, 0.05, 20.0),
            )
        )
        start = DriveGainEquations(parts, load, choice, problem.joints).linear_start()
        linear.append(1 / start[:6])
        made = drive_gains(
            *parts, load, problem.prior.nominal, choice, problem.joints, problem.names
        )
        found.append(made.values)
        inside.append(np.abs(made.values - gains) < 3 * made.sigmas)
    lost = 1 - np.mean(linear, axis=0) / gains
    assert ((lost > 0.02) & (lost < 0.3)).all()
    assert lost.max() > 0.15
    assert np.abs(np.mean(found, axis=0) / gains - 1).max() < 0.01
    assert np.mean(inside) > 0.98


def test_what_a_load_adds_is_in_the_base_parameters(truth):
    """Against the robot with that payload, whose base parameters are made anew."""
    K = sd.base_parameters(truth).matrix()
    tip = truth.frame(truth.tips[0])
    loaded = sd.prepare(truth, payload={tip.name: LOAD})
    body = sd.Inertia.about_com(
        LOAD[0], tuple(LOAD[1:4]), ((0.01, 0, 0), (0, 0.012, 0), (0, 0, 0.009))
    )
    added = load_columns(K, tip) @ np.array(body.parameters, float)
    assert true_base(loaded) - true_base(truth) == pytest.approx(added, abs=1e-12)


def test_a_load_that_leaves_gains_open_is_rejected():
    """One pendulum: a mass whose place is unknown weighs anything."""
    robot = sd.load("pendulum")
    loaded = sd.prepare(robot, payload={robot.tips[0]: [1.0, 0, 0, -0.1, 0, 0, 0, 0, 0, 0]})
    gains = np.array([3.0])
    logs = [currents(one, gains, seed, 0.01) for one, seed in ((robot, 0), (loaded, 1))]
    options = {"signal": "current", "load_log": logs[1], "load_mass": 1.0, "friction": "plain"}
    message = "does not determine the drive gain of 'hinge'; give its centre of mass"
    with pytest.raises(RobotError, match=message):
        sd.identify(robot, logs[0], **options)
    found = sd.identify(robot, logs[0], load_centre=[0, 0, -0.1], **options)
    assert found.gains.values == pytest.approx(gains, rel=0.01)


def test_the_command_finds_gains_and_cross_validates(tmp_path, capsys, arm, pair):
    joints = ("joint1", "joint2", "joint3")
    (tmp_path / "arm.toml").write_text(sd.to_toml(arm))
    files = [
        str(write_csv(tmp_path / f"{name}.csv", joints, log, kinds=("q", "qd", "i")))
        for name, log in zip(("without", "loaded"), pair, strict=True)
    ]
    command = ["identify", str(tmp_path / "arm.toml"), files[0], "--friction", "plain"]
    load = ["--load-log", files[1], "--load-mass", "2"]
    assert cli.main([*command, "--signal", "current", *load, "--folds", "3"]) == 0
    text = capsys.readouterr().out
    assert "drive gain" in text
    assert " +- " in text
    assert cli.main([*command, "--signal", "current", *load, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    for row, gain in zip(data["drive_gains"], GAINS, strict=True):
        assert row["value"] == pytest.approx(gain, rel=0.015)
        assert 0 < row["sigma"] < 0.02 * abs(gain)
    assert sum(row["kind"] == "drive" for row in data["parameters"]) == 3
    assert cli.main(command) == 2
    cure = "the log contains currents, so give --signal current with --load-log or --drive-gains"
    assert cure in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"signal": "amps"}, "--signal 'amps' is unknown"),
        (
            {"signal": "current"},
            "currents need drive gains; give --drive-gains, or --load-log and --load-mass",
        ),
        ({"load_mass": 2.0}, "--load-mass has no effect on torques; add --signal current"),
        ({"drive_gains": [1, 1, 1]}, "--drive-gains has no effect on torques"),
        (
            {"signal": "current", "drive_gains": [1, 1, 1], "load_mass": 2.0},
            "--drive-gains and --load-mass both determine the drive gains; give one",
        ),
        ({"signal": "current", "drive_gains": [1, 0, 1]}, "takes 3 nonzero numbers"),
        ({"signal": "current", "load_mass": 2.0}, "--load-mass needs --load-log"),
        ({"signal": "current", "load_log": "b.csv"}, "--load-log needs --load-mass"),
        (
            {"signal": "current", "load_log": "a.csv", "load_mass": 2.0},
            "--load-log is one of the logs without the load",
        ),
        (
            {"signal": "current", "load_log": "b.csv", "load_mass": -1.0},
            "--load-mass takes a mass above 0",
        ),
        (
            {"signal": "current", "load_log": "b.csv", "load_mass": 1.0, "load_tip": "lnk3"},
            "--load-tip: no moving link is called 'lnk3'; did you mean",
        ),
        (
            {"signal": "current", "load_log": "b.csv", "load_mass": 1.0, "load_centre": [99, 0, 0]},
            "--load-centre takes three coordinates of at most 10 m",
        ),
    ],
)
def test_what_cannot_be_meant_is_rejected(arm, options, message):
    with pytest.raises(RobotError, match=message):
        sd.identify(arm, "a.csv", **options)


def test_a_robot_of_several_tips_needs_the_loaded_one(arm):
    two = sd.adjust(arm, tips=("link2", "link3"))
    options = {"signal": "current", "load_log": "b.csv", "load_mass": 1.0}
    with pytest.raises(RobotError, match="several tips; name the one with the load: --load-tip"):
        sd.identify(two, "a.csv", **options)


def test_torques_where_currents_were_asked_for_are_named():
    header = ["t", "q_a", "tau_a"]
    with pytest.raises(
        LogError, match=r"'i_a'; .*the log contains torques, so give --signal torque"
    ):
        columns_of(header, ["a"], "x.csv:1", "current")
    assert columns_of(["t", "q1", "i1"], ["a"], "x.csv:1", "current").places == {
        "q": (1,),
        "tau": (2,),
    }
