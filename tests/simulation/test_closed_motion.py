"""Closed chains over time move as mechanics says: closed solutions, order, invariants, Table I."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symdyn as sd
from symdyn.robot.constraint import constrained_directions
from symdyn.runtime.stepping import Forces, Stabilization, Stepper
from symdyn.simulation.settings import INTEGRATORS, STABILIZATIONS
from symdyn.simulation.simulate import _is_free
from tests.closed_chains import Holding
from tests.formulations.constrained.closed import closed
from tests.formulations.constrained.grasps import GRASPS
from tests.formulations.constrained.recipes import Solver
from tests.linkages import FIVE_BAR
from tests.simulation.closed_robots import at_state, crank_slope, floating_rate, levers

LARGE = [
    pytest.param(name, marks=pytest.mark.slow)
    for name in ("two_pandas", "three_finger_hand", "space_panel")
]


@pytest.mark.sample(1)
@pytest.mark.parametrize("stabilize", STABILIZATIONS)
@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_four_bar_linkage_moves_as_its_one_dof_says(integrator, stabilize):
    start, rate = 0.5, 6.0
    got = sd.simulate(
        "four_bar",
        time=1,
        q0={"crank_joint": start},
        qd0={"crank_joint": rate},
        integrator=integrator,
        stabilize=stabilize,
    )
    true = solve_ivp(crank_slope, (0, 1), [start, rate], "DOP853", got.t, rtol=1e-11, atol=1e-11)
    assert np.abs(got.q[:, 0] - true.y[0]).max() < 1e-6
    assert np.abs(got.qd[:, 0] - true.y[1]).max() < 1e-5
    assert np.ptp(got.q[:, 0]) > 3


@pytest.mark.sample(2)
@pytest.mark.parametrize("stabilize", STABILIZATIONS)
@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_five_bar_linkage_moves_as_its_two_dofs_say(integrator, stabilize):
    """Torques keep it away from postures in which its couplers are on one line."""
    u, v = [2.3, 0.7], [1.5, 2.0]
    tau = np.array([-0.6, 0.0, 0.7, 0.0])
    q0, qd0 = FIVE_BAR.state(u, v)
    got = sd.simulate(
        "five_bar",
        time=0.35,
        q0=q0,
        qd0=qd0,
        tau=",".join(map(str, tau)),
        integrator=integrator,
        stabilize=stabilize,
    )

    def slope(t, y):
        return np.r_[y[2:], FIVE_BAR.accelerations(y[:2], y[2:], tau)]

    true = solve_ivp(slope, (0, got.t[-1]), [*u, *v], "DOP853", got.t, rtol=1e-11, atol=1e-11)
    states = [FIVE_BAR.state(y[:2], y[2:]) for y in true.y.T]
    assert np.abs(got.q - [q for q, _ in states]).max() < 1e-6
    assert np.abs(got.qd - [qd for _, qd in states]).max() < 1e-5
    assert np.ptp(got.q[:, [0, 2]], axis=0).max() > 2


@pytest.mark.filterwarnings("ignore::symdyn.errors.InaccurateWarning")
@pytest.mark.parametrize("stabilize", STABILIZATIONS)
def test_halving_the_step_divides_the_error_by_sixteen(stabilize):
    """Keeping a chain closed loses no order."""
    common = {"time": 0.4, "qd0": {"left.joint1": 0.8, "left.joint2": -1.0}}
    robot = sd.load("planar_two_arm")
    true = sd.simulate(robot, integrator="adaptive", tolerance=1e-12, step=0.4, **common)
    errors = []
    for steps in (16, 32, 64):
        got = sd.simulate(robot, step=0.4 / steps, every=steps, stabilize=stabilize, **common)
        errors.append(max(np.abs(got.q[-1] - true.q[-1]).max(), np.abs(got.qd - true.qd).max()))
    for coarse, fine in pairwise(errors):
        assert 10 < coarse / fine < 26, errors


@pytest.mark.sample(4)
@pytest.mark.parametrize("integrator", INTEGRATORS)
@pytest.mark.parametrize("name", ["four_bar", "five_bar", "planar_two_arm", *LARGE])
def test_energy_is_kept_and_drift_is_bounded(name, integrator):
    """Contact forces do no work. Without correction the drift grows, with it not."""
    robot = sd.load(name).bind()
    wish = np.random.default_rng(3).uniform(-0.3, 0.3, robot.nv)
    common = {"time": 0.5, "step": 5e-4, "qd0": wish, "integrator": integrator}
    got = sd.simulate(robot, **common)
    size = max(got.kinetic.max(), np.ptp(got.potential))
    assert np.ptp(got.energy) < 1e-5 * size
    assert got.kinetic.max() > 1e-3
    assert got.closed.left.max() < 2e-13
    assert got.closed.residual.max() == 0
    assert not got.closed.moved or all(name.startswith("qd_") for name, _, _ in got.closed.moved)
    e = sd.compile(robot, ["constraint_error", "constraint_jacobian"])
    assert np.abs(e.constraint_error(got.q)).max() < 1e-12
    assert np.abs(np.einsum("tij,tj->ti", e.constraint_jacobian(got.q), got.qd)).max() < 1e-11


@pytest.mark.filterwarnings("ignore::symdyn.errors.InaccurateWarning")
def test_drift_without_correction_is_what_correction_takes_away():
    common = {"time": 2, "qd0": {"left.joint1": 0.5}, "tau": "2*sin(t),1,0,0,0,-1"}
    robot, ends = sd.load("planar_two_arm"), {}
    for stabilize in STABILIZATIONS:
        got = sd.simulate(robot, stabilize=stabilize, **common)
        ends[stabilize] = got.closed.left.max()
        before = got.closed.drift[:, 0].max()
        assert before > 1e-10  # it is noted before the correction
        assert (before == ends[stabilize]) == (stabilize != "projection")
    assert ends["projection"] < 2e-13
    assert ends["baumgarte"] < ends["none"] / 5
    assert ends["none"] > 1e-8


@pytest.mark.filterwarnings("ignore::symdyn.errors.InaccurateWarning")
def test_the_adaptive_method_closes_a_chain_that_has_drifted_ten_tolerances_apart():
    common = {"time": 5, "step": 0.05, "integrator": "adaptive", "tolerance": 1e-4}
    drift = {}
    for stabilize in ("projection", "none"):
        got = sd.simulate("planar_two_arm", qd0={"left.joint1": 0.5}, stabilize=stabilize, **common)
        drift[stabilize] = got.closed.drift[:, 0].max()
    assert 1e-3 < drift["projection"] < 1.1e-3 < drift["none"]


def test_baumgartes_accelerations_obey_his_equation_and_newtons():
    """Away from e = 0 and K qd = 0, in the plane, where rows that depend do not contradict."""
    robot, rng, a = sd.load("planar_two_arm").bind(), np.random.default_rng(4), 7.0
    names = ["constraint_error", "constraint_jacobian", "constraint_bias", "inverse_dynamics"]
    functions, stepper = sd.compile(robot, names), Stepper(robot)
    q = np.array(robot.start())
    q[:8] += 0.1 * rng.normal(size=8)
    q[9:] = 0, 0, np.sin(0.1), np.cos(0.1)
    qd = np.r_[rng.normal(size=6), 0, 0, rng.normal(size=3), 0]
    tau = np.r_[rng.normal(size=6), np.zeros(6)]
    _, _, qdd, f = stepper.rates(
        Forces(table=(np.zeros(1), tau[None])), 0.0, q, qd, Stabilization(a, 0)
    )
    K, k = functions.constraint_jacobian(q), functions.constraint_bias(q, qd)
    e = functions.constraint_error(q)
    assert np.abs(e).max() > 0.05
    assert np.abs(K @ qd).max() > 0.1
    assert np.abs(K @ qdd + k + 2 * a * K @ qd + a**2 * e).max() < 1e-9
    assert np.abs(functions.inverse_dynamics(q, qd, qdd) + K.T @ f - tau).max() < 1e-9


# -- a ship with two levers that hold a box by points, and larger ones ---------------------------


@cache
def ship():
    held = Holding(levers())
    return held, closed(held)


@pytest.mark.slow
@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_a_satellite_and_its_panel_keep_their_momentum(integrator):
    """The arms move: hinges take the place of rigid grips."""
    robot = sd.load("space_panel").bind()
    hinged = [replace(c, directions=constrained_directions("edge")) for c in robot.constraints]
    robot = replace(robot, constraints=tuple(hinged))
    wish = np.random.default_rng(3).uniform(-0.3, 0.3, robot.nv)
    motors = [0.5 if k in robot.actuated else 0.0 for k in range(robot.nv)]
    got = sd.simulate(robot, time=1, qd0=wish, tau=motors, integrator=integrator)
    drift = np.abs(got.momentum - got.momentum[0]).max()
    assert drift < 1e-8 * np.abs(got.momentum).max()


@pytest.mark.sample(1)
@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_motors_do_not_change_the_momentum_of_a_free_closed_chain(integrator):
    held, robot = ship()
    tau = np.where(np.arange(robot.nv) < 6, 0.0, held.tau)
    got = sd.simulate(robot, time=0.5, q0=held.q, qd0=held.qd, tau=tau, integrator=integrator)
    size = np.abs(got.momentum).max()
    assert np.abs(got.momentum - got.momentum[0]).max() < 1e-8 * size
    assert np.abs(got.closed.f).max() > 0.1
    assert np.abs(got.q[-1] - got.q[0]).max() > 0.1
    assert np.ptp(got.energy) > 1e-3


def test_a_chain_on_the_ground_has_no_momentum_to_keep():
    assert sd.simulate("planar_two_arm", time=0.01).momentum is None
    _, robot = ship()
    stance = replace(robot.constraints[0], frame_b="base")
    held = replace(robot, constraints=(stance, *robot.constraints[1:]))
    assert _is_free(robot)
    assert not _is_free(held)


def test_the_loop_is_table_one():
    """SM03's Table I, corrected: steps 1 to 4 by its equations in NumPy, step 5 by Runge-Kutta."""
    held, robot = ship()
    step, count, na, nq = 2e-3, 10, held.na, held.grasp.arms.nq
    q, qd = held.q.copy(), held.qd.copy()

    def slope(q, qd):
        q = q.copy()
        for four in robot.quaternions:
            q[list(four)] /= np.linalg.norm(q[list(four)])
        solver = Solver(at_state(held, q, qd))
        qdd, f = solver.swain_morris()
        rates = floating_rate(q[:7], qd[:6]), qd[6:na], floating_rate(q[nq:], qd[na:])
        return np.concatenate(rates), np.r_[qdd, solver.object_acceleration(f)], f

    first = slope(q, qd)[2]
    for _ in range(count):
        found = [slope(q, qd)]
        for reach in (0.5, 0.5, 1):
            dq, qdd, _ = found[-1]
            found.append(slope(q + step * reach * dq, qd + step * reach * qdd))
        weights = np.array([1, 2, 2, 1]) * step / 6
        q = q + sum(w * dq for w, (dq, _, _) in zip(weights, found, strict=True))
        qd = qd + sum(w * qdd for w, (_, qdd, _) in zip(weights, found, strict=True))
        for four in robot.quaternions:
            q[list(four)] /= np.linalg.norm(q[list(four)])
    options = {"q0": held.q, "qd0": held.qd, "tau": held.tau, "stabilize": "none"}
    got = sd.simulate(robot, time=step * count, step=step, **options)
    assert np.abs(got.q[-1] - q).max() < 1e-11
    assert np.abs(got.qd[-1] - qd).max() < 1e-10
    assert np.abs(got.closed.f[0].ravel() - first).max() < 1e-9 * np.abs(first).max()
    assert np.abs(qd - held.qd).max() > 1e-3


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["edge", "soft-finger", "point"])
def test_fingers_that_roll_keep_energy_and_contact(kind):
    """A soft finger's normal holds no position: its row of K takes part in velocities only."""
    held = Holding(GRASPS["two fingers"].of(kind, kind))
    robot = closed(held)
    got = sd.simulate(robot, time=0.3, step=2e-4, q0=held.q, qd0=held.qd)
    size = max(got.kinetic.max(), np.ptp(got.potential))
    assert np.ptp(got.energy) < 1e-6 * size
    assert got.closed.left.max() < 2e-13
    K = sd.compile(robot, ["constraint_jacobian"]).constraint_jacobian(got.q)
    assert np.abs(np.einsum("tij,tj->ti", K, got.qd)).max() < 1e-10
    assert robot.constraints[0].directions == constrained_directions(kind)
