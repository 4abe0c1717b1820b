"""RK88's spatial operators as global matrices: phi, H, B, E, and the Riccati recursion as printed.

    phi(i, j) = [[1, [l(i,j)]], [0, 1]],  l from O(i) to O(j)                   (RK88 eqs. 3.1, 3.4)
    M = H phi M phi^T H^T,   C = H phi (M phi^T a + b),   J^T = H phi B              (RK88 eq. 3.20)
    P(k+1) = phi(k+1,k) (P(k) - P H^T D^-1 H P) phi^T + M(k+1),   D = H P H^T + R
    G = P H^T D^-1,   L(k) = phi(k+1,k) G(k),   K = S L                        (4.4)-(4.6), (5.12)
    psi(k+1,k) = phi(k+1,k) - L(k) H(k),   Phi = phi S,   Psi = psi S    (4.7)-(4.10), (5.1)-(5.3)

All in base axes, at the link frames' origins O(k), links numbered from the tip: block 0 is the last
link. In a tree, k + 1 is the link that k hangs on and the shift S has identities in (parent, k).
H(k) has a row for each DoF of joint k, the last one first, and D(k) is as large (Appendix B).
f(0), one below the other for several tips, is at the tips' origins in base axes. The rotors R are
noise on what the filter measures; the paper has none. These matrices are for reading and proving;
`forward/riccati.py` is the same recursion link by link, for emitted code.

Forward dynamics is filtering and smoothing; `FilterQuantities` has RK88's quantities by name.

    z(k) = phi(k,k-1) z(k-1) + w(k),  y(k) = H(k) z(k) + v(k):  E(Y Y^T) = M     (RK88 4.1-4.3)
    y(k) = H(k) zhat(k) + eps(k):     the innovations model, Y = (I + H Phi L) eps  (4.12, 4.13)
    eps(k) = y(k) - H(k) zhat(k):     the Kalman filter, which whitens              (4.14, 4.15)

If forces w(k) of variance M(k), the spatial inertia, act on the links at random, and v(k) of the
rotor's inertia on the joints, then what the joints feel has the mass matrix for its variance. The
filter runs from the tips to the base. Its error z - zhat has the articulated inertia P(k) for
variance (the Riccati equation), its innovations D(k) = H P H^T + rotor, and G = P H^T D^-1 is its
gain. Joint accelerations are the smoothed innovations of the joint forces without their biases.

Quantities belong to links in the order of the robot and are in link frames. T', D, G, L, eps, nu
and the accelerations belong to the velocities qd. A joint of several DoF measures one wrench
several times, and the filter takes these measurements in one after the other, the last one first,
so that D is diagonal; taken in at once they have RK88's D(k) of several rows (Appendix B).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.formulations.forward.filter_smoother import filtered, smoothed, weigh
from symdyn.formulations.forward.ldlt import (
    SingularMassMatrix,
    factorize,
    inverse,
    require_own_joints,
)
from symdyn.formulations.forward.riccati import articulate
from symdyn.formulations.inverse.newton_euler_matrix import bias
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.formulations.matrices.lagrange import inertia_matrix
from symdyn.formulations.shared.articulated_inertia import ArticulatedInertia
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.lie import (
    IDENTITY,
    SE3,
    ZERO_PAIR,
    Ad,
    Ad_dual_inverse,
    Twist,
    Vec3,
    Wrench,
    add_pairs,
    hat,
    matrix_of_Ad,
    pairing,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import (
    Matrix,
    Rows,
    add_matrices,
    block,
    diagonal,
    from_blocks,
    identity,
    path_sum,
    product,
    subtract_matrices,
    transpose,
    zeros,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar


@dataclass(frozen=True)
class SpatialOperators:
    """phi, H, M, B, E, the shift S, Delta_phi and the rotors R (RK88 eqs. 3.4-3.8, 5.2, a.4)."""

    phi: Matrix
    H: Matrix
    M: Matrix
    B: Matrix
    E: Matrix
    shift: Matrix
    Delta_phi: Matrix
    R: Matrix

    @property
    def Phi(self) -> Matrix:
        """phi S (RK88 eqs. 4.9, a.6)."""
        return product(self.phi, self.shift)

    @property
    def phi_tilde(self) -> Matrix:
        """phi - 1 (RK88 eq. a.3)."""
        return subtract_matrices(self.phi, identity(len(self.phi)))

    @property
    def mass_matrix(self) -> Matrix:
        """H phi M phi^T H^T + R (RK88 eq. 3.20)."""
        moved = product(self.H, self.phi)
        return add_matrices(product(moved, self.M, transpose(moved)), self.R)

    @property
    def jacobian(self) -> Matrix:
        """J = B^T phi^T H^T (RK88 eq. 3.13): the tips' twists in base axes."""
        return transpose(product(self.H, self.phi, self.B))


@dataclass(frozen=True)
class RiccatiOperators:
    """P, D, G, L, K, psi and Delta_psi (RK88 eqs. 4.4-4.8, 5.1, 5.12, a.5)."""

    P: Matrix
    D: Matrix
    D_inverse: Matrix
    G: Matrix
    L: Matrix
    K: Matrix
    psi: Matrix
    Psi: Matrix
    Delta_psi: Matrix

    @property
    def psi_tilde(self) -> Matrix:
        """psi - 1 (RK88 eq. 5.11)."""
        return subtract_matrices(self.psi, identity(len(self.psi)))


def _from_the_tip(robot: Robot) -> tuple[list[int], list[int]]:
    """The links in RK88's order, and the numbers there of their parents (n for the base)."""
    n = len(robot.links)
    order = list(reversed(range(n)))
    return order, [n - 1 - robot.joints[i].parent for i in order]


def _phi(start: Vec3, end: Vec3) -> Matrix:
    """phi(i, j) between two points (RK88 eq. 3.1)."""
    arm = hat(vec.sub(end, start))
    return from_blocks([3, 3], [3, 3], {(0, 0): IDENTITY, (0, 1): arm, (1, 1): IDENTITY})


def spatial_operators(robot: Robot, q: Sequence[Scalar]) -> SpatialOperators:
    """The operators of a robot at q, in base axes as in the paper."""
    poses = link_poses(robot, q)
    steps: list[Rows] = []
    for joint, X in zip(robot.joints, poses, strict=True):
        start = vec.ZERO if joint.parent == BASE else poses[joint.parent].p
        steps.append(_phi(start, X.p))
    tips = []
    for frame in map(robot.frame, robot.tips):
        X = SE3() if frame.link == BASE else poses[frame.link]
        tips.append(_phi(X.p, X.act(frame.placement.pose().p)))
    return _assembled(robot, [SE3(X.R) for X in poses], steps, tips)


def spatial_operators_in_link_frames(robot: Robot, q: Sequence[Scalar]) -> SpatialOperators:
    """The same operators with every link's quantities in its own axes, as computations have them.

    phi(k+1, k) is then Ad* of f^-1, and f(0) is in the tips' own frames.
    """
    steps = [transpose(matrix_of_Ad(f.inverse())) for f in robot.transforms(q)]
    frames = map(robot.frame, robot.tips)
    tips = [transpose(matrix_of_Ad(frame.placement.pose().inverse())) for frame in frames]
    return _assembled(robot, [SE3()] * len(robot.links), steps, tips)


def _assembled(
    robot: Robot, axes: Sequence[SE3], steps: Sequence[Rows], tips: Sequence[Rows]
) -> SpatialOperators:
    """From rotations of the links, phi(parent, k) of each link and phi(link, 0) of each tip."""
    order, parents = _from_the_tip(robot)
    n, nv = len(order), robot.nv
    H, R = zeros(nv, 6 * n), zeros(nv, nv)
    for k, i in enumerate(order):
        for dof in robot.dofs(i):
            row = nv - 1 - dof.index
            w, v = Ad(axes[i], dof.screw)
            for c, component in enumerate((*w, *v)):
                H[row][6 * k + c] += dof.rate * component
            rotor = dof.rotor * (dof.rate * dof.rate)
            R[row][row] = R[row][row] + rotor
    shift: dict[tuple[int, int], Rows] = {}
    base: dict[tuple[int, int], Rows] = {}
    for k, (i, parent) in enumerate(zip(order, parents, strict=True)):
        if parent < n:
            shift[parent, k] = identity(6)
        else:
            base[k, 0] = transpose(steps[i])
    held: dict[tuple[int, int], Rows] = {}
    for t, frame in enumerate(map(robot.frame, robot.tips)):
        if frame.link != BASE:
            held[n - 1 - frame.link, t] = tips[t]
    return SpatialOperators(
        phi=path_sum(parents, [steps[i] for i in order]),
        H=H,
        M=diagonal([inertia_matrix(robot.links[i].inertia.seen_from(axes[i])) for i in order]),
        B=from_blocks([6] * n, [6] * len(robot.tips), held),
        E=from_blocks([6] * n, [6], base),
        shift=from_blocks([6] * n, [6] * n, shift),
        Delta_phi=diagonal([steps[i] for i in order]),
        R=R,
    )


def riccati_operators(robot: Robot, ops: SpatialOperators) -> RiccatiOperators:
    """P, D, G and L by the Riccati recursion (RK88 eqs. 4.4-4.6), and what follows from them."""
    require_own_joints(robot, "riccati_operators")
    order, parents = _from_the_tip(robot)
    n = len(order)

    P = [block(ops.M, k, k, 6) for k in range(n)]
    D: list[Matrix] = []
    D_inverse: list[Matrix] = []
    G: list[Matrix] = []
    L: list[Matrix] = []
    steps: list[Matrix] = []
    top = 0
    for k, i in enumerate(order):
        rows = range(top, top + robot.joints[i].nv)
        phi, H = block(ops.Delta_phi, k, k, 6), [ops.H[r][6 * k : 6 * k + 6] for r in rows]
        PHt = product(P[k], transpose(H))
        D.append(add_matrices(product(H, PHt), [[ops.R[r][c] for c in rows] for r in rows]))
        try:
            D_inverse.append(inverse(*factorize(D[k])))
        except SingularMassMatrix as singular:
            raise SingularMassMatrix(robot.nv - 1 - rows[singular.index]) from None
        G.append(product(PHt, D_inverse[k]))
        top = rows.stop
        L.append(product(phi, G[k]))
        steps.append(subtract_matrices(phi, product(L[k], H)))
        if parents[k] < n:
            left = subtract_matrices(P[k], product(G[k], transpose(PHt)))
            P[parents[k]] = add_matrices(P[parents[k]], product(phi, left, transpose(phi)))
    psi = path_sum(parents, steps)
    return RiccatiOperators(
        P=diagonal(P),
        D=diagonal(D),
        D_inverse=diagonal(D_inverse),
        G=diagonal(G),
        L=diagonal(L),
        K=product(ops.shift, diagonal(L)),
        psi=psi,
        Psi=product(psi, ops.shift),
        Delta_psi=diagonal(steps),
    )


def biases(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]
) -> tuple[list[Scalar], list[Scalar]]:
    """a(k) and b(k), the accelerations and wrenches of velocities (RK88 eqs. 2.19, 2.23, 2.32).

    For a screw (h, s): a = (w x h qd, w x (w x l) + 2 w x s qd + qd^2 h x s), w of the parent;
    a joint of several DoF has the sums of its screws times their qd for h qd and s qd.
    """
    poses = link_poses(robot, q)
    spins: list[Vec3] = []
    a: list[list[Scalar]] = []
    b: list[list[Scalar]] = []
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        R, p = poses[i].R, poses[i].p
        above = vec.ZERO if joint.parent == BASE else spins[joint.parent]
        start = vec.ZERO if joint.parent == BASE else poses[joint.parent].p
        turning, sliding = (vec.apply(R, part) for part in joint_rate(robot, i, qd))
        w = vec.add(above, turning)
        spins.append(w)
        inward = vec.cross(above, vec.cross(above, vec.sub(p, start)))
        swerving = vec.add(vec.scale(2, vec.cross(above, sliding)), vec.cross(turning, sliding))
        a.append([*vec.cross(above, turning), *vec.add(inward, swerving)])
        J = link.inertia.seen_from(SE3(R))
        spinning = vec.cross(w, vec.apply(J.tensor, w))
        b.append([*spinning, *vec.cross(w, vec.cross(w, J.moment))])
    order, _ = _from_the_tip(robot)
    return [x for i in order for x in a[i]], [x for i in order for x in b[i]]


# -- filter and smoother -------------------------------------------------------------------


@dataclass(frozen=True)
class FilterQuantities:
    """Every step from the joint forces to the accelerations, with RK88's letters and equations."""

    bias_free_forces: list[Scalar]  # T' = T - C - phi (4.17)
    variances: list[ArticulatedInertia]  # P (4.5)
    innovation_variances: list[Scalar]  # D (4.6)
    gains: list[Wrench]  # G (5.12)
    predicted_gains: list[Wrench]  # L (4.6)
    predictions: list[Wrench]  # zhat (4.20)
    innovations: list[Scalar]  # eps (4.20)
    weighted_innovations: list[Scalar]  # nu (4.20)
    smoothed_states: list[Twist]  # lambda (4.22)
    accelerations: list[Scalar]  # (4.22)


def filter_quantities(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], tau: Sequence[Scalar]
) -> FilterQuantities:
    """All quantities of RK88's algorithm FD1 at a state, under the forces tau."""
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "filter_quantities")
    forces = [t - h for t, h in zip(tau, bias(robot, q, qd), strict=True)]
    innovations, predictions = filtered(robot, f, bodies, forces)
    weighted = weigh(bodies, innovations)
    crossed = zip(f, bodies.dofs, strict=True)
    x, moved = smoothed(robot, f, bodies, weighted)
    return FilterQuantities(
        forces,
        list(bodies.inertias),
        list(bodies.omega),
        list(bodies.gains),
        [Ad_dual_inverse(X, bodies.gains[k]) for X, own in crossed for k in own],
        predictions,
        innovations,
        weighted,
        moved,
        x,
    )


def whiten(robot: Robot, q: Sequence[Scalar], y: Sequence[Scalar]) -> list[Scalar]:
    """eps = (I - H Psi L) y, the innovations of joint forces y (RK88 eqs. 4.14, 4.15)."""
    f = robot.transforms(q)
    return filtered(robot, f, articulate(robot, q, f, "whiten"), y)[0]


def colour(robot: Robot, q: Sequence[Scalar], innovations: Sequence[Scalar]) -> list[Scalar]:
    """y = (I + H Phi L) eps, the joint forces of innovations (RK88 eqs. 4.12, 4.13)."""
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "colour")
    zhat: list[Wrench] = [ZERO_PAIR] * len(robot.links)
    y: list[Scalar] = []
    for i in reversed(range(len(robot.links))):
        corrected = zhat[i]
        for dof in reversed(robot.dofs(i)):
            k = dof.index
            y.append(pairing(corrected, dof.screw) + innovations[k])
            corrected = add_pairs(corrected, scale_pair(innovations[k], bodies.gains[k]))
        parent = robot.joints[i].parent
        if parent != BASE:
            zhat[parent] = add_pairs(zhat[parent], Ad_dual_inverse(f[i], corrected))
    return y[::-1]
