"""Robots with tails and robots with followers, for more than one test."""

from __future__ import annotations

import numpy as np

from symdyn.robot import Robot, from_dh, robot_from_dict


def random_dh(seed: int) -> Robot:
    """A robot with tails, twisted by quarter turns and by anything, some joints prismatic."""
    rng = np.random.default_rng(seed)
    rows = []
    for _ in range(int(rng.integers(1, 6))):
        tensor = rng.normal(size=(3, 3))
        tensor = tensor @ tensor.T
        rows.append(
            {
                "type": str(rng.choice(["revolute", "prismatic"], p=[0.7, 0.3])),
                "theta": float(rng.choice([0, 0.3, np.pi / 3])),
                "alpha": float(rng.choice([0, np.pi / 2, -np.pi / 6, 0.4])),
                "a": float(rng.choice([0, 0.31])),
                "d": float(rng.choice([0, 0.17])),
                "mass": 1.3,
                "com": rng.uniform(-0.2, 0.2, 3).tolist(),
                "inertia": {"xx": tensor[0, 0], "yy": tensor[1, 1], "zz": tensor[2, 2]}
                | {"xy": tensor[0, 1], "xz": tensor[0, 2], "yz": tensor[1, 2]},
            }
        )
    return from_dh(rows, str(rng.choice(["standard", "modified"])))


def parallelogram(multiplier: float, *moves: list[str]) -> Robot:
    """Three parallel joints, the second following the first, lengths open."""
    moves = moves or (["x", "l_2"],)
    follows = {"joint": "a", "multiplier": multiplier}
    return robot_from_dict(
        {
            "name": "parallelogram",
            "gravity": [0, -9.81, 0],
            "symbols": {"l_1": 0.5, "l_2": 0.3},
            "bodies": [{"name": name, "mass": 1} for name in ("one", "two", "three")],
            "joints": [
                {"name": "a", "type": "revolute", "parent": "base", "child": "one"},
                {"name": "b", "type": "revolute", "parent": "one", "child": "two"}
                | {"moves": [["x", "l_1"]], "mimic": follows},
                {"name": "c", "type": "revolute", "parent": "two", "child": "three"}
                | {"moves": list(moves)},
            ],
        }
    )
