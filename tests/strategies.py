"""Random robots, as URDF text, and random states for them.

A robot is a random tree of 1 to 9 moving joints, decorated: fixed joints spliced in and hung on,
links without mass, followers (mimic). Every mass matrix is positive definite: a leaf always has a
proper inertia, and a link without mass is driven by a joint whose motion no child can undo.
Lengths (0.05 to 1 m) and masses (0.1 to 10 kg) keep 1e-10 relative accuracy within reach.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import product

import numpy as np
from hypothesis import strategies as st

from symdyn.robot.model import Robot
from symdyn.verification.reference.manifold import on_manifold

BASE = -1
PARALLEL = 0.9
"""Axes whose directions' cosine exceeds this are too close for a massless link between them."""


@dataclass(frozen=True)
class RandomUrdf:
    """A robot's text, how many of its joints move (followers included) and what it grew from."""

    text: str
    joints: int
    seed: int


@dataclass
class Body:
    """A link and the joint that carries it, while a robot is being made up."""

    parent: int
    type: str
    axis: tuple[float, ...] = (1.0, 0.0, 0.0)
    xyz: tuple[float, ...] = (0.0, 0.0, 0.0)
    rpy: tuple[str, ...] = ("0", "0", "0")
    inertial: str = ""
    mimic: tuple[int, float, float] | None = None
    children: list[int] = field(default_factory=list)

    @property
    def moving(self) -> bool:
        return self.type != "fixed"


# -- numbers -------------------------------------------------------------------------------


def _signed(rng: np.random.Generator, low: float, high: float, size: int) -> tuple[float, ...]:
    values = rng.uniform(low, high, size) * rng.choice([-1, 1], size)
    return tuple(float(x) for x in values.round(6))


def _xyz(rng: np.random.Generator) -> tuple[float, ...]:
    """Often zero, often along one axis, else anywhere."""
    offsets = np.array(_signed(rng, 0.05, 0.6, 3))
    kind = rng.choice(["zero", "one", "any"], p=[0.25, 0.45, 0.3])
    if kind != "any":
        offsets *= np.eye(3)[rng.integers(3)] * (kind == "one")
    return tuple(float(x) for x in offsets)


def _rpy(rng: np.random.Generator) -> tuple[str, ...]:
    """Zero half of the time (parallel axes), else quarter turns, 15 degree steps, or anything.

    Multiples of pi/12 are written the way files have them, with 13 to 16 digits.
    """
    kind = rng.choice(["zero", "pi/2", "pi/12", "any"], p=[0.5, 0.25, 0.1, 0.15])
    if kind == "zero":
        return ("0", "0", "0")
    if kind == "any":
        return tuple(repr(x) for x in _signed(rng, 0.0, 3.0, 3))
    parts = 2 if kind == "pi/2" else 12
    digits = rng.integers(13, 17)
    turns = rng.integers(-parts, parts + 1, 3) * (rng.random(3) < 0.5)
    return tuple(f"{turn * math.pi / parts:.{digits}g}" for turn in turns)


def _axis(rng: np.random.Generator) -> tuple[float, ...]:
    """A coordinate axis, mostly z, sometimes negative; or an odd one of any length."""
    if rng.random() < 0.2:
        return _signed(rng, 0.2, 2.0, 3)
    unit = np.eye(3)[rng.choice([0, 1, 2], p=[0.2, 0.2, 0.6])]
    return tuple(float(x) for x in unit * rng.choice([1, -1], p=[0.75, 0.25]))


def _text(values: tuple[float, ...] | tuple[str, ...]) -> str:
    return " ".join(x if isinstance(x, str) else f"{x:g}" for x in values)


def _inertial(rng: np.random.Generator) -> str:
    """A box of random size: its principal moments are far from the triangle inequality's edge."""
    mass = float(f"{math.exp(rng.uniform(math.log(0.1), math.log(10))):.4g}")
    squares = rng.uniform(0.1, 0.5, 3) ** 2
    turn, _ = np.linalg.qr(rng.normal(size=(3, 3)))
    axes = turn if rng.random() < 0.5 else np.eye(3)
    tensor = axes @ np.diag(mass / 12 * (squares.sum() - squares)) @ axes.T
    places = ("xx", "xy", "xz", "yy", "yz", "zz")
    entries = zip(places, tensor[np.triu_indices(3)].tolist(), strict=True)
    inertia = " ".join(f'i{place}="{value!r}"' for place, value in entries)
    origin = f'<origin xyz="{_text(_xyz(rng))}" rpy="{_text(_rpy(rng))}"/>'
    return f'<inertial>{origin}<mass value="{mass:g}"/><inertia {inertia}/></inertial>'


_NOTHING = (
    '<inertial><mass value="0"/>'
    '<inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/></inertial>'
)


def _no_inertial(rng: np.random.Generator) -> str:
    return "" if rng.random() < 0.5 else _NOTHING


# -- the tree ------------------------------------------------------------------------------


def _tree(rng: np.random.Generator, joints: int, branching: bool) -> list[Body]:
    """The moving bodies, parents first."""
    bodies: list[Body] = []
    for i in range(joints):
        parent = int(rng.integers(-1, i)) if branching and rng.random() < 0.4 else i - 1
        kind = str(rng.choice(["revolute", "continuous", "prismatic"], p=[0.5, 0.2, 0.3]))
        bodies.append(Body(parent, kind, _axis(rng), _xyz(rng), _rpy(rng), _inertial(rng)))
        if parent != BASE:
            bodies[parent].children.append(i)
    return bodies


def _turn(rpy: tuple[str, ...]) -> np.ndarray:
    """The rotation of a URDF origin."""
    R = np.eye(3)
    for (i, j), angle in zip(((1, 2), (2, 0), (0, 1)), map(float, rpy), strict=True):
        step = np.eye(3)
        step[[i, j], [i, j]] = math.cos(angle)
        step[i, j], step[j, i] = -math.sin(angle), math.sin(angle)
        R = step @ R
    return R


def _undoable(body: Body, child: Body) -> bool:
    """Whether the child's joint can (nearly) move the child back while the body moves."""
    if (body.type == "prismatic") != (child.type == "prismatic"):
        return False
    a, b = np.array(body.axis), _turn(child.rpy) @ np.array(child.axis)
    return bool(abs(a @ b) > PARALLEL * np.linalg.norm(a) * np.linalg.norm(b))


def _remove_masses(rng: np.random.Generator, bodies: list[Body]) -> None:
    """Empty some inner links, never two in a row nor one that could move without moving mass."""
    empty: set[int] = set()
    for i, body in enumerate(bodies):
        felt = any(not _undoable(body, bodies[c]) for c in body.children)
        if felt and body.parent not in empty and rng.random() < 0.4:
            body.inertial = _no_inertial(rng)
            empty.add(i)


def _add_mimics(rng: np.random.Generator, bodies: list[Body]) -> None:
    """Let some joints follow independent ones, which may come before or after them."""
    follows = rng.random(len(bodies)) < 0.35
    follows[rng.integers(len(bodies))] = False
    for i in np.flatnonzero(follows):
        multiplier, offset = _signed(rng, 0.3, 2.0, 2)
        leader = int(rng.choice(np.flatnonzero(~follows)))
        bodies[i].mimic = (leader, multiplier, offset if rng.random() < 0.5 else 0.0)


def _add_fixed(rng: np.random.Generator, bodies: list[Body]) -> None:
    """Splice a fixed joint in front of some joints, and hang plates and tool frames on links.

    Behind an empty link the splice does not turn: the next axis stays as askew as it was.
    """
    moving = len(bodies)
    for i in range(moving):
        if rng.random() < 0.2:
            inertial = _inertial(rng) if rng.random() < 0.5 else _no_inertial(rng)
            parent = bodies[i].parent
            empty = parent != BASE and bodies[parent].inertial in ("", _NOTHING)
            rpy = ("0", "0", "0") if empty else _rpy(rng)
            bodies.append(Body(parent, "fixed", (), _xyz(rng), rpy, inertial))
            bodies[i].parent = len(bodies) - 1
    for i in range(BASE, moving):
        if rng.random() < 0.2:
            inertial = _inertial(rng) if rng.random() < 0.5 else _no_inertial(rng)
            bodies.append(Body(i, "fixed", (), _xyz(rng), _rpy(rng), inertial))


# -- the text ------------------------------------------------------------------------------


def _names(rng: np.random.Generator, count: int, words: str) -> list[str]:
    """Names whose order and numbers say nothing."""
    pool = [f"{word}{n}" for word, n in product(words.split(), range(1, 1 + count))]
    return [str(name) for name in rng.permutation(pool)[:count]]


def _joint(body: Body, name: str, parent: str, child: str, names: list[str]) -> str:
    lines = [
        f'<joint name="{name}" type="{body.type}">',
        f'  <parent link="{parent}"/><child link="{child}"/>',
    ]
    if any(body.xyz) or body.rpy != ("0", "0", "0"):
        lines.append(f'  <origin xyz="{_text(body.xyz)}" rpy="{_text(body.rpy)}"/>')
    if body.moving and body.axis != (1.0, 0.0, 0.0):
        lines.append(f'  <axis xyz="{_text(body.axis)}"/>')
    if body.type in ("revolute", "prismatic"):
        lines.append('  <limit lower="-3" upper="3" effort="100" velocity="10"/>')
    if body.mimic is not None:
        leader, multiplier, offset = body.mimic
        lines.append(
            f'  <mimic joint="{names[leader]}" multiplier="{multiplier:g}" offset="{offset:g}"/>'
        )
    return "\n".join([*lines, "</joint>"])


def make_urdf(
    seed: int,
    joints: int,
    branching: bool = True,
    massless: bool = True,
    fixed: bool = True,
    mimic: bool = False,
) -> str:
    """The robot that grows from the seed, with the decorations asked for."""
    rng = np.random.default_rng(seed)
    bodies = _tree(rng, joints, branching)
    if massless:
        _remove_masses(rng, bodies)
    if mimic:
        _add_mimics(rng, bodies)
    if fixed:
        _add_fixed(rng, bodies)
    *links, base = _names(rng, len(bodies) + 1, "link body arm_ L")
    names = _names(rng, len(bodies), "joint axis_ J")
    base_inertial = _inertial(rng) if rng.random() < 0.3 else ""
    elements = [f'<link name="{base}">{base_inertial}</link>']
    for body, link, name in zip(bodies, links, names, strict=True):
        parent = base if body.parent == BASE else links[body.parent]
        elements.append(f'<link name="{link}">{body.inertial}</link>')
        elements.append(_joint(body, name, parent, link, names))
    shuffled = "\n".join(str(element) for element in rng.permutation(elements))
    return f'<?xml version="1.0"?>\n<robot name="random_{seed}">\n{shuffled}\n</robot>\n'


def random_shape(seed: int) -> tuple[int, bool, bool, bool, bool]:
    """How many joints the seed's robot has, and which decorations of `make_urdf`."""
    rng = np.random.default_rng([seed, 1])
    branching, massless, fixed = (bool(x) for x in rng.random(3) < 0.6)
    mimic = bool(rng.random() < 0.2)
    return int(rng.integers(1, 10)), branching, massless, fixed, mimic


def random_urdf(seed: int) -> str:
    """One robot per seed, every shape among them."""
    return make_urdf(seed, *random_shape(seed))


def random_urdfs(mimic: bool = True) -> st.SearchStrategy[RandomUrdf]:
    """Robots that shrink to fewer joints and fewer decorations; the numbers follow the seed."""

    def build(joints: int, mimics: bool, *shape: bool, seed: int) -> RandomUrdf:
        return RandomUrdf(make_urdf(seed, joints, *shape, mimics), joints, seed)

    return st.builds(
        build,
        st.integers(1, 9),
        st.booleans() if mimic else st.just(False),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        seed=st.integers(0, 2**32 - 1),
    )


def random_state(robot: Robot, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """(q, qd, qdd, tau) of moderate size, q on the manifold of positions."""
    rng = np.random.default_rng([seed, 2])
    q = on_manifold(robot, rng.uniform(-math.pi, math.pi, robot.nq))
    qd, qdd, tau = rng.uniform(-2, 2, (3, robot.nv))
    return q, qd, qdd, tau
