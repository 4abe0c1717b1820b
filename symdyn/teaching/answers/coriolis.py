"""Other matrices C with the same C qd, which are right too.

    C_kj = sum over i of Gamma[k][i][j] qd_i                       (Mdot - 2C is skew-symmetric)
    C_kj = sum over i of (dM_kj/dq_i - 1/2 dM_ij/dq_k) qd_i        (as Lagrange's equations give it)
    C_kj = sum over i < j of 2 Gamma[k][i][j] qd_i + Gamma[k][j][j] qd_j    (products in one column)

with dM_kj/dq_i = Gamma[k][i][j] + Gamma[j][i][k].
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from symdyn.graph.normal.harmonics import Harmonics
from symdyn.teaching.answers.comparing import normal_form
from symdyn.teaching.answers.parser import StudentAnswer
from symdyn.teaching.answers.truth import Place
from symdyn.teaching.answers.verdict import Verdict, VerdictWriter
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.zero_pose import single

NAME = "C"
SAME = "C qd is correct"
SKEW, NOT_SKEW = "Mdot - 2C is skew-symmetric", "Mdot - 2C is not skew-symmetric"
HALF, TWICE = Harmonics.constant(Fraction(1, 2)), Harmonics.constant(2)


def another_choice(model: ClosedForms, answer: StudentAnswer) -> Verdict | None:
    """The verdict on a whole C that is not the Christoffel matrix but gives the same forces."""
    if answer.truth.name != NAME or answer.conditions:
        return None
    n = answer.truth.shape[0]
    units = model.robot.unit_symbols()
    own, right = [], []
    for place in answer.truth.places:
        pair = (answer.entries[place].node(), answer.truth.node(place))
        forms = [normal_form(node, {}, units) for node in pair]
        if forms[0] is None or forms[1] is None:
            return None
        own.append(forms[0])
        right.append(forms[1])
    gaps = [[own[n * k + j] - right[n * k + j] for j in range(n)] for k in range(n)]
    if not any(gap.terms for row in gaps for gap in row):
        return None
    for row in gaps:
        force = Harmonics()
        for j, gap in enumerate(row):
            force += gap * Harmonics.variable(f"qd[{j}]")
        if force.terms:
            return None
    skew = not any((gaps[k][j] + gaps[j][k]).terms for k in range(n) for j in range(n))
    sentence = (
        f"this is not the matrix of the Christoffel symbols, but {SAME}, and "
        f"{SKEW if skew else NOT_SKEW}"
    )
    writer = VerdictWriter(model, letters=answer.letters)
    return Verdict(answer.label, True, (writer.said(sentence),))


def alternatives(
    model: ClosedForms, place: Place, gamma: Callable[[int, int, int], Harmonics]
) -> Iterator[tuple[Harmonics, str]]:
    """What an entry of C is for other common choices, and what to say of them.

    `gamma` gives the Christoffel symbols, by their indices from one.
    """
    if not single(model.robot):  # dM/dq_i is another thing there
        return
    k, j = place
    every = range(1, model.robot.nv + 1)
    cure = f"{SAME}, but {NOT_SKEW}; enter the whole matrix C = [[..], ..] to check this choice"
    total = Harmonics()
    for i in every:
        slope = gamma(k, i, j) + gamma(j, i, k) - HALF * (gamma(i, k, j) + gamma(j, k, i))
        total += slope * _rate(i)
    yield total, f"this is the entry of Mdot - 1/2 d(qd^T M)/dq, another choice of C: {cure}"
    for before, which in ((True, "last"), (False, "first")):
        total = gamma(k, j, j) * _rate(j)
        for i in every:
            if i < j if before else i > j:
                total += TWICE * gamma(k, i, j) * _rate(i)
        yield (
            total,
            (
                "this is an entry of the C that contains each product of velocities in the "
                f"{which} possible column: {cure}"
            ),
        )


def _rate(i: int) -> Harmonics:
    return Harmonics.variable(f"qd[{i - 1}]")
