"""Checks of the names, numbers and angles in files, shared by all readers.

An error message is one line whatever the file contains. Therefore names are quoted, their control
characters are escaped, and long names are shortened.
"""

from __future__ import annotations

import errno
import math
import os
import stat
from collections.abc import Iterable, Sequence, Sized
from typing import overload

from symdyn.errors import RobotError
from symdyn.graph import Expr
from symdyn.scalar import SNAP_TOLERANCE, Scalar, is_number, snap_angle
from symdyn.support.matching import suggestion
from symdyn.support.names import printable as printable

# Bounds on the size of a description: far above real robots, yet reading one takes seconds.

MOST_LINKS = 5000
"""The most links, joints or frames of one description, fixed ones included."""

MOST_MOVING = 1000
"""The most moving joints; generating inverse dynamics for so many takes about a minute."""

MOST_CONSTRAINTS = 500
"""The most contacts and loops."""

MOST_MOVES = 1000
"""The most moves of one placement."""


def require_size(things: Sized, most: int, what: str, where: str) -> None:
    """Raise an error for a description that is too large."""
    if len(things) > most:
        message = f"there are {len(things)} {what}, but symdyn reads at most {most}"
        raise RobotError(f"{message}; use a smaller robot", where)


LARGEST = 1e60
"""Products of a mass and two lengths up to this size still fit into a double."""

LARGEST_ANGLE = 1e4
LARGEST_FILE = 64 * 2**20
DEPENDENT = 1e-9
"""A unit vector this close to a combination of others is linearly dependent."""
NEAR = 1e-4
"""An angle this close to a multiple of pi/12 that is not snapped is probably a rounded multiple."""

WARNING = "warning: "
"""The prefix of notes that are warnings: commands print them, `--strict` rejects them."""

SNAPPED = "of a multiple of pi/12 snapped to it"
"""Part of the note about snapped angles."""

UNSNAPPED = "of a multiple of pi/12 but not within"
"""Part of the warning about angles that could be snapped."""


def file_bytes(text: str | bytes, file: str) -> bytes:
    """Return the bytes of a description; raise an error if it is too large or not Unicode."""
    try:
        data = text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError:
        raise RobotError("the text is not Unicode; save it as UTF-8", place(file)) from None
    if len(data) > LARGEST_FILE:
        message = f"the file is larger than {LARGEST_FILE // 2**20} MB; give the file of a robot"
        raise RobotError(message, place(file))
    return data


def regular_bytes(file: str | os.PathLike[str], most: int) -> bytes:
    """Read the first bytes of a file; raise `OSError` for a fifo or device, which may never end."""
    # Without O_NONBLOCK, opening a fifo waits for its writer. Windows has neither.
    descriptor = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(descriptor, "rb") as stream:
        mode = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise OSError(errno.EINVAL, "it is a fifo or a device; save it as a file first")
        return stream.read(most)


def quote(name: object) -> str:
    """Return a name from a file in quotes, for an error message.

    >>> quote("left\\narm"), quote("x" * 100)[-5:]
    ("'left\\\\narm'", "x...'")
    """
    text = str(name)
    return repr(text if len(text) <= 60 else text[:57] + "...")


def place(file: str, line: int = 0) -> str:
    """Return FILE:LINE, or only the file if the line is unknown."""
    return f"{printable(file)}:{line}" if line else printable(file)


def hint(name: str, known: Iterable[str]) -> str:
    """Return a suggestion for an unknown name: near matches, or else the known names."""
    names = [printable(other, 60) for other in known]
    return suggestion(printable(name, 60), names) if names else "; there are none"


@overload
def exact(number: float) -> float: ...
@overload
def exact(number: Scalar) -> Scalar: ...
def exact(number: Scalar) -> Scalar:
    """Return 0, 1 and -1 as ints, which the graph folds, and a constant node as its number.

    >>> exact(-1.0), exact(0.5)
    (-1, 0.5)
    """
    if isinstance(number, Expr) and number.op == "const":
        number = number.value
    return int(number) if is_number(number) and number in (-1, 0, 1) else number


def require_finite(number: Scalar, what: str, where: str) -> None:
    """Raise an error for NaN, infinity and numbers that overflow in products; formulas pass."""
    if is_number(number) and not -LARGEST <= number <= LARGEST:
        raise RobotError(
            f"{what} is {float(number):g}; give a finite number below {LARGEST:g}", where
        )


def require_moments(diagonal: Iterable[float], what: str, where: str) -> None:
    """Raise an error for negative moments of inertia, except rounding errors of a rotation."""
    moments = list(diagonal)
    if min(moments) < -max(1e-15, 1e-12 * max(map(abs, moments))):
        message = f"{what} has the negative moment of inertia {float(min(moments)):g}"
        raise RobotError(f"{message}; the diagonal must be 0 or more", where)


def are_independent(columns: Sequence[Sequence[float]]) -> bool:
    """Whether columns of numbers are linearly independent, up to rounding.

    >>> are_independent([[1, 0], [1, 1]]), are_independent([[1, 2], [2, 4]])
    (True, False)
    """
    basis: list[list[float]] = []
    for column in columns:
        length = math.hypot(*column)
        if length == 0:
            return False
        rest = [x / length for x in column]
        for one in (*basis, *basis):  # twice, because rounding leaves some of it behind
            share = sum(a * b for a, b in zip(rest, one, strict=True))
            rest = [a - share * b for a, b in zip(rest, one, strict=True)]
        left = math.hypot(*rest)
        if left < DEPENDENT:
            return False
        basis.append([x / left for x in rest])
    return True


class Angles:
    """Snaps angles to multiples of pi/12 and counts them for the robot's notes."""

    def __init__(self, tolerance: float = SNAP_TOLERANCE) -> None:
        if not 0 <= tolerance <= 0.1:
            raise RobotError(f"the snap tolerance is {tolerance}; give one from 0 to 0.1 rad")
        self.tolerance = tolerance
        self._snapped = 0
        self._near = 0
        self._first_near = ""

    def __call__(self, angle: Scalar, what: str, where: str) -> Scalar:
        """Return the angle, snapped if it is near a multiple of pi/12; formulas pass unchanged."""
        if not is_number(angle):
            return angle
        if abs(angle) > LARGEST_ANGLE:
            raise RobotError(
                f"{what} is {angle:g} rad; give an angle of a few turns at most", where
            )
        snapped = snap_angle(angle, self.tolerance)
        if abs(snapped - angle) > 1e-15:
            self._snapped += 1
        elif abs(snap_angle(angle, NEAR) - angle) > self.tolerance:
            self._near += 1
            first = f"{os.path.basename(where)}, {what}, {angle!r}".removeprefix(", ")
            self._first_near = self._first_near or first
        return exact(snapped)

    def notes(self) -> list[str]:
        """Return notes on the angles of the file."""
        notes = []
        if self._snapped:
            count = _count(self._snapped, "angle")
            notes.append(f"{count} within {self.tolerance:g} {SNAPPED}")
        if self._near:
            notes.append(
                f"{WARNING}{_count(self._near, 'angle')} within {NEAR:g} {UNSNAPPED} "
                f"{self.tolerance:g} (first: {self._first_near}); kept as written"
            )
        return notes


def _count(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"
