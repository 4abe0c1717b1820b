"""The robot in the browser: code by the JavaScript target, and what the figure draws.

The figure is a function like the others: seats and joints, axes, link frames, centres of mass and
tips, from q and the open parameters.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen import TARGETS
from symdyn.compiler.choose import choose
from symdyn.compiler.job import Job
from symdyn.compiler.pipeline import module_of
from symdyn.errors import FunctionError
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.functions.types import RobotKind
from symdyn.graph import Array, Graph, Program
from symdyn.lie import Vec3, vec
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import is_zero
from symdyn.support.names import printable
from symdyn.support.templates import render
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.notations.symbols import Notation
from symdyn.teaching.page.controls import Slider, first_pose, first_rates, sliders
from symdyn.teaching.page.questions import Questions
from symdyn.teaching.page.sentences import inline

# From where the figure is looked at; how much of space it shows is found out by the page.

SAMPLES = 200
WANDERING = 0.3
"""Of the way that a free body can go by its sliders, this much is seen."""
SEEN = ("seats", "points", "centres", "tips")
AZIMUTH, ELEVATION = math.radians(-60), math.radians(22)
_AXES = np.eye(3)


@dataclass(frozen=True)
class View:
    """The directions to the right and up on the screen; whether it follows the first body.

    `wandering` are the coordinates of free bodies, of whose sliders only a part is shown.
    """

    right: tuple[float, ...]
    up: tuple[float, ...]
    planar: bool
    follows: bool
    wandering: tuple[int, ...]

    @property
    def data(self) -> dict[str, Any]:
        return {**vars(self), "part": WANDERING}


def view_of(
    robot: Robot, drawing: Program, controls: Sequence[Slider], start: Sequence[float]
) -> View:
    """A plane is looked at from its front, everything else from above and aside."""
    points = _points(robot, drawing, controls, start)
    free = any(joint.parent == BASE and joint.nv > 1 for joint in robot.joints)
    if not free:
        points = np.concatenate([points, np.zeros((len(points), 1, 3))], axis=1)
    flat = points.reshape(-1, 3)
    middle = (flat.min(axis=0) + flat.max(axis=0)) / 2
    reach = float(np.linalg.norm(flat - middle, axis=1).max()) or 1.0
    still = [c for c in range(3) if np.ptp(points[..., c], axis=0).max() < 1e-9 * reach]
    gravity = np.array([float(x) for x in robot.bind().gravity])
    right, up = _directions(still, gravity)
    return View(
        _rounded(right),
        _rounded(up),
        bool(still),
        bool(free and np.any(gravity)),
        tuple(_wandering(robot, controls)),
    )


def _points(
    robot: Robot, drawing: Program, controls: Sequence[Slider], start: Sequence[float]
) -> NDArray[Any]:
    """Everything that is drawn, at coordinates within the ranges of the sliders."""
    random = np.random.default_rng(1)
    q = np.tile(np.array(start), (SAMPLES, 1))
    wandering = set(_wandering(robot, controls))
    for slider in controls:
        if slider.kind == "q":
            part = WANDERING if slider.index in wandering else 1.0
            q[:, slider.index] = part * random.uniform(slider.lower, slider.upper, SAMPLES)
    for four in robot.quaternions:
        some = random.normal(size=(SAMPLES, 4))
        q[:, list(four)] = some / np.linalg.norm(some, axis=1, keepdims=True)
    p = [[float(parameter.value) for parameter in robot.symbolic_parameters]]
    results = drawing(q, *(p if len(drawing.inputs) > 1 else ()))
    named = dict(zip((array.name for array in drawing.outputs), results, strict=True))
    return np.concatenate([named[name] for name in SEEN], axis=1)


def _wandering(robot: Robot, controls: Sequence[Slider]) -> Iterator[int]:
    """Where joints of several DoF go."""
    pairs = zip(robot.joints, robot.q_starts, strict=True)
    free = {start + k for joint, start in pairs if joint.nq > 1 for k in range(joint.nq)}
    for slider in controls:
        if slider.kind == "q" and slider.unit == "m" and slider.index in free:
            yield slider.index


def _directions(still: Sequence[int], gravity: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """What is to the right and up: against gravity where that can be seen."""
    size = float(np.linalg.norm(gravity))
    upward = -gravity / size if size else _AXES[2]
    if still:
        normal = _AXES[min(still, key=lambda c: abs(float(upward[c])))]
        if size == 0 or abs(float(normal @ upward)) > 0.5:
            upward = next(axis for axis in _AXES[[1, 2]] if abs(float(axis @ normal)) < 0.5)
        upward = upward - (upward @ normal) * normal
        upward = upward / np.linalg.norm(upward)
        right = np.cross(upward, normal)
        return (right if right.sum() > 0 else -right), upward
    side = _AXES[0] if abs(float(upward[0])) < 0.9 else _AXES[1]
    east = side - (side @ upward) * upward
    east = east / np.linalg.norm(east)
    north = np.cross(upward, east)
    right = -math.sin(AZIMUTH) * east + math.cos(AZIMUTH) * north
    toward = math.cos(AZIMUTH) * east + math.sin(AZIMUTH) * north
    return right, math.cos(ELEVATION) * upward - math.sin(ELEVATION) * toward


def _rounded(vector: NDArray[Any]) -> tuple[float, ...]:
    return tuple(round(float(x), 6) + 0.0 for x in vector)


TARGET = "js"
SHOWN = ("mass_matrix", "coriolis_matrix", "gravity")
ENERGIES = ("kinetic_energy", "potential_energy")
MOTION = "forward_dynamics"
RATES = "qdot"
DRAWING = "drawing"


@dataclass(frozen=True)
class Live:
    """What moves: the robot's code and data for the scripts of the page."""

    model: ClosedForms
    letters: Notation

    @property
    def labels(self) -> dict[Any, str]:
        """The LaTeX of the robot's symbols."""
        return self.letters.latex_names(self.model.latex_names)

    @property
    def robot(self) -> Robot:
        return self.model.robot

    @cached_property
    def start(self) -> list[float]:
        """The coordinates at first."""
        return first_pose(self.model)

    @cached_property
    def sliders(self) -> list[Slider]:
        return sliders(self.model, self.labels)

    @property
    def has_gravity(self) -> bool:
        return any(self.robot.bind().gravity)

    @property
    def is_passive(self) -> bool:
        """Whether the formulas have the springs and the friction of joints."""
        return bool(self.model.options.get("passive"))

    @property
    def acting(self) -> str:
        """What acts on the robot that is let go."""
        if self.is_passive:
            return "no motor; springs and friction act" + (", and gravity" * self.has_gravity)
        return "no motor, no friction, " + ("only gravity" if self.has_gravity else "no gravity")

    @property
    def has_limits(self) -> bool:
        return any(slider.limits != (None, None) for slider in self.sliders)

    @cached_property
    def moves(self) -> bool:
        """Whether the page can simulate the robot: an open chain whose M is regular."""
        return not self.robot.constraints and {MOTION, *ENERGIES} <= set(self._functions)

    @cached_property
    def _functions(self) -> dict[str, Program]:
        """What the robot allows of the functions that the page shows, and what the figure draws."""
        curved = RobotKind.MULTI_COORDINATE.include(self.robot)
        names = [*SHOWN, *ENERGIES, *([RATES] if curved else []), MOTION]
        found = [program for name in names for program in self._chosen(name)]
        return {program.name: program for program in (*found, drawing(self.robot))}

    def _chosen(self, name: str) -> Sequence[Program]:
        try:
            return choose(self._job([name]))[0]
        except FunctionError:  # base parameters have no energy, massless links no acceleration
            return ()

    def _job(self, names: Sequence[str]) -> Job:
        """The code keeps the frames that the text speaks of, and has its springs and friction."""
        return Job.of(self.robot, names, equivalent=False, passive=self.is_passive)

    @cached_property
    def code(self) -> str:
        """The module."""
        own = [name for name in self._functions if name != DRAWING]
        module = module_of(self._job(own), tuple(self._functions.values()))
        text = TARGETS[TARGET].emit(module)[f"{module.name}.js"]
        assert isinstance(text, str)
        return text

    @property
    def script(self) -> str:
        """The module and what makes use of it, as one script that names what it exports."""
        own = render(
            "page/live.js.j2", data=self.data, functions=[*self._functions], moves=self.moves
        )
        return f"{self.code}\n{own}"

    @property
    def parameters(self) -> list[tuple[str, str, str]]:
        """Names, labels and units of the open parameters."""
        names, labels = self.model.names, self.labels
        return [
            (
                printable(names[f"p[{k}]"]),
                inline(f"${labels[self.model.symbol(f'p[{k}]')]}$"),
                printable(parameter.unit),
            )
            for k, parameter in enumerate(self.robot.symbolic_parameters)
        ]

    @cached_property
    def view(self) -> View:
        return view_of(self.robot, self._functions[DRAWING], self.sliders, self.start)

    @property
    def data(self) -> str:
        """What the scripts have to know, as JSON that cannot end a script."""
        robot, model = self.robot, self.model
        joints = [
            {
                "parent": joint.parent,
                "turns": joint.is_rotation,
                "slides": joint.is_translation,
                "axis": joint.has_axis,
                "free": joint.nv > 1,
            }
            for joint in robot.joints
        ]
        said = {
            "nq": robot.nq,
            "nv": robot.nv,
            "q": self.start,
            "qd": first_rates(model),
            "zero": [float(x) for x in robot.neutral()],
            "joints": joints,
            "tips": [robot.frame(name).link for name in robot.tips],
            "gravity": [float(x) for x in robot.bind().gravity],
            "quaternions": [list(four) for four in robot.quaternions],
            "limits": {
                slider.index: slider.limits
                for slider in self.sliders
                if slider.limits != (None, None)
            },
            "parameters": [
                {"name": model.names[f"p[{k}]"], "value": float(p.value), "unit": p.unit}
                for k, p in enumerate(robot.symbolic_parameters)
            ],
            "takes": {
                name: [array.name for array in program.inputs]
                for name, program in self._functions.items()
            },
            "letters": {name: self.letters.quantity(name).text for name in ("M", "C", "phi")},
            "answers": Questions(model, self.letters).data,
            "view": self.view.data,
        }
        return json.dumps(said, sort_keys=True).replace("<", "\\u003c")


def drawing(robot: Robot) -> Program:
    """Where everything is that the figure draws, in base axes.

    A seat is where a joint is on its parent, a joint where its moving frame is: apart for slides.
    """
    graph = Graph()
    q = tuple(graph.symbol(f"q[{k}]") for k in range(robot.nq))
    names = tuple(parameter.name for parameter in robot.symbolic_parameters)
    p = tuple(graph.symbol(f"p[{k}]") for k in range(len(names)))
    bound = robot.bind(dict(zip(names, p, strict=True)))
    poses = link_poses(bound, q)
    seats, joints, axes, centres = [], [], [], []
    for i, joint in enumerate(bound.joints):
        placed = joint.placement.pose()
        seat = placed if joint.parent == BASE else poses[joint.parent] @ placed
        moved = seat @ joint.motion.pose(joint.motion_coordinates(bound.positions(i, q)))
        seats.append(seat.p)
        joints.append(moved.p)
        axes.append(vec.apply(moved.R, joint.axis) if joint.has_axis else vec.ZERO)
        centres.append(_centre(bound, i, poses[i]))
    frames = [x for X in poses for x in (*(X.R[r][c] for c in range(3) for r in range(3)), *X.p)]
    tips = []
    for name in bound.tips:
        frame = bound.frame(name)
        own = frame.placement.pose()
        tips.append((own if frame.link == BASE else poses[frame.link] @ own).p)
    n = len(poses)
    outputs = [
        *(
            _array(graph, name, (len(points), 3), [x for point in points for x in point], about)
            for name, points, about in (
                ("seats", seats, "origins of the joints on their parents"),
                ("points", joints, "origins of the moving frames of the joints"),
                ("axes", axes, "directions of the joint axes"),
                ("centres", centres, "centres of mass"),
                ("tips", tips, "origins of the tips"),
            )
        ),
        _array(graph, "frames", (n, 12), frames, "x, y, z and origin of every link frame"),
    ]
    inputs = [Array("q", (robot.nq,), q, "joint positions")]
    inputs += [Array("p", (len(p),), p, "parameters", element_names=names)] * bool(p)
    return Program(
        DRAWING,
        tuple(inputs),
        tuple(outputs),
        "forward kinematics",
        "Points and axes of the figure.",
    )


def _array(
    graph: Graph, name: str, shape: tuple[int, ...], values: Sequence[Any], about: str
) -> Array:
    return Array(name, shape, tuple(graph.constant(x) for x in values), about)


def _centre(robot: Robot, i: int, pose: Any) -> Vec3:
    """The centre of mass of a link; the origin of one without mass, or whose mass was regrouped."""
    inertia = robot.links[i].inertia
    if robot.regrouped or is_zero(inertia.m):
        point: Vec3 = pose.p
        return point
    share = 1 / inertia.m
    return vec.add(pose.p, vec.apply(pose.R, vec.scale(share, inertia.moment)))
