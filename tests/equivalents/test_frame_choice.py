"""Frame choice: another description of the same machine, with more zeros in it."""

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from symdyn.equivalents import frame_choice, link_frames
from symdyn.equivalents.frame_choice import choose_frames
from symdyn.equivalents.inertia_transfer import transfer_inertias
from symdyn.formulations.forward import articulated_body
from symdyn.formulations.inverse import newton_euler, newton_euler_classical, newton_euler_matrix
from symdyn.formulations.kinematics import energy, jacobians
from symdyn.formulations.matrices import composite_body, coriolis
from symdyn.lie import SE3, vec
from symdyn.passes import share_differences
from symdyn.robot import BASE, from_dh, load
from symdyn.robot.inertia import Inertia
from symdyn.robot.library import names
from symdyn.robot.model import Frame, Joint, Link, Robot, Rotor
from symdyn.robot.placement import Placement
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.slots import find_slots, with_named_moves
from tests.making import program_by
from tests.robots import URDFS, real_robot
from tests.strategies import make_urdf, random_state, random_urdf

EQUAL = 1e-12
"""Relative to the largest entry of what is compared."""

RANDOM = range(60)


def random_robot(seed):
    """One of every shape; a third of them in gravity askew, with rotors, scales and offsets."""
    robot = read_urdf(random_urdf(seed), "random.urdf").bind()
    if seed % 3:
        return robot
    joints = tuple(
        replace(joint, rotor=Rotor(0.1 * (i % 3)), scale=0.5 + i % 2, q_offset=0.3 * (i % 4))
        for i, joint in enumerate(robot.joints)
    )
    return replace(robot, joints=joints, gravity=(1.5, -2.5, -9.0))


def answers(robot, seed):
    """All that depends on q and the tips alone, at a random state."""
    q, qd, qdd, _ = (list(map(float, x)) for x in random_state(robot, seed))
    f_tip = np.random.default_rng([seed, 3]).uniform(-5, 5, (len(robot.tips), 6)).tolist()
    return {
        "inverse dynamics": newton_euler_classical.inverse_dynamics(robot, q, qd, qdd),
        "with tip wrenches": newton_euler.inverse_dynamics(robot, q, qd, qdd, f_tip),
        "mass matrix": composite_body.mass_matrix(robot, q),
        "Coriolis matrix": coriolis.coriolis_matrix(robot, q, qd),
        "gravity": newton_euler_matrix.gravity(robot, q),
        "bias": newton_euler_matrix.bias(robot, q, qd),
        "kinetic energy": energy.kinetic_energy(robot, q, qd),
        "potential energy": energy.potential_energy(robot, q),
        "momentum": energy.total_momentum(robot, q, qd),
        "tips": jacobians.forward_kinematics(robot, q),
        "Jacobian": jacobians.jacobian(robot, q),
    }


def assert_same_machine(one, other, seed=0):
    """Same coordinates, same answers."""
    mine, theirs = answers(one, seed), answers(other, seed)
    # forces and energies may cancel, and are sums of terms of the size of all forces together
    force = max(1, np.abs(np.array(mine["inverse dynamics"], float)).max())
    for name, answer in mine.items():
        a, b = np.array(answer, float), np.array(theirs[name], float)
        size = np.abs(a).max() if name in ("mass matrix", "tips", "Jacobian") else force
        assert np.abs(a - b).max() <= EQUAL * size, name


@pytest.mark.parametrize("name", names())
def test_library_robots_are_the_same_machines(name):
    robot = load(name).bind()
    assert_same_machine(robot, choose_frames(robot))


@pytest.mark.parametrize("name", URDFS)
def test_real_robots_are_the_same_machines(name):
    robot = real_robot(name).bind()
    assert_same_machine(robot, choose_frames(robot))


@pytest.mark.sample(20)
@pytest.mark.parametrize("seed", RANDOM)
def test_random_robots_are_the_same_machines(seed):
    robot = random_robot(seed)
    assert_same_machine(robot, choose_frames(robot), seed)


@pytest.mark.parametrize("seed", range(200, 212))
def test_followers_follow_in_any_frame(seed):
    robot = read_urdf(make_urdf(seed, 7, mimic=True), "followers.urdf").bind()
    assert any(joint.mimic for joint in robot.joints)
    assert_same_machine(robot, choose_frames(robot), seed)


BODY = {
    "mass": 2.0,
    "com": [0.1, -0.2, 0.3],
    "inertia": {"xx": 0.5, "yy": 0.6, "zz": 0.7, "xy": 0.1},
}


def test_tails_of_standard_denavit_hartenberg_are_taken_in():
    rows = [
        {"theta": 0.3, "d": 0.4, "a": 0.5, "alpha": 0.6, **BODY},
        {"theta": -0.7, "d": 0.2, "a": -0.3, "alpha": 1.1, "type": "prismatic", **BODY},
        {"theta": 1.3, "d": -0.4, "a": 0.2, "alpha": -0.5, **BODY},
    ]
    robot = from_dh(rows, gravity=(1, 2, -9))
    chosen = choose_frames(robot)
    assert not any(joint.tail.moves for joint in chosen.joints)
    assert_same_machine(robot, chosen)


def test_accelerations_by_articulated_bodies_are_the_same():
    for robot in (load("panda").bind(), random_robot(4), random_robot(5)):
        q, qd, _, tau = random_state(robot, 1)
        a = articulated_body.forward_dynamics(robot, q, qd, tau)
        b = articulated_body.forward_dynamics(choose_frames(robot), q, qd, tau)
        assert np.allclose(np.array(a, float), np.array(b, float), rtol=1e-9, atol=1e-9)


# -- open parameters -------------------------------------------------------------------------


def lengths(robot):
    """The names of all translations that there are."""
    slots = find_slots(with_named_moves(robot)).values()
    return [s.name for s in slots if s.group == "geometry" and s.unit == "m" and s.value != 0]


def assert_same_function_of_parameters(robot, seed=0):
    """The same machine for other values of the open parameters than the nominal ones."""
    rng = np.random.default_rng(seed)
    values = {p.name: (p.value or 0.1) * rng.uniform(0.5, 1.5) for p in robot.parameters}
    assert_same_machine(robot.bind(values), choose_frames(robot).bind(values), seed)


@pytest.mark.parametrize("group", ["declared", "inertial", "geometry", "all"])
@pytest.mark.parametrize("name", ["planar3r", "puma560", "scara", "stanford", "ur5"])
def test_open_parameters_stay_open(name, group):
    robot = load(name).symbolic(group)
    assert_same_function_of_parameters(robot)
    chosen = choose_frames(robot)
    assert chosen.parameters == robot.parameters
    assert chosen.symbolic_parameters == robot.symbolic_parameters


@pytest.mark.parametrize("name", ["panda", "ur5", "stanford", "scara"])
def test_open_lengths_do_not_keep_frames_from_being_chosen(name):
    robot = load(name)
    opened = robot.symbolic(*lengths(robot))
    assert_same_function_of_parameters(opened)
    turning = [joint for joint in choose_frames(opened).joints if joint.is_rotation]
    assert all(joint.axis == (0, 0, 1) for joint in turning)


@pytest.mark.parametrize("seed", range(10))
def test_open_lengths_and_inertias_of_random_robots(seed):
    robot = read_urdf(random_urdf(seed), "random.urdf")
    assert_same_function_of_parameters(robot.symbolic(*lengths(robot)), seed)
    assert_same_function_of_parameters(robot.symbolic("inertial"), seed)


# -- what the frames look like ---------------------------------------------------------------


def test_a_link_at_the_end_that_slides_has_its_origin_in_its_centre_of_mass():
    rows = [{"alpha": 0.3}, {"type": "prismatic", "mass": 2.5, "com": [0.1, 0.2, 0.3]}]
    chosen = choose_frames(from_dh(rows))
    assert chosen.links[-1].inertia.m == 2.5
    assert np.allclose(np.array(chosen.links[-1].inertia.moment, float), 0, atol=1e-15)


def poses(robot):
    """The placement of every joint that hangs on a link, with its joint."""
    return [(j, j.placement.pose()) for j in robot.joints if j.parent != BASE]


@pytest.mark.parametrize("name", ["panda", "ur5", "iiwa14", "puma560", "kinova", "so101"])
def test_a_chain_that_turns_is_in_modified_denavit_hartenberg(name):
    chain = choose_frames((load(name) if name in names() else real_robot(name)).bind())
    assert all(joint.axis == (0, 0, 1) for joint in chain.joints)
    for _, X in poses(chain):
        assert X.R[0][2] == 0, "x is across the next axis"


@pytest.mark.parametrize("name", ["panda", "ur5", "ur10", "iiwa14", "puma560", "z1"])
def test_right_angles_leave_zeros_and_ones(name):
    chain = choose_frames((load(name) if name in names() else real_robot(name)).bind())
    for _, X in poses(chain):
        assert all(row[2] in (-1, 0, 1) for row in X.R), "the next axis is a coordinate axis"
        assert 0 in X.p


def test_origins_of_parallel_axes_are_level():
    shoulder, elbow, wrist = choose_frames(load("ur5").bind()).joints[1:4]
    assert elbow.placement.pose().p[1:] == wrist.placement.pose().p[1:] == (0, 0)
    # all that the three are apart, sideways
    assert math.isclose(abs(shoulder.placement.pose().p[1]), 0.13585 - 0.1197 + 0.093)


def test_a_last_link_has_its_centre_of_mass_above_x():
    last = choose_frames(load("panda").bind()).links[-1].inertia
    assert last.mcy == 0
    assert last.mcx != 0


def test_a_last_link_that_slides_stands_in_its_centre_of_mass():
    hand = choose_frames(real_robot("panda").bind())
    fingers = [k for k, j in enumerate(hand.joints) if not j.is_rotation]
    assert fingers
    for k in fingers:
        assert hand.links[k].inertia.m > 0
        assert hand.links[k].inertia.moment == (0, 0, 0)


def test_links_that_slide_point_where_their_parents_point():
    robot = choose_frames(load("stanford").bind())
    slide, X = next((j, X) for j, X in poses(robot) if not j.is_rotation)
    assert X.R == ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    assert sorted(map(abs, slide.axis)) == [0, 0, 1]


def test_a_turn_about_the_own_axis_is_an_offset_of_q():
    robot = load("panda").bind()
    last = choose_frames(robot).joints[-1]
    assert [move.kind for move in last.placement.moves] == ["x", "rx"]
    assert last.q_offset != 0
    # quarter turns are left where sines and cosines are exact
    assert all(joint.q_offset == 0 for joint in choose_frames(load("ur5").bind()).joints)


def test_an_open_turn_about_the_own_axis_is_an_offset_of_q():
    robot = from_dh(
        [{"alpha": "pi/2", "a": 0.3, **BODY}, {"theta": "t", "d": 0.2, "alpha": "pi/2", **BODY}],
        "modified",
        symbols={"t": 0.4},
    ).symbolic("declared")
    chosen = choose_frames(robot)
    assert not any(move.kind == "rz" for move in chosen.joints[1].placement.moves)
    assert_same_function_of_parameters(robot)


def test_the_child_that_leaves_most_zeros_gets_the_normal():
    """A hub with three axes: two across the hub's, parallel, and an oblique one first."""

    def arm(name, xyz, axis):
        inertia = '<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/>'
        return f"""<link name="{name}"><inertial><mass value="1"/>{inertia}</inertial></link>
        <joint name="to_{name}" type="continuous"><parent link="hub"/><child link="{name}"/>
        <origin xyz="{xyz}"/><axis xyz="{axis}"/></joint>"""

    arms = [
        arm("odd", "0.1 0.2 0.3", "1 2 3"),
        arm("left", "0.2 0.2 0", "1 -1 0"),
        arm("right", "-0.2 -0.2 0", "1 -1 0"),
    ]
    text = f"""<robot name="hub"><link name="base"/><link name="hub"/>{"".join(arms)}
    <joint name="turn" type="continuous"><parent link="base"/><child link="hub"/>
    <axis xyz="0 0 1"/></joint></robot>"""
    robot = read_urdf(text, "hub.urdf").bind()
    chosen = choose_frames(robot)
    assert_same_machine(robot, chosen)
    for joint, X in poses(chosen):
        coordinate_axis = all(row[2] in (-1, 0, 1) for row in X.R)
        assert coordinate_axis == (joint.name != "to_odd")


def test_choosing_twice_is_choosing_once():
    for name in ("panda", "ur5", "stanford"):
        once = choose_frames(load(name).bind())
        twice = choose_frames(once)
        assert operations(transfer_inertias(twice)) == operations(transfer_inertias(once))


# -- rounding --------------------------------------------------------------------------------


def two_axes(rpy, gap="0 0.4 0.3"):
    """Two joints, the axis of the second turned against the first by roll, pitch, yaw."""
    inertial = """<inertial><origin xyz="0.1 0.2 0.3"/><mass value="2"/>
    <inertia ixx="0.5" ixy="0.05" ixz="0.02" iyy="0.6" iyz="0.03" izz="0.7"/></inertial>"""
    text = f"""<robot name="two"><link name="base"/>
    <link name="one">{inertial}</link><link name="two">{inertial}</link>
    <joint name="first" type="continuous"><parent link="base"/><child link="one"/>
    <origin rpy="0.4 0.5 0.6"/><axis xyz="0.6 0 0.8"/></joint>
    <joint name="second" type="continuous"><parent link="one"/><child link="two"/>
    <origin xyz="{gap}" rpy="{rpy}"/><axis xyz="0.6 0 0.8"/></joint></robot>"""
    return read_urdf(text, "two.urdf").bind()


def test_axes_that_are_parallel_up_to_rounding_are_parallel():
    robot = two_axes("0 0 0")
    chosen = choose_frames(robot)
    X = chosen.joints[1].placement.pose()
    assert (X.R[0][2], X.R[1][2], X.R[2][2]) == (0, 0, 1)
    assert X.p[1:] == (0, 0)
    assert_same_machine(robot, chosen)


@pytest.mark.parametrize("misalignment", [1e-3, 1e-6, 1e-9])
def test_a_small_misalignment_is_kept_and_costs_no_digits(misalignment):
    # 1e-9 is what readers of files snap to; here it is far above rounding
    robot = two_axes("0 0 0")
    first, second = robot.joints
    moves = tuple(
        replace(move, amount=misalignment) if move.kind == "ry" else move
        for move in second.placement.moves
    )
    askew = replace(
        robot,
        joints=(first, replace(second, placement=replace(second.placement, moves=moves))),
    )
    chosen = choose_frames(askew)
    assert_same_machine(askew, chosen)
    turn = chosen.joints[1].placement.pose().R
    assert math.isclose(math.hypot(turn[0][2], turn[1][2]), misalignment, rel_tol=1e-6)
    # the common normal is far away; the origins are not
    assert np.abs(np.array(chosen.joints[1].placement.pose().p, float)).max() < 20


def test_exact_numbers_stay_exact():
    chosen = choose_frames(load("puma560").bind().exact())
    for link in chosen.links:
        assert all(isinstance(x, (int, Fraction)) for x in link.inertia.parameters)
    for joint in chosen.joints:
        lengths = (move.amount for move in joint.placement.moves if move.kind[0] != "r")
        assert all(isinstance(x, (int, Fraction)) for x in lengths)


# -- what it is for --------------------------------------------------------------------------


def operations(robot, function="inverse_dynamics", method="newton-euler-classical"):
    """Multiplications and additions."""
    program = program_by(robot, function, method)
    return share_differences(program).operations.total


KNOWN = {
    "panda": 631,
    "ur5": 287,
    "ur10": 287,
    "iiwa14": 433,
    "puma560": 353,
    "stanford": 248,
    "scara": 39,
    "kinova": 383,
    "so101": 674,
    "z1": 611,
}
"""Inverse dynamics with both passes, numbers for parameters: never more than this."""


@pytest.mark.parametrize("name", KNOWN)
def test_fewer_operations_with_inertia_transfer(name):
    robot = (load(name) if name in names() else real_robot(name)).bind()
    both = operations(transfer_inertias(choose_frames(robot)))
    assert both < operations(transfer_inertias(robot))
    assert both <= KNOWN[name]


def test_open_lengths_are_not_carried_into_the_inertias_of_slides():
    robot = load("stanford")
    assert operations(choose_frames(robot.symbolic(*lengths(robot)))) <= 437


@pytest.mark.slow
def test_fewer_operations_for_most_random_robots():
    ratios = []
    for seed in range(25):
        robot = read_urdf(random_urdf(seed), "random.urdf").bind()
        before, after = map(operations, map(transfer_inertias, (robot, choose_frames(robot))))
        ratios.append((after + 1) / (before + 1))
    assert np.mean(ratios) < 0.9
    assert max(ratios) < 1.15


# -- hubs with many spokes -------------------------------------------------------------------


def hub(spokes: int) -> Robot:
    """A link that carries many others, on axes in all directions."""
    rng = np.random.default_rng(spokes)
    joints = [Joint("hub", "revolute", BASE, Placement(), (0, 0, 1))]
    for k in range(spokes):
        placement = Placement.from_xyz_rpy(rng.uniform(-1, 1, 3), rng.uniform(-3, 3, 3))
        joints.append(Joint(f"spoke{k}", "revolute", 0, placement, (0, 0, 1)))
    inertia = Inertia(1.0, 0.1, 0.2, 0.3, 0.5, 0.01, 0.6, 0.02, 0.03, 0.7)
    links = tuple(Link(joint.name, inertia) for joint in joints)
    return Robot("wheel", tuple(joints), links, frames=(Frame("rim", spokes),), tips=("rim",))


def test_the_work_grows_no_faster_than_the_number_of_children(monkeypatch):
    compared = []
    cost = frame_choice._cost

    def counted(body, frame):
        compared.append(len(body.edges))
        return cost(body, frame)

    monkeypatch.setattr(frame_choice, "_cost", counted)
    choose_frames(hub(100))
    assert sum(edges > 0 for edges in compared) <= 2 * frame_choice.MOST
    assert sum(compared) <= 2 * frame_choice.MOST * 100


@pytest.mark.parametrize("seed", range(40))
def test_axes_and_origins_chosen_one_by_one_are_the_cheapest_together(seed):
    robot = random_robot(seed).with_joint_frames()
    frames = [SE3()] * len(robot.links)
    for i in range(len(robot.links)):
        body = frame_choice._find_body(robot, i, frames, 100.0)
        if body is None or not body.is_rotation:
            continue
        z = body.axis
        together = [
            SE3(link_frames.axes_from(x, z), vec.scale(height, z))
            for x in frame_choice._normals(body)
            for height in frame_choice._heights(body)
        ]
        least = min(frame_choice._cost(body, frame) for frame in together)
        assert frame_choice._cost(body, frame_choice._best_frame(body)) == least
