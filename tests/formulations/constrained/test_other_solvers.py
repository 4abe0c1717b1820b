"""Closed robots of the library by the solvers that Pinocchio and MuJoCo have for constraints.

Pinocchio's `constraintDynamics` holds all six directions or the three translations. A pin of a
plane linkage is of the latter kind: the rotations that a pin holds, the plane holds already.

MuJoCo holds softly. With R > 0, it finds qacc and the forces f on the joints from

    M qacc + c = tau + J^T f,      J qacc + R f = -Jdot qd         on closed chains

R is (1 - d)/d times an estimate of the diagonal of J M^-1 J^T, where d < 0.9999 is the impedance of
`solimp`, and the estimate is `body_invweight0`. By its format alone MuJoCo comes as near to hard
constraints as 1e-5 to 0.2 of the largest acceleration; with an estimate 1e-9 of its own size as
near as 1e-9, and that is what is compared.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest

from symdyn.formulations.constrained import general
from symdyn.robot import load
from symdyn.verification.oracles import mujoco_oracle
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.closed_chains import null_space

ROBOTS = (
    *("four_bar", "five_bar", "planar_two_arm"),
    *("two_pandas", "three_finger_hand", "space_panel"),
)
ANGULAR_FIRST = [3, 4, 5, 0, 1, 2]
SOFTNESS = 1e-9


def state_of(robot):
    """The posture, with velocities that keep it closed, and random forces of all joints."""
    q, rng = np.array(robot.start(), float), np.random.default_rng(7)
    qd = null_space(pinocchio_oracle(robot).constraint_jacobian(q)) @ rng.uniform(-1, 1, robot.nv)
    assert np.abs(qd).max() > 0.1
    return q, qd, rng.uniform(-2, 2, robot.nv)


def ours(robot, state):
    qdd, f = general.closed_chain_dynamics(robot, *(x.tolist() for x in state))
    return np.array(qdd, float), np.array(f, float)


def close(found, expected, tolerance=1e-8):
    assert np.abs(found - expected).max() < tolerance * max(1, np.abs(expected).max())


def is_rigid(constraint):
    return len(constraint.directions) == 6


# -- Pinocchio -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ROBOTS)
def test_pinocchios_constraint_dynamics_gives_the_same(name):
    """Accelerations, and what the contacts do to the joints."""
    robot = load(name).bind()
    oracle, state = pinocchio_oracle(robot), state_of(robot)
    model, data = oracle.model, oracle.data
    contacts = []
    for constraint, ends in zip(robot.constraints, oracle.ends, strict=True):
        kind = pin.ContactType.CONTACT_6D if is_rigid(constraint) else pin.ContactType.CONTACT_3D
        a, b = (model.frames[end] for end in ends)
        places = a.parentJoint, a.placement, b.parentJoint, b.placement
        contacts.append(pin.RigidConstraintModel(kind, model, *places, pin.ReferenceFrame.LOCAL))
    made = pin.StdVec_RigidConstraintData([contact.createData() for contact in contacts])
    contacts = pin.StdVec_RigidConstraintModel(contacts)
    pin.initConstraintDynamics(model, data, contacts, made)
    settings = pin.ProximalSettings(1e-13, 1e-10, 30)
    full = oracle._full(*state)
    found = oracle.G.T @ pin.constraintDynamics(model, data, *full, contacts, made, settings)
    qdd, f = ours(robot, state)
    close(found, qdd)
    K = oracle.constraint_rows(state[0])
    pin.framesForwardKinematics(model, data, full[0])
    forces = np.zeros_like(f)
    for n, (a, b) in enumerate(oracle.ends):
        wrench = made[n].contact_force.vector.reshape(2, 3)
        turned = data.oMf[b].rotation.T @ data.oMf[a].rotation
        forces[n] = -(wrench @ turned.T).ravel()[ANGULAR_FIRST]  # Pinocchio's act on frame_a
    close(K.T @ forces.ravel(), K.T @ f.ravel())


# -- MuJoCo ----------------------------------------------------------------------------------


def held(robot):
    """The robot's tree in MuJoCo's format, the sites of its tips held to each other in pairs."""
    rows = "".join(
        f'<{"weld" if is_rigid(c) else "connect"} site1="tip {2 * n}" site2="tip {2 * n + 1}" '
        'solimp="0.9999 0.9999 0.001 0.5 2"/>'
        for n, c in enumerate(robot.constraints)
    )
    text = plain(robot).replace('constraint="disable" ', "")
    return text.replace("</mujoco>", f"<equality>{rows}</equality></mujoco>")


plain = mujoco_oracle._mjcf


@pytest.mark.parametrize("name", ROBOTS)
def test_mujocos_constraints_made_hard_give_the_same(name, monkeypatch):
    monkeypatch.setattr(mujoco_oracle, "_mjcf", held)
    robot = load(name).bind()
    ends = [robot.frame(x) for c in robot.constraints for x in (c.frame_a, c.frame_b)]
    frames = tuple(replace(end, name=f"end {k}") for k, end in enumerate(ends))
    tips = tuple(frame.name for frame in frames)
    oracle = mujoco_oracle.MujocoOracle(replace(robot, frames=(*robot.frames, *frames), tips=tips))
    oracle.model.opt.tolerance, oracle.model.opt.iterations = 0, 100
    state = state_of(robot)
    qdd, _ = ours(robot, state)
    size = np.abs(qdd).max()
    soft = np.abs(oracle.forward_dynamics(*state) - qdd).max() / size
    oracle.model.body_invweight0[:] *= SOFTNESS
    hard = np.abs(oracle.forward_dynamics(*state) - qdd).max() / size
    assert oracle.data.nefc == sum(6 if is_rigid(c) else 3 for c in robot.constraints)
    assert hard < 1e-9
    assert 1e-5 < soft < 0.2  # it is MuJoCo's own softness that was taken away
