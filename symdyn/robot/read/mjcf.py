"""MJCF, the format of MuJoCo, with MuJoCo itself as the parser (the extra `mjcf`).

    X[parent, body] = T(pos, quat)  prod_j  T(a_j) exp(S_j (q_j - ref_j)) T(-a_j)

A body with several joints becomes a chain of links, all massless except the last. armature is rotor
inertia; damping, frictionloss, stiffness and springref are passive forces; sites are frames.
Constraints, tendons and actuators are left out, and the notes of the robot say so.
"""

from __future__ import annotations

import os
import re
from typing import Any

from symdyn.errors import RobotError
from symdyn.lie import SE3, Mat3, Vec3, exp_so3, turned_symmetric, vec
from symdyn.robot.assembly.raw import RawFrame, RawJoint, RawLink
from symdyn.robot.assembly.tree import build_robot
from symdyn.robot.checks import Angles, exact, file_bytes, place, printable, quoted
from symdyn.robot.inertia import MASSLESS, Inertia
from symdyn.robot.model import Limits, Passive, Robot, Source
from symdyn.robot.placement import Placement, roll_pitch_yaw
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.read.xml_tree import parse_xml
from symdyn.scalar import SNAP_TOLERANCE

_LINE = re.compile(r"line(?: number=| )(\d+)", re.IGNORECASE)


def read_mjcf(text: str | bytes, file: str, snap: float = SNAP_TOLERANCE) -> Robot:
    """The robot of an MJCF file; meshes and includes are found if `file` is a path that exists.

    A file whose root is <robot> is a URDF and is read as one.
    """
    data = file_bytes(text, file)
    if parse_xml(data, file).tag == "robot":
        return read_urdf(data, file, snap)
    compiled, warnings = _compile(data, file)
    reader = _Reader(compiled, file, Angles(snap))
    links, joints, frames = reader.links(), reader.joints(), reader.frames()
    model = reader.model
    name = reader.text(model.names, 0) or os.path.splitext(os.path.basename(file))[0]
    return build_robot(
        name,
        links,
        joints,
        gravity=reader.gravity(),
        source=Source.of(file, data),
        notes=[*reader.angles.notes(), *reader.notes(), *warnings],
        frames=frames,
        where=place(file),
    )


def _compile(data: bytes, file: str) -> tuple[Any, list[str]]:
    """The compiled model and MuJoCo's warnings, which MuJoCo would print and log to a file."""
    warnings: list[str] = []
    try:
        import mujoco
    except ImportError:
        message = "MJCF files need the package mujoco; pip install 'symdyn[mjcf]'"
        raise RobotError(message, place(file)) from None
    before = mujoco.get_mju_user_warning()
    mujoco.set_mju_user_warning(lambda text: warnings.append(f"MuJoCo warns: {printable(text)}"))
    try:
        if os.path.isfile(file):
            return mujoco.MjModel.from_xml_path(file), warnings
        return mujoco.MjModel.from_xml_string(data.decode()), warnings
    except (ValueError, RuntimeError) as error:  # UnicodeDecodeError is a ValueError
        found = _LINE.search(str(error))
        reason = printable(" ".join(str(error).split()))
        message = f"MuJoCo cannot read this ({reason}); repair the file"
        raise RobotError(message, place(file, int(found[1]) if found else 0)) from None
    finally:
        mujoco.set_mju_user_warning(before)


class _Reader:
    """Turns the arrays of a compiled model into links and joints."""

    def __init__(self, model: Any, file: str, angles: Angles) -> None:
        self.model, self.file, self.angles = model, file, angles
        self.where = place(file)
        self.bodies = self._names(model.nbody, model.name_bodyadr, "body")
        self.joint_names = self._names(model.njnt, model.name_jntadr, "joint")

    # -- elements --------------------------------------------------------------------------

    def links(self) -> list[RawLink]:
        """All bodies, and a massless link for every joint of a body but the last."""
        links = []
        for body, name in enumerate(self.bodies):
            inertia = self._inertia(body)
            links += [RawLink(link, MASSLESS, self.where) for link in self._between(body)]
            links.append(RawLink(name, inertia, self.where))
        return links

    def joints(self) -> list[RawJoint]:
        """All joints, and a fixed one for every body that has none."""
        model = self.model
        joints = []
        for body in range(1, model.nbody):
            parent = self.bodies[model.body_parentid[body]]
            start = self._pose(model.body_pos[body], model.body_quat[body], self.bodies[body])
            moving = self._joints_of(body)
            if not moving:
                name = f"{self.bodies[body]}_fixed"
                joint = RawJoint(name, "fixed", parent, self.bodies[body], start, where=self.where)
                joints.append(joint)
            children = [*self._between(body), self.bodies[body]]
            for j, child in zip(moving, children, strict=False):
                joints.append(self._joint(j, parent, child, start))
                parent, start = child, Placement()
        return joints

    def frames(self) -> list[RawFrame]:
        """The sites that have a name."""
        model = self.model
        frames = []
        for site in range(model.nsite):
            name = self.text(model.names, model.name_siteadr[site])
            if name:
                name += "_site" * (name in self.bodies)
                pose = self._pose(model.site_pos[site], model.site_quat[site], name)
                body = self.bodies[model.site_bodyid[site]]
                frames.append(RawFrame(name, body, pose, self.where))
        return frames

    def gravity(self) -> Vec3:
        """The acceleration of free fall; zero if the file switches gravity off."""
        from mujoco import mjtDisableBit

        off = self.model.opt.disableflags & int(mjtDisableBit.mjDSBL_GRAVITY)
        x, y, z = (0 if off else exact(float(g)) for g in self.model.opt.gravity)
        return (x, y, z)

    def notes(self) -> list[str]:
        """What the file has and the robot leaves out."""
        model = self.model
        counts = {
            "equality constraints": model.neq,
            "tendons": model.ntendon,
            "actuators": model.nu,
            "bodies with gravity compensation": int((model.body_gravcomp != 0).sum()),
        }
        return [f"left out: {count} {what}" for what, count in counts.items() if count]

    # -- joints ----------------------------------------------------------------------------

    def _joints_of(self, body: int) -> range:
        first, count = self.model.body_jntadr[body], self.model.body_jntnum[body]
        return range(first, first + count)

    def _between(self, body: int) -> list[str]:
        """The names of the massless links between the joints of a body."""
        return [f"{self.bodies[body]}_{self.joint_names[j]}" for j in self._joints_of(body)[:-1]]

    def _joint(self, j: int, parent: str, child: str, start: Placement) -> RawJoint:
        from mujoco import mjtJoint

        model, name = self.model, self.joint_names[j]
        kind = mjtJoint(int(model.jnt_type[j])).name.removeprefix("mjJNT_").lower()
        if kind not in ("hinge", "slide"):
            message = f"joint {quoted(name)} is a {kind} joint; supported are hinge and slide"
            raise RobotError(f"{message}, remove it or split it into hinges", self.where)
        dof, q = model.jnt_dofadr[j], model.jnt_qposadr[j]
        axis, anchor = self._vector(model.jnt_axis[j]), self._vector(model.jnt_pos[j])
        ref = float(model.qpos0[q])
        back = SE3(p=vec.scale(-ref, axis)) if kind == "slide" else SE3(R=exp_so3(axis, -ref))
        tail = Placement.from_xyz_rpy(anchor, (0, 0, 0)) if any(anchor) else Placement()
        placement = start.then(tail)
        if any(anchor) or ref:
            tail = Placement.from_pose(back @ SE3(p=vec.scale(-1, anchor)))
        stiffness = float(model.jnt_stiffness[j])
        return RawJoint(
            name,
            "prismatic" if kind == "slide" else "revolute",
            parent,
            child,
            placement,
            axis,
            tail,
            limits=self._limits(j),
            rotor_inertia=exact(float(model.dof_armature[dof])),
            passive=Passive(
                viscous=exact(float(model.dof_damping[dof])),
                coulomb=exact(float(model.dof_frictionloss[dof])),
                stiffness=exact(stiffness),
                rest=exact(float(model.qpos_spring[q])) if stiffness else 0,
            ),
            where=self.where,
        )

    def _limits(self, j: int) -> Limits:
        model = self.model
        lower, upper = map(float, model.jnt_range[j]) if model.jnt_limited[j] else (None, None)
        effort = float(model.jnt_actfrcrange[j][1]) if model.jnt_actfrclimited[j] else None
        return Limits(lower, upper, None, effort)

    # -- values ----------------------------------------------------------------------------

    def _inertia(self, body: int) -> Inertia:
        model = self.model
        mass = exact(float(model.body_mass[body]))
        if mass == 0 and not model.body_inertia[body].any():
            return MASSLESS
        a, b, c = self._vector(model.body_inertia[body])
        turned = turned_symmetric(
            _rotation(model.body_iquat[body]), ((a, 0, 0), (0, b, 0), (0, 0, c))
        )
        return Inertia.about_com(mass, self._vector(model.body_ipos[body]), turned)

    def _pose(self, position: Any, quaternion: Any, what: str) -> Placement:
        angles = roll_pitch_yaw(_rotation(quaternion))
        r, p, y = (
            self.angles(exact(angle), f"an angle of {quoted(what)}", self.where) for angle in angles
        )
        return Placement.from_xyz_rpy(self._vector(position), (r, p, y))

    def _vector(self, values: Any) -> Vec3:
        x, y, z = (exact(float(value)) for value in values)
        return (x, y, z)

    def _names(self, count: int, addresses: Any, kind: str) -> list[str]:
        """The names of all bodies or joints; those without a name get a new one."""
        given = [self.text(self.model.names, addresses[k]) for k in range(count)]
        taken = set(given)
        names = []
        for k, name in enumerate(given):
            if not name:
                name = f"{kind}{k}"
                while name in taken:
                    name += "_"
            names.append(name)
        return names

    @staticmethod
    def text(names: bytes, address: int) -> str:
        """The name at an address of the model's table of names."""
        return names[address : names.index(b"\0", address)].decode()


def _rotation(quaternion: Any) -> Mat3:
    """The rotation of a unit quaternion w, x, y, z."""
    w, x, y, z = (exact(float(value)) for value in quaternion)
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )
