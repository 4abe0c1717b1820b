"""The order of statements: sines in the order of use, results as soon as they are known."""

import re

from symdyn.emit.c.source import emit_c
from symdyn.emit.schedule import angles_first
from symdyn.graph import Graph, reachable
from symdyn.robot import load
from tests.emit.building import module_for


def lines_of(function, robot="panda"):
    """The body of an emitted function."""
    module = module_for(load(robot), [function], batch=False)
    text = emit_c(module)[f"{module.name}.c"]
    return text.partition(f"void {module.name}_{function}(")[2].partition("\n}\n")[0].splitlines()


def test_the_same_nodes_with_arguments_before_users():
    graph = Graph()
    x, y, z = (graph.symbol(name) for name in "xyz")
    sines = [(x + 0.5).sin(), y.cos(), (x * y).sin().cos()]
    outputs = [sines[2] * sines[1] + z, sines[0] * z.sqrt(), y.sin()]
    nodes = reachable(outputs)
    order = angles_first(nodes)
    assert sorted(node.index for node in order) == [node.index for node in nodes]
    place = {node.index: k for k, node in enumerate(order)}
    assert all(place[a.index] < place[n.index] for n in order for a in n.args)


def test_a_recursion_from_the_tip_begins_with_the_last_sine():
    angles = re.findall(r"sincos\((\w+)(?:\[(\d)\])?", "\n".join(lines_of("mass_matrix")))
    # the last link's frame is turned against the one given
    assert angles == [("t1", ""), *(("q", k) for k in "54321")]


def test_a_recursion_from_the_base_begins_with_the_first_sine():
    angles = re.findall(r"sincos\(q\[(\d)\]", "\n".join(lines_of("inverse_dynamics")))
    assert angles == sorted(angles)


def test_results_are_stored_before_all_is_computed():
    lines = lines_of("coriolis_matrix")
    stores = [k for k, line in enumerate(lines) if re.match(r" +C\[", line)]
    computed = [k for k, line in enumerate(lines) if "const double" in line]
    assert len(stores) == 49
    assert sum(k < computed[-1] for k in stores) > 20


def test_a_compound_result_with_two_places_is_computed_once():
    stores = [line.partition(" = ")[2] for line in lines_of("mass_matrix") if " M[" in line]
    assert not [text for text in stores if " " in text and stores.count(text) > 1]
