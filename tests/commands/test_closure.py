"""What `show` says of closed chains: closed or not, freedoms left, forces undetermined."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn import cli
from symdyn.commands.closure import Closure
from symdyn.derive.constrained.constraint_rows import constraint_jacobian


@pytest.mark.parametrize(
    ("name", "rows", "rank", "undetermined"),
    [
        ("five_bar", 5, 2, {"pin": ("rx", "ry", "z")}),
        ("four_bar", 5, 2, {"pin": ("rx", "ry", "z")}),
        ("space_panel", 12, 12, {}),
        ("three_finger_hand", 9, 9, {}),
        ("two_pandas", 12, 12, {}),
    ],
)
def test_freedoms_and_forces_of_the_library(name, rows, rank, undetermined):
    robot = sd.load(name)
    found = Closure.of(robot)
    assert (found.closed, found.rows, found.rank) == (True, rows, rank)
    assert found.freedoms == robot.nv - rank
    assert found.undetermined == undetermined


def test_forces_are_undetermined_where_the_null_space_of_the_transpose_has_entries():
    robot = sd.load("planar_two_arm").bind()
    found = Closure.of(robot)
    K = np.array(constraint_jacobian(robot, robot.start()), float)
    U, s, _ = np.linalg.svd(K)
    null = U[:, s < 1e-9]
    assert null.shape[1] == 12 - 9 == found.rows - found.rank
    directions = [(c.name, way) for c in robot.constraints for way in c.directions]
    judged = [d for d, row in zip(directions, null, strict=True) if np.abs(row).max() > 1e-9]
    assert [(n, way) for n, ways in found.undetermined.items() for way in ways] == judged


def test_two_rigid_grips_of_short_arms_leave_six_internal_forces_less():
    """Locked elbows: 12 rows, 18 freedoms of which 6 move everything as one."""
    locked = {f"{side}.panda_joint{k}": 0 for side in ("left", "right") for k in (1, 3, 5)}
    robot = sd.load("two_pandas", lock=locked)
    found = Closure.of(robot)
    K = np.array(constraint_jacobian(robot, robot.start()), float)
    assert found.rank == np.linalg.matrix_rank(K, 1e-9) < 12
    assert found.freedoms == robot.nv - found.rank
    assert set(found.undetermined) == {"left_grip", "right_grip"}


def test_show_says_it(capsys):
    assert cli.main(["show", "four_bar"]) == 0
    out = capsys.readouterr().out
    assert "closed in its posture\n" in out
    assert "5 rows of constraints, rank 2 in the posture: 1 freedom left of 3" in out
    assert "over-constrained: the motion is determined, these components" in out
    assert "forces are not: pin rx ry z" in out
    assert cli.main(["show", "four_bar", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)["closure"]
    assert facts["closed"] is True
    assert facts["undetermined"] == {"pin": ["rx", "ry", "z"]}


def test_an_open_chain_is_said_to_be_open():
    robot = replace(sd.load("four_bar"), posture=(("crank_joint", (0.1,)),))
    found = Closure.of(robot)
    assert not found.closed
    # the tip of the crank moves by 0.01 m; the coupler of 0.5 m turns with it by 0.1 rad
    assert found.largest[0] == "pin"
    assert found.lines()[0].startswith(
        f"not closed in its posture: pin is off by {found.error:.3g}"
    )
