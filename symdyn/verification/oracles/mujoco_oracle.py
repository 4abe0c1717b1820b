"""MuJoCo as a judge: mj_inverse, mj_forward and its kinematics, with all but rigid motion off.

The topology is compiled from MuJoCo's own format with made-up numbers, then the true ones are
written in. Every link frame and every tip is a site. MuJoCo has no Coriolis matrix.

A free joint is three slides and a ball, so that it may be anywhere in the tree; a free joint of
MuJoCo itself, which a file may have, has the same coordinates. Its quaternions have the scalar
first, and its linear velocities are in the axes of the parent, where symdyn's are in the body's:

    qvel = N(q) v,   qacc = N vdot + Ndot v,   tau = N^T qfrc,      N orthogonal, made of R and 1
"""

from __future__ import annotations

import mujoco as mj
import numpy as np

from symdyn.robot.model import BASE, Joint, Robot
from symdyn.robot.placement import Placement
from symdyn.verification.oracles.oracle import Array, Oracle, about_centre

SITE = mj.mjtObj.mjOBJ_SITE


class MujocoOracle(Oracle):
    """A robot in MuJoCo."""

    def __init__(self, robot: Robot) -> None:
        super().__init__(robot)
        # Robots with a singular mass matrix are judged too; MuJoCo would say so on stderr.
        mj.set_mju_user_warning(lambda _text: None)
        self.model = model = mj.MjModel.from_xml_string(_mjcf(robot))
        axes = robot.on_axes()
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
        """The scalar of a quaternion, our last coordinate, comes before its vector."""
        return place if len(place) == 1 else np.array([*place[:-4], place[-1], *place[-4:-1]])

    def _turns(self, q: Array, qd: Array | None = None) -> tuple[Array, Array]:
        """N and its rate; the velocities are ours."""
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
        """Positions and velocities, and all that MuJoCo derives from them; N and Ndot."""
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
        """MuJoCo's acceleration is that of the site's origin, and a body at rest falls upwards."""
        self._torques(q, qd, qdd)
        mj.mj_rnePostConstraint(self.model, self.data)
        twists, rates = np.zeros((2, len(self.links), 6))
        for V, Vdot, link in zip(twists, rates, self.links, strict=True):
            mj.mj_objectVelocity(self.model, self.data, SITE, link, V, 1)
            mj.mj_objectAcceleration(self.model, self.data, SITE, link, Vdot, 1)
            Vdot[3:] += self._axes(link).T @ self.model.opt.gravity - np.cross(V[:3], V[3:])
        return twists, rates

    def _wrenches(self, q: Array, qd: Array, qdd: Array) -> Array:
        """MuJoCo's are in world axes, about the centre of mass of the whole branch."""
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
"""A pose that is nothing in particular: MuJoCo marks frames that coincide and bodies that are
aligned when it compiles, and would keep those shortcuts when the true numbers are written in."""


def _motion(joint: Joint) -> str:
    ball = '<joint type="ball"/>'
    if joint.type == "floating":
        axes = ("1 0 0", "0 1 0", "0 0 1")
        return "".join(f'<joint type="slide" axis="{axis}"/>' for axis in axes) + ball
    if joint.type == "spherical":
        return ball
    return f'<joint type="{"slide" if joint.type == "prismatic" else "hinge"}"/>'


def _mjcf(robot: Robot) -> str:
    """The topology alone, in MuJoCo's format, with made-up numbers that it will accept."""

    def body(i: int) -> str:
        inertial = f'<inertial {_ODD} mass="1" diaginertia="1 1.1 1.2"/>'
        link = f'<site name="link {i}" {_ODD}/>'
        return f"<body {_ODD}>{inertial}{_motion(robot.joints[i])}{link}{content(i)}</body>"

    def content(i: int) -> str:
        tips = (k for k, name in enumerate(robot.tips) if robot.frame(name).link == i)
        sites = (f'<site name="tip {k}" {_ODD}/>' for k in tips)
        return "".join([*sites, *map(body, robot.children(i))])

    return _MJCF.format(content=content(BASE))
