"""The interface of a joint motion, which all other packages use.

A motion leads from the joint frame, fixed in the parent link, to the moving frame:

    f(q)  the pose of the moving frame,      f^-1 fdot = S v        (S the screws, PBP95 eq. 23)

The columns of S are constant in the moving frame. q are the coordinates and v the velocities of the
joint; in general qdot = T(q) v. Derivatives with respect to q are taken along the screws:
d/de f(integrate(q, e e_k)) = f S_k.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from symdyn.lie import SE3, AxisRotation, Twist, Vec3
from symdyn.robot.inertia import Inertia
from symdyn.scalar import Scalar

Coordinates = Sequence[Scalar]
Uniform = Callable[[float, float], float]
"""A function that returns a random number between two bounds."""


class Displacement:
    """d = difference(q0, q) and its Jacobian D, ddot = D v; for commuting motions D = 1."""

    def __init__(self, d: Coordinates) -> None:
        self.d = list(d)

    def rate(self, v: Coordinates) -> list[Scalar]:
        """D v."""
        return list(v)

    def rate_of_start(self, v: Coordinates) -> list[Scalar]:
        """Return ddot for a q0 that moves with v and a constant q."""
        return [-x for x in v]

    def force(self, pull: Coordinates) -> list[Scalar]:
        """D^T force: the joint forces along the screws for a force conjugate to d."""
        return list(pull)

    def force_derivative(self, v: Coordinates, pull: Coordinates) -> list[Scalar]:
        """Return the derivative of D^T force along v, with `force` constant."""
        return [0] * len(self.d)


class Advance:
    """exp(S v), the motion with constant velocities v for unit time; here for commuting motions.

    Both methods return velocities in the moved frame.
    """

    def transport(self, u: Coordinates) -> list[Scalar]:
        """Return the velocities after the motion if its start moves with u: Ad(exp(-S v)) u."""
        return list(u)

    def rate(self, u: Coordinates) -> list[Scalar]:
        """Return the derivative of the motion in direction u: of exp(S (v + e u)) in e at e = 0."""
        return list(u)


class Motion(ABC):
    """The motion of a joint: coordinates, pose, screws and their derivatives.

    A subclass for each joint type is in a file beside this one. Coordinates `q` have nq entries,
    velocities `v` nv entries; both may be any scalars.
    """

    axis: Vec3
    """The axis of rotation or translation, a unit vector in the joint frame; else (0, 0, 1)."""
    is_rotation = False
    """Whether the motion is a rotation about `axis` and nothing else."""
    is_translation = False
    """Whether the motion is a translation along `axis` and nothing else."""
    has_motor = True
    """Whether a motor drives the joint by default."""
    coordinate_names: tuple[str, ...]
    """The names of the coordinates, "" for the only one of a joint."""
    coordinate_units: tuple[str, ...]
    """The units of the coordinates: "rad", "m", or "" for components of a quaternion."""
    velocity_names: tuple[str, ...]
    """The names of the velocities, one for each DoF."""

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return len(self.coordinate_names)

    @property
    def nv(self) -> int:
        """Number of velocities, which is the number of DoF."""
        return len(self.velocity_names)

    @property
    @abstractmethod
    def screws(self) -> tuple[Twist, ...]:
        """The nv columns of S: twists (angular, linear) in the moving frame."""

    @abstractmethod
    def pose(self, q: Coordinates) -> SE3:
        """Return f(q), the pose of the moving frame in the joint frame.

        Parameters
        ----------
        q
            The nq coordinates of the joint, scale and offset included.
        """

    def angle(self, q: Coordinates) -> Scalar | None:
        """Return the angle whose sine and cosine the pose consists of, None if there is none."""
        return None

    def axis_rotations(self, q: Coordinates) -> tuple[AxisRotation, ...] | None:
        """Return the rotation of the pose as rotations about coordinate axes, last one leftmost.

        None if it is not such a product.
        """
        return None

    @property
    def neutral(self) -> tuple[int, ...]:
        """The coordinates at which both frames coincide."""
        return (0,) * self.nq

    @abstractmethod
    def random(self, uniform: Uniform) -> list[float]:
        """Return random coordinates, drawn with the function `uniform(low, high)`."""

    def qdot(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        """Return the rates of the coordinates, qdot = T(q) v."""
        return list(v)

    def velocity(self, q: Coordinates, dq: Coordinates) -> list[Scalar]:
        """Return the velocities v with T(q) v = dq, the inverse of `qdot`."""
        return list(dq)

    @property
    def closed_under_bracket(self) -> bool:
        """Whether the Lie brackets of the screws are in their span.

        Only then `difference` and derivatives with respect to q exist.
        """
        return True

    def integrate(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        """Return the coordinates after unit time with constant velocities v: f(q) exp(S v)."""
        return [position + step for position, step in zip(q, v, strict=True)]

    def difference(self, q0: Coordinates, q1: Coordinates) -> list[Scalar]:
        """Return the velocities v that lead from q0 to q1 in unit time.

        Raises
        ------
        FunctionError
            If the motion is not `closed_under_bracket`.
        """
        return [end - start for start, end in zip(q0, q1, strict=True)]

    def displacement(self, q0: Coordinates, q: Coordinates) -> Displacement:
        """Return difference(q0, q) with its derivatives."""
        return Displacement(self.difference(q0, q))

    def advance(self, v: Coordinates) -> Advance:
        """Return the motion of `integrate` with its derivatives."""
        return Advance()

    @property
    @abstractmethod
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """A basis of the inertias without effect on the joint, about the moving frame.

            D S = 0   and   L_S D = -(ad_S^T D + D ad_S) = 0    for every column S

        They need no force to move along the joint and are the same in every position of it.
        """
