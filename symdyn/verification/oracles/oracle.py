"""Base class of the oracles: the same robot built joint by joint in another library.

The libraries support only independent joints with scale 1. The tree is therefore built without
mimic relations and reduced by G, which contains scales, modes and the order of velocities:

    v_full = G v,   tau = G^T tau_full,   M = G^T M_full G,   J = J_full G

An oracle evaluates one state at a time, with the names and conventions of symdyn: twists angular
first, link quantities in link frames and in the robot's order. Nothing here uses symdyn's own
geometry; the library itself composes fixed frames. A massless body must have zero first moment. An
oracle has no method for quantities that its library does not provide.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Robot

Array = NDArray[np.float64]
Sides = tuple[list[int], list[int]]


class UnderactuatedOracle(ABC):
    """Quantities of underactuated robots, by blocks of M (a with a motor, u without).

    J_D = -M_uu^-1 M_ua,     M_g = M_aa + M_au J_D,     T_hat = tau_a + J_D^T tau_u

    They follow from a library's mass matrix, bias forces, Jacobians and link motions."""

    robot: Robot

    @abstractmethod
    def mass_matrix(self, q: ArrayLike) -> Array: ...

    @abstractmethod
    def bias(self, q: ArrayLike, qd: ArrayLike) -> Array: ...

    @abstractmethod
    def jacobian(self, q: ArrayLike) -> Array: ...

    @abstractmethod
    def jacobian_dot(self, q: ArrayLike, qd: ArrayLike) -> Array: ...

    @abstractmethod
    def link_motions(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array, Array]: ...

    def _sides(self) -> Sides:
        motors = [motor for joint in self.robot.joints if not joint.mimic for motor in joint.motors]
        a = [k for k, motor in enumerate(motors) if motor]
        return a, [k for k, motor in enumerate(motors) if not motor]

    def generalized_inertia(self, q: ArrayLike) -> Array:
        """Return M_g, a Schur complement: M itself may be singular."""
        a, u = self._sides()
        M = self.mass_matrix(q)
        return np.asarray(M[np.ix_(a, a)] + M[np.ix_(a, u)] @ self.disturbance_jacobian(q))

    def disturbance_jacobian(self, q: ArrayLike) -> Array:
        """J_D."""
        a, u = self._sides()
        M = self.mass_matrix(q)
        return np.asarray(-np.linalg.solve(M[np.ix_(u, u)], M[np.ix_(u, a)]))

    def dynamic_coupling(self, q: ArrayLike) -> Array:
        """D."""
        return -self.disturbance_jacobian(q).T

    def generalized_force(self, q: ArrayLike, tau: ArrayLike) -> Array:
        """Return T_hat, the motor forces that are equivalent to tau."""
        a, u = self._sides()
        forces = np.asarray(tau)
        return np.asarray(forces[a] + self.disturbance_jacobian(q).T @ forces[u])

    def generalized_bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """h_g."""
        return self.generalized_force(q, self.bias(q, qd))

    def generalized_jacobian(self, q: ArrayLike) -> Array:
        """J_g of every tip."""
        a, u = self._sides()
        J = self.jacobian(q)
        return np.asarray(J[..., a] + J[..., u] @ self.disturbance_jacobian(q))

    def underactuated_inverse_dynamics(
        self, q: ArrayLike, qd: ArrayLike, qdd_a: ArrayLike, tau_u: ArrayLike
    ) -> tuple[Array, Array]:
        """tau_a and qdd_u."""
        return self._solve_mixed(q, qd, self._sides(), qdd_a, tau_u)

    def hybrid_dynamics(
        self, q: ArrayLike, qd: ArrayLike, tau_a: ArrayLike, qdd_u: ArrayLike
    ) -> tuple[Array, Array]:
        """qdd_a and tau_u."""
        a, u = self._sides()
        tau_u, qdd_a = self._solve_mixed(q, qd, (u, a), qdd_u, tau_a)
        return qdd_a, tau_u

    def _solve_mixed(
        self, q: ArrayLike, qd: ArrayLike, sides: Sides, qdd: ArrayLike, tau: ArrayLike
    ) -> tuple[Array, Array]:
        """Return forces where accelerations are given, and accelerations where forces are.

        The linear system M qdd - tau = -h has the unknown forces and accelerations in one column.
        """
        given, free = sides
        M, h = self.mass_matrix(q), self.bias(q, qd)
        known = h + M[:, given] @ np.asarray(qdd)
        known[free] -= np.asarray(tau)
        system = np.zeros_like(M)
        system[given, given] = -1
        system[:, free] = M[:, free]
        found = np.linalg.solve(system, -known)
        return np.asarray(found[given]), np.asarray(found[free])

    def underactuated_accelerations(
        self, q: ArrayLike, qd: ArrayLike, qdd_a: ArrayLike, tau_u: ArrayLike
    ) -> tuple[Array, Array]:
        """Vdot of every link and of every tip."""
        a, u = self._sides()
        qdd = np.zeros(len(a) + len(u))
        qdd[a] = np.asarray(qdd_a)
        _, qdd[u] = self.underactuated_inverse_dynamics(q, qd, qdd_a, tau_u)
        _, links = self.link_motions(q, qd, qdd)
        return links, np.asarray(self.jacobian(q) @ qdd + self.jacobian_dot(q, qd) @ np.asarray(qd))


def depth_first(robot: Robot, parent: int = BASE) -> Iterator[int]:
    """Yield the joints in depth-first order, which both libraries rely on."""
    for i in robot.children(parent):
        yield i
        yield from depth_first(robot, i)


def about_centre(inertia: Inertia) -> tuple[float, Array, Array]:
    """Return mass, centre of mass and inertia tensor about it, in link axes."""
    mass = float(inertia.m)
    moment, tensor = np.array(inertia.moment, float), np.array(inertia.tensor, float)
    if mass == 0:
        if moment.any():
            raise ValueError("a massless link with a first moment is not physically consistent")
        return 0.0, moment, tensor
    centre = moment / mass
    return mass, centre, tensor - mass * (centre @ centre * np.eye(3) - np.outer(centre, centre))


class JointDrive(NamedTuple):
    """The joint of the robot that drives a joint of a library, None if it is locked.

    A library joint with one DoF is at rate q + offset, q the coordinate of the robot's joint.
    """

    joint: int | None
    rate: float = 1.0
    offset: float = 0.0


def own_drive(robot: Robot, i: int) -> JointDrive:
    """Return the drive of joint i: itself or its leader, with its scale."""
    joint = robot.joints[i]
    if joint.nq > 1:
        return JointDrive(i)
    scale, multiplier, offset = float(joint.scale), 1.0, 0.0
    if joint.mimic is not None:
        multiplier, offset = float(joint.mimic.multiplier), float(joint.mimic.offset)
    return JointDrive(i, scale * multiplier, scale * offset + float(joint.q_offset))


class Oracle(UnderactuatedOracle):
    """The functions of symdyn, by reduction of a library's results for the full tree."""

    unsupported: frozenset[str] = frozenset()
    """Functions that are not supported although a method exists."""

    def __init__(self, robot: Robot) -> None:
        self.order = list(depth_first(robot))
        self._attach(robot, [own_drive(robot, i) for i in self.order])

    def _attach(self, robot: Robot, drives: Sequence[JointDrive]) -> None:
        """Set what drives the joints of the library, in its order, and compute G."""
        self.robot, self.drives = robot, drives
        blocks = []
        for drive in drives:
            if drive.joint is None or robot.joints[drive.joint].nq == 1:
                blocks.append(np.array([[drive.rate]]))
            else:
                blocks.append(self._velocities(robot.joints[drive.joint]))
        self.G = np.zeros((sum(map(len, blocks)), robot.nv))
        row = 0
        for drive, block in zip(drives, blocks, strict=True):
            if drive.joint is not None:
                start = robot.v_starts[drive.joint]
                self.G[row : row + len(block), start : start + block.shape[1]] = block
            row += len(block)
        one_to_one = self.G.shape[0] == self.G.shape[1]
        self.reduced = not (one_to_one and np.array_equal(self.G @ self.G.T, np.eye(row)))

    @staticmethod
    def _velocities(joint: Joint) -> Array:
        """Return the constant map from the velocities of a multi-DoF joint to the library's."""
        return np.eye(joint.nv)

    def _position(self, k: int, place: Array) -> Array:
        """Convert the coordinates of joint k from symdyn's convention to the library's."""
        return place

    @staticmethod
    def _armature(joint: Joint) -> float:
        """Return the rotor inertia on the joint side; symdyn's is on the coordinate side."""
        return float(joint.rotor_inertia) / float(joint.scale) ** 2

    # -- evaluated by the library, for the tree of independent joints, depth first ----------

    @abstractmethod
    def _torques(self, q: Array, qd: Array, qdd: Array) -> Array: ...

    @abstractmethod
    def _mass_matrix(self, q: Array) -> Array: ...

    @abstractmethod
    def _inverse_mass_matrix(self, q: Array) -> Array: ...

    @abstractmethod
    def _accelerations(self, q: Array, qd: Array, tau: Array) -> Array: ...

    @abstractmethod
    def _kinetic_energy(self, q: Array, qd: Array) -> float: ...

    @abstractmethod
    def _potential_energy(self, q: Array) -> float: ...

    @abstractmethod
    def _centre(self, q: Array) -> Array: ...

    @abstractmethod
    def _momentum(self, q: Array, qd: Array) -> Array: ...

    @abstractmethod
    def _poses(self, q: Array) -> Array: ...

    @abstractmethod
    def _jacobians(self, seen: str, q: Array) -> Array:
        """Return the Jacobians of all tips, `seen` in "body", "space" or "world" axes."""

    @abstractmethod
    def _jacobian_rates(self, seen: str, q: Array, qd: Array) -> Array: ...

    @abstractmethod
    def _motions(self, q: Array, qd: Array, qdd: Array) -> tuple[Array, Array]: ...

    @abstractmethod
    def _wrenches(self, q: Array, qd: Array, qdd: Array) -> Array: ...

    # -- functions of symdyn -----------------------------------------------------------------

    def _full(self, q: ArrayLike, *rates: ArrayLike) -> tuple[Array, ...]:
        """Return positions, then velocities and accelerations, of all joints of the tree."""
        at = np.asarray(q, float)
        places = [self._position(k, self._place(k, at)) for k in range(len(self.drives))]
        positions = np.concatenate([np.zeros(0), *places])
        return (positions, *(self.G @ np.asarray(rate, float) for rate in rates))

    def _place(self, k: int, q: Array) -> Array:
        """Return the coordinates of the library's joint k, by mimic relation and scale."""
        drive = self.drives[k]
        if drive.joint is None:
            return np.array([drive.offset])
        start, count = self.robot.q_starts[drive.joint], self.robot.joints[drive.joint].nq
        own = q[start : start + count]
        return own if count > 1 else drive.rate * own + drive.offset

    def inverse_dynamics(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """tau, by the library's recursive Newton-Euler algorithm."""
        return np.asarray(self.G.T @ self._torques(*self._full(q, qd, qdd)))

    def bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """h, the torques at zero acceleration."""
        return self.inverse_dynamics(q, qd, np.zeros(self.G.shape[1]))

    def gravity(self, q: ArrayLike) -> Array:
        """phi, the torques at rest."""
        return self.bias(q, np.zeros(self.G.shape[1]))

    def mass_matrix(self, q: ArrayLike) -> Array:
        """M, by the library's composite rigid bodies, rotors included."""
        return np.asarray(self.G.T @ self._mass_matrix(*self._full(q)) @ self.G)

    def inverse_mass_matrix(self, q: ArrayLike) -> Array:
        """The library's own, or that of the reduced M where joints are mimicked."""
        if self.reduced:
            return np.asarray(np.linalg.inv(self.mass_matrix(q)), float)
        return np.asarray(self.G.T @ self._inverse_mass_matrix(*self._full(q)) @ self.G)

    def forward_dynamics(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
        """qdd: the library's own algorithm, or M^-1 (tau - h) where joints are mimicked."""
        if self.reduced:
            drive = np.asarray(tau, float) - self.bias(q, qd)
            return np.asarray(np.linalg.solve(self.mass_matrix(q), drive), float)
        return np.asarray(self.G.T @ self._accelerations(*self._full(q, qd, tau)))

    def kinetic_energy(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """T, rotors included."""
        return np.array(self._kinetic_energy(*self._full(q, qd)))

    def potential_energy(self, q: ArrayLike) -> Array:
        """U, zero with all mass at the base origin."""
        return np.array(self._potential_energy(*self._full(q)))

    def center_of_mass(self, q: ArrayLike) -> Array:
        """The centre of mass of the moving links."""
        return self._centre(*self._full(q))

    def total_momentum(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """Angular momentum about the base origin, then linear, of the links without rotors."""
        return self._momentum(*self._full(q, qd))

    def centroidal_momentum(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """The same about the centre of mass."""
        angular, linear = np.split(self.total_momentum(q, qd), 2)
        return np.concatenate([angular - np.cross(self.center_of_mass(q), linear), linear])

    def base_jacobian(self, q: ArrayLike) -> Array:
        """The columns of the body-frame Jacobian for the DoF of the free base."""
        joints = enumerate(self.robot.joints)
        base = next(i for i, j in joints if j.nv == 6 and j.parent == BASE)
        start = self.robot.v_starts[base]
        return self.jacobian(q)[..., start : start + 6]

    def forward_kinematics(self, q: ArrayLike) -> Array:
        """The 4x4 pose of every tip."""
        return self._poses(*self._full(q))

    def jacobian(self, q: ArrayLike) -> Array:
        """Body-frame Jacobian of every tip, angular first."""
        return np.asarray(self._jacobians("body", *self._full(q)) @ self.G)

    def jacobian_space(self, q: ArrayLike) -> Array:
        """Jacobian of every tip's twist in base coordinates."""
        return np.asarray(self._jacobians("space", *self._full(q)) @ self.G)

    def jacobian_world(self, q: ArrayLike) -> Array:
        """Jacobian of every tip's angular velocity and origin, in base axes."""
        return np.asarray(self._jacobians("world", *self._full(q)) @ self.G)

    def jacobian_dot(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """Rate of the body-frame Jacobian of every tip."""
        return np.asarray(self._jacobian_rates("body", *self._full(q, qd)) @ self.G)

    def jacobian_world_dot(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """Rate of the Jacobian of every tip's angular velocity and origin, in base axes."""
        return np.asarray(self._jacobian_rates("world", *self._full(q, qd)) @ self.G)

    def tip_bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """Rate of every tip's twist at zero acceleration, in the tip's frame."""
        return np.asarray(self.jacobian_dot(q, qd) @ np.asarray(qd))

    def tip_bias_world(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """Angular acceleration and that of every tip's origin at zero qdd, in base axes."""
        return np.asarray(self.jacobian_world_dot(q, qd) @ np.asarray(qd))

    def link_motions(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array, Array]:
        """V and its rate for every link, gravity not included."""
        return self._motions(*self._full(q, qd, qdd))

    def joint_wrenches(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """Return the wrench of every joint on its link at the link origin, without rotors."""
        return self._wrenches(*self._full(q, qd, qdd))
