"""The conventions that every generated file follows and lists."""

from collections.abc import Iterable

JointNames = tuple[str, tuple[str, ...], tuple[str, ...]]
"""The type of a joint, and the names of its coordinates and velocities."""

GRAVITY = "Gravity is the free-fall acceleration in base coordinates."
ROW_MAJOR = "matrices row-major"
CONVENTIONS = (
    f"SI units, radians, right-handed frames; {ROW_MAJOR}.",
    "Twists are (angular, linear), wrenches (moment, force), in link coordinates.",
    "tau = M(q) qdd + C(q,qd) qd + phi(q); phi is gravity only; bias h = C qd + phi.",
    "C is the Christoffel matrix: Mdot - 2C is skew.",
    GRAVITY,
    "Joint i moves link i. Inertial parameters refer to the link frame and its origin:",
    "m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz (Ixy is the matrix entry).",
)

QUATERNIONS = "Quaternions are (x, y, z, w) of unit length."
SEVERAL = (
    "For these joints qd is the twist in axes of the moving frame (or its modal coordinates), not",
    "the rate of q; qdd is the rate of qd, and tau are the moments and forces along these axes.",
    "Derivatives with respect to q are taken along the directions of qd.",
)
"""Conventions for joints of several degrees of freedom."""


def conventions_of(several: Iterable[JointNames], base: str = "") -> tuple[str, ...]:
    """Return the conventions for a robot with these joints of several coordinates.

    `base` names the base where a moving link may be mistaken for it.

    >>> conventions_of([], "world")[5]
    'The base is world, which is fixed: base frame, axes and coordinates are its own.'
    >>> conventions_of([("planar", ("x", "y", "theta"), ("omega", "vx", "vy"))])[-4]
    'A planar joint has q = (x, y, theta), qd = (omega, vx, vy).'
    """
    common = list(CONVENTIONS)
    if base:
        own = "base frame, axes and coordinates are its own"
        text = f"The base is {base}, which is fixed: {own}."
        common.insert(common.index(GRAVITY) + 1, text)
    names = list(dict.fromkeys(several))
    if not names:
        return tuple(common)
    types = [
        f"A {kind} joint has q = ({', '.join(q)}), qd = ({', '.join(v)})." for kind, q, v in names
    ]
    quaternions = [QUATERNIONS] if any("qw" in q for _, q, _ in names) else []
    return (*common, *quaternions, *types, *SEVERAL)
