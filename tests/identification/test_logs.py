"""Logs are validated before any fit: findings are reported, unusable logs are rejected."""

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.identification.logs.check import check_log
from symdyn.identification.logs.columns import columns_of
from symdyn.identification.logs.repeats import period_of, repeated_share
from symdyn.identification.logs.rows import LogError, joint_names, span_of
from symdyn.identification.reading import open_log
from tests.identification.simulated_logs import RATE, arrays, motion, write_csv

JOINTS = ("joint1", "joint2")


@pytest.fixture(scope="module")
def robot():
    return sd.load("planar2r")


@pytest.fixture(scope="module")
def good(robot):
    return arrays(robot, seconds=12.0)


def found_in(robot, log, **options):
    joints = joint_names(robot)
    return check_log(open_log(log, joints), robot, joints, **options)


def rejected(robot, log, message, **options):
    with pytest.raises(LogError, match=message):
        found_in(robot, log, **options)


def changed(log, **changes):
    made = {kind: values.copy() for kind, values in log.items()}
    for kind, change in changes.items():
        made[kind] = change(made[kind])
    return made


def test_a_good_log_is_found_good(robot, good):
    found = found_in(robot, good)
    assert found.rows == len(good["t"])
    assert found.rate == pytest.approx(RATE)
    assert found.ticks is None
    assert found.notes == ()


# -- columns ---------------------------------------------------------------------------------


def test_columns_go_by_their_names(tmp_path, robot, good):
    order = [5, 0, 4, 3, 2, 1, 6]
    file = write_csv(tmp_path / "log.csv", JOINTS, good, order=order)
    log = open_log(file, JOINTS)
    rows = next(log.chunks())
    assert np.allclose(rows.q, good["q"][: len(rows.q)], atol=1e-8)
    assert np.allclose(rows.tau, good["tau"][: len(rows.q)], rtol=1e-7, atol=1e-7)
    assert "the q columns are not in the robot's order; they are assigned by name" in log.notes


def test_numbered_columns_are_assigned_in_the_robots_order_with_a_note():
    columns = columns_of(["t", "q2", "q1", "tau[0]", "tau[1]"], JOINTS, "x.csv:1")
    assert columns.places == {"q": (2, 1), "tau": (3, 4)}
    assert columns.notes[0].startswith("q1 to q2 have no joint names and are assigned in the")


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("q_joint1,q_joint2,tau_joint1,tau_joint2", "x.csv:1: column t, the time in s, is missing"),
        ("t,q_joint1,tau_joint1,tau_joint2", "missing columns: 'q_joint2'; add them"),
        ("t,q_joint1,q_joint2", "missing columns: 'tau_joint1', 'tau_joint2'"),
        ("t,q_joint1,q_joint2,qd_joint1,tau_joint1,tau_joint2", "missing columns: 'qd_joint2'"),
        ("t,q1,q3,tau1,tau2", "the q columns have the numbers 1, 3, and the robot has 2 joints"),
        ("t,t,q1,q2,tau1,tau2", "two columns are called 't'; keep one"),
        ("0,0.1,0.2,3,4", "the first line contains numbers; begin with a header"),
    ],
)
def test_missing_columns_are_named(header, message):
    with pytest.raises(LogError, match=message.replace("[", r"\[")):
        columns_of(header.split(","), JOINTS, "x.csv:1")


def test_npz_holds_arrays_or_columns(tmp_path, robot, good):
    whole, single = tmp_path / "a.npz", tmp_path / "b.npz"
    np.savez(whole, **good)
    np.savez(
        single,
        t=good["t"],
        **{f"{kind}_{j}": good[kind][:, k] for kind in ("q", "tau") for k, j in enumerate(JOINTS)},
    )
    for file in (whole, single):
        assert found_in(robot, file).rows == len(good["t"])
    rejected(
        robot, {**good, "q": good["q"][:, :1]}, r"q has the shape \(2400, 1\); give \(2400, 2\)"
    )
    (tmp_path / "c.npz").write_text("no")
    with pytest.raises(LogError, match=r"not an .npz file of arrays"):
        open_log(tmp_path / "c.npz", JOINTS)


# -- rows ------------------------------------------------------------------------------------


def damaged(file, line, text):
    lines = file.read_text().splitlines(keepends=True)
    lines[line - 1] = text
    file.write_text("".join(lines))


def test_what_is_no_number_is_rejected_with_its_line(tmp_path, robot, good):
    for text, shown in (("nan", "'nan'"), ("", "''"), ("abc", "'abc'"), ("inf", "'inf'")):
        file = write_csv(tmp_path / "log.csv", JOINTS, good)
        cells = file.read_text().splitlines()[70].split(",")
        damaged(file, 71, ",".join([*cells[:2], text, *cells[3:]]) + "\n")
        rejected(robot, file, rf"log.csv:71: 'q_joint2' is {shown}, which is not a number; remove")
    rejected(
        robot, changed(good, tau=lambda x: np.where(x == x[5], np.nan, x)), "tau of 'joint1' is"
    )


def test_a_short_row_is_rejected_with_its_line(tmp_path, robot, good):
    file = write_csv(tmp_path / "log.csv", JOINTS, good)
    damaged(file, 9, "0.1,0.2\n")
    rejected(robot, file, r"log.csv:9: the row has 2 columns and the header 7; remove it")


def test_a_last_line_that_is_cut_off_is_skipped_with_a_note(tmp_path, robot, good):
    file = write_csv(tmp_path / "log.csv", JOINTS, good)
    file.write_text(file.read_text()[:-12])
    found = found_in(robot, file)
    assert found.rows == len(good["t"]) - 1
    assert found.notes == (f"line {len(good['t']) + 1} is truncated and skipped",)


def test_empty_and_missing_files_are_rejected(tmp_path, robot):
    with pytest.raises(LogError, match="there is no such file"):
        open_log(tmp_path / "none.csv", JOINTS)
    (tmp_path / "empty.csv").write_text("")
    with pytest.raises(LogError, match=r"empty.csv:1: the file is empty"):
        open_log(tmp_path / "empty.csv", JOINTS)
    (tmp_path / "few.csv").write_text("t,q1,q2,tau1,tau2\n0,0,0,0,0\n")
    rejected(robot, tmp_path / "few.csv", "the log has 1 rows; give at least 100")


# -- time ------------------------------------------------------------------------------------


def test_time_that_goes_back_is_rejected_with_its_line(tmp_path, robot, good):
    def back(t):
        t[50] = t[20]
        return t

    file = write_csv(tmp_path / "log.csv", JOINTS, changed(good, t=back))
    rejected(robot, file, r"log.csv:52: time decreases from 0.245 s to 0.1 s; sort the rows")


def test_a_gap_is_rejected_with_its_line(robot, good):
    gap = changed(good, t=lambda t: t + (np.arange(len(t)) > 99))
    rejected(
        robot, gap, r"arrays:101: rows are missing from 0.495 s to 1.5 s; split the log in two"
    )


def test_repeated_rows_are_skipped_with_a_note(robot, good):
    found = found_in(robot, {kind: x.repeat(2, axis=0) for kind, x in good.items()})
    assert found.rate == pytest.approx(RATE)
    assert found.notes == (
        f"{len(good['t'])} rows repeat the time of the previous row and are skipped",
    )


def jitter(t, size, seed=0):
    late = np.random.default_rng(seed).exponential(size, len(t))
    return np.maximum.accumulate(t + np.minimum(late, 5 * size)) + 1e-9 * np.arange(len(t))


def test_the_true_clock_is_recovered_from_late_stamps(robot, good):
    late = changed(good, t=lambda t: jitter(t, 0.3 / RATE))
    found = found_in(robot, late)
    assert found.ticks is not None
    assert found.ticks.period == pytest.approx(1 / RATE)
    assert "controller ticks of 5 ms were recovered from dq = qd dt" in found.notes[-1]
    assert found_in(robot, late, clock="stamps").ticks is None


def test_jitter_without_velocities_is_rejected(robot, good):
    late = changed(good, t=lambda t: jitter(t, 1.5 / RATE))
    del late["qd"]
    rejected(
        robot, late, "time stamps jitter by .* and the clock cannot be recovered without velocities"
    )
    assert found_in(robot, late, clock="stamps").ticks is None


# -- what the numbers are --------------------------------------------------------------------


def test_degrees_are_rejected(robot, good):
    degrees = changed(good, q=np.degrees, qd=np.degrees)
    rejected(
        robot,
        degrees,
        "q of 'joint1' reaches .*, apparently in degrees; multiply q, qd and qdd by pi/180",
    )
    rates = changed(good, qd=np.degrees)
    rejected(
        robot, rates, "qd of 'joint1' is 57.3 times dq/dt, apparently in degrees; give both in"
    )


def test_numbers_that_no_robot_makes_are_rejected(robot, good):
    for kind in ("q", "tau"):
        large = changed(good, **{kind: lambda x: 1e200 * x})
        rejected(robot, large, rf"{kind} of 'joint1' reaches .*e\+20\d; give SI units")


def test_mixed_up_velocities_are_rejected(robot, good):
    mixed = changed(good, qd=lambda v: v[:, ::-1])
    rejected(
        robot,
        mixed,
        "qd of 'joint1' is not the time derivative of its q; check the order of columns",
    )


def test_a_velocity_that_lags_is_measured_and_a_late_one_rejected(robot, good):
    def later(seconds):
        rows = round(seconds * RATE)
        return changed(good, qd=lambda v: np.concatenate([v[:1].repeat(rows, 0), v[:-rows]]))

    assert found_in(robot, later(0.015)).notes == (
        "qd lags by 15 ms; velocities are computed from the positions",
    )
    rejected(robot, later(0.15), "qd lags dq/dt by 0.15 s, more than a filter explains")


def test_saturated_torques_are_rejected(robot, good):
    most = 0.6 * np.abs(good["tau"][:, 1]).max()
    cut = changed(good, tau=lambda tau: np.clip(tau, [-1e9, -most], [1e9, most]))
    rejected(
        robot,
        cut,
        "tau of 'joint2' is .* or its negative in .* % of the rows, apparently saturated",
    )


# -- repetition ------------------------------------------------------------------------------


def trace(seconds, shift=0.0):
    t = np.arange(0, seconds, 0.04)
    w = 2 * np.pi / 5.5
    q = [np.sin(w * (t + shift)), np.cos(2 * w * (t + shift)), np.sin(3 * w * (t + shift) + 1)]
    return np.column_stack([t, *q])


def test_the_period_of_a_log_is_found():
    assert period_of(trace(8.0)) == pytest.approx(5.5, abs=0.01)
    assert period_of(trace(5.0)) is None
    t, q, *_ = motion(3, 12.0, 25.0)
    assert period_of(np.column_stack([t, q])) is None


def test_a_period_is_found_behind_motion_that_leads_to_the_trajectory():
    log = trace(6.16)
    lead = np.maximum(1 - log[:, 0] / 0.5, 0) ** 3
    log[:, 1:] += lead[:, None] * [0.4, -0.3, 0.2]
    assert period_of(log) == pytest.approx(5.5, abs=0.02)
    home = np.concatenate([np.zeros((10, 4)), trace(5.0) * [0, 1, 1, 1], np.zeros((10, 4))])
    assert period_of(home) is None


def test_random_motion_has_no_period():
    for seed in range(40):
        t, q, *_ = motion(2, 10.0, 25.0, seed=seed)
        assert period_of(np.column_stack([t, q])) is None


def test_motion_that_was_trained_on_is_recognised():
    assert repeated_share(trace(6.0), trace(3.0, shift=5.5 + 1.0)) == 1
    assert repeated_share(trace(2.0), trace(3.0, shift=2.5)) == 0


def test_spans_are_read():
    assert span_of("a@b.csv@:3").source == "a@b.csv"
    assert span_of("a.csv@2:").within(0.0, 9.0, "a") == (2.0, 9.0)
    with pytest.raises(LogError, match="the span ends before it begins"):
        span_of("a.csv@3:2")
    with pytest.raises(LogError, match="the log lasts from 0 to 9 s, outside the requested span"):
        span_of("a.csv@10:12").within(0.0, 9.0, "a")


def test_the_command_says_one_line(tmp_path, capsys, good):
    file = write_csv(tmp_path / "log.csv", JOINTS, changed(good, q=np.degrees, qd=np.degrees))
    assert cli.main(["identify", "planar2r", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("symdyn: error: ")
