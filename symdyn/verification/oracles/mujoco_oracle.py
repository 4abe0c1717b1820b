"""MuJoCo as an oracle: mj_inverse, mj_forward and kinematics, restricted to rigid-body motion.

The topology is compiled from MuJoCo's own format with arbitrary numbers, which are then replaced by
the true ones. Every link frame and every tip is a site. MuJoCo has no Coriolis matrix.

A floating joint consists of three slides and a ball, so that it may be anywhere in the tree. A free
joint of MuJoCo, which a file may contain, has the same coordinates. Its quaternions have the scalar
first, and its linear velocities are in the axes of the parent, symdyn's in those of the body:

    qvel = N(q) v,   qacc = N vdot + Ndot v,   tau = N^T qfrc,      N orthogonal, made of R and 1

`MujocoFile` reads the robot's file itself, to check symdyn's reader. Shapes are removed from a URDF
first, since MuJoCo would load their meshes and compute inertias from them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

import mujoco as mj
import numpy as np

from symdyn.robot.kinematic_tree import Original
from symdyn.robot.model import BASE, Joint, Robot
from symdyn.robot.placement import Placement
from symdyn.verification.oracles.changed_urdf import prepared_urdf
from symdyn.verification.oracles.file_joints import (
    JointMismatch,
    MimicRelation,
    armatures,
    drives_of,
)
from symdyn.verification.oracles.oracle import Array, Oracle, about_centre

BODY, SITE, JOINT = mj.mjtObj.mjOBJ_BODY, mj.mjtObj.mjOBJ_SITE, mj.mjtObj.mjOBJ_JOINT


class MujocoOracle(Oracle):
    """A robot in MuJoCo."""

    def __init__(self, robot: Robot) -> None:
        super().__init__(robot)
        # MuJoCo would warn on stderr about a singular mass matrix, which is checked as well.
        mj.set_mju_user_warning(lambda _text: None)
        self.model = model = mj.MjModel.from_xml_string(_mjcf(robot))
        axes = robot.with_joint_frames()
        model.opt.gravity[:] = np.array(robot.gravity, float)
        for row, i in enumerate(self.order):
            joint, body = axes.joints[i], row + 1  # body 0 is the world
            if joint.nq == 1:
                model.jnt_axis[model.body_jntadr[body]] = joint.axis
                model.dof_armature[model.body_dofadr[body]] = self._armature(joint)
            model.body_pos[body], model.body_quat[body] = _pose(joint.placement)
            mass, centre, tensor = about_centre(robot.links[i].inertia)
            moments, principal = np.linalg.eigh(tensor)
            principal[:, 2] *= np.linalg.det(principal)  # a rotation, not a reflection
            turn = np.zeros(4)
            mj.mju_mat2Quat(turn, principal.ravel())
            position, quaternion = _product(_pose(robot.joints[i].tail), (centre, turn))
            model.body_mass[body], model.body_inertia[body] = mass, moments
            model.body_ipos[body], model.body_iquat[body] = position, quaternion

        def site(name: str, placement: Placement) -> int:
            number = int(mj.mj_name2id(model, SITE, name))
            model.site_pos[number], model.site_quat[number] = _pose(placement)
            return number

        placements = [axes.frame(name).placement for name in robot.tips]
        self.tips = [site(f"tip {k}", placement) for k, placement in enumerate(placements)]
        self.links = [site(f"link {i}", joint.tail) for i, joint in enumerate(robot.joints)]
        self.data = mj.MjData(model)
        mj.mj_setConst(model, self.data)

    def _position(self, k: int, place: Array) -> Array:
        """Move the scalar of a quaternion, symdyn's last coordinate, before its vector."""
        return place if len(place) == 1 else np.array([*place[:-4], place[-1], *place[-4:-1]])

    def _turns(self, q: Array, qd: Array | None = None) -> tuple[Array, Array]:
        """Return N and its rate; the velocities are symdyn's."""
        N, Ndot = np.eye(self.model.nv), np.zeros((self.model.nv, self.model.nv))
        place = row = 0
        for drive in self.drives:
            joint = None if drive.joint is None else self.robot.joints[drive.joint]
            if joint is not None and joint.type == "floating":
                R = np.zeros(9)
                mj.mju_quat2Mat(R, q[place + 3 : place + 7])
                turned, linear = slice(row, row + 3), slice(row + 3, row + 6)
                N[turned, turned] = N[linear, linear] = 0
                N[turned, linear], N[linear, turned] = R.reshape(3, 3), np.eye(3)
                if qd is not None:
                    w = np.cross(qd[turned], np.eye(3), axisc=0)
                    Ndot[turned, linear] = R.reshape(3, 3) @ w
            place += 1 if joint is None else joint.nq
            row += 1 if joint is None else joint.nv
        return N, Ndot

    def _set(self, q: Array, qd: Array | None = None) -> tuple[Array, Array]:
        """Set positions and velocities, and update derived quantities; return N and Ndot."""
        N, Ndot = self._turns(q, qd)
        self.data.qpos[:] = q
        self.data.qvel[:] = 0 if qd is None else N @ qd
        mj.mj_fwdPosition(self.model, self.data)
        mj.mj_fwdVelocity(self.model, self.data)
        return N, Ndot

    def _torques(self, q: Array, qd: Array, qdd: Array) -> Array:
        N, Ndot = self._set(q, qd)
        self.data.qacc[:] = N @ qdd + Ndot @ qd
        mj.mj_inverse(self.model, self.data)
        return np.asarray(N.T @ self.data.qfrc_inverse)

    def _mass_matrix(self, q: Array) -> Array:
        N, _ = self._set(q)
        M = np.zeros_like(N)
        if int(mj.__version__.split(".")[0]) >= 4:
            mj.mj_fullM(self.model, self.data, M)
        else:
            mj.mj_fullM(self.model, M, self.data.qM)
        return np.asarray(N.T @ M @ N)

    def _inverse_mass_matrix(self, q: Array) -> Array:
        N, _ = self._set(q)
        rows = np.zeros_like(N)
        mj.mj_solveM(self.model, self.data, rows, np.eye(len(N)))
        return np.asarray(N.T @ rows @ N)

    def _accelerations(self, q: Array, qd: Array, tau: Array) -> Array:
        N, Ndot = self._set(q, qd)
        self.data.qfrc_applied[:] = N @ tau
        mj.mj_forward(self.model, self.data)
        return np.asarray(N.T @ (self.data.qacc - Ndot @ qd))

    def _kinetic_energy(self, q: Array, qd: Array) -> float:
        self._set(q, qd)
        mj.mj_energyVel(self.model, self.data)
        return float(self.data.energy[1])

    def _potential_energy(self, q: Array) -> float:
        self._set(q)
        mj.mj_energyPos(self.model, self.data)
        return float(self.data.energy[0])

    def _centre(self, q: Array) -> Array:
        self._set(q)
        return np.array(self.data.subtree_com[0])

    def _momentum(self, q: Array, qd: Array) -> Array:
        self._set(q, qd)
        mj.mj_subtreeVel(self.model, self.data)
        linear = self.model.body_subtreemass[0] * self.data.subtree_linvel[0]
        spin = self.data.subtree_angmom[0]
        return np.array([*(spin + np.cross(self.data.subtree_com[0], linear)), *linear])

    def _poses(self, q: Array) -> Array:
        self._set(q)
        poses = np.tile(np.eye(4), (len(self.tips), 1, 1))
        for pose, tip in zip(poses, self.tips, strict=True):
            pose[:3, :3], pose[:3, 3] = self._axes(tip), self.data.site_xpos[tip]
        return poses

    def _axes(self, site: int) -> Array:
        return np.array(self.data.site_xmat[site]).reshape(3, 3)

    def _jacobians(self, seen: str, q: Array) -> Array:
        N, _ = self._set(q)
        result = np.zeros((len(self.tips), 2, 3, len(N)))
        for (angular, linear), tip in zip(result, self.tips, strict=True):
            point = np.zeros(3) if seen == "space" else self.data.site_xpos[tip]
            mj.mj_jac(self.model, self.data, linear, angular, point, self.model.site_bodyid[tip])
        if seen == "body":
            for pair, tip in zip(result, self.tips, strict=True):
                pair[:] = self._axes(tip).T @ pair
        return np.asarray(result.reshape(-1, 6, len(N)) @ N)

    def _jacobian_rates(self, seen: str, q: Array, qd: Array) -> Array:
        """Jdot N + J Ndot for each half of J in world axes; of the body Jacobian that is
        d(R^T J N)/dt = R^T (Jdot N + J Ndot - [w] J N).
        """
        count = len(qd)
        world = self._jacobians("world", q).reshape(-1, 2, 3, count)
        N, Ndot = self._set(q, qd)
        result = np.zeros_like(world)
        for rates, columns, tip in zip(result, world, self.tips, strict=True):
            point, body = self.data.site_xpos[tip], self.model.site_bodyid[tip]
            mj.mj_jacDot(self.model, self.data, rates[1], rates[0], point, body)
            rates[:] = rates @ N + columns @ N.T @ Ndot
            if seen == "body":
                rates -= np.cross(columns[0] @ qd, columns, axisb=1, axisc=1)
                rates[:] = self._axes(tip).T @ rates
        return result.reshape(-1, 6, count)

    def _motions(self, q: Array, qd: Array, qdd: Array) -> tuple[Array, Array]:
        """Convert MuJoCo's acceleration of the site's origin, which includes gravity."""
        self._torques(q, qd, qdd)
        mj.mj_rnePostConstraint(self.model, self.data)
        twists, rates = np.zeros((2, len(self.links), 6))
        for V, Vdot, link in zip(twists, rates, self.links, strict=True):
            mj.mj_objectVelocity(self.model, self.data, SITE, link, V, 1)
            mj.mj_objectAcceleration(self.model, self.data, SITE, link, Vdot, 1)
            Vdot[3:] += self._axes(link).T @ self.model.opt.gravity - np.cross(V[:3], V[3:])
        return twists, rates

    def _wrenches(self, q: Array, qd: Array, qdd: Array) -> Array:
        """Convert MuJoCo's wrenches from world axes about the centre of mass of the branch."""
        self._torques(q, qd, qdd)
        mj.mj_rnePostConstraint(self.model, self.data)
        result = np.zeros((len(self.links), 2, 3))
        for wrench, link in zip(result, self.links, strict=True):
            body = self.model.site_bodyid[link]
            moment, force = self.data.cfrc_int[body].reshape(2, 3)
            arm = self.data.subtree_com[self.model.body_rootid[body]] - self.data.site_xpos[link]
            wrench[:] = np.array([moment + np.cross(arm, force), force]) @ self._axes(link)
        return result.reshape(-1, 6)


Pose = tuple[Array, Array]
"""Position and quaternion, scalar first."""


def _product(first: Pose, second: Pose) -> Pose:
    position, quaternion = np.zeros(3), np.zeros(4)
    mj.mju_mulPose(position, quaternion, *first, *second)
    return position, quaternion


def _pose(placement: Placement) -> Pose:
    pose = (np.zeros(3), np.array([1.0, 0.0, 0.0, 0.0]))
    for move in placement.moves:
        axis, amount = np.eye(3)["xyz".index(move.kind[-1])], float(move.amount)
        step, turn = amount * axis, np.array([1.0, 0.0, 0.0, 0.0])
        if move.kind[0] == "r":
            step = np.zeros(3)
            mj.mju_axisAngle2Quat(turn, axis, amount)
        pose = _product(pose, (step, turn))
    return pose


_MJCF = """<mujoco>
  <compiler angle="radian" autolimits="false" balanceinertia="false"/>
  <option integrator="Euler">
    <flag constraint="disable" contact="disable" autoreset="disable"/>
  </option>
  <worldbody>{content}</worldbody>
</mujoco>"""

_ODD = 'pos="0.1 0.2 0.3" quat="0.5 0.1 0.7 0.2"'
"""A generic pose: MuJoCo marks coincident frames and aligned bodies at compilation, and would keep
these shortcuts when the true numbers replace the generic ones."""


def _motion(joint: Joint) -> str:
    ball = '<joint type="ball"/>'
    if joint.type == "floating":
        axes = ("1 0 0", "0 1 0", "0 0 1")
        return "".join(f'<joint type="slide" axis="{axis}"/>' for axis in axes) + ball
    if joint.type == "spherical":
        return ball
    return f'<joint type="{"slide" if joint.type == "prismatic" else "hinge"}"/>'


def _mjcf(robot: Robot) -> str:
    """Return the topology in MuJoCo's format, with arbitrary valid numbers."""

    def body(i: int) -> str:
        inertial = f'<inertial {_ODD} mass="1" diaginertia="1 1.1 1.2"/>'
        link = f'<site name="link {i}" {_ODD}/>'
        return f"<body {_ODD}>{inertial}{_motion(robot.joints[i])}{link}{content(i)}</body>"

    def content(i: int) -> str:
        tips = (k for k, name in enumerate(robot.tips) if robot.frame(name).link == i)
        sites = (f'<site name="tip {k}" {_ODD}/>' for k in tips)
        return "".join([*sites, *map(body, robot.children(i))])

    return _MJCF.format(content=content(BASE))


_DOFS = {int(mj.mjtJoint.mjJNT_FREE): 6, int(mj.mjtJoint.mjJNT_BALL): 3}
OF_SITES = (
    *("jacobian", "jacobian_space", "jacobian_world", "jacobian_dot", "link_motions"),
    *("jacobian_world_dot", "tip_bias", "tip_bias_world"),
    *("joint_wrenches", "potential_energy", "center_of_mass", "total_momentum"),
    *("centroidal_momentum", "base_jacobian", "generalized_jacobian"),
    "underactuated_accelerations",
)
"""Functions that need sites on all links, or that count bodies fixed to the world."""


class MujocoFile(MujocoOracle):
    """A robot as MuJoCo reads it from a file, with another gravity on request."""

    def __init__(
        self, robot: Robot, original: Original, gravity: Sequence[float] | None = None
    ) -> None:
        mj.set_mju_user_warning(lambda _text: None)
        self.model = model = _read(original, robot)
        _rigid_motion_only(model)
        if gravity is not None:
            model.opt.disableflags &= ~int(mj.mjtDisableBit.mjDSBL_GRAVITY)
            model.opt.gravity[:] = gravity
        names = [_name(model, JOINT, k) or f"joint{k}" for k in range(model.njnt)]
        dofs = [_DOFS.get(int(kind), 1) for kind in model.jnt_type]
        joints = dict(zip(names, dofs, strict=True))
        loops = len(_loops(model))
        if original.format == "mjcf" and loops != len(robot.constraints):  # it reads none of URDF
            found = f"the file has {loops} loop constraints"
            raise JointMismatch(f"{found}, the robot {len(robot.constraints)}")
        self._attach(robot, drives_of(robot, joints, _followers(model, names)))
        for name, armature in armatures(robot).items():
            model.dof_armature[model.jnt_dofadr[names.index(name)]] = armature
        self.tip_poses = [_frame(model, name) for name in robot.tips]
        known = all(kind is not None for kind, _ in self.tip_poses)
        self.unsupported = frozenset((*OF_SITES, *(() if known else ("forward_kinematics",))))
        self.data = mj.MjData(model)

    def _poses(self, q: Array) -> Array:
        self._set(q)
        poses = np.tile(np.eye(4), (len(self.tip_poses), 1, 1))
        for pose, (kind, k) in zip(poses, self.tip_poses, strict=True):
            position, axes = (
                (self.data.xpos, self.data.xmat)
                if kind == BODY
                else (self.data.site_xpos, self.data.site_xmat)
            )
            pose[:3, :3], pose[:3, 3] = axes[k].reshape(3, 3), position[k]
        return poses


def _read(original: Original, robot: Robot) -> Any:
    done = robot.preparation
    if original.format == "urdf":
        return mj.MjModel.from_xml_string(prepared_urdf(original.text, done, shapes=False))
    if done.only or done.payload or done.floating or done.root:
        raise ValueError("a cut, a payload or another base is compared for URDF only")
    if os.path.isfile(original.path):
        return mj.MjModel.from_xml_path(original.path)
    return mj.MjModel.from_xml_string(original.text)


def _rigid_motion_only(model: Any) -> None:
    bits = mj.mjtDisableBit
    for bit in (bits.mjDSBL_CONSTRAINT, bits.mjDSBL_CONTACT, bits.mjDSBL_ACTUATION):
        model.opt.disableflags |= int(bit)
    model.opt.integrator, model.opt.enableflags = mj.mjtIntegrator.mjINT_EULER, 0
    model.opt.density = model.opt.viscosity = 0
    forces = ("dof_damping", "jnt_stiffness", "tendon_damping", "tendon_stiffness")
    for name in (*forces, *(f"{force}poly" for force in forces), "body_gravcomp"):
        if hasattr(model, name):
            getattr(model, name)[:] = 0


def _active(model: Any) -> list[int]:
    """Return the indices of the active equality constraints."""
    if model.opt.disableflags & int(mj.mjtDisableBit.mjDSBL_EQUALITY):
        return []
    return [int(k) for k in np.flatnonzero(model.eq_active0)]


def _loops(model: Any) -> list[int]:
    """Return the active constraints between bodies or sites."""
    kinds = (int(mj.mjtEq.mjEQ_CONNECT), int(mj.mjtEq.mjEQ_WELD))
    return [k for k in _active(model) if int(model.eq_type[k]) in kinds]


def _followers(model: Any, names: Sequence[str]) -> dict[str, MimicRelation]:
    """Return mimic relations from joint constraints and from tendons of constant length."""
    found = {}
    starts = zip(names, model.jnt_qposadr, strict=True)
    at_rest = {name: float(model.qpos0[start]) for name, start in starts}
    for k in sorted({*_active(model)} - {*_loops(model)}):
        first, second = int(model.eq_obj1id[k]), int(model.eq_obj2id[k])
        constant, factor = model.eq_data[k][:2]
        if model.eq_type[k] == mj.mjtEq.mjEQ_JOINT and second >= 0:
            pull = {names[first]: 1.0, names[second]: -factor}
        elif model.eq_type[k] == mj.mjtEq.mjEQ_TENDON and second < 0:
            start, count = model.tendon_adr[first], model.tendon_num[first]
            rows = range(start, start + count)
            pull = {names[model.wrap_objid[w]]: float(model.wrap_prm[w]) for w in rows}
        else:
            raise JointMismatch(
                "the file has constraints that are neither between joints nor between bodies"
            )
        # Either joint of a pair may be the follower; in the robot it is the later one.
        own, leader = sorted(pull, key=names.index, reverse=True)
        if model.eq_type[k] == mj.mjtEq.mjEQ_JOINT:
            own, leader = names[first], names[second]
        multiplier = -pull[leader] / pull[own]
        offset = constant / pull[own] + at_rest[own] - multiplier * at_rest[leader]
        found[own] = MimicRelation(leader, float(multiplier), float(offset))
    return found


def _name(model: Any, kind: Any, k: int) -> str:
    return str(mj.mj_id2name(model, kind, k) or "")


def _frame(model: Any, name: str) -> tuple[Any, int]:
    """Return the body or site of that name; unnamed bodies are known by number."""
    for kind, called in ((BODY, name), (SITE, name), (SITE, name.removesuffix("_site"))):
        k = int(mj.mj_name2id(model, kind, called))
        if k >= 0:
            return kind, k
    numbered = re.fullmatch(r"body(\d+)_*", name)
    return (BODY, int(numbered[1])) if numbered else (None, -1)
