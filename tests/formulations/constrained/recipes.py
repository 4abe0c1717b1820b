"""The algorithms of RK88 Part II and SM03 as sweeps over links, corrected, for any contacts.

Link quantities are in link axes, contacts in contact axes, the object in its own. X takes twists
of the parent to the link, the twist V_i = X V_parent + S qd, and rates of twists are those of their
components. With U = V_tip - X V_o, the tip's twist against the object,

    K = [R J, -A],   A = R X,   k = R (bias of V_tip + ad(U) X V_o + w x U)
    Omega = R J M^-1 J^T R^T + A M_o^-1 A^T
    r = R J qdd_f + A M_o^-1 b_o + k            what the free motion would violate
    f = N (N^T Omega N)^+ N^T r
    qdd = qdd_f - M^-1 J^T R^T f,   Vdot_o = M_o^-1 (A^T f - b_o),   Wdot = (Omega f - r), free rows

N picks the constrained rows. `tests/formulations/constrained/test_recipes.py` tries each algorithm;
the derivations of `symdyn` share no code with it.
"""

from functools import cached_property

import numpy as np
from numpy.linalg import inv, solve

from symdyn.robot.model import BASE
from tests.sm03 import Unified, ad, hat, rows, transform

TINY = 1e-10


class Sweeps:
    """Sweeps over the links of a tree: `Links` of SM03 without its large matrices."""

    def __init__(self, robot, q, qd):
        self.robot, self.qd, n = robot, np.asarray(qd, float), len(robot.links)
        self.parents, self.links = [joint.parent for joint in robot.joints], range(n)
        starts, sizes = robot.v_starts, [joint.nv for joint in robot.joints]
        self.own = [slice(s, s + size) for s, size in zip(starts, sizes, strict=True)]
        self.X, self.S, self.inertia, self.rotors = [], [], [], []
        turns, gravity = {BASE: np.eye(3)}, np.array(robot.gravity, float)
        fall = []
        for i, f in enumerate(robot.transforms([float(x) for x in q])):
            R = np.array(f.R, float)
            self.X.append(transform(R, np.array(f.p, float)))
            dofs = robot.dofs(i)
            self.S.append(np.array([np.ravel(x.screw) for x in dofs], float).T)
            self.rotors.append(np.diag([float(x.rotor) for x in dofs]))
            body, turns[i] = robot.links[i].inertia, turns[self.parents[i]] @ R
            moment, mass = hat(body.moment), float(body.m) * np.eye(3)
            self.inertia.append(np.block([[np.array(body.tensor, float), moment], [-moment, mass]]))
            fall.append(np.r_[0, 0, 0, turns[i].T @ gravity])
        self.tips = [robot.frame(name) for name in robot.tips]
        poses = [tip.placement.pose() for tip in self.tips]
        self.X_tip = [transform(np.array(x.R, float), np.array(x.p, float)) for x in poses]
        self.V, self.bias, self.force = [], [], []
        for i in self.links:  # base to tips: twists, biases of accelerations and forces
            S, p = self.S[i], self.parents[i]
            up_V, up_a = (np.zeros(6),) * 2 if p == BASE else (self.V[p], self.bias[p])
            rate = S @ self.qd[self.own[i]]
            V = self.X[i] @ up_V + rate
            self.V.append(V)
            self.bias.append(self.X[i] @ up_a + ad(V) @ rate)
            self.force.append(-ad(V).T @ self.inertia[i] @ V - self.inertia[i] @ fall[i])
        P = [J.copy() for J in self.inertia]
        self.D, self.G, self.psi = {}, {}, {}
        for i in reversed(self.links):  # tips to base: the Riccati recursion
            S = self.S[i]
            self.D[i] = S.T @ P[i] @ S + self.rotors[i]
            self.G[i] = P[i] @ S @ inv(self.D[i])
            self.psi[i] = self.X[i].T @ (np.eye(6) - self.G[i] @ S.T)
            if self.parents[i] != BASE:
                P[self.parents[i]] += self.psi[i] @ P[i] @ self.X[i]

    def free_forces(self, T):
        """T' = T - C: Newton and Euler without accelerations, tips to base."""
        F = [J @ a + b for J, a, b in zip(self.inertia, self.bias, self.force, strict=True)]
        found = np.array(T, float)
        for i in reversed(self.links):
            found[self.own[i]] -= self.S[i].T @ F[i]
            if self.parents[i] != BASE:
                F[self.parents[i]] += self.X[i].T @ F[i]
        return found

    def whitened(self, T=None, f=None):
        """D^-1 {(I - H Psi L) T - H psi B f}, tips to base; T joint forces, f on the tips."""
        T = np.zeros(len(self.qd)) if T is None else T
        z = [np.zeros(6) for _ in self.links]
        for t, tip in enumerate(self.tips if f is not None else ()):
            z[tip.link] += self.X_tip[t].T @ f[rows(t)]
        nu = np.zeros(len(self.qd))
        for i in reversed(self.links):
            own, p = self.own[i], self.parents[i]
            nu[own] = solve(self.D[i], T[own] - self.S[i].T @ z[i])
            if p != BASE:
                z[p] += self.psi[i] @ z[i] + self.X[i].T @ self.G[i] @ T[own]
        return nu

    def smoothed(self, nu):
        """(I - H Psi L)^T nu, and what the tips get of it, B^T psi^T H^T nu: base to tips."""
        found, moved = np.zeros_like(nu), []
        for i in self.links:
            own, p = self.own[i], self.parents[i]
            up = np.zeros(6) if p == BASE else moved[p]
            found[own] = nu[own] - self.G[i].T @ self.X[i] @ up
            moved.append(self.psi[i].T @ up + self.S[i] @ nu[own])
        return found, self.at_tips(moved)

    def at_tips(self, of_links):
        pairs = zip(self.X_tip, self.tips, strict=True)
        return np.concatenate([X @ of_links[tip.link] for X, tip in pairs])

    def compliance(self):
        """J M^-1 J^T: (6.10) over the tree, base to tips, then a block for every pair of tips."""
        own = []
        for i in self.links:
            S, p = self.S[i], self.parents[i]
            up = 0 if p == BASE else self.psi[i].T @ own[p] @ self.psi[i]
            own.append(up + S @ inv(self.D[i]) @ S.T)
        paths = []  # psi(k, tip) of every link k from the tip to the base
        for X, tip in zip(self.X_tip, self.tips, strict=True):
            path, product = {}, X.T
            for i in self.robot.ancestors(tip.link):
                path[i], product = product, self.psi[i] @ product
            paths.append(path)
        whole = np.zeros((6 * len(paths),) * 2)
        for s, mine in enumerate(paths):
            for t, yours in enumerate(paths):
                shared = [i for i in mine if i in yours]
                if shared:
                    k = max(shared)
                    whole[rows(s), rows(t)] = mine[k].T @ own[k] @ yours[k]
        return whole


class Solver:
    """One grasp in one state, and its forward dynamics by each algorithm."""

    def __init__(self, held):
        arms, na = held.grasp.arms, held.na
        self.held, self.T = held, held.tau[:na]
        self.start, self.rates, self.V_o = list(held.q[: arms.nq]), held.qd[:na], held.qd[na:]
        self.sweeps = Sweeps(arms, self.start, self.rates)
        self.M_o = held.M[na:, na:]
        self.b_o = held.h[na:]
        *tips, body = held.oracle.forward_kinematics(held.q)
        seen = [inv(body) @ tip for tip in tips]
        self.X = [transform(x[:3, :3], x[:3, 3]) for x in seen]
        pairs = zip(held.frames, seen, strict=True)
        turns = [np.kron(np.eye(2), c[:3, :3].T @ x[:3, :3]) for c, x in pairs]
        self.R = np.zeros((6 * len(turns),) * 2)
        for t, turn in enumerate(turns):
            self.R[rows(t), rows(t)] = turn
        self.A = self.R @ np.concatenate(self.X)
        V, bias = self.sweeps.at_tips(self.sweeps.V), self.sweeps.at_tips(self.sweeps.bias)
        for t, X in enumerate(self.X):
            U = V[rows(t)] - X @ self.V_o
            spun = np.kron(np.eye(2), hat(U[:3])) @ U
            bias[rows(t)] += ad(U) @ X @ self.V_o + spun
        self.k = self.R @ bias
        self.carried = self.A @ solve(self.M_o, self.b_o)
        self.N = np.eye(len(self.A))[:, held.constrained]

    @cached_property
    def Omega(self):
        return self.R @ self.sweeps.compliance() @ self.R.T + self.A @ solve(self.M_o, self.A.T)

    def force(self, r):
        """f = Pi r."""
        return self.N @ solved_in_range(self.N.T @ self.Omega @ self.N, self.N.T @ r)[0]

    def rccfd1(self):
        """(6.11): free motion, forces, correction, sum."""
        s = self.sweeps
        qdd, tips = s.smoothed(s.whitened(s.free_forces(self.T)))
        f = self.force(self.R @ tips + self.carried + self.k)
        change, _ = s.smoothed(s.whitened(f=self.R.T @ f))  # whitened() has the minus
        return qdd + change, f

    def rccfd2(self):
        """(6.18): tip accelerations by the smoother, then one filter of T' and f together."""
        s = self.sweeps
        T = s.free_forces(self.T)
        _, tips = s.smoothed(s.whitened(T))
        f = self.force(self.R @ tips + self.carried + self.k)
        return s.smoothed(s.whitened(T, self.R.T @ f))[0], f

    def rccfd3(self):
        """(6.22): what torques do, and what biases do."""
        s = self.sweeps
        nu = s.whitened(s.free_forces(self.T))
        _, tips = s.smoothed(nu)
        zeta = self.force(-self.carried - self.k)  # Pi a'(C)
        by_torques = self.force(self.R @ tips)
        first, _ = s.smoothed(nu + s.whitened(f=self.R.T @ by_torques))
        second, _ = s.smoothed(-s.whitened(f=self.R.T @ zeta))
        return first + second, by_torques - zeta

    def general(self):
        """(4.9), with any solver of the arms' own dynamics: here M and J as matrices."""
        M, J, C = self.matrices
        free = solve(M, self.T - C)
        f = self.force(self.R @ J @ free + self.carried + self.k)
        return free - solve(M, J.T @ self.R.T @ f), f

    def analytic(self):
        """(3.6) and (b.9), with Pi for Omega^-1."""
        M, J, C = self.matrices
        Mi, J = inv(M), self.R @ J
        Omega = self.N.T @ (J @ Mi @ J.T + self.A @ inv(self.M_o) @ self.A.T) @ self.N
        Pi = self.N @ np.linalg.pinv(Omega, rcond=TINY) @ self.N.T
        T, a = self.T - C, -self.carried - self.k
        return (Mi - Mi @ J.T @ Pi @ J @ Mi) @ T + Mi @ J.T @ Pi @ a, Pi @ (J @ Mi @ T - a)

    @cached_property
    def matrices(self):
        held, na = self.held, self.held.na
        J = held.oracle.jacobian(held.q)[:-1].reshape(-1, held.robot.nv)[:, :na]
        return held.M[:na, :na], J, held.h[:na]

    def swain_morris(self):
        """(47)-(49) for the DoF of the root joint as passive ones; N^T H N has an inverse."""
        u = Unified(self.held.grasp.arms, self.start, self.rates)
        T_a, f_b = self.T[u.active], self.T[u.passive]
        nothing = np.zeros(len(self.A))
        free = u.tip_acceleration(u.joint_accelerations(T_a, f_b, nothing), f_b, nothing)
        moved = self.R @ (free - self.sweeps.at_tips(self.sweeps.bias)) + self.k
        H = u.J @ inv(u.M) @ u.J.T + u.J_b @ inv(u.M_p) @ u.J_b.T
        H, W = self.N.T @ self.R @ H @ self.R.T @ self.N, self.N.T @ self.A
        push = self.N.T @ moved
        Vdot_o = solve(self.M_o + W.T @ solve(H, W), W.T @ solve(H, push) - self.b_o)
        f = self.N @ solve(H, push - W @ Vdot_o)
        qdd = np.zeros_like(self.T)
        qdd[u.active] = u.joint_accelerations(T_a, f_b, self.R.T @ f)
        qdd[u.passive] = u.base_acceleration(qdd[u.active], f_b, self.R.T @ f)
        return qdd, f

    def object_acceleration(self, f):
        return solve(self.M_o, self.A.T @ f - self.b_o)

    def contact_rate(self, qdd, f):
        """Wdot, from f and the free motion alone."""
        _, J, _ = self.matrices
        r = self.R @ J @ solve(self.matrices[0], self.T - self.matrices[2])
        return (self.Omega @ f - r - self.carried - self.k)[self.held.free]


def solved_in_range(Omega, r):
    """The shortest x with Omega x = r, by a pivoted Cholesky factorisation after scaling.

    Returns x, the rank, which entries of x are undetermined, and what of r is not in the range.
    """
    size = np.diag(Omega).copy()
    scale = np.where(size > 0, 1 / np.sqrt(np.where(size > 0, size, 1)), 0)
    rest, order, n = scale[:, None] * Omega * scale, [], len(r)
    L = np.zeros((n, n))
    for k in range(n):
        left = np.where(np.isin(np.arange(n), order), -1.0, np.diag(rest))
        p = int(np.argmax(left))
        if left[p] <= TINY:
            break
        L[:, k] = rest[:, p] / np.sqrt(left[p])
        rest = rest - np.outer(L[:, k], L[:, k])
        order.append(p)
    rank, others = len(order), [i for i in range(n) if i not in order]
    top, bottom = L[order][:, :rank], L[others][:, :rank]
    y = solve(top, (scale * r)[order]) if rank else np.zeros(0)
    outside = np.zeros(n)
    outside[others] = r[others] - np.where(scale[others] > 0, 1 / scale[others], 0) * (bottom @ y)
    x = np.zeros(n)
    x[order] = scale[order] * (solve(top.T, y) if rank else y)
    Z = np.zeros((n, len(others)))  # the null space
    Z[others, range(len(others))] = np.where(scale[others] > 0, scale[others], 1)
    if rank and others:
        Z[order] = -scale[order, None] * solve(top.T, bottom.T)
    if others:
        x = x - Z @ solve(Z.T @ Z, Z.T @ x)
    return x, rank, np.abs(Z).max(axis=1, initial=0) > 1e-9, outside
