"""Articulated inertias by one sweep from the tips, and the two sweeps that invert the mass matrix.

    Jhat_k  = J_k + sum over children c of Ad*(f^-1) (Jhat_c - U_c Phi_c) Ad(f^-1)     (PP99 eq. 40)
    U_k     = Jhat_k S_k,   Omega_k = S_k^T U_k + rotor_k,   Phi_k = U_k^T / Omega_k

inward: z_k is what the children c pass on, Ad*(f^-1) (z_c + Phi_c^T c_c), and

    c_k     = b_k - S_k^T z_k                                                     (PP99 eqs. 63, 64)

outward: x_k = c_k / Omega_k - Phi_k l,  l = Ad(f^-1) lambda_parent,  lambda_k = l + S_k x_k
                                                                                  (PP99 eqs. 67, 68)

f = f[parent, k]. Together x = M^-1 b. Rodriguez and Kreutz read the first recursion as a Riccati
equation, the second as a Kalman filter and the third as a smoother; a rotor is noise on what the
filter measures. Where a screw has one component and no rotor turns, Jhat - U Phi has exact zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.derive.forward.articulated_body import ArticulatedInertia
from symdyn.derive.forward.inertia_size import largest_inertias, vanishes
from symdyn.derive.forward.ldlt import SingularMassMatrix, require_inertia
from symdyn.derive.shared.inertia_moves import seen_from_parent, without_joint
from symdyn.derive.shared.joint_sums import add_pairs, scale_pair
from symdyn.errors import FunctionError
from symdyn.lie import SE3, Ad_dual_inverse, Ad_inverse, Twist, Wrench, pairing, vec
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, is_number, is_zero, label, label_matrix, label_vector

STILL: Twist = (vec.ZERO, vec.ZERO)
"""No motion, no wrench."""


@dataclass(frozen=True)
class Articulation:
    """Per link: Jhat, U = Jhat S, Omega, 1/Omega, the gain Phi^T, and the screw's only component.

    `lone` is None where the screw has several components or a rotor turns.
    """

    inertias: tuple[ArticulatedInertia, ...]
    pushes: tuple[Wrench, ...]
    omega: tuple[Scalar, ...]
    inverse: tuple[Scalar, ...]
    gains: tuple[Wrench, ...]
    lone: tuple[int | None, ...]

    def rest(self, i: int) -> ArticulatedInertia:
        """Jhat - U Phi: what the parent feels of link i."""
        return without_joint(
            self.inertias[i], six_of(self.pushes[i]), six_of(self.gains[i]), self.lone[i]
        )


def articulate(robot: Robot, q: Sequence[Scalar], f: Sequence[SE3], function: str) -> Articulation:
    """The sweep from the tips to the base, where f are the robot's transforms at q.

    `function` is what a refusal is about.

    Raises `SingularMassMatrix` where an Omega vanishes: at q if it is numbers, else wherever the
    robot's numbers make it vanish in general.
    """
    require_own_joints(robot, function)
    require_inertia(robot, q)
    return _sweep(robot, q, f)


def require_own_joints(robot: Robot, function: str) -> None:
    """Refuse joints that follow others: an articulated body needs one freedom per link."""
    if any(joint.mimic for joint in robot.joints):
        raise FunctionError(
            f"{robot.name}: {function}: articulated bodies need joints that move on their own, and "
            "mimic joints do not; use the method ldlt"
        )


def _sweep(robot: Robot, q: Sequence[Scalar], f: Sequence[SE3]) -> Articulation:
    inertias = [ArticulatedInertia.of_body(link.inertia) for link in robot.links]
    largest = largest_inertias(robot, f)
    pushes: list[Wrench] = []
    omegas: list[Scalar] = []
    inverses: list[Scalar] = []
    gains: list[Wrench] = []
    lone: list[int | None] = []
    for i in reversed(range(len(robot.links))):
        (freedom,) = robot.freedoms(i)
        joint, S = robot.joints[i], freedom.screw
        U = inertias[i] @ S
        omega = pairing(U, S) + joint.rotor_inertia
        if vanishes(omega, largest[freedom.index]):
            raise SingularMassMatrix(freedom.index)
        title = f"joint {i + 1}: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega"
        label_vector(U[0], f"N{i + 1}", title)
        label_vector(U[1], f"F{i + 1}", title)
        label(omega, f"Omega{i + 1}", title)
        inverse = label(1 / omega, f"Omegainv{i + 1}", title)
        own = lone_component(S) if is_zero(joint.rotor_inertia) else None
        gain = _gain(U, inverse, S, own)
        label_vector(gain[0], f"gN{i + 1}", title)
        label_vector(gain[1], f"gF{i + 1}", title)
        if joint.parent != BASE:
            left = without_joint(inertias[i], six_of(U), six_of(gain), own)
            moved = seen_from_parent(left, joint, robot.positions(i, q))
            inertias[joint.parent] = inertias[joint.parent] + moved
            _name(inertias[joint.parent], joint.parent + 1, i + 1)
        pushes.append(U)
        omegas.append(omega)
        inverses.append(inverse)
        gains.append(gain)
        lone.append(own)
    return Articulation(
        tuple(inertias),
        tuple(reversed(pushes)),
        tuple(reversed(omegas)),
        tuple(reversed(inverses)),
        tuple(reversed(gains)),
        tuple(reversed(lone)),
    )


def six_of(pair: Twist | Wrench) -> list[Scalar]:
    """The six components, angular (or moment) first."""
    return [*pair[0], *pair[1]]


def pair_of(six: Sequence[Scalar]) -> Twist:
    """The twist or wrench of six components."""
    return ((six[0], six[1], six[2]), (six[3], six[4], six[5]))


def lone_component(S: Twist) -> int | None:
    """The number of a screw's only component; None where it has several."""
    filled = [k for k, x in enumerate(six_of(S)) if not is_zero(x)]
    return filled[0] if len(filled) == 1 else None


def _reciprocal(x: Scalar) -> Scalar:
    """1 / x, which for a whole unit is x itself."""
    return x if is_number(x) and abs(x) == 1 else 1 / x


def _gain(U: Wrench, share: Scalar, S: Twist, lone: int | None) -> Wrench:
    """U / Omega; along a lone component, where Omega is U times it, one over the component."""
    six = [
        _reciprocal(s) if k == lone else share * x
        for k, (x, s) in enumerate(zip(six_of(U), six_of(S), strict=True))
    ]
    return pair_of(six)


def _name(J: ArticulatedInertia, body: int, added: int) -> None:
    title = f"articulated body {body}: inertia [A B; B^T C], with body {added} added"
    label_matrix(J.A, f"A{body}", title)
    label_matrix(J.B, f"B{body}", title)
    label_matrix(J.C, f"C{body}", title)


# -- filter and smoother ---------------------------------------------------------------------


def filtered(
    robot: Robot,
    f: Sequence[SE3],
    bodies: Articulation,
    forces: Sequence[Scalar],
    wrenches: Sequence[Wrench] | None = None,
    swept: Sequence[Twist] | None = None,
) -> tuple[list[Scalar], list[Wrench]]:
    """The innovations c = b - S^T z and the predictions z (PP99 eqs. 62-64; RK88 4.19, 4.20).

    `wrenches` on the links, if any, join z (RK88 eq. 5.9); accelerations `swept` that the links
    have on top of what the joints do are passed on with the inertia behind them (RK88 eq. 5.16).
    """
    z: list[Wrench] = [STILL] * len(robot.links) if wrenches is None else list(wrenches)
    innovations: list[Scalar] = []
    for i in reversed(range(len(robot.links))):
        (freedom,) = robot.freedoms(i)
        title = f"joint {i + 1}: innovation e, the force along it less S.z"
        innovation = forces[freedom.index] - pairing(z[i], freedom.screw)
        innovations.append(label(innovation, f"e{i + 1}", title))
        parent = robot.joints[i].parent
        if parent != BASE:
            passed = _passed_on(z[i], bodies, i, innovation, forces[freedom.index])
            if swept is not None:
                passed = add_pairs(passed, bodies.rest(i) @ swept[i])
            z[parent] = add_pairs(z[parent], Ad_dual_inverse(f[i], passed))
            title = f"link {parent + 1}: wrench z (moment zn, force zf), with that of link {i + 1}"
            label_vector(z[parent][0], f"zn{parent + 1}", title)
            label_vector(z[parent][1], f"zf{parent + 1}", title)
    return innovations[::-1], z


def _passed_on(
    z: Wrench, bodies: Articulation, i: int, innovation: Scalar, force: Scalar
) -> Wrench:
    """z + Phi^T c; along a lone component, where S^T Phi^T = 1, it is the force itself."""
    pairs = zip(six_of(z), six_of(bodies.gains[i]), strict=True)
    six = [
        g * force if k == bodies.lone[i] else x + g * innovation for k, (x, g) in enumerate(pairs)
    ]
    return pair_of(six)


def smoothed(
    robot: Robot,
    f: Sequence[SE3],
    bodies: Articulation,
    weighted: Sequence[Scalar],
    swept: Sequence[Twist] | None = None,
    base: Twist = STILL,
) -> tuple[list[Scalar], list[Twist]]:
    """The accelerations x of the joints and lambda of the links (PP99 eqs. 66-68; RK88 4.21, 4.22).

    `weighted` are the innovations over Omega; `swept` and `base` add to the links' accelerations
    what they have apart from the joints' (RK88 eq. 5.17).
    """
    x: list[Scalar] = []
    moved: list[Twist] = []
    for i, joint in enumerate(robot.joints):
        (freedom,) = robot.freedoms(i)
        carried = Ad_inverse(f[i], base if joint.parent == BASE else moved[joint.parent])
        if swept is not None:
            carried = add_pairs(carried, swept[i])
        own = weighted[i] - pairing(bodies.gains[i], carried)
        title = f"link {i + 1}: its joint's acceleration x, its own lambda (angular lw, linear lv)"
        x.append(label(own, f"x{i + 1}", title))
        total = add_pairs(carried, scale_pair(own, freedom.screw))
        label_vector(total[0], f"lw{i + 1}", title)
        label_vector(total[1], f"lv{i + 1}", title)
        moved.append(total)
    return x, moved


def weigh(bodies: Articulation, innovations: Sequence[Scalar]) -> list[Scalar]:
    """The innovations over their variances Omega (PP99 eq. 65)."""
    title = "innovations over Omega"
    return [
        label(c * share, f"nu{i + 1}", title)
        for i, (c, share) in enumerate(zip(innovations, bodies.inverse, strict=True))
    ]
