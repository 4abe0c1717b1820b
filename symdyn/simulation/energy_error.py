"""How far the energy of a motion is from what the work of its forces makes of it.

    T + U = T(0) + U(0) + integral of (tau - friction) . qd dt

Both sides come from the same steps; they differ by the error of the steps, which grows fast where
a step is long beside a period of the robot. rk4 is stable while step < 2.8 / (highest frequency).
"""

from __future__ import annotations

import numpy as np

from symdyn.runtime.stepping import Array

NOTABLE = 0.01
"""An error of the energy that is worth a warning."""
ROUNDING = 1e-9
"""Smaller changes of the energy, beside the energy itself, may be rounding."""
SMALLEST = 1e-12
"""J: what rounding of positions makes of a robot at rest whose energy is zero."""


def energy_error(kinetic: Array, potential: Array, work: Array) -> float:
    """The largest error, as a share of the largest kinetic energy or the range of the potential.

    >>> rest = np.zeros(2)
    >>> energy_error(np.array([1.0, 0.75]), rest, rest)
    0.25
    """
    energy = kinetic + potential
    error = float(np.abs(energy - energy[0] - work).max())
    size = float(max(np.abs(kinetic).max(), np.abs(potential).max()))
    moved = max(float(kinetic.max()), float(np.ptp(potential)), ROUNDING * size, SMALLEST)
    return error / moved if error else 0.0
