"""What every joint can say of its motion: the questions that the other rooms ask.

A motion leads from the joint's frame, fixed in the parent link, to the frame that moves:

    f(q)  the pose of the moving frame,      f^-1 fdot = S v        (S the screws, PBP95 eq. 23)

The columns of S are constant in the moving frame. q are the coordinates and v the velocities of the
joint; where they are not of the same number, qdot = T(q) v. Derivatives in q are taken along the
screws: d/de f(q moved by e along S_k) = f S_k.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from symdyn.lie import SE3, AxisRotation, Twist, Vec3
from symdyn.robot.inertia import Inertia
from symdyn.scalar import Scalar

Coordinates = Sequence[Scalar]
Uniform = Callable[[float, float], float]
"""A random number between two others."""


class Displacement:
    """d = difference(q0, q) and D, where ddot = D v; here, where motions commute, D is 1."""

    def __init__(self, d: Coordinates) -> None:
        self.d = list(d)

    def rate(self, v: Coordinates) -> list[Scalar]:
        """D v."""
        return list(v)

    def rate_of_start(self, v: Coordinates) -> list[Scalar]:
        """ddot where q0 moves with v and q stays."""
        return [-x for x in v]

    def force(self, pull: Coordinates) -> list[Scalar]:
        """D^T pull: the forces along the screws of what acts on d."""
        return list(pull)

    def force_derivative(self, v: Coordinates, pull: Coordinates) -> list[Scalar]:
        """How D^T pull changes along v while `pull` stays."""
        return [0] * len(self.d)


class Advance:
    """exp(S v), a move along constant velocities v for unit time; here motions commute.

    Both methods give the velocities, in the axes after the move, with which what was moved departs.
    """

    def transport(self, u: Coordinates) -> list[Scalar]:
        """Of what starts from a place that departs with u: Ad(exp(-S v)) u."""
        return list(u)

    def rate(self, u: Coordinates) -> list[Scalar]:
        """Of what moves with v + e u instead, for each e."""
        return list(u)


class Motion(ABC):
    """The motion of a joint; one file a motion beside this one."""

    axis: Vec3
    """What it turns about or slides along, where it is a turn or a slide; else (0, 0, 1)."""
    is_rotation = False
    """Whether it is a turn about `axis` and nothing else."""
    is_translation = False
    """Whether it is a slide along `axis` and nothing else."""
    has_motor = True
    """Whether a motor drives it where nothing else is said."""
    coordinate_names: tuple[str, ...]
    """What the coordinates are called, "" for the only one of a joint."""
    coordinate_units: tuple[str, ...]
    velocity_names: tuple[str, ...]
    """What the velocities are called; their number is that of the DoF."""

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return len(self.coordinate_names)

    @property
    def nv(self) -> int:
        """Number of velocities: the DoF."""
        return len(self.velocity_names)

    @property
    @abstractmethod
    def screws(self) -> tuple[Twist, ...]:
        """The columns of S, in the moving frame."""

    @abstractmethod
    def pose(self, q: Coordinates) -> SE3:
        """f(q), the moving frame in the joint's."""

    def angle(self, q: Coordinates) -> Scalar | None:
        """The angle whose sine and cosine the pose is made of, if there is one."""
        return None

    def axis_rotations(self, q: Coordinates) -> tuple[AxisRotation, ...] | None:
        """The rotation of the pose as turns about coordinate axes, the last one leftmost.

        None where it is another rotation.
        """
        return None

    @property
    def neutral(self) -> tuple[int, ...]:
        """The coordinates at which the two frames are the same."""
        return (0,) * self.nq

    @abstractmethod
    def random(self, uniform: Uniform) -> list[float]:
        """Coordinates anywhere."""

    def qdot(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        """The rates of the coordinates, T(q) v."""
        return list(v)

    def velocity(self, q: Coordinates, dq: Coordinates) -> list[Scalar]:
        """The velocities v with T(q) v = dq."""
        return list(dq)

    @property
    def closed_under_bracket(self) -> bool:
        """Whether the brackets of the screws stay in their span: every loop of v comes back."""
        return True

    def integrate(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        """Where the joint stands after unit time with the constant velocities v: f exp(S v)."""
        return [position + step for position, step in zip(q, v, strict=True)]

    def difference(self, q0: Coordinates, q1: Coordinates) -> list[Scalar]:
        """The velocities v that lead from q0 to q1 in unit time; only where it is `closed`."""
        return [end - start for start, end in zip(q0, q1, strict=True)]

    def displacement(self, q0: Coordinates, q: Coordinates) -> Displacement:
        """difference(q0, q), and how it changes with q."""
        return Displacement(self.difference(q0, q))

    def advance(self, v: Coordinates) -> Advance:
        """The move of `integrate`, and how it changes."""
        return Advance()

    @property
    @abstractmethod
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """A basis of the inertias that the joint cannot feel, about the moving frame.

            D S = 0   and   L_S D = -(ad_S^T D + D ad_S) = 0    for every column S

        They take no force to be driven and look the same in every position.
        """
