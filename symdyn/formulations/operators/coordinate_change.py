"""Other link frames, same equations: PP99's coordinate change by Q = diag[Ad(Q_1) .. Ad(Q_n)].

    A = Q S,   L = Q G Q^-1,   D = Q^-T J Q^-1                                  (PP99 eqs. 15-17)
    Gamma, X, ad_Sqd -> Q (.) Q^-1,   ad_V -> Q^-T (.) Q^T,   P0 -> Q P0,   Pt^T -> Q^-T Pt^T
                                                                           (eqs. 22-26, 42, 43)
    V -> Q V,   Vdot -> Q Vdot,   F -> Q^-T F                                     (eqs. 31-33)

Q_i leads from old link coordinates to new ones: it is the old frame seen from the new one. On the
model itself, f[i-1,i] becomes Q_(i-1) f[i-1,i] Q_i^-1 (eqs. 34, 47-49), with the base's frame kept,
so that V0, Vdot0 and gravity stay what they are and so does the wrench of a tip, whose own frame
is not changed. `operators` of the changed model are the changed operators of the model.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.formulations.operators.pp99_operators import (
    FactorOperators,
    Pp99Operators,
    VelocityOperators,
)
from symdyn.lie import SE3, matrix_of_Ad
from symdyn.lie.matrices import Matrix, apply, diagonal, product, transpose
from symdyn.robot.model import BASE, Robot
from symdyn.robot.placement import UNMOVED, Move, Placement
from symdyn.scalar import Scalar, is_zero

# -- the model -------------------------------------------------------------------------------


def change_frames(robot: Robot, Q: Sequence[Placement]) -> Robot:
    """The same robot with link frames such that Q_i are the old ones seen from the new ones.

    Any Q_i, on any scalar, with every move as it was written; `equivalent.reframed` makes
    the same change where frames are chosen for cheap code and stay on the joints' axes.
    """

    def seen(link: int, placement: Placement) -> Placement:
        return placement if link == BASE else Q[link].then(placement)

    return replace(
        robot,
        joints=tuple(
            replace(
                joint,
                placement=seen(joint.parent, joint.placement),
                tail=joint.tail.then(inverse(Q[i])),
            )
            for i, joint in enumerate(robot.joints)
        ),
        links=tuple(
            replace(link, inertia=link.inertia.seen_from(Q[i].pose()))
            for i, link in enumerate(robot.links)
        ),
        frames=tuple(
            replace(frame, placement=seen(frame.link, frame.placement)) for frame in robot.frames
        ),
    )


def inverse(placement: Placement) -> Placement:
    """The moves undone, last one first."""
    return Placement(tuple(Move(m.kind, -m.amount) for m in reversed(placement.moves)))


def centre_of_mass_frames(robot: Robot) -> list[Placement]:
    """Q_i = (1, -r_i): frames at the centres of mass; a link without mass keeps its frame."""
    return [
        UNMOVED
        if is_zero(link.inertia.m)
        else Placement(
            tuple(
                Move(kind, -moment / link.inertia.m)
                for kind, moment in zip("xyz", link.inertia.moment, strict=True)
            )
        )
        for link in robot.links
    ]


# -- the operators ---------------------------------------------------------------------------


class Change:
    """The block matrix Q of a choice of frames, and what it does to operators and columns."""

    def __init__(self, Q: Sequence[SE3]) -> None:
        self.Q: Matrix = diagonal([matrix_of_Ad(X) for X in Q])
        self.back: Matrix = diagonal([matrix_of_Ad(X.inverse()) for X in Q])
        self.dual: Matrix = transpose(self.back)

    def _map(self, a: Matrix) -> Matrix:
        return product(self.Q, a, self.back)

    def _form(self, a: Matrix) -> Matrix:
        return product(self.dual, a, self.back)

    def operators(self, ops: Pp99Operators) -> Pp99Operators:
        """A, Gamma, L, D, P0, Pt in new coordinates (15)-(17), (22), (25), (26)."""
        return Pp99Operators(
            S=product(self.Q, ops.S),
            Gamma=self._map(ops.Gamma),
            G=self._map(ops.G),
            J=self._form(ops.J),
            P0=product(self.Q, ops.P0),
            Pt=product(ops.Pt, self.back),
            R=ops.R,
        )

    def velocity_operators(self, rates: VelocityOperators) -> VelocityOperators:
        """(23) and (24)."""
        ad_V = product(self.dual, rates.ad_V, transpose(self.Q))
        return VelocityOperators(self._map(rates.ad_Sqd), ad_V)

    def factors(self, factors: FactorOperators) -> FactorOperators:
        """Those of (42) and (43); Omega is the same."""
        return FactorOperators(
            Jhat=self._form(factors.Jhat),
            Omega=factors.Omega,
            Phi=product(factors.Phi, self.back),
            Pi=product(self.dual, factors.Pi),
            X=self._map(factors.X),
            Y=product(self.dual, factors.Y, transpose(self.Q)),
        )

    def motion(self, column: Sequence[Scalar]) -> list[Scalar]:
        """V or Vdot of all links (31), (32)."""
        return apply(self.Q, column)

    def force(self, column: Sequence[Scalar]) -> list[Scalar]:
        """F of all joints (33)."""
        return apply(self.dual, column)
