"""The Coriolis matrix with the Christoffel property, by recursion over composite bodies.

    C_ij = sum over links k of J_k,i^T (J_k Sdot_j + B_k S_j),     Sdot_j = ad(V_j) S_j
    B_k  = 1/2 (-ad(V)^T J - J ad(V) + [JV]^) = [[ -[w]Jp - [h][v], 0 ], [ -[f], 0 ]]

with h = mc, f = m v + w x h the linear momentum and Jp = tr(I)/2 1 - I the pseudo-inertia. All of B
but a 3x3 block and a force is zero, and these two add up over composite bodies like inertias do.
Mdot - 2C is skew because Jdot - 2B is (Echeandia and Wensing 2021; here the zeros of B are used).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.kinematics.link_vectors import link_twists
from symdyn.formulations.matrices.composite_body import composite_inertias
from symdyn.formulations.shared.formulas import formula
from symdyn.lie import (
    Ad_dual_inverse,
    Mat3,
    Twist,
    Vec3,
    Wrench,
    ad,
    add_pairs,
    hat,
    pairing,
    rotate_tensor,
    vec,
)
from symdyn.lie.matrices import zeros
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector

_BLOCK = {"-[w]Jp": "w I", "-[mc][v]": "mc v"}
_MOMENTUM = {"m v": "m v", "w x mc": "w mc"}
"""The terms of B and P, with the names of their factors."""


def coriolis_matrix(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[list[Scalar]]:
    """C(q, qd), the Christoffel matrix: C qd are the velocity forces and Mdot - 2C is skew."""
    f = robot.transforms(q)
    twists: list[Twist] = []
    blocks: list[Mat3] = []
    momenta: list[Vec3] = []
    for i, (V, link) in enumerate(zip(link_twists(robot, f, qd), robot.links, strict=True)):
        twists.append(V)
        block, momentum = velocity_inertia(link.inertia, V)
        J = link.inertia
        known = {"m": J.m, "mc": J.moment, "I": J.tensor, "w": V[0], "v": V[1]}
        title = (
            f"link {i + 1}: {formula('B', _BLOCK, known)}, Jp = tr(I)/2 - I, "
            f"and momentum {formula('P', _MOMENTUM, known)}"
        )
        label_matrix(block, f"B{i + 1}", title)
        label_vector(momentum, f"P{i + 1}", title)
        blocks.append(block)
        momenta.append(momentum)
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            R, p = f[i].R, f[i].p
            momentum = vec.apply(R, momenta[i])
            shifted = vec.msub(rotate_tensor(R, blocks[i]), vec.matmul(hat(p), hat(momentum)))
            blocks[parent] = vec.madd(blocks[parent], shifted)
            momenta[parent] = vec.add(momenta[parent], momentum)
            title = f"composite body {parent + 1}: B and P, including those of body {i + 1}"
            label_matrix(blocks[parent], f"B{parent + 1}c", title)
            label_vector(momenta[parent], f"P{parent + 1}c", title)

    composite = composite_inertias(robot, q)
    C = zeros(robot.nv, robot.nv)
    for j in reversed(range(len(robot.links))):
        B, P = blocks[j], momenta[j]
        for own in robot.dofs(j):
            S = own.screw
            below = add_pairs(
                composite[j] @ ad(twists[j], S),
                (vec.apply(B, S[0]), vec.scale(-1, vec.cross(P, S[0]))),
            )
            pushed = composite[j] @ S
            # B^T S has no force part, so that it is carried by rotation alone.
            twisted = vec.add(vec.apply(vec.transpose(B), S[0]), vec.cross(P, S[1]))
            i = j
            while i != BASE:
                _name(below, pushed, twisted, j + 1, i + 1)
                for other in robot.dofs(i):
                    rate = own.rate * other.rate
                    C[other.index][own.index] += rate * pairing(below, other.screw)
                    if i != j:
                        swept = ad(twists[i], other.screw)
                        entry = pairing(pushed, swept) + vec.dot(twisted, other.screw[0])
                        C[own.index][other.index] += rate * entry
                below = Ad_dual_inverse(f[i], below)
                pushed = Ad_dual_inverse(f[i], pushed)
                twisted = vec.apply(f[i].R, twisted)
                i = robot.joints[i].parent
    return C


def _name(below: Wrench, pushed: Wrench, twisted: Vec3, j: int, i: int) -> None:
    title = f"composite body {j} about joint {i}: Jc Sdot + B S = (D, G), Jc S = (N, F), B^T S = Q"
    for vector, name in zip((*below, *pushed, twisted), "DGNFQ", strict=True):
        label_vector(vector, f"{name}{j}at{i}", title)


def velocity_inertia(J: Inertia, V: Twist) -> tuple[Mat3, Vec3]:
    """The block -[w] Jp - [h][v] of B and the linear momentum f = m v + w x h of one link."""
    w, v = V
    turning = vec.matmul(hat(w), J.second_moments)
    drifting = vec.matmul(hat(J.moment), hat(v))
    block = vec.mscale(-1, vec.madd(turning, drifting))
    return block, vec.add(vec.scale(J.m, v), vec.cross(w, J.moment))
