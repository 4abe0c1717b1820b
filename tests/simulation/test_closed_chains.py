"""Starts of closed chains, and the monitors of their contacts: drift, forces, pulls, slips."""

import csv
import io
import json
from types import SimpleNamespace

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import InaccurateWarning, SymdynError
from symdyn.runtime.stepping import NO_STABILIZATION, StateRows
from symdyn.simulation.closed_chains import monitor_contacts
from symdyn.simulation.simulated import _panels
from tests.simulation.closed_robots import PUSHERS, corners, pushers, rods, straight


def rejection(*arguments, **options):
    with pytest.raises(SymdynError) as caught:
        sd.simulate(*arguments, **options)
    assert str(caught.value).isprintable()
    return str(caught.value)


# -- the start -----------------------------------------------------------------------------------


@pytest.mark.parametrize("crank", [-2.0, 0.5, 1.5, 3.0])
def test_joints_given_by_name_stay_and_the_others_close_the_chain(crank):
    got = sd.simulate("four_bar", time=0.001, q0={"crank_joint": crank}, qd0={"crank_joint": 2.0})
    _, C = corners(crank)
    assert got.q[0, 0] == pytest.approx(crank, abs=1e-12)
    assert got.q[0, 2] == pytest.approx(np.arctan2(C[1], C[0] - 0.4) - np.pi / 2, abs=1e-10)
    assert got.qd[0, 0] == pytest.approx(2.0, abs=1e-12)
    moved = {name: (old, new) for name, old, new in got.closed.moved}
    assert set(moved) == {
        f"{x}_{joint}_joint" for x in ("q", "qd") for joint in ("coupler", "rocker")
    }
    assert moved["q_rocker_joint"] == (0.0, got.q[0, 2])


def test_a_closed_start_is_not_moved():
    got = sd.simulate("planar_two_arm", time=0.001)
    assert got.closed.moved == ()
    assert np.array_equal(got.q[0], sd.load("planar_two_arm").bind().start())


def test_all_numbers_are_a_guess_that_moves_as_little_as_possible():
    robot = sd.load("planar_two_arm").bind()
    guess = np.array(robot.start())
    guess[:6] += 0.01 * np.array([1, -1, 1, 1, 1, -1])
    got = sd.simulate(robot, time=0.001, q0=guess, qd0=[0.1] * 12)
    assert 0 < np.abs(got.q[0] - guess).max() < 0.03
    K = sd.compile(robot, ["constraint_jacobian"]).constraint_jacobian(got.q[0])
    change = got.qd[0] - 0.1
    assert np.abs(K @ got.qd[0]).max() < 1e-12
    # the shortest change is made of rows of K
    assert np.abs(change - np.linalg.pinv(K, 1e-9) @ (K @ change)).max() < 1e-12


def test_coordinates_of_an_object_can_be_named():
    got = sd.simulate("planar_two_arm", time=0.001, q0={"box.y": 0.9, "box.x": 0.05})
    assert got.q[0, 6:8] == pytest.approx([0.05, 0.9], abs=1e-11)
    assert got.closed.left[0] < 1e-11


def test_a_far_start_is_found_from_others_around_it():
    """All joints at zero: arms on one line, which no small step leaves."""
    zeros = np.append(np.zeros(12), 1.0)
    got = sd.simulate("planar_two_arm", time=0.001, q0=zeros)
    assert got.closed.left[0] < 1e-11
    again = sd.simulate("planar_two_arm", time=0.001, q0=zeros)
    assert np.array_equal(got.q[0], again.q[0])


def test_a_chain_that_cannot_be_closed_is_rejected_in_one_line():
    message = rejection("four_bar", q0={"rocker_joint": 2.0})
    assert message.startswith(
        "four_bar: no position near the start closes the chain: the error of constraint 'pin'"
    )
    assert "; do not fix rocker_joint, or give q0 closer to a solution" in message
    left = float(message.split("'pin' is ")[1].split(" ")[0])
    assert 0.01 < left < 1
    far = rejection("planar_two_arm", q0={"left.joint1": 3.0, "left.joint2": 0, "right.joint1": 3.0,
                                        "right.joint2": 0})  # fmt: skip
    assert "do not fix left.joint1, left.joint2, right.joint1, right.joint2, or" in far
    message = rejection("four_bar", qd0={"crank_joint": 1.0, "rocker_joint": 9.0})
    assert (
        "no velocities satisfy constraint 'pin' with the given crank_joint, rocker_joint" in message
    )
    assert "; give fewer entries of qd0, or others" in message


MISTAKES = {
    "a name": ({"q0": {"crank": 1}}, "q0 has no entry 'crank'; did you mean crank_joint"),
    "a value": ({"qd0": {"crank_joint": np.nan}}, "qd0 has a number that is not finite"),
    "no number": ({"qd0": {"crank_joint": "x"}}, "qd0 does not contain numbers"),
    "stabilize": (
        {"stabilize": "project"},
        "there is no stabilization method 'project'; did you mean projection?",
    ),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_a_mistake_is_told_in_one_line(case):
    options, problem = MISTAKES[case]
    assert problem in rejection("four_bar", **options)


def test_an_open_tree_takes_names_and_no_stabilisation():
    got = sd.simulate("planar2r", time=0.001, q0={"joint2": 0.5}, qd0={"joint1": 1.0})
    assert got.q[0].tolist() == [0, 0.5]
    assert got.qd[0].tolist() == [1, 0]
    assert got.closed is None
    message = rejection("planar2r", stabilize="none")
    assert message == (
        "planar2r: stabilize has no effect on a robot without constraints; leave it out"
    )


# -- contacts ------------------------------------------------------------------------------------


def test_contact_forces_are_those_of_statics_and_pulls_and_slips_are_timed():
    """Slides press with F = 10 - 20 t; each tip carries half the weight of 0.4 kg."""
    got = sd.simulate(pushers(), time=1, tau="10 - 20*t, 10 - 20*t", step=2e-3)
    assert np.abs(got.q - got.q[0]).max() < 1e-9
    press = 10 - 20 * got.t
    assert np.abs(got.closed.f[:, :, 5] + press[:, np.newaxis]).max() < 1e-9
    # x of both contact frames is vertical: up on one side, down on the other
    across = np.linalg.norm(got.closed.f[:, :, 3:5], axis=2)
    assert np.abs(across - 0.4 * 9.81 / 2).max() < 1e-9
    assert not got.closed.f[:, :, :3].any()
    slip = (10 - 0.4 * 9.81 / 2 / 0.5) / 20
    for events, when in ((got.closed.slides, slip), (got.closed.pulls, 0.5)):
        assert [event.contact for event in events] == ["left_tip", "right_tip"]
        for event in events:
            assert when < event.t <= when + 2.1e-3
            assert not event.undetermined


def test_a_small_pull_is_one_and_rounding_is_none():
    """Beside a largest force of 100 N, 1 mN pulls and 10 nN does not."""
    robot, t = pushers(), np.array([0.0, 0.1, 0.2])
    rows = StateRows.of(robot, 3)
    f = rows.f.reshape(3, 2, 6)
    f[:, :, 5] = [[-100, -100], [1e-8, 1e-8], [1e-3, 1e-8]]
    report = (np.zeros((3, 2, 6)), np.zeros((3, 2, 6)), np.ones((3, 1)))
    functions = SimpleNamespace(closed_chain_report=lambda q, qd, tau: report)
    closed = monitor_contacts(robot, functions, t, rows, (), NO_STABILIZATION)
    assert [(event.contact, event.t) for event in closed.pulls] == [("left_tip", 0.2)]
    assert not closed.slides


@pytest.mark.slow
def test_contacts_without_friction_do_not_slide_and_glued_ones_do_not_pull():
    without = pushers(PUSHERS.replace("friction = 0.5\n", ""))
    got = sd.simulate(without, time=1, tau="10 - 20*t, 10 - 20*t", step=2e-3)
    assert not got.closed.slides
    assert len(got.closed.pulls) == 2
    lines = PUSHERS.replace('"point"', '"rigid"').splitlines()
    glued = "\n".join(line for line in lines if not line.startswith(("friction", "rpy")))
    got = sd.simulate(pushers(glued), time=1, tau="10 - 20*t, 10 - 20*t", step=2e-3)
    assert not got.closed.pulls
    assert got.closed.undetermined[0].any()


def test_a_singular_configuration_on_the_way_causes_a_warning():
    with pytest.warns(
        InaccurateWarning, match=r"rods: the rank of the constraints changes between 1 and 2"
    ):
        got = sd.simulate(rods(), time=0.01, qd0={"a": 1.0, "b": -1.0, "d": 1.0})
    assert got.closed.rank[0] == 1
    assert got.closed.rank[-1] == 2


@pytest.mark.filterwarnings("ignore::symdyn.errors.InaccurateWarning")
def test_inconsistent_constraints_cause_a_warning():
    """Two rods on one line between pins may begin to move across it, and cannot go on."""
    with pytest.warns(InaccurateWarning, match=r"straight: the constraints are inconsistent"):
        got = sd.simulate(straight(), time=0.002, qd0={"a": 1.0, "b": -2.0})
    # rods of 1 m turn with 1/s and -1/s: their ends accelerate by 1 m/s^2 each towards each other
    assert got.closed.residual[0] == pytest.approx(2.0, rel=1e-6)


# -- files, pictures, the command ----------------------------------------------------------------


def test_columns_of_contacts_are_written_and_skipped_when_read_as_forces(tmp_path):
    file = tmp_path / "motion.csv"
    robot = pushers()
    first = sd.simulate(robot, time=0.1, tau="10, 8 + sin(t)")
    first.save_csv(file)
    header, *rows = csv.reader(io.StringIO(file.read_text(), newline=""))
    parts = ("mx", "my", "mz", "fx", "fy", "fz")
    contacts = [f"f_{side}_tip_{part}" for side in ("left", "right") for part in parts]
    assert header[-14:] == [*contacts, "error", "slip"]
    table = np.array(rows, float)
    assert np.array_equal(table[:, -14:-2], first.closed.f.reshape(len(table), 12))
    again = sd.simulate(robot, time=0.1, tau=file)
    assert np.abs(again.q - first.q).max() < 1e-9


@pytest.mark.slow
def test_the_picture_has_panels_for_contacts_and_drift(tmp_path):
    got = sd.simulate("planar_two_arm", time=0.05, tau="1")
    titles = [title for title, *_ in _panels(got)]
    assert titles[-4:] == [
        "contact moments, frame_a on frame_b",
        "contact forces, frame_a on frame_b",
        "drift before correction of the constraints: largest entry of e",
        "drift before correction of the constraints: largest entry of K qd",
    ]
    got.plot(tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    titles = [title for title, *_ in _panels(sd.simulate(pushers(), time=0.01, tau="10, 10"))]
    assert "contact moments, frame_a on frame_b" not in titles


@pytest.mark.parametrize("way", ["none", "baumgarte"])
def test_drift_that_nothing_moves_back_is_called_drift(way, capsys):
    words = ["simulate", "four_bar", "--qd0", "crank_joint=2", "--time", "0.01"]
    assert cli.main([*words, "--stabilize", way]) == 0
    said = capsys.readouterr().out
    assert "\ndrift " in said
    assert "correction" not in said
    assert cli.main(words) == 0
    assert "\ndrift before correction " in capsys.readouterr().out


def test_the_command_says_what_was_moved_and_what_contacts_would_do(tmp_path, capsys):
    spec = tmp_path / "pushers.toml"
    spec.write_text(PUSHERS)
    words = ["simulate", str(spec), "--tau", "10 - 20*t, 10 - 20*t", "--q0", "push_left=0.01"]
    assert cli.main(words) == 0
    told = capsys.readouterr()
    assert told.err.startswith("symdyn: note: moved to close the chain: q_push_right 0 -> -0.01")
    assert told.err.count("\n") == 1
    text = " ".join(told.out.split())
    assert "drift before correction" in text
    assert "left_tip exerts up to 10.19" in text
    note = "contacts cannot open in the simulation: left_tip can only press and would pull at"
    assert f"{note} t = 0.501 s" in text
    note = "contacts cannot slide in the simulation: right_tip leaves its friction cone at"
    assert f"{note} t = 0.304 s" in text
    assert cli.main([*words, "--json", "--stabilize", "baumgarte"]) == 0
    closed = json.loads(capsys.readouterr().out)["closed_chain"]
    assert closed["moved"]["q_push_right"]["to"] == pytest.approx(-0.01)
    assert closed["would_pull"] == {"left_tip": 0.501, "right_tip": 0.501}
    assert closed["rank"] == [6, 6]
    assert closed["residual"] == 0
    assert closed["drift"]["error"] < 1e-9


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("--q0 crank_joint=1 2", "--q0 mixes numbers with and without names"),
        ("--q0 crank_joint=1 crank_joint=2", "--q0 has 'crank_joint' twice; keep one"),
        ("--q0 crank_joint=a", "neither a number nor NAME=NUMBER"),
        ("--qd0 crank=1", "qd0 has no entry 'crank'"),
        ("--stabilize no", "there is no stabilization method 'no'"),
    ],
)
def test_bad_arguments_end_in_one_line(words, problem, capsys):
    try:
        status = cli.main(["simulate", "four_bar", *words.split()])
    except SystemExit as ended:
        status = ended.code
    assert status == 2
    told = capsys.readouterr().err.strip().splitlines()[-1]
    assert problem in told
