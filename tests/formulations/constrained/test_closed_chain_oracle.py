"""The oracle of closed chains is checked: by another elimination, by Pinocchio, by the contacts."""

import numpy as np
import pinocchio as pin
import pytest

from tests.closed_chains import Holding, null_space
from tests.formulations.constrained.grasps import GRASPS, KINDS, holding
from tests.formulations.operators.sm03_motions import close
from tests.sm03 import ad, hat, transform

ALL = [(name, kind) for name in GRASPS for kind in KINDS]


@pytest.mark.sample(15)
@pytest.mark.parametrize(("name", "kind"), ALL)
def test_contacts_are_kept(name, kind):
    """K qd = 0 and K qdd + k = 0: the pose in the contact frame stays, in the held directions."""
    held = holding(name, kind)
    close(held.first(held.qd)[held.constrained], 0 * held.k)
    close(held.K @ held.qdd + held.k, 0 * held.k)
    assert not held.f[held.free].any()


@pytest.mark.parametrize("name", GRASPS)
def test_gauss_principle_gives_the_same_accelerations(name):
    """qdd is nearest to the free accelerations in the metric M, among those K allows."""
    held = holding(name, "soft-finger")
    wanted = np.linalg.solve(held.M, held.tau - held.h)
    values, vectors = np.linalg.eigh(null_space(held.K))
    Z = vectors[:, values > 0.5]
    some = -np.linalg.pinv(held.K, rcond=1e-9) @ held.k
    rest = np.linalg.solve(Z.T @ held.M @ Z, Z.T @ held.M @ (wanted - some))
    close(some + Z @ rest, held.qdd)


@pytest.mark.parametrize("kind", ["rigid", "point"])
@pytest.mark.parametrize("name", ["two ur5", "two pandas", "ur5 in space", "satellite", "hand"])
def test_pinocchio_finds_the_same_motion(name, kind):
    """By `constraintDynamics`, for the two types of contacts that it has."""
    if (name, kind) == ("hand", "rigid"):
        name = "two fingers"  # of three rigid contacts some forces are undetermined
    held = holding(name, kind)
    close(pinocchio_accelerations(held, kind), held.qdd)


def pinocchio_accelerations(held, kind):
    model, data, six = held.oracle.model, held.oracle.data, kind == "rigid"
    *tips, body = (model.frames[i] for i in held.oracle.tips)
    contacts = [
        pin.RigidConstraintModel(
            pin.ContactType.CONTACT_6D if six else pin.ContactType.CONTACT_3D,
            model,
            tip.parentJoint,
            tip.placement,
            body.parentJoint,
            body.placement * pin.SE3(contact),
            pin.ReferenceFrame.LOCAL,
        )
        for tip, contact in zip(tips, held.frames, strict=True)
    ]
    made = pin.StdVec_RigidConstraintData([contact.createData() for contact in contacts])
    contacts = pin.StdVec_RigidConstraintModel(contacts)
    pin.initConstraintDynamics(model, data, contacts, made)
    state = held.oracle._full(held.q, held.qd, held.tau)
    settings = pin.ProximalSettings(1e-14, 0, 20)
    qdd = pin.constraintDynamics(model, data, *state, contacts, made, settings)
    return held.oracle.G.T @ qdd


@pytest.mark.parametrize(("name", "kind"), [("hand", "point"), ("two ur5", "edge")])
def test_constraint_jacobian_and_bias_have_closed_forms(name, kind):
    """With U = V_tip - X V_object, the tip's twist against the object, in tip axes, and any qd:

        K qd = R U,   k = R (bias of V_tip - X (bias of V_object) + ad(U) X V_object + w x U)

    R turns tip axes to contact axes, X takes the object's twists to the tip, w is U's spin; w x U,
    of both halves, is zero where the contact is kept.
    """
    grasp = GRASPS[name]
    held = Holding(grasp.of(*[kind] * len(grasp.contacts)))
    held.qd = np.random.default_rng(3).uniform(-1, 1, held.robot.nv)
    *J, J_o = held.oracle.jacobian(held.q)
    *Jd, Jd_o = held.oracle.jacobian_dot(held.q, held.qd)
    *tips, body = held.oracle.forward_kinematics(held.q)
    rows, bias = [], []
    for t, tip in enumerate(tips):
        seen = np.linalg.inv(body) @ tip
        X = transform(seen[:3, :3], seen[:3, 3])
        R = np.kron(np.eye(2), held.frames[t][:3, :3].T @ seen[:3, :3])
        V_o, U = J_o @ held.qd, (J[t] - X @ J_o) @ held.qd
        rows.append(R @ (J[t] - X @ J_o))
        turned = np.kron(np.eye(2), hat(U[:3])) @ U
        bias.append(R @ ((Jd[t] - X @ Jd_o) @ held.qd + ad(U) @ X @ V_o + turned))
    close(np.concatenate(rows), held.all_rows)
    close(np.concatenate(bias), held.all_bias)


@pytest.mark.parametrize(("name", "kind"), [("hand", "point"), ("two pandas", "soft-finger")])
def test_inner_forces_squeeze_and_do_not_move(name, kind):
    """f with W^T f = 0, zero in free directions: torques J^T f add it, and change nothing else."""
    held = holding(name, kind)
    arms, body = held.K[:, : held.na], held.K[:, held.na :]
    values, vectors = np.linalg.eigh(body @ body.T)
    inner = vectors[:, values < 1e-9] @ np.ones((values < 1e-9).sum())
    more = Holding(held.grasp)
    more.tau = held.tau + np.r_[arms.T @ inner, np.zeros(6)]
    close(more.qdd, held.qdd)
    close(more.f[held.constrained], held.f[held.constrained] + inner)
    assert np.abs(inner).max() > 0.1
