"""Forward dynamics does not depend on units: of nanometres and of thousands of kilometres.

With lengths L, masses M and seconds as they are, accelerations of rotations stay, those along axes
are L times as large, and forces M L (moments M L^2) times.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.robot import Inertia, Placement, Robot, load
from symdyn.robot.assembly.series import velocity_units
from symdyn.robot.model import Rotor
from symdyn.verification.check import random_state
from symdyn.verification.oracles.libraries import pinocchio_oracle, unsupported_oracles
from tests.joint_robots import inclined_slides, random_tree
from tests.making import programs_of

SCALES = [(1e-7, 1e-9), (1e-9, 1e-15), (1e6, 1e6)]


def enlarged(robot: Robot, length: float, mass: float) -> Robot:
    """The robot with all lengths and masses multiplied, gravity among the lengths."""

    def placed(placement: Placement) -> Placement:
        moves = (
            replace(m, amount=m.amount * (length if m.kind in "xyz" else 1))
            for m in placement.moves
        )
        return Placement(tuple(moves))

    factors = (mass, *[mass * length] * 3, *[mass * length**2] * 6)
    robot = robot.bind()
    return replace(
        robot,
        joints=tuple(
            replace(
                joint,
                placement=placed(joint.placement),
                tail=placed(joint.tail),
                pitch=joint.pitch * length,
                q_offset=joint.q_offset * (length if joint.is_translation else 1),
                rotor=Rotor(
                    joint.rotor_inertia * mass * (1 if joint.is_translation else length**2)
                ),
                modes=tuple((w, tuple(x * length for x in v)) for w, v in joint.modes),
            )
            for joint in robot.joints
        ),
        links=tuple(
            replace(
                link,
                inertia=Inertia(
                    *(x * f for x, f in zip(link.inertia.parameters, factors, strict=True))
                ),
            )
            for link in robot.links
        ),
        frames=tuple(replace(frame, placement=placed(frame.placement)) for frame in robot.frames),
        gravity=tuple(x * length for x in robot.gravity),
        parameters=(),
        symbolic_names=(),
    )


def sliding(robot: Robot) -> np.ndarray:
    """Which velocities are along axes."""
    own = (joint for joint in robot.joints if joint.mimic is None)
    return np.array([unit == "m" for joint in own for unit in velocity_units(joint.motion.screws)])


ROBOTS = {
    "scara": load("scara"),
    "stanford": load("stanford"),
    "slides": replace(inclined_slides(4), name="slides"),
    "planar": random_tree(3, ("planar", "floating", "revolute"), 3),
}


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("scale", SCALES, ids=str)
def test_a_robot_of_any_size_accelerates_as_pinocchio_says_of_its_model(name, scale):
    robot, (length, mass) = ROBOTS[name].bind(), scale
    made = enlarged(robot, length, mass)
    (program,) = programs_of(made, ["forward_dynamics"])
    state = random_state(robot, robot, np.random.default_rng(2))
    expected = pinocchio_oracle(robot).forward_dynamics(state["q"], state["qd"], state["tau"])
    units = [u for j in robot.joints if j.mimic is None for u in j.motion.coordinate_units]
    q = state["q"] * np.where(np.array(units) == "m", length, 1.0)
    by = np.where(sliding(robot), length, 1.0)
    (qdd,) = program(q, state["qd"] * by, state["tau"] * mass * length**2 / by)
    assert qdd / by == pytest.approx(expected, rel=1e-9, abs=1e-9 * np.abs(expected).max())


@pytest.mark.parametrize("scale", [(1, 1), *SCALES], ids=str)
def test_a_joint_that_moves_no_mass_is_named_at_any_size(scale):
    robot = load("scara").bind()
    links = (*robot.links[:3], replace(robot.links[3], inertia=Inertia()))
    light = enlarged(replace(robot, links=links), *scale)
    with pytest.raises(FunctionError, match="the links beyond joint 'joint4' have no inertia"):
        programs_of(light, ["forward_dynamics"])


def test_a_small_robot_is_checked_without_a_library_that_cannot_hold_it():
    """MuJoCo puts 1e-15 for inertias below that; Pinocchio has no such bound."""
    small = enlarged(load("scara"), 1e-7, 1e-9)
    assert list(unsupported_oracles(small)) == ["mujoco"]
    assert "as zero" in unsupported_oracles(small)["mujoco"]
    assert not unsupported_oracles(load("scara"))
