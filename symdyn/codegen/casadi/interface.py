"""CasADi's interface around the C functions of programs.

A function `f` of the interface takes pointers to its arguments and to its results. A null pointer
stands for an argument of zeros, or for a result that nobody wants. Beside it are `f_n_in`,
`f_name_in`, `f_sparsity_in`, their like for outputs, `f_work`, `f_incref` and `f_decref`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.casadi.derivatives import External, Signature
from symdyn.codegen.casadi.matrices import Matrix

WIDTH = 88


@dataclass(frozen=True)
class Entry:
    """A function of the interface, ready for the template.

    `code` computes results from arguments; `names` and `patterns` are in lines, of the inputs first
    and then of the outputs; `work` counts the doubles of `w`.
    """

    name: str
    about: list[str]
    inputs: int
    outputs: int
    names: list[str]
    patterns: list[str]
    work: int
    code: list[str]


class Patterns:
    """Patterns of matrices as constants of C, each once."""

    def __init__(self) -> None:
        self._names: dict[tuple[int, ...], str] = {}

    def name(self, matrix: Matrix) -> str:
        """The constant that has the pattern of this matrix."""
        return self._names.setdefault(matrix.pattern, f"symdyn_pattern{len(self._names)}")

    def __iter__(self) -> Iterator[tuple[str, int, list[str]]]:
        for pattern, name in self._names.items():
            yield name, len(pattern), wrap(", ".join(map(str, pattern)), WIDTH)


class Work:
    """Room in `w`, given out piece by piece."""

    def __init__(self) -> None:
        self.size = 0

    def take(self, entries: int) -> str:
        """Where the next piece is."""
        start, self.size = self.size, self.size + entries
        return f"w + {start}"


def listed(
    beginning: str, member: Signature, patterns: Patterns, code: Sequence[str], work: int = 0
) -> Entry:
    """What CasADi may ask about a function, around the code that computes it."""
    arguments = (*member.inputs, *member.outputs)
    results = ", ".join(m.name for m in member.outputs if m.places)
    given = ", ".join(m.name for m in member.inputs if m.places)
    return Entry(
        f"{member.prefix}{beginning}_{member.function}",
        wrap(f"{given} -> {results or 'nothing but zeros'}", WIDTH),
        len(member.inputs),
        len(member.outputs),
        wrap(", ".join(f'"{m.name}"' for m in arguments), WIDTH),
        wrap(", ".join(patterns.name(m) for m in arguments), WIDTH),
        work,
        list(code),
    )


def entry_of(beginning: str, inner: str, member: External, patterns: Patterns) -> Entry:
    """The interface of a function; `inner` begins the names of the C functions of programs."""
    work = Work()
    code = _computed(inner, member, work)
    if member.copied is not None:
        code += _copied(inner, member, member.copied, work)
    return listed(beginning, member, patterns, code, work.size)


def _computed(inner: str, member: External, work: Work) -> list[str]:
    wanted = {array.name for array in member.program.outputs}
    results = [(k, m) for k, m in enumerate(member.outputs) if m.name in wanted]
    if not results:
        return []
    outputs = [f"symdyn_wanted(res[{k}], {work.take(len(m.places))})" for k, m in results]
    call = _call(inner, member, [*_given(member), *outputs])
    return _if_wanted([k for k, _ in results], call)


def _copied(inner: str, member: External, other: External, work: Work) -> list[str]:
    """Results that are entries of another function's results."""
    wanted = {array.name for array in other.program.outputs}
    places = {k: work.take(len(m.places)) for k, m in enumerate(other.outputs) if m.name in wanted}
    copies = [copy for copy in member.copies if copy[2]]
    if not copies:
        return []
    lines = _call(inner, other, [*_given(other), *places.values()])
    for output, source, entries in copies:
        order = f"symdyn_order{output}"
        numbers = wrap(", ".join(map(str, entries)), WIDTH - 8)
        lines += [f"static const int {order}[{len(entries)}] = {{"]
        lines += [*(f"    {line}" for line in numbers), "};"]
        lines += [f"symdyn_pick(res[{output}], {places[source]}, {len(entries)}, {order});"]
    return _if_wanted([output for output, _, _ in copies], lines)


def _given(member: External) -> list[str]:
    names = [array.name for array in member.program.inputs]
    index = {m.name: k for k, m in enumerate(member.inputs)}
    return [f"symdyn_given(arg[{index[name]}])" for name in names]


def _call(inner: str, member: External, arguments: Sequence[str]) -> list[str]:
    start = f"{inner}_{member.program.name}("
    return [start, *(f"    {line}" for line in _commas(arguments))]


def _commas(arguments: Sequence[str]) -> list[str]:
    """Arguments in lines; none is torn."""
    text = ", ".join(argument.replace(" ", "\0") for argument in arguments) + ");"
    return [line.replace("\0", " ") for line in wrap(text, WIDTH - 8, break_long_words=False)]


def _if_wanted(results: Sequence[int], lines: Sequence[str]) -> list[str]:
    test = wrap(" || ".join(f"res[{k}]" for k in results), WIDTH - 8)
    first, *more = [f"if ({test[0]}", *(f"    {line}" for line in test[1:])]
    head = [first, *more]
    head[-1] += ") {"
    return [*head, *(f"    {line}" for line in lines), "}"]
