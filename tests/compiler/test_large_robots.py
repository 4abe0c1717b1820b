"""Large robots: what is done once, what is freed, what is left out."""

import gc
import io
import json
import sys
import time

import pytest

from symdyn.cli import printing
from symdyn.compiler import build, choose, pipeline
from symdyn.errors import SkippedFunctionWarning
from symdyn.graph import Graph, differentiate, pause_collector
from symdyn.robot import load
from symdyn.verification.check import check_folder
from tests.making import programs_of


def largest_of_all(monkeypatch, operations):
    for module in (build, choose):
        monkeypatch.setattr(module, "LARGEST_OF_ALL", operations)


@pytest.mark.slow
def test_graphs_that_are_done_are_freed_while_the_collector_is_paused():
    gc.collect()
    before = sum(isinstance(thing, Graph) for thing in gc.get_objects())
    with pause_collector():
        programs = programs_of(load("planar3r"), ["all"])
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


# -- what is too large for `all` -------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("operations", [50, 8])
def test_all_leaves_out_large_functions_and_says_so(operations, monkeypatch, tmp_path):
    largest_of_all(monkeypatch, operations)
    with pytest.warns(
        SkippedFunctionWarning, match=rf"more than {operations} operations; request it by name"
    ):
        made = pipeline.generate(load("planar2r"), ["c", "python"], ["all"], tmp_path)
    kept = {program.name for program in made.programs}
    content = json.loads((made.folder / "planar2r.json").read_text())
    assert "forward_dynamics_derivatives" in content["left_out"]
    assert kept.isdisjoint(content["left_out"])
    assert all(program.operations.total <= operations for program in made.programs)
    for file in ("planar2r.h", "planar2r.py"):
        banner = (made.folder / file).read_text()
        assert "Left out of all: forward_dynamics_derivatives takes more than" in banner
    if operations < 10:  # the others are checked elsewhere
        assert check_folder(made.folder).passed


def test_a_large_function_is_made_if_asked_for_by_name(monkeypatch):
    largest_of_all(monkeypatch, 8)
    with pytest.warns(SkippedFunctionWarning):
        programs = programs_of(load("planar3r"), ["all", "forward_dynamics_derivatives"])
    assert max(programs, key=lambda p: p.operations.total).name == "forward_dynamics_derivatives"


def test_a_derivation_is_given_up_at_its_limit(monkeypatch):
    largest_of_all(monkeypatch, 8)
    sizes = []
    release = Graph.release

    def seen(graph):
        if graph.limit == 80:
            sizes.append(len(graph.nodes))
        release(graph)

    monkeypatch.setattr(Graph, "release", seen)
    with pytest.warns(SkippedFunctionWarning):
        programs_of(load("scara"), ["all", "gravity"])
    assert max(sizes) == 80


# -- progress --------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_every_function_and_language_is_reported(tmp_path):
    said = []
    pipeline.generate(
        load("pendulum"),
        ["c", "python"],
        ["gravity", "bias"],
        tmp_path,
        progress=lambda *step: said.append(step),
    )
    assert said == [
        ("deriving gravity", 0, 2),
        ("deriving bias", 1, 2),
        ("writing C", 0, 2),
        ("writing Python", 1, 2),
    ]


@pytest.mark.parametrize(("patience", "shown"), [(0.0, True), (60.0, False)])
def test_progress_is_shown_at_a_terminal_after_a_while(patience, shown, monkeypatch):
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(printing, "PATIENCE", patience)
    with printing.busy("generating") as tell:
        tell("deriving [bold]", 4, 9)
        time.sleep(0.3 if shown else 0)
    assert ("generating: deriving [bold] (5 of 9)" in sys.stderr.getvalue()) is shown
    assert bool(sys.stderr.getvalue()) is shown


def test_nothing_is_shown_where_nobody_looks(monkeypatch):
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    monkeypatch.setattr(printing, "PATIENCE", 0.0)
    with printing.busy("generating") as tell:
        tell("deriving gravity", 0, 1)
        time.sleep(0.1)
    assert sys.stderr.getvalue() == ""
