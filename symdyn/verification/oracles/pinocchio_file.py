"""Pinocchio as a judge of the reader: it reads the robot's file itself."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pinocchio as pin

from symdyn.robot.kinematic_tree import Original
from symdyn.robot.model import Robot
from symdyn.verification.oracles.changed_urdf import followers, prepared_urdf
from symdyn.verification.oracles.file_readers import armatures, drives_of
from symdyn.verification.oracles.oracle import Array
from symdyn.verification.oracles.pinocchio_oracle import PinocchioOracle

FIXED_TO_BASE = (
    *("center_of_mass", "total_momentum", "potential_energy"),
    *("centroidal_momentum", "centroidal_momentum_matrix"),
)
"""Pinocchio may count what is fixed to the base, symdyn counts what moves."""

NOT_IN_FILES = ("constraint_jacobian", "constraint_bias")
"""A URDF has no constraints."""


class PinocchioFile(PinocchioOracle):
    """A URDF as Pinocchio reads it; `gravity` where another one than the file's is asked for."""

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
        self._hang(robot, drives_of(robot, joints, followers(original.text)))
        for name, armature in armatures(robot).items():
            joint = self.model.joints[self.model.getJointId(name)]
            self.model.armature[joint.idx_v] = armature
        self.tips = [self.model.getFrameId(name, pin.FrameType.BODY) for name in robot.tips]
        links = [link.name for link in robot.links]
        self.links = [self.model.getFrameId(name, pin.FrameType.BODY) for name in links]
        self.silent = frozenset((*FIXED_TO_BASE, *NOT_IN_FILES))
        self.data = self.model.createData()

    def _position(self, k: int, place: Array) -> Array:
        """Pinocchio's coordinates: a continuous joint is the cosine and sine of its angle."""
        if len(place) == 1 and self.wide[k]:
            return np.array([np.cos(place[0]), np.sin(place[0])])
        return super()._position(k, place)
