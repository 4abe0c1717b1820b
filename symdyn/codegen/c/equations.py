"""The functions that solve semi-definite equations, in C for each size and in C++ for all of them.

One template has the algorithm (`templates/c/equations.c.j2`, explained in `semidefinite.py`); here
is how the two languages spell types, literals and the number of rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from symdyn.codegen.c.printer import SUFFIX, CPrinter
from symdyn.codegen.module import Number
from symdyn.graph import Program, reachable
from symdyn.graph.expr import FACTORS, LISTS, NULL_PART, SOLUTION
from symdyn.support.templates import render

PIVOT = {"double": 1e-10, "float": 1e-5}
CLEAR = {"double": 1e-7, "float": 1e-3}
NOISE = {"double": 1e-26, "float": 1e-11}
"""Pivots and rows up to this are zero, as in `symdyn/lie/semidefinite.py`; CLEAR ones are not."""

LONGEST_UNROLLED = 18
"""Rows of equations whose loops are unrolled."""

Needed = dict[int, set[str]]
"""What is asked of equations, by their number of rows."""


def equations_of(programs: Iterable[Program]) -> Needed:
    """The equations that programs solve."""
    found: Needed = {}
    for program in programs:
        for node in reachable(program.results):
            if node.op in LISTS:
                rows = node.value if node.op is FACTORS else len(node.args) - 1
                found.setdefault(rows, set()).add(node.op)
    return found


def equations_in_c(number: Number, equations: Needed) -> str:
    """The functions for every number of rows, as far as they are needed."""
    literal = CPrinter(number).number
    f = SUFFIX[number.name]
    return "".join(
        render(
            "c/equations.c.j2",
            n=n,
            last=n - 1,
            of_n=n,
            struct="typedef struct",
            struct_end=f" symdyn_factors{n}",
            factors=f"symdyn_factors{n}",
            head="static ",
            number=number.name,
            zero="0",
            one="1",
            rank=f"({number.name})f->pivots",
            sqrt=f"sqrt{f}",
            fabs=f"fabs{f}",
            using=False,
            pragmas=True,
            unroll_macro=n == min(equations),
            unroll="SYMDYN_UNROLL " if n <= LONGEST_UNROLLED else "",
            smallest=literal(PIVOT[number.name]),
            noise=literal(NOISE[number.name]),
            clear=literal(CLEAR[number.name]),
            limits=(literal(PIVOT[number.name]), literal(NOISE[number.name])),
            solve=SOLUTION in equations[n],
            null_part=NULL_PART in equations[n],
        )
        for n in sorted(equations)
    )


def equations_in_cpp(equations: Needed) -> str:
    """Templates over the scalar and the number of rows; empty if there are no equations."""
    if not equations:
        return ""
    wanted = set().union(*equations.values())
    return render(
        "c/equations.c.j2",
        n="n",
        last="n - 1",
        of_n="",
        struct="template <typename Scalar, int n>\nstruct symdyn_factors",
        struct_end="",
        factors="symdyn_factors<Scalar, n>",
        head="template <typename Scalar, int n>\n",
        number="Scalar",
        zero="Scalar(0)",
        one="Scalar(1)",
        rank="Scalar(f->pivots)",
        sqrt="sqrt",
        fabs="abs",
        using=True,
        pragmas=False,
        unroll_macro=False,
        unroll="",
        smallest=_limit(PIVOT),
        noise=_limit(NOISE),
        clear=_limit(CLEAR),
        limits=tuple(f"{x['double']} ({x['float']} of floats)" for x in (PIVOT, NOISE)),
        solve=SOLUTION in wanted,
        null_part=NULL_PART in wanted,
    )


def _limit(values: Mapping[str, float]) -> str:
    """A limit that depends on the precision of the scalar."""
    return f"symdyn_limit<Scalar>({values['double']}, {values['float']})"
