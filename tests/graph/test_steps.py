"""Expressions are written in terms of the quantities that have a name."""

from symdyn.graph import Graph, evaluate, substitute_named_nodes, to_text


def chain():
    """y = a b, z = y y + a, w = -y, v = (w + b) a + z."""
    graph = Graph()
    a, b = graph.symbol("a"), graph.symbol("b")
    y = a * b
    z = y * y + a
    w = -y
    v = (w + b) * a + z
    return graph, {"a": a, "b": b, "y": y, "z": z, "w": w, "v": v}


def test_each_quantity_is_written_over_the_named_ones_inside_it():
    _, nodes = chain()
    named = {nodes["y"]: "y", nodes["z"]: "z"}
    shown = Graph()
    texts = [to_text(x) for x in substitute_named_nodes(shown, [nodes[k] for k in "yzv"], named)]
    assert texts == ["a*b", "y*y + a", "(b - y)*a + z"]


def test_what_is_named_with_a_minus_ends_expressions_in_what_is_left_of_it():
    _, nodes = chain()
    (z, w) = substitute_named_nodes(Graph(), [nodes["z"], nodes["w"]], {nodes["w"]: "w"})
    assert to_text(z) == "w*w + a"
    assert to_text(w) == "-a*b"


def test_a_name_without_a_sign_is_preferred():
    _, nodes = chain()
    named = {nodes["w"]: "w", nodes["y"]: "y"}
    z, w = substitute_named_nodes(Graph(), [nodes["z"], nodes["w"]], named)
    assert to_text(z) == "y*y + a"
    assert to_text(w) == "-y"


def test_steps_put_together_are_the_whole():
    _, nodes = chain()
    shown = Graph()
    named = {nodes[k]: k for k in "yzw"}
    values = {"a": 0.3, "b": -0.7}
    for name, step in zip(
        "yzwv", substitute_named_nodes(shown, [nodes[k] for k in "yzwv"], named), strict=True
    ):
        inputs = {shown.symbol(k): x for k, x in values.items()}
        values[name] = evaluate([step], inputs)[0]
    whole = evaluate([nodes["v"]], {nodes["a"]: 0.3, nodes["b"]: -0.7})[0]
    assert abs(values["v"] - whole) < 1e-15
