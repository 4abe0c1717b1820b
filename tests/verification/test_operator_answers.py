"""The derivations of factors, operational space and accelerations say what linear algebra says."""

from dataclasses import replace

import numpy as np
import pytest

from symdyn.formulations.forward import rk88
from symdyn.formulations.matrices import factorization
from symdyn.formulations.operators import operational_space
from symdyn.verification.reference.operators import OPERATOR_REFERENCE
from tests.formulations.operators.operator_robots import OWN, state_of, with_rotors

FACTORS = {
    "pp99": factorization.mass_matrix_factors,
    "ldlt": factorization.factors_by_elimination,
}
SPACE = (
    "operational_space_inertia",
    "operational_space_bias",
    "operational_space_gravity",
    "consistent_inverse",
)
REACHING = ("puma560", "panda", "stanford", "random-502")
INPUTS = {"operational_space_bias": ("q", "qd")}


def gap(robot, name, derivation, inputs=("q",)):
    """The largest error of a derivation against the reference, relative to its largest term."""
    values = dict(zip(("q", "qd", "qdd", "tau"), state_of(robot), strict=True))
    state = [values[x] for x in inputs]
    expected = OPERATOR_REFERENCE[name](robot, *state)
    found = derivation(robot, *state)
    pairs = zip(found if len(expected) > 1 else (found,), expected, strict=True)
    size = OPERATOR_REFERENCE[name].scale(robot, expected, *state)
    assert np.isfinite(size)
    for value, answer in pairs:
        assert np.shape(value) == answer.shape
        yield float(np.abs(np.array(value, float) - answer).max(initial=0.0)) / size


def decorated(robot):
    """With rotors, gravity askew and tips at the base and inside."""
    tips = (*robot.tips, robot.base.name, robot.links[0].name)
    return replace(with_rotors(robot), gravity=(1.5, -2.5, -9.0), tips=tips)


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("method", FACTORS)
def test_factors(name, method):
    errors = list(gap(decorated(OWN[name]), "mass_matrix_factors", FACTORS[method]))
    assert len(errors) == 2
    assert max(errors) < 1e-13


@pytest.mark.parametrize("name", OWN)
def test_inverse_inertias_of_tips(name):
    function = "operational_space_inertia_inverse"
    derivation = operational_space.operational_space_inertia_inverse
    assert max(gap(decorated(OWN[name]), function, derivation)) < 1e-13


@pytest.mark.parametrize("name", REACHING)
@pytest.mark.parametrize("function", SPACE)
def test_operational_space(name, function):
    robot = replace(with_rotors(OWN[name]), gravity=(1.5, -2.5, -9.0))
    derivation = getattr(operational_space, function)
    assert max(gap(robot, function, derivation, INPUTS.get(function, ("q",)))) < 1e-13


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("method", ["fd2", "fd3"])
def test_accelerations(name, method):
    derivation = getattr(rk88, f"{method}_with_accelerations")
    inputs = ("q", "qd", "tau")
    errors = list(gap(decorated(OWN[name]), "forward_accelerations", derivation, inputs))
    assert len(errors) == 3
    assert max(errors) < 1e-13
