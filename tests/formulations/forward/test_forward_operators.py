"""FD1 to FD4 and PP99's algorithm as the operator equations of the papers, and their misprints."""

import numpy as np
import pytest
from scipy.linalg import expm

from symdyn.formulations.forward import ldlt, rk88
from symdyn.formulations.inverse import newton_euler
from symdyn.formulations.kinematics import jacobians
from symdyn.formulations.operators import coordinate_change, pp99_operators, rk88_operators
from symdyn.lie import ad_dual
from tests.formulations.operators.operator_robots import (
    NAMED,
    OWN,
    arrays,
    close,
    far,
    random_frames,
    state_of,
    with_rotors,
)


def operator_form(robot, q, qd):
    """RK88's operators and biases, gravity in a as in (3.21)."""
    ops = rk88_operators.spatial_operators(robot, q)
    o, r = arrays(ops), arrays(rk88_operators.riccati_operators(robot, ops))
    a, b = (np.array(x, float) for x in rk88_operators.biases(robot, q, qd))
    up = np.array([0, 0, 0, *(-x for x in robot.gravity)], float)
    return o, r, a + o["E"] @ up, b


@pytest.mark.parametrize("name", OWN)
def test_recursions_are_the_operator_equations(name):
    robot = with_rotors(OWN[name])
    q, qd, _, tau = state_of(robot)
    o, r, a, b = operator_form(robot, q, qd)
    f = np.random.default_rng(2).normal(size=6 * len(robot.tips))
    R = [np.array(X.R, float) for X in tip_poses(robot, q)]
    f_tip = [
        [*(turn.T @ six[:3]), *(turn.T @ six[3:])]
        for turn, six in zip(R, f.reshape(-1, 6), strict=True)
    ]
    T = np.array(tau)[::-1]
    H, phi, M, B, S = (o[k] for k in ("H", "phi", "M", "B", "shift"))
    psi, Psi, L, G, P, Di = (r[k] for k in ("psi", "Psi", "L", "G", "P", "D_inverse"))
    one, unit = np.eye(len(phi)), np.eye(len(H))
    W = unit - H @ Psi @ L
    bias_free = T - H @ phi @ (M @ phi.T @ a + b + B @ f)  # (4.17)
    fd1 = W.T @ Di @ W @ bias_free  # (4.18)
    zeta = phi.T @ a  # (5.8)
    alpha = psi.T @ H.T @ Di @ W @ bias_free + zeta  # (5.6)
    eps = T - H @ psi @ (S @ L @ T + M @ zeta + b + B @ f)  # (5.9)
    fd3 = W.T @ Di @ eps  # (5.10)
    nu = Di @ (W @ T - H @ (psi - one) @ P @ a - H @ psi @ (b + B @ f))  # (5.14)
    fd4 = W.T @ nu - L.T @ Psi.T @ (one - G @ H).T @ a - G.T @ a  # (5.15)
    expected = np.array(ldlt.forward_dynamics(robot, q, qd, tau, f_tip), float)[::-1]
    for found in (fd1, fd3, fd4):
        close(found, expected, 1e-9)
    _, links, _ = rk88.fd2_with_accelerations(robot, q, qd, tau, f_tip)
    for i, X in enumerate(jacobians.link_poses(robot, q)):
        k = 6 * (len(robot.links) - 1 - i)
        turn = np.array(X.R, float)
        upward = alpha[k : k + 6] + np.array([0, 0, 0, *robot.gravity])
        close(links[i], [*(turn.T @ upward[:3]), *(turn.T @ upward[3:])], 1e-9)


def tip_poses(robot, q):
    poses = jacobians.link_poses(robot, q)
    for frame in map(robot.frame, robot.tips):
        yield poses[frame.link] @ frame.placement.pose()


def test_the_filter_of_fd1_takes_bias_free_forces():
    """(4.20) prints eps = T - H z; with T' it is (4.18), with T it is not."""
    robot = NAMED["table"]
    q, qd, _, tau = state_of(robot)
    o, r, a, b = operator_form(robot, q, qd)
    T = np.array(tau)[::-1]
    H, phi, Psi, L, Di = o["H"], o["phi"], r["Psi"], r["L"], r["D_inverse"]
    bias_free = T - H @ phi @ (o["M"] @ phi.T @ a + b)
    expected = np.array(ldlt.forward_dynamics(robot, q, qd, tau), float)[::-1]
    W = np.eye(3) - H @ Psi @ L
    z = Psi @ L @ bias_free
    close(W.T @ Di @ (bias_free - H @ z), expected, 1e-9)
    assert far(W.T @ Di @ (T - H @ z), expected) > 0.01


def test_fd3_ends_with_a_transpose():
    """Its proof (and Part II, 5.13) prints (I - H Psi L)^-1 where (5.10) rightly has ^T."""
    robot = NAMED["puma560"]
    q, qd, _, tau = state_of(robot)
    o, r, a, b = operator_form(robot, q, qd)
    T = np.array(tau)[::-1]
    H, psi, L = o["H"], r["psi"], r["L"]
    eps = T - H @ psi @ (o["shift"] @ L @ T + o["M"] @ o["phi"].T @ a + b)
    W = np.eye(6) - H @ r["Psi"] @ L
    expected = np.array(ldlt.forward_dynamics(robot, q, qd, tau), float)[::-1]
    close(W.T @ r["D_inverse"] @ eps, expected, 1e-9)
    assert far(np.linalg.inv(W) @ r["D_inverse"] @ eps, expected) > 0.01


def test_kinematic_maps_of_pp99_are_those_from_the_parent():
    """(47)-(49) are f_(k-1,k), the pose of link k in the frame of its parent, not f_(k,k-1)."""
    robot = NAMED["panda"]
    q, *_ = state_of(robot)
    Q = random_frames(robot, 4)
    placed = [np.eye(4), *(np.array(frame.pose().matrix(), float) for frame in Q)]
    moved = coordinate_change.change_frames(robot, Q)
    home = robot.transforms([0.0] * robot.nq)
    for k, X in enumerate(moved.transforms(q)):
        w, v = np.array(moved.dofs(k)[0].screw, float)
        A = np.zeros((4, 4))
        A[:3] = np.column_stack((np.cross(w, np.eye(3)).T, v))
        M = placed[k] @ np.array(home[k].matrix(), float) @ np.linalg.inv(placed[k + 1])
        f = M @ expm(A * q[k])
        close(X.matrix(), f)
        assert far(X.matrix(), np.linalg.inv(f)) > 0.01


def test_wrenches_of_pp99_are_carried_by_the_inverse():
    """(58), (59) and the Y and Pi of (63) print Ad* of f; it must be of f^-1."""
    robot = NAMED["panda"]
    q, qd, qdd, _ = state_of(robot)
    ops = pp99_operators.operators(robot, q)
    Pt = np.array(ops.Pt, float)
    tip = robot.frame(robot.tips[0]).placement.pose()
    X = np.array(tip.matrix(), float)
    assert np.abs(X[:3, 3]).max() > 0.01  # else f and f^-1 would be alike
    f = np.array([0.3, -0.2, 0.5, 4.0, -3.0, 2.0])
    GS = np.array(ops.G, float) @ np.array(ops.S, float)
    J = np.array(jacobians.jacobian(robot, q)[0], float)
    close(GS.T @ Pt.T @ f, J.T @ f)  # (58) with Ad* of f^-1
    printed = np.zeros((42, 6))
    printed[36:] = np.linalg.inv(Pt[:, 36:]).T
    assert far(GS.T @ printed @ f, J.T @ f) > 0.01
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    minus_gravity = tuple(-x for x in robot.gravity)
    V, Vdot = newton_euler.link_motions(robot, q, qd, qdd, minus_gravity)
    own = np.array(
        [
            np.subtract(link.inertia @ b, ad_dual(v, link.inertia @ v))
            for link, v, b in zip(robot.links, V, Vdot, strict=True)
        ],
        float,
    ).ravel()  # alpha-bar of (57), joints accelerating
    S, Gamma = np.array(ops.S, float), np.array(ops.Gamma, float)

    def carried(step):  # (59), (60): P = step^T P + alpha-bar
        return S.T @ np.linalg.solve(np.eye(42) - step.T, own)

    close(carried(Gamma), tau)
    assert far(carried(swapped(Gamma)), tau) > 0.01


def swapped(Gamma):
    """Ad(f) for Ad(f^-1)."""
    result = Gamma.copy()
    for i in range(1, 7):
        at = np.s_[6 * i : 6 * i + 6, 6 * i - 6 : 6 * i]
        result[at] = np.linalg.inv(Gamma[at])
    return result
