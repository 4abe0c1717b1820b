"""What of a chain is open to calibration, and its compiled kinematics.

    tip = B f_1 ... f_n T,  f_i = placement_i L_i exp(S_i (scale q_i + offset_i - c_i phi_i)) tail_i

B and T are the frames of base and tool, offset_i the joint's offset, c_i its compliance under the
torque phi_i of gravity. L_i moves the joint's axis: along and about the directions perpendicular to
it if the joint turns, only about them if it slides. That is a line's four (a direction's two)
DoF, so that no arrangement of axes is singular. In a Denavit-Hartenberg table axes that are
nearly parallel would need Hayati's rotation about y instead of the distance along them (Hayati,
Mirmirani 1985); here both tilts are there, and the distance drops out as a direction without
effect. The first axis needs no L: B moves it.

A chain of R joints that turn and P that slide has 4 R + 2 P + 6 parameters that act on the pose.
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
    """A number to calibrate, zero in the nominal model.

    `joint` is its joint's number, and `kind` the move of a parameter of geometry.
    """

    name: str
    group: str
    unit: str
    joint: int = -1
    kind: str = ""


@dataclass(frozen=True)
class CalibrationChain:
    """The joints from the base to the tip of a robot, and what of them is open."""

    robot: Robot
    tip: str
    joints: tuple[int, ...]
    parameters: tuple[GeometricParameter, ...]

    @property
    def frames(self) -> tuple[GeometricParameter, ...]:
        """The parameters of base and tool, which are no part of the emitted code."""
        return tuple(p for p in self.parameters if p.group in (BASE, TOOL))

    @property
    def own(self) -> tuple[GeometricParameter, ...]:
        """The other parameters, in the order of a state's `values`."""
        return self.parameters[len(self.frames) :]

    def expected_rank(self, oriented: bool) -> int:
        """4 R + 2 P + 6 of poses, three fewer of positions."""
        slides = sum(self.robot.joints[i].is_translation for i in self.joints)
        return 4 * (len(self.joints) - slides) + 2 * slides + (6 if oriented else 3)

    @cached_property
    def compiled(self) -> Any:
        """forward_kinematics and kinematics_gradient of the opened chain."""
        opened = self.opened()
        return compile(opened, ["forward_kinematics", "kinematics_gradient"])

    @cached_property
    def gravity(self) -> Callable[[Numbers], Numbers]:
        """The torques of gravity, of the nominal robot."""
        function: Callable[[Numbers], Numbers] = compile(self.robot.bind(), ["gravity"]).gravity
        return function

    def opened(self) -> Robot:
        """The robot whose code takes offsets and moves of axes as `p`."""
        bound = replace(self.robot.bind(), parameters=(), symbolic_names=(), constraints=())
        moved = _with_moves(bound, self.own, lambda _: 0)
        names = [p.name for p in self.own if p.group != COMPLIANCE]
        return adjust(moved, parameters=names, tips=(self.tip,))

    def calibrated(self, values: Numbers) -> Robot:
        """The robot with its axes and offsets corrected; base, tool and compliance are not in it.

        Corrections are further moves of the placements, and offsets are added to `q_offset`.
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
        """What each corrected joint's placement is followed by, its offset included."""
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
        """Consecutive joints whose axes are nearly parallel: those of Hayati's parameter."""
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
        """The sum of all distances along the chain, m."""
        robot = self.robot.bind()
        placements = [robot.frame(self.tip).placement]
        for i in self.joints:
            placements += [robot.joints[i].placement, robot.joints[i].tail]
        lengths = [np.linalg.norm(np.array(p.pose().p, float)) for p in placements]
        return float(sum(lengths))


def chain_of(robot: Robot, full: bool, compliance: bool = False) -> CalibrationChain:
    """The chain to the robot's tip: offsets always, with `full` the axes, and the compliance."""
    where = printable(robot.name)
    if len(robot.tips) != 1:
        listed = ", ".join(robot.tips) or "none"
        message = f"the robot has {len(robot.tips)} tips ({listed}); choose the measured one: --tip"
        raise RobotError(message, where)
    tip = robot.tips[0]
    joints = tuple(reversed(list(robot.ancestors(robot.frame(tip).link))))
    if not joints:
        raise RobotError(f"the tip {quote(tip)} does not move; choose another --tip", where)
    for i in joints:
        joint = robot.joints[i]
        if joint.nq != 1 or joint.nv != 1:
            message = f"joint {quote(joint.name)} has several DoF; calibrate takes chains of "
            raise RobotError(f"{message}joints of one: --lock it, or cut it off by --only", where)
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
        across = _across(robot.bind().joints[i].axis)
        kinds = [*(across if turning[i] else ()), *(f"r{d}" for d in across)]
        words = {"r": ("tilt", "rad"), "": ("shift", "m")}
        for kind in kinds:
            word, unit = words["r" if kind[0] == "r" else ""]
            name = _free(f"{owners[i]}.{word}_{kind[-1]}", taken)
            listed_parameters.append(GeometricParameter(name, GEOMETRY, unit, i, kind))
    return CalibrationChain(robot, tip, joints, tuple(listed_parameters))


def _free(name: str, taken: set[str]) -> str:
    """The name, with a number if a move of the robot has it: a calibrated robot has such moves."""
    k, free = 1, name
    while free in taken:
        k += 1
        free = f"{name}_{k}"
    return free


def _across(axis: Any) -> tuple[str, ...]:
    """The coordinate directions perpendicular to an axis; all three if it is none of them."""
    zero = tuple(d for d, x in zip("xyz", axis, strict=True) if x == 0)
    return zero if len(zero) == 2 else ("x", "y", "z")


def _with_moves(robot: Robot, own: Any, amount: Callable[[GeometricParameter], float]) -> Robot:
    """The robot with the moves of its axes behind their placements; zero moves nothing."""
    joints = list(robot.joints)
    for parameter in own:
        if parameter.group == GEOMETRY:
            joint = joints[parameter.joint]
            move = Move(parameter.kind, amount(parameter), parameter.name)
            placement = Placement((*joint.placement.moves, move))
            joints[parameter.joint] = replace(joint, placement=placement)
    return replace(robot, joints=tuple(joints))
