"""Formulas for people: numbers, symbols, sums, products of powers, and functions.

    -l_1 (m_1 + m_2) cos(q_1)^2 / 2     a Product: the number -1/2 times three powers

A formula stays as it was built. Only what no reader would write is simplified: equal terms of a
sum and equal bases of a product are joined, numbers are multiplied, a number times a single sum is
multiplied out, signs leave sines and cosines. Nothing is expanded or factored. Formulas are equal
if they have the same terms and factors, in any order.

`SymbolicFormula.to_sympy` returns the same in SymPy, which accepts formulas as operands.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product as places
from typing import Any, NoReturn

from symdyn.errors import FunctionError
from symdyn.graph.evaluate import evaluate
from symdyn.graph.expr import SYMBOL, Expr, reachable
from symdyn.graph.leaves import Number
from symdyn.lie.semidefinite import NO_CLOSED_FORM

Power = tuple["SymbolicFormula", int | Fraction]
"""A base and its exponent."""
Substitution = Mapping[Any, "SymbolicFormula"]
"""Parts of formulas, mostly symbols, and what replaces them."""


class SymbolicFormula(ABC):
    """A formula; operators join formulas and numbers."""

    __slots__ = ("_hash", "key")

    key: tuple[Any, ...]
    """What two equal formulas share."""

    def _set_key(self, *key: Any) -> None:
        self.key = (type(self).__name__, *key)
        self._hash = hash(self.key)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SymbolicFormula):
            return isinstance(other, (int, float, Fraction)) and self == Constant(other)
        return self is other or (self._hash == other._hash and self.key == other.key)

    def __hash__(self) -> int:
        return self._hash

    def __add__(self, other: SymbolicFormula | Number) -> SymbolicFormula:
        return add([self, as_formula(other)])

    def __radd__(self, other: Number) -> SymbolicFormula:
        return add([as_formula(other), self])

    def __sub__(self, other: SymbolicFormula | Number) -> SymbolicFormula:
        return add([self, -as_formula(other)])

    def __rsub__(self, other: Number) -> SymbolicFormula:
        return add([as_formula(other), -self])

    def __neg__(self) -> SymbolicFormula:
        return multiply([MINUS_ONE, self])

    def __mul__(self, other: SymbolicFormula | Number) -> SymbolicFormula:
        return multiply([self, as_formula(other)])

    def __rmul__(self, other: Number) -> SymbolicFormula:
        return multiply([as_formula(other), self])

    def __truediv__(self, other: SymbolicFormula | Number) -> SymbolicFormula:
        return multiply([self, power(as_formula(other), -1)])

    def __rtruediv__(self, other: Number) -> SymbolicFormula:
        return multiply([as_formula(other), power(self, -1)])

    def __pow__(self, exponent: int | Fraction) -> SymbolicFormula:
        return power(self, exponent)

    def __abs__(self) -> SymbolicFormula:
        return call("abs", self)

    # Functions by the names that `scalar.py` asks for.

    def sin(self) -> SymbolicFormula:
        """Return the sine."""
        return call("sin", self)

    def cos(self) -> SymbolicFormula:
        """Return the cosine."""
        return call("cos", self)

    def sqrt(self) -> SymbolicFormula:
        """Return the square root."""
        return power(self, Fraction(1, 2))

    def sign(self) -> SymbolicFormula:
        """Return the sign: -1, 0 or 1."""
        return call("sign", self)

    def tanh(self) -> SymbolicFormula:
        """Return the hyperbolic tangent."""
        return call("tanh", self)

    def atan2(self, x: SymbolicFormula | Number) -> SymbolicFormula:
        """Return the angle of the point (x, self)."""
        return call("atan2", self, as_formula(x))

    def select(
        self, yes: SymbolicFormula | Number, no: SymbolicFormula | Number
    ) -> SymbolicFormula:
        """Return `yes` where this is positive, else `no`."""
        return call("select", self, as_formula(yes), as_formula(no))

    def factors_of(self, A: Sequence[Sequence[Any]]) -> NoReturn:
        """Reject the equations of `lie/semidefinite.py`."""
        raise FunctionError(NO_CLOSED_FORM)

    # Parts.

    @property
    def parts(self) -> tuple[SymbolicFormula, ...]:
        """The formulas that this one is made of."""
        return ()

    @property
    def coefficient(self) -> Number:
        """The number in front: -1/2 of -x/2."""
        return 1

    @property
    def powers(self) -> tuple[Power, ...]:
        """The factors, without the coefficient."""
        return ((self, 1),)

    @property
    def terms(self) -> tuple[SymbolicFormula, ...]:
        """The terms of a sum; of other formulas the formula itself."""
        return (self,)

    @property
    def symbols(self) -> set[Symbol]:
        """The symbols that occur in the formula."""
        return {symbol for part in self.parts for symbol in part.symbols}

    @property
    def numbers(self) -> Iterator[Number]:
        """The numbers that are written in the formula, exponents excepted."""
        for part in self.parts:
            yield from part.numbers

    def substitute(self, values: Substitution) -> SymbolicFormula:
        """Replace whole parts of the formula by others."""
        return values[self] if self in values else self.rebuild(lambda x: x.substitute(values))

    def rebuild(self, change: Callable[[SymbolicFormula], SymbolicFormula]) -> SymbolicFormula:
        """Build the formula again from changed parts."""
        return self

    def change_numbers(
        self, change: Callable[[Number], Number], distribute: bool
    ) -> SymbolicFormula:
        """Replace numbers; `distribute` multiplies new numbers into single sums."""
        return self.rebuild(lambda part: part.change_numbers(change, distribute))

    def __repr__(self) -> str:
        powers = [f"{x}" if e == 1 else f"{x}^{e}" for x, e in self.powers]
        return "*".join(([] if self.coefficient == 1 else [f"{self.coefficient}"]) + powers)

    @abstractmethod
    def to_sympy(self) -> Any:
        """Return the same formula as a SymPy expression."""

    def _sympy_(self) -> Any:
        return self.to_sympy()


class Constant(SymbolicFormula):
    """A number: whole, a fraction, or a float."""

    __slots__ = ("value",)

    def __init__(self, value: Number) -> None:
        if isinstance(value, Fraction) and value.denominator == 1:
            value = int(value)
        self.value = value
        self._set_key(isinstance(value, float), value)

    @property
    def coefficient(self) -> Number:
        return self.value

    @property
    def powers(self) -> tuple[Power, ...]:
        return ()

    def __repr__(self) -> str:
        return f"{self.value}"

    @property
    def numbers(self) -> Iterator[Number]:
        yield self.value

    def change_numbers(
        self, change: Callable[[Number], Number], distribute: bool
    ) -> SymbolicFormula:
        return Constant(change(self.value))

    def to_sympy(self) -> Any:
        return _sympy_number(self.value)


class Symbol(SymbolicFormula):
    """A symbol, by its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name
        self._set_key(name)

    def __repr__(self) -> str:
        return self.name

    @property
    def symbols(self) -> set[Symbol]:
        return {self}

    def to_sympy(self) -> Any:
        import sympy

        return sympy.Symbol(self.name)


class Sum(SymbolicFormula):
    """Two terms or more. Build sums by `add`."""

    __slots__ = ("_terms",)

    def __init__(self, terms: Iterable[SymbolicFormula]) -> None:
        self._terms = tuple(terms)
        self._set_key(frozenset(self._terms))

    def __repr__(self) -> str:
        return f"({' + '.join(map(repr, self._terms))})"

    @property
    def terms(self) -> tuple[SymbolicFormula, ...]:
        return self._terms

    @property
    def parts(self) -> tuple[SymbolicFormula, ...]:
        return self._terms

    def rebuild(self, change: Callable[[SymbolicFormula], SymbolicFormula]) -> SymbolicFormula:
        changed = [change(term) for term in self._terms]
        same = all(a is b for a, b in zip(changed, self._terms, strict=True))
        return self if same else add(changed)

    def to_sympy(self) -> Any:
        import sympy

        return sympy.Add(*(term.to_sympy() for term in self._terms))


class Product(SymbolicFormula):
    """A number times powers. Build products by `multiply`, `scale` and `power`."""

    __slots__ = ("_coefficient", "_powers")

    def __init__(self, coefficient: Number, powers: Iterable[Power]) -> None:
        self._coefficient = Constant(coefficient)
        self._powers = tuple(powers)
        self._set_key(self._coefficient, frozenset(self._powers))

    @property
    def coefficient(self) -> Number:
        return self._coefficient.value

    @property
    def powers(self) -> tuple[Power, ...]:
        return self._powers

    @property
    def parts(self) -> tuple[SymbolicFormula, ...]:
        return tuple(base for base, _ in self._powers)

    @property
    def numbers(self) -> Iterator[Number]:
        yield self.coefficient
        yield from super().numbers

    def rebuild(self, change: Callable[[SymbolicFormula], SymbolicFormula]) -> SymbolicFormula:
        changed = [change(base) for base, _ in self._powers]
        if all(a is b for a, (b, _) in zip(changed, self._powers, strict=True)):
            return self
        pairs = zip(changed, self._powers, strict=True)
        return multiply([self._coefficient, *(power(base, e) for base, (_, e) in pairs)])

    def change_numbers(
        self, change: Callable[[Number], Number], distribute: bool
    ) -> SymbolicFormula:
        number = Constant(change(self.coefficient))
        changed = [power(x.change_numbers(change, distribute), e) for x, e in self._powers]
        if distribute and isinstance(number.value, float):
            return multiply([number, *changed])
        whole = multiply(changed)
        return scale(number.value * whole.coefficient, scale(1, whole, bare=True))

    def to_sympy(self) -> Any:
        import sympy

        powers = [
            base.to_sympy() if exponent == 1 else base.to_sympy() ** _sympy_number(exponent)
            for base, exponent in self._powers
        ]
        if self.coefficient == 1 and len(powers) == 1:
            return powers[0]
        number = _sympy_number(self.coefficient)
        # SymPy would multiply a number into a single sum.
        return sympy.Mul(number, *powers, evaluate=len(powers) != 1)


class Call(SymbolicFormula):
    """A function of formulas: sin, cos, tanh, sign, abs, atan2, select. Build it by `call`."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, arguments: Sequence[SymbolicFormula]) -> None:
        self.name = name
        self.arguments = tuple(arguments)
        self._set_key(name, self.arguments)

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(map(repr, self.arguments))})"

    @property
    def parts(self) -> tuple[SymbolicFormula, ...]:
        return self.arguments

    def rebuild(self, change: Callable[[SymbolicFormula], SymbolicFormula]) -> SymbolicFormula:
        changed = [change(argument) for argument in self.arguments]
        same = all(a is b for a, b in zip(changed, self.arguments, strict=True))
        return self if same else call(self.name, *changed)

    def to_sympy(self) -> Any:
        import sympy

        arguments = [argument.to_sympy() for argument in self.arguments]
        if self.name == "select":
            test, yes, no = arguments
            return sympy.Piecewise((yes, test > 0), (no, True))
        return getattr(sympy, {"abs": "Abs"}.get(self.name, self.name))(*arguments)


ZERO, ONE, MINUS_ONE = Constant(0), Constant(1), Constant(-1)


# -- building ----------------------------------------------------------------------------------


def as_formula(value: SymbolicFormula | Number) -> SymbolicFormula:
    """Return a number as a formula; formulas stay."""
    return value if isinstance(value, SymbolicFormula) else Constant(value)


def add(terms: Iterable[SymbolicFormula]) -> SymbolicFormula:
    """Add formulas; equal terms are joined."""
    total: Number = 0
    joined: dict[SymbolicFormula, Number] = {}
    for formula in terms:
        for term in formula.terms:
            if isinstance(term, Constant):
                total += term.value
                continue
            bare = scale(1, term, bare=True)
            joined[bare] = joined.get(bare, 0) + term.coefficient
    found = [scale(number, bare) for bare, number in joined.items() if number]
    if total:
        found.insert(0, Constant(total))
    if len(found) == 1:
        return found[0]
    if any(isinstance(one, Sum) for one in found):
        return add(found)
    return Sum(found) if found else ZERO


def scale(number: Number, formula: SymbolicFormula, bare: bool = False) -> SymbolicFormula:
    """Put a number in front of a formula; of a `bare` one the number that it has goes.

    Unlike `multiply` this leaves a sum in brackets.
    """
    number = number if bare else number * formula.coefficient
    if number == 0:
        return ZERO
    powers = formula.powers
    if not powers:
        return Constant(number)
    if number == 1 and not isinstance(number, float):
        ((base, exponent), *others) = powers
        if not others and exponent == 1:
            return base
    return Product(number, powers)


def multiply(factors: Sequence[SymbolicFormula]) -> SymbolicFormula:
    """Multiply formulas; equal bases are joined, and a number times a single sum is a sum."""
    number: Number = 1
    exponents: dict[SymbolicFormula, int | Fraction] = {}
    for factor in factors:
        number *= factor.coefficient
        for base, exponent in factor.powers:
            exponents[base] = exponents.get(base, 0) + exponent
    if number == 0:
        return ZERO
    number = Constant(number).value
    powers = [(base, exponent) for base, exponent in exponents.items() if exponent]
    if len(powers) == 1 and powers[0][1] == 1 and isinstance(powers[0][0], Sum):
        return _times_sum(number, powers[0][0], factors)
    if not powers:
        return Constant(number)
    return scale(number, Product(1, powers))


def _times_sum(
    number: Number, whole: SymbolicFormula, factors: Sequence[SymbolicFormula]
) -> SymbolicFormula:
    """A number times a single sum; a sum that had a number in front stays in its brackets."""
    if number == 1:
        return whole
    if isinstance(number, float):
        return add([multiply([Constant(number), term]) for term in whole.terms])
    if len(factors) == 2 and any(x.powers and x.coefficient != 1 for x in factors):
        return scale(number, whole)
    return add([scale(number, term) for term in whole.terms])


def power(base: SymbolicFormula, exponent: int | Fraction) -> SymbolicFormula:
    """Raise a formula to a rational power."""
    if isinstance(exponent, Fraction) and exponent.denominator == 1:
        exponent = int(exponent)
    if exponent == 0:
        return ONE
    if exponent == 1:
        return base
    if isinstance(base, Constant):
        return _power_of_number(base, exponent)
    if isinstance(exponent, int):
        if isinstance(base, Product):
            raised = [(x, e * exponent) for x, e in base.powers]
            return scale(_raised(base.coefficient, exponent), Product(1, raised))
        return Product(1, ((base, exponent),))
    if base.coefficient > 0 and base.coefficient != 1:
        root = _power_of_number(Constant(base.coefficient), exponent)
        return multiply([root, power(scale(1, base, bare=True), exponent)])
    return Product(1, ((base, exponent),))


def _power_of_number(base: Constant, exponent: int | Fraction) -> SymbolicFormula:
    value = base.value
    if isinstance(exponent, int) or isinstance(value, float):
        return Constant(_raised(value, exponent))
    if exponent.denominator == 2 and value >= 0:
        above, below = (math.isqrt(x) for x in Fraction(value).as_integer_ratio())
        if Fraction(above * above, below * below) == value:
            return power(Constant(Fraction(above, below)), exponent.numerator)
    return Product(1, ((base, exponent),))


def _raised(value: Number, exponent: int | Fraction) -> Number:
    exact = Fraction(value) if isinstance(value, int) else value
    raised: Number = exact**exponent
    return raised


def call(name: str, *arguments: SymbolicFormula) -> SymbolicFormula:
    """Apply a function; sines and cosines of negative arguments lose the sign."""
    (first, *_) = arguments
    if name in ("sin", "cos"):
        if first == 0:
            return ZERO if name == "sin" else ONE
        if isinstance(first, Constant) and isinstance(first.value, float):
            return Constant(getattr(math, name)(first.value))
        if is_negative(first):
            positive = Call(name, [add([scale(-1, term) for term in first.terms])])
            return scale(-1 if name == "sin" else 1, positive)
    return Call(name, arguments)


def is_negative(formula: SymbolicFormula) -> bool:
    """Whether a formula would be written with a minus: most of its terms, or the first by name."""
    if not isinstance(formula, Sum):
        return formula.coefficient < 0
    signs = [1 if is_negative(term) else -1 for term in formula.terms]
    if sum(signs):
        return sum(signs) > 0
    first = min(formula.terms, key=lambda term: sorted(symbol.name for symbol in term.symbols))
    return is_negative(first)


def content(formula: SymbolicFormula) -> tuple[Number, SymbolicFormula]:
    """The positive rational number that every term has in front, and what it leaves.

    >>> a, b = Symbol("a"), Symbol("b")
    >>> content(4 * a - 6 * b)
    (2, (2*a + -3*b))
    """
    if isinstance(formula, Constant):
        if isinstance(formula.value, float):
            return 1, formula
        negative = formula.value < 0
        return (-formula.value, MINUS_ONE) if negative else (formula.value, ONE)
    if isinstance(formula, Sum):
        terms = [scale(*content(term)) for term in formula.terms]
        numbers = [1 if isinstance(x.coefficient, float) else x.coefficient for x in terms]
        whole = common_number(numbers)
        return whole, add([scale(1 / Fraction(whole), term) for term in terms])
    if isinstance(formula, Product):
        number, sign = content(Constant(formula.coefficient))
        factors = [sign]
        for base, exponent in formula.powers:
            own, rest = content(base) if isinstance(exponent, int) else (1, base)
            number *= _raised(own, exponent)
            factors.append(power(rest, exponent))
        return Constant(number).value, multiply(factors)
    return 1, formula


def common_number(numbers: Sequence[int | Fraction]) -> int | Fraction:
    """The largest positive number of which all of these are whole multiples."""
    fractions = [Fraction(x) for x in numbers]
    above = math.gcd(*(x.numerator for x in fractions))
    below = math.lcm(*(x.denominator for x in fractions))
    found = Constant(Fraction(above, below)).value
    assert not isinstance(found, float)
    return found


def expand(formula: SymbolicFormula) -> SymbolicFormula:
    """Multiply out products and powers of sums.

    >>> a, b = Symbol("a"), Symbol("b")
    >>> expand((a + b) * (a - b))
    (a^2 + -1*b^2)
    """
    if isinstance(formula, Sum):
        return add(map(expand, formula.terms))
    found: list[SymbolicFormula] = [Constant(formula.coefficient)]
    for base, exponent in formula.powers:
        own = expand(base) if isinstance(base, Sum) else base
        times = exponent if isinstance(exponent, int) and exponent > 0 else 1
        factors = own.terms if times == exponent else (power(own, exponent),)
        for _ in range(times):
            found = list(add(multiply([x, y]) for x in found for y in factors).terms)
    return add(found)


def expand_angles(formula: SymbolicFormula) -> SymbolicFormula:
    """Write sines and cosines of sums and of multiples as products, by the addition theorems."""
    changed = formula.rebuild(expand_angles)
    if isinstance(changed, Call) and changed.name in ("sin", "cos"):
        return _sine_and_cosine(changed.arguments[0])[changed.name == "cos"]
    return changed


def _sine_and_cosine(angle: SymbolicFormula) -> tuple[SymbolicFormula, SymbolicFormula]:
    """The sine and the cosine of an angle, in sines and cosines of its symbols."""
    if isinstance(angle, Sum):
        first, *rest = sorted(angle.terms, key=_place_of_angle)
        s1, c1 = _sine_and_cosine(first)
        s2, c2 = _sine_and_cosine(add(rest))
        return s1 * c2 + s2 * c1, c1 * c2 - s1 * s2
    number, bare = angle.coefficient, scale(1, angle, bare=True)
    s, c = call("sin", bare), call("cos", bare)
    if not isinstance(number, int) or isinstance(angle, Constant):
        return call("sin", angle), call("cos", angle)
    sine, cosine = _multiple_angle(abs(number), s, c)
    return (sine if number > 0 else -sine), cosine


def _place_of_angle(term: SymbolicFormula) -> tuple[bool, Any, list[str]]:
    names = sorted(symbol.name for symbol in term.symbols)
    return not isinstance(term, Symbol), term.coefficient, names


def _multiple_angle(
    n: int, s: SymbolicFormula, c: SymbolicFormula
) -> tuple[SymbolicFormula, SymbolicFormula]:
    """sin(n a) and cos(n a) as polynomials: T_n(x) and U_n(x) of Chebyshev.

    cos(n a) = T_n(c),    sin(n a) = +-T_n(s) for odd n,  +-c U_(n-1)(s) for even n
    """
    if n % 2:
        sine = multiply([Constant((-1) ** ((n - 1) // 2)), _chebyshev(n, s, 1)])
    else:
        terms = _chebyshev(n - 1, s, 2).terms
        sine = add([multiply([Constant((-1) ** (n // 2 - 1)), c, term]) for term in terms])
    return sine, _chebyshev(n, c, 1)


def _chebyshev(n: int, x: SymbolicFormula, kind: int) -> SymbolicFormula:
    """T_n or U_n, expanded, by p_(n+1) = 2 x p_n - p_(n-1)."""
    before: dict[int, int] = {0: 1}
    now: dict[int, int] = {1: kind}
    for _ in range(n - 1):
        after = {e + 1: 2 * value for e, value in now.items()}
        for e, value in before.items():
            after[e] = after.get(e, 0) - value
        before, now = now, after
    return add([multiply([Constant(value), power(x, e)]) for e, value in now.items() if value])


# -- from the graph and to SymPy -----------------------------------------------------------------


def formulas_of(
    nodes: Sequence[Expr], symbol: Callable[[str], SymbolicFormula] = Symbol
) -> list[SymbolicFormula]:
    """The formulas of graph nodes, as they were derived."""
    values = {node: symbol(node.value) for node in reachable(nodes) if node.op is SYMBOL}
    return [as_formula(x) for x in evaluate(nodes, values, Constant)]


def _sympy_number(value: Number) -> Any:
    import sympy

    if isinstance(value, Fraction):
        return sympy.Rational(value.numerator, value.denominator)
    return sympy.Integer(value) if isinstance(value, int) else sympy.Float(value)


@dataclass(frozen=True)
class FormulaArray:
    """Formulas in an array of any number of indices, row-major."""

    shape: tuple[int, ...]
    entries: tuple[SymbolicFormula, ...]

    def __getitem__(self, place: int | tuple[int, ...]) -> SymbolicFormula:
        at = 0
        for k, size in zip((place,) if isinstance(place, int) else place, self.shape, strict=True):
            at = at * size + k
        return self.entries[at]

    def __iter__(self) -> Iterator[SymbolicFormula]:
        return iter(self.entries)

    @property
    def symbols(self) -> set[Symbol]:
        """The symbols that occur in the entries."""
        return {symbol for entry in self.entries for symbol in entry.symbols}

    def map(self, change: Callable[[SymbolicFormula], SymbolicFormula]) -> FormulaArray:
        """Change every entry."""
        return FormulaArray(self.shape, tuple(map(change, self.entries)))

    def reorder(self, order: Sequence[int]) -> FormulaArray:
        """Permute the indices: index k of the result is index order[k] of this array."""
        shape = tuple(self.shape[k] for k in order)
        entries = []
        for place in places(*map(range, shape)):
            own = dict(zip(order, place, strict=True))
            entries.append(self[tuple(own[k] for k in range(len(own)))])
        return FormulaArray(shape, tuple(entries))

    @cached_property
    def is_symmetric(self) -> bool:
        """Whether this is a square matrix with equal entries on both sides of the diagonal."""
        n = self.shape[0]
        return self.shape == (n, n) and all(
            self[i, j] == self[j, i] for i in range(n) for j in range(i)
        )

    def to_sympy(self) -> Any:
        """A column, a matrix or an array of SymPy."""
        import sympy

        entries = [entry.to_sympy() for entry in self.entries]
        if len(self.shape) <= 2:
            rows, columns = (*self.shape, 1)[:2]
            return sympy.Matrix(rows, columns, entries)
        return sympy.ImmutableDenseNDimArray(entries, self.shape)
