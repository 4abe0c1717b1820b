"""The Riccati recursion: articulated inertias of all links by one sweep from the tips to the base.

    Jhat_k  = J_k + sum over children c of Ad*(f^-1) (Jhat_c - U_c Phi_c) Ad(f^-1)     (PP99 eq. 40)
    U_k     = Jhat_k S_k,   Omega_k = S_k^T U_k + rotor_k,   Phi_k = U_k^T / Omega_k

f = f[parent, k]. Rodriguez and Kreutz read it as the Riccati equation of a Kalman filter with the
gain Phi^T, in which a rotor is noise on what the filter measures (RK88 eqs. 4.4-4.6). The sweeps of
that filter are in `filter_smoother.py`; `operators/rk88_operators.py` has the same recursion on
global matrices, as RK88 prints it. Where a screw has one component and no rotor turns, Jhat - U Phi
has exact zeros.

A joint of several DoF is eliminated in its link's frame, one DoF after the other, the last
one first. What Jhat - U Phi leaves of one DoF is the Jhat of the DoF before it, and what
the first one leaves goes to the parent. The papers divide by a matrix Omega there, with a row for
each DoF (RK88 Appendix B); this is the same matrix as a product l diag(Omega) l^T.

Links beyond which nothing gives way are rigid bodies, and stay so: ten numbers instead of 21. That
is so in robots of which some joints are held (`underactuated/locked_robot.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.formulations.forward.ldlt import SingularMassMatrix, require_inertia, require_own_joints
from symdyn.formulations.forward.zero_pivots import largest_inertias, vanishes
from symdyn.formulations.shared.articulated_inertia import ArticulatedInertia, seen_from_parent
from symdyn.formulations.shared.rigid_transport import hops_of, seen_through
from symdyn.lie import (
    SE3,
    Twist,
    Wrench,
    only_nonzero_index,
    pair_from_vector,
    pair_to_vector,
    pairing,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, is_number, is_zero, label, label_matrix, label_vector


@dataclass(frozen=True)
class Articulation:
    """The results of the recursion: for each link its Jhat, all others for each DoF.

    `inertias` are the links' Jhat, their joints held; `dofs` are, for each link, the entries of
    qd that its joint moves by. By these entries, `pushes` are U = Jhat S, `omega` and `inverse`
    Omega and 1/Omega, `gains` Phi^T. `lone` is the number of the screw's only component, None where
    the screw has several components or a rotor turns.
    """

    inertias: tuple[ArticulatedInertia, ...]
    dofs: tuple[tuple[int, ...], ...]
    pushes: tuple[Wrench, ...]
    omega: tuple[Scalar, ...]
    inverse: tuple[Scalar, ...]
    gains: tuple[Wrench, ...]
    lone: tuple[int | None, ...]

    def rest(self, i: int) -> ArticulatedInertia:
        """Jhat - U Phi of all DoF of joint i: the inertia of link i that its parent feels."""
        left = self.inertias[i]
        for k in reversed(self.dofs[i]):
            left = left.without_joint(
                pair_to_vector(self.pushes[k]), pair_to_vector(self.gains[k]), self.lone[k]
            )
        return left


def articulate(robot: Robot, q: Sequence[Scalar], f: Sequence[SE3], function: str) -> Articulation:
    """The sweep from the tips to the base, where f are the robot's transforms at q.

    Raises `SingularMassMatrix` where an Omega vanishes: at q if q is numbers, else where it
    vanishes for every q. Raises `FunctionError`, in the name of `function`, for followers.
    """
    require_own_joints(robot, function)
    require_inertia(robot, q)
    return _sweep(robot, q, f)


def _sweep(robot: Robot, q: Sequence[Scalar], f: Sequence[SE3]) -> Articulation:
    rigid = [link.inertia for link in robot.links]
    soft: dict[int, ArticulatedInertia] = {}

    def whole(i: int) -> ArticulatedInertia:
        return soft[i] if i in soft else ArticulatedInertia.of_body(rigid[i])

    largest = largest_inertias(robot, f)
    pushes: list[Wrench] = []
    omegas: list[Scalar] = []
    inverses: list[Scalar] = []
    gains: list[Wrench] = []
    lone: list[int | None] = []
    for i in reversed(range(len(robot.links))):
        joint, parent = robot.joints[i], robot.joints[i].parent
        if i not in soft and not robot.dofs(i):
            if parent != BASE:
                seen = seen_through(rigid[i], hops_of(joint, robot.positions(i, q)))
                if parent in soft:
                    soft[parent] = soft[parent] + ArticulatedInertia.of_body(seen)
                else:
                    rigid[parent] = rigid[parent] + seen
                _name(whole(parent), parent + 1, i + 1)
            continue
        left = whole(i)
        for dof in reversed(robot.dofs(i)):
            S, k = dof.screw, dof.index
            U = left @ S
            omega = pairing(U, S) + dof.rotor
            if vanishes(omega, largest[k]):
                raise SingularMassMatrix(k)
            title = f"joint {i + 1}: (N, F) = Jhat S, Omega = S.(N, F), gain g = (N, F) / Omega"
            label_vector(U[0], f"N{k + 1}", title)
            label_vector(U[1], f"F{k + 1}", title)
            label(omega, f"Omega{k + 1}", title)
            inverse = label(1 / omega, f"Omegainv{k + 1}", title)
            own = only_nonzero_index(pair_to_vector(S)) if is_zero(dof.rotor) else None
            gain = _gain(U, inverse, S, own)
            label_vector(gain[0], f"gN{k + 1}", title)
            label_vector(gain[1], f"gF{k + 1}", title)
            left = left.without_joint(pair_to_vector(U), pair_to_vector(gain), own)
            pushes.append(U)
            omegas.append(omega)
            inverses.append(inverse)
            gains.append(gain)
            lone.append(own)
        if parent != BASE:
            moved = seen_from_parent(left, joint, robot.positions(i, q))
            soft[parent] = whole(parent) + moved
            _name(soft[parent], parent + 1, i + 1)
    return Articulation(
        tuple(whole(i) for i in range(len(rigid))),
        tuple(tuple(dof.index for dof in robot.dofs(i)) for i in range(len(rigid))),
        tuple(reversed(pushes)),
        tuple(reversed(omegas)),
        tuple(reversed(inverses)),
        tuple(reversed(gains)),
        tuple(reversed(lone)),
    )


def _reciprocal(x: Scalar) -> Scalar:
    """1 / x; for 1 and -1 that is x itself."""
    return x if is_number(x) and abs(x) == 1 else 1 / x


def _gain(U: Wrench, share: Scalar, S: Twist, lone: int | None) -> Wrench:
    """U / Omega; along a lone component, where Omega is U times it, one over the component."""
    six = [
        _reciprocal(s) if k == lone else share * x
        for k, (x, s) in enumerate(zip(pair_to_vector(U), pair_to_vector(S), strict=True))
    ]
    return pair_from_vector(six)


def _name(J: ArticulatedInertia, body: int, added: int) -> None:
    title = f"articulated body {body}: inertia [A B; B^T C], including body {added}"
    label_matrix(J.A, f"A{body}", title)
    label_matrix(J.B, f"B{body}", title)
    label_matrix(J.C, f"C{body}", title)
