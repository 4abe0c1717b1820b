"""Values that a derivation computed, as quantities of a step: in normal form, where they have one.

The values are nodes of one graph, on which the derivation ran. Nothing is derived again here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from symdyn.graph import Expr, Graph, reachable, substitute_named_nodes
from symdyn.graph.formulas import Symbol
from symdyn.graph.normal.harmonics import (
    Harmonics,
    NoNormalForm,
    TooManyTerms,
    normal_forms,
)
from symdyn.graph.normal.reciprocals import ONE_OVER, Reciprocals, cancel_reciprocals
from symdyn.lie import SE3, pair_to_vector
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.steps.formulas import formula
from symdyn.teaching.steps.parts import ComputedQuantity, QuantityEntry
from symdyn.teaching.typesetting import TextAndLatex

MOST_TERMS = 40
"""Entries of more terms are counted, not written."""
MOST_IN_ALL, FEW = 240, 4
"""Of a quantity that has more terms than this in all, only entries of few terms are written."""
MOST_FOLDED = 400
"""Entries that are too long to read are folded if they have no more terms than this in all."""
MOST_WORK = 10_000
"""Quantities whose normal forms take more multiplications are not even counted."""
MOST_NODES = 4_000
"""Nor are those of larger graphs."""
MOST_NODES_SHOWN = 60
"""Quotients of larger graphs, which have no normal form, are not written."""


class QuantityWriter:
    """Writes the values of one derivation of a robot on one graph.

    `latex_names` are the LaTeX of the robot's symbols, if it is not the model's.
    """

    def __init__(self, model: ClosedForms, latex_names: Mapping[Any, str] | None = None) -> None:
        self.model = model
        self.latex_names = dict(model.latex_names if latex_names is None else latex_names)
        self.graph = Reciprocals()
        self.robot, self.q = model.on(self.graph)
        self.names: dict[Expr, str] = {}

    def rates(self, name: str) -> list[Expr]:
        """The symbols of qd, qdd or tau."""
        return [self.graph.symbol(f"{name}[{k}]") for k in range(self.robot.nv)]

    def forms(self, values: Iterable[Any]) -> list[Harmonics] | None:
        """Normal forms of values; None where there are none, or where they are too large."""
        try:
            return self._forms([self.graph.constant(x) for x in values])
        except (NoNormalForm, TooManyTerms):
            return None

    def _forms(self, nodes: Sequence[Expr]) -> list[Harmonics]:
        if len(reachable(nodes)) > MOST_NODES:
            raise TooManyTerms
        return [
            cancel_reciprocals(x) for x in normal_forms(nodes, units=self._units, limit=MOST_WORK)
        ]

    def entries(self, values: Iterable[Any]) -> tuple[QuantityEntry, ...]:
        """Values with the numbers of their terms."""
        nodes = self._in_names(values)
        try:
            forms = self._forms(nodes)
        except TooManyTerms:
            return tuple(QuantityEntry(None, None) for _ in nodes)
        except NoNormalForm:
            return tuple(self._quotient(node) for node in nodes)
        return self._written(forms)

    def _in_names(self, values: Iterable[Any]) -> list[Expr]:
        """Nodes of values, in terms of those that have names."""
        nodes = [self.graph.constant(x) for x in values]
        if not self.names:
            return nodes
        shown = Graph()
        known = [self.names.get(node) for node in nodes]
        steps = substitute_named_nodes(shown, nodes, self.names)
        pairs = zip(known, steps, strict=True)
        return [shown.symbol(name) if name else node for name, node in pairs]

    def form_in_names(self, value: Any) -> Harmonics | None:
        """The normal form of a value, in terms of those that have names."""
        try:
            return self._forms(self._in_names([value]))[0]
        except (NoNormalForm, TooManyTerms):
            return None

    @property
    def _units(self) -> tuple[tuple[str, ...], ...]:
        return self.robot.unit_symbols()

    def _quotient(self, node: Expr) -> QuantityEntry:
        """What has no normal form, as it was derived, if it is short."""
        if len(reachable([node])) > MOST_NODES_SHOWN:
            return QuantityEntry(None, None)
        (value,) = self.model.written([node])
        ones = [x for x in value.symbols if x.name.startswith(ONE_OVER)]
        whole = {x: 1 / self.model.symbol(x.name.removeprefix(ONE_OVER)) for x in ones}
        return QuantityEntry(self.model.shown(value.substitute(whole)))

    def _written(self, forms: Sequence[Harmonics]) -> tuple[QuantityEntry, ...]:
        """Normal forms as entries; long ones are only counted."""
        most = MOST_TERMS if sum(form.size for form in forms) <= MOST_IN_ALL else FEW
        short = [form for form in forms if form.size <= most]
        values = iter(map(self.model.shown, self.model.formulas(short)))
        foldable = sum(form.size for form in forms if form.size > most) <= MOST_FOLDED
        return tuple(
            QuantityEntry(next(values), form.size)
            if form.size <= most
            else QuantityEntry(None, form.size, partial(self._whole, form) if foldable else None)
            for form in forms
        )

    def _whole(self, form: Harmonics) -> Any:
        """The expression of a long normal form."""
        (value,) = self.model.formulas([form])
        return self.model.shown(value)

    # -- quantities ------------------------------------------------------------------------

    def scalar(self, name: str, value: Any) -> ComputedQuantity:
        """A quantity without indices."""
        return self._quantity(name, (), [value])

    def column(self, name: str, values: Iterable[Any], sparse: bool = False) -> ComputedQuantity:
        """A column of any length."""
        every = list(values)
        return self._quantity(name, (len(every),), every, sparse)

    def six(self, name: str, pair: Any) -> ComputedQuantity:
        """A twist or a wrench, angular first."""
        return self.column(name, pair_to_vector(pair))

    def matrix(
        self,
        name: str,
        rows: Sequence[Sequence[Any]],
        sparse: bool = False,
        symmetric: bool = False,
    ) -> ComputedQuantity:
        """A matrix."""
        shape = (len(rows), len(rows[0]))
        flat = [x for row in rows for x in row]
        return self._quantity(name, shape, flat, sparse, symmetric)

    def pose(self, name: str, pose: SE3) -> ComputedQuantity:
        """A 4x4 matrix."""
        return self.matrix(name, pose.matrix())

    def array(self, name: str, values: Sequence[Sequence[Sequence[Any]]]) -> ComputedQuantity:
        """Three indices."""
        shape = (len(values), len(values[0]), len(values[0][0]))
        return self.shaped(name, shape, [x for a in values for b in a for x in b])

    def shaped(self, name: str, shape: tuple[int, ...], values: Iterable[Any]) -> ComputedQuantity:
        """Entries row-major, of any shape."""
        return self._quantity(name, shape, values, sparse=len(shape) > 1)

    def written(
        self, name: str, shape: tuple[int, ...], forms: Iterable[Harmonics], sparse: bool = False
    ) -> ComputedQuantity:
        """A quantity whose normal forms are known already."""
        entries = self._written(list(forms))
        return ComputedQuantity(self._words(name), shape, entries, self.symbols, sparse)

    def over(self, name: str, form: Harmonics, divisor: str) -> ComputedQuantity:
        """A scalar whose numerator is known, over something that has a name."""
        (entry,) = self._written([form])
        if entry.value is not None:
            entry = QuantityEntry(entry.value / Symbol(divisor), entry.terms)
        return ComputedQuantity(self._words(name), (), (entry,), self.symbols)

    def _quantity(
        self,
        name: str,
        shape: tuple[int, ...],
        values: Iterable[Any],
        sparse: bool = False,
        symmetric: bool = False,
    ) -> ComputedQuantity:
        entries = self.entries(values)
        return ComputedQuantity(self._words(name), shape, entries, self.symbols, sparse, symmetric)

    def _words(self, name: str) -> TextAndLatex:
        return TextAndLatex(name, formula(name))

    @property
    def symbols(self) -> dict[Any, str]:
        """LaTeX of the robot's symbols, and of the names given to values."""
        named = {self.model.symbol(name): formula(name) for name in self.names.values()}
        return self.latex_names | named

    def call(self, names: Mapping[Any, str]) -> None:
        """Give names to values; later quantities are written in terms of them.

        If a value has several names, the last one counts: Omega rather than the entry it equals.
        """
        for value, name in names.items():
            node = self.graph.constant(value)
            if node.args:
                self.names[node] = name
