"""The kinds of problems: answers are formulas or numbers, or an error in a formula is found."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from symdyn.graph.formulas import ZERO, SymbolicFormula, expand
from symdyn.graph.normal.harmonics import CONSTANT, Harmonics
from symdyn.lie import pairing, vec
from symdyn.scalar import Scalar, is_zero
from symdyn.teaching.answers.comparing import form_of, terms
from symdyn.teaching.answers.truth import SKEW, Place
from symdyn.teaching.derivations.zero_pose import single
from symdyn.teaching.exercises.context import MOST_TERMS, Exercise, ExerciseContext
from symdyn.teaching.steps.parts import ComputedQuantity, EquationLines, Sentence, StepPart
from symdyn.teaching.typesetting import TextAndLatex, plain

LARGEST_MATRIX = 3
"""Matrices of robots with more DoF are not asked for as a whole."""
ENERGY = "T = 1/2 sum over i of sum over j of M_ij qd_i qd_j"
SLOPES = "2 Gamma[k,i,j] = dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k"
COLUMNS = "C_kj = sum over i of Gamma[k,i,j] qd_i"
FORCES = "tau = M qdd + C qd + phi"
POWER = "dU/dt = sum over k of phi_k qd_k"
OF_BODY = "T_i = 1/2 m_i |v_ci|^2 + 1/2 omega_i^T I_i omega_i"


def label_of(name: str, place: Place) -> str:
    """M[1,2]"""
    return f"{name}[{','.join(map(str, place))}]"


def mass_entry(context: ExerciseContext) -> Exercise | None:
    """An entry of the mass matrix, summed over the links."""
    found = [(place, form) for place, form in context.entries("M") if place[0] <= place[1]]
    if not found:
        return None
    place, form = context.draw.one(found)
    i, j = place
    label, say = label_of("M", place), context.notation_writer
    one, two = (context.model.symbol(f"qd[{k - 1}]") for k in place)
    means = f"`{one}^2` in `2 T`" if i == j else f"`{one} {two}` in `T`"
    return Exercise(
        "An entry of the mass matrix",
        say.prose(f"Find `{label}`, the coefficient of {means}, where `T` is the kinetic energy."),
        say.label("M", place),
        context.text(form),
        (*_of_links(context, place), context.quantity(label, form)),
        (say.equation(ENERGY),),
    )


def _of_links(context: ExerciseContext, place: Place) -> Iterator[StepPart]:
    """What every link gives to an entry of M: the screws of both joints, over its inertia."""
    products = context.run.products
    for link, (D, columns) in enumerate(zip(products.inertias, products.columns, strict=True), 1):
        total: Scalar = 0
        for a, one in columns.items():
            for b, two in columns.items():
                first, second = products.dofs[a], products.dofs[b]
                if (first.index + 1, second.index + 1) == place:
                    total += first.rate * second.rate * pairing(D @ one, two)
        if not is_zero(total):
            yield context.value(f"from link {link}", total)
    i, j = place
    if i == j and not is_zero(context.run.rotors[i - 1]):
        yield context.value("from rotors", context.run.rotors[i - 1])


def link_energy(context: ExerciseContext) -> Exercise | None:
    """The kinetic energy of a link."""
    names = [f"T_{i}" for i in range(1, len(context.model.robot.links) + 1)]
    forms = [(i, name, context.form(name)) for i, name in enumerate(names)]
    short = [(i, n, f) for i, n, f in forms if f is not None and 0 < f.size <= MOST_TERMS]
    if not short:
        return None
    i, name, form = context.draw.one(short)
    say = context.notation_writer
    return Exercise(
        "The kinetic energy of a link",
        say.prose(f"Find the kinetic energy `{name}` of link {i + 1}, including its rotation."),
        say.label(name),
        context.text(form),
        (*_motion(context, i), context.quantity(name, form)),
        (say.equation(OF_BODY),),
    )


def _motion(context: ExerciseContext, i: int) -> Iterator[StepPart]:
    """The angular velocity of a link and the velocity of its centre of mass."""
    omega, v = context.run.twists(context.write.rates("qd"))[i]
    J = context.run.products.inertias[i]
    sentence = (
        "`omega_i` is the angular velocity of link `i`, `v_ci` is the velocity of its centre of "
        "mass, and `I_i` is its inertia about the centre of mass. Components refer to axes that "
        "move with the link and coincide with the base axes at `q = 0`."
    )
    yield Sentence(context.notation_writer.prose(sentence))
    yield context.vector(f"omega_{i + 1}", omega)
    if not is_zero(J.m):
        centre = vec.scale(1 / J.m, J.moment)
        yield context.vector(f"v_c{i + 1}", vec.add(v, vec.cross(omega, centre)))


def christoffel(context: ExerciseContext) -> Exercise | None:
    """A Christoffel symbol, from the slopes of the mass matrix."""
    if not single(context.model.robot):  # the slopes of M are not all of it
        return None
    found = [(place, form) for place, form in context.entries("Gamma") if place[1] <= place[2]]
    if not found:
        return None
    place, form = context.draw.one(found)
    k, i, j = place
    label, say = label_of("Gamma", place), context.notation_writer
    which = "last" if say.letters.quantity("Gamma").order[-1:] == (0,) else "first"
    slopes = dict.fromkeys(((i, (k, j)), (j, (k, i)), (k, (i, j))))
    return Exercise(
        "A Christoffel symbol",
        say.prose(
            f"Find `{label}`. The {which} index is that of the force: `tau_{k}` contains the sum "
            f"of `Gamma[{k},i,j] qd_i qd_j` over `i` and `j`."
        ),
        say.label("Gamma", place),
        context.text(form),
        (
            *(_slope(context, q, entry) for q, entry in slopes),
            context.quantity(label, form),
        ),
        (say.equation(SLOPES),),
    )


def _slope(context: ExerciseContext, q: int, place: Place) -> ComputedQuantity:
    form = context.form("M", place)
    slope = Harmonics() if form is None else form.differentiated(f"q[{q - 1}]")
    return context.quantity(f"dM_({place[0]},{place[1]})/dq_{q}", slope)


def gravity(context: ExerciseContext) -> Exercise | None:
    """The force that holds the robot against its weight."""
    found = context.entries("phi")
    if not found:
        return None
    place, form = context.draw.one(found)
    label, say = label_of("phi", place), context.notation_writer
    rate = context.model.symbol(f"qd[{place[0] - 1}]")
    meaning = f"the force of joint {place[0]} that holds the robot at rest"
    if not single(context.model.robot):
        meaning = f"the force along `{rate}` that holds the robot at rest"
    energies = (context.form(f"U_{i}") for i in range(1, len(context.model.robot.links) + 1))
    parts = [
        context.quantity(f"U_{i}", energy)
        for i, energy in enumerate(energies, 1)
        if energy is not None and energy.terms
    ]
    return Exercise(
        "Gravity",
        say.prose(f"Find `{label}`, {meaning}."),
        say.label("phi", place),
        context.text(form),
        (
            Sentence(say.prose("`U` is the sum of the potential energies `U_i` of the links.")),
            *parts,
            context.quantity(label, form),
        ),
        (say.equation(POWER),),
    )


def skewness(context: ExerciseContext) -> Exercise | None:
    """An entry of Mdot - 2C."""
    found = [(place, form) for place, form in context.entries(SKEW) if place[0] < place[1]]
    if not found or not context.notation_writer.knows(SKEW):
        return None
    place, form = context.draw.one(found)
    i, j = place
    say = context.notation_writer
    label, other = label_of(SKEW, place), label_of(SKEW, (j, i))
    across = [("Mdot", place), ("C", place)]
    shown = [(label_of(name, at), context.form(name, at)) for name, at in across]
    return Exercise(
        "Skew symmetry",
        say.prose(
            f"Let `N = Mdot - 2 C` with the `C` of the Christoffel symbols. Find `{label}`. What "
            f"is `{other}`, and why does it not have to be computed?"
        ),
        say.label(SKEW, place),
        context.text(form),
        (
            *(context.quantity(name, x) for name, x in shown if x is not None),
            context.quantity(label, form),
            Sentence(say.prose(f"`N` is skew-symmetric, so `{other} = -{label}`.")),
        ),
        (say.equation("N = Mdot - 2 C"),),
    )


def coriolis(context: ExerciseContext) -> Exercise | None:
    """A whole matrix C; every right one counts."""
    n = context.model.robot.nv
    forms = [context.form("C", (k, j)) for k in range(1, n + 1) for j in range(1, n + 1)]
    short = [form for form in forms if form is not None and form.size <= MOST_TERMS]
    if len(short) < len(forms) or n > LARGEST_MATRIX or not any(form.terms for form in short):
        return None
    rows = [short[n * k : n * k + n] for k in range(n)]
    say = context.notation_writer
    slopes = (say.equation(SLOPES),) if single(context.model.robot) else ()
    answer = ", ".join("[" + ", ".join(map(context.text, row)) + "]" for row in rows)
    return Exercise(
        "A Coriolis matrix",
        say.prose(
            "Find a matrix `C` such that `C qd` are the Coriolis and centrifugal forces. The "
            "choice is not unique. Is `Mdot - 2 C` skew-symmetric for your choice?"
        ),
        say.label("C"),
        f"[{answer}]",
        (
            context.matrix("C", short, n),
            Sentence(
                say.prose(
                    "This is the matrix of the Christoffel symbols, for which `Mdot - 2 C` is "
                    "skew-symmetric."
                )
            ),
        ),
        (say.equation(COLUMNS), *slopes),
    )


# -- answers that are numbers --------------------------------------------------------------------

MOST_IN_ROW = 4
"""So many parameters are given in a row."""
SMALLEST = 1e-3
"""Smaller numbers are not asked for: they may be zero but for rounding."""


def pose(context: ExerciseContext) -> Exercise | None:
    """An entry of the mass matrix at a configuration."""
    found = [entry for entry in context.entries("M", fewest=2) if entry[0][0] <= entry[0][1]]
    if not found or context.model.robot.quaternions:
        return None
    moving = [(place, form) for place, form in found if _depends_on_q(form)]
    place, form = context.draw.one(moving or found)
    q = context.positions()
    state = {"q": q} if moving else {}
    where = "at this configuration" if moving else "with these numbers"
    task = f"Compute `{label_of('M', place)}` {where} to four significant digits."
    made = _number(context, "M", place, state, context.parameters(form), task, ENERGY)
    return made and replace(made, title="A numerical value of the mass matrix")


def _depends_on_q(form: Harmonics) -> bool:
    names = ((*angles, *monomial) for (angles, _), monomial in terms(form))
    return any(name.startswith("q[") for every in names for name, _ in every)


def motion(context: ExerciseContext) -> Exercise | None:
    """A joint force for a given motion."""
    found = context.entries("tau")
    if not found or context.model.robot.quaternions:
        return None
    place, form = context.draw.one(found)
    nv = context.model.robot.nv
    values = {"q": context.positions(), **{x: context.draw.decimals(nv) for x in ("qd", "qdd")}}
    task = f"Compute `{label_of('tau', place)}` for this motion to four significant digits."
    return _number(context, "tau", place, values, context.parameters(form), task, FORCES)


def _number(
    context: ExerciseContext,
    name: str,
    place: Place,
    state: Mapping[str, list[float]],
    parameters: Mapping[str, float],
    task: str,
    general: str,
) -> Exercise | None:
    values = {f"{x}[{k}]": v for x, row in state.items() for k, v in enumerate(row)}
    found = context.number(name, place, {**values, **parameters})
    form = context.form(name, place)
    if found is None or form is None or abs(found) < SMALLEST:
        return None
    say = context.notation_writer
    arrays = {ours: name for name, ours in say.letters.arrays.items()}
    given = [f"{arrays[x]} = [{', '.join(map(str, row))}]" for x, row in state.items()]
    asked = {p: value for p, value in parameters.items() if p != context.model.g}
    given += [f"{say.text(str(context.model.symbol(p)))} = {value:g}" for p, value in asked.items()]
    label, number = label_of(name, place), f"{found:#.4g}"
    numbers = [f"{x} = [{', '.join(map(str, row))}]" for x, row in state.items()]
    named = [say.value(context.model.symbol(p), value) for p, value in asked.items()]
    rows = [*map(say.equation, numbers), *map(_row, _in_rows(named))]
    return Exercise(
        "A numerical value of a joint force",
        say.prose(task),
        say.label(name, place),
        number,
        (
            context.quantity(label, form),
            Sentence(say.prose(f"The numerical value is `{label} = {number}`.")),
        ),
        (say.equation(general),),
        (EquationLines(tuple(rows)),) if rows else (),
        ", ".join(given),
    )


def _row(values: Sequence[TextAndLatex]) -> TextAndLatex:
    """Values in a line of an alignment."""
    latex = ", ".join(one.latex for one in values).replace(" = ", " &= ", 1)
    return TextAndLatex(", ".join(one.text for one in values), latex)


def _in_rows(values: Sequence[TextAndLatex]) -> Iterator[Sequence[TextAndLatex]]:
    """Some values in each row."""
    return (values[k : k + MOST_IN_ROW] for k in range(0, len(values), MOST_IN_ROW))


# -- an error in one term of a formula, as it is read --------------------------------------------

QUANTITIES = {"M": ENERGY, "phi": POWER, "C": COLUMNS, "tau": FORCES}
"""What formulas with errors are about, and what is true of it in general."""


def error(context: ExerciseContext) -> Exercise | None:
    """A formula of which one term is wrong or missing."""
    found = [
        (name, place, form)
        for name in QUANTITIES
        for place, form in context.entries(name, fewest=2)
        if name != "M" or place[0] <= place[1]
    ]
    if not found:
        return None
    name, place, form = context.draw.one(found)
    label = label_of(name, place)
    right = context.quantity(label, form)
    mistakes = list(_mistakes(context, form))
    first = context.draw.below(len(mistakes))
    for wrong in (*mistakes[first:], *mistakes[:first]):
        shown = context.quantity(label, wrong)
        if change := _change(right, shown):
            break
    else:
        return None
    say = context.notation_writer
    lost, new = (TextAndLatex(right.text(x), f"${right.latex(x)}$") for x in change)
    sentence = TextAndLatex(
        f"{new.text} should be {lost.text}.", f"{new.latex} should be {lost.latex}."
    )
    problem = "One term of this formula is wrong."
    if change[1] == 0:
        sentence = TextAndLatex(f"{lost.text} is missing.", f"{lost.latex} is missing.")
        problem = "One term of this formula is missing."
    return Exercise(
        "Find the error",
        say.prose(f"{problem} Find it, and give the correct formula."),
        say.label(name, place),
        context.text(form),
        (Sentence(sentence), right),
        (say.equation(QUANTITIES[name]),),
        (shown,),
    )


def _change(
    right: ComputedQuantity, wrong: ComputedQuantity
) -> tuple[SymbolicFormula, SymbolicFormula] | None:
    """The term that is lost and what stands for it, 0 if nothing does: as the reader sees it.

    There is none if more than one term changes. A sign that moves its term to another place would
    be found without mechanics.
    """
    own, others = _read(right), _read(wrong)
    lost, new = own - others, others - own
    if not others or len(lost) != 1 or len(new) > 1:
        return None
    if {-term for term in lost} == new and _unsigned(right) != _unsigned(wrong):
        return None
    return next(iter(lost)), next(iter(new), ZERO)


def _unsigned(quantity: ComputedQuantity) -> str:
    """A formula without its signs, in the order in which it is printed."""
    (entry,) = quantity.entries
    return "" if entry.value is None else re.sub("[-+ ]", "", plain(entry.value))


def _read(quantity: ComputedQuantity) -> set[SymbolicFormula]:
    """The terms of a formula without its brackets."""
    (entry,) = quantity.entries
    return set() if entry.value is None else {*expand(entry.value).terms} - {ZERO}


def _mistakes(context: ExerciseContext, form: Harmonics) -> Iterator[Harmonics]:
    """The form with one term negated, doubled, lost, or with sin for cos."""
    own = terms(form)
    term = context.draw.one(sorted(own))
    for factor in (Fraction(-1), Fraction(2), Fraction(0)):
        yield form_of(own | {term: own[term] * factor})
    (angles, sine), monomial = term
    if (angles, sine) != CONSTANT:
        rest = {t: x for t, x in own.items() if t != term}
        other = ((angles, not sine), monomial)
        changed = form_of(rest | {other: rest.get(other, Fraction(0)) + own[term]})
        if changed != form:
            yield changed
