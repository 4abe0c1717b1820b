"""The inertia of links as a formula of the placements of their bodies.

    J_link = sum over its bodies of X J X^T,    X the frame of the body on the link

Fixed joints and payloads are merged into links when a robot is assembled. If a placement or the
inertia of a body is left open afterwards, the sum is computed again. An inertial parameter of a
link that is open itself does not change: it is that of everything that moves with the link.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from symdyn.graph import Expr, reachable
from symdyn.robot.checks import exact
from symdyn.robot.inertia import PARAMETER_NAMES, Attached, Inertia
from symdyn.robot.kinematic_tree import AnyTree, Binder, KinematicTree, Link
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar
from symdyn.support.names import unique_identifiers

_ROUNDING = 1e-12
"""Differences below this fraction of their terms are rounding errors."""
_KINDS = (range(1), range(1, 4), range(4, 10))
"""The mass, the first moments and the tensor among the ten parameters."""


def with_attached_inertias(before: AnyTree, after: AnyTree) -> AnyTree:
    """Update the link inertias of the robot `after`, whose placements or bodies became formulas."""
    places = _frame_placements(before), _frame_placements(after)
    nominal = Binder({p.name: p.value for p in before.parameters})
    owners = ["", *unique_identifiers(link.name for link in after.links)]
    pairs = zip((before.base, *before.links), (after.base, *after.links), strict=True)
    links = []
    for owner, (old, new) in zip(owners, pairs, strict=True):
        bodies = [_placed_bodies(*of) for of in zip((old, new), places, strict=True)]
        if bodies[0] != bodies[1]:
            seen = _inertias_on_link(bodies[0]) or [old.inertia]
            more = _significant_difference(old.inertia, seen, nominal)
            new = _with_sum(new, owner, _sum(_inertias_on_link(bodies[1])), more)
        links.append(new)
    return after.with_fields(base=links[0], links=tuple(links[1:]))


def with_inertia(link: Link, inertia: Inertia) -> Link:
    """Return the link with another total inertia; the difference is assigned to its own body."""
    pairs = zip(inertia.parameters, link.inertia.parameters, strict=True)
    more = Attached(link.name, Inertia(*(new - old for new, old in pairs)))
    return replace(link, inertia=inertia, bodies=(more, *link.bodies) if link.bodies else ())


def hidden_parameters(robot: KinematicTree) -> Iterator[tuple[str, int, set[str]]]:
    """Find open inertial parameters that would otherwise be formulas of other parameters.

    Each comes with the index of its link and the names of the other parameters.
    """
    owners = unique_identifiers(link.name for link in robot.links)
    places = _frame_placements(robot)
    for i, (owner, link) in enumerate(zip(owners, robot.links, strict=True)):
        if not link.bodies:
            continue
        formulas = _sum(_inertias_on_link(_placed_bodies(link, places)))
        named = zip(PARAMETER_NAMES, link.inertia.parameters, formulas, strict=True)
        for name, own, formula in named:
            if is_symbol(own, f"{owner}.{name}") and (inside := symbols(formula)):
                yield f"{owner}.{name}", i, inside


def symbols(scalar: Scalar) -> set[str]:
    """Return the names of the parameters in a formula."""
    nodes = reachable([scalar]) if isinstance(scalar, Expr) else ()
    return {node.value for node in nodes if node.op == "symbol"}


def is_symbol(value: Scalar, name: str) -> bool:
    """Whether a number of the robot is the parameter of this name."""
    return isinstance(value, Expr) and value.value == name


def _frame_placements(robot: KinematicTree) -> dict[str, Placement]:
    return {frame.name: frame.placement for frame in robot.frames}


def _placed_bodies(link: Link, places: Mapping[str, Placement]) -> list[tuple[Inertia, Placement]]:
    """Return the bodies of a link with their placements."""
    return [(body.inertia, places[body.frame]) for body in link.bodies]


def _inertias_on_link(bodies: list[tuple[Inertia, Placement]]) -> list[Inertia]:
    """Return the inertias of the bodies about the link frame."""
    return [
        inertia.seen_from(placement.pose()) if placement.moves else inertia
        for inertia, placement in bodies
    ]


def _sum(seen: list[Inertia]) -> tuple[Scalar, ...]:
    """Return the ten parameters of the sum."""
    return tuple(map(exact, sum(seen[1:], seen[0]).parameters))


def _with_sum(link: Link, owner: str, total: Sequence[Scalar], more: Sequence[Scalar]) -> Link:
    """Return the link with the inertia of its bodies and the previous difference from it."""
    entries = zip(PARAMETER_NAMES, link.inertia.parameters, total, more, strict=True)
    ten = (
        own if is_symbol(own, f"{owner}.{name}") else exact(whole + rest)
        for name, own, whole, rest in entries
    )
    return replace(link, inertia=Inertia(*ten))


def _significant_difference(whole: Inertia, seen: list[Inertia], nominal: Binder) -> list[Scalar]:
    """Return the ten parameters minus those of the bodies, zero up to rounding."""
    found: list[Scalar] = []
    for k, (given, total) in enumerate(zip(whole.parameters, _sum(seen), strict=True)):
        kind = next(kind for kind in _KINDS if k in kind)
        terms = (max(abs(float(nominal(one.parameters[j]))) for j in kind) for one in seen)
        gap = abs(float(nominal(given)) - float(nominal(total)))
        found.append(given - total if gap > _ROUNDING * sum(terms) else 0)
    return found
