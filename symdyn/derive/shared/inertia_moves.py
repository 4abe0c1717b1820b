"""Articulated inertias through elementary moves, each at a fraction of a general transform's cost.

A placement is a product of turns about and shifts along coordinate axes, and so is the motion of
most joints. With the parent turned about axis k against the child, (i, j, k) cyclic, a block
X = [[a, b], [e, f]] of rows and columns i, j becomes

    t = c (a - f) - s (b + e),    R X R^T = [[f + c t, b + s t], [e + s t, a - c t]]

(four products instead of eight: what is skew in X does not turn), and with the child shifted by d
along k, [p] = d [e_k],

    B' = B + [p] C,     A' = A - B [p] + [p] B'^T

Both are exact, on any scalar (cf. McMillan and Orin 1998). An inertia is [[A, B], [B^T, C]].
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.derive.forward.articulated_body import ArticulatedInertia
from symdyn.lie import SE3, Mat3
from symdyn.lie.so3 import rotation_from
from symdyn.robot.model import Joint
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar, cos, is_number, is_zero, sin

Rows = list[list[Scalar]]


def seen_from_parent(
    J: ArticulatedInertia, joint: Joint, q: Sequence[Scalar]
) -> ArticulatedInertia:
    """The inertia of link i about its parent's frame, with joint i at its coordinate q."""
    J = _seen_through(J, joint.tail)
    J = _moved(J, joint, joint.travel(q[0]), 1)
    return _seen_through(J, joint.placement)


def _moved(J: ArticulatedInertia, joint: Joint, x: Scalar, sign: int) -> ArticulatedInertia:
    """Through the joint's own motion, or (sign -1) back."""
    if not joint.turns:
        for k, component in enumerate(joint.axis):
            J = shifted(J, k, x * (sign * component))
        return J
    axis = _coordinate_axis(joint.axis)
    s, c = sin(x), cos(x)
    if axis is None:
        return J.seen_from(SE3(rotation_from(joint.axis, sign * s, c)))
    return turned(J, axis, (sign * joint.axis[axis]) * s, c)


def _seen_through(J: ArticulatedInertia, placement: Placement) -> ArticulatedInertia:
    for move in reversed(placement.moves):
        k = "xyz".index(move.kind[-1])
        if move.kind[0] == "r":
            J = turned(J, k, sin(move.amount), cos(move.amount))
        else:
            J = shifted(J, k, move.amount)
    return J


def seen_from_child(
    compliance: ArticulatedInertia, joint: Joint, q: Sequence[Scalar]
) -> ArticulatedInertia:
    """Ad(f^-1) Lambda Ad(f^-1)^T of a symmetric Lambda that maps wrenches to twists.

    Its blocks are linear first, [[vv, vw], [wv, ww]]: Ad(f^-1) then has the shape of the Ad* that
    carries inertias, so that Lambda goes through the moves of f undone, from the left.
    """
    compliance = seen_from_frame(compliance, joint.placement)
    compliance = _moved(compliance, joint, joint.travel(q[0]), -1)
    return seen_from_frame(compliance, joint.tail)


def seen_from_frame(compliance: ArticulatedInertia, placement: Placement) -> ArticulatedInertia:
    """The same in a frame placed on the link."""
    for move in placement.moves:
        k = "xyz".index(move.kind[-1])
        if move.kind[0] == "r":
            compliance = turned(compliance, k, -sin(move.amount), cos(move.amount))
        else:
            compliance = shifted(compliance, k, -move.amount)
    return compliance


def _coordinate_axis(axis: Sequence[Scalar]) -> int | None:
    """The number of the coordinate axis that this is, with either sign; None for any other."""
    filled = [k for k, x in enumerate(axis) if not is_zero(x)]
    if len(filled) == 1 and is_number(axis[filled[0]]) and abs(axis[filled[0]]) == 1:
        return filled[0]
    return None


def turned(J: ArticulatedInertia, k: int, s: Scalar, c: Scalar) -> ArticulatedInertia:
    """The same about a parent against which the frame is turned about axis k, sine s, cosine c."""
    if is_zero(s) and is_number(c) and c == 1:
        return J
    return ArticulatedInertia(
        _turned_symmetric(J.A, k, s, c),
        _turned_block(J.B, k, s, c),
        _turned_symmetric(J.C, k, s, c),
    )


def _turned_symmetric(M: Mat3, k: int, s: Scalar, c: Scalar) -> Mat3:
    i, j = (k + 1) % 3, (k + 2) % 3
    ii, jj, ij = _turned_corner(M[i][i], M[j][j], M[i][j], s, c)
    rows = _rows(M)
    rows[i][i], rows[j][j] = ii, jj
    rows[i][j] = rows[j][i] = ij
    rows[i][k] = rows[k][i] = c * M[i][k] - s * M[j][k]
    rows[j][k] = rows[k][j] = s * M[i][k] + c * M[j][k]
    return _matrix(rows)


def _turned_corner(
    ii: Scalar, jj: Scalar, ij: Scalar, s: Scalar, c: Scalar
) -> tuple[Scalar, Scalar, Scalar]:
    if is_zero(c):  # a quarter turn: nothing to multiply
        return jj, ii, -ij
    if is_zero(s):
        return ii, jj, ij
    t = c * (ii - jj) - (2 * s) * ij
    ct = c * t
    return jj + ct, ii - ct, ij + s * t


def _turned_block(M: Mat3, k: int, s: Scalar, c: Scalar) -> Mat3:
    i, j = (k + 1) % 3, (k + 2) % 3
    rows = _rows(M)
    if is_zero(c):
        rows[i][i], rows[i][j], rows[j][i], rows[j][j] = M[j][j], -M[j][i], -M[i][j], M[i][i]
    elif not is_zero(s):
        t = c * (M[i][i] - M[j][j]) - s * (M[i][j] + M[j][i])
        ct, st = c * t, s * t
        rows[i][i], rows[i][j] = M[j][j] + ct, M[i][j] + st
        rows[j][i], rows[j][j] = M[j][i] + st, M[i][i] - ct
    for a, b in (((i, k), (j, k)), ((k, i), (k, j))):
        x, y = M[a[0]][a[1]], M[b[0]][b[1]]
        rows[a[0]][a[1]] = c * x - s * y
        rows[b[0]][b[1]] = s * x + c * y
    return _matrix(rows)


def shifted(J: ArticulatedInertia, k: int, d: Scalar) -> ArticulatedInertia:
    """The same about a parent along whose axis k the frame is shifted by d."""
    if is_zero(d):
        return J
    i, j = (k + 1) % 3, (k + 2) % 3
    C, old = J.C, J.B
    B, A = _rows(old), _rows(J.A)
    B[i] = [x - d * y for x, y in zip(old[i], C[j], strict=True)]
    B[j] = [x + d * y for x, y in zip(old[j], C[i], strict=True)]
    A[i][i] = A[i][i] - d * (old[i][j] + B[i][j])
    A[j][j] = A[j][j] + d * (old[j][i] + B[j][i])
    A[i][j] = A[j][i] = A[i][j] + d * (old[i][i] - B[j][j])
    A[i][k] = A[k][i] = A[i][k] - d * old[k][j]
    A[j][k] = A[k][j] = A[j][k] + d * old[k][i]
    return ArticulatedInertia(_matrix(A), _matrix(B), C)


def _rows(M: Mat3) -> Rows:
    return [list(row) for row in M]


def _matrix(rows: Rows) -> Mat3:
    (a, b, c), (d, e, f), (g, h, i) = rows
    return ((a, b, c), (d, e, f), (g, h, i))


def without_joint(
    J: ArticulatedInertia, U: Sequence[Scalar], gain: Sequence[Scalar], lone: int | None
) -> ArticulatedInertia:
    """J - U gain^T, six components each: what is left of J where the joint gives way.

    Along a screw with the `lone` component, and no rotor, nothing is left: exact zeros.
    """

    def block(M: Mat3, r: int, c: int, symmetric: bool) -> Mat3:
        rows = _rows(M)
        for a in range(3):
            for b in range(a if symmetric else 0, 3):
                dead = lone in (r + a, c + b)
                rows[a][b] = 0 if dead else M[a][b] - U[r + a] * gain[c + b]
                if symmetric:
                    rows[b][a] = rows[a][b]
        return _matrix(rows)

    return ArticulatedInertia(
        block(J.A, 0, 0, True), block(J.B, 0, 3, False), block(J.C, 3, 3, True)
    )
