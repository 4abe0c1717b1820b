"""What a log shows of the base parameters: rank, condition number, directions that it leaves open.

Columns are scaled to the same length before the rank is decided. Friction terms are removed first,
so that a direction counts as seen only if no friction could have made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.identification.inertia.friction import Choice
from symdyn.identification.inertia.normal_equations import GramBlocks, normal_of
from symdyn.identification.logs.rows import LogError, Numbers

NOTHING = 1e-4
"""Of the largest singular value: smaller ones are directions that were not excited."""
WEAK = 3e-2
_PART = 0.3
_LISTED = 6


@dataclass(frozen=True)
class Conditioning:
    """`condition` is that of the stacked regressor in SI units, as it is."""

    rank: int
    condition: float
    open: tuple[str, ...]
    weak: tuple[str, ...]


def excitation_of(
    blocks: GramBlocks, choice: Choice, names: Sequence[str], joints: Sequence[int]
) -> Conditioning:
    """Rank and condition number of what was measured, and directions by their names."""
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
    lost = singular < NOTHING
    return Conditioning(
        int((~lost).sum()),
        condition,
        tuple(direction(vectors[:, k], names) for k in np.flatnonzero(lost)),
        tuple(direction(vectors[:, k], names) for k in np.flatnonzero(~lost & (singular < WEAK))),
    )


def direction(vector: Numbers, names: Sequence[str]) -> str:
    """A direction as the parameters that have a part in it, the largest first."""
    order = np.argsort(-np.abs(vector))
    parts = [k for k in order if abs(vector[k]) > _PART * abs(vector[order[0]])][:3]
    return " ".join(
        f"{'-' if vector[k] * vector[parts[0]] < 0 else '+'} {names[k]}" for k in parts
    ).removeprefix("+ ")


def reject_too_little(found: Conditioning, total: int, where: str) -> None:
    """Reject logs that leave directions open, and name these."""
    if not found.open:
        return
    more = f" and {len(found.open) - _LISTED} more" if len(found.open) > _LISTED else ""
    message = (
        f"the motion excites {found.rank} of {total} base parameters; it does not show "
        f"{', '.join(found.open[:_LISTED])}{more}; move all joints at once and in different "
        "poses, or --lock those that stand still"
    )
    raise LogError(message, where)
