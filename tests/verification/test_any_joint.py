"""Joints of any DoF: the reference and the libraries say the same, and see what is wrong.

Pinocchio knows every type (a modal joint as a free one with V = Phi v), MuJoCo turns, slides, balls
and free joints. What neither knows is compared with differences of what they know.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from symdyn.compiler.pipeline import generate
from symdyn.functions.gradients import ROWS
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints import MOTIONS
from symdyn.robot.model import BASE, Frame, Joint, Link, Passive, Robot
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.verification.check import check_folder, random_state as checked_state
from symdyn.verification.oracles.libraries import ORACLES, unsupported_oracles
from symdyn.verification.oracles.oracle import Oracle
from symdyn.verification.reference import dynamics, energy_method, manifold
from symdyn.verification.reference.answer import ReferenceCase
from symdyn.verification.reference.base_parameters import inertial_names, rank, stacked_regressor
from symdyn.verification.reference.gradients import ParameterGradient
from symdyn.verification.reference.joints import brackets
from symdyn.verification.reference.precise_rank import energies, precise_rank
from symdyn.verification.reference.registry import ANSWERS, CONTRACT, scale
from symdyn.verification.state_check import RequestedQuantity, StateCheck
from tests.joint_robots import HOLONOMIC, random_state, random_tree, with_free_base, with_loop
from tests.quick import quick

TOLERANCE = 1e-9
IN_MUJOCO = ("revolute", "prismatic", "continuous", "spherical", "floating")
SEEDS = quick(range(100), range(5))
FEW = quick(range(20), range(2))
TYPES = {"pinocchio": tuple(MOTIONS), "mujoco": IN_MUJOCO}
KNOWN = {
    "mujoco": (
        *("inverse_dynamics", "forward_dynamics", "mass_matrix", "inverse_mass_matrix"),
        *("bias", "gravity", "kinetic_energy", "potential_energy", "center_of_mass"),
        *("total_momentum", "centroidal_momentum", "forward_kinematics", "jacobian"),
        *("jacobian_space", "jacobian_world", "jacobian_dot", "link_motions", "joint_wrenches"),
        *("jacobian_world_dot", "tip_bias", "tip_bias_world"),
    ),
}
NEEDS_PARAMETERS = {
    "base_parameters",
    *(name for name, entry in CONTRACT.items() if isinstance(entry, ParameterGradient)),
}
KNOWN["pinocchio"] = (
    *KNOWN["mujoco"],
    *("coriolis_matrix", "christoffel_symbols", "inverse_dynamics_derivatives"),
    *("forward_dynamics_derivatives", "linearization", "regressor", "integrate"),
    *("integrate_derivatives", "difference_derivatives"),
    "centroidal_momentum_matrix",
)


@cache
def robot_of(library: str, seed: int) -> Robot:
    return random_tree(seed, TYPES[library], 2 + seed % 4)


@cache
def state_of(robot: Robot, seed: int) -> dict[str, np.ndarray]:
    state = random_state(robot, seed)
    near = manifold.moved(robot, state["q"], state["qdd"] / 2)
    return state | {"q0": state["q"], "q1": near, "dt": np.array([0.3])}


@cache
def oracle_of(library: str, seed: int) -> Oracle:
    return ORACLES[library](robot_of(library, seed))


def error(name: str, robot: Robot, library: Oracle, state: dict[str, np.ndarray]) -> float:
    """What lies between the reference and a library, relative to the largest term."""
    answer = ANSWERS[name]
    given = [state[x] for x in answer.takes]
    mine, theirs = answer(robot, *given), getattr(library, name)(*given)
    theirs = theirs if isinstance(theirs, tuple) else (theirs,)
    assert [x.shape for x in mine] == [np.shape(x) for x in theirs]
    gaps = [np.abs(a - b).max(initial=0.0) for a, b in zip(mine, theirs, strict=True)]
    return float(max(gaps)) / answer.scale(robot, mine, *given)


def assert_agree(name: str, robot: Robot, library: Oracle, seed: int) -> None:
    assert error(name, robot, library, state_of(robot, seed)) < TOLERANCE


@pytest.mark.sample(70)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("library", "name"), [(x, name) for x in KNOWN for name in KNOWN[x]])
def test_the_reference_agrees_with_the_libraries(library: str, name: str, seed: int) -> None:
    assert_agree(name, robot_of(library, seed), oracle_of(library, seed), seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_differences_are_those_of_pinocchio(seed: int) -> None:
    robot = random_tree(seed, HOLONOMIC, 5)
    library = ORACLES["pinocchio"](robot)
    assert_agree("difference", robot, library, seed)
    elsewhere = {**state_of(robot, seed), "q1": random_state(robot, seed + 1000)["q"]}
    assert error("difference", robot, library, elsewhere) < TOLERANCE


@pytest.mark.parametrize("library", ORACLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_columns_of_a_free_base_are_those_of_the_libraries(library: str, seed: int) -> None:
    robot = with_free_base(random_tree(seed, TYPES[library], 3))
    assert_agree("base_jacobian", robot, ORACLES[library](robot), seed)


def test_a_library_that_lacks_a_type_of_joint_is_left_out_by_name() -> None:
    robot = random_tree(1, ("revolute", "helical", "modal"), 3)
    assert set(unsupported_oracles(robot)) == {"mujoco"}
    assert "helical" in unsupported_oracles(robot)["mujoco"]
    assert unsupported_oracles(random_tree(1, IN_MUJOCO, 5)) == {}


# -- what neither knows ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_moves_undo_differences_and_coordinates_change_at_their_rates(seed: int) -> None:
    robot = random_tree(seed, HOLONOMIC, 5)
    state = state_of(robot, seed)
    found = manifold.difference(robot, state["q0"], state["q1"])
    assert found == pytest.approx(state["qdd"] / 2, abs=1e-12)
    rates = manifold.moved(robot, state["q"], 1e-30j * state["qd"]).imag / 1e-30
    assert manifold.qdot(robot, state["q"], state["qd"]) == pytest.approx(rates, abs=1e-14)
    assert manifold.velocity(robot, state["q"], rates) == pytest.approx(state["qd"], abs=1e-13)


@pytest.mark.parametrize("theta", [0.0, 1e-9, 0.01, 0.05, 0.24, 0.26, 3.0, 3.14])
def test_moves_are_exact_from_no_turn_to_half_a_turn(theta: float) -> None:
    robot = Robot("free", (Joint("j", "floating", BASE, UNMOVED),), (Link("l", Inertia(m=1)),))
    q = manifold.on_manifold(robot, np.array([0.1, -0.2, 0.3, 0.4, -0.5, 0.6, 0.7]))
    step = np.array([*theta * np.array([0.48, -0.6, 0.64]), 0.3, -0.4, 0.5])
    library = ORACLES["pinocchio"](robot)
    assert manifold.moved(robot, q, step) == pytest.approx(
        library.integrate(q, step, 1.0), abs=1e-14
    )
    back = manifold.difference(robot, q, manifold.moved(robot, q, step))
    assert back == pytest.approx(step, abs=1e-12)


@pytest.mark.parametrize("seed", FEW)
@pytest.mark.parametrize("name", ["inverse_dynamics", "jacobian", "kinetic_energy", "bias"])
def test_gradients_are_differences_along_velocities(name: str, seed: int) -> None:
    robot = random_tree(seed, HOLONOMIC, 2)
    state, h = state_of(robot, seed), 1e-5
    entry = CONTRACT[f"{name}_derivatives"]
    (by_q, *_) = entry.evaluate(ReferenceCase(robot, {}, state))

    def at(step: np.ndarray) -> np.ndarray:
        moved = {**state, "q": manifold.moved(robot, state["q"], step)}
        return ANSWERS[name](robot, *(moved[x] for x in ANSWERS[name].takes))[0]

    units = np.eye(robot.nv)
    slopes = np.stack([(at(h * e) - at(-h * e)) / (2 * h) for e in units], axis=-1)
    assert np.abs(by_q - slopes).max() < 1e-7 * max(1.0, np.abs(slopes).max())


@pytest.mark.parametrize("seed", FEW)
def test_second_derivatives_are_differences_of_first_ones(seed: int) -> None:
    robot = random_tree(seed, HOLONOMIC, 2)
    state, h = state_of(robot, seed), 1e-4
    rest = state["qd"], state["qdd"]
    first = ANSWERS["inverse_dynamics_derivatives"]
    twice, mixed, squares, _ = ANSWERS["inverse_dynamics_second_derivatives"](
        robot, state["q"], *rest
    )

    def slope(k: int) -> list[np.ndarray]:
        ways = (manifold.moved(robot, state["q"], s * h * np.eye(robot.nv)[k]) for s in (1, -1))
        there, back = (first(robot, q, *rest) for q in ways)
        return [(a - b) / (2 * h) for a, b in zip(there, back, strict=True)]

    size = scale(robot, "inverse_dynamics", state["q"], *rest)
    for found, k in ((twice, 0), (mixed, 1)):
        wanted = np.stack([slope(i)[k] for i in range(robot.nv)], axis=1)
        assert np.abs(found - wanted).max() < 1e-6 * size
    faster, slower = (first(robot, state["q"], s * rest[0], rest[1])[1] for s in (1, -1))
    assert np.einsum("kij,i->kj", squares, rest[0]) == pytest.approx(
        (faster - slower) / 2, abs=1e-9 * size
    )


def test_springs_of_a_modal_joint_act_along_its_modes() -> None:
    """A slide along x and y whose springs differ: the forces are those of two springs."""
    modes = (((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 1, 0)))
    springs = Passive(stiffness=(3.0, 5.0), viscous=((2.0, 0.5), (0.5, 1.0)))
    slide = Joint("slide", "modal", BASE, UNMOVED, modes=modes, passive=springs)
    robot = Robot("slide", (slide,), (Link("body", Inertia(m=2)),), gravity=(0, 0, 0))
    state = checked_state(robot, robot, np.random.default_rng(1))
    state["q"] = np.array([0.1, -0.2, 0, 0, 0, 0, 1.0])
    (tau,) = (
        StateCheck(robot, (), state)
        .expected(RequestedQuantity("inverse_dynamics", passive=True))
        .by_source["Lagrange"]
    )
    v, dv = state["qd"], state["qdd"]
    friction = np.array([[2, 0.5], [0.5, 1]]) @ v
    np.testing.assert_allclose(tau, 2 * dv + [0.3, -1] + friction, rtol=1e-12)


def test_libraries_agree_with_single_precision_about_a_free_body(tmp_path: Path) -> None:
    """Rounded to single precision, the coordinates of a rotation would be none."""
    robot = random_tree(2, ("floating",), 1)
    made = generate(robot, "python", ["jacobian", "mass_matrix"], tmp_path, dtype="float")
    assert [row.cells for row in check_folder(made.folder).rows if not row.passed] == []


@pytest.mark.parametrize(
    ("function", "dtype", "kind"),
    [
        ("jacobian_space_derivatives", "float", "revolute"),
        ("tip_bias_derivatives", "double", "floating"),
    ],
)
def test_terms_that_cancel_in_a_gradient_leave_rounding(
    function: str, dtype: str, kind: str, tmp_path: Path
) -> None:
    """A screw that stays where it is, and a free body, whose Jacobians are constant."""
    turn = Placement.from_xyz_rpy((0.3, -0.2, 0.5), (1.4, 0.5, 1.4))
    joint = Joint("j", kind, BASE, turn, (0.48, -0.64, 0.6), turn)
    body = Link("l", Inertia(2, 0.1, 0.2, 0, 1, 0, 1, 0, 0, 1))
    tip = Frame("tool", 0, turn)
    robot = Robot("still", (joint,), (body,), frames=(tip,), tips=("tool",)).symbolic("geometry")
    made = generate(robot, "python", [function], tmp_path, dtype=dtype, equivalent=False)
    assert [row.cells for row in check_folder(made.folder).rows if not row.passed] == []


def test_libraries_answer_where_the_mass_matrix_is_singular() -> None:
    """A point mass that moves in a plane may turn freely: M has rank 2, its block M_uu is sound."""
    joint = Joint("plane", "planar", BASE, UNMOVED, (0, 0, 1), actuated=(True, False, False))
    robot = Robot(
        "point", (joint,), (Link("point", Inertia(2, 0.4, 0, 0, 0, 0, 0.08, 0, 0, 0.08)),)
    )
    state = checked_state(robot, robot, np.random.default_rng(2))
    for name in ("generalized_bias", "generalized_inertia", "dynamic_coupling"):
        answers = StateCheck(robot, (), state).expected(RequestedQuantity(name)).by_source
        expected = answers["Lagrange"][0]
        np.testing.assert_allclose(answers["pinocchio"][0], expected, atol=1e-12)


def test_a_robot_without_mass_has_no_momentum() -> None:
    robot = Robot("nothing", (Joint("hinge", "revolute", BASE, UNMOVED, (0, 0, 1)),), (Link("l"),))
    pinocchio = ORACLES["pinocchio"](robot)
    np.testing.assert_array_equal(pinocchio.total_momentum([0.3], [1.0]), np.zeros(6))


def test_the_curvature_of_a_round_ball_is_that_of_rotations() -> None:
    """SO(3) with the metric I 1 is a sphere of radius 2 sqrt(I): R_ijij = I / 4."""
    ball = Joint("ball", "spherical", BASE, UNMOVED)
    robot = Robot("ball", (ball,), (Link("l", Inertia(m=1, Ixx=3, Iyy=3, Izz=3)),))
    q = random_state(robot, 1)["q"]
    R = dynamics.curvature(robot, q)
    one = np.eye(3)
    round_one = np.einsum("ik,jl->ijkl", one, one) - np.einsum("il,jk->ijkl", one, one)
    assert np.abs(R - 3 / 4 * round_one).max() < 1e-11


@pytest.mark.parametrize("seed", FEW)
def test_curvature_has_its_symmetries(seed: int) -> None:
    robot = random_tree(seed, HOLONOMIC, 2)
    q = random_state(robot, seed)["q"]
    R = dynamics.curvature(robot, q)
    size = 1e-9 * max(np.abs(R).max(), scale(robot, "mass_matrix", q))
    assert np.abs(R + R.transpose(1, 0, 2, 3)).max() < size
    assert np.abs(R - R.transpose(2, 3, 0, 1)).max() < size
    assert np.abs(R + R.transpose(0, 2, 3, 1) + R.transpose(0, 3, 1, 2)).max() < size


@pytest.mark.parametrize("seed", SEEDS)
def test_mdot_minus_2c_is_skew_along_the_flow(seed: int) -> None:
    robot = robot_of("pinocchio", seed)
    q, qd = (state_of(robot, seed)[name] for name in ("q", "qd"))
    Mdot = energy_method.mass_matrix(robot, manifold.moved(robot, q, 1e-30j * qd)).imag / 1e-30
    N = Mdot - 2 * energy_method.coriolis_matrix(robot, q, qd)
    assert np.abs(N + N.T).max() < 1e-12 * scale(robot, "coriolis_matrix", q, qd)


def test_brackets_are_those_of_rotations() -> None:
    """[x, y] = z for turns in the body's own axes; the opposite sign would be that of space."""
    robot = Robot("b", (Joint("b", "spherical", BASE, UNMOVED),), (Link("l", Inertia(m=1)),))
    assert brackets(robot)[:, 0, 1] == pytest.approx([0, 0, 1])


@pytest.mark.parametrize("seed", quick(range(60), range(4)))
def test_ranks_with_all_digits_are_those_of_the_regressor(seed: int) -> None:
    robot = random_tree(seed, links=2)
    assert rank(stacked_regressor(robot)) == precise_rank(energies(robot))


# -- wrong answers are seen --------------------------------------------------------------------


@pytest.mark.parametrize("name", quick([n for n in ROWS if n not in NEEDS_PARAMETERS], FUNCTIONS))
def test_every_wrong_result_is_reported(name: str) -> None:
    robot = with_loop(with_free_base(random_tree(4, ("planar", "helical"), 2)))
    columns = inertial_names(robot) if name in ("regressor", "base_regressor") else ()
    state = checked_state(robot, robot, np.random.default_rng(0))
    state_check, question = (
        StateCheck(robot, (), state),
        RequestedQuantity(name, columns=tuple(columns)),
    )
    expected = state_check.expected(question).by_source
    answers = next(iter(expected.values()))
    allowed = CONTRACT[name].tolerance
    assert all(gap.relative <= allowed for _, gap in state_check.errors(question, answers))
    for k, value in enumerate(answers):
        if value.any():
            wrong = (*answers[:k], -value, *answers[k + 1 :])
            assert all(
                not gap.relative <= allowed for _, gap in state_check.errors(question, wrong)
            )
