"""Pinocchio and MuJoCo as judges: the same robot built joint by joint in each of them.

Both know only independent joints, so the tree is built as if nothing were mimicked and reduced:

    q_full = G q + offset,   tau = G^T tau_full,   M = G^T M_full G,   C = G^T C_full G

An oracle answers for one state at a time, under the names and conventions of symdyn: twists angular
first, Jacobians in the tip's own frame. Nothing here uses symdyn's own geometry; fixed frames are
multiplied out by the library that is asked. A body without mass must have no first moment.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Robot
from symdyn.robot.placement import Placement

Array = NDArray[np.float64]


def depth_first(robot: Robot, parent: int = BASE) -> Iterator[int]:
    """The joints with every subtree in one stretch: the order both libraries rely on."""
    for i in robot.children(parent):
        yield i
        yield from depth_first(robot, i)


def about_centre(inertia: Inertia) -> tuple[float, Array, Array]:
    """Mass, centre of mass and tensor about it, in the axes of the link frame."""
    mass = float(inertia.m)
    moment, tensor = np.array(inertia.moment, float), np.array(inertia.tensor, float)
    if mass == 0:
        if moment.any():
            raise ValueError("a link without mass but with a first moment is no rigid body")
        return 0.0, moment, tensor
    centre = moment / mass
    return mass, centre, tensor - mass * (centre @ centre * np.eye(3) - np.outer(centre, centre))


class Oracle(ABC):
    """The contract functions, by reduction of a library's answers for the full tree."""

    def __init__(self, robot: Robot) -> None:
        self.order = list(depth_first(robot))
        self.reduced = any(joint.mimic for joint in robot.joints)
        self.G = np.zeros((len(self.order), robot.nv))
        self.offset = np.zeros(len(self.order))
        for row, i in enumerate(self.order):
            mimic = robot.joints[i].mimic
            self.G[row, robot.coordinates[i]] = 1 if mimic is None else float(mimic.multiplier)
            self.offset[row] = 0 if mimic is None else float(mimic.offset)

    @abstractmethod
    def _torques(self, q: Array, qd: Array, qdd: Array) -> Array: ...

    @abstractmethod
    def _mass_matrix(self, q: Array) -> Array: ...

    @abstractmethod
    def _accelerations(self, q: Array, qd: Array, tau: Array) -> Array: ...

    @abstractmethod
    def _poses(self, q: Array) -> Array: ...

    @abstractmethod
    def _jacobians(self, q: Array) -> Array: ...

    def _full(self, q: ArrayLike) -> Array:
        return np.asarray(self.G @ np.asarray(q, float) + self.offset)

    def inverse_dynamics(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """tau, by the library's recursive Newton-Euler algorithm."""
        rates, accelerations = self.G @ np.asarray(qd), self.G @ np.asarray(qdd)
        return np.asarray(self.G.T @ self._torques(self._full(q), rates, accelerations))

    def bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """h, the torques at zero acceleration."""
        return self.inverse_dynamics(q, qd, np.zeros(self.G.shape[1]))

    def gravity(self, q: ArrayLike) -> Array:
        """phi, the torques at rest."""
        return self.bias(q, np.zeros(self.G.shape[1]))

    def mass_matrix(self, q: ArrayLike) -> Array:
        """M, by the library's composite rigid bodies."""
        return np.asarray(self.G.T @ self._mass_matrix(self._full(q)) @ self.G)

    def forward_dynamics(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
        """qdd: the library's own algorithm, or M^-1 (tau - h) where joints are mimicked."""
        if self.reduced:
            drive = np.asarray(tau, float) - self.bias(q, qd)
            return np.asarray(np.linalg.solve(self.mass_matrix(q), drive), float)
        rates, torques = self.G @ np.asarray(qd), self.G @ np.asarray(tau)
        return np.asarray(self.G.T @ self._accelerations(self._full(q), rates, torques))

    def forward_kinematics(self, q: ArrayLike) -> Array:
        """The 4x4 pose of every tip."""
        return self._poses(self._full(q))

    def jacobian(self, q: ArrayLike) -> Array:
        """Body-frame Jacobian of every tip, angular first."""
        return np.asarray(self._jacobians(self._full(q)) @ self.G)


# -- Pinocchio -----------------------------------------------------------------------------


class PinocchioOracle(Oracle):
    """Pinocchio's rnea, crba, aba; its Coriolis matrix is the Christoffel one too."""

    def __init__(self, robot: Robot) -> None:
        import pinocchio as pin

        super().__init__(robot)
        self.pin, self.model = pin, pin.Model()
        self.model.gravity.linear = np.array(robot.gravity, float)
        numbers = {BASE: 0}
        for i in self.order:
            joint = robot.joints[i]
            numbers[i] = self.model.addJoint(
                numbers[joint.parent],
                self._joint_model(joint.type == "prismatic", joint.axis),
                self._placement(joint.placement),
                f"joint {i}",
            )
            # Field by field: the constructor insists on a positive tensor, which the idealised
            # links of planar arms do not have.
            body = pin.Inertia.Zero()
            body.mass, body.lever, body.inertia = about_centre(robot.links[i].inertia)
            self.model.appendBodyToJoint(numbers[i], body, pin.SE3.Identity())
        self.tips = []
        for name in robot.tips:
            tip = robot.frame(name)
            frame = pin.Frame(
                f"tip {name}",
                numbers[tip.link],
                0,
                self._placement(tip.placement),
                pin.FrameType.OP_FRAME,
            )
            self.tips.append(self.model.addFrame(frame))
        self.data = self.model.createData()

    def _joint_model(self, prismatic: bool, axis: tuple[Any, ...]) -> Any:
        vector = np.array(axis, float)
        for letter, unit in zip("XYZ", np.eye(3), strict=True):
            if np.array_equal(vector, unit):
                return getattr(self.pin, f"JointModel{'P' if prismatic else 'R'}{letter}")()
        kind = "Prismatic" if prismatic else "Revolute"
        return getattr(self.pin, f"JointModel{kind}Unaligned")(vector)

    def _placement(self, placement: Placement) -> Any:
        X = self.pin.SE3.Identity()
        for move in placement.moves:
            amount, letter = float(move.amount), move.kind[-1]
            if move.kind[0] == "r":
                X = X * self.pin.SE3(self.pin.utils.rotate(letter, amount), np.zeros(3))
            else:
                X = X * self.pin.SE3(np.eye(3), amount * np.eye(3)["xyz".index(letter)])
        return X

    def _torques(self, q: Array, qd: Array, qdd: Array) -> Array:
        return np.array(self.pin.rnea(self.model, self.data, q, qd, qdd))

    def _mass_matrix(self, q: Array) -> Array:
        upper = np.triu(self.pin.crba(self.model, self.data, q))
        return np.asarray(upper + np.triu(upper, 1).T)

    def _accelerations(self, q: Array, qd: Array, tau: Array) -> Array:
        return np.array(self.pin.aba(self.model, self.data, q, qd, tau))

    def _poses(self, q: Array) -> Array:
        self.pin.framesForwardKinematics(self.model, self.data, q)
        poses = [self.data.oMf[tip].homogeneous.copy() for tip in self.tips]
        return np.array(poses).reshape(-1, 4, 4)

    def _jacobians(self, q: Array) -> Array:
        local = self.pin.ReferenceFrame.LOCAL
        columns = [
            self.pin.computeFrameJacobian(self.model, self.data, q, tip, local)[[3, 4, 5, 0, 1, 2]]
            for tip in self.tips
        ]
        return np.array(columns).reshape(-1, 6, len(q))

    def coriolis_matrix(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """C, the Christoffel factorisation; reduction by a constant G keeps it that."""
        rates = self.G @ np.asarray(qd)
        full = self.pin.computeCoriolisMatrix(self.model, self.data, self._full(q), rates)
        return np.asarray(self.G.T @ full @ self.G)


# -- MuJoCo --------------------------------------------------------------------------------


class MujocoOracle(Oracle):
    """MuJoCo's mj_inverse, mj_forward and mass matrix, with all that is not rigid motion off."""

    def __init__(self, robot: Robot) -> None:
        import mujoco

        super().__init__(robot)
        self.mj = mujoco
        self.model = mujoco.MjModel.from_xml_string(_mjcf(robot))
        model, row_of = self.model, {i: row for row, i in enumerate(self.order)}
        model.opt.gravity[:] = np.array(robot.gravity, float)
        for i, row in row_of.items():
            joint, body = robot.joints[i], row + 1  # body 0 is the world
            model.jnt_axis[row] = joint.axis
            model.body_pos[body], model.body_quat[body] = self._placement(joint.placement)
            mass, centre, tensor = about_centre(robot.links[i].inertia)
            moments, axes = np.linalg.eigh(tensor)
            axes[:, 2] *= np.linalg.det(axes)  # a rotation, not a reflection
            model.body_mass[body], model.body_ipos[body] = mass, centre
            model.body_inertia[body] = moments
            mujoco.mju_mat2Quat(model.body_iquat[body], axes.ravel())
        self.tips = []
        for number, name in enumerate(robot.tips):
            site = mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_SITE, f"tip {number}")
            placement = robot.frame(name).placement
            model.site_pos[site], model.site_quat[site] = self._placement(placement)
            self.tips.append(site)
        self.data = mujoco.MjData(model)
        mujoco.mj_setConst(model, self.data)

    def _placement(self, placement: Placement) -> tuple[Array, Array]:
        position, quaternion = np.zeros(3), np.array([1.0, 0.0, 0.0, 0.0])
        for move in placement.moves:
            axis, amount = np.eye(3)["xyz".index(move.kind[-1])], float(move.amount)
            step, turn = amount * axis, np.array([1.0, 0.0, 0.0, 0.0])
            if move.kind[0] == "r":
                step = np.zeros(3)
                self.mj.mju_axisAngle2Quat(turn, axis, amount)
            here, so_far = position.copy(), quaternion.copy()
            self.mj.mju_mulPose(position, quaternion, here, so_far, step, turn)
        return position, quaternion

    def _set(self, q: Array, qd: Array | None = None) -> None:
        self.data.qpos[:] = q
        self.data.qvel[:] = 0 if qd is None else qd

    def _torques(self, q: Array, qd: Array, qdd: Array) -> Array:
        self._set(q, qd)
        self.data.qacc[:] = qdd
        self.mj.mj_inverse(self.model, self.data)
        return np.array(self.data.qfrc_inverse)

    def _mass_matrix(self, q: Array) -> Array:
        self._set(q)
        self.mj.mj_fwdPosition(self.model, self.data)
        M = np.zeros((len(q), len(q)))
        if int(self.mj.__version__.split(".")[0]) >= 4:
            self.mj.mj_fullM(self.model, self.data, M)
        else:
            self.mj.mj_fullM(self.model, M, self.data.qM)
        return M

    def _accelerations(self, q: Array, qd: Array, tau: Array) -> Array:
        self._set(q, qd)
        self.data.qfrc_applied[:] = tau
        self.mj.mj_forward(self.model, self.data)
        return np.array(self.data.qacc)

    def _poses(self, q: Array) -> Array:
        self._set(q)
        self.mj.mj_kinematics(self.model, self.data)
        poses = np.tile(np.eye(4), (len(self.tips), 1, 1))
        for pose, site in zip(poses, self.tips, strict=True):
            pose[:3, :3] = self.data.site_xmat[site].reshape(3, 3)
            pose[:3, 3] = self.data.site_xpos[site]
        return poses

    def _jacobians(self, q: Array) -> Array:
        poses = self._poses(q)
        self.mj.mj_comPos(self.model, self.data)
        result = np.zeros((len(self.tips), 6, len(q)))
        for columns, pose, site in zip(result, poses, self.tips, strict=True):
            linear, angular = np.zeros((2, 3, len(q)))
            self.mj.mj_jacSite(self.model, self.data, linear, angular, site)
            columns[:3], columns[3:] = pose[:3, :3].T @ angular, pose[:3, :3].T @ linear
        return result


_MJCF = """<mujoco>
  <compiler angle="radian" autolimits="false" balanceinertia="false"/>
  <option integrator="Euler">
    <flag constraint="disable" contact="disable" autoreset="disable"/>
  </option>
  <worldbody>{content}</worldbody>
</mujoco>"""

_ODD = 'pos="0.1 0.2 0.3" quat="0.5 0.1 0.7 0.2"'
"""A pose that is nothing in particular: MuJoCo marks frames that coincide and bodies that are
aligned when it compiles, and would keep those shortcuts when the true numbers are written in."""


def _mjcf(robot: Robot) -> str:
    """The topology alone, in MuJoCo's format, with made-up numbers that it will accept."""

    def body(i: int) -> str:
        kind = "slide" if robot.joints[i].type == "prismatic" else "hinge"
        inertial = f'<inertial {_ODD} mass="1" diaginertia="1 1.1 1.2"/>'
        return f'<body {_ODD}>{inertial}<joint type="{kind}"/>{content(i)}</body>'

    def content(i: int) -> str:
        tips = (k for k, name in enumerate(robot.tips) if robot.frame(name).link == i)
        sites = (f'<site name="tip {k}" {_ODD}/>' for k in tips)
        return "".join([*sites, *map(body, robot.children(i))])

    return _MJCF.format(content=content(BASE))


# -- which ones are there ------------------------------------------------------------------


def pinocchio_oracle(robot: Robot) -> PinocchioOracle:
    """The robot in Pinocchio."""
    return PinocchioOracle(robot.on_axes())


def mujoco_oracle(robot: Robot) -> MujocoOracle:
    """The robot in MuJoCo."""
    return MujocoOracle(robot.on_axes())


ORACLES: dict[str, Callable[[Robot], Oracle]] = {
    "pinocchio": pinocchio_oracle,
    "mujoco": mujoco_oracle,
}


def installed() -> list[str]:
    """The names of the oracles that can be imported here."""
    return [name for name in ORACLES if find_spec(name) is not None]
