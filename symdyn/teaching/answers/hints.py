"""Hints: known mistakes are made with what is right, exactly, until one of them is the answer.

Nothing is guessed. A hint is given if the answer is what the mistake makes of the right formula,
term by term.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations, permutations

from symdyn.errors import SymdynError
from symdyn.graph import Expr, reachable
from symdyn.graph.expr import SYMBOL
from symdyn.graph.normal.harmonics import CONSTANT, Harmonics, Monomial, Wave
from symdyn.lie import SE3
from symdyn.robot.inertia import MASSLESS, Inertia
from symdyn.robot.model import NO_ROTOR, Robot
from symdyn.scalar import is_number, is_zero
from symdyn.teaching.answers import coriolis
from symdyn.teaching.answers.comparing import Compared, Term, form_of, normal_form, terms
from symdyn.teaching.answers.parser import StudentAnswer
from symdyn.teaching.answers.truth import Place, Truth, truth
from symdyn.teaching.answers.verdict import Slack, VerdictWriter, is_same
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.typesetting import TextAndLatex

# -- robots that are wrong in a known way --------------------------------------------------------

# The same quantity of robots that are wrong in a known way: what a common mistake leads to.

LARGEST = 4
"""Robots of more joints take too long to derive over and over again."""

WEIGHTLESS = ("M", "C", "T", "Gamma")
"""Quantities that gravity has no part in."""

Change = Callable[[Inertia], Inertia]


@dataclass(frozen=True)
class Variants:
    """One quantity of wrong robots, derived when it is first asked for and then kept.

    Wrong links are many robots; `with_links` says whether these are derived.
    """

    model: ClosedForms
    name: str
    with_links: bool = True

    @cached_property
    def forms(self) -> dict[tuple[int, Place], Harmonics | None]:
        """Normal forms of entries that are already known, by the truth's identity."""
        return {}

    @cached_property
    def symbols(self) -> Truth:
        """The Christoffel symbols of the robot as it is, of which other choices of C are made."""
        return truth(self.model, "christoffel_symbols")

    @cached_property
    def gravity(self) -> list[tuple[Truth | None, str]]:
        """With gravity reversed and without it, and what is wrong with it."""
        opposite = "the sign of gravity is wrong: the joint forces balance the weight"
        return [
            (_with_gravity(self.model, self.name, factor), sentence)
            for factor, sentence in ((-1, opposite), (0, "gravity is missing"))
            if self.name not in WEIGHTLESS
        ]

    @cached_property
    def links(self) -> list[tuple[Truth | None, str]]:
        """With one link, or all of them, of a wrong inertia, and what is wrong with it."""
        return list(_with_other_links(self.model, self.name)) if self.with_links else []

    @cached_property
    def turning(self) -> list[tuple[int, Truth]]:
        """Without the mass of a link, whose inertia about its centre stays; its number."""
        return list(_with_links_that_only_turn(self.model, self.name)) if self.with_links else []


def _with_gravity(model: ClosedForms, name: str, factor: int) -> Truth | None:
    x, y, z = model.robot.gravity
    return _of(model, name, replace(model.robot, gravity=(factor * x, factor * y, factor * z)))


def _with_other_links(model: ClosedForms, name: str) -> Iterator[tuple[Truth | None, str]]:
    mistakes: tuple[tuple[Change, str], ...] = (
        (_about_com, "the parallel-axis term m c^2 of {} is missing"),
        (_point, "the inertia of {} about its centre of mass is missing"),
        (_turning, "the motion of the centre of mass of {} is missing"),
        (lambda _: MASSLESS, "{} is missing"),
    )
    heavy = [i for i, link in enumerate(model.robot.links) if not is_zero(link.inertia.m)]
    groups = [[i] for i in heavy] + ([heavy] if len(heavy) > 1 else [])
    for own in groups:
        which = f"link {own[0] + 1}" if len(own) == 1 else "every link"
        for change, sentence in mistakes:
            yield _with_links(model, name, own, change), sentence.format(which)
    if any(not is_zero(joint.rotor_inertia) for joint in model.robot.joints):
        still = tuple(replace(joint, rotor=NO_ROTOR) for joint in model.robot.joints)
        yield _of(model, name, replace(model.robot, joints=still)), "the rotor inertia is missing"


def _with_links_that_only_turn(model: ClosedForms, name: str) -> Iterator[tuple[int, Truth]]:
    for i, link in enumerate(model.robot.links):
        if not is_zero(link.inertia.m):
            found = _with_links(model, name, [i], _turning)
            if found is not None:
                yield i + 1, found


def _with_links(model: ClosedForms, name: str, own: list[int], change: Change) -> Truth | None:
    links = tuple(
        replace(link, inertia=change(link.inertia)) if i in own else link
        for i, link in enumerate(model.robot.links)
    )
    return _of(model, name, replace(model.robot, links=links))


def _of(model: ClosedForms, name: str, robot: Robot) -> Truth | None:
    if robot.nv > LARGEST:
        return None
    try:
        return truth(ClosedForms(robot, model.at, model.given, **model.options), name)
    except SymdynError:  # not every quantity can be had of such robots
        return None


def _at_com(J: Inertia) -> tuple[SE3, Inertia]:
    """The frame at the centre of mass, and the inertia about it."""
    x, y, z = (moment / J.m for moment in J.moment)
    return SE3(p=(x, y, z)), J.seen_from(SE3(p=(-x, -y, -z)))


def _about_com(J: Inertia) -> Inertia:
    """As if the tensor about the centre of mass were the one about the frame."""
    _, central = _at_com(J)
    return Inertia(J.m, *J.moment, *central.parameters[4:])


def _point(J: Inertia) -> Inertia:
    """All mass at the centre of mass."""
    frame, _ = _at_com(J)
    return Inertia(J.m).seen_from(frame)


def _turning(J: Inertia) -> Inertia:
    """No mass, but the tensor about the centre of mass."""
    _, central = _at_com(J)
    return Inertia(0, 0, 0, 0, *central.parameters[4:])


Candidate = tuple[Harmonics, TextAndLatex]
"""What a mistake makes of the right formula, and what to say of it."""

GRAVITIES = ("9.8", "9.80665", "9.82", "10")
"""Numbers that people have for g; that of the robot is known."""
MOST_ENTRIES = 64
"""Quantities of more entries are not searched for the one that was given."""


@dataclass(frozen=True)
class HintCase:
    """A wrong answer."""

    model: ClosedForms
    answer: StudentAnswer
    place: Place
    found: Compared
    slack: Slack
    variants: Variants
    writer: VerdictWriter

    @property
    def truth(self) -> Truth:
        return self.answer.truth

    @property
    def right(self) -> Harmonics:
        return self.found.right

    def form(self, truth: Truth, place: Place) -> Harmonics | None:
        """The normal form of an entry under the conditions of the answer."""
        known, key = self.variants.forms, (id(truth), place)
        if key not in known:
            units = self.model.robot.unit_symbols()
            known[key] = normal_form(truth.node(place), self.answer.conditions, units)
        return known[key]

    def is_answer(self, form: Harmonics) -> bool:
        """Whether a mistake leads to the answer."""
        return is_same(form, self.found.answer, self.slack)


def found(case: HintCase) -> Iterator[TextAndLatex]:
    """The mistakes that explain the answer, likely ones first."""
    if not case.found.is_plain:
        return
    for form, words in candidates(case):
        if case.is_answer(form):
            yield words
    yield from _misplaced(case)


def candidates(case: HintCase) -> Iterator[Candidate]:
    """What known mistakes make of the right formula, likely ones first."""
    sources: tuple[Callable[[HintCase], Iterator[Candidate]], ...] = (
        *(_coriolis, _other_entries, _gravity, _links, _whole_factors, _cross_terms),
        *(_sines_and_cosines, _other_names, _parallel_axes, _forgotten),
    )
    for source in sources:
        for form, words in source(case):
            if form.terms or source is _coriolis:
                yield form, words


# -- other entries, other signs and factors --------------------------------------------------


def _other_entries(case: HintCase) -> Iterator[Candidate]:
    """Another entry was given; in a matrix not one that is opposite, where the sign is wrong."""
    truth, place = case.truth, case.place
    if len(truth.nodes) > MOST_ENTRIES:
        return
    turned = list(dict.fromkeys(permutations(place)))
    for other in [*turned, *truth.places]:
        fits = all(k <= size for k, size in zip(other, truth.shape, strict=True))
        form = case.form(truth, other) if fits and other != place else None
        is_opposite = form is not None and len(place) == 2 and form == -case.right
        if form is not None and form != case.right and not is_opposite:
            label = TextAndLatex(truth.label(other), truth.label(other))
            sentence = "this is {}"
            sentence += "; the indices are in a different order" if other in turned else ""
            yield form, case.writer.said(sentence, label)


def _gravity(case: HintCase) -> Iterator[Candidate]:
    weightless: Truth | None = None
    for weightless, sentence in case.variants.gravity:  # the last of them has no gravity
        yield from _variant(case, weightless, sentence)
    along = [Fraction(abs(x)) for x in case.model.robot.gravity if is_number(x) and x]
    without = None if weightless is None else case.form(weightless, case.place)
    if without is None or len(along) != 1:
        return
    for g in GRAVITIES:
        scaled = (case.right - without) * Harmonics.constant(Fraction(g) / along[0])
        sentence = f"this is correct for g = {g}, but here g = {float(along[0]):.6g}"
        yield without + scaled, case.writer.said(sentence)


def _links(case: HintCase) -> Iterator[Candidate]:
    for other, sentence in case.variants.links:
        yield from _variant(case, other, sentence)
    for link, turning in case.variants.turning:
        form = case.form(turning, case.place)
        if form is None:
            continue
        moved = [(t, x) for t, x in terms(case.right - form).items() if t[0] == CONSTANT]
        for some in [moved, *([one] for one in moved)]:
            shift = form_of(dict(some))
            sentence = f"the parallel-axis term {{}} of link {link} is missing"
            yield case.right - shift, case.writer.said(sentence, shift)


def _parallel_axes(case: HintCase) -> Iterator[Candidate]:
    """The missing part of an entry of M, if it is a sum of m d^2; d may depend on angles."""
    right = terms(case.right)
    missing = {t: x for t, x in terms(case.found.difference).items() if right.get(t) == x}
    if case.truth.name != "M" or not missing:
        return
    masses = _masses(case)
    squares: dict[Monomial, dict[Wave, Fraction]] = {}
    for (wave, monomial), x in missing.items():
        squares.setdefault(monomial, {})[wave] = x
    for monomial, waves in squares.items():
        mass = [exponent for name, exponent in monomial if name in masses]
        length = [exponent for name, exponent in monomial if name not in masses]
        constant = waves.get(CONSTANT, Fraction(0))
        is_positive = 2 * constant >= sum(map(abs, waves.values()))
        if mass not in ([], [1]) or length != [2] or not is_positive:
            return
    shift = form_of(missing)
    sentence = (
        "the parallel-axis term" + (" {} is" if len(squares) == 1 else "s {} are") + " missing"
    )
    yield case.right - shift, case.writer.said(sentence, shift)


def _forgotten(case: HintCase) -> Iterator[Candidate]:
    """All terms of a parameter are missing, as if it were zero."""
    right = terms(case.right)
    for name in sorted({name for _, monomial in right for name, _ in monomial}):
        own = {t: x for t, x in right.items() if name not in dict(t[1])}
        if name.startswith("p["):
            sentence = "every term with {0} is missing; this is correct only for {0} = 0"
            yield form_of(own), case.writer.said(sentence, case.writer.name(name))


def _masses(case: HintCase) -> set[str]:
    """The graph's symbols that masses of links are made of."""
    robot = case.model.robot
    given = [link.inertia.m for link in robot.links if isinstance(link.inertia.m, Expr)]
    names = {node.value for node in reachable(given) if node.op is SYMBOL}
    parameters = enumerate(robot.symbolic_parameters)
    return {f"p[{k}]" for k, parameter in parameters if parameter.name in names}


def _variant(case: HintCase, truth: Truth | None, sentence: str) -> Iterator[Candidate]:
    form = None if truth is None else case.form(truth, case.place)
    if form is not None and form != case.right:
        yield form, case.writer.said(sentence)


def _coriolis(case: HintCase) -> Iterator[Candidate]:
    if case.truth.name != "C" or case.answer.conditions:
        return

    def gamma(*place: int) -> Harmonics:
        return case.form(case.variants.symbols, place) or Harmonics()

    for form, sentence in coriolis.alternatives(case.model, case.place, gamma):
        yield form, case.writer.said(sentence)


def _whole_factors(case: HintCase) -> Iterator[Candidate]:
    for factor, sentence in (
        (-1, "the overall sign is wrong"),
        (2, "this is twice the correct value: is a factor 1/2 missing?"),
        (0.5, "this is half the correct value: is there an extra factor 1/2?"),
    ):
        yield case.right * Harmonics.constant(factor), case.writer.said(sentence)


def _cross_terms(case: HintCase) -> Iterator[Candidate]:
    """Terms with sines or cosines, and terms of two rates, halved or doubled."""

    def waves(term: Term) -> bool:
        return term[0] != CONSTANT

    def mixed(term: Term) -> bool:
        return sum(name.startswith("qd[") for name, _ in term[1]) > 1

    kinds = ((waves, "with sines and cosines"), (mixed, "with two velocities"))
    for chosen, kind in kinds:
        for factor, mistake in ((0.5, "a factor 2 is missing"), (2, "there is an extra factor 2")):
            changed = _scaled(case.right, Harmonics.constant(factor), chosen)
            yield (
                changed,
                case.writer.said(f"{mistake} in the cross terms, which are those {kind}"),
            )


def _scaled(form: Harmonics, factor: Harmonics, chosen: Callable[[Term], bool]) -> Harmonics:
    own = form_of({term: x for term, x in terms(form).items() if chosen(term)})
    return form - own + own * factor


# -- sines, cosines and names ----------------------------------------------------------------


def _sines_and_cosines(case: HintCase) -> Iterator[Candidate]:
    right = case.right
    swapped = "sin and cos are swapped"
    yield _with_waves(right, lambda wave: (wave[0], not wave[1])), case.writer.said(swapped)
    for name in sorted({name for (angles, _), _ in terms(right) for name, _ in angles}):
        sentence = case.writer.said(f"{swapped} for {{}}", case.writer.name(name))
        yield _complementary(right, name), sentence


def _with_waves(form: Harmonics, change: Callable[[Wave], Wave]) -> Harmonics:
    total = Harmonics()
    for (angles, sine), polynomial in form.terms.items():
        wave = change((angles, sine)) if angles else (angles, sine)
        total += Harmonics({wave: polynomial})
    return total


def _complementary(form: Harmonics, name: str) -> Harmonics:
    """The form with pi/2 - q in place of q, which exchanges cos q and sin q."""
    total = Harmonics()
    for (angles, sine), polynomial in form.terms.items():
        factors = dict(angles)
        turns = factors.get(name, 0)
        if turns:
            factors[name] = -turns
        # cos(x + k pi/2) is cos, -sin, -cos, sin of x; a sine is a cosine a quarter turn before
        k = (turns - sine) % 4
        wave = Harmonics.wave(factors, bool(k % 2))
        sign = Harmonics.constant(-1 if k in (1, 2) else 1)
        total += wave * sign * Harmonics({CONSTANT: polynomial})
    return total


def _other_names(case: HintCase) -> Iterator[Candidate]:
    """A parameter for another one of its unit, joints or rates exchanged."""
    writer, right = case.writer, case.right
    used = {name for _, monomial in terms(right) for name, _ in monomial}
    parameters = {f"p[{k}]": p for k, p in enumerate(case.model.robot.symbolic_parameters)}
    for one, two in permutations(parameters, 2):
        if one in used and parameters[one].unit == parameters[two].unit:
            sentence = writer.said("{} should be {}", writer.name(two), writer.name(one))
            yield _renamed(right, {one: two}), sentence
            if two in used and one < two:
                sentence = writer.said("{} and {} are swapped", writer.name(one), writer.name(two))
                yield _renamed(right, {one: two, two: one}), sentence
    for here, there in permutations(_families(case), 2):
        both = [k for k in here if k in there]
        units = {parameters[x[k]].unit for x in (here, there) for k in both}
        if len(both) > 1 and len(units) == 1:
            few = ", ".join("{}" for _ in both)
            names = (writer.name(x[k]) for x in (there, here) for k in both)
            sentence = writer.said(f"{few} should be {few}", *names)
            yield _renamed(right, {here[k]: there[k] for k in both}), sentence
    for i, j in combinations(range(case.model.robot.nv), 2):
        for arrays in (("q", "qd", "qdd"), ("q",), ("qd",), ("qdd",)):
            swap = {f"{x}[{a}]": f"{x}[{b}]" for x in arrays for a, b in ((i, j), (j, i))}
            names = (writer.name(f"{arrays[0]}[{k}]") for k in (i, j))
            what = "joints {} and {}" if len(arrays) > 1 else "{} and {}"
            yield _renamed(right, swap), writer.said(f"{what} are swapped", *names)


def _families(case: HintCase) -> list[dict[str, str]]:
    """Parameters whose names differ by their number alone, by that number: lc_1, lc_2, lc_3."""
    found: dict[str, dict[str, str]] = {}
    for k in range(len(case.model.robot.symbolic_parameters)):
        base, _, number = case.model.names[f"p[{k}]"].rpartition("_")
        found.setdefault(base, {})[number] = f"p[{k}]"
    return list(found.values())


def _renamed(form: Harmonics, names: Mapping[str, str]) -> Harmonics:
    total = Harmonics()
    for (angles, sine), polynomial in form.terms.items():
        wave = Harmonics.wave({names.get(x, x): k for x, k in angles}, sine)
        for monomial, x in polynomial.items():
            powers: dict[str, int] = {}
            for name, exponent in monomial:
                powers[names.get(name, name)] = powers.get(names.get(name, name), 0) + exponent
            total += wave * Harmonics({CONSTANT: {tuple(sorted(powers.items())): x}})
    return total


# -- one term in the wrong place -------------------------------------------------------------


def _misplaced(case: HintCase) -> Iterator[TextAndLatex]:
    """A term that is missing at one wave and extra at another one."""
    difference = case.found.difference.terms
    if len(difference) != 2:
        return
    (one, left), (two, right) = difference.items()
    negative = {monomial: -x for monomial, x in right.items()}
    if left != negative and left != right:
        return
    given = case.found.answer.terms
    if one in given and two not in given:
        one, two = two, one
    if one in given or two not in given:
        return
    belongs, stands = (Harmonics({wave: {(): Fraction(1)}}) for wave in (one, two))
    sentence = "sin and cos are swapped: {} should be {}" if one[0] == two[0] else "{} should be {}"
    if left == right:
        sentence += ", with the opposite sign"
    yield case.writer.said(sentence, stands, belongs)
