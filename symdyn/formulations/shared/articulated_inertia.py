"""Articulated inertias: symmetric 6x6 matrices [[A, B], [B^T, C]] that map twists to wrenches.

    about a parent frame, X = (R, p), [p] the skew matrix of p:
    A' = A - B [p] + [p] (B^T - C [p]),    B' = B + [p] C,    C' = C      (all turned by R before)

A shift along one coordinate axis k, [p] = d [e_k], and a turn about one take a fraction of that:

    B' = B + [p] C,     A' = A - B [p] + [p] B'^T                   (and `lie/tensor_rotations.py`)

Both are exact, on any scalar (cf. McMillan and Orin 1998).

A joint transports them by the elementary moves that its transform consists of:

    Jhat_parent += Ad*(f^-1) Jhat Ad(f^-1),      f = placement, motion of the joint, tail
                                                                               (PP99 eq. 40)

A placement is a product of turns about and shifts along coordinate axes, and so is the motion of
most joints. Each move takes a fraction of a general transform's cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.lie import (
    SE3,
    ZERO_MATRIX,
    AxisRotation,
    Mat3,
    Twist,
    Wrench,
    hat,
    matrices,
    rotate_symmetric_tensor,
    rotate_tensor,
    vec,
)
from symdyn.lie.matrices import Matrix, Rows
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar, cos, is_number, is_zero, sin


def seen_from_parent(
    J: ArticulatedInertia, joint: Joint, q: Sequence[Scalar]
) -> ArticulatedInertia:
    """The inertia of link i about its parent's frame, with joint i at its coordinates q."""
    J = _seen_through(J, joint.tail)
    x = joint.motion_coordinates(q)
    X, turns = joint.motion.pose(x), joint.motion.axis_rotations(x)
    if turns is None:
        J = J.seen_from(X)
    else:
        for turn in turns:
            J = J.turned(turn)
        for k, shift in enumerate(X.p):
            J = J.shifted(k, shift)
    return _seen_through(J, joint.placement)


def _seen_through(J: ArticulatedInertia, placement: Placement) -> ArticulatedInertia:
    for move in reversed(placement.moves):
        k = "xyz".index(move.kind[-1])
        if move.kind[0] == "r":
            J = J.turned(AxisRotation(k, sin(move.amount), cos(move.amount)))
        else:
            J = J.shifted(k, move.amount)
    return J


def seen_from_child(
    compliance: ArticulatedInertia, joint: Joint, q: Sequence[Scalar]
) -> ArticulatedInertia:
    """Ad(f^-1) Lambda Ad(f^-1)^T of a symmetric Lambda that maps wrenches to twists.

    Its blocks are linear first, [[vv, vw], [wv, ww]]: Ad(f^-1) then has the shape of the Ad* that
    carries inertias, so that Lambda goes through the moves of f undone, from the left.
    """
    compliance = seen_from_frame(compliance, joint.placement)
    x = joint.motion_coordinates(q)
    X, turns = joint.motion.pose(x), joint.motion.axis_rotations(x)
    if turns is None:
        compliance = compliance.seen_from(X.inverse())
    else:
        for k, shift in enumerate(X.p):
            compliance = compliance.shifted(k, -shift)
        for turn in reversed(turns):
            compliance = compliance.turned(AxisRotation(turn.axis, -turn.s, turn.c))
    return seen_from_frame(compliance, joint.tail)


def seen_from_frame(compliance: ArticulatedInertia, placement: Placement) -> ArticulatedInertia:
    """The same Lambda in a frame placed on the link."""
    for move in placement.moves:
        k = "xyz".index(move.kind[-1])
        if move.kind[0] == "r":
            compliance = compliance.turned(AxisRotation(k, -sin(move.amount), cos(move.amount)))
        else:
            compliance = compliance.shifted(k, -move.amount)
    return compliance


# -- the recursion -------------------------------------------------------------------------


@dataclass(frozen=True)
class ArticulatedInertia:
    """The symmetric 6x6 matrix [[A, B], [B^T, C]]; zero by default."""

    A: Mat3 = ZERO_MATRIX
    B: Mat3 = ZERO_MATRIX
    C: Mat3 = ZERO_MATRIX

    @classmethod
    def of_body(cls, J: Inertia) -> ArticulatedInertia:
        """A rigid body's inertia."""
        m = J.m
        return cls(J.tensor, hat(J.moment), ((m, 0, 0), (0, m, 0), (0, 0, m)))

    @classmethod
    def of_matrix(cls, M: Rows) -> ArticulatedInertia:
        """From the 6x6 matrix, of which the lower left block is not read."""
        A, B, C = (vec.mat3(matrices.block(M, i, j, 3)) for i, j in ((0, 0), (0, 1), (1, 1)))
        return cls(A, B, C)

    @property
    def matrix(self) -> Matrix:
        """The 6x6 matrix."""
        corners = {(0, 0): self.A, (0, 1): self.B, (1, 0): vec.transpose(self.B), (1, 1): self.C}
        return matrices.from_blocks([3, 3], [3, 3], corners)

    def __add__(self, other: ArticulatedInertia) -> ArticulatedInertia:
        return ArticulatedInertia(
            _symmetric_sum(self.A, other.A),
            vec.madd(self.B, other.B),
            _symmetric_sum(self.C, other.C),
        )

    def __matmul__(self, V: Twist) -> Wrench:
        w, v = V
        return (
            vec.add(vec.apply(self.A, w), vec.apply(self.B, v)),
            vec.add(vec.apply(vec.transpose(self.B), w), vec.apply(self.C, v)),
        )

    def without(self, U: Wrench, share: Scalar) -> ArticulatedInertia:
        """JA - share U U^T."""
        n, f = U
        sn, sf = vec.scale(share, n), vec.scale(share, f)
        return ArticulatedInertia(
            vec.minus_outer(self.A, n, sn),
            vec.minus_outer(self.B, n, sf),
            vec.minus_outer(self.C, f, sf),
        )

    def without_joint(
        self, U: Sequence[Scalar], gain: Sequence[Scalar], lone: int | None
    ) -> ArticulatedInertia:
        """J - U gain^T, six components each: the inertia that is left where the joint gives way.

        Where the screw has only one component, `lone`, and no rotor turns, that row and that
        column become exact zeros.
        """

        def block(M: Mat3, r: int, c: int, symmetric: bool) -> Mat3:
            rows = [list(row) for row in M]
            for a in range(3):
                for b in range(a if symmetric else 0, 3):
                    dead = lone in (r + a, c + b)
                    rows[a][b] = 0 if dead else M[a][b] - U[r + a] * gain[c + b]
            left = vec.mat3(rows)
            return vec.symmetric(left) if symmetric else left

        return ArticulatedInertia(
            block(self.A, 0, 0, True), block(self.B, 0, 3, False), block(self.C, 3, 3, True)
        )

    def seen_from(self, X: SE3) -> ArticulatedInertia:
        """The same about the parent's frame, where X is this frame in the parent's."""
        A, C = rotate_symmetric_tensor(X.R, self.A), rotate_symmetric_tensor(X.R, self.C)
        B = rotate_tensor(X.R, self.B)
        P = hat(X.p)
        PC = vec.matmul(P, C)
        shifted = vec.madd(B, PC)
        # [p]B^T is minus the transpose of B[p], and [p]C[p] is symmetric.
        BP = vec.matmul(B, P)
        moved = vec.msub(vec.msub(A, vec.madd(BP, vec.transpose(BP))), vec.matmul(PC, P))
        return ArticulatedInertia(vec.symmetric(moved), shifted, C)

    def turned(self, turn: AxisRotation) -> ArticulatedInertia:
        """The same about a parent against which this frame is turned."""
        if is_zero(turn.s) and is_number(turn.c) and turn.c == 1:
            return self
        return ArticulatedInertia(
            turn.rotate_symmetric(self.A),
            turn.rotate_articulated(self.B),
            turn.rotate_symmetric(self.C),
        )

    def shifted(self, k: int, d: Scalar) -> ArticulatedInertia:
        """The same about a parent along whose axis k this frame is shifted by d."""
        if is_zero(d):
            return self
        i, j = (k + 1) % 3, (k + 2) % 3
        C, old = self.C, self.B
        B, A = [list(row) for row in old], [list(row) for row in self.A]
        B[i] = [x - d * y for x, y in zip(old[i], C[j], strict=True)]
        B[j] = [x + d * y for x, y in zip(old[j], C[i], strict=True)]
        A[i][i] = A[i][i] - d * (old[i][j] + B[i][j])
        A[j][j] = A[j][j] + d * (old[j][i] + B[j][i])
        A[i][j] = A[j][i] = A[i][j] + d * (old[i][i] - B[j][j])
        A[i][k] = A[k][i] = A[i][k] - d * old[k][j]
        A[j][k] = A[k][j] = A[j][k] + d * old[k][i]
        return ArticulatedInertia(vec.mat3(A), vec.mat3(B), C)


def _symmetric_sum(M: Mat3, N: Mat3) -> Mat3:
    return vec.symmetric(vec.madd(vec.symmetric(M), vec.symmetric(N)))
