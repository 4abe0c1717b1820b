"""Every number of docs/operation_counts.md: recursions tallied statement by statement.

The literature prints totals; `published.py` has arrangements that come to them, or near. They are
run on numbers too, so that what is counted is inverse dynamics.
"""

import ast
import inspect
import re
import sys
import textwrap
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from symdyn.compiler import comparison
from symdyn.formulations.inverse import hollerbach, lagrange_omega, newton_euler, uicker_kahn
from symdyn.formulations.shared import tally
from symdyn.lie import vec
from symdyn.lie.matrices import dense_product
from symdyn.robot import from_dh
from symdyn.robot.inertia import Inertia
from symdyn.scalar import cos, sin
from tests.formulations.inverse.published import (
    Link,
    Screws,
    Turn,
    featherstone,
    hollerbach_3x3,
    hollerbach_4x4,
    luh_walker_paul,
    rates_of_poses,
    velocity_terms,
)

PAGE = Path(__file__).parents[3] / "docs" / "operation_counts.md"

# -- they are inverse dynamics ---------------------------------------------------------------

GRAVITY = (1.5, -2.5, -9.0)
UP = vec.scale(-1, GRAVITY)


def random_table(kinds, seed=8):
    rng = np.random.default_rng(seed)
    tensor = {"xx": 0.5, "yy": 0.6, "zz": 0.7, "xy": 0.05, "xz": -0.04, "yz": 0.03}
    rows = []
    for kind in kinds:
        numbers = [float(x) for x in rng.uniform(-1, 1, 8)]
        geometry = dict(zip(("theta", "d", "a", "alpha"), numbers, strict=False))
        body = {"mass": 2 + numbers[4], "com": numbers[5:], "inertia": tensor}
        rows.append({"type": kind, **geometry, **body})
    return rows


def state(n, seed=9):
    return np.random.default_rng(seed).uniform(-1, 1, (3, n)).tolist()


def close(found, expected):
    expected = np.array(expected, float)
    assert np.abs(np.array(found, float) - expected).max() <= 1e-12 * np.abs(expected).max()


ARM = random_table(["revolute"] * 4)
TURNING = from_dh(ARM, "modified", gravity=GRAVITY)


def test_luh_walker_paul_on_rotary_and_sliding_joints_with_a_load_in_the_hand():
    table = random_table(["revolute", "prismatic", "revolute", "prismatic", "revolute"])
    robot = from_dh(table, "standard", gravity=GRAVITY)
    q, qd, qdd = state(5)
    poses = robot.transforms(q)
    to_next = [vec.transpose(f.R) for f in poses[1:]] + [vec.IDENTITY]
    links = []
    for joint, link, f, A_next in zip(robot.joints, robot.links, poses, to_next, strict=True):
        A = vec.transpose(f.R)
        m, c, J = lagrange_omega.central(link)
        links.append(Link(joint.is_rotation, A, A_next, f.R[2], vec.apply(A, f.p), c, m, J))
    load = ((1.0, -2.0, 3.0), (-4.0, 5.0, -6.0))
    for hand, f_tip in ((None, None), (load, [(*load[0], *load[1])])):
        expected = newton_euler.inverse_dynamics(robot, q, qd, qdd, f_tip)
        close(luh_walker_paul(links, UP, qd, qdd, hand), expected)


def test_featherstone_on_screws_about_x_and_z():
    q, qd, qdd = state(4)
    links = []
    for row, link, angle in zip(ARM, TURNING.links, q, strict=True):
        alpha, theta = row["alpha"], row["theta"] + angle
        x, z = (cos(alpha), sin(alpha), row["a"]), (cos(theta), sin(theta), row["d"])
        links.append(Screws(x, z, link.inertia))
    expected = newton_euler.inverse_dynamics(TURNING, q, qd, qdd)
    close(featherstone(links, UP, qd, qdd), expected)


def test_hollerbach_with_4x4_and_with_3x3_matrices():
    q, qd, qdd = state(4)
    large, small, mass = [], [], 0
    poses = TURNING.transforms(q)
    for joint, link, f in reversed(list(zip(TURNING.joints, TURNING.links, poses, strict=True))):
        J, mc = uicker_kahn.pseudo_inertia(link.inertia), link.inertia.moment
        S = uicker_kahn.screw_matrix(joint.screws[0])
        dA = dense_product(f.matrix(), S)
        large.append(Turn(f.matrix(), dA, dense_product(dA, S), J, (*mc, link.inertia.m)))
        A, dA, ddA, J = (
            tuple(line[:3] for line in B[:3]) for B in (f.matrix(), dA, dense_product(dA, S), J)
        )
        mass += link.inertia.m
        small.append(Turn(A, dA, ddA, J, mc, link.inertia.m, f.p, mass))
    expected = newton_euler.inverse_dynamics(TURNING, q, qd, qdd)
    for turns, form, n in ((large, hollerbach_4x4, 4), (small, hollerbach_3x3, 3)):
        still = ((0.0,) * n,) * n
        gravity = (*GRAVITY, 0)[:n]
        close(form(turns[::-1], gravity, still, qd, qdd), expected)


def test_velocity_terms_of_uicker_and_kahn():
    robot = from_dh(ARM, "modified", gravity=(0, 0, 0))
    q, qd, _ = state(4)
    A = [f.matrix() for f in robot.transforms(q)]
    S = [[uicker_kahn.screw_matrix(joint.screws[0])] for joint in robot.joints]
    J = [uicker_kahn.pseudo_inertia(link.inertia) for link in robot.links]

    def first(j, k):
        return uicker_kahn.derivative(A, S, range(j + 1), ((k, 0),))

    def second(j, k, m):
        return uicker_kahn.derivative(A, S, range(j + 1), ((k, 0), (m, 0)))

    expected = uicker_kahn.inverse_dynamics(robot, q, qd, [0] * 4)
    close(velocity_terms(4, first, second, J, qd), expected)


# -- a ledger --------------------------------------------------------------------------------


class Ledger(tally.Tally):
    """A tally that books each operation under the statement of a watched function that asked."""

    __slots__ = ("statements",)

    def __init__(self, watched):
        self.counts = {}
        self.statements = {}
        for function in watched:
            code = function.__code__
            tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
            for node in ast.walk(tree):
                if isinstance(node, ast.stmt) and not hasattr(node, "body"):
                    text = ast.unparse(node)
                    for line in range(node.lineno, node.end_lineno + 1):
                        self.statements[code, line + code.co_firstlineno - 1] = text

    def book(self, what):
        frame = sys._getframe(2)
        while frame is not None:
            statement = self.statements.get((frame.f_code, frame.f_lineno))
            if statement is not None:
                entry = self.counts.setdefault(statement, [0, 0])
                entry[what] += 1
                return self
            frame = frame.f_back
        return self  # asked for by nobody watched: what is given

    def __mul__(self, other):
        return self.book(0)

    def __add__(self, other):
        return self.book(1)

    def __truediv__(self, other):
        return self

    __radd__ = __sub__ = __rsub__ = __add__
    __rmul__ = __mul__
    __rtruediv__ = __truediv__


# What is given costs nothing: every entry is the tally itself.


def of_ours(formulation):
    return lambda n, x: formulation(tally.general_chain(n, x), [x] * n, [x] * n, [x] * n)


def of_luh_walker_paul(n, x):
    vector, matrix = (x,) * 3, ((x,) * 3,) * 3
    link = Link(True, matrix, matrix, vector, vector, vector, x, matrix)
    luh_walker_paul([link] * n, vector, [x] * n, [x] * n)


def of_featherstone(n, x):
    link = Screws((x,) * 3, (x,) * 3, Inertia(*[x] * 10))
    featherstone([link] * n, (x,) * 3, [x] * n, [x] * n)


def of_hollerbach(form, size):
    def run(n, x):
        matrix = ((x,) * size,) * size
        turn = Turn(matrix, matrix, matrix, matrix, (x,) * size, x, (x,) * 3, x)
        form([turn] * n, (x,) * size, matrix, [x] * n, [x] * n)

    return run


def of_velocity_terms(n, x):
    matrix = ((x,) * 4,) * 4
    velocity_terms(n, lambda j, k: matrix, lambda j, k, m: matrix, [matrix] * n, [x] * n)


# -- the rows of the page --------------------------------------------------------------------

SILVER = {
    "S qd, S qdd": (["omega_J, v_J", "omegadot_J, a_J"], ["rate, drive"]),
    "w and wdot in the link's axes": (["omega, omegadot = "], ["w, wdot = "]),
    "wdot": (["omegadot = "], ["wdot = "]),
    "w": (["omega = "], ["w = "]),
    "vdot of the origin": (["a = vec.apply"], ["turning = ", "a = vec.add(vec.apply"]),
    "terms of a prismatic joint": (["a = vec.add("], ["coriolis = ", "a = vec.add(vec.add("]),
    "-g": (["omega, omegadot, a = "], []),
    "tensor about the center of mass": (["m, c, tensor = "], []),
    "F = m vdot of the center": (["F = vec.scale"], ["at_center = ", "F = "]),
    "N": (["momentum = ", "N = vec.add(vec.apply(tensor"], ["N = vec.add(vec.apply("]),
    "N + c x F": (["sums.append"], ["N = vec.add(N, "]),
    "p in the child's axes": ([], ["lever = "]),
    "sums over child links": (
        ["F = vec.apply", "N = vec.add(vec.apply(f[i].R", "N, F = "],
        ["moment = ", "n, f = "],
    ),
    "tau": (["return project"], ["tau.append"]),
}
SPATIAL = {
    "S qd, S qdd": (["moving = ", "driven = "], []),
    "V": (["V = "], ["w, v = to_child", "w = (w[0]"]),
    "Vdot of the parent": (["carried = "], ["alpha, a = to_child", "a = turn("]),
    "Vdot": (["Vdot = "], ["alpha = (alpha", "a = (a["]),
    "-g": (["minus_gravity = "], []),
    "J V and ad*(V) J V": (["gyroscopic = "], ["L, P = ", "gyroscopic = "]),
    "J Vdot - ad*(V) J V": (["F = tuple("], ["n, f = J @ ", "n, f = (vec.add(n"]),
    "F to the parent, added": (["total = "], ["n, f = to_parent", "n, f = (vec.add(wrenches"]),
    "tau": (["return project"], []),
}
LARGE = {
    "rates of the joints": (["speeds, accelerations = "], []),
    "W_p A, Wdot_p A": (["W, turned = "], ["W, turned = "]),
    "dW/dq": (["slopes = "], ["slopes = "]),
    "Wdot": (["Wdot = "], ["Wdot = "]),
    "Wddot": (["moved = ", "Wddot = "], ["sped, crossed, bent = ", "Wddot = "]),
    "pseudo-tensor from I": (["J = "], []),
    "J Wddot^T": (["D = ["], ["own = "]),
    "D of child links, added": (["D[parent] = "], ["D = "]),
    "c of child links, added": (["c[parent] = "], ["c = "]),
    "g . dW/dq c": (["weight = "], ["weight = "]),
    "tr(dW/dq D)": (["forces[i].append"], ["tau.append"]),
    "rotor": (["return with_rotors"], []),
}
SMALL = {
    **{row: LARGE[row] for row in list(LARGE)[:5]},
    "pddot": (["pddot = vec.add(pddot, vec.apply"], ["pddot = "]),
    "dW/dq": (["slopes = "], ["slopes = "]),
    "linear half of the screw": (["slid = ", "pddot = vec.add(pddot, vec.scale"], []),
    "pseudo-tensor from I": (["J, mc = "], []),
    "J Wddot^T + mc pddot^T": (["D.append"], ["own = "]),
    "m pddot + Wddot mc": (["e.append"], ["force = "]),
    "D of child links, added": (["D[parent] = "], ["D = "]),
    "e of child links, added": (["e[parent] = "], ["e = "]),
    "c of child links, added": (["c[parent] = ", "mass[parent] = "], ["lever = ", "c = "]),
    **{row: LARGE[row] for row in list(LARGE)[-3:]},
}
DIRECT = {
    "rates of the joints": (["speeds, accelerations = "], []),
    "dW_j/dq_k": (["first = "], []),
    "d2W_j/dq_k dq_l, scaled, added": (
        [
            "twice = ",
            "second: Rows = ",
            "second = ",
            "Wddot = add_matrices(Wddot, scale_matrix(twice",
        ],
        [],
    ),
    "dW_j/dq_k qdd_k, added": (["Wddot = add_matrices(Wddot, scale_matrix(acc"], []),
    "J from I": (["J = "], []),
    "Wddot_j J_j, gravity": (["load = "], []),
    "traces": (["forces[i][n] = "], ["pair = ", "tau[i] = "]),
    "rotor": (["return with_rotors"], []),
}
NE = newton_euler
LO = lagrange_omega
SECTIONS = {
    "silver": (
        SILVER,
        (of_ours(LO.inverse_dynamics), [LO.inverse_dynamics, LO.sweeps]),
        (of_luh_walker_paul, [luh_walker_paul]),
    ),
    "newton-euler": (
        SPATIAL,
        (of_ours(NE.inverse_dynamics), [NE.inverse_dynamics, NE.recursion, NE.link_motions]),
        (of_featherstone, [featherstone]),
    ),
    "hollerbach-4x4": (
        LARGE,
        (of_ours(hollerbach.inverse_dynamics_4x4), [hollerbach.inverse_dynamics_4x4]),
        (of_hollerbach(hollerbach_4x4, 4), [hollerbach_4x4, rates_of_poses]),
    ),
    "hollerbach-3x3": (
        SMALL,
        (of_ours(hollerbach.inverse_dynamics_3x3), [hollerbach.inverse_dynamics_3x3]),
        (of_hollerbach(hollerbach_3x3, 3), [hollerbach_3x3, rates_of_poses]),
    ),
    "uicker-kahn": (
        DIRECT,
        (of_ours(uicker_kahn.inverse_dynamics), [uicker_kahn.inverse_dynamics]),
        (of_velocity_terms, [velocity_terms]),
    ),
}
NOTHING = ((0, 0), (0, 0))
"""A cost: slope and constant in n of the multiplications, and of the additions."""


def total(costs):
    return tuple(tuple(map(sum, zip(*kind, strict=True))) for kind in zip(*costs, strict=True))


def at(n, run, watched):
    ledger = Ledger(watched)
    run(n, ledger)
    return ledger.counts


def in_n(run, watched):
    """Statement -> cost as a linear function of n, which it has to be."""
    costs = {}
    two, three, five = (at(n, run, watched) for n in (2, 3, 5))
    for statement in five:
        lines = []
        for a, b, c in zip(*(x.get(statement, (0, 0)) for x in (two, three, five)), strict=True):
            lines.append((b - a, 3 * a - 2 * b))
            assert c == 5 * (b - a) + 3 * a - 2 * b
        costs[statement] = tuple(lines)
    return costs


def at_six(run, watched):
    return {s: tuple((0, x) for x in both) for s, both in at(6, run, watched).items()}


def by_row(costs, beginnings):
    """Row -> cost; every statement that costs anything belongs to exactly one row."""
    rows = {row: [NOTHING] for row in beginnings}
    for statement, cost in costs.items():
        (row,) = [r for r, starts in beginnings.items() if statement.startswith(tuple(starts))]
        rows[row].append(cost)
    return {row: total(found) for row, found in rows.items()}


def linear(text):
    """(slope, constant) of what a cell says.

    >>> linear("20n - 12"), linear("-n"), linear("45")
    ((20, -12), (-1, 0), (0, 45))
    """
    slope, constant = re.fullmatch(r"(?:(-?\d*)n)? ?([+-]? ?\d+)?", text).groups()
    slope = {None: "0", "": "1", "-": "-1"}.get(slope, slope)
    return int(slope), int((constant or "0").replace(" ", ""))


def cost(cell):
    return tuple(linear(part) for part in cell.split(" / "))


def cells(heading):
    """The rows of the table under a heading of the page."""
    (part,) = [p for p in PAGE.read_text().split("\n#") if p.lstrip("# ").startswith(heading)]
    lines = [line for line in part.splitlines() if line.startswith("| ")][1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def published(method):
    name = comparison.LITERATURE[method][1]
    figures = tally.PUBLISHED[name]
    if figures.multiplications is None:
        return tuple((0, count) for count in figures.for_six)
    return figures.multiplications, figures.additions


@pytest.mark.parametrize("method", SECTIONS)
def test_every_row_of_the_page_is_what_the_lines_of_the_recursions_cost(method):
    rows, ours, theirs = SECTIONS[method]
    counted = at_six if method == "uicker-kahn" else in_n
    table = {row: (cost(here), cost(there)) for row, here, there, _ in cells(f"`{method}`")}
    assert table.pop("sum") == (total(here for here, _ in table.values()), published(method))
    rest = table.pop("not attributed", (NOTHING, NOTHING))
    assert rest[0] == NOTHING
    assert total([rest[1], *(there for _, there in table.values())]) == published(method)
    here = by_row(counted(*ours), {row: starts for row, (starts, _) in rows.items()})
    there = by_row(counted(*theirs), {row: starts for row, (_, starts) in rows.items()})
    assert table == {row: (here[row], there[row]) for row in rows}


def test_the_first_table_is_what_compare_prints():
    general, literature = comparison.general_counts(6), comparison.published_counts(6)
    formulations = comparison.FUNCTIONS["inverse_dynamics"].methods
    table = cells("General operation counts")
    assert {row[0].strip("`") for row in table} == set(general)
    for name, here, six, there, their_six, source in table:
        method = name.strip("`")
        assert cost(six) == tuple((0, count) for count in general[method])
        assert method == "lagrange" or 0 <= tally.count(formulations[method], 6).divisions <= 6
        if here:
            for n in (1, 2, 6, 9):
                counts = tally.count(formulations[method], n)
                slopes = [a * n + b for a, b in cost(here)]
                assert slopes == [counts.multiplications, counts.additions]
        if method in literature:
            said, *figures = literature[method]
            assert source == said
            assert cost(their_six) == tuple((0, count) for count in figures)
            assert cost(there or their_six) == published(method)
        else:
            assert (there, their_six, source) == ("", "", "")


def test_the_polynomials_quoted_for_uicker_and_kahn():
    def at_six(*coefficients):
        return sum(Fraction(c) * 6**k for k, c in enumerate(reversed(coefficients)))

    text = PAGE.read_text()
    assert "25 n^4 + 66 1/3 n^3 + 129 1/2 n^2 + 42 1/3 n - 96" in text
    assert at_six(25, "199/3", "259/2", "127/3", -96) == 51548
    assert "32 1/2 n^4 + 86 5/12 n^3 + 171 1/4 n^2 + 53 1/3 n - 128" in text
    assert at_six("65/2", "1037/12", "685/4", "160/3", -128) == 67143
    assert "67143" in text
    for n in (2, 6):
        booked = np.array(list(at(n, of_velocity_terms, [velocity_terms]).values()))
        quadruples = sum(j**3 for j in range(1, n + 1))
        assert list(booked.sum(axis=0)) == [130 * quadruples, 100 * quadruples]
