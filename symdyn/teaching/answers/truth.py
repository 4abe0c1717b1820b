"""What is right: the quantities that an answer may be about, as a derivation computes them.

Besides the quantities of `derive --quantity` there are the energies of single links, T_i and U_i
(PBP95 eqs. 39, 58), and, since C is that of the Christoffel symbols,

    Mdot = C + C^T,      N = Mdot - 2C = C^T - C

Cqd is C times qd, which some books have a letter for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from typing import Any

from symdyn.errors import FunctionError
from symdyn.formulations.matrices.lagrange import Lagrange, block_matrices
from symdyn.graph import Expr, Graph
from symdyn.support.matching import suggestion
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.notations.books import BookSymbol, others
from symdyn.teaching.quantities import (
    BLOCKS,
    COMMON,
    EXPLAINED,
    OPERATORS,
    RESULTS,
    operator_matrix,
    row_of,
)

Place = tuple[int, ...]
"""The indices of an entry, from one."""

RATE, SKEW, FORCES = "Mdot", "N", "Cqd"
_OF_CORIOLIS = (RATE, SKEW, FORCES)
LINKS = {"T": "kinetic", "U": "potential"}
"""The energies that links have of their own: T_1 is the kinetic energy of link 1."""
_ABOUT = {
    "A": "PBP95's block matrix of joint screws",
    "L": "PBP95's block matrix of the kinematics",
    "D": "PBP95's block matrix of link inertias",
    SKEW: "Mdot - 2C",
    FORCES: "C times qd",
}
_INSTEAD = {"L": "the Lagrangian is not a quantity of symdyn; give T and U"}
"""What to write if every book uses the symbol for something else."""
_ENERGY = re.compile(r"([TU])_?(\d{1,3})", re.ASCII)


@dataclass(frozen=True)
class Truth:
    """A quantity as a function of `inputs`: nodes of one graph, row-major.

    `letter` is what a book calls it; `note` says what it is where books call another one so.
    """

    name: str
    shape: tuple[int, ...]
    nodes: tuple[Expr, ...]
    inputs: tuple[str, ...]
    letter: BookSymbol | None = None
    note: str = ""

    @property
    def row(self) -> str:
        """The quantity of the table that it is computed from."""
        return "C" if self.name in _OF_CORIOLIS else self.name

    @property
    def places(self) -> Iterator[Place]:
        """The indices of all entries, row-major."""
        return product(*(range(1, size + 1) for size in self.shape))

    def node(self, place: Place) -> Expr:
        """One entry."""
        index = 0
        for k, size in zip(place, self.shape, strict=True):
            index = index * size + k - 1
        return self.nodes[index]

    def label(self, place: Place) -> str:
        """What an entry is called: M[1,2]; the whole if there are no indices."""
        name = self.letter.text if self.letter else self.name
        place = self.letter.place(place) if self.letter else place
        return f"{name}[{','.join(map(str, place))}]" if place else name

    @property
    def size(self) -> str:
        """How many entries there are, in words."""
        shape = " x ".join(map(str, self.shape)) or "one number"
        return f"{self.label(())} is {shape}"


def is_known(model: ClosedForms, name: str) -> bool:
    """Whether there is a quantity of this name."""
    own = (*_OF_CORIOLIS, *BLOCKS, *OPERATORS, *EXPLAINED)
    return name in own or row_of(name, model.robot) is not None or _energy(model, name) is not None


def note(model: ClosedForms, name: str, with_books: bool = True) -> str:
    """What a quantity is, if its letter is usual for another one, `with_books` in some book."""
    books = others(name) if with_books else {}
    instead = _INSTEAD.get(name) or (cure(books) if books else "")
    if not instead:
        return ""
    row = row_of(name, model.robot)
    about = _ABOUT.get(name) or (row.outputs[0].about if row else "another quantity")
    return f"{name} is {about}; {instead}"


def may_be_anothers(model: ClosedForms, about: Truth) -> bool:
    """Whether some book has the letter for another quantity with as many indices."""
    for letter in others(about.name).values():
        with suppress(FunctionError):  # robots do not have every quantity
            if len(truth(model, letter.ours).shape) == len(about.shape):
                return True
    return False


def cure(books: Mapping[str, BookSymbol]) -> str:
    """What to write instead of a symbol that these books use."""
    what = {f"for the {letter.about} write {letter.ours}": None for letter in books.values()}
    return f"{', '.join(what)}, or use --notation {' or '.join(books)}"


def truth(model: ClosedForms, name: str) -> Truth:
    """The quantity of this name."""
    if name in EXPLAINED:
        raise FunctionError(f"{name} is a derivation, not a formula; --check compares formulas")
    if name in BLOCKS or name in OPERATORS:
        graph = Graph()
        robot, q = model.on(graph)
        if name in BLOCKS:
            return _matrix(name, graph, block_matrices(robot, q)[BLOCKS.index(name)], ("q",))
        return _matrix(name, graph, operator_matrix(robot, q, name), ("q",))
    if name in _OF_CORIOLIS:
        return _of_coriolis(model, name)
    if row_of(name, model.robot) is None and (link := _energy(model, name)) is not None:
        return _energy_of(model, name[0], link)
    if row_of(name, model.robot) is None:
        formulas = [x for x in (*COMMON, *RESULTS, *_OF_CORIOLIS) if x not in EXPLAINED]
        known = dict.fromkeys((*formulas, *BLOCKS, *OPERATORS))
        raise FunctionError(f"no quantity is called {name!r}{suggestion(name, known)}")
    program = model.program(name)
    if len(program.outputs) > 1:
        outputs = ", ".join(array.name for array in program.outputs)
        raise FunctionError(f"{name} has several results ({outputs}), which --check cannot compare")
    (output,) = program.outputs
    inputs = tuple(array.name for array in program.inputs)
    return Truth(output.name, tuple(output.shape), tuple(output.elements), inputs)


def _matrix(
    name: str, graph: Graph, rows: Sequence[Sequence[Any]], inputs: tuple[str, ...]
) -> Truth:
    nodes = tuple(graph.constant(x) for row in rows for x in row)
    return Truth(name, (len(rows), len(rows[0])), nodes, inputs)


def _of_coriolis(model: ClosedForms, name: str) -> Truth:
    C = truth(model, "C")
    n = C.shape[0]
    rows = [C.nodes[n * k : n * k + n] for k in range(n)]
    graph = C.nodes[0].graph
    if name == FORCES:
        rates = [graph.symbol(f"qd[{j}]") for j in range(n)]
        forces = (sum(x * v for x, v in zip(row, rates, strict=True)) for row in rows)
        return Truth(name, (n,), tuple(graph.constant(x) for x in forces), C.inputs)
    sign = 1 if name == RATE else -1
    total = [[rows[j][i] + rows[i][j] * sign for j in range(n)] for i in range(n)]
    return _matrix(name, graph, total, C.inputs)


def _energy(model: ClosedForms, name: str) -> int | None:
    """The number of the link whose energy it is."""
    found = _ENERGY.fullmatch(name)
    if found is None or not 1 <= int(found[2]) <= len(model.robot.links):
        return None
    return int(found[2])


def _energy_of(model: ClosedForms, letter: str, link: int) -> Truth:
    graph = Graph()
    robot, q = model.on(graph)
    run = Lagrange(robot, q)
    qd = [graph.symbol(f"qd[{k}]") for k in range(robot.nv)]
    kinetic = LINKS[letter] == "kinetic"
    parts = run.kinetic_energies(qd) if kinetic else run.potential_energies
    node = graph.constant(parts[link - 1])
    return Truth(f"{letter}_{link}", (), (node,), ("q", "qd") if kinetic else ("q",))
