"""The inertia of a link: ten numbers about the link frame, in which the dynamics is linear.

J = [[ I, [mc] ], [ -[mc], m 1 ]],     I about the frame's origin              (PBP95 eq. 21)
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import SE3, Mat3, Twist, Vec3, Wrench, rotate_symmetric_tensor, vec
from symdyn.scalar import Scalar

PARAMETER_NAMES = ("m", "mcx", "mcy", "mcz", "Ixx", "Ixy", "Iyy", "Ixz", "Iyz", "Izz")
PARAMETER_UNITS = ("kg", *("kg m",) * 3, *("kg m^2",) * 6)
FIRST_MOMENTS = PARAMETER_NAMES[1:4]
TENSOR = PARAMETER_NAMES[4:]


@dataclass(frozen=True)
class Inertia:
    """Mass, first moment and inertia tensor about the origin of the link frame."""

    m: Scalar = 0
    mcx: Scalar = 0
    mcy: Scalar = 0
    mcz: Scalar = 0
    Ixx: Scalar = 0
    Ixy: Scalar = 0
    Iyy: Scalar = 0
    Ixz: Scalar = 0
    Iyz: Scalar = 0
    Izz: Scalar = 0

    @classmethod
    def about_com(cls, mass: Scalar, com: Vec3, tensor: Mat3) -> Inertia:
        """Return the inertia of a body with this tensor about its centre of mass.

        Parameters
        ----------
        mass
            Mass, kg.
        com
            Centre of mass in the link frame, m.
        tensor
            Inertia tensor about the centre of mass, axes parallel to the link frame, kg m^2.
        """
        at_com = cls(mass, 0, 0, 0, *tensor_entries(tensor))
        return at_com.seen_from(SE3(p=com))

    @property
    def parameters(self) -> tuple[Scalar, ...]:
        """The ten parameters, in the order of `PARAMETER_NAMES`."""
        first = (self.m, self.mcx, self.mcy, self.mcz)
        return (*first, self.Ixx, self.Ixy, self.Iyy, self.Ixz, self.Iyz, self.Izz)

    @property
    def moment(self) -> Vec3:
        """The first moment: mass times centre of mass."""
        return (self.mcx, self.mcy, self.mcz)

    @property
    def tensor(self) -> Mat3:
        """The inertia tensor about the link frame's origin."""
        return (
            (self.Ixx, self.Ixy, self.Ixz),
            (self.Ixy, self.Iyy, self.Iyz),
            (self.Ixz, self.Iyz, self.Izz),
        )

    @property
    def second_moments(self) -> Mat3:
        """The sum of r r^T dm over the body: 1/2 tr(I) 1 - I."""
        tensor = self.tensor
        return vec.scalar_minus(vec.trace(tensor) / 2, tensor)

    def __add__(self, other: Inertia) -> Inertia:
        """Return the inertia of two rigidly connected bodies, both about the same frame."""
        pairs = zip(self.parameters, other.parameters, strict=True)
        return Inertia(*(a + b for a, b in pairs))

    def __matmul__(self, V: Twist) -> Wrench:
        """Return the momentum J V (PBP95 eq. 21): moment I w + mc x v, force m v - mc x w."""
        w, v = V
        return (
            vec.add(vec.apply(self.tensor, w), vec.cross(self.moment, v)),
            vec.sub(vec.scale(self.m, v), vec.cross(self.moment, w)),
        )

    def seen_from(self, X: SE3, turned: Mat3 | None = None) -> Inertia:
        """Return the inertia about the parent frame, where X is this frame in the parent's.

        With h = R mc the rotated first moment and k = h + m p the shifted one, the tensor becomes
        R I R^T + p.(h + k) 1 - (p h^T + k p^T). `turned` is R I R^T, if it is known.
        """
        turned = rotate_symmetric_tensor(X.R, self.tensor) if turned is None else turned
        p = X.p
        h = vec.apply(X.R, self.moment)
        k = vec.add(h, vec.scale(self.m, p))
        Dxx, Dyy, Dzz = (p[i] * (h[i] + k[i]) for i in range(3))

        def product(i: int, j: int) -> Scalar:
            return p[i] * h[j] + k[i] * p[j]

        return Inertia(
            self.m,
            *k,
            Ixx=turned[0][0] + (Dyy + Dzz),
            Ixy=turned[0][1] - product(0, 1),
            Iyy=turned[1][1] + (Dxx + Dzz),
            Ixz=turned[0][2] - product(0, 2),
            Iyz=turned[1][2] - product(1, 2),
            Izz=turned[2][2] + (Dxx + Dyy),
        )


MASSLESS = Inertia()


@dataclass(frozen=True)
class Attached:
    """A rigid body of the description, with its inertia about the frame that it is attached to."""

    frame: str
    inertia: Inertia


def tensor_entries(tensor: Mat3) -> tuple[Scalar, ...]:
    """The six entries of a symmetric tensor, in the order of the parameters."""
    return (tensor[0][0], tensor[0][1], tensor[1][1], tensor[0][2], tensor[1][2], tensor[2][2])
