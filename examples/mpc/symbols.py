"""A chain of revolute joints in CasADi symbols, written by hand.

M by composite bodies, h by the Newton-Euler recursion, qdd = M^-1 (tau - h) by LDL^T, all in
spatial vectors (angular first) with matrices that keep their zeros. The numbers come from a URDF.
"""

import xml.etree.ElementTree as ET

import casadi as ca
import numpy as np


def rotation(rpy):
    """Rotation matrix of roll, pitch, yaw; entries that are 0 or 1 up to rounding become exact."""
    (cr, cp, cy), (sr, sp, sy) = np.cos(rpy), np.sin(rpy)
    R = np.array(
        [
            [cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr],
            [sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr],
            [-sp, cp * sr, cp * cr],
        ]
    )
    whole = np.round(R)
    return np.where(np.abs(R - whole) < 1e-9, whole, R)


def skew(a):
    """[a] with [a] b = a x b."""
    x, y, z = (a[k] for k in range(3))
    rows = ca.horzcat(0, -z, y), ca.horzcat(z, 0, -x), ca.horzcat(-y, x, 0)
    return ca.vertcat(*rows)


def constant(array):
    """A matrix of numbers without its zeros."""
    return ca.sparsify(ca.SX(ca.DM(array)))


def cross(V):
    """Return the matrix of V x for motions; that for forces is minus its transpose."""
    w = skew(V[:3])
    return ca.vertcat(ca.horzcat(w, ca.SX(3, 3)), ca.horzcat(skew(V[3:]), w))


class Chain:
    """The moving links of a URDF chain."""

    def __init__(self, urdf, gravity):
        self.gravity = gravity
        root = ET.fromstring(urdf)
        links = {link.get("name"): link for link in root.findall("link")}
        joints = [j for j in root.findall("joint") if j.get("type") != "fixed"]
        self.n = len(joints)
        self.places = [_pose(joint) for joint in joints]
        axes = [_numbers(joint.find("axis").get("xyz")) for joint in joints]
        self.screws = [constant([*axis, 0, 0, 0]) for axis in axes]
        self.turns = [np.array(skew(ca.DM(axis))) for axis in axes]
        self.inertias = [_inertia(links[j.find("child").get("link")]) for j in joints]

    def transform(self, i, q):
        """Return the transform of motions from the previous link to link i."""
        R, p = self.places[i]
        K = self.turns[i]
        turn = ca.SX.eye(3) + ca.sin(q) * constant(K) + (1 - ca.cos(q)) * constant(K @ K)
        E = ca.sparsify(constant(R) @ ca.sparsify(turn)).T
        moved = -E @ constant(np.array(skew(ca.DM(p))))
        return ca.sparsify(ca.vertcat(ca.horzcat(E, ca.SX(3, 3)), ca.horzcat(moved, E)))

    def bias(self, X, qd):
        """h = C qd + phi."""
        V, A, F = ca.SX(6, 1), constant([0, 0, 0, *(-g for g in self.gravity)]), []
        for i in range(self.n):
            moved = self.screws[i] * qd[i]
            V = X[i] @ V + moved
            A = X[i] @ A + cross(V) @ moved
            F.append(self.inertias[i] @ A - cross(V).T @ (self.inertias[i] @ V))
        h = ca.SX(self.n, 1)
        for i in reversed(range(self.n)):
            h[i] = self.screws[i].T @ F[i]
            if i:
                F[i - 1] += X[i].T @ F[i]
        return h

    def mass_matrix(self, X):
        """M."""
        bodies, M = list(self.inertias), ca.SX(self.n, self.n)
        for i in reversed(range(self.n)):
            if i:
                bodies[i - 1] += X[i].T @ bodies[i] @ X[i]
            F = bodies[i] @ self.screws[i]
            M[i, i] = self.screws[i].T @ F
            for j in reversed(range(i)):
                F = X[j + 1].T @ F
                M[i, j] = M[j, i] = F.T @ self.screws[j]
        return M

    def forward_dynamics(self, q, qd, tau):
        """qdd."""
        X = [self.transform(i, q[i]) for i in range(self.n)]
        return ca.cse(ca.ldl_solve(tau - self.bias(X, qd), *ca.ldl(self.mass_matrix(X))))


def _numbers(text):
    return np.array([float(word) for word in text.split()])


def _pose(element):
    origin = element.find("origin")
    if origin is None:
        return np.eye(3), np.zeros(3)
    return rotation(_numbers(origin.get("rpy", "0 0 0"))), _numbers(origin.get("xyz", "0 0 0"))


def _inertia(link):
    """The spatial inertia about the link's frame."""
    inertial = link.find("inertial")
    m = float(inertial.find("mass").get("value"))
    R, c = _pose(inertial)
    six = {name: float(value) for name, value in inertial.find("inertia").attrib.items()}
    rows = ("xx", "xy", "xz"), ("xy", "yy", "yz"), ("xz", "yz", "zz")
    Ic = R @ np.array([[six[f"i{name}"] for name in row] for row in rows]) @ R.T
    C = np.array(skew(ca.DM(c)))
    return constant(np.block([[Ic + m * C @ C.T, m * C], [m * C.T, m * np.eye(3)]]))
