"""PP99's and RK88's operators: the recursions as matrices, other coordinates, Table I."""

from dataclasses import replace

import numpy as np
import pytest

from symdyn.formulations.inverse import newton_euler, newton_euler_matrix
from symdyn.formulations.kinematics import jacobians
from symdyn.formulations.matrices import composite_body, coriolis
from symdyn.formulations.operators import (
    coordinate_change,
    operator_dictionary,
    pp99_operators,
    rk88_operators,
)
from symdyn.lie import matrices, matrix_of_Ad
from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Link
from tests.formulations.operators.operator_robots import (
    NAMED,
    OWN,
    RANDOM,
    ROBOTS,
    arrays,
    close,
    far,
    random_frames,
    state_of,
    with_rotors,
)
from tests.formulations.quotients import general_arm, zero
from tests.quick import quick

CHAINS = ("puma560", "panda", "stanford", "table")
each_robot = pytest.mark.parametrize("name", ROBOTS)
each_own = pytest.mark.parametrize("name", OWN)


# -- PP99 (6)-(14) ---------------------------------------------------------------------------


@each_robot
def test_equations_of_motion_are_products_of_operators(name):
    robot = with_rotors(ROBOTS[name])
    q, qd, qdd, _ = state_of(robot)
    ops = pp99_operators.operators(robot, q)
    V = pp99_operators.twists(ops, qd, [0.0] * 6)
    rates = pp99_operators.velocity_operators(robot, qd, V)
    C = np.array(coriolis.coriolis_matrix(robot, q, qd), float) @ qd
    close(pp99_operators.mass_matrix(ops), composite_body.mass_matrix(robot, q))  # (11)
    close(pp99_operators.coriolis_forces(ops, rates, qd), C)  # (12)
    up = [0, 0, 0, *(-x for x in robot.gravity)]
    close(pp99_operators.gravity_forces(ops, up), newton_euler_matrix.gravity(robot, q))  # (13)
    J = np.array(jacobians.jacobian(robot, q), float).reshape(-1, robot.nv)
    close(pp99_operators.tip_jacobian(ops), J)  # (14)

    f_tip = np.random.default_rng(1).normal(size=(len(robot.tips), 6)).tolist()
    Vdot = pp99_operators.accelerations(ops, rates, qdd, V, [0.0] * 6, up)
    F = pp99_operators.wrenches(ops, rates, V, Vdot, [x for six in f_tip for x in six])
    moved = newton_euler.link_motions(robot, q, qd, qdd, tuple(up[3:]))
    close(V, np.array(moved[0], float).ravel())  # (6)
    close(Vdot, np.array(moved[1], float).ravel())  # (7)
    wrenches = newton_euler.joint_wrenches(robot, q, qd, qdd, f_tip)
    close(F, np.array(wrenches, float).ravel())  # (8)
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd, f_tip)
    close(pp99_operators.torques(ops, F, qdd), tau)  # (9)
    still = pp99_operators.wrenches(ops, rates, V, Vdot, [])
    close(pp99_operators.torques(ops, still, qdd), newton_euler.inverse_dynamics(robot, q, qd, qdd))


@each_robot
def test_gravity_is_a_base_that_accelerates_upwards(name):
    robot = ROBOTS[name]
    q, *_ = state_of(robot)
    printed = pp99_operators.gravity_forces(
        pp99_operators.operators(robot, q), [0, 0, 0, *robot.gravity]
    )
    close(printed, [-x for x in newton_euler_matrix.gravity(robot, q)])  # Vdot0 = (0, g) gives -phi


@each_robot
def test_gamma_is_nilpotent_and_sums_up_to_g(name):
    robot = ROBOTS[name]
    q, *_ = state_of(robot)
    o = arrays(pp99_operators.operators(robot, q))
    power = total = np.eye(len(o["G"]))
    for _ in robot.links:
        power = power @ o["Gamma"]
        total = total + power
    assert not power.any()
    close(o["G"], total)
    close(o["Gamma"] @ o["G"], o["G"] - np.eye(len(total)))


def test_the_minus_is_part_of_the_names_of_ad():
    """(7) and (8) hold with ad_Sqd = diag[-ad] and ad_V = diag[-ad*], no entry with a star more."""
    robot = NAMED["stanford"]
    q, qd, qdd, _ = state_of(robot)
    ops, still = pp99_operators.operators(robot, q), [0.0] * 6
    V = pp99_operators.twists(ops, qd, still)
    rates = pp99_operators.velocity_operators(robot, qd, V)
    up = [0, 0, 0, *(-x for x in robot.gravity)]
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd)

    def forces(rates):
        Vdot = pp99_operators.accelerations(ops, rates, qdd, V, still, up)
        return pp99_operators.torques(ops, pp99_operators.wrenches(ops, rates, V, Vdot, []), qdd)

    close(forces(rates), tau)
    plus = [[[-x for x in row] for row in a] for a in (rates.ad_Sqd, rates.ad_V)]
    starred = [list(row) for row in rates.ad_Sqd]
    for r in range(30, 36):  # the last entry of the printed diagonal: -ad*
        starred[r][30:] = [rates.ad_Sqd[c][r] for c in range(30, 36)]
    for wrong in ((plus[0], rates.ad_V), (rates.ad_Sqd, plus[1]), (starred, rates.ad_V)):
        assert far(forces(pp99_operators.VelocityOperators(*wrong)), tau) > 1e-4


def test_g_has_inverses_and_its_last_factor_steps_down():
    """G_ij = Ad(f_ij^-1), and the product rule ends with G_(j+1,j), not with G_(j-1,j)."""
    robot = NAMED["panda"]
    q, *_ = state_of(robot)
    G = np.array(pp99_operators.operators(robot, q).G, float)
    f = robot.transforms(q)
    X = f[2] @ f[3]  # f_(2,4) in the paper's numbering
    between = G[18:24, 6:12]
    close(between, matrix_of_Ad(X.inverse()))
    assert far(between, matrix_of_Ad(X)) > 0.1
    close(between, G[18:24, 12:18] @ G[12:18, 6:12])
    assert not G[0:6, 6:12].any()  # G_(j-1,j) is zero


# -- PP99 (15)-(38) --------------------------------------------------------------------------


@each_robot
def test_operators_of_other_frames_are_operators_in_other_coordinates(name):
    robot = with_rotors(ROBOTS[name])
    q, qd, qdd, _ = state_of(robot)
    V0, Vdot0 = np.random.default_rng(2).normal(size=(2, 6)).tolist()
    f_t = np.random.default_rng(3).normal(size=6 * len(robot.tips)).tolist()
    Q = random_frames(robot, 4)
    change = coordinate_change.Change([placement.pose() for placement in Q])
    moved = coordinate_change.change_frames(robot, Q)
    ops, other = pp99_operators.operators(robot, q), pp99_operators.operators(moved, q)
    for key, value in arrays(change.operators(ops)).items():  # (15)-(17), (22), (25), (26)
        close(arrays(other)[key], value)

    def motion(of, robot):
        V = pp99_operators.twists(of, qd, V0)
        rates = pp99_operators.velocity_operators(robot, qd, V)
        Vdot = pp99_operators.accelerations(of, rates, qdd, V, V0, Vdot0)
        F = pp99_operators.wrenches(of, rates, V, Vdot, f_t)
        return V, rates, Vdot, F, pp99_operators.torques(of, F, qdd)

    V, rates, Vdot, F, tau = motion(ops, robot)
    V2, rates2, Vdot2, F2, tau2 = motion(other, moved)
    for key, value in arrays(change.velocity_operators(rates)).items():  # (23), (24)
        close(arrays(rates2)[key], value)
    close(V2, change.motion(V))  # (31)
    close(Vdot2, change.motion(Vdot))  # (32)
    close(F2, change.force(F))  # (33)
    close(tau2, tau)  # (30), with the base and the tips' wrenches as they were
    close(pp99_operators.tip_jacobian(other), pp99_operators.tip_jacobian(ops))  # (21)


@each_own
def test_square_factors_in_other_coordinates(name):
    robot = with_rotors(OWN[name])
    q, *_ = state_of(robot)
    Q = random_frames(robot, 5)
    change = coordinate_change.Change([placement.pose() for placement in Q])
    moved = coordinate_change.change_frames(robot, Q)
    ops, other = pp99_operators.operators(robot, q), pp99_operators.operators(moved, q)
    factors = pp99_operators.factor_operators(robot, q, ops)
    others = arrays(pp99_operators.factor_operators(moved, q, other))
    for key, value in arrays(change.factors(factors)).items():
        close(others[key], value, 1e-10)
    A, L = np.array(other.S, float), np.array(other.G, float)
    M = np.array(composite_body.mass_matrix(robot, q), float)
    one = np.eye(robot.nv)
    left = one + A.T @ L.T @ others["Pi"]
    close(left @ others["Omega"] @ left.T, M, 1e-10)  # (42)
    right = one - A.T @ others["Y"] @ others["Pi"]
    inverse = right.T @ np.linalg.inv(others["Omega"]) @ right  # (43)
    close(inverse @ M, one, 1e-10)


@each_robot
def test_frames_at_centres_of_mass_decouple_the_inertias(name):
    robot = ROBOTS[name]
    q, *_ = state_of(robot)
    Q = coordinate_change.centre_of_mass_frames(robot)
    moved = coordinate_change.change_frames(robot, Q)
    for body, at_com in zip(robot.links, moved.links, strict=True):
        close(at_com.inertia.moment, [0, 0, 0])
        close(at_com.inertia.m, body.inertia.m)
    D = np.array(pp99_operators.operators(moved, q).J, float)
    for i, link in enumerate(moved.links):  # D_i = diag[I_i, m_i 1]
        expected = np.zeros((6, 6))
        expected[:3, :3] = link.inertia.tensor
        expected[3:, 3:] = float(link.inertia.m) * np.eye(3)
        close(D[6 * i : 6 * i + 6, 6 * i : 6 * i + 6], expected)
    close(composite_body.mass_matrix(moved, q), composite_body.mass_matrix(robot, q))


def test_a_link_without_mass_keeps_its_frame():
    robot = replace(NAMED["table"], links=(Link("a", Inertia(Ixx=1.0)), *NAMED["table"].links[1:]))
    assert coordinate_change.centre_of_mass_frames(robot)[0].moves == ()
    assert len(coordinate_change.centre_of_mass_frames(robot)[1].moves) == 3


# -- RK88 and Table I ------------------------------------------------------------------------


@each_robot
def test_spatial_operators_give_the_equations_of_motion(name):
    robot = with_rotors(ROBOTS[name])
    q, qd, *_ = state_of(robot)
    o = arrays(rk88_operators.spatial_operators(robot, q))
    M = np.array(composite_body.mass_matrix(robot, q), float)
    close(o["mass_matrix"], M[::-1, ::-1])  # (3.20)
    J = np.array(jacobians.jacobian_world(robot, q), float).reshape(-1, robot.nv)
    close(o["jacobian"], J[:, ::-1])  # (3.13)
    a, b = rk88_operators.biases(robot, q, qd)
    C = o["H"] @ o["phi"] @ (o["M"] @ o["phi"].T @ a + b)
    expected = np.array(coriolis.coriolis_matrix(robot, q, qd), float) @ qd
    close(C[::-1], expected)
    up = np.array([0, 0, 0, *(-x for x in robot.gravity)], float)
    phi = o["H"] @ o["phi"] @ o["M"] @ o["phi"].T @ o["E"] @ up  # (3.21): E is a column
    close(phi[::-1], newton_euler_matrix.gravity(robot, q))


@pytest.mark.parametrize("name", CHAINS)
def test_operators_of_a_chain_have_the_blocks_of_the_paper(name):
    robot = OWN[name]
    q, *_ = state_of(robot)
    ops = rk88_operators.spatial_operators(robot, q)
    o, n = arrays(ops), len(robot.links)
    points = [np.array(X.p, float) for X in reversed(jacobians.link_poses(robot, q))]

    def phi(i, j):  # (3.1)
        x, y, z = points[j] - points[i]
        block = np.eye(6)
        block[:3, 3:] = [[0, -z, y], [z, 0, -x], [-y, x, 0]]
        return block

    for i in range(n):
        for j in range(n):
            at = np.s_[6 * i : 6 * i + 6, 6 * j : 6 * j + 6]
            close(o["phi"][at], phi(i, j) if i >= j else np.zeros((6, 6)))  # (3.4)
            close(o["Phi"][at], phi(i, j + 1) if i > j else np.zeros((6, 6)))  # (4.9)
            close(o["shift"][at], np.eye(6) if i == j + 1 else np.zeros((6, 6)))  # (5.2)
    assert not o["E"][: 6 * (n - 1)].any()
    assert not o["B"][6:].any()


@each_own
def test_table_i_is_a_dictionary(name):
    robot = with_rotors(OWN[name])
    q, *_ = state_of(robot)
    ops = pp99_operators.operators(robot, q)
    spatial = rk88_operators.spatial_operators(robot, q)
    riccati = rk88_operators.riccati_operators(robot, spatial)
    lie = operator_dictionary.lie_names(ops, pp99_operators.factor_operators(robot, q, ops))
    names = operator_dictionary.spatial_names(spatial, riccati)
    assert {row.lie for row in operator_dictionary.TABLE_I} == set(lie)
    assert {row.spatial for row in operator_dictionary.TABLE_I} == set(names)
    for key, value in operator_dictionary.to_spatial(robot, q, lie).items():
        close(value, names[key], 1e-10)
    for key, value in operator_dictionary.to_lie(robot, q, names).items():
        close(value, lie[key], 1e-10)


@pytest.mark.parametrize("second", quick(["revolute", "prismatic"], ["prismatic"]))
def test_table_i_is_a_dictionary_of_symbols(second):
    """A general 2R and a general RP arm, all numbers open; divisions are cleared exactly."""
    robot, q = general_arm(second)
    ops = pp99_operators.operators(robot, q)
    spatial = rk88_operators.spatial_operators(robot, q)
    riccati = rk88_operators.riccati_operators(robot, spatial)
    lie = operator_dictionary.lie_names(ops, pp99_operators.factor_operators(robot, q, ops))
    names = operator_dictionary.spatial_names(spatial, riccati)
    for key, value in operator_dictionary.to_lie(robot, q, names).items():
        assert zero(matrices.subtract_matrices(value, lie[key])), key
    assert not zero(matrices.subtract_matrices(names["phi"], lie["G^T"]))  # before it is turned


@pytest.mark.parametrize("second", ["revolute", "prismatic"])
def test_equations_in_other_frames_are_the_same_for_symbols(second):
    """PP99 (18)-(20) with frames at the centres of mass of a general 2R and a general RP arm."""
    robot, q = general_arm(second)
    Q = coordinate_change.centre_of_mass_frames(robot)
    moved = coordinate_change.change_frames(robot, Q)
    ops, other = pp99_operators.operators(robot, q), pp99_operators.operators(moved, q)
    change = coordinate_change.Change([placement.pose() for placement in Q])
    for key, value in vars(change.operators(ops)).items():
        assert zero(matrices.subtract_matrices(value, getattr(other, key))), key
    M = pp99_operators.mass_matrix(ops)
    assert zero(matrices.subtract_matrices(pp99_operators.mass_matrix(other), M))
    assert not zero(matrices.subtract_matrices(other.J, ops.J))


@each_own
def test_operators_in_link_frames_are_those_in_base_axes(name):
    robot = with_rotors(OWN[name])
    q, *_ = state_of(robot)
    ops = rk88_operators.spatial_operators_in_link_frames(robot, q)
    riccati = rk88_operators.riccati_operators(robot, ops)
    base = rk88_operators.spatial_operators(robot, q)
    known = rk88_operators.riccati_operators(robot, base)
    close(ops.mass_matrix, base.mass_matrix)
    close(riccati.D, known.D, 1e-10)
    J = np.array(jacobians.jacobian(robot, q), float).reshape(-1, robot.nv)
    close(ops.jacobian, J[:, ::-1])
    one, two = (
        np.array(x.H, float) @ np.array(y.Psi, float) @ np.array(y.L, float)
        for x, y in ((ops, riccati), (base, known))
    )
    close(one, two, 1e-10)


def test_base_links_are_all_that_the_base_moves():
    robot = RANDOM["random-517"]
    q, *_ = state_of(robot)
    P0 = np.array(pp99_operators.operators(robot, q).P0, float).reshape(-1, 6, 6)
    roots = [i for i, joint in enumerate(robot.joints) if joint.parent == BASE]
    assert len(roots) > 1
    assert [i for i, block in enumerate(P0) if block.any()] == roots


def test_a_single_joint_has_operators_too():
    robot = load("pendulum").bind()
    ops = pp99_operators.operators(robot, [0.3])
    factors = pp99_operators.factor_operators(robot, [0.3], ops)
    M = composite_body.mass_matrix(robot, [0.3])
    close(factors.Omega, M)
    close(pp99_operators.outer_factor(ops, factors), [[1]])
    spatial = rk88_operators.spatial_operators(robot, [0.3])
    close(rk88_operators.riccati_operators(robot, spatial).D, M)


def test_blocks_need_not_be_square():
    assert matrices.diagonal([[[1]], [[2, 3]]]) == [[1, 0, 0], [0, 2, 3]]
    assert matrices.path_sum([-1, 0], [[[7]], [[5]]]) == [[1, 5], [0, 1]]
