"""Forward dynamics seven ways: one answer, that of Pinocchio; base motion, link accelerations."""

from dataclasses import replace
from functools import cache

import numpy as np
import pinocchio as pin
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.forward import articulated_body, ldlt, pp99, rk88
from symdyn.formulations.inverse import newton_euler
from symdyn.formulations.kinematics import jacobians
from symdyn.formulations.operators import coordinate_change
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import Graph, count_operations
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint, Link, Robot
from symdyn.robot.placement import Placement
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.oracles import pinocchio_oracle
from symdyn.verification.oracles.oracle import about_centre, depth_first
from symdyn.verification.reference.registry import scale
from tests.formulations.operators.operator_robots import (
    BOX,
    NAMED,
    OWN,
    ROBOTS,
    Z,
    arm,
    close,
    far,
    mass_matrix,
    on_graph,
    random_frames,
    state_of,
    with_rotors,
)
from tests.joint_robots import without_motor_at_root
from tests.strategies import make_urdf

LINEAR = {
    "pp99": pp99.forward_dynamics,
    "fd1": rk88.fd1,
    "fd2": rk88.fd2,
    "fd3": rk88.fd3,
    "fd4": rk88.fd4,
}
"""Those with the base's motion for an input."""
METHODS = LINEAR | {
    "articulated-body": articulated_body.forward_dynamics,
    "ldlt": ldlt.forward_dynamics,
}
each_linear = pytest.mark.parametrize("method", LINEAR)
each_own = pytest.mark.parametrize("name", OWN)


def tip_wrenches(robot):
    return np.random.default_rng(1).normal(size=(len(robot.tips), 6)).tolist()


# -- one answer ------------------------------------------------------------------------------


def assert_seven_agree(robot, seed):
    """All methods and Pinocchio to 1e-9 of the largest term; inverse(forward) is the identity."""
    q, qd, _, tau = state_of(robot, seed)
    size = scale(robot, "forward_dynamics", q, qd, tau)
    answers = {name: method(robot, q, qd, tau) for name, method in METHODS.items()}
    answers["pinocchio"] = pinocchio_oracle.PinocchioOracle(robot).forward_dynamics(q, qd, tau)
    for one in answers:
        for other in answers:
            gap = np.abs(np.subtract(answers[one], answers[other])).max()
            assert gap <= 1e-9 * size, (one, other)
    largest = scale(robot, "inverse_dynamics", q, qd, answers["ldlt"]) + np.abs(tau).max()
    for name in METHODS:
        pushed = newton_euler.inverse_dynamics(robot, q, qd, list(answers[name]))
        assert np.abs(np.subtract(pushed, tau)).max() <= 1e-9 * largest, name


def robot_of(seed):
    """Trees and chains of 1 to 30 joints, sliding ones and links without mass among them."""
    joints = 1 + (7 * seed) % 30
    text = make_urdf(seed, joints, branching=seed % 3 > 0, massless=seed % 2 > 0)
    return read_urdf(text, "random.urdf")


@pytest.mark.sample(6)
@pytest.mark.parametrize("seed", range(0, 100, 9))
def test_seven_ways_agree_with_each_other_and_with_pinocchio(seed):
    assert_seven_agree(robot_of(seed), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [seed for seed in range(100) if seed % 9])
def test_seven_ways_agree_on_the_rest_of_a_hundred_robots(seed):
    assert_seven_agree(robot_of(seed), seed)


@pytest.mark.slow
def test_a_hundred_robots_have_every_decoration():
    robots = [robot_of(seed) for seed in range(100)]
    assert {robot.nv for robot in robots} >= {1, 2, 29, 30}
    joints = [joint for robot in robots for joint in robot.joints]
    assert {joint.type for joint in joints} == {"revolute", "continuous", "prismatic"}
    assert any(len(robot.children(i)) > 1 for robot in robots for i in range(-1, robot.nv))
    assert any(link.inertia.m == 0 for robot in robots for link in robot.links)


@each_own
@pytest.mark.parametrize("method", METHODS)
def test_rotors_scales_tip_wrenches_and_gravity_askew(name, method):
    robot = with_rotors(OWN[name])
    joints = (
        replace(j, scale=1 + 0.5 * (i % 2), q_offset=0.1 * i) for i, j in enumerate(robot.joints)
    )
    tips = (*robot.tips, robot.base.name, robot.links[0].name)
    robot = replace(robot, joints=tuple(joints), gravity=(1.5, -2.5, -9.0), tips=tips)
    q, qd, qdd, _ = state_of(robot)
    f_tip = tip_wrenches(robot)
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd, f_tip)
    size = np.linalg.cond(mass_matrix(robot, q))
    close(METHODS[method](robot, q, qd, tau, f_tip), qdd, 1e-13 * size)


@pytest.mark.sample(15)
@each_own
@each_linear
def test_derived_on_the_graph_it_is_the_same(name, method):
    robot = with_rotors(OWN[name]) if name == "panda" else OWN[name]
    q, qd, _, tau = state_of(robot)
    found = on_graph(LINEAR[method], robot, q, qd, tau)
    close(found, ldlt.forward_dynamics(robot, q, qd, tau), 1e-9)


def test_with_open_inertias_the_graph_says_the_same():
    robot = NAMED["stanford"].symbolic("inertial")
    values = [p.value for p in robot.symbolic_parameters]
    names = [p.name for p in robot.symbolic_parameters]
    q, qd, _, tau = state_of(robot)
    expected = ldlt.forward_dynamics(NAMED["stanford"], q, qd, tau)
    for method in LINEAR.values():

        def derivation(robot, p, *state, method=method):
            return method(robot.bind(dict(zip(names, p, strict=True))), *state)

        close(on_graph(derivation, robot, values, q, qd, tau), expected, 1e-9)


@each_linear
def test_followers_are_rejected_by_name(method):
    robot = ROBOTS["followers"]
    q, qd, _, tau = state_of(robot)
    message = r"random_503: forward_dynamics: .*the robot has mimic joints; use the method ldlt"
    with pytest.raises(FunctionError, match=message):
        LINEAR[method](robot, q, qd, tau)


@each_linear
def test_a_joint_without_inertia_is_named(method):
    robot = arm(BOX, replace(BOX, Izz=1e-15), axes=(Z, Z))
    graph = Graph()
    symbols = [[graph.symbol(f"{x}{k}") for k in range(2)] for x in ("q", "qd", "tau")]
    for state in (([0.1, 0.2], [0.3, 0.4], [0.5, 0.6]), symbols):
        with pytest.raises(ldlt.SingularMassMatrix) as caught:
            LINEAR[method](robot, *state)
        assert robot.joints[robot.v_starts.index(caught.value.index)].name == "joint2"


# -- coordinate invariance -------------------------------------------------------------------

INVARIANT = (
    "inverse_dynamics",
    "mass_matrix",
    "coriolis_matrix",
    "gravity",
    "bias",
    "christoffel_symbols",
    "forward_dynamics",
    "inverse_mass_matrix",
    "kinetic_energy",
    "potential_energy",
    "forward_kinematics",
    "jacobian",
    "jacobian_dot",
)
CASES = [(name, method) for name in INVARIANT for method in FUNCTIONS[name].methods]
CASES += [("forward_dynamics", m) for m in LINEAR if ("forward_dynamics", m) not in CASES]


@pytest.mark.sample(10)
@pytest.mark.parametrize(("function", "method"), CASES)
def test_every_formulation_is_invariant_under_fifty_choices_of_frames(function, method):
    """PP99 (18)-(21), (27)-(38): new link frames, same answer."""
    row = FUNCTIONS[function]
    derivation = row.methods.get(method) or LINEAR[method]
    robot = without_motor_at_root(with_rotors(NAMED["table"]))  # some methods are for such robots
    state = dict(zip(("q", "qd", "qdd", "tau"), state_of(robot), strict=True))
    arguments = [state[name] for name in row.inputs]
    expected = derivation(robot, *arguments)
    for seed in range(50):
        moved = coordinate_change.change_frames(robot, random_frames(robot, seed))
        close(derivation(moved, *arguments), expected, 1e-10)


@pytest.mark.sample(2)
@each_linear
def test_on_a_tree_too(method):
    robot = with_rotors(OWN["random-505"])
    q, qd, _, tau = state_of(robot)
    expected = ldlt.forward_dynamics(robot, q, qd, tau)
    for seed in range(50):
        moved = coordinate_change.change_frames(robot, random_frames(robot, seed))
        close(LINEAR[method](moved, q, qd, tau), expected, 1e-9)


# -- a base that moves, links that accelerate ------------------------------------------------


class Floating:
    """Pinocchio's model on a free base, which is given the base's motion."""

    def __init__(self, robot):
        self.model = pin.Model()
        self.model.gravity.linear = np.array(robot.gravity, float)
        root = self.model.addJoint(0, pin.JointModelFreeFlyer(), pin.SE3.Identity(), "base")
        axes, numbers = robot.with_joint_frames(), {-1: root}
        assert list(depth_first(robot)) == list(range(len(robot.joints)))
        for i, joint in enumerate(axes.joints):
            model = pinocchio_oracle.MODELS[joint.type](joint)
            pose = pinocchio_oracle._pose(joint.placement)
            numbers[i] = self.model.addJoint(numbers[joint.parent], model, pose, f"joint {i}")
            body = pin.Inertia.Zero()
            body.mass, body.lever, body.inertia = about_centre(axes.links[i].inertia)
            self.model.appendBodyToJoint(numbers[i], body, pin.SE3.Identity())
        rotors = [float(joint.rotor_inertia) for joint in robot.joints]
        self.model.armature = np.array([0.0] * 6 + rotors)

        def frame(name, link, placement):
            pose = pinocchio_oracle._pose(placement)
            kind = pin.FrameType.OP_FRAME
            return self.model.addFrame(pin.Frame(name, numbers[link], 0, pose, kind))

        self.links = [frame(f"link {i}", i, j.tail) for i, j in enumerate(robot.joints)]
        tips = map(axes.frame, robot.tips)
        self.tips = [frame(f"tip {tip.name}", tip.link, tip.placement) for tip in tips]
        self.data = self.model.createData()

    def at(self, q, qd, qdd, V0, Vdot0):
        """The joints' forces, and the accelerations of links and tips, angular first."""
        place = np.array([0, 0, 0, 0, 0, 0, 1.0])
        state = (
            np.concatenate([place, q]),
            np.concatenate([V0[3:], V0[:3], qd]),
            np.concatenate([Vdot0[3:], Vdot0[:3], qdd]),
        )
        tau = pin.rnea(self.model, self.data, *state)[6:].copy()
        pin.forwardKinematics(self.model, self.data, *state)
        pin.updateFramePlacements(self.model, self.data)

        def classical(frame):
            seen = pin.ReferenceFrame.LOCAL
            a = pin.getFrameClassicalAcceleration(self.model, self.data, frame, seen)
            return [*a.angular, *a.linear]

        return tau, [classical(x) for x in self.links], [classical(x) for x in self.tips]


@each_own
@each_linear
def test_a_base_that_moves_is_that_of_pinocchio(name, method):
    robot = replace(with_rotors(OWN[name]), gravity=(1.5, -2.5, -9.0))
    q, qd, qdd, _ = state_of(robot)
    V0, Vdot0 = np.random.default_rng(8).normal(size=(2, 6)).tolist()
    tau, *_ = Floating(robot).at(q, qd, qdd, V0, Vdot0)
    size = np.linalg.cond(mass_matrix(robot, q))
    found = LINEAR[method](robot, q, qd, list(tau), None, V0, Vdot0)
    close(found, qdd, 1e-13 * size)
    # velocity and acceleration of the base each matter
    still = [0.0] * 6
    for motion in ((still, Vdot0), (V0, still)):
        assert far(LINEAR[method](robot, q, qd, list(tau), None, *motion), qdd) > 1e-4


@each_own
@pytest.mark.parametrize("method", ["fd2", "fd3"])
def test_links_and_tips_accelerate_as_in_pinocchio(name, method):
    robot = replace(with_rotors(OWN[name]), gravity=(1.5, -2.5, -9.0))
    robot = replace(robot, tips=(*robot.tips, robot.base.name))
    q, qd, qdd, _ = state_of(robot)
    V0, Vdot0 = np.random.default_rng(9).normal(size=(2, 6)).tolist()
    tau, links, tips = Floating(robot).at(q, qd, qdd, V0, Vdot0)
    derivation = {
        "fd2": rk88.fd2_with_accelerations,
        "fd3": rk88.fd3_with_accelerations,
    }[method]
    found = derivation(robot, q, qd, list(tau), None, V0, Vdot0)
    size = np.linalg.cond(mass_matrix(robot, q))
    for one, other in zip(found, (qdd, links, tips), strict=True):
        close(one, other, 1e-13 * size)


@pytest.mark.parametrize("name", ["panda", "table", "random-505"])
def test_the_tips_acceleration_is_that_of_the_jacobian(name):
    """alpha(0) = J qdd + Jdot qd, up to w x v: the paper's are ordinary accelerations (3.17)."""
    robot = OWN[name]
    q, qd, _, tau = state_of(robot)
    qdd, _, tips = rk88.fd2_with_accelerations(robot, q, qd, tau)
    J = np.array(jacobians.jacobian(robot, q), float)
    Jdot = np.array(jacobians.jacobian_dot(robot, q, qd), float)
    for alpha, own, rate in zip(tips, J, Jdot, strict=True):
        V, Vdot = own @ qd, own @ np.array(qdd, float) + rate @ qd
        Vdot[3:] += np.cross(V[:3], V[3:])
        close(alpha, Vdot, 1e-10)


# -- what they cost --------------------------------------------------------------------------


def chain(n):
    inertia = Inertia(1.0, 0.1, 0.2, 0.3, 0.5, 0.01, 0.6, 0.02, 0.03, 0.7)
    placement = Placement.from_xyz_rpy((0.1, 0.2, 0.3), (0.4, 0.5, 0.6))
    joints = tuple(Joint(f"j{i}", "revolute", i - 1, placement, (0, 0, 1)) for i in range(n))
    return Robot("chain", joints, tuple(Link(f"l{i}", inertia) for i in range(n)))


@cache
def cost(method, n):
    graph = Graph()
    state = ([graph.symbol(f"{x}{k}") for k in range(n)] for x in ("q", "qd", "tau"))
    return count_operations(METHODS[method](chain(n), *state)).total


@pytest.mark.sample(2)
@each_linear
def test_operations_grow_linearly(method):
    counts = [cost(method, n) for n in (5, 10, 15, 20)]
    assert len(set(np.diff(counts))) == 1
    assert counts[0] < counts[1]


@pytest.mark.slow
def test_long_chains_are_cheaper_by_articulated_bodies():
    for method in LINEAR:
        assert cost(method, 30) < cost("ldlt", 30) / 1.9
        assert cost(method, 30) < cost("articulated-body", 30)
        assert cost(method, 4) > cost("ldlt", 4)
