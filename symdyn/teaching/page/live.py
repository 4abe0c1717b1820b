"""The robot in the browser: code by the JavaScript target, and what the figure draws.

The figure is a function like the others: seats and joints, axes, link frames, centres of mass and
tips, from q and the open parameters.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from symdyn.codegen import TARGETS
from symdyn.compiler.choose import choose
from symdyn.compiler.job import Job
from symdyn.compiler.pipeline import module_of
from symdyn.errors import FunctionError
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.functions.types import Robots
from symdyn.graph import Array, Graph, Program
from symdyn.lie import Vec3, vec
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import is_zero
from symdyn.support.names import printable
from symdyn.support.templates import render
from symdyn.teaching.books.letters import Letters
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.page.controls import Slider, first_pose, first_rates, sliders
from symdyn.teaching.page.questions import Questions
from symdyn.teaching.page.view import View, view_of
from symdyn.teaching.page.words import inline

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
    letters: Letters

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
        curved = Robots.CURVED.include(self.robot)
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
                "turns": joint.turns,
                "slides": joint.slides,
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
        moved = seat @ joint.motion.pose(joint.travel(bound.positions(i, q)))
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
                ("points", joints, "origins of the joints' moving frames"),
                ("axes", axes, "directions of the joints' axes"),
                ("centres", centres, "centres of mass"),
                ("tips", tips, "origins of the tips"),
            )
        ),
        _array(graph, "frames", (n, 12), frames, "x, y, z and origin of every link frame"),
    ]
    inputs = [Array("q", (robot.nq,), q, "joint positions")]
    inputs += [Array("p", (len(p),), p, "parameters", element_names=names)] * bool(p)
    return Program(DRAWING, tuple(inputs), tuple(outputs), "forward kinematics", "What is drawn.")


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
