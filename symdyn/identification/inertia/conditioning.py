"""Excitation of the base parameters by logs: rank, condition number, unexcited directions.

The rank is decided on columns of equal length. Friction terms are projected out first, so that a
direction counts as excited only if friction cannot explain its effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.identification.inertia.friction import Choice
from symdyn.identification.inertia.normal_equations import GramBlocks, normal_of
from symdyn.identification.logs.rows import LogError, Numbers

UNEXCITED = 1e-4
"""Share of the largest singular value below which a direction is not excited."""
WEAK = 3e-2
"""Share below which it is weakly excited."""
_PART = 0.3
_LISTED = 6


@dataclass(frozen=True)
class Conditioning:
    """Rank, condition number of the stacked regressor in SI units, and named directions.

    Directions in `open` are not excited, those in `weak` only weakly.
    """

    rank: int
    condition: float
    open: tuple[str, ...]
    weak: tuple[str, ...]


def excitation_of(
    blocks: GramBlocks, choice: Choice, names: Sequence[str], joints: Sequence[int]
) -> Conditioning:
    """Determine what the logs excite, with the directions named by their parameters."""
    weights = np.zeros((len(blocks), blocks.G.shape[1]))
    weights[:, list(joints)] = 1.0
    normal = normal_of(blocks, weights)
    b = normal.base
    values = np.linalg.eigvalsh(normal.H[:b, :b])
    condition = float(np.sqrt(values[-1] / max(values[0], 1e-300)))
    at = normal.places(choice)[b:]
    inner = normal.H[np.ix_(at, at)]
    cross = normal.H[:b, at]
    seen = normal.H[:b, :b] - cross @ np.linalg.pinv(inner, rcond=1e-12, hermitian=True) @ cross.T
    size = np.sqrt(np.maximum(np.diag(normal.H)[:b], 1e-300))
    empty = size < 1e-9 * size.max()
    values, vectors = np.linalg.eigh(seen / size[:, None] / size)
    singular = np.sqrt(np.maximum(values, 0) / values[-1])
    singular[: int(empty.sum())] = 0
    unexcited = singular < UNEXCITED
    return Conditioning(
        int((~unexcited).sum()),
        condition,
        tuple(direction(vectors[:, k], names) for k in np.flatnonzero(unexcited)),
        tuple(
            direction(vectors[:, k], names) for k in np.flatnonzero(~unexcited & (singular < WEAK))
        ),
    )


def direction(vector: Numbers, names: Sequence[str]) -> str:
    """Return a direction as a combination of its main parameters, largest first."""
    order = np.argsort(-np.abs(vector))
    parts = [k for k in order if abs(vector[k]) > _PART * abs(vector[order[0]])][:3]
    return " ".join(
        f"{'-' if vector[k] * vector[parts[0]] < 0 else '+'} {names[k]}" for k in parts
    ).removeprefix("+ ")


def reject_insufficient_excitation(found: Conditioning, total: int, where: str) -> None:
    """Reject logs that leave directions unexcited, and name these."""
    if not found.open:
        return
    more = f" and {len(found.open) - _LISTED} more" if len(found.open) > _LISTED else ""
    message = (
        f"the motion excites {found.rank} of {total} base parameters, but not "
        f"{', '.join(found.open[:_LISTED])}{more}; move all joints at once and in different "
        "poses, or --lock those that do not move"
    )
    raise LogError(message, where)
