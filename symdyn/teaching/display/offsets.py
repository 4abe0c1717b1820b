"""Offsets of joint angles: a parameter that is in every sum with one coordinate, cos(q_1 + offset).

Such a sum is one angle, so that it stays whole where sums of other angles become products.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.graph.normal.harmonics import Harmonics

Offsets = dict[str, tuple[str, int]]
"""Parameters with the coordinate that each is added to, or subtracted from."""


def offsets_of(forms: Sequence[Harmonics]) -> Offsets:
    """The parameters p[k] that sines and cosines have as q + p alone, or as q - p alone.

    If they always come with several coordinates, these have one parameter each as far as possible.
    """
    waves = [dict(angles) for form in forms for angles, _ in form.terms if angles]
    names = sorted({name for wave in waves for name in wave})
    taken = dict.fromkeys((name for name in names if name.startswith("q[")), 0)
    found: Offsets = {}
    for offset in (name for name in names if name.startswith("p[")):
        candidates = [
            (angle, sign)
            for angle in taken
            for sign in (1, -1)
            if all(wave.get(offset, 0) == sign * wave.get(angle, 0) for wave in waves)
        ]
        if candidates:
            found[offset] = min(candidates, key=lambda one: taken[one[0]])
            taken[found[offset][0]] += 1
    return found


def without_offsets(form: Harmonics, offsets: Offsets) -> Harmonics:
    """The form over q alone, where every q stands for its sum with the offset."""
    if not offsets:
        return form
    terms = {}
    for (angles, sine), polynomial in form.terms.items():
        own = {name: k for name, k in angles if name not in offsets}
        ((wave, one),) = Harmonics.wave(own, sine).terms.items()  # cos(-q) is cos(q)
        terms[wave] = {monomial: value * one[()] for monomial, value in polynomial.items()}
    return Harmonics(terms)
