"""`select` and `atan2` in the graph: values, derivatives, counts, SymPy, passes, emitted code."""

from __future__ import annotations

import math

import mpmath
import numpy as np
import pytest
import sympy

from symdyn import scalar
from symdyn.codegen.c.source import emit_c
from symdyn.codegen.python import PythonPrinter
from symdyn.codegen.statements import write_body
from symdyn.graph import (
    Array,
    Graph,
    Program,
    count_operations,
    count_roundings,
    directional_derivatives,
    evaluate,
    from_sympy,
    gradient,
)
from symdyn.graph.formulas import formulas_of
from symdyn.graph.normal.harmonics import NoNormalForm, normal_forms
from symdyn.passes.pipeline import one_round
from tests.codegen.building import COMPILERS, build, call_batch, call_each, hand_made, write
from tests.codegen.test_batch import loops_over_states, vectorised_lines
from tests.quick import quick

POINTS = [(0.3, 0.7), (-0.4, 0.2), (0.5, -0.6), (-1.2, -0.1), (2.0, 1e-3)]


def made():
    """A choice and an angle inside each other, with both branches finite everywhere."""
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    angle = (x * y).atan2(x + 2 * y)
    length = scalar.sqrt(scalar.select(x, x * x + 1, 2 + y * y))
    chosen = scalar.select(y - x, angle * length, length.sin() - y)
    return graph, x, y, [chosen * x + angle, scalar.select(angle, chosen, y), angle]


def by_hand(x, y):
    angle = np.arctan2(x * y, x + 2 * y)
    length = math.sqrt(x * x + 1 if x > 0 else 2 + y * y)
    chosen = angle * length if y - x > 0 else math.sin(length) - y
    return [chosen * x + angle, chosen if angle > 0 else y, angle]


def test_values_on_numbers_arrays_and_batches():
    _, x, y, outputs = made()
    known = np.array([by_hand(*point) for point in POINTS])
    for point, row in zip(POINTS, known, strict=True):
        found = evaluate(outputs, dict(zip((x, y), point, strict=True)))
        assert np.allclose(found, row, rtol=1e-15, atol=1e-15)
    batch = np.array(POINTS)
    found = evaluate(outputs, {x: batch[:, 0], y: batch[:, 1]})
    assert np.allclose(np.transpose(found), known, rtol=1e-15, atol=1e-15)


def test_derivatives_both_ways_are_those_of_complex_steps():
    _, x, y, outputs = made()
    for point in POINTS:
        values = dict(zip((x, y), map(np.float64, point), strict=True))
        for symbol in (x, y):
            step = {**values, symbol: values[symbol] + 1e-30j}
            known = np.imag(evaluate(outputs, step)) / 1e-30
            forward = evaluate(directional_derivatives(outputs, {symbol: 1}), values)
            assert np.allclose(forward, known, rtol=1e-13, atol=1e-14)
            for k, output in enumerate(outputs):
                (reverse,) = evaluate(gradient([output], [symbol]), values)
                assert reverse == pytest.approx(known[k], rel=1e-13, abs=1e-14)


def test_atan2_of_numbers_is_rounded_correctly_and_odd():
    graph = Graph()
    for y, x in POINTS:
        with mpmath.workdps(40):
            known = float(mpmath.atan2(y, x))
        assert graph.constant(y).atan2(x).value == known == scalar.atan2(y, x)
    a, b = graph.symbol("a"), graph.symbol("b")
    assert (-a).atan2(b) is -(a.atan2(b))
    assert scalar.atan2(1, b) is graph.constant(1).atan2(b)


def test_choices_fold():
    graph = Graph()
    a, b, t = (graph.symbol(name) for name in "abt")
    assert scalar.select(graph.constant(2), a, b) is a
    assert scalar.select(graph.constant(0), a, b) is b
    assert scalar.select(t, a, a) is a
    assert scalar.select(t, a, b) is scalar.select(t, a, b)
    with pytest.raises(ValueError, match="two different graphs"):
        t.select(a, Graph().symbol("b"))
    assert repr(scalar.select(t, a, b.atan2(a))) == "select(t, a, atan2(b, a))"


def test_a_choice_counts_as_a_sum_but_rounds_nothing():
    graph = Graph()
    a, b, t = (graph.symbol(name) for name in "abt")
    chosen = scalar.select(t, a, b)
    assert count_operations([chosen]).add == 1
    assert count_operations([a.atan2(b)]).trig == 1
    assert count_roundings([chosen], lambda constant: True).fixed == 1
    assert count_roundings([a.atan2(b)], lambda constant: True).fixed == 2


def test_to_sympy_and_back():
    graph, x, y, outputs = made()
    shown = [formula.to_sympy() for formula in formulas_of(outputs)]
    assert shown[2] == sympy.atan2(*(one.to_sympy() for one in formulas_of([x * y, x + 2 * y])))
    back = from_sympy(graph, shown)
    for point in POINTS:
        values = dict(zip((x, y), point, strict=True))
        assert np.allclose(evaluate(back, values), by_hand(*point), rtol=1e-14)
    s = sympy.Symbol("s")
    with pytest.raises(TypeError, match="a condition a > b"):
        from_sympy(graph, [sympy.Piecewise((s, s > 1), (2, s > 0), (3, True))])


def test_there_is_no_normal_form():
    _, x, y, _ = made()
    with pytest.raises(NoNormalForm, match="select"):
        normal_forms([scalar.select(x, x, y)])
    with pytest.raises(NoNormalForm, match="atan2"):
        normal_forms([x.atan2(y)])


def program():
    graph, x, y, outputs = made()
    slopes = [d for s in (x, y) for d in directional_derivatives(outputs, {s: 1})]
    inputs = (Array("v", (2,), (x, y)),)
    results = (*outputs, *slopes, graph.constant(0.5).atan2(x) - scalar.select(x, x * y, -y) * y)
    return Program("chosen", inputs, (Array("w", (10,), results),), "hand", "choices")


def test_passes_keep_the_values():
    before = program()
    after = one_round(before)
    v = np.array(POINTS)
    assert np.allclose(before(v)[0], after(v)[0], rtol=1e-13, atol=1e-14)


def test_emitted_python():
    body = write_body(program(), PythonPrinter(), frozenset({"np"}))
    lines = [f"{s.target} = {s.text}" for block in body.blocks for s in block.statements]
    lines += [f"{s.target} = {s.text}" for s in body.results]
    v = np.array(POINTS).T
    names = {"np": np, "v": v, "w": np.zeros((10, v.shape[1]))}
    exec("\n".join(lines), names)
    assert np.allclose(names["w"], program()(v.T)[0].T, rtol=1e-14, atol=1e-15)


@pytest.mark.parametrize("dtype", ["double", "float"])
def test_emitted_c_and_batches(dtype, tmp_path):
    module = hand_made(program(), dtype=dtype)
    library = build(write(emit_c(module), tmp_path), "-O2")
    kind = np.float64 if dtype == "double" else np.float32
    arguments = [np.array(POINTS * 9, kind).T]
    (known,) = program()(arguments[0].T.astype(float))
    tolerance = 1e-14 if dtype == "double" else 1e-5
    for caller in (call_batch, call_each):
        (found,) = caller(library, module, program(), arguments)
        assert np.allclose(found.T, known, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
def test_loops_with_choices_are_vectorised(compiler, tmp_path):
    source = write(emit_c(hand_made(program())), tmp_path)
    lines = {line for line, _ in vectorised_lines(compiler, source, "-O3", "-march=haswell")}
    for function, places in loops_over_states(source.read_text()):
        assert places & lines, f"{function} at {places} is not vectorised"
