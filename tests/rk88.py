"""RK88's operators in NumPy for arms that hold an object: a second derivation, to check symdyn's.

    M qdd + C + J^T f(0) = T,   M(C) alpha(C) + b(C) = A^T f(0),   H(0) f(0) = 0            (b.1)
    Omega = J M^-1 J^T + A M(C)^-1 A^T                                                      (3.1)
    J M^-1 J^T = B^T psi^T H^T D^-1 H psi B                                                 (6.7)

Rodriguez, Kreutz, Recursive Mass Matrix Factorization and Inversion, 1988, Part II, corrected as
`docs/errata.md` says. As in the paper everything is in base axes, spatial vectors are angular
first, and accelerations are those of points. Blocks are in the robot's order, from the base to the
tips, where the paper counts from the tip; k + 1 is the link that carries link k, so that arms may
branch and stand on one moving base. Weights are forces in b and b(C). Rotors, which the paper does
not have, add to the diagonals of M and D.

The geometry, screws and inertias are the robot's own; nothing of `symdyn.formulations` is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.linalg import inv
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Robot
from tests.closed_chains import Holding
from tests.sm03 import hat, rows

Array = NDArray[np.float64]


def phi(start: Array, end: Array) -> Array:
    """phi(i, j): wrenches at the point j as wrenches at the point i; its transpose for twists."""
    return np.block([[np.eye(3), hat(end - start)], [np.zeros((3, 3)), np.eye(3)]])


def spatial_mass(body: Inertia, R: Array) -> Array:
    """The spatial mass about the link's origin, in base axes."""
    moment, mass = R @ np.array(body.moment, float), float(body.m) * np.eye(3)
    tensor = R @ np.array(body.tensor, float) @ R.T
    return np.block([[tensor, hat(moment)], [-hat(moment), mass]])


def bias_force(body: Inertia, R: Array, w: Array, gravity: Array) -> Array:
    """b = (w x I w, m w x (w x p)), less the weight."""
    moment, tensor = R @ np.array(body.moment, float), R @ np.array(body.tensor, float) @ R.T
    spinning = np.r_[np.cross(w, tensor @ w), np.cross(w, np.cross(w, moment))]
    return np.asarray(spinning - np.r_[np.cross(moment, gravity), float(body.m) * gravity])


def diagonal(blocks: Sequence[Array]) -> Array:
    """The block-diagonal matrix."""
    tall, wide = (sum(block.shape[axis] for block in blocks) for axis in (0, 1))
    whole, row, column = np.zeros((tall, wide)), 0, 0
    for block in blocks:
        whole[row : row + block.shape[0], column : column + block.shape[1]] = block
        row, column = row + block.shape[0], column + block.shape[1]
    return whole


class Arms:
    """The operators of Part I over all arms at one state."""

    def __init__(self, robot: Robot, q: Sequence[float], qd: ArrayLike) -> None:
        n, nv = len(robot.links), robot.nv
        self.robot, self.n, self.qd = robot, n, np.asarray(qd, float)
        self.gravity = np.array(robot.gravity, float)
        self.parents = [joint.parent for joint in robot.joints]
        self.R, self.O = np.zeros((n, 3, 3)), np.zeros((n, 3))
        self.H, self.rotors = np.zeros((nv, 6 * n)), np.zeros(nv)
        self.M_links, self.a, self.b = np.zeros((6 * n, 6 * n)), np.zeros(6 * n), np.zeros(6 * n)
        spins = {BASE: np.zeros(3)}
        for i, f in enumerate(robot.transforms([float(x) for x in q])):
            parent, R, p = self.parents[i], np.array(f.R, float), np.array(f.p, float)
            above = (np.eye(3), np.zeros(3)) if parent == BASE else (self.R[parent], self.O[parent])
            self.R[i], self.O[i] = above[0] @ R, above[1] + above[0] @ p
            own = np.zeros(6)
            for dof in robot.dofs(i):
                screw = np.array(dof.screw, float) @ self.R[i].T * float(dof.rate)
                self.H[dof.index, rows(i)] += screw.ravel()
                self.rotors[dof.index] += float(dof.rate) ** 2 * float(dof.rotor)
                own += screw.ravel() * self.qd[dof.index]
            w, turning, sliding = spins[parent], own[:3], own[3:]
            inward = np.cross(w, np.cross(w, self.O[i] - above[1]))
            swerving = 2 * np.cross(w, sliding) + np.cross(turning, sliding)
            self.a[rows(i)] = np.r_[np.cross(w, turning), inward + swerving]
            spins[i] = w + turning
            body = robot.links[i].inertia
            self.M_links[rows(i), rows(i)] = spatial_mass(body, self.R[i])
            self.b[rows(i)] = bias_force(body, self.R[i], spins[i], self.gravity)
        self.phi = np.zeros((6 * n, 6 * n))
        for j in range(n):
            for i in robot.ancestors(j):
                self.phi[rows(i), rows(j)] = phi(self.O[i], self.O[j])
        self.tips = [robot.frame(name) for name in robot.tips]
        self.B, self.a_0 = np.zeros((6 * n, 6 * len(self.tips))), np.zeros(6 * len(self.tips))
        self.tip_points = np.zeros((len(self.tips), 3))
        for t, tip in enumerate(self.tips):
            arm = self.R[tip.link] @ np.array(tip.placement.pose().p, float)
            self.tip_points[t] = self.O[tip.link] + arm
            self.B[rows(tip.link), rows(t)] = phi(np.zeros(3), arm)
            w = spins[tip.link]
            self.a_0[rows(t)][3:] = np.cross(w, np.cross(w, arm))
        self._riccati()

    def _riccati(self) -> None:
        """(4.4)-(4.6) of Part I: P, D, G, L, and psi(k+1, k), from the tips to the base."""
        n, nv = self.n, len(self.qd)
        starts, sizes = self.robot.v_starts, [joint.nv for joint in self.robot.joints]
        self.own = [slice(s, s + size) for s, size in zip(starts, sizes, strict=True)]
        P = [self.M_links[rows(k), rows(k)].copy() for k in range(n)]
        self.D, self.L, self.S = np.zeros((nv, nv)), np.zeros((6 * n, nv)), np.zeros((6 * n, 6 * n))
        self.steps = np.zeros((n, 6, 6))
        """psi(k+1, k)."""
        for k in reversed(range(n)):
            own, parent, H = self.own[k], self.parents[k], self.H[self.own[k], rows(k)]
            D = H @ P[k] @ H.T + np.diag(self.rotors[own])
            G = P[k] @ H.T @ inv(D)
            step = phi(np.zeros(3) if parent == BASE else self.O[parent], self.O[k])
            self.D[own, own], self.L[rows(k), own] = D, step @ G
            self.steps[k] = step @ (np.eye(6) - G @ H)
            if parent != BASE:
                P[parent] += step @ (P[k] - G @ H @ P[k]) @ step.T
                self.S[rows(parent), rows(k)] = np.eye(6)
        self.psi = np.eye(6 * n)
        for j in range(n):
            product, k = np.eye(6), j
            while self.parents[k] != BASE:
                product, k = self.steps[k] @ product, self.parents[k]
                self.psi[rows(k), rows(j)] = product
        self.Psi, self.D_inverse = self.psi @ self.S, inv(self.D)
        self.whitening = np.eye(nv) - self.H @ self.Psi @ self.L
        """I - H Psi L."""

    @cached_property
    def M(self) -> Array:
        """H phi M phi^T H^T, and rotors (5.1a)."""
        moved = self.H @ self.phi
        return moved @ self.M_links @ moved.T + np.diag(self.rotors)

    @cached_property
    def M_inverse(self) -> Array:
        """(I - H Psi L)^T D^-1 (I - H Psi L) (5.4)."""
        return self.whitening.T @ self.D_inverse @ self.whitening

    @cached_property
    def J(self) -> Array:
        """B^T phi^T H^T (5.1b)."""
        return self.B.T @ self.phi.T @ self.H.T

    @cached_property
    def C(self) -> Array:
        """H phi (M phi^T a + b) (5.1c); with weights in b."""
        return self.H @ self.phi @ (self.M_links @ self.phi.T @ self.a + self.b)

    @cached_property
    def Jdot_qd(self) -> Array:
        """B^T phi^T a + a(0) (5.1d)."""
        return self.B.T @ self.phi.T @ self.a + self.a_0

    @cached_property
    def gain(self) -> Array:
        """H psi B: a tip's force, filtered."""
        return self.H @ self.psi @ self.B


class ClosedChain:
    """The quantities of Part II of a grasp in a state."""

    def __init__(self, holding: Holding) -> None:
        arms, count = holding.grasp.arms, len(holding.grasp.contacts)
        self.holding, na = holding, holding.na
        self.arms = Arms(arms, list(holding.q[: arms.nq]), holding.qd[:na])
        self.T = holding.tau[:na]
        x, y, z, s = holding.q[-4:]
        skew = hat([x, y, z])
        self.R = R = np.eye(3) + 2 * s * skew + 2 * skew @ skew
        self.V_C = diagonal([R, R]) @ holding.qd[na:]
        self.w = w = self.V_C[:3]
        self.M_C = spatial_mass(holding.grasp.body, R)
        self.b_C = bias_force(holding.grasp.body, R, w, self.arms.gravity)
        levers = self.arms.tip_points - holding.q[-7:-4]
        zero = np.zeros(3)
        self.A = np.concatenate([phi(zero, lever).T for lever in levers])
        self.a_C = np.concatenate([np.r_[zero, np.cross(w, np.cross(w, x))] for x in levers])
        turns = [R @ frame[:3, :3] for frame in holding.frames]
        self.axes = diagonal([turn for turn in turns for _ in range(2)])
        """From contact axes to base axes, six rows a contact."""
        self.H_0 = self.axes[:, holding.free].T
        self.N = self.axes[:, holding.constrained]
        spin = np.kron(np.eye(2 * count), hat(w))
        self.Hdot_0 = (spin @ self.H_0.T).T
        """The axes of the contacts turn with the object."""
        self.W = -holding.first(holding.qd)[holding.free]
        """The object against the tips, about the free axes (a.3)-(a.6)."""

    @cached_property
    def T_free(self) -> Array:
        """T' = T - C (2.15a)."""
        return self.T - self.arms.C

    @cached_property
    def a_prime(self) -> Array:
        """a'(C) = a(C) - A M(C)^-1 b(C) - Jdot qd (2.15b)."""
        return self.a_C - self.A @ inv(self.M_C) @ self.b_C - self.arms.Jdot_qd

    @cached_property
    def Omega(self) -> Array:
        """J M^-1 J^T + A M(C)^-1 A^T (3.1)."""
        u = self.arms
        return u.gain.T @ u.D_inverse @ u.gain + self.A @ inv(self.M_C) @ self.A.T

    @cached_property
    def G_1(self) -> Array:
        """(b.4c), with Jdot qd."""
        rest = self.arms.Jdot_qd + self.Hdot_0.T @ self.W - self.a_C
        carried = self.A @ inv(self.M_C) @ self.b_C
        return carried + rest - self.arms.J @ self.arms.M_inverse @ self.arms.C

    @cached_property
    def Pi(self) -> Array:
        """N (N^T Omega N)^+ N^T, which is (b.7b) where Omega has an inverse."""
        return self.N @ np.linalg.pinv(self.N.T @ self.Omega @ self.N, rcond=1e-9) @ self.N.T

    # -- what the oracle computes, in the paper's terms -----------------------------------------

    @cached_property
    def f(self) -> Array:
        """f(0) in base axes; the shortest one where it is not unique."""
        return self.axes @ self.holding.f

    @property
    def qdd(self) -> Array:
        """The accelerations of the joints."""
        return self.holding.qdd[: self.holding.na]

    @cached_property
    def alpha_C(self) -> Array:
        """The acceleration of the point C, from the rates of the body components."""
        turned = diagonal([self.R, self.R]) @ self.holding.qdd[self.holding.na :]
        return np.asarray(turned + np.r_[0, 0, 0, np.cross(self.w, self.V_C[3:])])

    @cached_property
    def alpha_tips(self) -> Array:
        """alpha(0) of the tips."""
        return self.arms.J @ self.qdd + self.arms.Jdot_qd

    @cached_property
    def W_rate(self) -> Array:
        """Wdot: minus the rates of the free rows of K qd."""
        held = self.holding
        return -(held.all_rows @ held.qdd + held.all_bias)[held.free]
