"""Checks of the names, numbers and angles in files, the same for every reader.

An error message must be one line whatever the file holds. So names are quoted, their control
characters escaped, and long ones are cut.
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
"""Links, joints or frames of one description, fixed ones included."""

MOST_MOVING = 1000
"""Joints that move; inverse dynamics of so many takes about a minute to generate."""

MOST_CONSTRAINTS = 500
"""Contacts and loops."""

MOST_MOVES = 1000
"""Moves of one placement."""


def require_size(things: Sized, most: int, what: str, where: str) -> None:
    """Reject more things than symdyn reads."""
    if len(things) > most:
        message = f"there are {len(things)} {what}, and symdyn reads at most {most}"
        raise RobotError(f"{message}; give a smaller robot", where)


LARGEST = 1e60
"""Products of a mass and two lengths up to this size still fit into a double."""

LARGEST_ANGLE = 1e4
LARGEST_FILE = 64 * 2**20
DEPENDENT = 1e-9
"""A unit vector this close to a combination of others is one."""
NEAR = 1e-4
"""An angle this close to a multiple of pi/12, yet not snapped, was probably meant to be one."""

WARNING = "warning: "
"""How notes about doubtful things begin: commands print them, `--strict` rejects them."""

SNAPPED = "of a multiple of pi/12 taken to be it"
"""What the note about snapped angles says."""

UNSNAPPED = "of a multiple of pi/12 but not within"
"""What the warning about angles that could be snapped says."""


def file_bytes(text: str | bytes, file: str) -> bytes:
    """The bytes of a description; rejects files that are too large and text that is not Unicode."""
    try:
        data = text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError:
        raise RobotError("the text is not Unicode; save it as UTF-8", place(file)) from None
    if len(data) > LARGEST_FILE:
        message = f"the file is larger than {LARGEST_FILE // 2**20} MB; give a robot description"
        raise RobotError(message, place(file))
    return data


def regular_bytes(file: str | os.PathLike[str], most: int) -> bytes:
    """The first bytes of a file; a fifo or a device, which may never end, is an `OSError`."""
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
    """A name from a file, fit for an error message.

    >>> quote("left\\narm"), quote("x" * 100)[-5:]
    ("'left\\\\narm'", "x...'")
    """
    text = str(name)
    return repr(text if len(text) <= 60 else text[:57] + "...")


def place(file: str, line: int = 0) -> str:
    """FILE:LINE, or just the file where no line is known."""
    return f"{printable(file)}:{line}" if line else printable(file)


def hint(name: str, known: Iterable[str]) -> str:
    """What to write instead of an unknown name: near matches, or else the known names."""
    names = [printable(other, 60) for other in known]
    return suggestion(printable(name, 60), names) if names else "; there are none"


@overload
def exact(number: float) -> float: ...
@overload
def exact(number: Scalar) -> Scalar: ...
def exact(number: Scalar) -> Scalar:
    """0, 1 and -1 as ints, which the graph folds away; a constant node as its number.

    >>> exact(-1.0), exact(0.5)
    (-1, 0.5)
    """
    if isinstance(number, Expr) and number.op == "const":
        number = number.value
    return int(number) if is_number(number) and number in (-1, 0, 1) else number


def require_finite(number: Scalar, what: str, where: str) -> None:
    """Reject NaN, infinities and numbers that overflow in the first product; formulas pass."""
    if is_number(number) and not -LARGEST <= number <= LARGEST:
        raise RobotError(
            f"{what} is {float(number):g}; give a finite number below {LARGEST:g}", where
        )


def require_moments(diagonal: Iterable[float], what: str, where: str) -> None:
    """Reject negative moments of inertia, except for rounding errors of an earlier rotation."""
    moments = list(diagonal)
    if min(moments) < -max(1e-15, 1e-12 * max(map(abs, moments))):
        message = f"{what} has the negative moment of inertia {float(min(moments)):g}"
        raise RobotError(f"{message}; the diagonal must be 0 or more", where)


def are_independent(columns: Sequence[Sequence[float]]) -> bool:
    """Whether no column of numbers is a combination of the others, up to rounding.

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
    """Snaps angles to the multiples of pi/12 and remembers how many, for the robot's notes."""

    def __init__(self, tolerance: float = SNAP_TOLERANCE) -> None:
        if not 0 <= tolerance <= 0.1:
            raise RobotError(f"the snap tolerance is {tolerance}; give one from 0 to 0.1 rad")
        self.tolerance = tolerance
        self._snapped = 0
        self._near = 0
        self._first_near = ""

    def __call__(self, angle: Scalar, what: str, where: str) -> Scalar:
        """The angle, snapped if it is near a multiple of pi/12; formulas pass unchanged."""
        if not is_number(angle):
            return angle
        if abs(angle) > LARGEST_ANGLE:
            raise RobotError(f"{what} is {angle:g} rad; give an angle within a few turns", where)
        snapped = snap_angle(angle, self.tolerance)
        if abs(snapped - angle) > 1e-15:
            self._snapped += 1
        elif abs(snap_angle(angle, NEAR) - angle) > self.tolerance:
            self._near += 1
            first = f"{os.path.basename(where)}, {what}, {angle!r}".removeprefix(", ")
            self._first_near = self._first_near or first
        return exact(snapped)

    def notes(self) -> list[str]:
        """What a user should know about the angles of the file."""
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
