"""Normal forms on the sphere of unit quaternions: equal functions there have equal forms."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.inverse import newton_euler, newton_euler_classical, newton_euler_matrix
from symdyn.formulations.kinematics import energy
from symdyn.formulations.matrices import composite_body
from symdyn.graph import Graph
from symdyn.graph.normal.harmonics import normal_forms
from symdyn.lie import quaternions, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.documents import write
from symdyn.teaching.model import derive
from tests.joint_robots import random_state
from tests.making import programs_of

RINGS = ("powers", "exponentials")


def four(graph, name="q"):
    x, y, z, w = (graph.symbol(f"{name}[{k}]") for k in range(4))
    return x, y, z, w


def group(name="q"):
    return tuple(f"{name}[{k}]" for k in range(4))


def terms(form):
    return {} if not form.terms else form.terms[(), False]


@pytest.mark.parametrize("ring", RINGS)
def test_rotations_are_orthogonal(ring):
    graph = Graph()
    R = quaternions.rotation_matrix(four(graph))
    product = vec.matmul(vec.transpose(R), R)
    nodes = [graph.constant(product[i][j]) for i in range(3) for j in range(3)]
    forms = normal_forms(nodes, [ring], [group()])
    assert [terms(form) for form in forms] == [
        {(): 1} if i == j else {} for i in range(3) for j in range(3)
    ]


@pytest.mark.parametrize("ring", RINGS)
def test_the_rotation_of_a_product_is_the_product_of_rotations(ring):
    graph = Graph()
    q, r = four(graph), four(graph, "r")
    both = quaternions.rotation_matrix(quaternions.product(q, r))
    each = vec.matmul(quaternions.rotation_matrix(q), quaternions.rotation_matrix(r))
    a = [graph.constant(x) for row in both for x in row]
    b = [graph.constant(x) for row in each for x in row]
    units = [group("q"), group("r")]
    assert normal_forms(a, [ring], units) == normal_forms(b, [ring], units)


@pytest.mark.parametrize("ring", RINGS)
def test_a_high_power_of_the_last_coordinate_is_reduced(ring):
    graph = Graph()
    x, y, z, w = four(graph)
    rest = 1 - x * x - y * y - z * z
    angle = graph.symbol("a")
    nodes = [w**7 * angle.sin() + x, w * rest**3 * angle.sin() + x]
    one, two = normal_forms(nodes, [ring], [group()])
    assert one == two
    assert max(dict(m).get("q[3]", 0) for p in one.terms.values() for m in p) == 1
    (alone,) = normal_forms([w * w], [ring], [group()])
    assert terms(alone) == {(): 1} | {((f"q[{k}]", 2),): -1 for k in range(3)}


def test_without_a_group_nothing_is_reduced():
    graph = Graph()
    *_, w = four(graph)
    (form,) = normal_forms([w * w])
    assert terms(form) == {(("q[3]", 2),): 1}


def body(kind):
    """One body on a joint, with its centre of mass below the origin."""
    inertia = Inertia(2, 0, 0, Fraction(-1), Fraction(1), 0, Fraction(3, 2), 0, 0, Fraction(1, 3))
    joint = Joint("ball", kind, BASE, UNMOVED)
    return Robot("body", (joint,), (Link("body", inertia),))


@pytest.mark.parametrize("kind", ["spherical", "floating"])
def test_formulations_are_equal_term_for_term(kind):
    robot = body(kind).exact()
    graph = Graph()
    q, qd, qdd = (
        [graph.symbol(f"{x}[{k}]") for k in range(n)]
        for x, n in (("q", robot.nq), ("qd", robot.nv), ("qdd", robot.nv))
    )
    units = robot.unit_symbols()
    forms = [
        normal_forms(
            [graph.constant(t) for t in way.inverse_dynamics(robot, q, qd, qdd)], (), units
        )
        for way in (newton_euler, newton_euler_classical, newton_euler_matrix)
    ]
    assert forms[0] == forms[1] == forms[2]
    M = composite_body.mass_matrix(robot, q)
    twice = sum(qd[i] * M[i][j] * qd[j] for i in range(robot.nv) for j in range(robot.nv))
    T = energy.kinetic_energy(robot, q, qd)
    assert not normal_forms([graph.constant(twice - 2 * T)], (), units)[0].terms


def test_closed_forms_of_a_spherical_pendulum_read_well():
    text = write(derive(body("spherical")), ["phi", "M", "U"], Style())
    assert "phi[1] = 2*(qw_1*qx_1 + qy_1*qz_1)*g\n" in text
    assert "U = (2*qx_1^2 + 2*qy_1^2 - 1)*g\n" in text


def test_closed_forms_of_a_free_body_read_well():
    text = write(derive(body("floating")), ["phi", "bias"], Style())
    assert "phi[6] = -(4*qx_1^2 + 4*qy_1^2 - 2)*g\n" in text
    assert "h[3] = 0.5*wx_1*wy_1\n" in text


def test_quaternions_of_a_robot():
    assert body("floating").quaternions == ((3, 4, 5, 6),)
    assert body("spherical").unit_symbols("q0") == (("q0[0]", "q0[1]", "q0[2]", "q0[3]"),)
    assert not body("revolute").quaternions


def test_closed_forms_have_the_same_values_and_what_has_none_is_rejected():
    robot, names = body("floating"), ["inverse_dynamics", "forward_kinematics", "qdot"]
    state = random_state(robot, 2)
    pairs = zip(programs_of(robot, names), programs_of(robot, names, form="closed"), strict=True)
    for straight, closed in pairs:
        arguments = [state[array.name] for array in straight.inputs]
        assert np.allclose(straight(*arguments)[0], closed(*arguments)[0], rtol=0, atol=1e-13)
    with pytest.raises(FunctionError, match=r"integrate has no closed form.*select"):
        programs_of(robot, ["integrate"], form="closed")
    with pytest.raises(FunctionError, match=r"difference has no closed form.*select"):
        derive(body("spherical")).quantity("difference")
