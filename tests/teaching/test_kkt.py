"""`derive --quantity kkt`: every equation that is printed holds for numbers of the references.

What is printed is read back: names are matrices and columns, a space is a product, bars are around
matrices of blocks. M, h, K, k, qdd and f come from `verification/reference/`, which differentiates
energies and poses.
"""

import re
from dataclasses import replace

import numpy as np
import pytest
import sympy

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import FunctionError
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.derivations.kkt import derivation, evidence
from symdyn.teaching.derivations.kkt.systems import (
    ChainMotion,
    ChainSystems,
    arm_dofs,
    gap,
    object_dofs,
)
from symdyn.teaching.steps.parts import EquationLines
from symdyn.verification.reference import closed_chains
from symdyn.verification.reference.registry import ANSWERS
from tests.formulations.constrained.closed import closed
from tests.formulations.constrained.grasps import holding

# -- reading ---------------------------------------------------------------------------------

TOKEN = re.compile(r"\s*(\(|\)|\+|-|[A-Za-z]\w*'?|[01])(\^-1|\^T|\^\+)?")


class Reader:
    """Evaluates formulas over matrices with names; sums of products, 1 and 0 of any size."""

    def __init__(self, values):
        self.values = values

    def __call__(self, text):
        self.tokens = [(a, b) for a, b in TOKEN.findall(text)]
        assert "".join(a + b for a, b in self.tokens) == text.replace(" ", ""), text
        value = self.sum()
        assert not self.tokens
        return value

    def sum(self):
        total, sign = None, 1
        if self.tokens[0][0] == "-":
            sign = -1
            self.tokens.pop(0)
        while True:
            term = self.product()
            if np.ndim(term) == 0 and total is not None:
                term = term * np.eye(len(total))
            if total is not None and np.ndim(total) == 0:
                total = total * np.eye(len(term))
            total = sign * term if total is None else total + sign * term
            if not self.tokens or self.tokens[0][0] == ")":
                return total
            sign = {"+": 1, "-": -1}[self.tokens.pop(0)[0]]

    def product(self):
        value = self.atom()
        while self.tokens and self.tokens[0][0] not in ("+", "-", ")"):
            value = value @ self.atom()
        return value

    def atom(self):
        name, power = self.tokens.pop(0)
        if name == "(":
            value = self.sum()
            _, power = self.tokens.pop(0)
        else:
            value = float(name) if name in "01" else self.values[name]
        if power in ("^-1", "^+"):
            return np.linalg.pinv(value, rcond=1e-9)
        return value.T if power == "^T" else value


def assembled(blocks, read):
    """A matrix of the blocks of a picture with bars; 1 and 0 take the size of their neighbours."""
    values = [[read(x) for x in row] for row in blocks]
    tall = [max((len(x) for x in row if np.ndim(x)), default=None) for row in values]
    wide = [
        max((x.shape[1] if x.ndim == 2 else 1 for x in column if np.ndim(x)), default=None)
        for column in zip(*values, strict=True)
    ]
    if len(values) == len(values[0]):  # a square one: rows are as tall as columns are wide
        tall = [a or b for a, b in zip(tall, wide, strict=True)]
        wide = [b or a for a, b in zip(tall, wide, strict=True)]
    rows = []
    for row, height in zip(values, tall, strict=True):
        cells = []
        for x, width in zip(row, wide, strict=True):
            cells.append(x * np.eye(height, width) if np.ndim(x) == 0 else x.reshape(height, -1))
        rows.append(np.hstack(cells))
    return np.vstack(rows)


def parsed(text):
    """The parts of a printed system: matrices as lists of rows of blocks, words between them."""
    lines = text.strip("\n").split("\n")
    lines[0] = lines[0].rpartition("(")[0]
    split = [line.split("|") for line in lines]
    parts = []
    for k in range(max(map(len, split))):
        column = [row[k].strip() for row in split if k < len(row)]
        if k % 2:
            parts.append([re.split(r"\s{2,}", cell) for cell in column])
        else:
            parts += "".join(column).replace("=", " = ").replace(":", " : ").split()
    return parts


def sides(parts, read):
    """The products of the matrices between the signs of equality."""
    found = [[]]
    for part in parts:
        if part == "=":
            found.append([])
        else:
            found[-1].append(assembled(part, read) if isinstance(part, list) else read(part))
    return [factors[0] if len(factors) == 1 else np.linalg.multi_dot(factors) for factors in found]


# -- numbers of the references ---------------------------------------------------------------

NAMES = ["four_bar", "five_bar", "planar_two_arm", "three_finger_hand", "two_pandas"]


def state(robot):
    """The posture, or where a grasp was closed, velocities that are allowed, and forces."""
    q = np.array(robot.start(), float)
    rng = np.random.default_rng(3)
    K = closed_chains.Chain(robot, q).K
    wanted, tau = rng.normal(size=(2, robot.nv))
    return q, wanted - np.linalg.pinv(K, rcond=1e-9) @ K @ wanted, tau


def values_of(robot, q, qd, tau, every_row=False):
    """What the names in the derivation stand for; `every_row` with six rows a constraint."""
    chain = closed_chains.Chain(robot, q)
    a, o = arm_dofs(robot), object_dofs(robot)
    rows = list(range(6 * len(robot.constraints))) if every_row else chain.held
    qdd, f = closed_chains.closed_chain_dynamics(robot, q, qd, tau)
    K, k = chain.rows[rows], chain.rates(qd)[rows]
    h, f, M = ANSWERS["bias"](robot, q, qd)[0], np.ravel(f)[rows], chain.M
    found = {"M": M, "K": K, "k": k, "h": h, "tau": tau, "qdd": qdd, "f": f, "qd": qd}
    found |= {"f_held": np.ravel(f)[chain.held] if every_row else f}
    found["N"] = np.eye(6 * len(robot.constraints))[:, chain.held]
    found["Wdot"] = K @ qdd + k
    found["Omega"] = K @ np.linalg.solve(M, K.T)
    found["Pi"] = (
        found["N"] @ closed_chains.SymmetricPseudoInverse(chain.Omega[np.ix_(*[chain.held] * 2)]).X
    )
    found["Pi"] = found["Pi"] @ found["N"].T
    if o:
        J, A = K[:, a], -K[:, o]
        M_o = M[np.ix_(o, o)]
        found |= {"J": J, "A": A, "M_a": M[np.ix_(a, a)], "M_o": M_o}
        for name in ("qdd", "h", "tau"):
            found |= {f"{name}_a": found[name][a], f"{name}_o": found[name][o]}
        found["T'"] = (tau - h)[a]
        found["a'"] = A @ np.linalg.solve(M_o, (tau - h)[o]) - k
    return found


def close(one, other, says):
    one, other = (np.ravel(x) if np.ndim(x) == 1 or 1 in np.shape(x) else x for x in (one, other))
    size = max(np.abs(one).max(), np.abs(other).max(), 1.0)
    assert np.abs(one - other).max() <= 1e-8 * size, says


def lines_of(step):
    """The lines of text among the results of a step."""
    return [
        row.text for part in step.results if isinstance(part, EquationLines) for row in part.rows
    ]


def hold(robot, q, qd, tau):
    """Asserts every equation of the derivation; returns the numbers of those that were read."""
    read = Reader(values_of(robot, q, qd, tau))
    six = Reader(values_of(robot, q, qd, tau, every_row=True))
    numbers, before = [], None
    for step in derivation.steps(robot, q):
        reader = six if step.key == "range" else read
        for text in lines_of(step):
            number = re.search(r"\(([\d.ab]+\w*[^()]*)\)$", text.split("\n")[0])
            if "|" in text and "=" in text:
                before = system_holds(text, reader, before)
                if number[1] == "2.14":
                    reader.values["S"] = before
            elif " = " in text:
                left, _, right = re.sub(r"  .*", "", text).partition(" = ")
                left, right = reader(left), reader(right)
                close(left, right * np.ones(np.shape(left)), text)
            else:
                continue
            numbers += [number[1]] if number else []
    return numbers


def system_holds(text, read, before):
    """Asserts a printed system; its first matrix is `before` times what stands before a colon."""
    parts = parsed(text)
    if ":" in parts:
        at = parts.index(":")
        times, parts = assembled(parts[at - 1], read), parts[at + 1 :]
        close(times @ before, assembled(parts[0], read), text)
    first, *others = sides(parts, read)
    for other in others:
        close(first, other, text)
    return assembled(parts[0], read) if isinstance(parts[0], list) else before


@pytest.mark.parametrize("name", NAMES)
def test_every_printed_equation_holds_for_the_robots_of_the_library(name):
    robot = sd.load(name).bind()
    printed = hold(robot, *state(robot))
    expected = {"2.10a", "2.10b", "2.11", "2.14", "3.1", "3.2", "3.3", "3.4", "3.5a", "3.5b"}
    assert expected | {"3.6a", "3.6b", "b.7b, b.9c", "b.9f, negated"} <= set(printed)
    assert ("2.10c" in printed) == ("2.15b" in printed) == bool(robot.objects)


@pytest.mark.parametrize(
    ("name", "kind"),
    [("planar pair", "rigid"), ("hand", "mixed"), ("ur5 in space", "soft-finger")],
)
def test_every_printed_equation_holds_for_grasps_of_every_contact(name, kind):
    held = holding(name, kind)
    robot = closed(held)
    assert "2.15b" in hold(robot, held.q, held.qd, held.tau)
    systems = ChainSystems.at(robot, held.q.tolist())
    left = evidence.gaps(robot, held.q.tolist(), systems)
    assert max(left.values()) < 1e-9, left


def test_equations_that_are_wrong_are_noticed(monkeypatch):
    robot = sd.load("planar_two_arm").bind()
    where = state(robot)
    for wrong in ({"minus_a": "+ a'"}, {"more": " - A M_o^-1 A^T"}, {"T": "a'"}):
        with monkeypatch.context() as change:
            for name, value in wrong.items():
                change.setattr(derivation._Grasp, name, value)
            with pytest.raises((AssertionError, ValueError)):
                hold(robot, *where)


# -- the picture -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["four_bar", "planar_two_arm", "three_finger_hand"])
def test_the_picture_shows_the_zeros_of_the_reference(name):
    robot = sd.load(name).bind()
    (drawn,) = (step for step in derivation.steps(robot) if step.key == "zeros")
    (picture,) = drawn.results
    signs = np.array([list(row) for row in picture.signs])
    order = [*arm_dofs(robot), *object_dofs(robot)]

    def matrix(q):
        chain = closed_chains.Chain(robot, q)
        K, M = chain.K[:, order], chain.M[np.ix_(order, order)]
        return np.block([[np.zeros((len(K), len(K))), K], [K.T, M]])

    here = abs(matrix(np.array(robot.start(), float))) > 1e-7
    assert ((signs == "*") == here).all()
    rng = np.random.default_rng(1)
    elsewhere = [robot.random_position(rng.uniform) for _ in range(3)]
    ever = np.any([abs(matrix(np.array(q))) > 1e-7 for q in elsewhere], axis=0)
    assert ((signs == ".") == ~(ever | here)).all()
    assert f"{here.sum()} of {here.size} entries are nonzero" in drawn.why.text


# -- closed forms ----------------------------------------------------------------------------


def entries(model, q):
    """The printed blocks at q."""
    names = {model.names[f"q[{k}]"]: x for k, x in enumerate(q)}
    names |= {
        model.names[f"p[{k}]"]: p.value for k, p in enumerate(model.robot.symbolic_parameters)
    }
    found = {}
    for line in lines_of(evidence.closed_forms(model)):
        left, _, right = line.partition(" = ")
        block, place = left.rstrip("]").split("[")
        r, c = map(int, place.split(","))
        value = sympy.sympify(right.replace("^", "**"), locals=names)
        found[block, r - 1, c - 1] = float(value)
    return found


def assert_blocks(name, q, rows):
    """The printed blocks are those of the reference, as far as these rows of J and A go."""
    robot = sd.load(name).bind()
    values = values_of(robot, q, np.zeros(robot.nv), np.zeros(robot.nv))
    printed = entries(sd.derive(sd.load(name)), q)
    for block in ("M_a", "M_o", "J", "A") if robot.objects else ("M", "K"):
        symmetric = block.startswith("M")
        for (r, c), value in np.ndenumerate(values[block]):
            place = (block, min(r, c), max(r, c)) if symmetric else (block, r, c)
            if symmetric or r < rows:
                assert printed.get(place, 0.0) == pytest.approx(value, abs=1e-12), place


def test_blocks_in_closed_form_are_those_of_the_reference():
    assert_blocks("four_bar", np.array([0.3, -0.2, 0.1]), 5)


def test_blocks_of_rigid_grasps_are_printed_where_they_are_closed():
    """The box is put where the left tip holds it; the right arm is elsewhere, and not looked at."""
    left, right = np.array([0.4, 0.5, -0.7]), np.array([0.2, 0.9, 0.3])
    angles = np.cumsum(left)
    lengths = [1.0, 0.8, 0.4 + 0.2]  # to the centre of the box
    x, y = (np.dot(lengths, f(angles)) for f in (np.cos, np.sin))
    half = angles[-1] / 2
    box = [x - 1.4, y, 0, 0, 0, np.sin(half), np.cos(half)]
    assert_blocks("planar_two_arm", np.array([*left, *right, *box]), 6)


@pytest.mark.parametrize("name", ["planar pair 3r", "two pandas", "satellite"])
def test_rows_of_closed_rigid_contacts_are_differences_of_body_jacobians(name):
    held = holding(name, "rigid")
    robot = closed(held)
    K = closed_chains.Chain(robot, held.q).K
    assert np.array(evidence.closed_rows(robot, held.q), float) == pytest.approx(K, abs=1e-10)


# -- numbers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_rank_open_components_and_what_identities_leave(name, capsys):
    assert cli.main(["derive", name, "--quantity", "kkt"]) == 0
    text = capsys.readouterr().out
    robot = sd.load(name).bind()
    q, qd, tau = state(robot)
    _, open_, rank = closed_chains.closed_chain_report(robot, q, qd, tau)
    rows = sum(len(c.rows) for c in robot.constraints)
    assert f"rank of Omega {int(rank[0])} of {rows}\n" in re.sub(r"  +", " ", text)
    shown = re.search(r"undetermined components of f +(.*)\n", text)[1]
    every = ("rx", "ry", "rz", "x", "y", "z")
    for n, constraint in enumerate(robot.constraints):
        own = " ".join(one for one, is_open in zip(every, open_[n], strict=True) if is_open)
        assert (f"{constraint.name} {own}" in shown) == bool(own)
    assert (shown == "none") == (not np.any(open_))
    left = [float(x) for x in re.findall(r", to +(\S+)\n", text)]
    assert len(left) == 6 + bool(robot.objects)
    assert max(left) < 1e-10


def test_an_inverse_that_is_wrong_is_noticed():
    robot = sd.load("planar_two_arm").bind()
    q = robot.start()
    systems = ChainSystems.at(robot, q)
    wrong = replace(systems, M_a=1.01 * systems.M_a)
    assert gap(systems.reduced @ systems.inverse, systems.product) < 1e-12
    assert gap(systems.reduced @ wrong.inverse, systems.product) > 1e-3
    left = evidence.gaps(robot, q, wrong)
    assert left["qdd of (3.6) = that of the general algorithm (4.9)"] > 1e-4
    bent = replace(systems, A=systems.A + np.eye(12, 6))
    assert gap(bent.full, bent.full.T) == 0
    motion = ChainMotion.at(robot, q, systems)
    assert gap(bent.full @ np.concatenate(motion.solution), motion.right) > 1e-3


# -- markup, rejections ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["four_bar", "planar_two_arm", "three_finger_hand"])
def test_the_derivation_in_latex(name, capsys):
    assert cli.main(["derive", name, "--quantity", "kkt", "--format", "latex"]) == 0
    text = capsys.readouterr().out
    assert text.isascii()
    assert "`" not in text
    for kind in ("align*", "pmatrix", "array"):
        assert text.count(rf"\begin{{{kind}}}") == text.count(rf"\end{{{kind}}}") > 0
    assert text.count(r"\left(") == text.count(r"\right)") > 0
    assert re.search(r"\\Omega &= [JK] M(_\{a\})?\^\{-1\} [JK]\^\{T\}", text)
    plain_words = re.sub(r"\\text\{[^}]*\}|\$[^$]*\$", "", text)
    assert not re.search(r"(?<!\\)\b(Omega|tau|qdd)\b", plain_words)


def test_at_a_configuration_the_blocks_are_numbers(capsys):
    q = ["0.3", "-0.2", "0.1"]
    assert cli.main(["derive", "four_bar", "--quantity", "kkt", "--at", *q]) == 0
    text = capsys.readouterr().out
    assert "q = (0.3, -0.2, 0.1)" in text
    assert float(re.search(r"largest constraint error \(m, rad\) +(\S+)", text)[1]) > 1e-2
    K = closed_chains.Chain(sd.load("four_bar").bind(), np.array([0.3, -0.2, 0.1])).K
    assert float(re.search(r"K\[3,1\] = (\S+)", text)[1]) == pytest.approx(K[2, 0], rel=1e-5)


def test_open_trees_and_options_without_effect_are_rejected(capsys):
    with pytest.raises(FunctionError, match=r"kkt is for robots with constraints.*\[\[loops\]\]"):
        documents.write(sd.derive(sd.load("planar2r")), ["kkt"], Style())
    assert cli.main(["derive", "four_bar", "--quantity", "kkt", "--passive"]) == 2
    assert "--passive has no effect on kkt" in capsys.readouterr().err
    assert cli.main(["derive", "four_bar", "--quantity", "closed_chain_dynamics"]) == 2
    assert "--quantity kkt prints the derivation" in capsys.readouterr().err


def test_names_of_constraints_are_no_commands_of_latex():
    robot = sd.load("four_bar")
    (pin,) = robot.constraints
    robot = replace(robot, constraints=(replace(pin, name="\\input{a}_$x\n"),))
    model = sd.derive(robot)
    text = documents.write(model, ["kkt"], Style("latex"))
    assert "\\input{" not in text
    assert "textbackslash{}input" in text
    plain = documents.write(model, ["kkt"], Style())
    assert "\n_" not in plain
    assert "$x\n" not in plain
