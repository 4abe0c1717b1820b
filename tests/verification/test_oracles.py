"""The oracles are what they claim: both installed, built right, and able to disagree."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest
from hypothesis import given, settings

from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Frame, Joint, Link, Robot, Rotor
from symdyn.robot.placement import Move, Placement
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.oracles.libraries import (
    ORACLES,
    installed,
    mujoco_oracle,
    pinocchio_oracle,
)
from symdyn.verification.reference.registry import scale
from tests.strategies import RandomUrdf, random_state, random_urdfs

TOLERANCE = 1e-10
"""Relative to the largest term that enters the quantity."""


def test_both_oracles_are_installed() -> None:
    assert installed() == ["pinocchio", "mujoco"]


def test_a_library_is_imported_only_when_asked() -> None:
    both = "{'pinocchio', 'mujoco'}"
    code = f"import sys, symdyn.verification.oracles.libraries; print({both} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


class PinocchioFromFile:
    """Pinocchio's own reading of a URDF, joints matched by name."""

    def __init__(self, text: str, robot: Robot) -> None:
        self.model = pin.buildModelFromXML(text)
        self.data = self.model.createData()
        self.tips = [self.model.getFrameId(name, pin.FrameType.BODY) for name in robot.tips]
        self.G = np.zeros((self.model.nv, robot.nv))
        self.offset = np.zeros(self.model.nv)
        assert self.model.nv == len(robot.joints)
        for i, joint in enumerate(robot.joints):
            row = self.model.joints[self.model.getJointId(joint.name)].idx_v
            self.G[row, robot.v_starts[i]] = joint.mimic.multiplier if joint.mimic else 1
            self.offset[row] = joint.mimic.offset if joint.mimic else 0

    def full(self, q: np.ndarray) -> np.ndarray:
        """Pinocchio's coordinates: a continuous joint is the cosine and sine of its angle."""
        return pin.integrate(self.model, pin.neutral(self.model), self.G @ q + self.offset)

    def inverse_dynamics(self, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> np.ndarray:
        tau = pin.rnea(self.model, self.data, self.full(q), self.G @ qd, self.G @ qdd)
        return self.G.T @ tau

    def mass_matrix(self, q: np.ndarray) -> np.ndarray:
        upper = np.triu(pin.crba(self.model, self.data, self.full(q)))
        return self.G.T @ (upper + np.triu(upper, 1).T) @ self.G

    def forward_kinematics(self, q: np.ndarray) -> np.ndarray:
        pin.framesForwardKinematics(self.model, self.data, self.full(q))
        return np.array([self.data.oMf[tip].homogeneous.copy() for tip in self.tips])


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(random_urdfs())
def test_built_joint_by_joint_is_read_from_file(random: RandomUrdf) -> None:
    robot = read_urdf(random.text, file="random.urdf").bind()
    assert len(robot.joints) == random.joints
    built, read = pinocchio_oracle(robot), PinocchioFromFile(random.text, robot)
    q, qd, qdd, _ = random_state(robot, random.seed)
    questions = {"inverse_dynamics": (q, qd, qdd), "mass_matrix": (q,), "forward_kinematics": (q,)}
    for name, state in questions.items():
        error = np.max(np.abs(getattr(built, name)(*state) - getattr(read, name)(*state)))
        assert error < TOLERANCE * scale(robot, name, *state), name


@settings(max_examples=40, deadline=None)
@given(random_urdfs())
def test_random_robots_have_positive_definite_mass_matrices(random: RandomUrdf) -> None:
    robot = read_urdf(random.text, file="random.urdf").bind()
    M = pinocchio_oracle(robot).mass_matrix(random_state(robot, random.seed)[0])
    unit = 1 / np.sqrt(np.diag(M))  # joints may differ in units and size
    assert np.linalg.eigvalsh(unit[:, None] * M * unit)[0] > 1e-8


def arm(first: Inertia) -> Robot:
    """Two links, the first one with the given inertia."""
    joints = (
        Joint("j1", "revolute", BASE, Placement(), (0, 0, 1)),
        Joint("j2", "revolute", 0, Placement((Move("x", 0.4), Move("rx", 1.0))), (0, 1, 0)),
    )
    links = (Link("l1", first), Link("l2", Inertia(2, 0.5, 0.1, 0, 0.3, 0, 0.4, 0, 0, 0.5)))
    return Robot("arm", joints, links, frames=(Frame("l2", 1),), tips=("l2",))


@pytest.mark.parametrize("oracle", ORACLES)
def test_inertia_without_mass_adds_to_its_joint_alone(oracle: str) -> None:
    """The first link of the Puma 560 is a moment of inertia about its axis and nothing else."""
    q = np.array([0.3, -0.8])
    added = ORACLES[oracle](arm(Inertia(Izz=0.35))).mass_matrix(q)
    added -= ORACLES[oracle](arm(Inertia())).mass_matrix(q)
    assert added == pytest.approx(np.diag([0.35, 0]), abs=1e-15)


@pytest.mark.parametrize("oracle", ORACLES)
def test_a_first_moment_without_mass_is_rejected(oracle: str) -> None:
    with pytest.raises(ValueError, match="not physically consistent"):
        ORACLES[oracle](arm(Inertia(mcx=0.1, Izz=0.35)))


@pytest.mark.parametrize("oracle", ORACLES)
def test_a_reversed_axis_reverses_its_torque(oracle: str) -> None:
    q, qd, qdd = np.array([0.3, -0.8]), np.array([1.0, 2.0]), np.array([-1.0, 0.5])
    flip = np.array([-1.0, 1.0])
    robot = replace(arm(Inertia(Izz=0.35)), gravity=(3.0, -5.0, 1.0))
    reversed_joint = replace(robot.joints[0], axis=(0, 0, -1))
    reversed_robot = replace(robot, joints=(reversed_joint, robot.joints[1]))
    tau = ORACLES[oracle](robot).inverse_dynamics(q, qd, qdd)
    assert abs(tau[0]) > 0.1
    reversed_tau = ORACLES[oracle](reversed_robot).inverse_dynamics(flip * q, flip * qd, flip * qdd)
    assert reversed_tau == pytest.approx(flip * tau, rel=1e-12)


@pytest.mark.parametrize("oracle", ORACLES)
@pytest.mark.parametrize("axis", [(0, 0, 1), (0, 0.6, 0.8)])
def test_a_rotor_adds_to_mass_and_energy_and_nothing_else(oracle: str, axis) -> None:
    """Pinocchio's own kinetic energy knows the rotors of some kinds of joints and not of others."""
    bare = arm(Inertia(1, 0.1, 0, 0, 0.2, 0, 0.2, 0, 0, 0.2))
    bare = replace(bare, joints=(replace(bare.joints[0], axis=axis), bare.joints[1]))
    geared = replace(bare, joints=(replace(bare.joints[0], rotor=Rotor(0.5)), bare.joints[1]))
    without, library = ORACLES[oracle](bare), ORACLES[oracle](geared)
    q, qd, qdd, _ = random_state(bare, 8)

    def added(name: str, *state: np.ndarray) -> np.ndarray:
        return getattr(library, name)(*state) - getattr(without, name)(*state)

    assert added("mass_matrix", q) == pytest.approx(np.diag([0.5, 0]), abs=1e-15)
    assert added("inverse_dynamics", q, qd, qdd) == pytest.approx([0.5 * qdd[0], 0], abs=1e-14)
    assert added("kinetic_energy", q, qd) == pytest.approx(0.25 * qd[0] ** 2, rel=1e-13)
    for name, state in {"total_momentum": (q, qd), "joint_wrenches": (q, qd, qdd)}.items():
        assert not added(name, *state).any(), name


def test_the_oracles_agree_on_forward_dynamics_by_different_algorithms() -> None:
    robot = arm(Inertia(1, 0.1, 0, 0, 0.2, 0, 0.2, 0, 0, 0.2))
    state = random_state(robot, 7)
    q, qd, tau = state[0], state[1], state[3]
    want = pinocchio_oracle(robot).forward_dynamics(q, qd, tau)
    assert mujoco_oracle(robot).forward_dynamics(q, qd, tau) == pytest.approx(want, rel=1e-12)
