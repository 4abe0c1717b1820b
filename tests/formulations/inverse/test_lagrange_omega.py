"""S81's dictionary between omega and Wdot, and its identities; what the print makes of them."""

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.inverse import lagrange_omega, newton_euler
from symdyn.formulations.kinematics import jacobians
from symdyn.graph import Graph, directional_derivatives, evaluate
from symdyn.lie import exp_so3, rotate_symmetric_tensor, vec
from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Link
from tests.strategies import random_state


def close(a, b):
    a, b = np.array(a, float), np.array(b, float)
    assert np.abs(a - b).max() <= 1e-11 * max(1.0, np.abs(b).max())


# -- S81 section 2: omega and Wdot ----------------------------------------------------------

OMEGA = (0.3, -0.5, 0.7)
TURN = exp_so3((0.6, 0.0, 0.8), 0.4)
TENSOR = ((0.5, 0.01, 0.02), (0.01, 0.6, 0.03), (0.02, 0.03, 0.7))


def test_omega_and_the_rate_of_the_rotation_give_each_other():
    Wdot = lagrange_omega.rotation_rate(OMEGA, TURN)
    close(Wdot, np.cross(OMEGA, np.array(TURN, float), axisb=0, axisc=0))
    close(lagrange_omega.angular_velocity(TURN, Wdot), OMEGA)


def test_the_inverse_relation_needs_three_different_indices():
    """P_lmi W_mj Wdot_ij = 2 w_l gives (2.6); the scan has P_lmm, which is zero."""
    P = np.array([[np.cross(*np.eye(3)[[i, j]])[k] for k in range(3)] for i, j in np.ndindex(3, 3)])
    P = P.reshape(3, 3, 3)
    W = np.array(TURN, float)
    Wdot = np.array(lagrange_omega.rotation_rate(OMEGA, TURN), float)
    close(np.einsum("lmi,mj,ij->l", P, W, Wdot), 2 * np.array(OMEGA))
    assert not np.einsum("lmm->l", P).any()


def test_the_two_tensors_give_each_other_and_the_same_energy():
    J = lagrange_omega.pseudo_tensor(TENSOR)
    close(lagrange_omega.inertia_tensor(J), TENSOR)
    Wdot = lagrange_omega.rotation_rate(OMEGA, TURN)
    in_base = rotate_symmetric_tensor(TURN, TENSOR)
    close(
        lagrange_omega.rotational_energy_of_rate(Wdot, J),
        lagrange_omega.rotational_energy(OMEGA, in_base),
    )


def test_a_first_moment_without_mass_has_no_centre():
    with pytest.raises(FunctionError, match="'arm' has a first moment but no mass"):
        lagrange_omega.central(Link("arm", Inertia(mcx=0.1)))


# -- S81 section 3.1 and appendix A: identities, and what the print makes of them -----------


class Tangents:
    """v, omega, I of the last link of a robot in base axes, and derivatives of them, on numbers."""

    def __init__(self):
        robot = load("stanford").bind()
        graph = Graph()
        self.n = robot.nv
        self.q, self.qd, self.qdd = (
            [graph.symbol(f"{x}{k}") for k in range(self.n)] for x in ("q", "qd", "qdd")
        )
        state = [[float(x) for x in values] for values in random_state(robot, 7)[:3]]
        symbols = [*self.q, *self.qd, *self.qdd]
        self.values = dict(zip(symbols, [x for part in state for x in part], strict=True))
        self.time = dict(zip(self.q, self.qd, strict=True)) | dict(
            zip(self.qd, self.qdd, strict=True)
        )
        twists, _ = newton_euler.link_motions(robot, self.q, self.qd, self.qdd)
        poses = jacobians.link_poses(robot, self.q)
        (w, v), R = twists[-1], poses[-1].R
        self.m, c, tensor = lagrange_omega.central(robot.links[-1])
        self.omega = vec.apply(R, w)
        self.v = vec.apply(R, vec.add(v, vec.cross(w, c)))
        self.I = [x for row in rotate_symmetric_tensor(R, tensor) for x in row]
        screws = [
            vec.apply(pose.R, joint.screws[0][0])
            for pose, joint in zip(poses, robot.joints, strict=True)
        ]
        self.z = [[graph.constant(x) for x in screw] for screw in screws]

    def at(self, nodes):
        values = np.array(evaluate(list(nodes), self.values), float)
        return values.reshape(3, 3) if len(values) == 9 else values

    def by(self, nodes, *directions):
        for direction in directions:
            along = self.time if direction is self.time else {direction: 1}
            nodes = directional_derivatives(list(nodes), along)
        return self.at(nodes)


@pytest.fixture(scope="module")
def tangents():
    return Tangents()


def differ(found, printed):
    return not np.allclose(found, printed, rtol=1e-3, atol=1e-3)


def test_velocity_identity_3_4_is_by_q(tangents):
    t = tangents
    wrong = []
    for q, qd in zip(t.q, t.qd, strict=True):
        found = t.by(t.v, qd, t.time)
        close(found, t.by(t.v, q))
        wrong.append(differ(found, t.by(t.v, qd)))
    assert any(wrong)


def test_inertia_identities_3_5_3_7_3_10_need_the_rate_of_the_tensor(tangents):
    t = tangents
    omega, tensor, rate = t.at(t.omega), t.at(t.I), t.by(t.I, t.time)
    wrong = []
    for q, qd in zip(t.q, t.qd, strict=True):
        slope = t.by(t.omega, qd)
        gyroscopic = np.cross(omega, tensor @ omega) @ slope
        close(omega @ rate @ slope, gyroscopic)  # (3.5)
        wrong.append(differ(omega @ tensor @ slope, gyroscopic))
        close(omega @ tensor @ np.cross(omega, slope), -gyroscopic)  # (3.7)
        close(omega @ t.by(t.I, q) @ omega / 2, -gyroscopic)  # (3.10)
        close(t.by(t.I, t.time, qd), t.by(t.I, q))  # appendix, before (3.10)
        close(t.by(t.I, qd), np.zeros((3, 3)))  # as printed there: I does not depend on qd
    assert any(wrong)
    assert differ(t.by(t.I, t.q[1]), np.zeros((3, 3)))


def test_angular_identity_3_6_is_by_q(tangents):
    t = tangents
    omega, wrong = t.at(t.omega), []
    for q, qd in zip(t.q, t.qd, strict=True):
        slope, found = t.by(t.omega, qd), t.by(t.omega, qd, t.time)
        close(found, t.by(t.omega, q) + np.cross(omega, slope))
        wrong.append(differ(found, slope + np.cross(omega, slope)))
    assert any(wrong)


def test_momentum_rate_3_3_with_its_dots(tangents):
    t = tangents
    v, omega, tensor = t.at(t.v), t.at(t.omega), t.at(t.I)
    vdot, omegadot, rate = (t.by(x, t.time) for x in (t.v, t.omega, t.I))
    K = t.m * vec.dot(t.v, t.v) / 2
    rows = tuple(tuple(t.I[3 * r : 3 * r + 3]) for r in range(3))
    K = K + lagrange_omega.rotational_energy(t.omega, rows)
    wrong = []
    for qd in t.qd:
        dv, dw = t.by(t.v, qd), t.by(t.omega, qd)
        dv_rate, dw_rate = t.by(t.v, qd, t.time), t.by(t.omega, qd, t.time)
        found = t.by([K], qd, t.time)[0]
        turned = omegadot @ tensor @ dw + omega @ rate @ dw + omega @ tensor @ dw_rate
        close(found, t.m * (vdot @ dv + v @ dv_rate) + turned)
        printed = omega @ tensor @ dw + 2 * omega @ tensor @ dw_rate
        wrong.append(differ(found, t.m * (v @ dv + v @ dv_rate) + printed))
    assert any(wrong)


def test_axes_turn_by_q_in_a_3_and_the_last_proof_subtracts(tangents):
    t = tangents
    z = [t.at(axis) for axis in t.z]
    qd = [t.values[s] for s in t.qd]
    by_time, added = [], []
    for j in range(t.n):
        for k in range(j, t.n):
            found = t.by(t.z[k], t.q[j])
            close(found, np.cross(z[j], z[k]))
            by_time.append(differ(found, t.by(t.z[k], t.time)))
        through_j = sum((qd[k] * z[k] for k in range(j + 1)), np.zeros(3))
        beyond = sum((qd[k] * z[k] for k in range(j + 1, t.n)), np.zeros(3))
        close(through_j, t.at(t.omega) - beyond)
        added.append(differ(through_j, t.at(t.omega) + beyond))
    assert any(by_time)
    assert any(added)
