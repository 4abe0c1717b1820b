"""`symdyn simulate` and `symdyn.simulate`: settings, files, pictures, errors, speed."""

import csv
import io
import json
import sys
import time

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import SymdynError
from symdyn.runtime import stepping
from symdyn.simulation import integrators
from symdyn.simulation.settings import INTEGRATORS
from symdyn.simulation.simulate import beyond_limits, energy_error
from tests.simulation.robots import slider, swing


def rejection(*arguments, **options):
    with pytest.raises(SymdynError) as caught:
        sd.simulate(*arguments, **options)
    assert str(caught.value).isprintable()
    return str(caught.value)


# -- what is asked for ---------------------------------------------------------------------------


def test_a_robot_without_a_word_stands_in_its_neutral_position():
    got = sd.simulate("two_arm_satellite")
    assert got.t[-1] == 1
    assert len(got.t) == 1001
    assert np.array_equal(got.q, np.tile(sd.load("two_arm_satellite").neutral(), (1001, 1)))
    assert not got.qd.any()
    assert not got.tau.any()


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_rows_are_equally_spaced_and_end_with_the_time(integrator):
    fine = sd.simulate(swing(), q0=[1], time=0.7, step=0.01, integrator=integrator)
    some = sd.simulate(swing(), q0=[1], time=0.7, step=0.01, every=7, integrator=integrator)
    assert fine.t == pytest.approx(np.linspace(0, 0.7, 71), abs=1e-15)
    assert some.t == pytest.approx(np.linspace(0, 0.7, 11), abs=1e-15)
    assert np.abs(some.q - fine.q[::7]).max() < 1e-12
    odd = sd.simulate(swing(), q0=[1], time=0.7, step=0.3, every=2, integrator=integrator)
    assert odd.t == pytest.approx([0, 0.35, 0.7])


def test_quaternions_are_given_length_one():
    place = [0, 0, 0, 0.6, 0, 0, 0.8001, *[0] * 6]
    got = sd.simulate("two_arm_satellite", q0=place, time=0.01)
    assert np.linalg.norm(got.q[0, 3:7]) == pytest.approx(1, abs=1e-15)


def test_followers_have_no_column_and_springs_of_their_own():
    """The follower of a slide moves twice as far, and so does its spring."""
    base = slider(mass=2)
    follower = sd.Joint(
        "second", "prismatic", -1, base.joints[0].placement, (1, 0, 0),
        mimic=sd.Mimic(0, 2.0), passive=sd.Passive(stiffness=8.0),
    )  # fmt: skip
    robot = sd.Robot(
        "pair", (*base.joints, follower), (*base.links, sd.Link("m2", sd.Inertia(m=1)))
    )
    got = sd.simulate(robot, q0=[0.3], time=2)
    assert got.names.q == got.names.qd == ("slide",)
    # (2 + 4 * 1) x'' = -4 * 8 x
    assert np.abs(got.q[:, 0] - 0.3 * np.cos(np.sqrt(32 / 6) * got.t)).max() < 1e-9
    assert np.ptp(got.energy) < 1e-9


MISTAKES = {
    "q0": ({"q0": [1]}, "q0 needs 2 numbers, for joint1, joint2; got 1"),
    "qd0": ({"qd0": [1, 2, 3]}, "qd0 needs 2 numbers, for joint1, joint2; got 3"),
    "no numbers": ({"q0": "ab"}, "q0 does not contain numbers"),
    "nan": ({"q0": [0, np.nan]}, "q0 has a number that is not finite"),
    "time": ({"time": 0}, "the time is 0 s"),
    "endless": ({"time": np.inf}, "the time is inf s"),
    "no time": ({"time": np.nan}, "the time is not a number"),
    "step": ({"step": -1}, "the step is -1 s"),
    "many steps": ({"step": 1e-12}, "1.0e+12 steps"),
    "many rows": ({"time": 1e5}, "write fewer rows"),
    "every": ({"every": 0}, "every is 0; give a positive integer"),
    "integrator": ({"integrator": "rk45"}, "no integrator is called 'rk45'; did you mean rk4?"),
    "idle": ({"tolerance": 1e-9}, "a tolerance has no effect on rk4"),
    "tolerance": ({"tolerance": 1e-20, "integrator": "adaptive"}, "the tolerance is 1e-20"),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_a_mistake_is_told_in_one_line(case):
    options, problem = MISTAKES[case]
    message = rejection("planar2r", **options)
    assert problem in message


def test_a_quaternion_that_is_none_is_rejected():
    message = rejection("two_arm_satellite", q0=[0, 0, 0, 0, 0, 0, 2, *[0] * 6])
    assert "q0[3] to q0[6], a quaternion x, y, z, w, have norm 2; divide" in message
    message = rejection("two_arm_satellite", q0=[0] * 13)
    assert "have norm 0; give 0, 0, 0, 1 for no rotation" in message


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_motion_that_diverges_says_when(integrator):
    """x'' = x^3 / 2 with x(0) = 2, x'(0) = 2 is x = 2 / (1 - t)."""
    robot = slider(mass=2)
    options = {"q0": [2], "qd0": [2], "tau": "q[0]**3", "time": 3, "step": 1e-2}
    message = rejection(robot, integrator=integrator, **options)
    when = float(message.split("t = ")[1].split(" s")[0])
    assert 0.95 < when < 1.25
    assert "the motion diverges at t" in message
    assert "; try " in message
    assert ("--integrator adaptive" in message) == (integrator == "rk4")


def test_a_sticking_joint_does_not_keep_the_adaptive_method_forever(monkeypatch):
    """A braking mass stops; then the sign of its velocity jumps at every step."""
    robot = slider(passive=sd.Passive(coulomb=1.0))
    options = {"qd0": [1.0], "time": 3, "integrator": "adaptive"}
    monkeypatch.setattr(integrators, "STEPS", 200)
    message = rejection(robot, **options)
    assert float(message.split("t = ")[1].split(" s")[0]) == pytest.approx(2, abs=1e-3)
    assert "--smooth-friction" in message
    smooth = slider(passive=sd.Passive(coulomb=1.0, smoothing=1e-3))
    assert sd.simulate(smooth, **options).q[-1] == pytest.approx(1, abs=1e-2)
    assert sd.simulate(robot, qd0=[1.0], time=3).q[-1] == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(
    ("package", "options", "cure"),
    [
        ("scipy.integrate", {"integrator": "adaptive"}, "or use rk4"),
        ("matplotlib", {}, "pictures"),
    ],
)
def test_what_is_not_installed_is_named_with_its_cure(
    package, options, cure, monkeypatch, tmp_path
):
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(SymdynError, match=r"pip install \"\.\[simulate\]\"") as caught:
        sd.simulate(swing(), **options).plot(tmp_path / "a.png")
    assert cure in str(caught.value)


# -- what comes out ------------------------------------------------------------------------------


def test_the_file_has_every_digit_and_names_survive(tmp_path):
    robot = slider(name='a,"b"\nc', passive=sd.Passive(stiffness=3.0))
    got = sd.simulate(robot, q0=[0.1], time=0.1, tau="sin(t)")
    got.save_csv(tmp_path / "out.csv")
    header, *rows = csv.reader(io.StringIO((tmp_path / "out.csv").read_text(), newline=""))
    name = 'a,"b"\nc'
    assert header == [
        "t",
        f"q_{name}",
        f"qd_{name}",
        f"tau_{name}",
        "kinetic",
        "potential",
        "energy",
    ]
    table = np.array(rows, float)
    assert np.array_equal(table[:, 1], got.q[:, 0])
    assert np.array_equal(table[:, 6], got.energy)
    assert [file.name for file in tmp_path.iterdir()] == ["out.csv"]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("suffix", "start"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("PDF", b"%PDF")]
)
def test_pictures_are_drawn_whatever_the_names(suffix, start, tmp_path):
    robot = slider(name="_$x^{$\u4e2d\n")
    file = tmp_path / f"a.{suffix}"
    sd.simulate(robot, q0=[0.1], time=0.1, tau="sin(t)").plot(file)
    assert file.read_bytes().startswith(start)


def test_the_picture_of_a_free_robot_has_a_panel_for_each_kind():
    from symdyn.simulation.simulated import _panels

    got = sd.simulate("two_arm_satellite", qd0=[0.1] * 12, tau="1", time=0.1)
    titles = [title for title, *_ in _panels(got)]
    assert titles == [
        "motion: joint angles",
        "motion: positions",
        "motion: quaternions",
        "joint forces",
        "energy",
        "angular momentum about the origin: drift since the start",
        "linear momentum: drift since the start",
    ]


def test_a_picture_of_another_kind_is_rejected_before_the_work(tmp_path, capsys):
    assert (
        cli.main(["simulate", "pendulum", "--plot", str(tmp_path / "a.bmp"), "--time", "nan"]) == 2
    )
    assert "use .png, .svg or .pdf" in capsys.readouterr().err


def test_the_command_is_the_function(tmp_path, capsys):
    out = tmp_path / "out.csv"
    words = "simulate ur5 --floating --gravity 0 0 0 --time 0.2 --step 0.002 --every 2 --tau"
    words = [*words.split(), "sin(t),0,0,0,0,1", "--qd0", *["-0.1"] * 12, "--out", str(out)]
    assert cli.main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    robot = sd.adjust(sd.load("ur5", floating=True), gravity=(0, 0, 0))
    got = sd.simulate(robot, time=0.2, step=0.002, every=2, tau="sin(t),0,0,0,0,1", qd0=[-0.1] * 12)
    assert out.read_text() == got.to_csv()
    assert told["q"]["end"] == got.q[-1].tolist()
    assert told["rows"] == 51
    assert max(told["momentum_change"]) < 1e-8
    assert cli.main(words) == 0
    text = capsys.readouterr().out
    assert "largest change of momentum" in text
    assert f"wrote {out}" in text.replace("\n", "")


def test_the_help_says_how_forces_and_steps_are_read(capsys):
    with pytest.raises(SystemExit):
        cli.main(["simulate", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    for part in (
        "separated by , or ;",
        "a single number applies to every motor",
        "t,tau_JOINT",
        "constant before the first and after the last",
        "a file that --out wrote",
        "shortened so that rows divide the time",
    ):
        assert part in told


def test_a_step_that_is_too_long_is_warned_of(capsys):
    words = ["simulate", "pendulum", "--spring", "hinge:2e5", "--q0", "0.1", "--json"]
    assert cli.main(words) == 0
    told = capsys.readouterr()
    assert told.err.startswith("symdyn: warning: pendulum: the energy error is ")
    assert "; give a shorter --step, or --integrator adaptive\n" in told.err
    assert told.err.count("\n") == 1
    assert json.loads(told.out)["energy_error"] > 0.01


@pytest.mark.parametrize(
    "words", ["--q0 1", "--tau sin(t)", "--out missing/a.csv", "--tolerance 1"]
)
def test_bad_arguments_end_in_one_line(words, capsys):
    assert cli.main(["simulate", "planar2r", *words.split()]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("symdyn: error: ")
    assert told.err.count("\n") == 1
    assert not told.out


def test_progress_is_told_in_order():
    told = []
    sd.simulate(swing(), time=60, progress=lambda *step: told.append(step))
    assert [done for what, done, _ in told if what == "integrating"] == [0, 1, 2, 3]
    told.clear()
    sd.simulate(swing(), q0=[1], integrator="adaptive", progress=lambda *step: told.append(step))
    dones = [done for what, done, _ in told if what == "integrating"]
    assert dones == sorted(dones)
    assert len(dones) > 5


# -- how fast it is ------------------------------------------------------------------------------


def test_the_panda_moves_far_faster_than_real_time():
    """The target is a thousand times on an idle core (benchmarks/simulation.py)."""
    robot = sd.load("panda").bind()
    stepper = stepping.Stepper(robot)
    forces, best = stepping.Forces(), np.inf
    for _ in range(20):
        state, rows = stepping.StateRows.of(robot, 1), stepping.StateRows.of(robot, 200)
        start = time.perf_counter()
        stepper.steps(forces, 0, 1, 1e-3, state, rows)
        best = min(best, time.perf_counter() - start)
    assert 0.2 / best > 300


def test_joints_that_leave_their_range_are_named_with_the_time():
    robot = sd.load("panda").bind()
    home = [0, 0.3, 0, -1.5, 0, 1.8, 0.5]
    motion = sd.simulate(robot, time=0.8, q0=home)
    assert motion.beyond
    for name, when in motion.beyond:
        k = [joint.name for joint in robot.joints].index(name)
        limits, row = robot.joints[k].limits, int(np.searchsorted(motion.t, when))
        assert not limits.lower <= motion.q[row, k] <= limits.upper
        before = motion.q[:row, k]
        assert np.all((limits.lower <= before) & (before <= limits.upper))
    assert not sd.simulate(robot, time=0.01, q0=home).beyond


@pytest.mark.parametrize("side", [1, -1])
def test_a_joint_has_left_its_range_when_it_is_a_hair_beyond(side):
    robot = slider(limits=sd.Limits(lower=-0.5, upper=0.5))
    t, beyond = np.array([0.0, 0.1, 0.2]), 1e-9
    at_the_limit = side * np.array([[0.0], [0.5], [0.5]])
    assert beyond_limits(robot, t, at_the_limit) == ()
    outside = at_the_limit + side * np.array([[0.0], [0.0], [beyond]])
    assert beyond_limits(robot, t, outside) == (("slide", 0.2),)


def test_the_error_of_the_energy_is_beside_what_the_energy_changes_by():
    """A robot high above the origin has a large U that says nothing about the motion."""
    kinetic, potential = np.array([0.0, 1.0, 2.0]), np.array([1000.0, 999.0, 998.5])
    assert energy_error(kinetic, potential, np.zeros(3)) == pytest.approx(0.5 / 2)
    assert energy_error(kinetic, -potential, np.array([0, 2, 3.5])) == 0
    falling = np.array([0.0, 0.0, 0.0])
    assert energy_error(falling, potential, np.array([0, -1, -1.2])) == pytest.approx(0.3 / 1.5)
