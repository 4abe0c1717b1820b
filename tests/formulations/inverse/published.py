"""Published recursions of inverse dynamics, arranged so that they cost what the literature prints.

Only totals are printed there; these arrangements come to them, or near. Links are given as the
matrices and vectors that each recursion starts from.
"""

from dataclasses import dataclass

from symdyn.lie import Mat3, Vec3, vec
from symdyn.lie.matrices import (
    Rows,
    add_columns,
    add_matrices,
    dense_product,
    outer,
    scale_matrix,
    transpose,
)
from symdyn.robot.inertia import Inertia
from symdyn.scalar import Scalar

# -- Luh, Walker, Paul 1980 ------------------------------------------------------------------


@dataclass(frozen=True)
class Link:
    """What Luh, Walker and Paul are given of a link; vectors in its axes, p from its parent."""

    turns: bool
    A: Mat3  # from the parent's axes to the link's
    A_next: Mat3  # from the link's axes to its child's, or to the hand's
    z: Vec3
    p: Vec3
    s: Vec3
    m: Scalar
    J: Mat3


def luh_walker_paul(links, base_acceleration, qd, qdd, hand=None):
    """Any joint, rotary or sliding: the terms of both kinds are there, one of them zero."""
    w, wdot, a = vec.ZERO, vec.ZERO, base_acceleration
    own, levers = [], []
    for i, link in enumerate(links):
        A, p, s = link.A, link.p, link.s
        rate, drive = vec.scale(qd[i], link.z), vec.scale(qdd[i], link.z)
        spin, spinning = (rate, drive) if link.turns else (vec.ZERO, vec.ZERO)
        slide, sliding = (vec.ZERO, vec.ZERO) if link.turns else (rate, drive)
        if i == 0:
            w, wdot = spin, spinning
        else:
            w, wdot = vec.apply(A, w), vec.apply(A, wdot)
            wdot = vec.add(vec.add(wdot, vec.cross(w, spin)), spinning)
            w = vec.add(w, spin)
        turning = vec.add(vec.cross(wdot, p), vec.cross(w, vec.cross(w, p)))
        a = vec.add(vec.apply(A, a), turning)
        coriolis = vec.cross(w, slide)
        a = vec.add(vec.add(a, vec.add(coriolis, coriolis)), sliding)
        at_center = vec.add(vec.cross(wdot, s), vec.cross(w, vec.cross(w, s)))
        F = vec.scale(link.m, vec.add(at_center, a))
        N = vec.add(vec.apply(link.J, wdot), vec.cross(w, vec.apply(link.J, w)))
        N = vec.add(N, vec.cross(vec.add(p, s), F))
        lever = vec.apply(link.A_next, p)
        levers.append(lever)
        own.append((N, F))
    tau, beyond = [], hand
    for link, lever, (n, f) in reversed(list(zip(links, levers, own, strict=True))):
        if beyond:
            back = vec.transpose(link.A_next)
            moment = vec.apply(back, vec.add(beyond[0], vec.cross(lever, beyond[1])))
            n, f = vec.add(n, moment), vec.add(f, vec.apply(back, beyond[1]))
        tau.append(vec.dot(n if link.turns else f, link.z))
        beyond = (n, f)
    return tau[::-1]


# -- Featherstone 1987 -----------------------------------------------------------------------


@dataclass(frozen=True)
class Screws:
    """Cosine, sine and length of the two screws between links, about x and about z."""

    x: tuple[Scalar, Scalar, Scalar]
    z: tuple[Scalar, Scalar, Scalar]
    inertia: Inertia


def turn(k, c, s, a):
    """A vector in axes turned about axis k by the angle of cosine c and sine s."""
    i, j = (k + 1) % 3, (k + 2) % 3
    b = list(a)
    b[i], b[j] = c * a[i] + s * a[j], c * a[j] - s * a[i]
    return tuple(b)


def slip(k, length, a, by):
    """a + length e_k x by."""
    i, j = (k + 1) % 3, (k + 2) % 3
    b = list(a)
    b[i], b[j] = a[i] - length * by[j], a[j] + length * by[i]
    return tuple(b)


def to_child(link, motion):
    w, v = motion
    for k, (c, s, length) in ((0, link.x), (2, link.z)):
        w, v = turn(k, c, s, w), turn(k, c, s, slip(k, -length, v, w))
    return w, v


def to_parent(link, wrench):
    n, f = wrench
    for k, (c, s, length) in ((2, link.z), (0, link.x)):
        n, f = turn(k, c, -s, n), turn(k, c, -s, f)
        n = slip(k, length, n, f)
    return n, f


def featherstone(links, base_acceleration, qd, qdd):
    """Spatial vectors; joints turn about z, a link is reached by a screw about x and one about z.

    The first link's angular motion is its joint's and its origin rests, which leaves out products.
    """
    w, v = vec.ZERO, vec.ZERO
    wrenches = []
    for i, link in enumerate(links):
        J, h = link.inertia, link.inertia.moment
        if i == 0:
            w = (0, 0, qd[i])
            alpha = (0, 0, qdd[i])
            a = turn(2, *link.z[:2], turn(0, *link.x[:2], base_acceleration))
            L, P = vec.apply(J.tensor, w), vec.sub(vec.scale(J.m, v), vec.cross(h, w))
            gyroscopic = vec.cross(w, L), vec.cross(w, P)
        else:
            w, v = to_child(link, (w, v))
            alpha, a = to_child(link, (alpha, a))
            alpha = (alpha[0] + w[1] * qd[i], alpha[1] - w[0] * qd[i], alpha[2] + qdd[i])
            a = (a[0] + v[1] * qd[i], a[1] - v[0] * qd[i], a[2])
            w = (w[0], w[1], w[2] + qd[i])
            L, P = J @ (w, v)
            gyroscopic = vec.add(vec.cross(w, L), vec.cross(v, P)), vec.cross(w, P)
        n, f = J @ (alpha, a)
        n, f = vec.add(n, gyroscopic[0]), vec.add(f, gyroscopic[1])
        wrenches.append((n, f))
    for i in reversed(range(1, len(links))):
        n, f = to_parent(links[i], wrenches[i])
        n, f = vec.add(wrenches[i - 1][0], n), vec.add(wrenches[i - 1][1], f)
        wrenches[i - 1] = n, f
    return [n[2] for n, _ in wrenches]


# -- Hollerbach 1980 -------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn:
    """A transform with its derivatives in the angle, 4x4 or 3x3 and p; the inertia beyond it."""

    A: Rows
    dA: Rows
    ddA: Rows
    J: Rows
    mc: tuple[Scalar, ...]
    m: Scalar = 0
    p: Vec3 = vec.ZERO
    mass_beyond: Scalar = 0


def apply(A, a):
    return transpose(dense_product(A, transpose((a,))))[0]


def trace(A):
    total = A[0][0]
    for k in range(1, len(A)):
        total = total + A[k][k]
    return total


def rates_of_poses(turns, still, qd, qdd):
    """dW/dq and Wddot of every link; dW/dq is formed anew wherever it stands.

    Products with the resting base are left out, but its zeros are then added like any number.
    """
    W, Wdot, Wddot = None, still, still
    found = []
    for i, t in enumerate(turns):
        if i == 0:
            W, turned, slopes = t.A, still, [t.dA] * 3
            sped, crossed, bent = still, still, t.ddA
        else:
            slopes = [dense_product(W, t.dA) for _ in range(3)]
            sped, crossed, bent = (
                dense_product(Wddot, t.A),
                dense_product(Wdot, t.dA),
                dense_product(W, t.ddA),
            )
            W, turned = dense_product(W, t.A), dense_product(Wdot, t.A)
        Wdot = add_matrices(turned, scale_matrix(qd[i], slopes[0]))
        Wddot = add_matrices(sped, scale_matrix(qd[i], add_matrices(crossed, crossed)))
        Wddot = add_matrices(Wddot, scale_matrix(qd[i], scale_matrix(qd[i], bent)))
        Wddot = add_matrices(Wddot, scale_matrix(qdd[i], slopes[1]))
        found.append((slopes[2], Wddot))
    return found


def hollerbach_4x4(turns, gravity, still, qd, qdd):
    """tau = tr(dW/dq D) - g . dW/dq c, the trace by a whole product."""
    rates = rates_of_poses(turns, still, qd, qdd)
    tau = []
    D, c, behind = None, None, None
    for t, (dW, Wddot) in reversed(list(zip(turns, rates, strict=True))):
        own = dense_product(t.J, transpose(Wddot))
        D = add_matrices(own, dense_product(behind.A, D)) if tau else own
        c = add_columns(t.mc, apply(behind.A, c)) if tau else t.mc
        weight = dense_product((gravity,), transpose((apply(dW, c),)))[0][0]
        tau.append(trace(dense_product(dW, D)) - weight)
        behind = t
    return tau[::-1]


def hollerbach_3x3(turns, gravity, still, qd, qdd):
    """The same with rotations W and origins p; joints turn about axes through the origins."""
    rates = rates_of_poses(turns, still, qd, qdd)
    pddot, moved = still[0], []
    for i, t in enumerate(turns):
        pddot = add_columns(pddot, apply(rates[i - 1][1], t.p)) if i else pddot
        moved.append(pddot)
    tau = []
    D, e, c, behind = None, None, None, None
    for t, (dW, Wddot), pddot in reversed(list(zip(turns, rates, moved, strict=True))):
        own = add_matrices(dense_product(t.J, transpose(Wddot)), outer(t.mc, pddot))
        force = add_columns(vec.scale(t.m, pddot), apply(Wddot, t.mc))
        D = (
            add_matrices(add_matrices(own, dense_product(behind.A, D)), outer(behind.p, e))
            if tau
            else own
        )
        e = add_columns(force, e) if tau else force
        lever = vec.scale(behind.mass_beyond, behind.p) if tau else None
        c = add_columns(add_columns(t.mc, apply(behind.A, c)), lever) if tau else t.mc
        weight = dense_product((gravity,), transpose((apply(dW, c),)))[0][0]
        tau.append(trace(dense_product(dW, D)) - weight)
        behind = t
    return tau[::-1]


# -- Uicker and Kahn -------------------------------------------------------------------------


def velocity_terms(n, first, second, J, qd):
    """sum over j, k, l of tr(dW_j/dq_i J_j d2W_j/dq_k dq_l^T) qd_k qd_l, term by term."""
    tau = [0] * n
    for i in range(n):
        for j in range(i, n):
            for k in range(j + 1):
                for m in range(j + 1):
                    pair = dense_product(
                        dense_product(first(j, i), J[j]), transpose(second(j, k, m))
                    )
                    tau[i] = tau[i] + trace(pair) * qd[k] * qd[m]
    return tau
