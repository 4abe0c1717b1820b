"""Of a - b and b - a only one is computed; the other is its negative.

The graph keeps differences as they are written, for reading. Where both turn up, the later one
becomes a sign, which travels on into the sums and products that use it and costs nothing there.
"""

from __future__ import annotations

from dataclasses import replace

from symdyn.graph import Array, Expr, Graph, Program
from symdyn.graph.expr import CONST, NEG, SUB, SYMBOL

ROUNDS = 4
"""A sign that travels on may turn another sum into a doubled difference; few rounds find them."""


def share_differences(program: Program) -> Program:
    """The same program without differences that are computed with both signs."""
    for _ in range(ROUNDS):
        shared = _shared_once(program)
        if shared is program:
            break
        program = shared
    return program


def _shared_once(program: Program) -> Program:
    nodes = program.nodes
    first: dict[tuple[int, int], int] = {}
    doubled = set()
    for node in nodes:
        if node.op is SUB:
            a, b = node.args
            if (b.index, a.index) in first:
                doubled.add(node.index)
            first[a.index, b.index] = node.index
    if not doubled:
        return program
    graph = Graph()
    image: dict[int, Expr] = {}
    labels = nodes[0].graph.labels
    # Inputs keep their place even where nothing uses them.
    for array in program.inputs:
        for node in array.elements:
            image[node.index] = graph.symbol(node.value)
    for node in nodes:
        if node.op is CONST:
            image[node.index] = graph.constant(node.value)
        elif node.op is not SYMBOL:
            if node.index in doubled:
                a, b = node.args
                image[node.index] = graph.negated(image[first[b.index, a.index]])
            elif node.op is NEG:
                inside = image[node.args[0].index]
                # The graph would turn the negative of a difference round, and undo this pass.
                turn = graph.negated if inside.op is SUB else graph.neg
                image[node.index] = turn(inside)
            else:
                args = tuple(image[a.index] for a in node.args)
                image[node.index] = graph.apply(node.op, args)
            label = labels.get(node.index)
            if label is not None and node.index not in doubled:
                image[node.index].mark(label.quantity, label.block, label.negated)

    def moved(array: Array) -> Array:
        return replace(array, elements=tuple(image[node.index] for node in array.elements))

    return replace(
        program,
        inputs=tuple(map(moved, program.inputs)),
        outputs=tuple(map(moved, program.outputs)),
    )
