"""Compute only one of a - b and b - a; the other is its negative.

The graph keeps differences as they were written. Where both occur, the later one becomes minus the
first. The sign moves on into the sums and products that use it, where it costs nothing.
"""

from __future__ import annotations

from symdyn.graph import Expr, Graph, Program
from symdyn.graph.expr import CONST, NEG, SUB, SYMBOL

ROUNDS = 4
"""A sign that moves on can create another such pair of differences; a few rounds find them."""


def share_differences(program: Program) -> Program:
    """Return the program without differences that are computed with both signs."""
    given = program
    for _ in range(ROUNDS):
        shared = _shared_once(program)
        if shared is program:
            break
        if program is not given:
            program.release()
        program = shared
    return program


def doubled_differences(program: Program) -> dict[int, int]:
    """Return each difference whose negative is computed before, and that node."""
    first: dict[tuple[int, int], int] = {}
    doubled: dict[int, int] = {}
    for node in program.nodes:
        if node.op is SUB:
            a, b = node.args
            if (b.index, a.index) in first:
                doubled[node.index] = first[b.index, a.index]
            first[a.index, b.index] = node.index
    return doubled


def _shared_once(program: Program) -> Program:
    nodes, doubled = program.nodes, doubled_differences(program)
    if not doubled:
        return program
    graph = Graph()
    image: dict[int, Expr] = {}
    labels = nodes[0].graph.labels
    graph.labels.follow(labels)
    # Inputs come first, in their order, even if nothing uses them.
    for node in program.symbols:
        image[node.index] = graph.symbol(node.value)
        for label in labels.names(node.index):
            image[node.index].mark(label.quantity, label.block, label.negated)
    for node in nodes:
        if node.op is CONST:
            image[node.index] = graph.constant(node.value)
        elif node.op is not SYMBOL:
            if node.index in doubled:
                image[node.index] = graph.negated(image[doubled[node.index]])
            elif node.op is NEG:
                inside = image[node.args[0].index]
                # graph.neg would write -(a - b) as b - a and so undo this pass.
                turn = graph.negated if inside.op is SUB else graph.neg
                image[node.index] = turn(inside)
            else:
                args = tuple(image[a.index] for a in node.args)
                image[node.index] = graph.apply(node.op, args, node.value)
            for label in labels.names(node.index) if node.index not in doubled else ():
                image[node.index].mark(label.quantity, label.block, label.negated)
    return program.over(
        (image[node.index] for node in program.symbols),
        (image[node.index] for node in program.results),
    )
