"""Large robots: what is done once, what is freed, what is left out."""

import gc

from symdyn.graph import Graph, collector_paused, differentiate
from symdyn.robot import load
from tests.making import programs_of


def test_graphs_that_are_done_are_freed_while_the_collector_is_paused():
    gc.collect()
    before = sum(isinstance(thing, Graph) for thing in gc.get_objects())
    with collector_paused():
        programs = programs_of(load("scara"), ["all"])
        alive = sum(isinstance(thing, Graph) for thing in gc.get_objects()) - before
    # those of the programs, of the frame choice, of its probes and of the last request
    assert alive <= len(programs) + 10


def test_a_jacobian_finds_the_nodes_of_its_function_once(monkeypatch):
    found = []
    reachable = differentiate.reachable

    def counted(outputs, stop=None):
        nodes = reachable(outputs, stop)
        found.extend(nodes)
        return nodes

    monkeypatch.setattr(differentiate, "reachable", counted)
    graph = Graph()
    x = [graph.symbol(f"x[{k}]") for k in range(200)]
    total = graph.zero
    for entry in x:
        total = total + entry.sin()
    outputs = [total * x[0], *(entry * entry for entry in x)]
    differentiate.jacobian(outputs, x, "forward")
    assert len(found) <= 1000
    differentiate.jacobian(outputs, x, "reverse")
    assert len(found) <= 4000
