"""Gains of friction terms as the law of a joint in a description, which has no term of the load.

viscous, coulomb, offset and quadratic are the numbers of the same name, smooth_V and stop_D are the
pairs (V, gain) of `smooth` and (D, gain) of `stops`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from symdyn.identification.inertia.friction import DELTAS, FREE_SIGN, LOAD, SHARP, SMOOTH, TERMS
from symdyn.identification.inertia.normal import Choice
from symdyn.robot.model import Passive
from symdyn.support.names import printable

NEEDS_STOPS = (
    "Friction before sliding is stop_friction(q, q_last, z), which has a state; add it to the "
    "passive forces, which leave it out."
)
LOADED = (
    "Friction that grows with the load of {} is in no description; the law there is the best one "
    "without it."
)
BENT = "Friction is the best plain law; the one that was identified has more terms."


def loaded_notes(joints: Sequence[str], choice: Choice) -> list[str]:
    """That a description lacks the term of the load, if a joint has it."""
    pairs = zip(joints, choice, strict=True)
    names = [printable(name) for name, terms in pairs if TERMS.index(LOAD) in terms]
    return [LOADED.format(", ".join(names))] if names else []


def law_of(passive: Passive, gains: Mapping[str, float]) -> Passive:
    """The law with its friction replaced; the spring stays.

    >>> law_of(Passive(stiffness=3), {"viscous": 0.5, "stop_0.1": 2.0}).stops
    ((0.1, 2.0),)
    """
    numbers: dict[str, Any] = {
        term: gain if term in FREE_SIGN else max(gain, 0.0)
        for term in ("viscous", "coulomb", "offset", "quadratic")
        for gain in (gains.get(term, 0.0),)
    }
    smooth = tuple(_pairs("smooth", SMOOTH, gains))
    return replace(passive, **numbers, smoothing=SHARP, smooth=smooth, stops=stops_of(gains))


def stops_of(gains: Mapping[str, float]) -> tuple[tuple[float, float], ...]:
    """Pairs (delta, gain) of the stops that resist."""
    return tuple(_pairs("stop", DELTAS, gains))


def _pairs(
    kind: str, sizes: tuple[float, ...], gains: Mapping[str, float]
) -> Iterator[tuple[float, float]]:
    for size in sizes:
        gain = gains.get(f"{kind}_{size:g}", 0.0)
        if gain > 0:
            yield size, gain
