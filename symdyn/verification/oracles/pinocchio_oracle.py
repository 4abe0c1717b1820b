"""Pinocchio as an oracle: rnea, crba, aba, the Christoffel form of C, and frame kinematics.

Pinocchio orders linear before angular components and places joints at the origins of their frames;
links behind a tail, and tips, are frames of its model. Its planar joint has axis z, so that a
planar joint about another axis gets an additional frame (`behind`). `PinocchioFile` reads the
robot's file itself, to check symdyn's reader.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import pinocchio as pin
from numpy.typing import ArrayLike

from symdyn.robot.kinematic_tree import Original
from symdyn.robot.model import BASE, Joint, Robot
from symdyn.robot.placement import Placement
from symdyn.verification.oracles.changed_urdf import followers, prepared_urdf
from symdyn.verification.oracles.file_joints import armatures, drives_of
from symdyn.verification.oracles.oracle import Array, Oracle, about_centre
from symdyn.verification.oracles.pinocchio_closed_chains import (
    ClosedChainOracle,
    bias_rows,
    jacobian_rows,
)

ANGULAR_FIRST = [3, 4, 5, 0, 1, 2]

SEEN = {
    "body": pin.ReferenceFrame.LOCAL,
    "space": pin.ReferenceFrame.WORLD,
    "world": pin.ReferenceFrame.LOCAL_WORLD_ALIGNED,
}


class PinocchioOracle(Oracle, ClosedChainOracle):
    """A robot in Pinocchio."""

    def __init__(self, robot: Robot) -> None:
        super().__init__(robot)
        self.model = pin.Model()
        self.model.gravity.linear = np.array(robot.gravity, float)
        axes, numbers = robot.with_joint_frames(), {BASE: 0}
        behind = {BASE: pin.SE3.Identity()}
        for i in self.order:
            joint = axes.joints[i]
            behind[i] = _own_frame(joint)
            numbers[i] = self.model.addJoint(
                numbers[joint.parent],
                MODELS[joint.type](joint),
                behind[joint.parent] * _pose(joint.placement) * behind[i].inverse(),
                f"joint {i}",
            )
            # Field by field: the constructor requires a positive tensor, which the idealised
            # links of planar arms do not have.
            body = pin.Inertia.Zero()
            body.mass, body.lever, body.inertia = about_centre(robot.links[i].inertia)
            at = behind[i] * _pose(robot.joints[i].tail)
            self.model.appendBodyToJoint(numbers[i], body, at)
            if joint.nv == 1:
                self.model.armature[-1] = self._armature(robot.joints[i])

        def frame(name: str, link: int, placement: Placement) -> int:
            kind = pin.FrameType.OP_FRAME
            added = pin.Frame(name, numbers[link], 0, behind[link] * _pose(placement), kind)
            return int(self.model.addFrame(added))

        tips = [axes.frame(name) for name in robot.tips]
        self.tips = [frame(f"tip {tip.name}", tip.link, tip.placement) for tip in tips]
        self.links = [frame(f"link {i}", i, joint.tail) for i, joint in enumerate(robot.joints)]
        self.ends = []
        for c in robot.constraints:
            pair = [axes.frame(name) for name in (c.frame_a, c.frame_b)]
            a, b = (frame(f"end {c.name} {x.name}", x.link, x.placement) for x in pair)
            self.ends.append((a, b))
        self.data = self.model.createData()

    @staticmethod
    def _velocities(joint: Joint) -> Array:
        own = Oracle._velocities(joint)
        if joint.type == "planar":
            return own[[1, 2, 0]]
        if joint.type == "floating":
            return own[ANGULAR_FIRST]
        if joint.type == "modal":
            return np.array([[*w, *v] for w, v in joint.modes], float).T[ANGULAR_FIRST]
        return own

    def _position(self, k: int, place: Array) -> Array:
        if len(place) == 3:  # only a planar joint has three coordinates
            x, y, theta = place
            return np.array([x, y, np.cos(theta), np.sin(theta)])
        return place

    def _torques(self, q: Array, qd: Array, qdd: Array) -> Array:
        return np.array(pin.rnea(self.model, self.data, q, qd, qdd))

    def _mass_matrix(self, q: Array) -> Array:
        return _symmetric(pin.crba(self.model, self.data, q))

    def _inverse_mass_matrix(self, q: Array) -> Array:
        return _symmetric(pin.computeMinverse(self.model, self.data, q))

    def _accelerations(self, q: Array, qd: Array, tau: Array) -> Array:
        return np.array(pin.aba(self.model, self.data, q, qd, tau))

    def _kinetic_energy(self, q: Array, qd: Array) -> float:
        # Body by body: computeKineticEnergy ignores rotors of joints about general axes (4.1).
        pin.forwardKinematics(self.model, self.data, q, qd)
        bodies = zip(self.model.inertias, self.data.v, strict=True)
        rotors = float(self.model.armature @ qd**2)
        return (sum(float(body.vtiv(twist)) for body, twist in bodies) + rotors) / 2

    def _potential_energy(self, q: Array) -> float:
        return float(pin.computePotentialEnergy(self.model, self.data, q))

    def _centre(self, q: Array) -> Array:
        return np.array(pin.centerOfMass(self.model, self.data, q))

    def _momentum(self, q: Array, qd: Array) -> Array:
        pin.forwardKinematics(self.model, self.data, q, qd)
        bodies = zip(self.data.oMi, self.model.inertias, self.data.v, strict=True)
        momenta = [place.act(inertia * twist).vector for place, inertia, twist in bodies]
        return np.array(np.sum(momenta, axis=0)[ANGULAR_FIRST])

    def _poses(self, q: Array) -> Array:
        pin.framesForwardKinematics(self.model, self.data, q)
        poses = [self.data.oMf[tip].homogeneous.copy() for tip in self.tips]
        return np.array(poses).reshape(-1, 4, 4)

    def _jacobians(self, seen: str, q: Array) -> Array:
        pin.computeJointJacobians(self.model, self.data, q)
        pin.updateFramePlacements(self.model, self.data)
        return self._of_tips(pin.getFrameJacobian, seen)

    def _jacobian_rates(self, seen: str, q: Array, qd: Array) -> Array:
        pin.computeJointJacobiansTimeVariation(self.model, self.data, q, qd)
        pin.updateFramePlacements(self.model, self.data)
        return self._of_tips(pin.getFrameJacobianTimeVariation, seen)

    def _of_tips(self, jacobian: Any, seen: str) -> Array:
        columns = [jacobian(self.model, self.data, tip, SEEN[seen]) for tip in self.tips]
        return np.array(columns).reshape(-1, 6, self.model.nv)[:, ANGULAR_FIRST]

    def _motions(self, q: Array, qd: Array, qdd: Array) -> tuple[Array, Array]:
        pin.forwardKinematics(self.model, self.data, q, qd, qdd)
        twists, rates = (
            np.array([get(self.model, self.data, link, SEEN["body"]).vector for link in self.links])
            for get in (pin.getFrameVelocity, pin.getFrameAcceleration)
        )
        return twists[:, ANGULAR_FIRST], rates[:, ANGULAR_FIRST]

    def _wrenches(self, q: Array, qd: Array, qdd: Array) -> Array:
        pin.rnea(self.model, self.data, q, qd, qdd)
        frames = [self.model.frames[link] for link in self.links]
        wrenches = [f.placement.actInv(self.data.f[f.parentJoint]).vector for f in frames]
        return np.array(wrenches)[:, ANGULAR_FIRST]

    def tip_bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """Pinocchio's spatial acceleration of every tip at zero qdd."""
        return self._tip_accelerations(pin.getFrameAcceleration, "body", q, qd)

    def tip_bias_world(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """Pinocchio's classical acceleration of every tip at zero qdd."""
        return self._tip_accelerations(pin.getFrameClassicalAcceleration, "world", q, qd)

    def _tip_accelerations(self, get: Any, seen: str, q: ArrayLike, qd: ArrayLike) -> Array:
        pin.forwardKinematics(self.model, self.data, *self._full(q, qd), np.zeros(self.model.nv))
        found = [get(self.model, self.data, tip, SEEN[seen]).vector for tip in self.tips]
        return np.array(found).reshape(-1, 6)[:, ANGULAR_FIRST]

    def constraint_rows(self, q: ArrayLike) -> Array:
        """From Pinocchio's frame Jacobians."""
        return jacobian_rows(self.model, self.data, self.ends, *self._full(q)) @ self.G

    def constraint_rates(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """From Pinocchio's frame accelerations."""
        return bias_rows(self.model, self.data, self.ends, *self._full(q, qd))

    def centroidal_momentum(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """h_G, Pinocchio's own, whose linear half comes first."""
        central = pin.computeCentroidalMomentum(self.model, self.data, *self._full(q, qd))
        return np.array(central.vector[ANGULAR_FIRST])

    def centroidal_momentum_matrix(self, q: ArrayLike) -> Array:
        """A_G, by Pinocchio's composite rigid bodies."""
        full = pin.ccrba(self.model, self.data, *self._full(q), np.zeros(self.model.nv))
        return np.asarray(np.array(full).reshape(6, -1)[ANGULAR_FIRST] @ self.G)

    def integrate(self, q: ArrayLike, qd: ArrayLike, dt: ArrayLike) -> Array:
        """q after the time dt: exponentials in SE(3), SE(2) and SO(3), joint by joint."""
        at, speed = self._full(q, qd)
        later = pin.integrate(self.model, at, speed * float(np.asarray(dt).item()))
        found, start = np.array(q, float), 0
        for k, drive in enumerate(self.drives):
            count = len(self._position(k, self._place(k, found)))
            own = later[start : start + count]
            start += count
            joint = self.robot.joints[drive.joint or 0]
            if drive.joint is None or joint.mimic is not None:
                continue
            first = self.robot.q_starts[drive.joint]
            place = found[first : first + joint.nq]
            if joint.type == "planar":
                x, y, c, s = own
                gain = np.arctan2(s, c) - place[2]
                place[:] = x, y, place[2] + np.arctan2(np.sin(gain), np.cos(gain))
            else:
                place[:] = own if joint.nq > 1 else (own - drive.offset) / drive.rate
        return found

    def difference(self, q0: ArrayLike, q1: ArrayLike) -> Array:
        """The velocity that leads from q0 to q1: logarithms, joint by joint."""
        (start,), (end,) = self._full(q0), self._full(q1)
        full = pin.difference(self.model, start, end)
        return np.asarray(np.linalg.pinv(self.G) @ np.array(full))

    def integrate_derivatives(
        self, q: ArrayLike, qd: ArrayLike, dt: ArrayLike
    ) -> tuple[Array, Array, Array]:
        """Pinocchio's dIntegrate, which has its directions in the axes reached, too."""
        at, speed = self._full(q, qd)
        step = float(np.asarray(dt).item())
        back = np.linalg.pinv(self.G)
        by_q, by_step = (
            back @ np.array(pin.dIntegrate(self.model, at, speed * step, which)) @ self.G
            for which in (pin.ARG0, pin.ARG1)
        )
        return by_q, step * by_step, (by_step @ np.asarray(qd))[:, None]

    def difference_derivatives(self, q0: ArrayLike, q1: ArrayLike) -> tuple[Array, Array]:
        """Pinocchio's dDifference."""
        (start,), (end,) = self._full(q0), self._full(q1)
        back = np.linalg.pinv(self.G)
        by_start, by_end = (
            back @ np.array(pin.dDifference(self.model, start, end, which)) @ self.G
            for which in (pin.ARG0, pin.ARG1)
        )
        return by_start, by_end

    def coriolis_matrix(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """C, the Christoffel factorisation; reduction by a constant G keeps it that."""
        full = pin.computeCoriolisMatrix(self.model, self.data, *self._full(q, qd))
        return np.asarray(self.G.T @ full @ self.G)

    def christoffel_symbols(self, q: ArrayLike) -> Array:
        """Gamma[k][i][j], the entry kj of C when coordinate i moves at unit speed."""
        units = np.eye(self.G.shape[1])
        return np.stack([self.coriolis_matrix(q, unit) for unit in units], axis=1)

    def inverse_dynamics_derivatives(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
    ) -> tuple[Array, Array]:
        """dtau/dq and dtau/dqd."""
        state = self._full(q, qd, qdd)
        by_q, by_qd, _ = pin.computeRNEADerivatives(self.model, self.data, *state)
        return self.G.T @ np.array(by_q) @ self.G, self.G.T @ np.array(by_qd) @ self.G

    def forward_dynamics_derivatives(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike
    ) -> tuple[Array, Array, Array]:
        """Pinocchio's own, or from those of inverse dynamics where joints are mimicked."""
        inverse = self.inverse_mass_matrix(q)
        if self.reduced:
            qdd = self.forward_dynamics(q, qd, tau)
            by_q, by_qd = self.inverse_dynamics_derivatives(q, qd, qdd)
            return -inverse @ by_q, -inverse @ by_qd, inverse
        state = self._full(q, qd, tau)
        by_q, by_qd, _ = pin.computeABADerivatives(self.model, self.data, *state)
        return self.G.T @ np.array(by_q) @ self.G, self.G.T @ np.array(by_qd) @ self.G, inverse

    def linearization(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> tuple[Array, Array]:
        """A and B of d(q, qd)/dt; beside a joint that turns, a neighbour's frame turns, too."""
        by_q, by_qd, inverse = self.forward_dynamics_derivatives(q, qd, tau)
        zero, one = np.zeros_like(inverse), np.eye(len(inverse))
        pin.forwardKinematics(self.model, self.data, *self._full(q, qd))
        full = np.zeros((self.model.nv, self.model.nv))
        for k in range(1, self.model.njoints):
            own, start = self.data.joints[k], self.model.joints[k].idx_v
            S = np.array(own.S).reshape(6, -1)
            rows = slice(start, start + S.shape[1])
            full[rows, rows] = -np.linalg.pinv(S) @ own.v.action @ S
        beside = np.linalg.pinv(self.G) @ full @ self.G
        return np.block([[beside, one], [by_q, by_qd]]), np.vstack([zero, inverse])

    def regressor(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """Y for the parameters about the links' frames, links in the robot's order."""
        state = self._full(q, qd, qdd)
        full = np.array(pin.computeJointTorqueRegressor(self.model, self.data, *state))
        blocks = full.reshape(self.model.nv, -1, 10)
        columns = [
            blocks[:, self.model.frames[link].parentJoint - 1]
            @ _moved_parameters(self.model.frames[link].placement)
            for link in self.links
        ]
        return np.asarray(self.G.T @ np.concatenate(columns, axis=1))


def _moved_parameters(placement: Any) -> Array:
    """Return the map of ten inertial parameters from the body frame to the placement's frame."""

    def moved(parameters: Array) -> Array:
        body = pin.Inertia.FromDynamicParameters(parameters)
        return np.array(placement.act(body).toDynamicParameters())

    solid = np.array([1.0, 0, 0, 0, 1, 0, 1, 0, 0, 1])  # consistent also with a unit added
    return np.array([moved(solid + unit) - moved(solid) for unit in np.eye(10)]).T


def _symmetric(matrix: Any) -> Array:
    """Return the full symmetric matrix of an upper triangle, whose lower part is undefined."""
    upper = np.triu(matrix)
    return np.asarray(upper + np.triu(upper, 1).T)


def _along(kind: str, joint: Joint) -> Any:
    """A joint about or along an axis, Revolute or Prismatic."""
    vector = np.array(joint.axis, float)
    for letter, unit in zip("XYZ", np.eye(3), strict=True):
        if np.array_equal(vector, unit):
            return getattr(pin, f"JointModel{kind[0]}{letter}")()
    return getattr(pin, f"JointModel{kind}Unaligned")(vector)


def _helical(joint: Joint) -> Any:
    return pin.JointModelHelicalUnaligned(np.array(joint.axis, float), float(joint.pitch))


MODELS: dict[str, Callable[[Joint], Any]] = {
    "revolute": partial(_along, "Revolute"),
    "continuous": partial(_along, "Revolute"),
    "prismatic": partial(_along, "Prismatic"),
    "helical": _helical,
    "planar": lambda joint: pin.JointModelPlanar(),
    "spherical": lambda joint: pin.JointModelSpherical(),
    "floating": lambda joint: pin.JointModelFreeFlyer(),
    "modal": lambda joint: pin.JointModelFreeFlyer(),
}
"""Pinocchio's model of each joint type; a modal joint is a free one restricted to its modes."""


def _own_frame(joint: Joint) -> Any:
    """Return the moving frame in that of Pinocchio's joint, rotated for planes not about z."""
    if joint.type != "planar":
        return pin.SE3.Identity()
    axis = np.array(joint.axis, float)
    turn = pin.Quaternion.FromTwoVectors(np.array([0.0, 0.0, 1.0]), axis)
    if axis[2] < 0 and np.abs(axis[:2]).sum() < 1e-12:
        turn = pin.Quaternion(0.0, 1.0, 0.0, 0.0)
    return pin.SE3(turn.matrix().T, np.zeros(3))


def _pose(placement: Placement) -> Any:
    X = pin.SE3.Identity()
    for move in placement.moves:
        amount, letter = float(move.amount), move.kind[-1]
        if move.kind[0] == "r":
            X = X * pin.SE3(pin.utils.rotate(letter, amount), np.zeros(3))
        else:
            X = X * pin.SE3(np.eye(3), amount * np.eye(3)["xyz".index(letter)])
    return X


FIXED_TO_BASE = (
    *("center_of_mass", "total_momentum", "potential_energy"),
    *("centroidal_momentum", "centroidal_momentum_matrix"),
)
"""Quantities in which Pinocchio may include bodies fixed to the base; symdyn does not."""

NOT_IN_FILES = ("constraint_jacobian", "constraint_bias")
"""Functions of constraints, which a URDF does not have."""


class PinocchioFile(PinocchioOracle):
    """A robot as Pinocchio reads it from a URDF, with another gravity on request."""

    def __init__(
        self, robot: Robot, original: Original, gravity: Sequence[float] | None = None
    ) -> None:
        text = prepared_urdf(original.text, robot.preparation)
        self.model = pin.buildModelFromXML(text)
        if gravity is not None:
            self.model.gravity.linear = np.array(gravity, float)
        moving = [k for k in range(1, self.model.njoints) if self.model.joints[k].nv]
        joints = {self.model.names[k]: self.model.joints[k].nv for k in moving}
        self.wide = [self.model.joints[k].nq > self.model.joints[k].nv for k in moving]
        self._attach(robot, drives_of(robot, joints, followers(original.text)))
        for name, armature in armatures(robot).items():
            joint = self.model.joints[self.model.getJointId(name)]
            self.model.armature[joint.idx_v] = armature
        self.tips = [self.model.getFrameId(name, pin.FrameType.BODY) for name in robot.tips]
        links = [link.name for link in robot.links]
        self.links = [self.model.getFrameId(name, pin.FrameType.BODY) for name in links]
        self.unsupported = frozenset((*FIXED_TO_BASE, *NOT_IN_FILES))
        self.data = self.model.createData()

    def _position(self, k: int, place: Array) -> Array:
        """Convert to Pinocchio's coordinates, cosine and sine for a continuous joint."""
        if len(place) == 1 and self.wide[k]:
            return np.array([np.cos(place[0]), np.sin(place[0])])
        return super()._position(k, place)
