"""The rank that leaves no doubt, and base parameters solved for with all digits."""

import numpy as np
import pytest

from symdyn.identifiability import base_parameters
from symdyn.robot import load, robot_from_dict
from symdyn.verification.reference.base_parameters import (
    basis_defect,
    rank,
    stacked_regressor,
)
from symdyn.verification.reference.precise_rank import (
    BITS,
    energies,
    precise_rank,
    precise_solution,
    total,
)


def misaligned(angle):
    """A planar arm whose second axis is not quite parallel to the first."""
    joint = {"type": "revolute"}
    return robot_from_dict(
        {
            "name": "two",
            "gravity": [0, -9.81, 0],
            "bodies": [{"name": "one", "mass": 1}, {"name": "two", "mass": 1}],
            "joints": [
                joint | {"name": "a", "parent": "base", "child": "one"},
                joint
                | {"name": "b", "parent": "one", "child": "two"}
                | {"moves": [["x", 0.5], ["rx", angle]]},
            ],
        }
    )


@pytest.mark.parametrize(("angle", "count"), [(0, 6), (0.3, 10), (2e-9, 10), (1e-5, 10)])
def test_a_small_angle_counts_as_much_as_a_large_one(angle, count):
    assert precise_rank(energies(misaligned(angle))) == count


def test_singular_values_say_where_they_are_in_doubt():
    assert rank(stacked_regressor(misaligned(0))) == 6
    assert rank(stacked_regressor(misaligned(0.3))) == 10
    assert rank(stacked_regressor(misaligned(1e-5))) is None


@pytest.mark.parametrize("angle", [2e-9, 1e-5])
def test_columns_of_almost_no_effect_are_neither_missing_nor_too_many(angle):
    robot = misaligned(angle)
    names = base_parameters(robot).base_names
    assert basis_defect(robot, names) == 0
    assert basis_defect(robot, names[:-1]) == 1
    assert basis_defect(robot, (*names, "one.m")) == 2


def test_the_values_of_base_parameters_to_all_digits():
    robot = load("stanford").bind()
    E, base = energies(robot), base_parameters(robot)
    p = np.random.default_rng(0).uniform(-1, 1, E.shape[1])
    found = precise_solution(E[:, base.kept], total(E, p))
    assert np.abs(found - base.matrix() @ p).max() < 1e-14


def test_what_depends_on_others_is_zero_in_a_solution():
    one = 1 << BITS
    columns = np.array([[one, 2 * one, 0], [3 * one, 6 * one, one], [one, 2 * one, one]], object)
    assert precise_rank(columns) == 2
    x = precise_solution(columns, np.array([2 * one, 7 * one, 3 * one], object))
    assert 0 in x[:2]
    assert np.array_equal(columns @ x.astype(int) // one, [2, 7, 3])
