"""SM03's operators in NumPy: a second derivation, by which symdyn's own can be checked.

V = X_b V_b + X Phi qd,                                                              (11)
G = (M_q^-1 + X_b M_b^-1 X_b^T)^-1 = M_q - M_q X_b M_p^-1 X_b^T M_q,                 (26)
T_hat - J^T f_e = M qdd + C,   M = M_a - M_ap^T M_p^-1 M_ap                          (28)

Swain, Morris, A Unified Dynamic Model Formulation for Robotic Manipulator Systems, 2003, corrected
as `docs/errata.md` says. The link that the root joint moves is the paper's base, its DoF are
the passive ones. The root joint may have any number of DoF, with modes Phi_b: X_b, M_b, b_b
and f_b here are the paper's X_b Phi_b, Phi_b^T M_b Phi_b, Phi_b^T b_b and Phi_b^T f_b, and V_b is
its qd. Arms may branch: X[i,k] is zero unless link k carries link i. Twists are angular first, in
link axes; f_e is what the tips exert, in their frames. Gravity is an external force on the links,
in b and b_b (text after (16)). Rotors, which the paper does not have, add to the diagonal of M_a.

The geometry, screws and inertias are the robot's own; nothing of `symdyn.formulations` is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.linalg import inv, solve
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot

Array = NDArray[np.float64]


def hat(w: ArrayLike) -> Array:
    """The matrix of the cross product with w."""
    x, y, z = np.asarray(w, float)
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def ad(V: Array) -> Array:
    """The matrix of the bracket with the twist V."""
    return np.block([[hat(V[:3]), np.zeros((3, 3))], [hat(V[3:]), hat(V[:3])]])


def transform(R: Array, p: Array) -> Array:
    """X of a frame with rotation R and origin p in its parent: ((R^T, 0), (-R^T p~, R^T))."""
    return np.block([[R.T, np.zeros((3, 3))], [-R.T @ hat(p), R.T]])


def rows(i: int) -> slice:
    """The six rows of link i."""
    return slice(6 * i, 6 * i + 6)


class Links:
    """The operators over all links of a robot, and over all entries of qd, at one state."""

    def __init__(self, robot: Robot, q: Sequence[float], qd: ArrayLike) -> None:
        n = len(robot.links)
        self.robot, self.qd = robot, np.asarray(qd, float)
        self.X, self.Xd, self.M_q = np.zeros((3, 6 * n, 6 * n))
        self.Phi, self.rotors = np.zeros((6 * n, robot.nv)), np.zeros(robot.nv)
        falls, turns = np.zeros(6 * n), {BASE: np.eye(3)}
        for i, f in enumerate(robot.transforms([float(x) for x in q])):
            R, parent = np.array(f.R, float), robot.joints[i].parent
            if parent != BASE:
                self.X[rows(i)] = transform(R, np.array(f.p, float)) @ self.X[rows(parent)]
            self.X[rows(i), rows(i)] = np.eye(6)
            for dof in robot.dofs(i):
                screw = np.array(dof.screw, float).ravel()
                self.Phi[rows(i), dof.index] += float(dof.rate) * screw
                self.rotors[dof.index] += float(dof.rate) ** 2 * float(dof.rotor)
            body, turns[i] = robot.links[i].inertia, turns[parent] @ R
            moment, mass = hat(body.moment), float(body.m) * np.eye(3)
            tensor = np.array(body.tensor, float)
            self.M_q[rows(i), rows(i)] = np.block([[tensor, moment], [-moment, mass]])
            falls[rows(i)][3:] = turns[i].T @ np.array(robot.gravity, float)
        self.V = self.X @ self.Phi @ self.qd
        self.b = -self.M_q @ falls
        self.a = np.zeros(6 * n)
        for i in range(n):
            V, own = self.V[rows(i)], (self.Phi @ self.qd)[rows(i)]
            self.b[rows(i)] -= ad(V).T @ self.M_q[rows(i), rows(i)] @ V
            self.a[rows(i)] = ad(V) @ own  # X a = Xd Phi qd
            for k in robot.ancestors(i):
                X = self.X[rows(i), rows(k)]
                self.Xd[rows(i), rows(k)] = -ad(V - X @ self.V[rows(k)]) @ X
        self.B = np.zeros((6 * len(robot.tips), 6 * n))
        for k, name in enumerate(robot.tips):
            frame = robot.frame(name)
            pose = frame.placement.pose()
            seen = transform(np.array(pose.R, float), np.array(pose.p, float))
            if frame.link != BASE:
                self.B[rows(k), rows(frame.link)] = seen


class Unified:
    """SM03's model of a robot whose DoF without motors are those of one root joint."""

    def __init__(self, robot: Robot, q: Sequence[float], qd: ArrayLike, root: int = 0) -> None:
        every = Links(robot, q, qd)
        start, count = robot.v_starts[root], robot.joints[root].nv
        passive = np.arange(start, start + count)
        active = np.setdiff1d(np.arange(robot.nv), passive)
        links = [i for i in range(len(robot.links)) if i != root]
        rest = np.concatenate([np.arange(6 * i, 6 * i + 6) for i in links] or [np.zeros(0, int)])
        Phi_b = every.Phi[rows(root)][:, passive]
        if robot.joints[root].parent != BASE or every.Phi[np.ix_(rest, passive)].any():
            raise ValueError("the passive joint must be at the root, and nothing may follow it")
        if every.B[:, rows(root)].any():
            raise ValueError("a tip is fixed to the base")
        self.active, self.passive, self.root = active, passive, root
        self.X, self.Xd = every.X[np.ix_(rest, rest)], every.Xd[np.ix_(rest, rest)]
        self.X_b, self.Xd_b = every.X[rest, rows(root)] @ Phi_b, every.Xd[rest, rows(root)] @ Phi_b
        self.Phi, self.B = every.Phi[np.ix_(rest, active)], every.B[:, rest]
        self.M_q, self.b = every.M_q[np.ix_(rest, rest)], every.b[rest]
        self.M_b = Phi_b.T @ every.M_q[rows(root), rows(root)] @ Phi_b
        self.M_b += np.diag(every.rotors[passive])
        self.b_b = Phi_b.T @ every.b[rows(root)]
        self.rotors = np.diag(every.rotors[active])
        self.qd, self.V_b = every.qd[active], every.qd[passive]

    # -- kinematics ------------------------------------------------------------------------

    @property
    def D(self) -> Array:
        """From the wrenches of the tips to those of their links, (18)."""
        return self.B.T

    @cached_property
    def J_q(self) -> Array:
        """The link Jacobian of all tips, (14); J_a of (28) is its transpose."""
        return self.B @ self.X @ self.Phi

    @cached_property
    def J_b(self) -> Array:
        """The base Jacobian of all tips, (14); J_p of (28) is its transpose."""
        return self.B @ self.X_b

    @cached_property
    def bias_acceleration(self) -> Array:
        """Vdot of (15) where qdd and Vdot_b are zero."""
        return self.Xd_b @ self.V_b + self.Xd @ self.Phi @ self.qd

    # -- the coefficients of (28) ----------------------------------------------------------

    @cached_property
    def M_a(self) -> Array:
        """Phi^T X^T M_q X Phi, and rotors."""
        return self.Phi.T @ self.X.T @ self.M_q @ self.X @ self.Phi + self.rotors

    @cached_property
    def M_ap(self) -> Array:
        """X_b^T M_q X Phi, passive rows and active columns."""
        return self.X_b.T @ self.M_q @ self.X @ self.Phi

    @cached_property
    def M_p(self) -> Array:
        """M_b + X_b^T M_q X_b: the whole system, seen by the base."""
        return self.M_b + self.X_b.T @ self.M_q @ self.X_b

    @cached_property
    def C_a(self) -> Array:
        """Phi^T X^T (b + M_q (Xd Phi qd + Xd_b V_b))."""
        return self.Phi.T @ self.X.T @ (self.b + self.M_q @ self.bias_acceleration)

    @cached_property
    def C_p(self) -> Array:
        """X_b^T (b + M_q (Xd Phi qd + Xd_b V_b)) + b_b."""
        return self.X_b.T @ (self.b + self.M_q @ self.bias_acceleration) + self.b_b

    @cached_property
    def G(self) -> Array:
        """(M_q^-1 + X_b M_b^-1 X_b^T)^-1, by the matrix inversion lemma."""
        return self.M_q - self.M_q @ self.X_b @ solve(self.M_p, self.X_b.T @ self.M_q)

    @cached_property
    def coupling(self) -> Array:
        """The dynamic coupling M_ap^T M_p^-1."""
        return self.M_ap.T @ inv(self.M_p)

    @cached_property
    def M(self) -> Array:
        """The generalized inertia, Phi^T X^T G X Phi and rotors, (B3)."""
        return self.Phi.T @ self.X.T @ self.G @ self.X @ self.Phi + self.rotors

    @cached_property
    def C(self) -> Array:
        """The generalized bias, (B9)."""
        return self.C_a - self.coupling @ self.C_p

    @cached_property
    def J_D(self) -> Array:
        """The disturbance Jacobian -M_p^-1 M_ap: (37) as printed, (38) with a minus."""
        return -self.coupling.T

    @cached_property
    def J(self) -> Array:
        """The generalized Jacobian J_q + J_b J_D, (41) with this J_D."""
        return self.J_q + self.J_b @ self.J_D

    def T_hat(self, T_a: ArrayLike, f_b: ArrayLike) -> Array:
        """The generalized force, (B10)."""
        return np.asarray(T_a - self.coupling @ np.asarray(f_b, float))

    # -- accelerations ---------------------------------------------------------------------

    def joint_accelerations(self, T_a: ArrayLike, f_b: ArrayLike, f_e: ArrayLike) -> Array:
        """qdd by (28)."""
        return solve(self.M, self.T_hat(T_a, f_b) - self.J.T @ f_e - self.C)

    def base_acceleration(self, qdd: ArrayLike, f_b: ArrayLike, f_e: ArrayLike) -> Array:
        """Vdot_b by (26), which is M_p^-1 (f_b - C_p - J_b^T f_e - M_ap qdd): no M_b^-1 is needed.

        This uses M_b^-1 X_b^T G = M_p^-1 X_b^T M_q and M_b^-1 - M_b^-1 X_b^T G X_b M_b^-1 = M_p^-1.
        """
        return solve(self.M_p, np.asarray(f_b) - self.C_p - self.J_b.T @ f_e - self.M_ap @ qdd)

    def link_accelerations(self, qdd: ArrayLike, f_b: ArrayLike, f_e: ArrayLike) -> Array:
        """Vdot of all links but the base, (15) with (26): what (25) says."""
        base = self.X_b @ self.base_acceleration(qdd, f_b, f_e)
        return np.asarray(base + self.X @ self.Phi @ qdd + self.bias_acceleration)

    def tip_acceleration(self, qdd: ArrayLike, f_b: ArrayLike, f_e: ArrayLike) -> Array:
        """Vdot_e of all tips, (36) with (26): what (39) says."""
        return self.B @ self.link_accelerations(qdd, f_b, f_e)


class Partition:
    """Appendix A: the partition of Jain and Rodriguez, of Yoshida and Nenchev, by DoF.

    `passive` are the entries of qd without motors, by default those of the robot. M_ap has active
    rows and passive columns here, as in (A2c); the M_ap of (28) is its transpose.
    """

    def __init__(
        self,
        robot: Robot,
        q: Sequence[float],
        qd: ArrayLike,
        passive: Sequence[int] | None = None,
    ) -> None:
        links = Links(robot, q, qd)
        self.passive = np.asarray(robot.unactuated if passive is None else passive, int)
        self.active = np.setdiff1d(np.arange(robot.nv), self.passive)
        Phi_a, Phi_p = links.Phi[:, self.active], links.Phi[:, self.passive]
        self.X, self.M_q, self.Phi_a, self.Phi_p = links.X, links.M_q, Phi_a, Phi_p
        self.b, self.a = links.b, links.a
        rotors = np.diag(links.rotors)
        weighed = links.X.T @ links.M_q @ links.X
        self.M_a = Phi_a.T @ weighed @ Phi_a + rotors[np.ix_(self.active, self.active)]
        self.M_p = Phi_p.T @ weighed @ Phi_p + rotors[np.ix_(self.passive, self.passive)]
        self.M_ap = Phi_a.T @ weighed @ Phi_p
        push = links.X.T @ (links.b + links.M_q @ links.X @ links.a)
        self.C_a, self.C_p = Phi_a.T @ push, Phi_p.T @ push
        self.J_a, self.J_p = links.B @ links.X @ Phi_a, links.B @ links.X @ Phi_p
        self.tip_bias = links.B @ links.X @ links.a
        self.coupling = self.M_ap @ inv(self.M_p)
        self.M = self.M_a - self.coupling @ self.M_ap.T
        self.C = self.C_a - self.coupling @ self.C_p
        self.J_D = -self.coupling.T
        self.J = self.J_a + self.J_p @ self.J_D

    def T_hat(self, T_a: ArrayLike, T_p: ArrayLike) -> Array:
        """The generalized force."""
        return np.asarray(T_a - self.coupling @ np.asarray(T_p, float))
