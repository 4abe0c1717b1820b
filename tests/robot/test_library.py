"""The built-in robots and `load`."""

from __future__ import annotations

import math
import re
from dataclasses import replace

import numpy as np
import pytest

from symdyn.formulations.inverse import newton_euler
from symdyn.formulations.inverse.passive import passive_forces
from symdyn.lie import SE3
from symdyn.robot import Limits, library, load, read_spec
from symdyn.robot.read.mjcf import read_mjcf
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.read.xacro import read_xacro
from symdyn.verification.oracles.libraries import pinocchio_oracle
from symdyn.verification.reference.energy_method import bias, mass_matrix
from tests.joint_robots import random_state
from tests.robot.dynamics import assert_same_dynamics, assert_same_tips, tip_poses


@pytest.mark.parametrize("name", library.names())
def test_every_builtin_robot_says_what_it_is_and_where_its_numbers_are_from(name):
    robot = load(name)
    assert robot.name == name
    assert robot.about
    assert robot.citation
    placed = [note for note in robot.notes if re.match(r"\w+ is \w+\.toml, sha256 ", note)]
    assert robot.notes == (*placed, *(f"warning: {text}" for text in robot.warnings))
    assert robot.source.file == f"{name}.toml"


def test_the_builtin_robots_have_their_joints():
    kinds = {name: "".join(j.type[0] for j in load(name).joints) for name in library.names()}
    assert kinds == {
        "ball_chain": "ssss",
        "cart_double_pendulum": "pcc",
        "cartpole": "pc",
        "five_bar": "rrrr",
        "flexible_arm": "crrrr",
        "flexible_base_manipulator": "frrr",
        "four_bar": "rrr",
        "free_planar2r": "prr",
        "iiwa14": "rrrrrrr",
        "mobile_manipulator": "prrr",
        "panda": "rrrrrrr",
        "pendulum": "c",
        "planar2r": "rr",
        "planar3r": "rrr",
        "planar_two_arm": "rrrrrrf",
        "puma560": "rrrrrr",
        "quadruped": "f" + 4 * "rrr",
        "scara": "rrpr",
        "space_panel": "f" + 12 * "r" + "f",
        "stanford": "rrprrr",
        "three_finger_hand": 9 * "r" + "f",
        "two_arm_satellite": "frrrrrr",
        "two_pandas": 14 * "r" + "f",
        "ur10": "rrrrrr",
        "ur5": "rrrrrr",
    }


@pytest.mark.parametrize("name", ["panda", "iiwa14", "ur5", "ur10", "stanford"])
def test_industrial_arms_have_limits(name):
    for joint in load(name).joints:
        assert joint.limits.lower < joint.limits.upper


def test_the_puma_is_armstrongs():
    puma = load("puma560")
    assert [link.inertia.m for link in puma.links] == [0, 17.4, 4.8, 0.82, 0.34, 0.09]
    assert puma.links[0].inertia.parameters == (*[0] * 9, 0.35)
    assert puma.links[1].inertia.mcx == pytest.approx(17.4 * 0.068)
    # all angles zero: upper arm along x, forearm upright, by hand from the table
    X = np.eye(4)
    for transform in puma.transforms([0] * 6):
        X = X @ np.array(transform.matrix(), float)
    assert X[:3, 3] == pytest.approx([0.4318 - 0.0203, 0.2435 - 0.0934, 0.4331])


def test_the_panda_has_its_flange_and_limits():
    panda = load("panda")
    assert panda.tips == ("panda_link8",)
    assert panda.frame("panda_link8").placement.pose().p == (0, 0, 0.107)
    assert panda.joints[3].limits == Limits(-3.0718, -0.0698, 2.175, 87)
    # the upright arm: 0.333 + 0.316 + 0.384 - 0.107 above the base, 0.088 in front
    X = np.eye(4)
    for transform in panda.transforms([0] * 7):
        X = X @ np.array(transform.matrix(), float)
    flange = X @ np.array(panda.frame("panda_link8").placement.pose().matrix(), float)
    assert flange[:3, 3] == pytest.approx([0.088, 0, 0.926])


@pytest.mark.parametrize("name", ["ur5", "ur10"])
def test_the_universal_robots_are_those_of_ros(name, example_urdf):
    ours, theirs = load(name), load(example_urdf(f"{name}_robot.urdf"))
    assert_same_dynamics(ours, theirs)
    assert_same_tips(ours, replace(theirs, tips=("tool0",)))
    for a, b in zip(ours.joints, theirs.joints, strict=True):
        assert vars(a.limits) == pytest.approx(vars(b.limits), rel=1e-9)


def test_the_quadruped_is_solo12_on_a_floating_base(example_urdf):
    ours, theirs = load("quadruped"), load(example_urdf("solo12.urdf"), floating=True)
    assert (ours.nq, ours.nv) == (theirs.nq, theirs.nv) == (19, 18)
    state = random_state(ours)
    q, qd, qdd = (state[name].tolist() for name in ("q", "qd", "qdd"))
    a, b = (newton_euler.inverse_dynamics(robot, q, qd, qdd) for robot in (ours, theirs))
    assert np.allclose(np.array(a, float), np.array(b, float), rtol=0, atol=1e-12)
    reference = pinocchio_oracle(ours).inverse_dynamics(q, qd, qdd)
    assert np.allclose(np.array(a, float), reference, rtol=0, atol=1e-11)
    assert np.allclose(tip_poses(ours, q)[:, :3, 3], tip_poses(theirs, q)[:, :3, 3], atol=1e-12)


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("ball_chain", (16, 12)),
        ("flexible_base_manipulator", (10, 9)),
        ("mobile_manipulator", (6, 6)),
        ("two_arm_satellite", (13, 12)),
    ],
)
def test_robots_with_free_bases_and_ball_joints_have_their_sizes(name, sizes):
    robot = load(name)
    assert (robot.nq, robot.nv) == sizes
    state = random_state(robot.bind())
    q, qd, qdd = (state[key].tolist() for key in ("q", "qd", "qdd"))
    tau = np.array(newton_euler.inverse_dynamics(robot.bind(), q, qd, qdd), float)
    reference = pinocchio_oracle(robot.bind()).inverse_dynamics(q, qd, qdd)
    assert np.abs(tau - reference).max() < 1e-12 * np.abs(reference).max()


def test_the_iiwa_is_as_tall_as_the_data_sheet_says():
    iiwa = load("iiwa14")
    (flange,) = tip_poses(iiwa, [0] * 7)
    assert flange[:3, 3] == pytest.approx([0, 0, 1.306])
    mass = sum(link.inertia.m for link in (iiwa.base, *iiwa.links))
    assert mass == pytest.approx(30.61)


def test_the_stanford_arm_stands_as_in_the_book():
    # all zero: the boom and the hand are along z2
    (hand,) = tip_poses(load("stanford"), [0, 0, 0.5, 0, 0, 0])
    # x of link 3 is turned by -pi/2 about its z: 0.0203 along -y, before it 0.154 along y
    assert hand[:3, 3] == pytest.approx([0, 0.154 - 0.0203, 0.412 + 0.5 + 0.263])
    assert [link.inertia.m for link in load("stanford").links] == [
        *(9.29, 5.01, 4.25, 1.08, 0.630, 0.51)
    ]


def test_moments_of_the_stanford_arm_are_those_of_bodies():
    """About the centre none exceeds the sum of the others, and no link is longer than the boom."""
    for link in load("stanford").links:
        J = link.inertia
        centre = SE3(p=tuple(-x / J.m for x in J.moment))
        T = np.array(J.seen_from(centre).tensor, dtype=float)
        small, middle, large = np.linalg.eigvalsh(T)
        assert large <= small + middle + 1e-12
        assert math.sqrt(12 * large / J.m) < 1.5  # the length of a uniform rod


def test_the_cart_and_pole_are_the_textbooks():
    # M = [[m_c + m_p, m_p l cos], [., 4/3 m_p l^2]], upright at zero
    M = mass_matrix(load("cartpole").bind(), [0.3, 0.7])
    assert (
        pytest.approx(
            np.array([[1.1, 0.05 * math.cos(0.7)], [0.05 * math.cos(0.7), 4 / 3 * 0.1 * 0.25]])
        )
        == M
    )


def test_the_poles_on_a_cart_are_the_textbooks_in_angles_to_each_other():
    robot = load("cart_double_pendulum")
    m_c, m_1, m_2, l_1, l_2 = (p.value for p in robot.parameters[:5])
    a, b = 0.7, -0.4  # angles to the vertical; the joint between the poles is at b - a
    h_1, h_2 = (m_1 / 2 + m_2) * l_1, m_2 * l_2 / 2
    absolute = np.array(
        [
            [m_c + m_1 + m_2, h_1 * math.cos(a), h_2 * math.cos(b)],
            [h_1 * math.cos(a), (m_1 / 3 + m_2) * l_1**2, h_2 * l_1 * math.cos(a - b)],
            [h_2 * math.cos(b), h_2 * l_1 * math.cos(a - b), m_2 * l_2**2 / 3],
        ]
    )
    turn = np.array([[1, 0, 0], [0, 1, 0], [0, 1, 1]])
    M = mass_matrix(robot.bind(), [0.3, a, b - a])
    assert pytest.approx(turn.T @ absolute @ turn) == M
    assert robot.unactuated == (1, 2)


def test_the_flexible_arm_swings_as_a_beam_with_a_load():
    """Its motor held: 1 + cos b cosh b = b m (sin b cosh b - cos b sinh b), m load per beam."""
    arm = load("flexible_arm")
    assert (arm.actuated, arm.unactuated) == ((0,), (1, 2, 3, 4))
    EI, weight, load_mass, length = 70e9 * 0.04 * 0.003**3 / 12, 2700 * 0.04 * 0.003, 0.1, 1.0

    def missed(b):
        turned = math.sin(b) * math.cosh(b) - math.cos(b) * math.sinh(b)
        return 1 + math.cos(b) * math.cosh(b) - b * load_mass / (weight * length) * turned

    low, high = 1.0, 1.875
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if missed(middle) > 0 else (low, middle)
    expected = (low / length) ** 2 * math.sqrt(EI / weight)
    M = mass_matrix(arm, [0] * 5)[1:, 1:]
    K = np.diag([joint.passive.stiffness for joint in arm.joints[1:]])
    first = math.sqrt(np.linalg.eigvals(np.linalg.solve(M, K)).real.min())
    assert first == pytest.approx(expected, rel=0.02)
    assert 8 < first < 15  # rad/s: slow enough to see


def test_the_flexible_base_carries_its_robot():
    robot, rigid = load("flexible_base_manipulator"), load("mobile_manipulator")
    assert [link.inertia for link in robot.links] == [link.inertia for link in rigid.links]
    assert robot.unactuated == (0, 1, 2, 3, 4, 5)
    weight = 9.81 * sum(link.inertia.m for link in robot.links)
    sunk = weight / robot.joints[0].passive.stiffness[5]
    assert sunk == pytest.approx(0.011, abs=0.0005)
    q = [0, 0, -sunk, 0, 0, 0, 1, 0, 0, 0]
    forces = passive_forces(robot, q, [0] * 9)
    assert forces[5] == pytest.approx(-bias(robot, q, [0] * 9)[5])
    assert forces[6:] == [0, 0, 0]


def test_the_pendulum_swings_at_its_frequency():
    pendulum = load("pendulum").bind()
    assert mass_matrix(pendulum, [0.2])[0, 0] == pytest.approx(1 / 3)
    assert bias(pendulum, [0.2], [0])[0] == pytest.approx(9.81 * 0.5 * math.sin(0.2))
    assert pendulum.joints[0].passive.viscous == 0.1


def test_gravity_acts_on_the_quill_of_a_scara_only():
    phi = bias(load("scara").bind(), [0.3, -0.4, 0.1, 0.5], [0] * 4)
    assert phi == pytest.approx([0, 0, -2 * 9.81, 0], abs=1e-12)


def test_the_planar_arms_are_one_family():
    # without its last link the arm with three joints is the one with two
    short = load("planar3r").bind({"m_3": 0, "I_3": 0})
    q, qd = [0.3, -0.8, 0.4], [0.5, 0.7, 0]
    h3, h2 = bias(short, q, qd)[:2], bias(load("planar2r").bind(), q[:2], qd[:2])
    assert h3 == pytest.approx(h2)


def test_the_planar_arm_is_all_symbols():
    planar = load("planar2r")
    tool = planar.bind({"l_2": 7}).frame("tool")
    assert (tool.link, tool.placement.pose().p) == (1, (7, 0, 0))
    assert planar.tips == ("tool",)
    assert planar.gravity == (0, -9.81, 0)


def test_a_path_is_read_by_its_suffix(tmp_path, example_urdf):
    spec = tmp_path / "mine.TOML"
    spec.write_text(
        'name = "mine"\n[[bodies]]\nname = "a"\n[[joints]]\nname = "j"\ntype = "revolute"\n'
        'parent = "base"\nchild = "a"\nrpy = [1.5708, 0, 0]\n'
    )
    assert load(spec).name == "mine"
    assert "kept as written" in load(str(spec)).notes[0]
    assert load(spec, snap=1e-4).joints[0].placement.moves[-1].amount == math.pi / 2
    assert load(example_urdf("panda.urdf")).name == "panda"


def test_what_cannot_be_loaded_gets_one_line(tmp_path, rejection):
    (tmp_path / "folder.urdf").mkdir()
    shape = tmp_path / "robot.stl"
    shape.touch()
    for path, problem in (
        (tmp_path / "missing.urdf", "cannot be read (No such file"),
        (tmp_path / "folder.urdf", "cannot be read (Is a directory"),
        ("a\0b.toml", "cannot be read"),
        (shape, "give one of .urdf, .toml, .xacro, .xml, .mjcf, .sdf"),
        ("robot.stl", "the path does not exist"),
        (tmp_path, "give one of .urdf"),
        ("arm.urdf.xacro", "cannot be read (No such file"),
        ("puma561", "did you mean puma560?"),
        ("", "panda"),
    ):
        assert problem in rejection(load, path)
    assert "did you mean panda or two_pandas?" in rejection(load, "pandas")


@pytest.mark.parametrize("reader", [read_mjcf, read_spec, read_urdf, read_xacro])
def test_every_reader_rejects_text_that_is_not_unicode(reader, rejection):
    assert "not Unicode" in rejection(reader, "<a name='\ud800'/>", "arm.txt")
