"""Parameters left open: which, in what order, and that at their values the robot is the same."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from symdyn.formulations.forward import articulated_body
from symdyn.formulations.inverse import newton_euler, newton_euler_classical, passive
from symdyn.formulations.kinematics import energy, jacobians
from symdyn.formulations.matrices import composite_body, coriolis
from symdyn.graph import Expr
from symdyn.robot import (
    PARAMETER_NAMES,
    Robot,
    from_dh,
    from_screws,
    load,
    read_spec,
    robot_from_dict,
    robot_to_dict,
    to_toml,
    to_urdf,
)
from symdyn.robot.model import NO_ROTOR, Passive, Rotor
from symdyn.robot.read.urdf import read_urdf
from tests.robots import real_robot
from tests.strategies import make_urdf

DECLARED = ("l_1", "l_2", "lc_1", "lc_2", "m_1", "m_2", "I_1", "I_2")

HALF = """
name = "half"
[symbols]
m_2 = 3
[[bodies]]
name = "link 1"
mass = 2
[[bodies]]
name = "link-1"
mass = "m_2"
[[joints]]
name = "a"
type = "revolute"
parent = "base"
child = "link 1"
[[joints]]
name = "b"
type = "revolute"
parent = "link 1"
child = "link-1"
"""


def ten(link: str) -> tuple[str, ...]:
    return tuple(f"{link}.{name}" for name in PARAMETER_NAMES)


def half() -> Robot:
    return read_spec(HALF, "half.toml")


def test_nothing_is_open_until_asked():
    assert load("planar2r").symbolic_parameters == ()
    assert load("planar2r").symbolic("declared").symbolic("none").symbolic_names == ()


def test_declared_opens_the_symbols_in_the_order_of_the_file():
    robot = load("planar2r").symbolic("declared")
    assert robot.symbolic_names == DECLARED
    assert [p.name for p in robot.symbolic_parameters] == list(DECLARED)


def test_inertial_opens_ten_parameters_per_moving_link():
    robot = load("puma560")
    opened = robot.symbolic("inertial")
    names = tuple(name for i in range(1, 7) for name in ten(f"link{i}"))
    assert opened.symbolic_names == names
    assert opened.symbolic_parameters[10].value == 17.4
    assert opened.symbolic_parameters[11].unit == "kg m"
    assert all(isinstance(x, Expr) for x in opened.links[0].inertia.parameters)
    assert opened.bind().links == robot.links
    assert opened.bind({"link2.m": 1}).links[1].inertia.m == 1


def test_inertial_values_of_formulas_are_their_nominal_ones():
    robot = load("planar2r").symbolic("inertial")
    values = {p.name: p.value for p in robot.parameters}
    assert values["link1.mcx"] == 3.0 * 0.5
    assert values["link2.Izz"] == pytest.approx(0.128 + 2.4 * 0.4**2)


def test_all_opens_the_inertia_only_of_links_without_declared_symbols():
    assert load("planar2r").symbolic("all").symbolic_names == DECLARED
    assert half().symbolic("all").symbolic_names == ("m_2", *ten("link_1"))
    assert half().symbolic("inertial").symbolic_names == (*ten("link_1"), *ten("link_1_2"))


@pytest.mark.parametrize("groups", [("all",), ("inertial",), ("declared",), ("link_1.mcx", "m_2")])
def test_opening_twice_is_opening_once(groups):
    once = half().symbolic(*groups)
    assert once.symbolic(*groups) == once
    assert once.symbolic(*once.symbolic_names) == once


def test_openings_add_up_in_the_standard_order():
    robot = half().symbolic("link_1.Izz").symbolic("link_1.m").symbolic("m_2")
    assert robot.symbolic_names == ("m_2", "link_1.m", "link_1.Izz")
    assert [p.name for p in robot.symbolic_parameters] == ["m_2", "link_1.m", "link_1.Izz"]
    together = half().symbolic("m_2", "link_1.m", "link_1.Izz")
    assert together.symbolic_names == robot.symbolic_names
    planar = load("planar2r")
    assert planar.symbolic("m_1").symbolic("l_1").symbolic_names == ("l_1", "m_1")


def test_the_formulas_of_a_robot_stay_in_one_graph():
    robot = half().symbolic("all")
    nodes = [x for link in robot.links for x in link.inertia.parameters if isinstance(x, Expr)]
    assert len({id(node.graph) for node in nodes}) == 1


def test_an_unknown_parameter_is_answered_with_near_ones(rejection):
    message = rejection(load("planar2r").symbolic, "l_3")
    assert message.startswith("planar2r: 'l_3'")
    assert "l_1" in message
    assert "did you mean link1.mcx" in rejection(load("puma560").symbolic, "link1.mcxx")
    assert "did you mean inertial" in rejection(load("puma560").symbolic, "inertia")


# -- zero offsets and scales ----------------------------------------------------------------


def test_offsets_and_scales_are_opened_by_name_or_by_group_and_by_nothing_else():
    robot = real_robot("ur5")
    joints = [joint.name for joint in robot.joints]
    for group, suffix, value, unit in (("offset", "q_offset", 0, "rad"), ("scale", "scale", 1, "")):
        opened = robot.symbolic(group).symbolic_parameters
        assert [p.name for p in opened] == [f"{joint}.{suffix}" for joint in joints]
        assert {(p.value, p.unit) for p in opened} == {(value, unit)}
    assert robot.symbolic("elbow_joint.scale").symbolic_names == ("elbow_joint.scale",)
    for group in ("geometry", "rotor", "friction", "all"):
        suffixes = {name.partition(".")[2] for name in robot.symbolic(group).symbolic_names}
        assert not suffixes & {"q_offset", "scale", "stiffness", "rest"}
    assert load("cartpole").symbolic("offset").symbolic_parameters[0].unit == "m"
    assert robot.symbolic("spring").symbolic_names[:2] == (
        f"{joints[0]}.stiffness",
        f"{joints[0]}.rest",
    )


def scaled(robot: Robot) -> tuple[Robot, np.ndarray, np.ndarray]:
    """The robot with scales, offsets, rotors and friction, and the first two by themselves."""
    n = len(robot.joints)
    scale, offset = np.resize([0.7, -1.3, 1.0], n), np.resize([0.3, 0.0, -0.8, 1.1], n)
    joints = tuple(
        replace(joint, scale=g, q_offset=x, rotor=Rotor(0.2), passive=Passive(0.3, stiffness=2.0))
        for joint, g, x in zip(robot.joints, scale.tolist(), offset.tolist(), strict=True)
    )
    return replace(robot, joints=joints), scale, offset


ROBOTS = {
    "puma560": load("puma560").bind(),
    "stanford": load("stanford").bind(),
    "tree": read_urdf(make_urdf(504, 7), "tree.urdf").bind(),
    "z1": real_robot("z1").bind(),
}


def array(values) -> np.ndarray:
    return np.array(values, float)


@pytest.mark.parametrize("name", ROBOTS)
def test_a_scaled_robot_is_the_plain_one_further_on(name):
    """With x = scale q + offset and G = diag(scale); rotors and friction belong to q, not to x."""
    plain = ROBOTS[name]
    robot, scale, offset = scaled(plain)
    q, qd, qdd = np.random.default_rng(3).uniform(-1.5, 1.5, (3, robot.nv))
    state = [v.tolist() for v in (q, qd, qdd)]
    x, xd, xdd = (v.tolist() for v in (scale * q + offset, scale * qd, scale * qdd))
    rotors = 0.2 * np.eye(robot.nv)

    def close(found, wanted):
        assert array(found) == pytest.approx(array(wanted), rel=1e-11, abs=1e-11)

    close(jacobians.forward_kinematics(robot, state[0]), jacobians.forward_kinematics(plain, x))
    close(jacobians.jacobian(robot, state[0]), array(jacobians.jacobian(plain, x)) * scale)
    M = array(composite_body.mass_matrix(plain, x))
    close(composite_body.mass_matrix(robot, state[0]), np.outer(scale, scale) * M + rotors)
    C = array(coriolis.coriolis_matrix(plain, x, xd))
    close(coriolis.coriolis_matrix(robot, *state[:2]), np.outer(scale, scale) * C)
    T = energy.kinetic_energy(plain, x, xd) + qd @ rotors @ qd / 2
    close(energy.kinetic_energy(robot, *state[:2]), T)
    tau = scale * array(newton_euler.inverse_dynamics(plain, x, xd, xdd)) + rotors @ qdd
    for recursion in (newton_euler, newton_euler_classical):
        close(recursion.inverse_dynamics(robot, *state), tau)
    close(articulated_body.forward_dynamics(robot, *state[:2], tau.tolist()), qdd)
    close(passive.passive_forces(robot, *state[:2]), 0.3 * qd + 2.0 * q)


def test_a_follower_follows_the_coordinate_of_its_leader_and_not_its_scale():
    robot = read_urdf(make_urdf(503, 7, mimic=True), "followers.urdf").bind()
    (follower, *_) = (i for i, joint in enumerate(robot.joints) if joint.mimic)
    mimic = robot.joints[follower].mimic
    joints = list(robot.joints)
    joints[mimic.leader] = replace(joints[mimic.leader], scale=2, q_offset=0.5)
    changed = replace(robot, joints=tuple(joints))
    q = np.linspace(-1, 1, robot.nq).tolist()
    before, after = robot.transforms(q), changed.transforms(q)
    assert after[follower] == before[follower]
    own = q[robot.v_starts[mimic.leader]]
    joint = robot.joints[mimic.leader]
    assert after[mimic.leader] == joint.transform([2 * own + 0.5])
    joints[follower] = replace(joints[follower], scale=-1)
    turned = replace(robot, joints=tuple(joints))
    (dof,), (was,) = turned.dofs(follower), robot.dofs(follower)
    assert dof.rate == was.rate
    assert array(dof.screw) == pytest.approx(-array(was.screw))


SCALED = """
name = "scaled"
[symbols]
scale = 0.5
[[bodies]]
name = "arm"
mass = 2
com = [0.1, 0.2, 0.3]
[[joints]]
name = "hinge"
type = "revolute"
parent = "base"
child = "arm"
axis = [0, 0.6, 0.8]
scale = "scale"
q_offset = 0.25
"""


def test_scales_and_offsets_survive_writing_and_reading():
    robot = read_spec(SCALED, "scaled.toml")
    assert robot.joints[0].q_offset == 0.25
    assert robot.bind().joints[0].scale == 0.5
    for some in (robot, robot.bind(), robot.symbolic("offset"), robot.symbolic("hinge.scale")):
        once = robot_to_dict(some)
        assert robot_to_dict(robot_from_dict(once)) == once
        again = read_spec(to_toml(some), "again.toml")
        assert again.bind().joints == some.bind().joints
        assert again.symbolic_names == some.symbolic_names
    plain = robot_to_dict(load("puma560"))["joints"]
    assert not any({"scale", "q_offset"} & entry.keys() for entry in plain)


def test_an_offset_becomes_part_of_a_urdf_and_a_scale_a_comment():
    robot, scale, offset = scaled(load("stanford").bind())
    text = to_urdf(robot)
    for joint, ratio in zip(robot.joints, scale.tolist(), strict=True):
        assert (f"scale {ratio} of joint {joint.name}" in text) == (ratio != 1)
    again = read_urdf(text, "again.urdf")
    q = np.linspace(-1, 1, 6)
    bare = replace(robot, joints=tuple(replace(j, scale=1, rotor=NO_ROTOR) for j in robot.joints))
    found, wanted = (composite_body.mass_matrix(r, q.tolist()) for r in (again, bare))
    assert array(found) == pytest.approx(array(wanted), rel=1e-12, abs=1e-12)
    assert offset[0] != 0


def test_a_symbol_called_scale_is_what_that_name_opens():
    robot = read_spec(SCALED, "scaled.toml")
    assert robot.symbolic("scale").symbolic_names == ("scale",)
    assert robot.symbolic("hinge.scale").symbolic_names == ("scale",)
    assert robot.symbolic("offset").symbolic_names == ("hinge.q_offset",)


def test_tables_and_screws_have_scales_too_and_none_may_be_zero(rejection):
    assert from_dh([{"a": 1, "scale": 2, "q_offset": 0.1}]).joints[0].motion_coordinates([3]) == (
        6.1,
    )
    screw = {"axis": [0, 0, 1], "point": [1, 0, 0], "scale": -1}
    assert from_screws([screw]).joints[0].screws == (((0, 0, -1), (0, 1, 0)),)
    text = SCALED.replace('scale = "scale"', "scale = 0")
    message = rejection(read_spec, text, "scaled.toml")
    assert message.startswith("scaled.toml:9: the scale of joint 'hinge' is 0")
    message = rejection(read_spec, SCALED.replace("scale = 0.5", "scale = 0"), "scaled.toml")
    assert "the scale of joint 'hinge' is 0" in message
    pendulum = load("pendulum")
    still = replace(pendulum.joints[0], scale=0)
    assert "the scale of joint" in rejection(replace, pendulum, joints=(still,))
    moves = SCALED.replace("axis =", 'moves = [["x", 1, "hinge.scale"]]\naxis =')
    assert "is called 'hinge.scale'" in rejection(read_spec, moves, "scaled.toml")
