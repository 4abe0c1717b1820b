"""A joint along which nothing has inertia, or next to nothing, is rejected by name; others are not.

Omega_k = S_k^T Jhat_k S_k decides, by every method and by the one that would be chosen; that Jhat_k
itself is singular does not matter.
"""

from dataclasses import replace

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.forward import ldlt, zero_pivots
from symdyn.formulations.gradients import forward_derivatives
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint, Link, Mimic, Robot
from symdyn.robot.placement import UNMOVED, Placement
from tests.formulations.operators.operator_robots import (
    ALONG_X,
    BOX,
    ODD,
    POINT,
    SINGULAR_BUT_FINE,
    X,
    Z,
    arm,
    close,
    mass_matrix,
    state_of,
)
from tests.joint_robots import without_motor_at_root
from tests.making import programs_of

INVERTING = (
    *("forward_dynamics", "inverse_mass_matrix", "inverse_mass_times", "mass_matrix_factors"),
    *("forward_accelerations", "forward_dynamics_derivatives", "linearization"),
    "operational_space_inertia_inverse",
)
WAYS = [(name, method) for name in INVERTING for method in (None, *FUNCTIONS[name].methods)]
ANY_BASE = [name for name in FUNCTIONS["forward_dynamics"].methods if name != "swain-morris"]
"""SM03's base has to have inertia of its own."""
UNDETERMINED = {
    "nothing at the end": (arm(BOX, Inertia(), axes=(Z, Z)), "joint2"),
    "next to nothing at the end": (arm(BOX, replace(BOX, Izz=1e-15), axes=(Z, Z)), "joint2"),
    "less than nothing": (arm(BOX, replace(BOX, Izz=-1e-15), axes=(Z, Z)), "joint2"),
    "a point mass on the axis": (arm(BOX, POINT, axes=(Z, X)), "joint2"),
    "a massless link between equal axes": (arm(Inertia(), BOX, axes=(Z, Z)), "joint1"),
    "the same about an odd axis, where rounding is left": (
        arm(Inertia(), BOX, axes=(ODD, ODD)),
        "joint1",
    ),
    "a massless slide between equal slides": (
        arm(Inertia(), BOX, axes=(ODD, ODD), types=["prismatic"] * 2),
        "joint1",
    ),
}


@pytest.mark.sample(66)
@pytest.mark.parametrize("case", UNDETERMINED)
@pytest.mark.parametrize(("name", "method"), WAYS)
def test_every_method_and_the_default_reject_by_the_joints_name(name, method, case):
    robot, joint = UNDETERMINED[case]
    robot = without_motor_at_root(robot)  # some methods are for such robots
    with pytest.raises(
        FunctionError, match=f"{name}: the links beyond joint '{joint}' have no inertia"
    ):
        programs_of(robot, [name], method=method)


@pytest.mark.sample(23)
@pytest.mark.parametrize("case", SINGULAR_BUT_FINE)
@pytest.mark.parametrize("method", [None, *ANY_BASE])
def test_a_singular_articulated_inertia_alone_is_fine(method, case):
    robot = SINGULAR_BUT_FINE[case]
    if robot.nv > 1:
        robot = without_motor_at_root(robot)
    elif method == "block-elimination":
        method = None  # it takes a DoF with a motor and one without
    q, qd, _, tau = (np.array(x) for x in state_of(robot))
    (program,) = programs_of(robot, ["forward_dynamics"], method=method)
    (bias,) = programs_of(robot, ["bias"])
    expected = np.linalg.solve(mass_matrix(robot, q.tolist()), tau - bias(q, qd)[0])
    size = np.abs(expected).max()
    close(program(q, qd, tau)[0] / size, expected / size, 1e-9)


def followed(tail):
    """A joint and one that turns back by as much, which carries `tail`."""
    joints = (
        Joint("leader", "revolute", -1, UNMOVED, Z),
        Joint("follower", "revolute", 0, UNMOVED, Z, mimic=Mimic(0, -1.0)),
    )
    return Robot("pair", joints, (Link("a", Inertia()), Link("b", tail)))


def test_followers_can_cancel_their_leaders():
    """What turns back as far as it is turned has no inertia; about an axis askew it has."""
    with pytest.raises(FunctionError, match="the links beyond joint 'leader' have no inertia"):
        programs_of(followed(BOX), ["forward_dynamics"])
    robot = followed(BOX)
    askew = Placement.from_xyz_rpy((0.3, 0, 0), (0.7, 0, 0))
    robot = replace(robot, joints=(robot.joints[0], replace(robot.joints[1], placement=askew)))
    assert programs_of(robot, ["forward_dynamics"])


def test_sizes_of_joints_that_share_a_coordinate_add_up_like_velocities():
    bodies = (Inertia(Izz=1.0), Inertia(Izz=4.0))
    joints = (
        Joint("leader", "revolute", -1, UNMOVED, Z),
        Joint("follower", "revolute", -1, UNMOVED, Z, mimic=Mimic(0, -3.0)),
    )
    robot = Robot("pair", joints, tuple(Link(n, J) for n, J in zip("ab", bodies, strict=True)))
    (felt,) = zero_pivots.largest_inertias(robot, robot.transforms([0.0]))
    assert felt == pytest.approx((1 + 3 * 2) ** 2)


def test_a_screw_of_both_kinds_feels_all_that_could_be_there():
    tail = Placement.from_xyz_rpy((0, 2.0, 0), (0, 0, 0))
    joint = Joint("hinge", "revolute", -1, UNMOVED, Z, tail=tail, scale=-0.5)
    robot = Robot("one", (joint,), (Link("a", Inertia(m=3.0, mcx=-0.7, Ixy=5.0)),))
    (felt,) = zero_pivots.largest_inertias(robot, robot.transforms([0.3]))
    w, v = 0.5, 1.0
    assert felt == pytest.approx(w * w * 5.0 + 2 * w * v * 0.7 + v * v * 3.0)


def test_the_size_of_what_a_joint_carries_is_seen_from_it():
    robot = arm(Inertia(m=1.0), Inertia(m=2.0, Izz=0.5), axes=(Z, Z), places=[ALONG_X] * 2)
    felt = zero_pivots.largest_inertias(robot, robot.transforms([0.1, 0.2]))
    assert felt == pytest.approx([0.5 + 2.0 * 0.7**2, 0.5])


def test_only_a_robot_of_numbers_is_checked_before_it_is_derived():
    robot, _ = UNDETERMINED["next to nothing at the end"]
    ldlt.require_inertia(robot, [0.1, 0.2])  # numbers: its own derivation will tell
    opened = robot.symbolic("link2.Izz")
    assert programs_of(opened, ["forward_dynamics"])
    with pytest.raises(ldlt.SingularMassMatrix) as caught:
        forward_derivatives.forward_dynamics_derivatives(robot, [0.1, 0.2], [0, 0], [0, 0])
    assert caught.value.index == 1


def test_a_matrix_of_which_nothing_is_known_may_have_small_pivots():
    assert ldlt.factorize([[1e-14]]) == ([[1]], [1e-14])
    with pytest.raises(ldlt.SingularMassMatrix):
        ldlt.factorize([[1e-14]], [1.0])
