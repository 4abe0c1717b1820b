"""Identification finds the robot that made a log, and says how well."""

import csv
import json

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import RobotError
from symdyn.identification import problem as problem_module
from symdyn.identification.inertia.friction import TERMS
from symdyn.identification.inertia.normal_equations import Normal
from symdyn.identification.inertia.physical_consistency import (
    inconsistent_links,
    lift_eigenvalues,
    nominal_bodies,
    parameters_of,
    pseudo_inertia,
    solve_consistent,
)
from symdyn.identification.logs.rows import LogError
from tests.identification.simulated_logs import arrays, motion, other_inertias, write_csv


@pytest.fixture(scope="module")
def nominal():
    return sd.load("planar2r")


@pytest.fixture(scope="module")
def arm():
    """Three joints that are not parallel, so that all kinds of parameters act."""
    rows = [
        {"alpha": a, "d": d, "a": long, "mass": m, "com": [0.1, 0.02, 0.05], "inertia": {"xx": i}}
        for a, d, long, m, i in (
            (1.57, 0.3, 0, 4, 0.1),
            (0, 0, 0.4, 3, 0.1),
            (0, 0.1, 0.3, 1, 0.05),
        )
    ]
    for row in rows:
        row["inertia"] |= {"yy": row["inertia"]["xx"], "zz": row["inertia"]["xx"]}
    return sd.from_dh(rows, "standard", name="arm", snap=0.01)


@pytest.fixture(scope="module")
def truth(arm):
    return other_inertias(arm, seed=3)


def true_base(robot):
    tens = [x for link in robot.links for x in link.inertia.parameters]
    return sd.base_parameters(robot).matrix() @ np.array(tens, float)


def rms(x):
    return np.sqrt((x**2).mean(axis=0))


def gains(found, term):
    return found.friction[:, TERMS.index(term)]


def test_parameters_of_a_clean_log_are_the_true_ones(arm, truth):
    log = arrays(truth, seconds=20.0, noise=1e-3)
    found = sd.identify(arm, log, folds=4)
    assert isinstance(found, sd.Identified)
    scale = np.abs(true_base(truth)).max()
    assert np.abs(found.base - true_base(truth)).max() < 0.01 * scale
    assert gains(found, "viscous") == pytest.approx(0.3, abs=0.01)
    assert gains(found, "coulomb") + sum(
        gains(found, term) for term in TERMS if term.startswith("stop")
    ) == pytest.approx(0.2, abs=0.03)
    assert found.rank == len(found.base)
    assert found.training.percent.max() < 1
    assert found.validation.percent.max() < 1
    assert all(min(values) > 0 for values in found.eigenvalues.values())


def test_accelerations_of_the_log_are_used_if_it_has_them(arm, truth):
    log = arrays(truth, seconds=12.0)
    log["qdd"] = motion(truth.nv, 12.0)[3]
    found = sd.identify(arm, log)
    assert "without numerical differentiation" in " ".join(found.notes)
    assert found.training.percent.max() < 0.5


def test_known_rotors_and_springs_are_subtracted(arm, truth):
    options = {"rotor": {"joint1": [0.4]}, "spring": {"joint2": [30.0, 0.2]}}
    log = arrays(sd.prepare(truth, **options), seconds=12.0)
    log["tau"][:, 1] += 30.0 * (log["q"][:, 1] - 0.2)  # inverse dynamics has no passive forces
    wrong = sd.identify(arm, log, friction="plain")
    right = sd.identify(sd.prepare(arm, **options), log, friction="plain")
    assert right.training.percent.max() < 0.5
    assert wrong.training.percent[1] > 2


@pytest.fixture(scope="module")
def bent(arm, truth):
    """A log with presliding in the second joint and a bent law in the third, and its fit."""
    log = arrays(truth, seconds=20.0, noise=1e-3, coulomb=0.0)
    z, states = 0.0, []
    for step in np.diff(log["q"][:, 1], prepend=log["q"][0, 1]):
        z = np.clip(z + step / 0.2, -1, 1)
        states.append(z)
    log["tau"][:, 1] += 0.8 * np.array(states)
    log["tau"][:, 2] += 0.1 * log["qd"][:, 2] * np.abs(log["qd"][:, 2])
    return log, sd.identify(arm, log, folds=4)


@pytest.mark.slow
def test_presliding_is_chosen_where_it_is(arm, bent):
    log, auto = bent
    plain = sd.identify(arm, log, friction="plain", folds=4)
    assert any(TERMS[k].startswith("stop") for k in auto.choice[1])
    assert auto.validation.percent[1] < 0.5 * plain.validation.percent[1]


def test_a_description_with_its_stops_predicts_what_was_fitted(tmp_path, bent):
    _, found = bent
    found.save(tmp_path / "found.toml")
    robot = sd.load(tmp_path / "found.toml")
    assert robot.joints[2].passive.quadratic == pytest.approx(0.1, abs=0.02)
    assert any(
        "add stop_friction(q, q_last, z) to the passive forces" in note for note in robot.notes
    )
    code = sd.compile(robot, ["inverse_dynamics", "stop_friction"], passive=True)
    t, q, qd, qdd = motion(robot.nv, 20.0)
    passive = code.inverse_dynamics(q, qd, qdd)
    z, stops = np.zeros(len(robot.stops)), []
    for here, last in zip(q, [q[0], *q], strict=False):
        z, force = code.stop_friction(here, last, z)
        stops.append(force)
    fitted = found.shown.training

    def off(tau):
        """The gap to what was fitted, as a share of friction; filters are not written."""
        at = np.stack([np.interp(fitted.t, t, column) for column in tau.T], axis=1)
        return rms(at - fitted.model) / rms(fitted.friction)

    assert off(passive + np.array(stops)).max() < 0.02
    assert off(passive)[1] > 0.2  # stops are not counted there
    assert found.plain_robot.stops == ()
    assert float(found.plain_robot.joints[1].passive.viscous) == pytest.approx(found.plain[1, 0])
    assert (found.plain[:, :2] >= 0).all()


def test_friction_that_grows_with_the_load_is_found_and_left_out_of_descriptions(truth):
    log = arrays(truth, seconds=20.0, noise=1e-3, coulomb=0.1)
    _, q, qd, qdd = motion(truth.nv, 20.0)
    force = sd.compile(truth, ["inverse_dynamics"]).inverse_dynamics(q, qd, qdd)[:, 1]
    log["tau"][:, 1] += 0.08 * np.abs(force) * np.tanh(qd[:, 1] / 0.005)
    found = sd.identify(truth, log)
    assert [TERMS.index("load") in terms for terms in found.choice] == [False, True, False]
    assert gains(found, "load")[1] == pytest.approx(0.08, abs=0.01)
    assert found.training.percent[1] < 1
    note = "Robot descriptions cannot express the load-dependent friction of joint2"
    robot = found.identified_robot
    assert any(note in line for line in found.notes)
    assert any(note in line for line in robot.notes)
    law = robot.joints[1].passive
    slides = float(law.coulomb) + sum(gain for _, gain in (*law.smooth, *law.stops))
    assert slides == pytest.approx(0.1 + 0.08 * np.abs(force).mean(), rel=0.2)
    assert float(robot.joints[0].passive.viscous) == gains(found, "viscous")[0]


def test_torques_of_some_joints_are_enough_for_what_they_show(arm, truth):
    log = arrays(truth, seconds=12.0)
    found = sd.identify(arm, log, joints=["joint1", "joint2"], friction="plain")
    assert found.training.joints == ("joint1", "joint2")
    assert found.choice[2] == ()
    assert found.training.percent.max() < 1


def test_parameters_that_the_chosen_joints_do_not_see_stay_nominal(nominal):
    log = arrays(other_inertias(nominal, seed=1), seconds=12.0)
    found = sd.identify(nominal, log, joints=["joint2"], friction="plain")
    unseen = [name.startswith("link1") for name in found.base_names]
    assert any(unseen)
    assert np.isnan(found.sigmas).tolist() == unseen
    assert found.least_squares[unseen] == pytest.approx(found.nominal[unseen])
    start = "no effect on these joints, kept nominal: link1."
    assert any(note.startswith(start) for note in found.notes)
    assert [p["sigma"] is None for p in found.parameters if p["kind"] == "base"] == unseen


def test_data_without_noise_do_not_upset_the_solver():
    robot = sd.load("scara")  # thin rods: on the edge of what bodies can be
    found = sd.identify(robot, arrays(robot, seconds=12.0), friction="plain")
    assert found.training.percent.max() < 0.1
    assert all(min(values) > 0 for values in found.eigenvalues.values())


def test_a_force_that_is_zero_has_no_relative_error(nominal):
    log = arrays(nominal, seconds=12.0)
    log["tau"][:, 1] = 0
    joints = sd.identify(nominal, log, friction="plain").as_dict()["training"]["joints"]
    assert joints[0]["relative_rms_percent"] > 0
    assert joints[1]["relative_rms_percent"] is None


def test_late_torques_are_moved(arm, truth):
    log = arrays(truth, seconds=12.0, coulomb=0.0)
    late = {**log, "tau": np.concatenate([log["tau"][:1].repeat(10, 0), log["tau"][:-10]])}
    without, moved = (sd.identify(arm, late, friction="plain", delay=d) for d in (0.0, 0.05))
    assert moved.training.percent.max() < 0.5
    assert without.training.percent.max() > 5


def test_a_joint_that_stands_still_is_rejected_by_the_names_of_what_is_not_seen(arm, truth):
    log = arrays(truth, seconds=12.0)
    still = {kind: x.copy() for kind, x in log.items()}
    still["q"][:, 1:] = 0.3
    still["qd"][:, 1:] = 0
    with pytest.raises(LogError, match=r"the motion excites \d+ of \d+ base parameters, but not"):
        sd.identify(arm, still)
    with pytest.raises(LogError, match=r"link3\.I"):
        sd.identify(arm, still)


def test_validation_on_the_training_motion_is_rejected(tmp_path, arm, truth):
    log = arrays(truth, seconds=12.0)
    file = write_csv(tmp_path / "log.csv", ("joint1", "joint2", "joint3"), log)
    message = r"100 % of the span for validation repeats the training trajectory"
    with pytest.raises(LogError, match=message):
        sd.identify(arm, f"{file}@0:9", validate=f"{file}@2:6")
    found = sd.identify(arm, f"{file}@0:8", validate=f"{file}@8:12", friction="plain")
    assert found.validation.percent.max() < 2


def test_logs_of_two_files_count_as_one(arm, truth):
    logs = [arrays(truth, seconds=8.0, seed=seed, noise=0.05) for seed in (0, 1)]
    both = sd.identify(arm, logs, friction="plain")
    single = sd.identify(arm, logs[0], friction="plain")
    assert both.sigmas.mean() < single.sigmas.mean()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"friction": "all"}, "--friction 'all' is unknown"),
        ({"clock": "sun"}, "--clock 'sun' is unknown"),
        ({"folds": 1}, "--folds takes an integer from 2 to 20"),
        ({"folds": 4, "validate": "x.csv"}, "give one of them"),
        ({"delay": 3.0}, "--delay takes at most 1 s"),
        ({"joints": ["joint9"]}, "there is no joint 'joint9'"),
    ],
)
def test_choices_that_cannot_be_meant_are_rejected(nominal, options, message):
    with pytest.raises(RobotError, match=message):
        sd.identify(nominal, "log.csv", **options)


def test_robots_whose_joints_have_several_dofs_are_rejected():
    with pytest.raises(RobotError, match="has several DoF, and logs support one per joint"):
        sd.identify(sd.load("ball_chain"), "log.csv")
    with pytest.raises(RobotError, match="identify does not support closed chains"):
        sd.identify(sd.load("four_bar"), "log.csv")


# -- physically consistent parameters ----------------------------------------------------------


def test_pseudo_inertias_and_parameters_are_the_same_numbers():
    ten = np.random.default_rng(0).normal(size=10)
    assert parameters_of(pseudo_inertia(ten)) == pytest.approx(ten)
    inertia = sd.Inertia(*map(float, ten))
    assert np.allclose(pseudo_inertia(ten)[:3, :3], np.array(inertia.second_moments))


def test_what_no_body_can_have_is_repaired():
    bad = np.array([1.0, 0, 0, 0, 1.0, 0, 1.0, 0, 0, 3.0])
    assert np.linalg.eigvalsh(pseudo_inertia(bad))[0] < 0
    good = lift_eigenvalues(bad, np.array([1e-3]))
    assert np.linalg.eigvalsh(pseudo_inertia(good))[0] >= 1e-3
    assert lift_eigenvalues(good, np.array([1e-4])) == pytest.approx(good)
    assert (np.linalg.eigvalsh(nominal_bodies(np.zeros((2, 10))))[:, 0] > 0).all()


def test_noise_cannot_make_impossible_bodies(arm, truth):
    found = sd.identify(arm, arrays(truth, seconds=8.0, noise=5.0), friction="plain")
    assert found.physical
    assert all(min(values) > 0 for values in found.eigenvalues.values())
    free = np.abs(found.least_squares - true_base(truth))
    assert np.abs(found.base - true_base(truth)).sum() < free.sum()


def test_without_the_solver_consistency_is_not_enforced_and_a_warning_says_so(
    arm, truth, monkeypatch
):
    monkeypatch.setattr(problem_module, "solver_available", lambda: False)
    with pytest.warns(UserWarning, match=r"pip install \"\.\[identify\]\""):
        found = sd.identify(arm, arrays(truth, seconds=12.0, noise=1e-3), friction="plain")
    assert not found.physical
    scale = np.abs(true_base(truth)).max()
    assert np.abs(found.base - true_base(truth)).max() < 0.01 * scale
    K = sd.base_parameters(arm).matrix()
    assert K @ found.standard == pytest.approx(found.base, abs=1e-9 * scale)


# -- the command -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def spec(tmp_path_factory, arm, truth):
    folder = tmp_path_factory.mktemp("identify")
    (folder / "arm.toml").write_text(sd.to_toml(arm))
    log = arrays(truth, seconds=12.0, noise=1e-3)
    write_csv(folder / "log.csv", ("joint1", "joint2", "joint3"), log)
    return folder


def test_the_command_prints_a_table_and_writes_robot_and_parameters(spec, capsys, truth):
    robot, log = str(spec / "arm.toml"), str(spec / "log.csv")
    out, table = str(spec / "found.toml"), str(spec / "found.csv")
    command = ["identify", robot, log, "--folds", "3", "--friction", "plain", "--out", out, table]
    assert cli.main(command) == 0
    text = capsys.readouterr().out
    assert "3 folds" in text
    assert "2400 rows" in text
    assert "all links are physically consistent" in text
    found = sd.load(out)
    q = np.random.default_rng(0).normal(size=(50, 3))
    tau, expected = (
        sd.compile(robot, ["inverse_dynamics"]).inverse_dynamics(q, q[::-1], 2 * q)
        for robot in (found, truth)
    )
    assert np.abs(tau - expected).max() < 0.01 * np.abs(expected).max()
    assert float(found.joints[0].passive.viscous) == pytest.approx(0.3, abs=0.01)
    assert float(found.joints[0].passive.coulomb) == pytest.approx(0.2, abs=0.02)
    with open(table, encoding="utf-8") as stream:
        rows = {row["name"]: row for row in csv.DictReader(stream)}
    assert float(rows["joint1.viscous"]["value"]) == pytest.approx(0.3, abs=0.01)
    assert {row["kind"] for row in rows.values()} == {"base", "friction", "standard"}


def test_json_has_what_the_contract_says(spec, capsys):
    robot, log = str(spec / "arm.toml"), str(spec / "log.csv")
    command = ["identify", robot, f"{log}@0:8", "--validate", f"{log}@8:12", "--json"]
    assert cli.main([*command, "--friction", "plain"]) == 0
    data = json.loads(capsys.readouterr().out)
    for part in ("training", "validation"):
        names = [joint["name"] for joint in data[part]["joints"]]
        assert names == ["joint1", "joint2", "joint3"]
        assert all(0 < joint["relative_rms_percent"] < 1 for joint in data[part]["joints"])
        assert all(joint["rms"] > 0 for joint in data[part]["joints"])
    assert data["rank"] == sum(p["kind"] == "base" for p in data["parameters"])
    assert data["condition"] > 1
    assert data["physical"] is True


@pytest.mark.parametrize(
    ("out", "message"),
    [
        ("log.csv", "--out would overwrite the file of LOG; choose another --out"),
        ("arm.toml", "--out would overwrite the file of ROBOT; choose another --out"),
        ("found.xlsx", "--out writes .urdf, .toml, .csv, .html"),
    ],
)
def test_outputs_that_cannot_be_are_rejected_before_the_work(
    spec, capsys, monkeypatch, out, message
):
    monkeypatch.chdir(spec)
    assert cli.main(["identify", "arm.toml", "log.csv@0:5", "--out", out]) == 2
    assert message in capsys.readouterr().err


# -- sigmas ----------------------------------------------------------------------------------


def coverage(arm, truth, seeds, noise, correlation=0.0):
    """The share of base parameters that are within three sigmas of the truth, feasible or free."""
    log = arrays(truth, seconds=20.0)
    expected, inside = true_base(truth), []
    for seed in seeds:
        random = np.random.default_rng(seed)
        e = noise * random.normal(size=log["tau"].shape)
        if correlation:
            rest = np.exp(-1 / (correlation * 200.0))
            for k in range(1, len(e)):
                e[k] = rest * e[k - 1] + np.sqrt(1 - rest**2) * e[k]
        found = sd.identify(arm, {**log, "tau": log["tau"] + e}, friction="plain")
        made = np.stack([found.least_squares, found.base])
        inside.append(np.abs(made - expected) < 3 * found.sigmas)
    return np.mean(inside)


def test_white_noise_stays_within_three_sigmas(arm, truth):
    assert coverage(arm, truth, range(3), 0.3) > 0.95


@pytest.mark.slow
def test_three_sigmas_hold_over_a_hundred_seeds(arm, truth):
    assert 0.99 <= coverage(arm, truth, range(100), 0.3) <= 1


@pytest.mark.slow
def test_sigmas_of_blocks_hold_for_correlated_noise(arm, truth):
    assert coverage(arm, truth, range(30), 0.3, correlation=0.1) >= 0.9


@pytest.mark.parametrize("exact", [1e4, 1e12, 1e16])
def test_exact_data_do_not_blur_what_the_nominal_model_says(arm, truth, exact):
    """However much data count, parameters that they do not show stay those of bodies."""
    problem = problem_module.problem_of(arm, (), "none")
    base, joints = len(problem.K), len(problem.names)
    size = base + len(TERMS) * joints
    H, r = np.zeros((size, size)), np.zeros(size)
    H[:base, :base] = exact * np.eye(base)
    r[:base] = exact * true_base(truth)
    choice = ((),) * joints
    x, p = solve_consistent(Normal(H, r, base, 1.0), choice, problem.K, problem.p0, problem.bodies)
    assert not inconsistent_links(p, [link.name for link in arm.links])
    scale = np.abs(true_base(truth)).max()
    assert np.abs(x[:base] - true_base(truth)).max() < 1e-3 * scale


def test_outlying_blocks_have_less_weight_and_are_reported(nominal):
    log = arrays(nominal, seconds=24.0, noise=0.05)
    clean = sd.identify(nominal, log, friction="plain")
    assert not [note for note in clean.notes if "joint2 and has less weight" in note]
    away = (log["t"] > 10) & (log["t"] < 11)
    log["tau"][away, 1] += 5.0  # somebody leans on the arm
    found = sd.identify(nominal, log, friction="plain")
    lines = [note for note in found.notes if "joint2 and has less weight" in note]
    assert lines
    assert all(9 < float(line.split()[1]) < 11.5 for line in lines)
    assert lines[0].startswith("arrays: ")
