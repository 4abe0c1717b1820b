"""The regressor: the joint forces as a matrix times the ten inertial parameters of every link.

    tau = Y(q, qd, qdd) p
    M qdd_r + C(q, qd) qd_r + phi = Y(q, qd, qd_r, qdd_r) p            the form for adaptive control

In the classical recursion (`newton_euler_classical.py`) a link's wrench is linear in its
parameters. Here for the adaptive form, which is the ordinary one where qd_r = qd:

    w_r     = R^T w_r,parent + w_Jr                            w_J, v_J = S qd,  w_Jr, v_Jr = S qd_r
    alpha   = R^T alpha_parent + w x w_Jr + S_w qdd_r
    U       = [alpha] + [w_r][w]
    a       = R^T (a_parent + U_parent p) + w x v_Jr + (R^T w_r,parent) x v_J + S_v qdd_r
    f       = m a + U mc,    n = mc x a + I alpha + w x I w_r - tr(I)/2 w x w_r

This is J_k Sdot_j + B_k S_j of `coriolis.py`, summed over the joints j and with the linear
velocities gone, so that C is the Christoffel matrix. The (moment, force) of each parameter is

    m: (0, a)    mc_j: (e_j x a, U e_j)    I: (entries of U, of P = (w w_r^T + w_r w^T)/2 and
                                               of b = alpha - (w x w_r)/2, 0)

and an entry of Y is its power along the screw of a joint between the link and the base. Either
these columns are carried to the joint (Atkeson, An and Hollerbach 1986) or, for less, the screw of
the joint to the link. Some inertia of a link has no effect on its joint
(`Motion.inertia_without_effect`). For the joints
nearer to the base such inertia acts as if it were on the parent, whose columns are known:
its column is a combination of others. This is the inertia transfer that base parameters come from
(Gautier and Khalil 1990), used here to save operations.

Rotors, friction and springs are not in Y; `drives.passive_columns` has them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from symdyn.formulations.inverse.newton_euler_classical import acceleration_of_products
from symdyn.formulations.regressors import drives
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.lie import (
    AXES,
    IDENTITY,
    SE3,
    ZERO_MATRIX,
    Ad_dual_inverse,
    Ad_inverse,
    Mat3,
    Twist,
    Vec3,
    Wrench,
    coordinate_axis,
    pairing,
    vec,
)
from symdyn.lie.matrices import Matrix, zeros
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.joints.revolute import Revolute
from symdyn.robot.model import BASE, Dof, Joint, Robot
from symdyn.scalar import Scalar, is_number, is_zero, label, label_matrix, label_vector
from symdyn.support.names import unique_identifiers

Columns = tuple[Wrench, ...]
"""What each of a link's ten parameters adds to its wrench (or momentum)."""

TEN = len(PARAMETER_NAMES)


def regressor(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> Matrix:
    """Y(q, qd, qdd), nv x 10 links: tau = Y p, but for rotors and passive forces."""
    f = robot.transforms(q)
    return by_screws(robot, f, _force_columns(robot, f, qd, qdd))


def regressor_by_wrenches(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> Matrix:
    """Y(q, qd, qdd) with the columns carried towards the base."""
    f = robot.transforms(q)
    return by_wrenches(robot, f, _force_columns(robot, f, qd, qdd))


def adaptive_regressor(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qd_r: Sequence[Scalar],
    qdd_r: Sequence[Scalar],
) -> Matrix:
    """Y(q, qd, qd_r, qdd_r): Y p = M qdd_r + C(q, qd) qd_r + phi with the Christoffel matrix C."""
    f = robot.transforms(q)
    columns = []
    for i, motion in enumerate(_motions(robot, f, qd, qd_r, qdd_r)):
        U = motion.U
        yz, xz, xy = (U[2][1] + U[1][2]) / 2, (U[0][2] + U[2][0]) / 2, (U[1][0] + U[0][1]) / 2
        title = f"link {i + 1}: P = (w wr^T + wr w^T)/2, and b = alpha - (w x wr)/2"
        for value, name in ((yz, "yz"), (xz, "xz"), (xy, "xy")):
            label(value, f"P{i + 1}_{name}", title)
        b = (U[2][1] - yz, U[0][2] - xz, U[1][0] - xy)
        label_vector(b, f"b{i + 1}", title)
        columns.append(_wrench_columns(i, b, (yz, xz, xy), U, motion.a))
    return by_screws(robot, f, columns)


def regressor_columns(robot: Robot, passive: bool = False) -> list[str]:
    """The parameters that the columns of a regressor belong to, by the names of `robot/slots.py`.

    With `passive` also those of `drives.passive_columns`: what is open, or not zero.

    >>> from symdyn.robot import load
    >>> regressor_columns(load("planar2r"))[9:12]
    ['link1.Izz', 'link2.m', 'link2.mcx']
    """
    owners = unique_identifiers(link.name for link in robot.links)
    names = [f"{owner}.{name}" for owner in owners for name in PARAMETER_NAMES]
    if passive:
        elsewhere = {p.name: p.value + 1 for p in robot.symbolic_parameters}
        pairs = [drives.drive_terms(robot.bind(values)) for values in (None, elsewhere)]
        names += [
            a.name
            for a, b in zip(*pairs, strict=True)
            if not (is_zero(a.value) and is_zero(b.value))
        ]
    return names


# -- what a link's parameters do in its own frame ------------------------------------------


class _LinkMotion(NamedTuple):
    """Angular velocity w and w_r, w w_r^T, acceleration alpha, U, and a of the origin."""

    w: Vec3
    w_r: Vec3
    products: Mat3
    alpha: Vec3
    U: Mat3
    a: Vec3


def _force_columns(
    robot: Robot, f: Sequence[SE3], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> list[Columns]:
    """The columns of every link's wrench, qd_r = qd."""
    columns = []
    for i, motion in enumerate(_motions(robot, f, qd, qd, qdd)):
        P = motion.products
        off_diagonal = (P[1][2], P[0][2], P[0][1])
        columns.append(_wrench_columns(i, motion.alpha, off_diagonal, motion.U, motion.a))
    return columns


def _motions(
    robot: Robot,
    f: Sequence[SE3],
    qd: Sequence[Scalar],
    qd_r: Sequence[Scalar],
    qdd_r: Sequence[Scalar],
) -> Iterator[_LinkMotion]:
    """The motion of every link, from the base outwards."""
    found: list[_LinkMotion] = []
    up = vec.scale(-1, robot.gravity)
    still = _LinkMotion(vec.ZERO, vec.ZERO, ZERO_MATRIX, vec.ZERO, ZERO_MATRIX, up)
    reference, product = ("w", "P") if qd_r is qd else ("wr", "W")
    for i, joint in enumerate(robot.joints):
        n = i + 1
        parent = still if joint.parent == BASE else found[joint.parent]
        Rt, p = vec.transpose(f[i].R), f[i].p
        w_J, v_J = joint_rate(robot, i, qd)
        w_Jr, v_Jr = joint_rate(robot, i, qd_r)
        alpha_J, a_J = joint_rate(robot, i, qdd_r)

        carried, carried_r = vec.apply(Rt, parent.w), vec.apply(Rt, parent.w_r)
        w, w_r = vec.add(carried, w_J), vec.add(carried_r, w_Jr)
        label_vector(w, f"w{n}", f"link {n}: angular velocity w")
        label_vector(w_r, f"wr{n}", f"link {n}: its reference velocity wr")
        # Of w x w_Jr the joint's own share, w_J x w_Jr, vanishes where both are along one axis.
        axes_differ = joint.nv > 1 and qd_r is not qd
        alpha = vec.add(vec.apply(Rt, parent.alpha), vec.cross(w if axes_differ else carried, w_Jr))
        alpha = vec.add(alpha, alpha_J)
        label_vector(alpha, f"alpha{n}", f"link {n}: angular acceleration alpha")
        W = vec.outer(w, w_r)
        label_matrix(W, f"{product}{n}", f"link {n}: products {product} = w {reference}^T")
        U = acceleration_of_products(W, alpha)
        label_matrix(U, f"U{n}", f"link {n}: U = [alpha] + [{reference}][w]")
        a = vec.apply(Rt, vec.add(parent.a, vec.apply(parent.U, p)))
        sideways = vec.add(vec.cross(carried, v_Jr), vec.cross(carried_r, v_J))
        a = vec.add(vec.add(a, vec.add(sideways, vec.cross(w_J, v_Jr))), a_J)
        label_vector(a, f"a{n}", f"link {n}: acceleration a of its origin, gravity included")
        found.append(_LinkMotion(w, w_r, W, alpha, U, a))
        yield found[-1]


def _wrench_columns(i: int, b: Vec3, products: Vec3, U: Mat3, a: Vec3) -> Columns:
    """(moment, force) of each parameter of link i set to 1; the products are P_yz, P_xz, P_xy."""
    yz, xz, xy = products
    D = (U[1][1] - U[2][2], U[2][2] - U[0][0], U[0][0] - U[1][1])
    label_vector(D, f"D{i + 1}", f"link {i + 1}: differences D on the diagonal of U")
    moments: tuple[Vec3, ...] = (
        (b[0], xz, -xy),
        (-U[2][0], U[2][1], D[2]),
        (-yz, b[1], xy),
        (U[1][0], D[1], -U[1][2]),
        (D[0], -U[0][1], U[0][2]),
        (yz, -xz, b[2]),
    )
    first = zip(AXES.values(), vec.transpose(U), strict=True)
    return (
        (vec.ZERO, a),
        *((vec.cross(axis, a), force) for axis, force in first),
        *((moment, vec.ZERO) for moment in moments),
    )


# -- from the links' frames to the joints --------------------------------------------------


def by_wrenches(robot: Robot, f: Sequence[SE3], columns: Sequence[Columns]) -> Matrix:
    """The matrix of all columns along all joints, the columns carried towards the base."""
    Y = zeros(robot.nv, TEN * len(robot.links))
    for k, ten in enumerate(columns):
        carried = list(ten)
        for i in robot.ancestors(k):
            for c, F in enumerate(carried):
                if i != k:
                    title = f"wrenches per parameter of link {k + 1}, at joint {i + 1}"
                    label_vector(F[0], f"N{k + 1}_{PARAMETER_NAMES[c]}_at{i + 1}", title)
                    label_vector(F[1], f"F{k + 1}_{PARAMETER_NAMES[c]}_at{i + 1}", title)
                for dof in robot.dofs(i):
                    entry = dof.rate * pairing(F, dof.screw)
                    Y[dof.index][TEN * k + c] += entry
            carried = [Ad_dual_inverse(f[i], F) for F in carried]
    return Y


class _ScrewRow(NamedTuple):
    """One DoF of joint i and its screw seen from a link, with the entries of the link."""

    i: int
    dof: Dof
    screw: Twist
    entries: list[Scalar]


def by_screws(robot: Robot, f: Sequence[SE3], columns: Sequence[Columns]) -> Matrix:
    """The matrix of all columns along all joints, the joints' screws carried to the links."""
    Y = zeros(robot.nv, TEN * len(robot.links))
    rows: list[list[_ScrewRow]] = []
    for k, joint in enumerate(robot.joints):
        own: list[_ScrewRow] = []
        below = [] if joint.parent == BASE else rows[joint.parent]
        transfers = _transfers(joint) if below else []
        for i, dof, screw, known in below:
            screw = Ad_inverse(f[k], screw)
            title = f"screw of joint {i + 1} in the frame of link {k + 1} (angular s, linear t)"
            label_vector(screw[0], f"s{i + 1}in{k + 1}", title)
            label_vector(screw[1], f"t{i + 1}in{k + 1}", title)
            entries = [pairing(F, screw) for F in columns[k]]
            for column, sign_of_it, others, seen in transfers:
                rest = _combined(seen, known) - _combined(others, entries)
                entries[column] = sign_of_it * rest
            own.append(_ScrewRow(i, dof, screw, entries))
        for dof in robot.dofs(k):
            entries = [pairing(F, dof.screw) for F in columns[k]]
            own.append(_ScrewRow(k, dof, dof.screw, entries))
        rows.append(own)
        for _, dof, _, entries in own:
            for c, entry in enumerate(entries):
                Y[dof.index][TEN * k + c] += dof.rate * entry
    return Y


class _Transfer(NamedTuple):
    """An inertia without effect on its joint, about the frames of its link and of the parent.

    About the link's frame it is `sign` times the parameter `column`, and the `others`.
    """

    column: int
    sign: int
    others: Sequence[Scalar]
    seen: Sequence[Scalar]


def _transfers(joint: Joint) -> list[_Transfer]:
    """Return inertias without effect on the joint, whose columns follow from the parent's.

    Only about coordinate axes, and only where this costs less than the column itself.
    """
    transfers: dict[int, _Transfer] = {}
    X, tail = joint.placement.pose(), joint.tail.pose().inverse()
    for inertia in _inertias_without_effect(joint):
        own = (inertia.seen_from(tail) if joint.tail.moves else inertia).parameters
        seen = inertia.seen_from(X).parameters
        units = [
            c for c, x in enumerate(own) if is_number(x) and abs(x) == 1 and c not in transfers
        ]
        if units and sum(not is_zero(x) for x in (*own, *seen)) <= _FEW:
            column = units[0]
            others = [0 if c == column else x for c, x in enumerate(own)]
            transfers[column] = _Transfer(column, int(float(own[column])), others, seen)
    return list(transfers.values())


_FEW = 6
"""The most parameters in both descriptions of an inertia: a column costs three to five products."""


def _inertias_without_effect(joint: Joint) -> tuple[Inertia, ...]:
    """Return them about the frame of the joint; none for an axis along no coordinate axis.

    Tensors come first and choose their columns, since the others may have tensors in them.
    """
    if not joint.is_rotation:
        return joint.motion.inertia_without_effect
    k = coordinate_axis(joint.axis)
    return () if k is None else Revolute(IDENTITY[k]).inertia_without_effect[::-1]


def _combined(inertia: Sequence[Scalar], entries: Sequence[Scalar]) -> Scalar:
    """The entry of an inertia, from those of the ten parameters; equal factors are taken once."""
    shares: dict[Scalar, Scalar] = {}
    for parameter, entry in zip(inertia, entries, strict=True):
        if not is_zero(parameter):
            shares[parameter] = shares.get(parameter, 0) + entry
    total: Scalar = 0
    for factor, share in shares.items():
        total = total + factor * share
    return total
