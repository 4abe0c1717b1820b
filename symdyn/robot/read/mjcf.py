"""MJCF, the format of MuJoCo, with MuJoCo itself as the parser (the extra `mjcf`).

    X[parent, body] = T(pos, quat)  prod_j  T(a_j) exp(S_j (q_j - ref_j)) T(-a_j)

A body with several joints becomes a chain of links, all massless except the last. armature is rotor
inertia; damping, frictionloss, stiffness and springref are passive forces; sites are frames.
Coupled joints become followers, `connect` and `weld` become constraints (`mjcf_equality.py`).
Meshes are read only if an inertia has to be computed from them (`mjcf_text.py`). The notes of the
robot list ignored elements.

A free joint is the pose of its body in the world, wherever the file places the body. A ball joint
rotates about its own point. Quaternions are w, x, y, z in MuJoCo and x, y, z, w here. Drives,
friction and limits of these two joint types are ignored with a warning, except for damping and the
spring of a ball joint.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from symdyn.errors import RobotError
from symdyn.lie import SE3, Mat3, Vec3, exp_so3, rotate_symmetric_tensor, vec
from symdyn.robot.assembly.raw import Corners, RawFrame, RawJoint, RawLink, RawRobot
from symdyn.robot.assembly.tree import build_robot
from symdyn.robot.checks import WARNING, Angles, exact, file_bytes, place, quote
from symdyn.robot.inertia import MASSLESS, Inertia
from symdyn.robot.model import Limits, Passive, Robot, Rotor, Source
from symdyn.robot.placement import Placement, roll_pitch_yaw
from symdyn.robot.preparation.options import UNPREPARED, Preparation
from symdyn.robot.read.mjcf_equality import SOFT, Couplings, Loops, Names, reference_posture
from symdyn.robot.read.mjcf_text import (
    MjcfText,
    check_quaternions,
    children_of,
    compile_mjcf,
    expand_includes,
    text_at,
)
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.read.xml_tree import Element, parse_xml
from symdyn.scalar import SNAP_TOLERANCE
from symdyn.support.names import unused_name

# Joints of a compiled MJCF model have motors if an actuator acts on them.
#
# If there are no actuators, or if one acts on something other than a joint (a tendon, a site, a
# body), joints have motors by default.


def with_motors(model: Any, names: Sequence[str], joints: Sequence[RawJoint]) -> list[RawJoint]:
    """Mark joints with one DoF that no actuator drives as unactuated."""
    driven = _driven_joints(model, names)
    if driven is None:
        return list(joints)
    leaders = {joint.mimic.leader for joint in joints if joint.mimic and joint.name in driven}
    return [
        replace(joint, actuated=False)
        if joint.is_single and not joint.mimic and joint.name not in driven | leaders
        else joint
        for joint in joints
    ]


def actuator_notes(model: Any, names: Sequence[str]) -> list[str]:
    """Return a note on the actuators, if there are any."""
    if not model.nu:
        return []
    count = f"{model.nu} actuator{'s' * (model.nu > 1)}"
    if _driven_joints(model, names) is None:
        return [f"left out: {count}, because not all of them act on joints"]
    return [f"{count} read for the list of actuated joints; left out: gears and gains"]


def motorless_joint_notes(joints: Sequence[RawJoint]) -> list[str]:
    """Return a note on the joints that no actuator drives, if there are any."""
    free = [joint.name for joint in joints if joint.actuated is False]
    return [f"no actuator drives {len(free)} joint{'s' * (len(free) > 1)}"] if free else []


def _driven_joints(model: Any, names: Sequence[str]) -> set[str] | None:
    from mujoco import mjtTrn

    kinds = {int(mjtTrn.mjTRN_JOINT), int(mjtTrn.mjTRN_JOINTINPARENT)}
    if not model.nu or any(int(kind) not in kinds for kind in model.actuator_trntype):
        return None
    return {names[int(joint)] for joint, _ in model.actuator_trnid}


_SEVERAL = {"ball": ("spherical", 3), "free": ("floating", 6)}
"""Joints of several DoF: their type and the number of their DoF."""


def read_mjcf(
    text: str | bytes,
    file: str,
    snap: float = SNAP_TOLERANCE,
    preparation: Preparation = UNPREPARED,
) -> Robot:
    """Read an MJCF file; paths of meshes and includes are relative to `file`.

    A file whose root element is <robot> is read as a URDF.
    """
    data = file_bytes(text, file)
    root = parse_xml(data, file)
    if root.tag == "robot":
        return read_urdf(data, file, snap, preparation)
    if root.tag != "mujoco":
        message = f"the root element is <{quote(root.tag)[1:-1]}>, neither <mujoco> nor <robot>"
        raise RobotError(f"{message}; give an MJCF or URDF file", root.where)
    root = expand_includes(data, file)
    check_quaternions(root)
    model, warnings = compile_mjcf(MjcfText(root, file), file)
    reader = _MjcfReader(model, root, file, Angles(snap))
    links, frames = reader.links(), reader.frames()
    joints = with_motors(model, reader.joint_names, reader.joints())
    actuators = actuator_notes(model, reader.joint_names)
    loops = reader.loops(frames)
    name = text_at(model.names, 0) or os.path.splitext(os.path.basename(file))[0]
    raw = RawRobot(
        name,
        links,
        joints,
        gravity=reader.gravity(),
        source=Source.of(file, data, "mjcf"),
        notes=[
            *reader.angles.notes(),
            *reader.notes(),
            *actuators,
            *motorless_joint_notes(joints),
            *warnings,
        ],
        frames=[*frames, *loops.frames],
        where=place(file),
        constraints=loops.constraints,
        posture=reference_posture(model, reader.joint_names, joints),
    )
    return build_robot(raw, preparation)


class _MjcfReader:
    """Turns the arrays of a compiled model into links and joints."""

    def __init__(self, model: Any, root: Element, file: str, angles: Angles) -> None:
        self.model, self.root, self.file, self.angles = model, root, file, angles
        self.where = place(file)
        self.bodies = self._names(model.nbody, model.name_bodyadr, "body")
        self.joint_names = self._names(model.njnt, model.name_jntadr, "joint")
        self._body_place = self._places("body", model.nbody - 1)
        self._joint_place = self._places("joint", model.njnt)
        names = Names(
            self.joint_names,
            lambda t: text_at(model.names, model.name_tendonadr[t]),
            self._section_places("equality", model.neq),
            self._section_places("tendon", model.ntendon),
            self._section_places("actuator", model.nu),
        )
        self.couplings = Couplings(model, names)
        self.added_armature = self.couplings.drive("armature")
        self.added_damping = self.couplings.drive("damping")

    def _places(self, kind: str, count: int) -> Callable[[int], str]:
        """Return the places of bodies or joints in the file; MuJoCo numbers them in its order."""
        tags = ("joint", "freejoint") if kind == "joint" else (kind,)
        return self._in_order([*_in_bodies(self.root, tags)], count)

    def _section_places(self, section: str, count: int) -> Callable[[int], str]:
        return self._in_order(children_of(self.root, section), count)

    def _in_order(self, elements: Sequence[Element], count: int) -> Callable[[int], str]:
        """Return the place of element k; the file alone if elements were replicated or attached."""
        known = [e.where for e in elements] if len(elements) == count else []
        return lambda k: known[k] if known else self.where

    # -- elements --------------------------------------------------------------------------

    def links(self) -> list[RawLink]:
        """All bodies, and a massless link for every joint of a body but the last."""
        links = []
        for body, name in enumerate(self.bodies):
            inertia = self._inertia(body)
            where = self._body_place(body - 1) if body else self.where
            links += [RawLink(link, MASSLESS, where) for link in self._between(body)]
            links.append(RawLink(name, inertia, where, where, *self._shapes(body)))
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
                where = self._body_place(body - 1)
                joint = RawJoint(name, "fixed", parent, self.bodies[body], start, where=where)
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
            name = self._site_name(site)
            if name:
                pose = self._pose(model.site_pos[site], model.site_quat[site], name)
                body = self.bodies[model.site_bodyid[site]]
                frames.append(RawFrame(name, body, pose, self.where))
        return frames

    def loops(self, sites: Sequence[RawFrame]) -> Loops:
        """What `connect` and `weld` hold; `sites` are the frames of those that have a name."""
        numbers, places = self.couplings.loops, self.couplings.names.constraint_place
        return Loops(self.model, numbers, self.bodies, sites, self._site_name, places, self._pose)

    def _site_name(self, site: int) -> str:
        name = text_at(self.model.names, self.model.name_siteadr[site])
        return name + "_site" * (name in self.bodies)

    def gravity(self) -> Vec3:
        """The acceleration of free fall; zero if the file switches gravity off."""
        from mujoco import mjtDisableBit

        off = self.model.opt.disableflags & int(mjtDisableBit.mjDSBL_GRAVITY)
        x, y, z = (0 if off else exact(float(g)) for g in self.model.opt.gravity)
        return (x, y, z)

    def notes(self) -> list[str]:
        """Return notes on elements of the file that the robot does not contain."""
        model = self.model
        counts = {
            "disabled equality constraints": self.couplings.switched_off,
            "tendons": model.ntendon,
        }
        doubtful = {
            "gravity compensation of bodies": model.body_gravcomp.any(),
            "fluid forces (density, viscosity)": model.opt.density or model.opt.viscosity,
            SOFT: self.couplings.loops,
            "nonlinear springs or dampers of joints": any(
                getattr(model, name).any()
                for name in ("jnt_stiffnesspoly", "dof_dampingpoly")
                if hasattr(model, name)
            ),
        }
        doubtful |= dict.fromkeys(self._forces_of_several(), True)
        return [
            *(f"left out: {count} {what}" for what, count in counts.items() if count),
            *(
                f"{WARNING}left out: {what}; the motion in MuJoCo differs"
                for what, found in doubtful.items()
                if found
            ),
        ]

    # -- joints ----------------------------------------------------------------------------

    def _kind(self, j: int) -> str:
        """free, ball, slide or hinge."""
        from mujoco import mjtJoint

        name: str = mjtJoint(int(self.model.jnt_type[j])).name
        return name.removeprefix("mjJNT_").lower()

    def _forces_of_several(self) -> list[str]:
        """Return the drives, friction and limits of joints with several DoF, which are ignored."""
        model, found = self.model, []
        for j, name in enumerate(self.joint_names):
            if self._kind(j) not in _SEVERAL:
                continue
            dofs, law = self._dofs(j), self._passive_of_several(j)
            words = {
                "armature": (*model.dof_armature[dofs], *self.added_armature[dofs]),
                "damping": model.dof_damping[dofs] + self.added_damping[dofs] - law.viscous,
                "friction": model.dof_frictionloss[dofs],
                "spring": [model.jnt_stiffness[j] - law.stiffness],
                "limits": [model.jnt_limited[j]],
            }
            given = [word for word, values in words.items() if any(map(float, values))]
            found += [f"{' and '.join(given)} of joint {quote(name)}"] if given else []
        return found

    def _dofs(self, j: int) -> slice:
        """The velocities of a joint of several DoF."""
        first = int(self.model.jnt_dofadr[j])
        return slice(first, first + _SEVERAL[self._kind(j)][1])

    def _passive_of_several(self, j: int) -> Passive:
        """Damping that is equal in all directions, and the spring of a ball joint.

        The spring of MuJoCo's ball joint acts about the axis of its rotation, with stiffness times
        angle. That of a free body acts along its displacement in world axes, unlike symdyn's.
        """
        model, dofs = self.model, self._dofs(j)
        damping = {float(x) for x in model.dof_damping[dofs] + self.added_damping[dofs]}
        law = Passive(viscous=exact(damping.pop()) if len(damping) == 1 else 0)
        stiffness = float(model.jnt_stiffness[j])
        if self._kind(j) != "ball" or not stiffness:
            return law
        start = int(model.jnt_qposadr[j])
        w, *turn = (exact(float(x)) for x in model.qpos_spring[start : start + 4])
        return replace(law, stiffness=exact(stiffness), rest=(*turn, w) if any(turn) else 0)

    def _joints_of(self, body: int) -> range:
        first, count = self.model.body_jntadr[body], self.model.body_jntnum[body]
        return range(first, first + count)

    def _between(self, body: int) -> list[str]:
        """The names of the massless links between the joints of a body."""
        return [f"{self.bodies[body]}_{self.joint_names[j]}" for j in self._joints_of(body)[:-1]]

    def _joint(self, j: int, parent: str, child: str, start: Placement) -> RawJoint:
        model, name, kind = self.model, self.joint_names[j], self._kind(j)
        if kind == "free":
            where = self._joint_place(j)
            law = self._passive_of_several(j)
            return RawJoint(name, _SEVERAL[kind][0], parent, child, passive=law, where=where)
        dof, q = model.jnt_dofadr[j], model.jnt_qposadr[j]
        axis, anchor = self._vector(model.jnt_axis[j]), self._vector(model.jnt_pos[j])
        tail = Placement.from_xyz_rpy(anchor, (0, 0, 0)) if any(anchor) else Placement()
        placement = start.then(tail)
        if kind == "ball":
            ball = RawJoint(name, _SEVERAL[kind][0], parent, child, placement)
            if any(anchor):
                tail = Placement.from_xyz_rpy(vec.scale(-1, anchor), (0, 0, 0))
            law = self._passive_of_several(j)
            return replace(ball, tail=tail, passive=law, where=self._joint_place(j))
        ref = float(model.qpos0[q])
        back = SE3(p=vec.scale(-ref, axis)) if kind == "slide" else SE3(R=exp_so3(axis, -ref))
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
            mimic=self.couplings.followers.get(j),
            rotor=Rotor(exact(float(model.dof_armature[dof]) + self.added_armature[dof])),
            passive=Passive(
                viscous=exact(float(model.dof_damping[dof]) + self.added_damping[dof]),
                coulomb=exact(float(model.dof_frictionloss[dof])),
                stiffness=exact(stiffness),
                rest=exact(float(model.qpos_spring[q])) if stiffness else 0,
            ),
            where=self._joint_place(j),
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
        turned = rotate_symmetric_tensor(
            _rotation(model.body_iquat[body]), ((a, 0, 0), (0, b, 0), (0, 0, c))
        )
        return Inertia.about_com(mass, self._vector(model.body_ipos[body]), turned)

    def _shapes(self, body: int) -> tuple[tuple[Corners, ...], bool]:
        """Return the boxes of the body's geoms, and whether there are meshes of unknown size."""
        from mujoco import mjtGeom

        model = self.model
        boxes: list[Any] = []
        meshes = False
        first = int(model.body_geomadr[body])
        for g in range(first, first + int(model.body_geomnum[body])):
            kind = mjtGeom(int(model.geom_type[g]))
            if kind in (mjtGeom.mjGEOM_MESH, mjtGeom.mjGEOM_SDF):
                meshes = True
            elif kind not in (mjtGeom.mjGEOM_PLANE, mjtGeom.mjGEOM_HFIELD):
                R = _rotation(model.geom_quat[g])
                centre = vec.add(
                    self._vector(model.geom_pos[g]),
                    vec.apply(R, self._vector(model.geom_aabb[g][:3])),
                )
                sizes = self._vector(model.geom_aabb[g][3:])
                a, b, c = (sum(abs(r) * s for r, s in zip(row, sizes, strict=True)) for row in R)
                half = (a, b, c)
                boxes.append((vec.sub(centre, half), vec.add(centre, half)))
        return tuple(boxes), meshes

    def _pose(self, position: Any, quaternion: Any, what: str) -> Placement:
        angles = roll_pitch_yaw(_rotation(quaternion))
        r, p, y = (
            self.angles(exact(angle), f"an angle of {quote(what)}", self.where) for angle in angles
        )
        return Placement.from_xyz_rpy(self._vector(position), (r, p, y))

    def _vector(self, values: Any) -> Vec3:
        x, y, z = (exact(float(value)) for value in values)
        return (x, y, z)

    def _names(self, count: int, addresses: Any, kind: str) -> list[str]:
        """Return the names of all bodies or joints; those without a name get a new one."""
        given = [text_at(self.model.names, addresses[k]) for k in range(count)]
        taken = set(given)
        names = []
        for k, name in enumerate(given):
            names.append(name or unused_name(f"{kind}{k}", taken))
        return names


def _in_bodies(element: Element, tags: Sequence[str]) -> Iterator[Element]:
    """Iterate over the bodies, or their joints, in the order of the tree."""
    for child in element.children:
        if child.tag in tags:
            yield child
        if child.tag in ("worldbody", "body", "frame"):
            yield from _in_bodies(child, tags)


def _rotation(quaternion: Any) -> Mat3:
    """The rotation of a unit quaternion w, x, y, z."""
    w, x, y, z = (exact(float(value)) for value in quaternion)
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )
