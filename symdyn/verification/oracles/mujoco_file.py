"""MuJoCo as a judge of the reader: it reads the robot's file itself.

Everything but rigid motion is switched off afterwards. Of a URDF, shapes are taken out first, since
MuJoCo would look for their meshes and make up inertias from them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

import mujoco as mj
import numpy as np

from symdyn.robot.kinematic_tree import Original
from symdyn.robot.model import Robot
from symdyn.verification.oracles.changed_urdf import prepared_urdf
from symdyn.verification.oracles.file_readers import Follows, Mismatch, armatures, drives_of
from symdyn.verification.oracles.mujoco_oracle import MujocoOracle
from symdyn.verification.oracles.oracle import Array

BODY, SITE, JOINT = mj.mjtObj.mjOBJ_BODY, mj.mjtObj.mjOBJ_SITE, mj.mjtObj.mjOBJ_JOINT
_FREEDOMS = {int(mj.mjtJoint.mjJNT_FREE): 6, int(mj.mjtJoint.mjJNT_BALL): 3}
OF_SITES = (
    *("jacobian", "jacobian_space", "jacobian_world", "jacobian_dot", "link_motions"),
    *("jacobian_world_dot", "tip_bias", "tip_bias_world"),
    *("joint_wrenches", "potential_energy", "center_of_mass", "total_momentum"),
    *("centroidal_momentum", "base_jacobian", "generalized_jacobian"),
    "underactuated_accelerations",
)
"""What needs sites on all links, or counts what is fixed to the world."""


class MujocoFile(MujocoOracle):
    """A file as MuJoCo reads it; `gravity` where another one than the file's is asked for."""

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
        freedoms = [_FREEDOMS.get(int(kind), 1) for kind in model.jnt_type]
        joints = dict(zip(names, freedoms, strict=True))
        loops = len(_loops(model))
        if original.format == "mjcf" and loops != len(robot.constraints):  # it reads none of URDF
            held = f"the file has {loops} constraints that close loops"
            raise Mismatch(f"{held}, the robot {len(robot.constraints)}")
        self._hang(robot, drives_of(robot, joints, _followers(model, names)))
        for name, armature in armatures(robot).items():
            model.dof_armature[model.jnt_dofadr[names.index(name)]] = armature
        self.tip_poses = [_frame(model, name) for name in robot.tips]
        known = all(kind is not None for kind, _ in self.tip_poses)
        self.silent = frozenset((*OF_SITES, *(() if known else ("forward_kinematics",))))
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
    """The numbers of the equality constraints that are switched on."""
    if model.opt.disableflags & int(mj.mjtDisableBit.mjDSBL_EQUALITY):
        return []
    return [int(k) for k in np.flatnonzero(model.eq_active0)]


def _loops(model: Any) -> list[int]:
    """Those of them that hold bodies or sites at each other."""
    kinds = (int(mj.mjtEq.mjEQ_CONNECT), int(mj.mjtEq.mjEQ_WELD))
    return [k for k in _active(model) if int(model.eq_type[k]) in kinds]


def _followers(model: Any, names: Sequence[str]) -> dict[str, Follows]:
    """From constraints between joints, and from tendons whose length they hold."""
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
            raise Mismatch("the file has constraints that are neither of joints nor of bodies")
        # Any joint of the pair may be taken to follow; the robot has the one that is later.
        own, leader = sorted(pull, key=names.index, reverse=True)
        if model.eq_type[k] == mj.mjtEq.mjEQ_JOINT:
            own, leader = names[first], names[second]
        multiplier = -pull[leader] / pull[own]
        offset = constant / pull[own] + at_rest[own] - multiplier * at_rest[leader]
        found[own] = Follows(leader, float(multiplier), float(offset))
    return found


def _name(model: Any, kind: Any, k: int) -> str:
    return str(mj.mj_id2name(model, kind, k) or "")


def _frame(model: Any, name: str) -> tuple[Any, int]:
    """The body or site of that name; bodies without a name are known by their number."""
    for kind, called in ((BODY, name), (SITE, name), (SITE, name.removesuffix("_site"))):
        k = int(mj.mj_name2id(model, kind, called))
        if k >= 0:
            return kind, k
    numbered = re.fullmatch(r"body(\d+)_*", name)
    return (BODY, int(numbered[1])) if numbered else (None, -1)
