"""Predicted tips, their errors, and the Jacobian of these in everything that is open.

    base     B exp(xi)    moves the tip by the body twist  Ad((X T)^-1) xi
    tool     (exp(w) R_T, p_T + v)                         (R_T^T w, R_T^T v)
    others   p                                             Ad(T^-1) dX_dp

X is the emitted `forward_kinematics` and dX_dp the emitted `kinematics_gradient`. An error of a
pose is the measured position minus the predicted one, in the axes of the measurements, and the
rotation vector from the predicted to the measured orientation, in those of the tool.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.identification.geometry.chain import COMPLIANCE, OFFSET, CalibrationChain
from symdyn.identification.geometry.poses import Poses
from symdyn.identification.geometry.rigid import (
    Numbers,
    adjoint,
    exp_motion,
    exp_rotation,
    inverse,
    log_rotation,
    motion,
)

FRAMES = 12
"""Parameters of base and tool, which come first."""


@dataclass(frozen=True)
class GeometricState:
    """A calibration: the frames of base and tool, and the values of the chain's own parameters."""

    base: Numbers
    tool: Numbers
    values: Numbers

    def moved(self, step: Numbers) -> GeometricState:
        """The state after a step in all parameters."""
        base = self.base @ exp_motion(step[:6])
        turned = exp_rotation(step[6:9]) @ self.tool[:3, :3]
        tool = motion(turned, self.tool[:3, 3] + step[9:FRAMES])
        return GeometricState(base, tool, self.values + step[FRAMES:])


class Prediction:
    """Errors and their Jacobian at measured poses."""

    def __init__(self, chain: CalibrationChain, poses: Poses) -> None:
        self.chain = chain
        self.poses = poses
        names = [p.name for p in chain.compiled.robot.symbolic_parameters]
        self._emitted = [k for k, p in enumerate(chain.own) if p.group != COMPLIANCE]
        self._places = [names.index(chain.own[k].name) for k in self._emitted]
        of_offset = {p.joint: k for k, p in enumerate(chain.own) if p.group == OFFSET}
        self._soft = [
            (k, of_offset[p.joint], chain.robot.coordinates[p.joint])
            for k, p in enumerate(chain.own)
            if p.group == COMPLIANCE
        ]
        self._phi = chain.gravity(poses.q) if self._soft else np.zeros((len(poses), 0))

    def gravity_torques(self) -> Numbers:
        """Those of the compliant joints, one column each."""
        return self._phi[:, [coordinate for *_, coordinate in self._soft]]

    @property
    def rows(self) -> int:
        """Numbers of an error: three of a position, six of a pose."""
        return 6 if self.poses.oriented else 3

    def tips(self, state: GeometricState) -> Numbers:
        """The predicted poses of the tool, in the frame of the measurements."""
        X: Numbers = self.chain.compiled.forward_kinematics(self.poses.q, self._p(state))[:, 0]
        return state.base @ X @ state.tool

    def errors(self, state: GeometricState) -> Numbers:
        """(poses, rows)."""
        return self._errors_of(self.tips(state))

    def _errors_of(self, tips: Numbers) -> Numbers:
        poses = self.poses
        moved = poses.positions - tips[:, :3, 3]
        if poses.rotations is None:
            return moved
        turned = log_rotation(np.swapaxes(tips[:, :3, :3], -1, -2) @ poses.rotations)
        return np.concatenate([moved, turned], axis=1)

    def linearised(self, state: GeometricState) -> tuple[Numbers, Numbers]:
        """Errors, and (poses, rows, parameters): how the prediction changes."""
        p = self._p(state)
        X = self.chain.compiled.forward_kinematics(self.poses.q, p)[:, 0]
        emitted = self.chain.compiled.kinematics_gradient(self.poses.q, p)[:, 0]
        own = np.zeros((len(self.poses), 6, len(self.chain.own)))
        own[:, :, self._emitted] = emitted[:, :, self._places]
        for k, offset, coordinate in self._soft:
            own[:, :, k] = -own[:, :, offset] * self._phi[:, coordinate, None]
        XT = X @ state.tool
        to_tool = adjoint(inverse(state.tool))
        axes = adjoint(motion(state.tool[:3, :3].T, np.zeros(3)))
        twists = np.concatenate(
            [
                adjoint(inverse(XT)),
                np.broadcast_to(axes, (len(self.poses), 6, 6)),
                to_tool @ own,
            ],
            axis=2,
        )
        tips = state.base @ XT
        moved = tips[:, :3, :3] @ twists[:, 3:]
        J = np.concatenate([moved, twists[:, :3]], axis=1) if self.rows == 6 else moved
        return self._errors_of(tips), J

    def _p(self, state: GeometricState) -> Numbers:
        """The emitted code's `p` for every pose."""
        p = np.tile(self.chain.compiled.p, (len(self.poses), 1))
        p[:, self._places] += state.values[self._emitted]
        for k, offset, coordinate in self._soft:
            place = self._places[self._emitted.index(offset)]
            p[:, place] -= state.values[k] * self._phi[:, coordinate]
        return p
