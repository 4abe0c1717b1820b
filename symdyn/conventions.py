"""The conventions that every generated file follows and quotes."""

from collections.abc import Iterable

JointNames = tuple[str, tuple[str, ...], tuple[str, ...]]
"""A joint's type, and what its coordinates and its velocities are called."""

GRAVITY = "Gravity is the acceleration of free fall, in base coordinates."
ROW_MAJOR = "matrices row-major"
CONVENTIONS = (
    f"SI units, radians, right-handed frames; {ROW_MAJOR}.",
    "Twists are (angular, linear), wrenches (moment, force), in link coordinates.",
    "tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.",
    "C is the Christoffel matrix: Mdot - 2C is skew.",
    GRAVITY,
    "Link i is moved by joint i; its inertial parameters are about its own frame:",
    "m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).",
)

QUATERNIONS = "Quaternions are x, y, z, w and have the length 1."
SEVERAL = (
    "There qd is the twist in the axes of the frame that moves (or its share of each mode), and",
    "tau the moments and forces along them: qdot is not qd, and qdd is the rate of qd.",
    "Derivatives in q are along the directions of qd.",
)
"""What holds for joints of several freedoms."""


def conventions_of(several: Iterable[JointNames], base: str = "") -> tuple[str, ...]:
    """The conventions for a robot that has these joints of several coordinates.

    `base` is the name of its base, given where a link that moves may be taken for the base.

    >>> conventions_of([], "world")[5]
    'The base is world, which does not move: base frame, axes and coordinates are its own.'
    >>> conventions_of([("planar", ("x", "y", "theta"), ("omega", "vx", "vy"))])[-4]
    'A planar joint has q = (x, y, theta), qd = (omega, vx, vy).'
    """
    common = list(CONVENTIONS)
    if base:
        own = "base frame, axes and coordinates are its own"
        text = f"The base is {base}, which does not move: {own}."
        common.insert(common.index(GRAVITY) + 1, text)
    names = list(dict.fromkeys(several))
    if not names:
        return tuple(common)
    types = [
        f"A {kind} joint has q = ({', '.join(q)}), qd = ({', '.join(v)})." for kind, q, v in names
    ]
    quaternions = [QUATERNIONS] if any("qw" in q for _, q, _ in names) else []
    return (*common, *quaternions, *types, *SEVERAL)
