"""The parameters of a chain that calibration estimates, and its compiled kinematics.

    tip = B f_1 ... f_n T,  f_i = placement_i L_i exp(S_i (scale q_i + offset_i - c_i phi_i)) tail_i

B and T are the frames of base and tool, offset_i the joint's offset, c_i its compliance under the
torque phi_i of gravity. L_i moves the joint's axis: along and about the directions perpendicular to
it for a revolute joint, only about them for a prismatic one. A line has four DoF and a direction
two, so that no arrangement of axes is singular. With Denavit-Hartenberg parameters, nearly parallel
axes need Hayati's rotation about y instead of the distance along them (Hayati, Mirmirani 1985);
here both tilts are parameters, and the distance is eliminated as a direction without effect. The
first axis needs no L, because B moves it.

A chain of R revolute and P prismatic joints has 4 R + 2 P + 6 identifiable parameters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

import numpy as np

from symdyn.compiler.keywords import adjust
from symdyn.errors import RobotError
from symdyn.identification.geometry.rigid import Numbers
from symdyn.robot import Robot
from symdyn.robot.checks import quote
from symdyn.robot.placement import Move, Placement
from symdyn.robot.slots import joint_identifiers
from symdyn.runtime.compiled import compile
from symdyn.support.names import printable

BASE: Final = "base"
TOOL: Final = "tool"
OFFSET: Final = "offset"
COMPLIANCE: Final = "compliance"
GEOMETRY: Final = "geometry"
NEARLY_PARALLEL = np.deg2rad(5)
DIRECTIONS = ("rx", "ry", "rz", "x", "y", "z")
"""Twists of base and tool: angular first."""


@dataclass(frozen=True)
class GeometricParameter:
    """A parameter to calibrate, zero in the nominal model.

    `joint` is the index of its joint, `kind` the elementary move of a geometry parameter.
    """

    name: str
    group: str
    unit: str
    joint: int = -1
    kind: str = ""


@dataclass(frozen=True)
class CalibrationChain:
    """The joints from the base to the tip of a robot, and the parameters to estimate."""

    robot: Robot
    tip: str
    joints: tuple[int, ...]
    parameters: tuple[GeometricParameter, ...]

    @property
    def frames(self) -> tuple[GeometricParameter, ...]:
        """Parameters of base and tool, which are not part of the emitted code."""
        return tuple(p for p in self.parameters if p.group in (BASE, TOOL))

    @property
    def own(self) -> tuple[GeometricParameter, ...]:
        """The other parameters, in the order of the `values` of a state."""
        return self.parameters[len(self.frames) :]

    def expected_rank(self, oriented: bool) -> int:
        """Return the generic rank: 4 R + 2 P + 6 for poses, three fewer for positions."""
        is_translation = sum(self.robot.joints[i].is_translation for i in self.joints)
        return 4 * (len(self.joints) - is_translation) + 2 * is_translation + (6 if oriented else 3)

    @cached_property
    def compiled(self) -> Any:
        """Compiled forward_kinematics and kinematics_gradient of the chain with open parameters."""
        opened = self.opened()
        return compile(opened, ["forward_kinematics", "kinematics_gradient"])

    @cached_property
    def gravity(self) -> Callable[[Numbers], Numbers]:
        """Gravity torques of the nominal robot."""
        function: Callable[[Numbers], Numbers] = compile(self.robot.bind(), ["gravity"]).gravity
        return function

    def opened(self) -> Robot:
        """Return the robot whose code takes offsets and moves of axes as `p`."""
        bound = replace(self.robot.bind(), parameters=(), symbolic_names=(), constraints=())
        moved = _with_moves(bound, self.own, lambda _: 0)
        names = [p.name for p in self.own if p.group != COMPLIANCE]
        return adjust(moved, parameters=names, tips=(self.tip,))

    def calibrated(self, values: Numbers) -> Robot:
        """Return the robot with corrected axes and offsets, without base, tool and compliance.

        Corrections are appended to the placements, and offsets are added to `q_offset`.
        """
        found = {p.name: float(x) for p, x in zip(self.own, values, strict=True)}
        robot = _with_moves(self.robot, self.own, lambda p: found[p.name])
        offsets = {p.joint: found[p.name] for p in self.own if p.group == OFFSET}
        joints = [
            replace(joint, q_offset=joint.q_offset + offsets[i]) if offsets.get(i) else joint
            for i, joint in enumerate(robot.joints)
        ]
        return replace(robot, joints=tuple(joints))

    def corrections(self, values: Numbers) -> dict[str, Placement]:
        """Return what follows the placement of each corrected joint, its offset included."""
        nominal, calibrated = self.robot.bind(), self.calibrated(values).bind()
        corrections = {}
        for i in self.joints:
            old, new = nominal.joints[i], calibrated.joints[i]
            moves = new.placement.moves[len(old.placement.moves) :]
            offset = new.q_offset - old.q_offset
            if moves or offset:
                turn = Placement.from_pose(new.motion.pose((offset,)))
                corrections[new.name] = Placement(moves).then(turn)
        return corrections

    def parallel(self) -> tuple[tuple[str, str], ...]:
        """Return pairs of consecutive joints with nearly parallel axes (Hayati's case)."""
        robot = self.robot.bind()
        q = robot.neutral()
        X, axes = np.eye(4), []
        for i in self.joints:
            joint = robot.joints[i]
            R = np.array(joint.placement.pose().R, float)
            axes.append(X[:3, :3] @ R @ np.array(joint.axis, float))
            f = joint.transform(robot.positions(i, q))
            X = X @ np.block([[np.array(f.R, float), np.zeros((3, 1))], [np.zeros(3), 1]])
        names = [robot.joints[i].name for i in self.joints]
        return tuple(
            (names[k - 1], names[k])
            for k in range(1, len(names))
            if np.linalg.norm(np.cross(axes[k - 1], axes[k])) < np.sin(NEARLY_PARALLEL)
        )

    def reach(self) -> float:
        """Return the sum of all distances along the chain in m."""
        robot = self.robot.bind()
        placements = [robot.frame(self.tip).placement]
        for i in self.joints:
            placements += [robot.joints[i].placement, robot.joints[i].tail]
        lengths = [np.linalg.norm(np.array(p.pose().p, float)) for p in placements]
        return float(sum(lengths))


def chain_of(robot: Robot, full: bool, compliance: bool = False) -> CalibrationChain:
    """Return the chain to the robot's tip, with offsets and, on request, axes and compliance."""
    where = printable(robot.name)
    if len(robot.tips) != 1:
        listed = ", ".join(robot.tips) or "none"
        message = f"the robot has {len(robot.tips)} tips ({listed}); name the measured one by --tip"
        raise RobotError(message, where)
    tip = robot.tips[0]
    joints = tuple(reversed(list(robot.ancestors(robot.frame(tip).link))))
    if not joints:
        raise RobotError(f"the tip {quote(tip)} does not move; choose another --tip", where)
    for i in joints:
        joint = robot.joints[i]
        if joint.nq != 1 or joint.nv != 1:
            message = (
                f"joint {quote(joint.name)} has several DoF, and calibrate supports one per joint"
            )
            raise RobotError(f"{message}; --lock it, or cut it off by --only", where)
    owners = joint_identifiers(joint.name for joint in robot.joints)
    turning = {i: not robot.joints[i].is_translation for i in joints}
    units = {i: "rad" if turning[i] else "m" for i in joints}
    listed_parameters = [
        GeometricParameter(f"{group}.{d}", group, "rad" if d[0] == "r" else "m", kind=d)
        for group in (BASE, TOOL)
        for d in DIRECTIONS
    ]
    listed_parameters += [
        GeometricParameter(f"{owners[i]}.q_offset", OFFSET, units[i], i) for i in joints
    ]
    if compliance:
        per = {"rad": "rad/(N m)", "m": "m/N"}
        listed_parameters += [
            GeometricParameter(f"{owners[i]}.compliance", COMPLIANCE, per[units[i]], i)
            for i in joints
        ]
    taken = {m.name for j in robot.joints for m in (*j.placement.moves, *j.tail.moves)}
    for i in joints[1:] if full else ():
        across = _perpendicular(robot.bind().joints[i].axis)
        kinds = [*(across if turning[i] else ()), *(f"r{d}" for d in across)]
        words = {"r": ("tilt", "rad"), "": ("shift", "m")}
        for kind in kinds:
            word, unit = words["r" if kind[0] == "r" else ""]
            name = _unused_name(f"{owners[i]}.{word}_{kind[-1]}", taken)
            listed_parameters.append(GeometricParameter(name, GEOMETRY, unit, i, kind))
    return CalibrationChain(robot, tip, joints, tuple(listed_parameters))


def _unused_name(name: str, taken: set[str]) -> str:
    """Return the name, numbered if a move has it already, as in a robot calibrated before."""
    k, free = 1, name
    while free in taken:
        k += 1
        free = f"{name}_{k}"
    return free


def _perpendicular(axis: Any) -> tuple[str, ...]:
    """Return the coordinate directions perpendicular to an axis, all three for a general axis."""
    zero = tuple(d for d, x in zip("xyz", axis, strict=True) if x == 0)
    return zero if len(zero) == 2 else ("x", "y", "z")


def _with_moves(robot: Robot, own: Any, amount: Callable[[GeometricParameter], float]) -> Robot:
    """Return the robot with moves of its axes appended to their placements."""
    joints = list(robot.joints)
    for parameter in own:
        if parameter.group == GEOMETRY:
            joint = joints[parameter.joint]
            move = Move(parameter.kind, amount(parameter), parameter.name)
            placement = Placement((*joint.placement.moves, move))
            joints[parameter.joint] = replace(joint, placement=placement)
    return replace(robot, joints=tuple(joints))
