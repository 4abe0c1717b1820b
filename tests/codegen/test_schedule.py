"""The order of statements: sines in the order of use, results as soon as they are known."""

import re

import pytest

from symdyn.codegen.c.source import emit_c
from symdyn.codegen.schedule import scheduled
from symdyn.graph import Graph, reachable
from symdyn.robot import load
from tests.codegen.building import module_for
from tests.making import programs_of


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
    order, titles = scheduled(nodes, outputs, graph.labels)
    assert sorted(node.index for node in order) == [node.index for node in nodes]
    place = {node.index: k for k, node in enumerate(order)}
    assert all(place[a.index] < place[n.index] for n in order for a in n.args)
    assert set(titles.values()) == {"results"}


def test_a_value_stands_in_the_block_that_needs_it_first():
    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    shared, first, second, result = x * y, x * y + x, x * y + y, (x + y) * (x * y + x)
    first.mark("first", "step 1")
    shared.mark("shared", "step 2")
    second.mark("second", "step 2")
    outputs = [second, result]
    order, titles = scheduled(reachable(outputs), outputs, graph.labels)
    assert [titles[n.index] for n in order if n.args] == ["step 1"] * 4 + ["step 2"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("robot", ["panda", "ur5", "puma560"])
@pytest.mark.parametrize("function", ["mass_matrix", "forward_dynamics", "coriolis_matrix"])
def test_every_title_stands_once(function, robot):
    titles = [line for line in lines_of(function, robot) if line.startswith("    /* ")]
    assert len(titles) > 9
    assert len(set(titles)) == len(titles)


def test_blocks_are_in_the_order_of_the_algorithm():
    text = "\n".join(lines_of("forward_dynamics"))
    bodies = re.findall(r"/\* composite body (\d)", text)
    assert bodies == [*"654321"]
    steps = [
        "force f",
        "composite body",
        "unit acceleration",
        "row 7 of L",
        "solve L^T",
        "solve L x",
    ]
    places = [text.index(f"{step}") for step in steps[:2]]
    places += [
        text.rindex(f"/* {t}") for t in ("composite", "unit", "row", "solve L^T", "solve L x")
    ]
    assert places == sorted(places)


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


# -- notes on names --------------------------------------------------------------------------


def notes_of(function, robot="panda"):
    """The lines of comments below titles, by title."""
    text = "\n".join(lines_of(function, robot))
    comments = [
        re.sub(r"\n +", "\n", c) for c in re.findall(r"^    /\* (.*?) \*/", text, re.M | re.S)
    ]
    return {c.partition("\n")[0]: c.partition("\n")[2] for c in comments}


def test_a_value_borrowed_from_another_link_is_explained():
    notes = notes_of("inverse_dynamics")
    alpha = "link {}: angular acceleration alpha, U = [alpha] + [w][w]"
    assert "U2_zz = U1_xx" in notes[alpha.format(2)]
    assert notes[alpha.format(3)] == "U3_zz = U2_yy"
    assert notes["link 2: angular velocity w"] == "w2_z = qd[1]"


def test_a_line_with_a_name_of_a_later_block_is_explained():
    notes = notes_of("mass_matrix")
    wrench = "unit acceleration of joint 5: wrench on links beyond it, at joint 4"
    assert f"minus_N5at4_x: {wrench}" in notes["composite body 4, including body 5"]


@pytest.mark.parametrize("function", ["inverse_dynamics", "mass_matrix", "coriolis_matrix"])
def test_borrowed_values_are_what_the_derivation_says(function):
    """Each name of a node has the node's value, or its negative, in the graph as derived."""
    (program,) = programs_of(load("panda"), [function])
    text = "\n".join(lines_of(function))
    made = set(re.findall(r"const double (\w+) =", text))
    labels = program.results[0].graph.labels
    owners = {label.quantity: label for label in labels.values()}
    for name, sign, owner in re.findall(
        r"[ ,](\w+) = (-?)([A-Za-z_]\w*)(?=[, \n])(?! [-+*/])", text
    ):
        if owner in owners and name not in made:
            own = owners[owner]
            index = next(k for k, label in labels.items() if label is own)
            (other,) = [x for x in labels.others[index] if x.quantity == name]
            assert (other.negated is not own.negated) == bool(sign)
