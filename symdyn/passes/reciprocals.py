"""Several quotients by the same divisor become products with its reciprocal.

    a / d,  b / d    become    a r,  b r    with    r = 1 / d

That is one operation more in all, and one division less for each quotient after the first. A
division takes as long as four multiplications or more (4 cycles of throughput against 1/2, and 13
of latency against 4, on current x86-64 cores); `pipeline.py` counts it as four.
"""

from __future__ import annotations

from symdyn.graph.expr import DIV
from symdyn.passes.terms import PRODUCT, Terms


def share_reciprocals(terms: Terms) -> bool:
    """Divide once by each divisor; returns whether several quotients shared one."""
    quotients: dict[int, list[int]] = {}
    for node in terms.uses():
        if terms.kind[node] is DIV:
            quotients.setdefault(terms.args[node][1], []).append(node)
    changed = False
    one = terms.constant(1)
    for divisor, nodes in quotients.items():
        if len(nodes) > 1:
            known = [node for node in nodes if terms.args[node][0] == one]
            reciprocal = known[0] if known else terms.new(DIV, (one, divisor))
            for node in nodes:
                if node != reciprocal:
                    _multiply(terms, node, reciprocal)
            changed = True
    return changed


def _multiply(terms: Terms, node: int, reciprocal: int) -> None:
    """Replace a quotient by a product with the reciprocal."""
    numerator = terms.args[node][0]
    terms.kind[node] = PRODUCT
    terms.args[node] = (numerator, reciprocal)
