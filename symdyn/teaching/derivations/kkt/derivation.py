"""The derivation of a closed chain's motion for one robot: from (2.10) to the inverse (3.5).

In the paper, arms on the ground grasp one object rigidly. Here arms may share a base, loops of
mechanisms need no object, and contacts may leave directions free: J and A then have the rows of the
constrained directions, N^T J and N^T A, and Pi = N Omega^+ N^T (b.7b). docs/errata.md lists the
corrections.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np

from symdyn.formulations.constrained.constraint_jacobian import require_constraints
from symdyn.formulations.forward.ldlt import factors
from symdyn.formulations.forward.zero_pivots import somewhere
from symdyn.robot.model import Robot
from symdyn.support.names import printable, tex
from symdyn.teaching.derivations.kkt.systems import ChainSystems, arm_dofs, object_dofs
from symdyn.teaching.quantities import KKT
from symdyn.teaching.steps.formulas import formula, prose
from symdyn.teaching.steps.parts import FILLED, HERE, NEVER, EquationLines, ZeroPattern
from symdyn.teaching.steps.step import Citation, DerivationStep
from symdyn.teaching.typesetting import TextAndLatex

# Block matrices and equations of closed chains, as text and as LaTeX.

Blocks = Sequence[Sequence[str]]


def sizes_in_latex(text: str) -> str:
    r"""Sizes of matrices in LaTeX.

    >>> print(sizes_in_latex("J 6 x 3"))
    J \in R^{6 \times 3}
    """
    return re.sub(r"(\w+) (\d+) x (\d+)", _size, text)


def _size(found: re.Match[str]) -> str:
    return rf"{formula(found[1])} \in R^{{{found[2]} \times {found[3]}}}"


def equation(text: str, number: str = "", sizes: str = "") -> TextAndLatex:
    """Return an equation with its number in the paper and the sizes of its matrices."""
    left, _, right = text.partition(" = ")
    tail = f"({number})" if number else ""
    dimensions = f" && {sizes_in_latex(sizes)}" if sizes else ""
    numbered = rf" && \text{{{tail}}}" if number else ""
    line = f"{text:<44} {sizes:<24} {tail}" if sizes else f"{text:<69} {tail}"
    return TextAndLatex(line.rstrip(), f"{formula(left)} &= {formula(right)}{dimensions}{numbered}")


def system(*parts: Blocks | str, number: str) -> TextAndLatex:
    """Return block matrices and the text between them, side by side; several lines of text."""
    height = max(len(part) for part in parts if not isinstance(part, str))
    columns: list[list[str]] = []
    latex = []
    for part in parts:
        if isinstance(part, str):
            middle = [" " * len(part)] * height
            middle[(height - 1) // 2] = part
            columns.append(middle)
            latex.append(rf"\text{{{part}}}" if part.isalpha() else formula(part))
            continue
        wide = [max(len(row[c]) for row in part) for c in range(len(part[0]))]
        rows = (zip(row, wide, strict=True) for row in part)
        columns.append(["| " + "  ".join(f"{x:^{w}}" for x, w in row) + " |" for row in rows])
        body = r" \\ ".join(" & ".join(map(formula, row)) for row in part)
        latex.append(rf"\begin{{pmatrix}} {body} \end{{pmatrix}}")
    lines = [" ".join(row) for row in zip(*columns, strict=True)]
    lines[0] = f"{lines[0]:<69} ({number})"
    return TextAndLatex("\n".join(lines), f"& {' '.join(latex)} && \\text{{({number})}}")


def with_blank_lines(words: Iterable[TextAndLatex]) -> list[TextAndLatex]:
    """Return equations, with a blank line below each that has several lines of text."""
    found = list(words)
    last = len(found) - 1
    return [
        TextAndLatex(one.text + "\n" * (k < last and "\n" in one.text), one.latex)
        for k, one in enumerate(found)
    ]


def two_by_two(a: str, b: str, c: str, d: str) -> Blocks:
    """Return two rows of two blocks."""
    return (a, b), (c, d)


def column(*entries: str) -> Blocks:
    """Return rows of one block."""
    return tuple((entry,) for entry in entries)


def labelled_value(what: str, value: str) -> TextAndLatex:
    """Return a line with a description and its value."""
    text = f"{what:<56} {printable(value)}"
    return TextAndLatex(text, rf"&\text{{{tex(what)}}} && \text{{{tex(value)}}}")


ZERO = 1e-9
"""An entry is zero in the pattern below this fraction of the largest entry of its block."""


def steps(robot: Robot, at: Sequence[float] | None = None) -> list[DerivationStep]:
    """Return the steps from the constraints to the inverse; numbers are at q, or at the posture."""
    require_constraints(robot, KKT)
    numeric = robot.bind()
    q = [float(x) for x in (robot.start() if at is None else at)]
    factors(numeric, q)  # rejects robots without inertia by name
    systems = ChainSystems.at(numeric, q)
    chain = _Grasp(robot) if robot.objects else _Loops(robot)
    return [
        constraint_summary(numeric),
        chain.equations(),
        chain.full_system(),
        zeros(numeric, systems, chain.unknowns),
        chain.reduced_system(),
        _inverse(chain, systems),
        _in_range(chain, systems),
    ]


def constraint_summary(robot: Robot) -> DerivationStep:
    """Return the step that lists arms, objects and constraints, with their rows."""
    joints = [joint.name for i, joint in enumerate(robot.joints) if i not in robot.objects]
    what = "arms" if robot.objects else "mechanism"
    span = f"{joints[0]} to {joints[-1]}" if len(joints) > 1 else joints[0]
    lines = [f"{what}: {_count(len(arm_dofs(robot)), 'dof')}, {span}"]
    for i in robot.objects:
        first = robot.v_starts[i] + 1
        mass = float(robot.links[i].inertia.m)
        name = robot.links[i].name
        lines.append(f"object: {name}, {mass:g} kg, entries {first} to {first + 5} of qd")
    at = 1
    for one in robot.constraints:
        last = at + len(one.rows) - 1
        rows = f"row {at}" if last == at else f"rows {at} to {last}"
        at = last + 1
        free = f"; free: {' '.join(one.free)}" if one.free else ""
        directions = " ".join(one.directions)
        ends = f"{one.frame_a} against {one.frame_b}"
        lines.append(f"{one.name}: {ends}, constrained: {directions}{free} ({rows})")
    why = prose(
        "A closed chain is a tree of links with constraints. Each constrained direction is a row "
        "of `K`."
    )
    shown = tuple(TextAndLatex(printable(x), rf"&\text{{{tex(x)}}}") for x in lines)
    return DerivationStep(
        "constraints", "Links and constraints", why, results=(EquationLines(shown),)
    )


def zeros(robot: Robot, systems: ChainSystems, unknowns: Sequence[str]) -> DerivationStep:
    """Return the step with the zero pattern of (2.11)."""
    here = _filled(systems)
    ever = here | _filled(ChainSystems.at(robot, somewhere(robot)))
    signs = np.where(here, FILLED, np.where(ever, HERE, NEVER))
    blocks = (systems.J, systems.M_a, systems.M_o)
    sizes = tuple(len(x) for x in blocks)[: len(unknowns)]
    names = tuple(TextAndLatex(x, formula(x)) for x in unknowns)
    drawn = ZeroPattern(TextAndLatex("", ""), tuple("".join(row) for row in signs), names, sizes)
    why = prose(
        f"The pattern shows the matrix of the system. `{FILLED}` is a nonzero entry, `{HERE}` is "
        f"zero at the `q` of the numerical check below, and `{NEVER}` is zero at every `q`. At "
        f"that `q`, {int(here.sum())} of {here.size} entries are nonzero."
    )
    return DerivationStep("zeros", "Zero pattern", why, results=(drawn,), follows_from=("system",))


def _filled(systems: ChainSystems) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Where the matrix of (2.11) is not zero, each block relative to its own largest entry."""
    blocks = (systems.J, systems.A, systems.M_a, systems.M_o)
    marks = (np.abs(x) > ZERO * np.abs(x).max(initial=0) for x in blocks)
    found = ChainSystems(*(mark.astype(float) for mark in marks)).full != 0
    return np.asarray(found)


# -- systems with and without an object --------------------------------------------------------


class _Loops:
    """A mechanism with loops: K is one block, and no object is eliminated."""

    M, J, x = "M", "K", "qdd"
    T, minus_a, more = "(tau - h)", "+ k", ""
    right = column("tau - h", "-k")
    unknowns: tuple[str, ...] = ("f", "qdd")

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.rows = sum(len(c.rows) for c in robot.constraints)
        self.n, self.own = len(arm_dofs(robot)), len(object_dofs(robot))
        self.sizes = f"{self.M} {self.n} x {self.n}, {self.J} {self.rows} x {self.n}"

    def form(self, text: str) -> str:
        """A formula with the names of the blocks for {M}, {J}, {x} and {T}."""
        return text.format(M=self.M, J=self.J, x=self.x, T=self.T)

    def equations(self) -> DerivationStep:
        """(2.10)."""
        why = (
            "This chain has no object. `f` are the constraint forces, one for each constrained "
            "direction. The bias `h` contains the velocity-dependent and the gravity forces, and "
            "`k` is `Kdot qd`."
        )
        lines = (
            equation("M qdd + h + K^T f = tau", "2.10a", self.sizes),
            equation("K qdd + k = 0", "2.10b"),
        )
        return self._equations(why, lines)

    def _equations(self, why: str, lines: Iterable[TextAndLatex]) -> DerivationStep:
        return _step(
            "equations", "The equations of motion", why, ("2.10",), lines, ("constraints",)
        )

    def full_system(self) -> DerivationStep:
        """(2.11)."""
        matrix = two_by_two("0", "K", "K^T", "M")
        right = column("-k", "tau - h")
        return self._whole(system(matrix, column("f", "qdd"), "=", right, number="2.11"))

    def _whole(self, written: TextAndLatex) -> DerivationStep:
        size = self.rows + self.n + self.own
        why = (
            f"Together these are {size} linear equations with a symmetric matrix. The matrix is "
            "indefinite, since its diagonal contains zeros."
        )
        errata = ("In the scan, (2.11) has joint velocities among the unknowns instead of `qdd`.",)
        return _step(
            "system", "One linear system", why, ("2.11",), [written], ("equations",), errata
        )

    def reduced_system(self) -> DerivationStep:
        """(2.14)."""
        matrix = two_by_two("M", "K^T", "K", "0")
        unknown = column("qdd", "f")
        lines = [system(matrix, unknown, "=", self.right, number="2.14")]
        return self._reduced(
            "There is no object to eliminate. Reorder the unknowns so that `f` comes last.", lines
        )

    def _reduced(self, why: str, lines: Iterable[TextAndLatex]) -> DerivationStep:
        title = "Elimination of the objects"
        return _step("reduced", title, why, ("2.14",), lines, ("system",))


class _Grasp(_Loops):
    """Arms that grasp objects: K = [J, -A], and the objects are eliminated first."""

    M, J, x = "M_a", "J", "qdd_a"
    T, minus_a, more = "T'", "- a'", " + A M_o^-1 A^T"
    right = column("T'", "a'")
    unknowns = ("f", "qdd_a", "qdd_o")

    def equations(self) -> DerivationStep:
        why = (
            "The constraint forces `f` act on the objects and, with opposite sign, on the arms. "
            "`qdd_o` contains the entries of `qdd` that belong to the objects. The bias `h` "
            "contains the velocity-dependent and the gravity forces, and `k` is `Kdot qd` with `K "
            "= [J, -A]`."
        )
        own = self.own
        lines = (
            equation("M_a qdd_a + h_a + J^T f = tau_a", "2.10a", self.sizes),
            equation("J qdd_a - A qdd_o + k = 0", "2.10b", f"A {self.rows} x {own}"),
            equation("M_o qdd_o + h_o = A^T f + tau_o", "2.10c", f"M_o {own} x {own}"),
        )
        return self._equations(why, lines)

    def full_system(self) -> DerivationStep:
        matrix = (("0", "J", "-A"), ("J^T", "M_a", "0"), ("-A^T", "0", "M_o"))
        right = column("-k", "tau_a - h_a", "tau_o - h_o")
        return self._whole(system(matrix, column(*self.unknowns), "=", right, number="2.11"))

    def reduced_system(self) -> DerivationStep:
        why = "Solve (2.10c) for the accelerations of the objects and substitute them into (2.10b)."
        matrix = two_by_two("M_a", "J^T", "J", "-A M_o^-1 A^T")
        lines = (
            equation("qdd_o = M_o^-1 (A^T f + tau_o - h_o)", "2.10c"),
            system(matrix, column("qdd_a", "f"), "=", self.right, number="2.14"),
            equation("T' = tau_a - h_a", "2.15a"),
            equation("a' = A M_o^-1 (tau_o - h_o) - k", "2.15b"),
        )
        return self._reduced(why, with_blank_lines(lines))


# -- the inverse -------------------------------------------------------------------------------


def _inverse(chain: _Loops, systems: ChainSystems) -> DerivationStep:
    """(3.1) to (3.6)."""
    form, right, unknown = chain.form, chain.right, column(chain.x, "f")
    lower = two_by_two("1", "0", form("-{J} {M}^-1"), "1")
    upper = two_by_two("1", form("{J}^T Omega^-1"), "0", "1")
    both = two_by_two(form("1 - {J}^T Omega^-1 {J} {M}^-1"), upper[0][1], lower[1][0], "1")
    middle = two_by_two(chain.M, form("{J}^T"), "0", "-Omega")
    diagonal = two_by_two(chain.M, "0", "0", "-Omega")
    inverse = two_by_two(
        form("{M}^-1 - {M}^-1 {J}^T Omega^-1 {J} {M}^-1"),
        form("{M}^-1 {J}^T Omega^-1"),
        form("Omega^-1 {J} {M}^-1"),
        "-Omega^-1",
    )
    outer = two_by_two(form("{M}^-1"), "0", "0", "Omega^-1")
    inner = two_by_two(form("{M} - {J}^T Omega^-1 {J}"), form("{J}^T"), chain.J, "-Omega")
    lines = (
        equation(form("Omega = {J} {M}^-1 {J}^T") + chain.more, "3.1"),
        system("times", lower, ":", middle, unknown, "=", lower, right, number="3.2"),
        system("times", upper, ":", diagonal, unknown, "=", both, right, number="3.3"),
        system(unknown, "= S^-1", right, number="3.4"),
        system("S^-1 =", inverse, number="3.5a"),
        system("S^-1 =", outer, inner, outer, number="3.5b"),
        equation(form("f = Omega^-1 ({J} {M}^-1 {T} ") + f"{chain.minus_a})", "3.6b"),
        equation(form("{x} = {M}^-1 ({T} - {J}^T f)"), "3.6a"),
    )
    size = len(systems.Omega)
    why = (
        "Block elimination multiplies the system from the left, step by step. The matrix `Omega`, "
        f"`{size} x {size}`, maps forces along the constrained directions to the accelerations "
        "that they cause along these directions. `S` is the matrix of (2.14)."
    )
    errata = ("Before (3.6), the paper states that (3.4) solves (2.4); it solves (2.14).",)
    numbers = ("3.1", "3.2", "3.3", "3.4", "3.5", "3.6")
    title = "The inverse, block by block"
    return _step("inverse", title, why, numbers, with_blank_lines(lines), ("reduced",), errata)


def _in_range(chain: _Loops, systems: ChainSystems) -> DerivationStep:
    """(b.7)-(b.9): free directions, and Omega without an inverse."""
    rank, rows, form = systems.rank, chain.rows, chain.form
    columns = "`J` and `A`" if chain.robot.objects else "`K`"
    if rank == rows:
        here = f"Here its rank is {rank} of {rows}, so the inverse exists"
    else:
        here = (
            f"Here its rank is {rank} of {rows}: {_count(rows - rank, 'combination')} of `f` "
            f"{'have' if rows - rank > 1 else 'has'} no effect on the motion, and the `f` of least "
            "norm is used"
        )
    why = (
        "If `Omega` is singular, the pseudoinverse `Omega^+` replaces its inverse. The columns of "
        f"{columns} are in the range of `Omega`, so `S` times (3.5) is `diag(1, Omega Omega^+)`, "
        f"and the accelerations are unique. {here}. The rows above are those of the constrained "
        "directions only. With all six rows of each constraint, `N` selects the constrained ones, "
        "and the other entries of `Wdot` are the accelerations in the free directions."
    )
    six = 6 * len(chain.robot.constraints)
    rates = "Wdot = J qdd_a - A qdd_o + k" if chain.robot.objects else "Wdot = K qdd + k"
    lines = (
        equation("f = N f_held", "", f"N {six} x {rows}"),
        equation("Pi = N (N^T Omega N)^+ N^T", "b.7b, b.9c"),
        equation(form("f = Pi ({J} {M}^-1 {T} ") + f"{chain.minus_a})", "b.7a, b.9d"),
        equation(form("{x} = {M}^-1 ({T} - {J}^T f)"), "b.8, b.9e"),
        equation(rates, "b.9f, negated"),
    )
    title = "Singular `Omega`"
    errata = (
        "(b.7), (b.9) and, through `Pi`, (b.8) are printed with `Omega^-1`, which does not exist "
        "in general.",
    )
    return _step("range", title, why, ("b.7", "b.8", "b.9"), lines, ("inverse",), errata)


def _step(
    key: str,
    title: str,
    why: str,
    numbers: tuple[str, ...],
    lines: Iterable[TextAndLatex],
    origins: tuple[str, ...],
    errata: tuple[str, ...] = (),
) -> DerivationStep:
    source = Citation("RK88-II", numbers, errata)
    return DerivationStep(
        key, title, prose(why), (), source, (EquationLines(tuple(lines)),), origins
    )


def _count(n: int, what: str) -> str:
    return f"{n} {what}{'s' * (n != 1)}"
