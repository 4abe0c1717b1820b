"""The same functions on values: std::array, and vectors and matrices of Eigen.

Both return what the function on pointers writes: one result as it is, several as a tuple. What is a
single number by definition, such as a time step, may be given as a number in every form.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from symdyn.codegen.c.text import LONGEST_LINE, prototype
from symdyn.graph import Array, Program


@dataclass(frozen=True)
class Overload:
    """A function that declares its results, calls the one on pointers and returns the results."""

    template: str
    definition: str
    results: list[str]
    call: str
    returned: str


def on_values(program: Program) -> list[Overload]:
    """The forms without Eigen: numbers among pointers, arrays, numbers among arrays."""
    plain = [_on_arrays(program, numbers=False)]
    if not _has_numbers(program):
        return plain
    return [_on_pointers(program), *plain, _on_arrays(program, numbers=True)]


def on_eigen(program: Program) -> list[Overload]:
    """Vectors, matrices, and arrays of matrices; inputs may be any expression."""
    plain = [_on_eigen(program, numbers=False)]
    return [*plain, _on_eigen(program, numbers=True)] if _has_numbers(program) else plain


def _has_numbers(program: Program) -> bool:
    return any(array.single for array in program.inputs)


def _on_pointers(program: Program) -> Overload:
    """Single numbers by value. Their type is not deduced, so that 1 is a time of any scalar."""
    inputs = [
        _number(array) if array.single else f"const {declaration(array)}"
        for array in program.inputs
    ]
    given = [f"&{array.name}" if array.single else array.name for array in program.inputs]
    outputs = [declaration(array) for array in program.outputs]
    return Overload(
        "template <typename Scalar>",
        prototype(f"void {program.name}", [*inputs, *outputs]),
        [],
        prototype(f"    {program.name}", [*given, *(a.name for a in program.outputs)]).strip()
        + ";",
        "",
    )


def _on_arrays(program: Program, numbers: bool) -> Overload:
    """Rows of numbers, matrices row by row."""
    types = {array.name: _array(array.shape) for array in program.outputs}
    kinds = list(types.values())
    whole = kinds[0] if len(kinds) == 1 else _listed("std::tuple<", kinds, ">")
    inputs, given = [], []
    for array in program.inputs:
        single = numbers and array.single
        inputs.append(
            _number(array) if single else f"const {_array(array.shape or (1,))} &{array.name}"
        )
        given.append(f"&{array.name}" if single else f"{array.name}.data()")
    return Overload(
        "template <typename Scalar>",
        f"{whole}\n{prototype(program.name, inputs)}"
        if len(kinds) > 1
        else prototype(f"{whole} {program.name}", inputs),
        [f"{kind} {name};" for name, kind in types.items()],
        _call(program, given, program.outputs),
        _all_of(list(types)),
    )


def _on_eigen(program: Program, numbers: bool) -> Overload:
    scalar = f"typename {program.inputs[0].name}_type::Scalar"
    inputs, given, types = [], [], []
    for array in program.inputs:
        if numbers and array.single:
            inputs.append(f"const {scalar} &{array.name}")
            given.append(f"&{array.name}")
        else:
            inputs.append(f"const Eigen::MatrixBase<{array.name}_type> &{array.name}")
            given.append(f"detail::{_fixed(array.shape)}({array.name}).data()")
            types.append(f"{array.name}_type")
    returned = [
        f"detail::{_nested(array.shape)}::of({array.name}.data())"
        if len(array.shape) > 2
        else array.name
        for array in program.outputs
    ]
    return Overload(
        _listed("template <", [f"typename {kind}" for kind in types], ">"),
        prototype(f"auto {program.name}", inputs),
        [
            f"using Scalar = {scalar};",
            *_same(program, types),
            *(f"{_eigen(array.shape)} {array.name};" for array in program.outputs),
        ],
        _call(program, given, program.outputs),
        _all_of(returned),
    )


def _number(array: Array) -> str:
    """A parameter whose type follows from the other arguments."""
    return f"const std::common_type_t<Scalar> &{array.name}"


def _same(program: Program, types: Sequence[str]) -> list[str]:
    """Refuses arguments of several scalars, where a compiler would say why it cannot call."""
    others = ", ".join(types[1:])
    if not others:
        return []
    why = (
        f"{program.name}: all arguments need the same scalar; ",
        "write x.template cast<Scalar>()",
    )
    told = "".join(f'\n                  "{line}"' for line in why)
    return [f"static_assert(detail::same<Scalar, {others}>,{told});"]


def _call(program: Program, given: Sequence[str], outputs: Sequence[Array]) -> str:
    results = [f"{a.name}.data()" if a.shape else f"&{a.name}" for a in outputs]
    return prototype(f"    {program.name}", [*given, *results]).strip() + ";"


def _all_of(results: Sequence[str]) -> str:
    return results[0] if len(results) == 1 else _listed("std::make_tuple(", results, ")", 4)


def _listed(start: str, items: Sequence[str], end: str, indent: int = 0) -> str:
    """A list on one line if it fits, else one item a line."""
    line = f"{start}{', '.join(items)}{end}"
    if indent + len(line) <= LONGEST_LINE - len("return "):
        return line
    return start + (",\n" + " " * (indent + 4)).join(("", *items))[1:] + end


def _array(shape: tuple[int, ...]) -> str:
    return f"std::array<Scalar, {product(shape)}>" if shape else "Scalar"


def _eigen(shape: tuple[int, ...]) -> str:
    """The type of a result; arrays of matrices are made of a row of numbers in the end."""
    if not shape:
        return "Scalar"
    if len(shape) == 1:
        return f"detail::Vector<Scalar, {shape[0]}>"
    if len(shape) == 2:
        return f"detail::Matrix<Scalar, {shape[0]}, {shape[1]}>"
    return _array(shape)


def _fixed(shape: tuple[int, ...]) -> str:
    """The function that gives an input its size."""
    return f"matrix<{shape[0]}, {shape[1]}>" if len(shape) == 2 else f"vector<{prod(shape)}>"


def _nested(shape: tuple[int, ...]) -> str:
    return f"Matrices<Scalar, {', '.join(map(str, shape))}>"


def product(shape: tuple[int, ...]) -> str:
    """The number of entries, spelled so that the shape can be seen.

    >>> product((7, 10)), product(())
    ('7 * 10', '1')
    """
    return " * ".join(map(str, shape)) or "1"


def declaration(array: Array) -> str:
    """An array as a parameter."""
    return f"Scalar {array.name}[{product(array.shape)}]"
