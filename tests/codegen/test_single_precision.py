"""The stated bound of single precision holds, for small angles and for large ones."""

import re

import numpy as np
import pytest

from symdyn.codegen import NUMBERS, error_bound
from symdyn.codegen.c.source import emit_c
from symdyn.robot import load
from symdyn.verification.reference.registry import CONTRACT
from tests.codegen.building import build, call_each, module_for, write
from tests.quick import quick

FUNCTIONS = [
    *("inverse_dynamics", "mass_matrix", "coriolis_matrix", "gravity", "forward_dynamics"),
    *("inverse_mass_matrix", "kinetic_energy", "forward_kinematics", "jacobian"),
]
STATES = 20
QUICK = {("pendulum", 3.0), ("pendulum", 3000.0), ("scara", 3.0), ("ur5", 300.0)}
CASES = [
    (name, angle)
    for name in ("pendulum", "scara", "stanford", "ur5", "puma560", "panda")
    for angle in (0.1, 3.0, 300.0, 3000.0)
]


def errors(name, angle, folder):
    """For each function the largest error as a part of its bound; inputs are no floats."""
    robot = load(name).bind({})
    module = module_for(robot, FUNCTIONS, dtype="float", batch=False)
    library = build(write(emit_c(module), folder), "-O1")
    rng = np.random.default_rng(0)
    found = {}
    for program in module.programs:
        answer, worst = CONTRACT[program.name], 0.0
        sizes = [angle if a.name == "q" else 1.5 for a in program.inputs]
        given = [
            size * rng.uniform(-1, 1, (len(a.elements), STATES))
            for a, size in zip(program.inputs, sizes, strict=True)
        ]
        (result,) = call_each(library, module, program, [a.astype(np.float32) for a in given])
        for k in range(STATES):
            state = [a[:, k] for a in given]
            (exact,) = answer(robot, *state)
            error = np.max(np.abs(result[:, k] - np.ravel(exact)))
            worst = max(worst, error / answer.scale(robot, (exact,), *state))
        found[program.name] = worst / error_bound(program, NUMBERS["float"]).at(angle)
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", quick(CASES, QUICK), ids=str)
def test_errors_stay_below_the_stated_bound(case, tmp_path):
    assert max(errors(*case, tmp_path).values()) < 1


def test_the_bound_is_not_far_away(tmp_path):
    found = errors("pendulum", 3000.0, tmp_path)
    assert min(found[name] for name in ("gravity", "inverse_dynamics")) > 0.1


def test_the_bound_is_stated_with_its_angles():
    source = emit_c(module_for(load("pendulum"), ["gravity"], dtype="float", batch=False))
    assert " *   gravity  2.4e-07 + 6.0e-08 |q|\n" in source["pendulum.c"]


def test_the_bound_is_relative_to_terms_with_sines_counted_as_one(tmp_path):
    """Close to the upright position the torque of a pendulum is less exact than the bound."""
    robot = load("pendulum").bind({})
    module = module_for(robot, ["gravity"], dtype="float", batch=False)
    source = write(emit_c(module), tmp_path)
    (program,) = module.programs
    q = np.float32(3.1415)
    ((result,),) = call_each(build(source, "-O1"), module, program, [np.array([[q]])])
    (link,) = robot.links
    term = 9.81 * float(np.linalg.norm(np.array(link.inertia.moment, float)))
    error = abs(result[0] - np.copysign(term, result[0]) * np.sin(np.float64(3.1415)))
    bound = error_bound(program, NUMBERS["float"]).at(3.1415)
    assert error < bound * term
    assert error > 10 * bound * abs(result[0])
    banner = re.sub(r"\s+\*?\s*", " ", source.read_text())
    assert "every sine and cosine counts as 1. The relative error is larger" in banner
