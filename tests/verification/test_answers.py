"""The reference's answer to every function of the contract, against Pinocchio and MuJoCo."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from symdyn.compiler.job import Job
from symdyn.functions import constrained, operators
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import RobotKind
from symdyn.robot import load
from symdyn.robot.model import Robot, Rotor
from symdyn.robot.placement import Placement
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.oracles.libraries import ORACLES
from symdyn.verification.oracles.oracle import Oracle
from symdyn.verification.reference.answer import ReferenceOptions
from symdyn.verification.reference.manifold import moved, qdot
from symdyn.verification.reference.registry import ANSWERS, scale
from tests.joint_robots import random_tree, with_fewer_motors, with_loop, with_stops
from tests.strategies import make_urdf, random_state, random_urdf
from tests.verification.test_reference import follower, tree

NOWHERE = {
    *("passive_forces", "stop_friction", "curvature", "ricci_curvature", "scalar_curvature"),
    *("effort", "effort_derivatives", "motion_energy", "motion_energy_derivatives"),
    *("inverse_dynamics_second_derivatives", "adaptive_regressor", "energy_regressor"),
    *("momentum_regressor", "base_regressor", "base_parameters", "qdot", "velocity"),
    *("constraint_error", "closed_chain_report", "grip_matrix", "object_motion", "object_force"),
    *(function.name for function in operators.ROWS),
    *("effort_second_derivatives", "motion_energy_second_derivatives"),
}
LACKS = {
    "pinocchio": NOWHERE,
    "mujoco": NOWHERE
    | {"coriolis_matrix", "christoffel_symbols", "inverse_dynamics_derivatives"}
    | {"forward_dynamics_derivatives", "linearization", "regressor"}
    | {"integrate", "difference", "centroidal_momentum_matrix"}
    | {"integrate_derivatives", "difference_derivatives"}
    | {function.name for function in constrained.ROWS},
}
"""What a library cannot tell; neither knows curvature, MuJoCo no Coriolis matrix."""

SIX_DOFS = {"operational_space_inertia", "operational_space_bias"}
SIX_DOFS |= {"operational_space_gravity", "consistent_inverse"}
"""What only tips with six DoF have: elsewhere J M^-1 J^T is singular but for rounding."""

FREE_BASE = {"base_jacobian"}
"""What only robots on a free base have (`test_any_joint.py`)."""

# -- robots --------------------------------------------------------------------------------


def from_text(text: str) -> Robot:
    return read_urdf(text, file="random.urdf").bind()


def with_rotors(robot: Robot, seed: int) -> Robot:
    sizes = np.random.default_rng([seed, 3]).uniform(0.1, 3.0, len(robot.joints)).tolist()
    pairs = zip(robot.joints, sizes, strict=True)
    return replace(robot, joints=tuple(replace(j, rotor=Rotor(size)) for j, size in pairs))


def with_tails(robot: Robot, seed: int) -> Robot:
    rng = np.random.default_rng([seed, 4])

    def tail() -> Placement:
        return Placement.from_xyz_rpy(
            tuple(rng.uniform(-0.5, 0.5, 3).tolist()), tuple(rng.uniform(-3, 3, 3).tolist())
        )

    return replace(robot, joints=tuple(replace(j, tail=tail()) for j in robot.joints))


def branches(seed: int) -> Robot:
    """A tree that is not numbered branch by branch, as every tree from a file is."""
    return with_tails(with_rotors((tree, follower)[seed](), seed), seed)


def with_mimic(seed: int) -> Robot:
    return from_text(make_urdf(seed, 7, mimic=True))


MAKERS: dict[str, tuple[int, Callable[[int], Robot]]] = {
    "puma560": (1, lambda seed: load("puma560").bind()),
    "random": (30, lambda seed: from_text(random_urdf(seed))),
    "rotors": (6, lambda seed: with_rotors(from_text(random_urdf(seed)), seed)),
    "tails": (6, lambda seed: with_tails(from_text(random_urdf(seed)), seed)),
    "mimic": (6, with_mimic),
    "branches": (2, branches),
    "everything": (6, lambda seed: with_tails(with_rotors(with_mimic(seed), seed), seed)),
}
"""Kind of robot -> how many, and the one that grows from a seed."""


@cache
def robot_of(kind: str, seed: int) -> Robot:
    return with_loop(with_fewer_motors(MAKERS[kind][1](seed)))


@cache
def oracle_of(oracle: str, kind: str, seed: int) -> Oracle:
    return ORACLES[oracle](robot_of(kind, seed))


# -- questions -----------------------------------------------------------------------------


def arguments(robot: Robot, name: str, seed: int) -> list[np.ndarray]:
    state = dict(zip(("q", "qd", "qdd", "tau"), random_state(robot, seed), strict=True))
    state |= {"qd_r": state["qdd"], "qdd_r": state["tau"], "b": state["tau"]}
    near = moved(robot, state["q"], state["qd"] / 2)
    state |= {
        "q0": state["q"],
        "q1": near,
        "dt": np.array([0.3]),
        "dq": qdot(robot, state["q"], state["qd"]),
    }
    state["f"] = np.random.default_rng(seed).uniform(-9, 9, (len(robot.constraints), 6))
    state["f_internal"] = state["f"]
    state |= {"q_last": near, "z": np.zeros(len(robot.stops))}
    for side, entries in (("a", robot.actuated), ("u", robot.unactuated)):
        state |= {f"{what}_{side}": state[what][list(entries)] for what in ("qdd", "tau")}
    return [state[argument] for argument in FUNCTIONS[name].inputs]


def size(robot: Robot, name: str, answers: tuple[np.ndarray, ...], *state: np.ndarray) -> float:
    """The scale; a constant M leaves rounding of its own size in the Christoffel symbols."""
    least = scale(robot, "mass_matrix", *state) if name == "christoffel_symbols" else 0.0
    return max(ANSWERS[name].scale(robot, answers, *state), least)


@cache
def expected(kind: str, seed: int, name: str) -> tuple[tuple[np.ndarray, ...], float]:
    """The reference's answer and what errors are relative to."""
    robot = robot_of(kind, seed)
    state = arguments(robot, name, seed)
    answers = ANSWERS[name](robot, *state)
    return answers, size(robot, name, answers, *state)


CASES = [
    (oracle, name)
    for oracle in ORACLES
    for name in FUNCTIONS
    if name not in LACKS[oracle] | FREE_BASE
]
SMALL = {
    **dict.fromkeys(("mimic", "everything", "branches"), (0, 1)),
    **dict.fromkeys(("rotors", "tails"), (4, 7, 9, 12)),
    "random": (4, 7, 9, 12, 13, 16, 19, 22, 23, 31),
    "puma560": (0,),
}
"""The robots of the quick run: few of them have more than five joints."""


def assert_agree(kind: str, oracle: str, name: str, seeds: Iterable[int]) -> None:
    for seed in seeds:
        robot = robot_of(kind, seed)
        if FUNCTIONS[name].meant_for is RobotKind.PARTITIONED and not RobotKind.PARTITIONED.include(
            robot
        ):
            continue
        wanted, largest = expected(kind, seed, name)
        state = arguments(robot, name, seed)
        got = getattr(oracle_of(oracle, kind, seed), name)(*state)
        outputs = got if isinstance(got, tuple) else (got,)
        for mine, theirs in zip(wanted, outputs, strict=True):
            assert mine.shape == theirs.shape
            error = np.max(np.abs(mine - theirs), initial=0.0)
            assert error < ANSWERS[name].tolerance * largest, seed


@pytest.mark.sample(150)
@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize(("oracle", "name"), CASES)
def test_the_reference_agrees_with_the_oracles(kind: str, oracle: str, name: str) -> None:
    assert_agree(kind, oracle, name, SMALL[kind])


@pytest.mark.slow
@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize(("oracle", "name"), CASES)
def test_it_agrees_for_every_robot(kind: str, oracle: str, name: str) -> None:
    assert_agree(kind, oracle, name, range(MAKERS[kind][0]))


@pytest.mark.parametrize("oracle", ORACLES)
def test_an_oracle_answers_all_that_its_library_knows(oracle: str) -> None:
    library = oracle_of(oracle, "puma560", 0)
    assert {name for name in FUNCTIONS if not hasattr(library, name)} == LACKS[oracle] & {
        *FUNCTIONS
    }


def test_every_function_has_an_answer_of_the_right_shape() -> None:
    assert set(ANSWERS) == set(FUNCTIONS)
    small, reaching = robot_of("everything", 2), load("panda").bind()
    free, grasp = random_tree(2, ("floating",), 1), load("planar_two_arm").bind()
    for name, function in FUNCTIONS.items():
        robot = reaching if name in SIX_DOFS else free if name in FREE_BASE else small
        robot = grasp if function.meant_for is RobotKind.WITH_OBJECTS else robot
        robot = with_stops(small) if function.meant_for is RobotKind.WITH_STOPS else robot
        job = Job.of(robot, [name])
        options = ReferenceOptions(columns=job.axes[name].columns)
        answers = ANSWERS[name](robot, *arguments(robot, name, 2), options=options)
        shapes = [job.shape(output, job.axes[name]) for output in function.outputs]
        assert [answer.shape for answer in answers] == shapes, name


def test_the_robots_are_what_they_should_be() -> None:
    followers = [any(j.mimic for j in robot_of("mimic", seed).joints) for seed in range(6)]
    assert sum(followers) >= 5
    order = oracle_of("mujoco", "branches", 0).order
    assert order != sorted(order)
