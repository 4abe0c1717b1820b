"""The judge of closed chains is judged: by another elimination, by Pinocchio, by the contacts."""

import numpy as np
import pinocchio as pin
import pytest

from tests.closed_chains import FREE, Holding, null_space
from tests.derive.constrained.grasps import GRASPS
from tests.derive.operators.sm03_motions import close

ALL = [(name, kind) for name in GRASPS for kind in FREE]


@pytest.mark.parametrize(("name", "kind"), ALL)
def test_contacts_are_kept(name, kind):
    """K qd = 0 and K qdd + k = 0: the pose in the contact frame stays, in the held directions."""
    grasp = GRASPS[name]
    held = Holding(grasp.of(*[kind] * len(grasp.contacts)))
    close(held.first(held.qd)[held.constrained], 0 * held.k)
    close(held.K @ held.qdd + held.k, 0 * held.k)
    assert not held.f[held.free].any()


@pytest.mark.parametrize("name", GRASPS)
def test_gauss_principle_gives_the_same_accelerations(name):
    """qdd is nearest to the free accelerations in the metric M, among those K allows."""
    held = Holding(GRASPS[name])
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
    grasp = GRASPS[name]
    if (name, kind) == ("hand", "rigid"):
        grasp = GRASPS["two fingers"]  # of three rigid contacts some forces are undetermined
    held = Holding(grasp.of(*[kind] * len(grasp.contacts)))
    close(pinocchio_accelerations(held, kind), held.qdd)


def pinocchio_accelerations(held, kind):
    model, data, six = held.judge.model, held.judge.data, kind == "rigid"
    *tips, body = (model.frames[i] for i in held.judge.tips)
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
    state = held.judge._full(held.q, held.qd, held.tau)
    settings = pin.ProximalSettings(1e-14, 0, 20)
    qdd = pin.constraintDynamics(model, data, *state, contacts, made, settings)
    return held.judge.G.T @ qdd
