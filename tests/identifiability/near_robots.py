"""Random robots whose geometry is nearly special: axes nearly parallel, nearly meeting, followers.

Every number is either special (a quarter turn, zero, a multiplier of 1) or beside a special one, by
anything from 1e-3 to what is just not snapped to it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from symdyn.robot import Robot, robot_from_dict

_ANGLES = (0, 0, 0, math.pi / 2, -math.pi / 2, math.pi / 3, 0.3, 0.7, 1.5)
_LENGTHS = (0, 0, 0.3, 0.25, -0.4)
_FACTORS = (1, -1, 0.5, 2, -0.3, 0.001, 50)
_AXES = ((0, 0, 1), (0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 0, -1), (1, 1, 0), (3, 0, 4), (1, 2, 3))
_GRAVITIES = ((0, 0, -9.81), (0, 0, -9.81), (0, -9.81, 0), (0, 0, 0), (1, 2, 3))


def near_robot(seed: int) -> Robot:
    """A tree of two to five joints, most of them with followers."""
    rng = np.random.default_rng([seed, 13])
    size = int(rng.integers(2, 6))
    chain = rng.random() < 0.7
    bodies, joints = [], []
    leaders: list[int] = []
    for k in range(size):
        parent = k - 1 if chain or k == 0 else int(rng.integers(-1, k))
        joint = {
            "name": f"j{k}",
            "type": str(rng.choice(["revolute", "prismatic"], p=[0.8, 0.2])),
            "parent": "base" if parent < 0 else f"b{parent}",
            "child": f"b{k}",
            "axis": _axis(rng),
            "moves": _moves(rng),
        }
        if leaders and rng.random() < 0.5:
            follows = {"joint": f"j{rng.choice(leaders)}", "multiplier": _one_of(rng, _FACTORS)}
            joint["mimic"] = follows | {"offset": float(rng.choice([0, 0, 0.4]))}
        else:
            leaders.append(k)
        bodies.append(_body(rng, k))
        joints.append(joint)
    gravity = [_beside(rng, x) for x in _GRAVITIES[rng.integers(len(_GRAVITIES))]]
    table = {"name": f"near{seed}", "gravity": gravity, "bodies": bodies, "joints": joints}
    return robot_from_dict(table)


def _one_of(rng: np.random.Generator, values: Sequence[float]) -> float:
    return _beside(rng, float(values[rng.integers(len(values))]))


def _beside(rng: np.random.Generator, value: float) -> float:
    """One time in five the number is off by 2e-9 to 1e-3, written with few digits."""
    if rng.random() > 0.2:
        return value
    return value + float(f"{rng.choice([-1, 1]) * 10 ** rng.uniform(-8.7, -3):.3g}")


def _moves(rng: np.random.Generator) -> list[list[object]]:
    kinds = rng.permutation(["x", "y", "z", "rx", "ry", "rz"])[: rng.integers(0, 4)]
    return [[str(k), _one_of(rng, _ANGLES if k[0] == "r" else _LENGTHS)] for k in kinds]


def _axis(rng: np.random.Generator) -> list[float]:
    return [_beside(rng, float(x)) for x in _AXES[rng.integers(len(_AXES))]]


def _body(rng: np.random.Generator, k: int) -> dict[str, object]:
    root = rng.normal(size=(3, 3)) * 0.2
    tensor = root @ root.T
    places = {"xx": (0, 0), "xy": (0, 1), "yy": (1, 1), "xz": (0, 2), "yz": (1, 2), "zz": (2, 2)}
    return {
        "name": f"b{k}",
        "mass": float(rng.uniform(0.5, 2)),
        "com": rng.uniform(-0.2, 0.2, 3).tolist(),
        "inertia": {name: float(tensor[place]) for name, place in places.items()},
    }
