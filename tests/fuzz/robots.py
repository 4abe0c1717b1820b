"""Random robots as specs, each with the command line that generates its code.

A case is a seed's: which functions are asked for comes first, in turn, so that a campaign asks for
every function equally often; the robot is then as large as the slowest of them allows. Its joints
are of every type, in odd places, with drives and springs; bodies hang behind fixed joints; loops
and contacts close some. Options and open parameters are chosen at random, and some do not fit:
then symdyn has to reject them with one line.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from symdyn.codegen import TARGETS
from symdyn.compiler.options import Options
from symdyn.compiler.unused_options import EFFECTS
from symdyn.errors import RobotError
from symdyn.functions.gradients import ROWS
from symdyn.functions.types import RobotKind
from symdyn.robot import Robot, read_spec
from symdyn.robot.constraint import CONTACTS, LOOPS
from symdyn.robot.joints import MOTIONS, SERIES
from symdyn.robot.slots import SLOT_GROUPS, find_slots, with_named_moves
from tests.fuzz.damage import toml

ONE_DOF = ("revolute", "continuous", "prismatic", "helical")
TYPES = (*MOTIONS, *SERIES)
SIZES = {**dict.fromkeys(ONE_DOF, 1), **dict.fromkeys(SERIES, 2)}
SIZES |= {"planar": 3, "spherical": 3, "floating": 6, "modal": 3}
"""Velocities of a joint of each type; of a modal one, about."""
FREE_TIPS = (
    *("operational_space_inertia", "operational_space_bias", "operational_space_gravity"),
    *("consistent_inverse", "base_jacobian", "generalized_jacobian"),
)
"""Functions whose robots need a tip or a base of six DoF."""
ATTEMPTS = 30
SIZE_CHOICES = ((2, 2, 3, 3, 4, 4, 6, 8), (1, 2, 2, 2, 3, 3), (1, 1, 2), (1, 1))
"""The velocities that a robot may have, by the highest order of its functions."""
GROUPS = ("declared", *SLOT_GROUPS, "payload", "all", "base")
HOSTILE = (
    *("for", "lambda", "double", "int", "sin", "main", "q", "qd", "p", "tau", "M", "self", "None"),
    *("a b", "a-b", "a_b", "1st", "x.y", 'quo"te', "it's", "*/", "//", "%d", "\\n", "${x}", "<b>"),
    *("Glied-\u00e4", "\u03b8", "end", "fn", "let", "NaN", "base_link", "world_", "_", "__init__"),
)


@dataclass
class Case:
    """A robot and what is asked for it: `spec` is a table, `options` are arguments of a command."""

    seed: int
    spec: dict[str, Any]
    functions: list[str]
    options: list[list[str]] = field(default_factory=list)
    dtype: str = "double"
    is_slow: bool = False
    """Whether second derivatives of the functions are many."""

    @property
    def targets(self) -> list[str]:
        """The languages that have such numbers."""
        return [target.name for target in TARGETS.values() if self.dtype in target.numbers]

    @property
    def types(self) -> list[str]:
        """The types of the joints that move."""
        return [joint["type"] for joint in self.spec["joints"] if joint["type"] != "fixed"]


def case_of(seed: int) -> Case:
    """The case that grows from a seed."""
    rng = random.Random(seed)
    functions = _functions(rng, seed)
    size = _random_size(rng, functions)
    meant = {ROWS[part].source.meant_for for part in parts_of(functions)}
    free = any(ROWS[part].source.name in FREE_TIPS for part in parts_of(functions))
    for _ in range(ATTEMPTS):
        spec = _Robot(rng, 6 if free and size < 7 else size, meant, free).spec()
        try:
            robot = read_spec(toml(spec), "robot.toml")
        except RobotError:  # contradicting loops, say; anything else is shown by the command
            continue
        break
    order = max(map(order_of, parts_of(functions)))
    slow = robot.nv + 2 * bool(robot.constraints) > (99, 2, 1, 1)[order]
    case = Case(seed, spec, functions, is_slow=slow)
    _Choices(rng, case, size, robot).make()
    return case


# -- what is asked for -----------------------------------------------------------------------


def order_of(function: str) -> int:
    """How often its derivation differentiates, roughly: what its code costs."""
    words = function.split("_")
    twice = ("second", "curvature", "christoffel")
    return (
        ("derivatives" in words or "regressor" in words or "linearization" in words)
        + ("gradient" in words)
        + any(word in words for word in twice)
    )


PLAIN = [name for name in ROWS if not order_of(name)]
GRADIENTS = [name for name in ROWS if order_of(name)]


def _in_turn(names: list[str], at: int) -> str:
    """The name that is due, in an order of each round's own."""
    order = random.Random(f"round {at // len(names)}").sample(names, len(names))
    return order[at % len(names)]


def _functions(rng: random.Random, seed: int) -> list[str]:
    """A gradient and another function, those that are due; sometimes both as one."""
    plain = [_in_turn(PLAIN, seed)]
    if seed % 5 == 0:
        return plain
    gradient = _in_turn(GRADIENTS, seed - seed // 5 - 1)
    return [f"{gradient}+{plain[0]}"] if rng.random() < 0.08 else [gradient, *plain]


def parts_of(functions: list[str]) -> list[str]:
    """The rows of the table that are asked for."""
    return [part for name in functions for part in name.split("+")]


def _random_size(rng: random.Random, functions: list[str]) -> int:
    """How many velocities a robot may have, so that its code is made in about a second."""
    order = max(map(order_of, parts_of(functions)))
    return rng.choice(SIZE_CHOICES[order])


# -- the robot -------------------------------------------------------------------------------


class _Robot:
    """Makes up one spec."""

    def __init__(self, rng: random.Random, size: int, meant: set[RobotKind], free: bool) -> None:
        self.rng, self.size, self.meant, self.free = rng, size, meant, free
        self.names = iter(self._names())
        self.bodies: list[dict[str, Any]] = []
        self.joints: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []
        self.symbols: dict[str, Any] = {}

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def spec(self) -> dict[str, Any]:
        """The whole table; it has what the functions are about."""
        rng, size = self.rng, self.size
        held = RobotKind.WITH_OBJECTS in self.meant or (size > 7 and self.chance(0.4))
        closed = held or RobotKind.CLOSED in self.meant or self.chance(0.12)
        size = max(1, size - 6) if held else size
        for _ in range(rng.randint(1 + (RobotKind.PARTITIONED in self.meant), 7)):
            fitting = [kind for kind in TYPES if SIZES[kind] <= size]
            if not fitting:
                break
            kind = "floating" if self.free and not self.joints else rng.choice(fitting)
            size -= SIZES[kind]
            self._moving(kind)
        for body in self.bodies[:-1]:
            if self.chance(0.05):  # what is left moves mass all the same, mostly
                body.pop("inertia", None)
                body.pop("mass")
                body.pop("com")
        self._followers()
        for _ in range(rng.choice([0, 0, 1, 2])):
            self._fixed()
        spec: dict[str, Any] = {"name": next(self.names), "bodies": self.bodies}
        spec["joints"] = self.joints
        for _ in range(rng.choice([0, 0, 1, 2])):
            body = rng.choice(self.bodies)["name"]
            self.frames.append({"name": next(self.names), "body": body, **self._place()})
        if self.frames:
            spec["frames"] = self.frames
        if self.chance(0.3):
            spec["gravity"] = [round(rng.uniform(-5, 5), 2) for _ in range(3)]
        elif self.chance(0.1):
            spec["gravity"] = [0, 0, 0]
        places = [place["name"] for place in (*self.bodies, *self.frames)]
        if self.chance(0.3):
            spec["tips"] = rng.sample(places, min(len(places), rng.randint(1, 3)))
        if held:
            self._grasp(spec, places)
        elif closed:
            spec["loops"] = [self._loop(places) for _ in range(rng.choice([1, 1, 2]))]
        if RobotKind.PARTITIONED in self.meant:
            self._take_motors()
        if RobotKind.WITH_STOPS in self.meant:
            for joint in self.joints:
                if joint["type"] in ONE_DOF:
                    joint.setdefault("passive", {})["stops"] = [{"delta": 0.02, "gain": 1.5}]
        if self.symbols:
            spec["symbols"] = self.symbols
        return spec

    def _take_motors(self) -> None:
        """A motor at some DoF and none at others."""
        own = [j for j in self.joints if j["type"] != "fixed" and "mimic" not in j]
        for k, joint in enumerate(own):
            nv = len(joint["modes"]) if joint["type"] == "modal" else SIZES[joint["type"]]
            joint["actuated"] = k % 2 == 0 if nv == 1 else [i % 2 == 0 for i in range(nv)]

    def _names(self) -> Any:
        pool = [f"{word}{k}" for k in range(1, 30) for word in ("link", "joint", "arm_")]
        if self.chance(0.25):
            pool = [*self.rng.sample(HOSTILE, len(HOSTILE)), *pool]
        return pool

    # -- numbers

    def _number(self, low: float, high: float) -> Any:
        """A number, or sometimes a formula over a new symbol."""
        value = round(self.rng.uniform(low, high), 3)
        if value == 0 or not self.chance(0.05) or len(self.symbols) > 4:
            return value
        name = f"{self.rng.choice('abdhlr')}_{len(self.symbols)}"
        self.symbols[name] = {"value": abs(value), "unit": "m"}
        return self.rng.choice([name, f"2*{name}/3", f"{name}**2/{abs(value)}"])

    def _place(self, prefix: str = "") -> dict[str, Any]:
        """Nothing, a shift along an axis, or anything; turned by nothing, parts of pi, or askew."""
        rng = self.rng
        place: dict[str, Any] = {}
        kind = rng.choice(["none", "one", "any", "any"])
        if kind == "one":
            xyz: list[Any] = [0, 0, 0]
            xyz[rng.randrange(3)] = self._number(-0.5, 0.5)
            place[f"{prefix}xyz"] = xyz
        elif kind == "any":
            place[f"{prefix}xyz"] = [self._number(-0.5, 0.5) for _ in range(3)]
        kind = rng.choice(["none", "parts", "askew", "one"])
        if kind == "parts":
            turns = [rng.choice([0, 0, "pi/2", "-pi/2", "pi", "pi/6", "-pi/4"]) for _ in range(3)]
            place[f"{prefix}rpy"] = turns
        elif kind == "askew":
            place[f"{prefix}rpy"] = [round(rng.uniform(-1.5, 1.5), 3) for _ in range(3)]
        elif kind == "one":
            place[f"{prefix}rpy"] = [0, round(rng.uniform(-1.5, 1.5), 3), 0]
        return place

    def _axis(self) -> list[Any]:
        rng = self.rng
        if rng.random() < 0.6:
            unit = [0, 0, 0]
            unit[rng.randrange(3)] = rng.choice((-1, 1))
            return unit
        return [round(rng.choice((-1, 1)) * rng.uniform(0.1, 1), 3) for _ in range(3)]

    def _inertia(self) -> dict[str, Any]:
        """Return a physically consistent body; a point or a rod now and then."""
        rng = self.rng
        kind = rng.random()
        body: dict[str, Any] = {"mass": self._number(0.5, 3)}
        body["com"] = [self._number(-0.3, 0.3) if self.chance(0.7) else 0 for _ in range(3)]
        if kind < 0.05:
            return body
        A = np.array([[rng.uniform(-0.3, 0.3) for _ in range(3)] for _ in range(3)])
        spread = A @ A.T + 0.01 * np.eye(3)
        if kind < 0.4:
            spread = np.diag(np.diag(spread))
        tensor = np.trace(spread) * np.eye(3) - spread
        entries = {
            "xx": (0, 0),
            "yy": (1, 1),
            "zz": (2, 2),
            "xy": (0, 1),
            "xz": (0, 2),
            "yz": (1, 2),
        }
        body["inertia"] = {
            key: round(float(tensor[at]), 5) for key, at in entries.items() if tensor[at]
        }
        return body

    # -- joints and bodies

    def _moving(self, kind: str) -> None:
        rng = self.rng
        parents = [body["name"] for body in self.bodies[-3:]]
        parent = rng.choice(["base", *parents[-1:] * 4, *parents]) if parents else "base"
        joint: dict[str, Any] = {"name": next(self.names), "type": kind, "parent": parent}
        joint |= {"child": next(self.names), **self._place()}
        if self.chance(0.15):
            joint |= self._place("tail_")
        if kind not in ("universal", "spherical", "floating", "modal"):
            joint["axis"] = self._axis()
        if kind == "helical":
            joint["pitch"] = rng.choice([0.01, -0.3, round(rng.uniform(0.02, 0.3), 3)])
        if kind == "universal":
            joint["axes"] = rng.choice(
                [[[1, 0, 0], [0, 1, 0]], [[0, 0, 1], [1, 0.5, 0.2]], [[0.3, -1, 0], [0, 0.2, 1]]]
            )
        if kind == "modal":
            joint["modes"] = self._modes()
        nv = len(joint["modes"]) if kind == "modal" else SIZES[kind]
        if kind in ONE_DOF:
            self._drive(joint)
        if self.chance(0.4):
            joint["passive"] = self._passive(kind, nv)
        if self.chance(0.15):
            joint["actuated"] = False if nv == 1 else [self.chance(0.5) for _ in range(nv)]
        self.joints.append(joint)
        body = self._inertia()
        if kind not in ONE_DOF:  # a point mass may turn freely there
            body.setdefault("inertia", {"xx": 0.1, "yy": 0.12, "zz": 0.15})
        self.bodies.append({"name": joint["child"], **body})

    def _drive(self, joint: dict[str, Any]) -> None:
        """Rotor, scale, offset and limits of a joint of one DoF."""
        rng = self.rng
        if self.chance(0.35):
            joint["rotor"] = {"inertia": rng.choice([1e-4, 2e-3, 0.05])}
            if self.chance(0.7):
                joint["rotor"]["gear"] = rng.choice([10, 50, -30.5])
        if self.chance(0.12):
            joint["scale"] = rng.choice([-1, 0.5, 2, 1.01])
        if self.chance(0.2):
            joint["q_offset"] = rng.choice(["pi/2", "-pi/6", 0.3, round(rng.uniform(-1, 1), 3)])
        if self.chance(0.2) and joint["type"] != "continuous":
            joint["limits"] = {"lower": -2, "upper": 2.5, "velocity": 3, "effort": 50}

    def _modes(self) -> list[list[Any]]:
        """Pure rotations and translations, or independent columns of any numbers."""
        rng = self.rng
        count = rng.choice([1, 2, 2, 3, 4])
        if self.chance(0.5):
            columns = sorted(rng.sample(range(6), count))
            return [[int(k == column) for k in range(6)] for column in columns]
        while True:
            columns = np.array(
                [[round(rng.uniform(-1, 1), 2) for _ in range(6)] for _ in range(count)]
            )
            if np.linalg.svd(columns)[1].min() > 0.3:
                return columns.tolist()

    def _passive(self, kind: str, nv: int) -> dict[str, Any]:
        rng = self.rng
        if kind in ONE_DOF or kind in SERIES:
            laws: dict[str, Any] = {
                "viscous": 0.4,
                "coulomb": 0.3,
                "smoothing": 0.05,
                "offset": -0.2,
                "stiffness": 12.5,
                "rest": 0.3,
                "quadratic": 0.07,
            }
            if kind in ONE_DOF:
                laws["smooth"] = [{"velocity": 0.1, "gain": 0.4}, {"velocity": 0.02, "gain": 0.1}]
                laws["stops"] = [{"delta": 0.01, "gain": 0.5}]
            chosen = rng.sample(list(laws), rng.randint(1, 5))
            if "smoothing" in chosen and "coulomb" not in chosen:
                chosen.append("coulomb")
            if "rest" in chosen and "stiffness" not in chosen:
                chosen.append("stiffness")
            law = {key: laws[key] for key in chosen}
            if kind in SERIES and "stiffness" in law and self.chance(0.5):
                law["stiffness"] = [3, 40.5]
            return law
        law = {}
        if self.chance(0.8):
            law["stiffness"] = self._of_several(nv)
            if self.chance(0.4):
                law["rest"] = self._rest(kind)
        if not law or self.chance(0.5):
            law["viscous"] = self._of_several(nv)
        return law

    def _of_several(self, nv: int) -> Any:
        """A number for all DoF, one for each, or a matrix that is positive definite."""
        rng = self.rng
        kind = rng.choice(["one", "each", "matrix"])
        if kind == "one":
            return round(rng.uniform(0.5, 30), 2)
        if kind == "each":
            return [rng.choice([0, 5, round(rng.uniform(0.5, 30), 2)]) for _ in range(nv)]
        A = np.array([[round(rng.uniform(-2, 2), 1) for _ in range(nv)] for _ in range(nv)])
        return np.round(A @ A.T + np.eye(nv), 4).tolist()

    def _rest(self, kind: str) -> list[float]:
        rng = self.rng
        place = [round(rng.uniform(-0.3, 0.3), 2) for _ in range(3)]
        angle = rng.uniform(-1, 1)
        turn = [0.0, math.sin(angle / 2) * 0.6, math.sin(angle / 2) * 0.8, math.cos(angle / 2)]
        if kind == "planar":
            return place
        return turn if kind == "spherical" else place + turn

    def _followers(self) -> None:
        """Let a joint of one DoF follow another now and then."""
        rng = self.rng
        single = [joint for joint in self.joints if joint["type"] in ONE_DOF]
        if len(single) < 2 or not self.chance(0.2):
            return
        leader, follower = rng.sample(single, 2)
        follower["mimic"] = {"joint": leader["name"], "multiplier": rng.choice([1, -1, 0.5, 2.3])}
        if self.chance(0.5):
            follower["mimic"]["offset"] = 0.2
        follower.pop("actuated", None)

    def _fixed(self) -> None:
        parent = self.rng.choice(["base", *(body["name"] for body in self.bodies)])
        joint = {"name": next(self.names), "type": "fixed", "parent": parent}
        joint |= {"child": next(self.names), **self._place()}
        self.joints.append(joint)
        light = self.chance(0.3)
        self.bodies.append({"name": joint["child"], **({} if light else self._inertia())})

    # -- what closes chains

    def _loop(self, places: list[str]) -> dict[str, Any]:
        rng = self.rng
        loop: dict[str, Any] = {"type": rng.choice(list(LOOPS))}
        bodies = [body["name"] for body in self.bodies]
        for key in ("frame_a", "frame_b"):
            there = rng.choice(["world", *places]) if self.chance(0.3) else ""
            loop[key] = there or {"body": rng.choice(["world", *bodies]), **self._place()}
        if not isinstance(loop["frame_a"], str):
            loop["frame_a"]["body"] = bodies[-1]
        return loop

    def _grasp(self, spec: dict[str, Any], places: list[str]) -> None:
        rng = self.rng
        spec["objects"] = [{"name": next(self.names), **self._inertia()}]
        spec["objects"][0].setdefault("inertia", {"xx": 0.1, "yy": 0.1, "zz": 0.1})
        spec["contacts"] = []
        for _ in range(rng.choice([1, 2, 2])):
            kind = rng.choice(list(CONTACTS))
            contact = {"tip": rng.choice(places), "object": spec["objects"][0]["name"]}
            contact |= {"name": next(self.names), "type": kind, **self._place()}
            if kind != "rigid" and self.chance(0.3):
                contact["friction"] = 0.6
            spec["contacts"].append(contact)


# -- options ---------------------------------------------------------------------------------


class _Choices:
    """Options for a case; each one is a list of arguments, so that it can be left out."""

    def __init__(self, rng: random.Random, case: Case, size: int, robot: Robot) -> None:
        self.rng, self.case, self.size, self.robot = rng, case, size, robot

    def add(self, share: float, *arguments: Any) -> bool:
        chosen = self.rng.random() < share
        if chosen:
            self.case.options.append([str(argument) for argument in arguments])
        return chosen

    def make(self) -> None:
        rng, case = self.rng, self.case
        if rng.random() < 0.08:
            case.dtype = "float"
            case.options.append(["--dtype", "float"])
        rows = [ROWS[part] for part in parts_of(case.functions)]
        for share, option in ((0.6, "passive"), (0.4, "tip_wrench"), (0.15, "base_motion")):
            acts = EFFECTS[option](rows, Options())
            self.add(share if acts else 0.02, "--" + option.replace("_", "-"))
        self.add(0.2, "--batch")
        self.add(0.08, "--no-equivalent")
        self.add(0.04, "--cmake")
        self.add(0.04, "--self-test")
        self.add(0.05, "--ignore-mimic")
        self.add(0.05, "--smooth-friction", 0.02)
        self.add(0.05, "--gravity", 0, 0, rng.choice([0, -1.62, 9.81]))
        self.add(0.05, "--thrusters")
        self.add(0.12 if self.size > 6 else 0.01, "--floating")
        self.add(0.03 if self.size < 4 else 0, "--form", "closed")
        methods = [method for row in rows for method in row.methods]
        if methods:
            self.add(0.1, "--method", rng.choice(methods))
        self._named()
        self._parameters()

    def _named(self) -> None:
        """Options that name joints and links."""
        rng, spec = self.rng, self.case.spec
        moving = [joint for joint in spec["joints"] if joint["type"] != "fixed"]
        joint, link = rng.choice(moving), rng.choice(spec["bodies"])["name"]
        name = joint["name"]
        if ":" in name or "=" in name or name.startswith("-"):
            return
        if len(moving) > 1:
            self.add(0.05, "--lock", name if rng.random() < 0.5 else f"{name}=0.3")
        self.add(0.05, "--friction", f"{name}:0.3,0.2")
        self.add(0.05, "--spring", f"{name}:15")
        self.add(0.05, "--rotor", f"{name}:1e-4,80")
        self.add(0.06, "--unactuated", name)
        self.add(0.04, "--root", link)
        self.add(0.04, "--only", link)
        self.add(0.06, "--payload", f"{rng.choice(spec.get('tips', [link]))}:1.5,0.1,0,0.05")
        if "tips" not in spec:
            self.add(0.06, "--tip", link)

    def _parameters(self) -> None:
        """Groups where that is cheap, else single parameters: each costs a column of a gradient."""
        rng = self.rng
        gradient = any(ROWS[part].opens for part in parts_of(self.case.functions))
        order = max(map(order_of, parts_of(self.case.functions)))
        if rng.random() < (0.5 if not gradient else 0.1 if self.robot.nv < 3 else 0):
            return
        if rng.random() < (0.6 if self.robot.nv < (5 if order == 0 else 2) else 0):
            self.add(1, "--parameters", *rng.sample(GROUPS, rng.choice([1, 1, 2, 3])))
            return
        names = [*find_slots(with_named_moves(self.robot)), *self.case.spec.get("symbols", ())]
        option = "--wrt" if gradient and rng.random() < 0.2 else "--parameters"
        count = rng.choice([1, 1, 2] if gradient else [1, 2, 3, 5])
        self.add(1, option, *rng.sample(names, min(len(names), count)))
