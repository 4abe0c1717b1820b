"""The inverse inertia of the contacts over the whole tree: Omega = K M^-1 K^T in O(n).

    N_c[i]      = sum of  sign Ad*(pose^-1)  of the ends on link i, and of
                  psi(i, k) N_c[k] = Ad*(f^-1) (1 - Phi^T S^T) N_c[k]  of the children k
    Omega[c][d] = sum over links i of  (S_i^T N_c[i])^T Omega_i^-1 (S_i^T N_d[i])
    Lambda_k    = X Lambda_parent X^T + S_k Omega_k^-1 S_k^T,   X = (1 - S_k Phi_k) Ad(f^-1)
                                                                              (RK88-II, eq. 6.10)

All six rows of each constraint are there, in contact axes. N are six unit wrenches of a contact,
on both of its ends with opposite signs (`ends.py`), carried towards the base through joints that
give way. Along a path on which nothing is added to N_c and N_d the sum is N_c^T Lambda N_d at its
far end, with a Lambda that starts from zero at its near end. Where an end is alone there, against
itself, that is the Lambda of its link, shifted and turned into the contact frame.

RK88 (6.8b) prints a block diagonal matrix, which is that of arms on the ground; arms on a moving
base, several contacts of one object and loops inside one chain have cross terms (docs/errata.md).
Rows in which nothing can move are zero but for the square of a rounding error, since the wrenches
of both ends meet before they are squared.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_paths,
    require_constraints,
)
from symdyn.formulations.constrained.ends import End, ends_of, moving
from symdyn.formulations.forward.filter_smoother import passed_on
from symdyn.formulations.forward.riccati import Articulation, articulate
from symdyn.formulations.operators.operational_space import SWAPPED, link_compliances
from symdyn.formulations.shared.articulated_inertia import ArticulatedInertia
from symdyn.lie import (
    SE3,
    Ad_dual_inverse,
    Wrench,
    add_pairs,
    pair_from_vector,
    pairing,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import Matrix, add_matrices, identity, symmetric, zeros
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label, label_vector


def contact_inertia_inverse(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """Omega, six rows and columns for each constraint."""
    require_constraints(robot, "contact_inertia_inverse")
    robot = robot.with_joint_frames()
    bodies = articulate(robot, q, robot.transforms(q), "contact_inertia_inverse")
    return contact_compliance(robot, q, bodies, moving(ends_of(robot, constraint_paths(robot, q))))


def contact_compliance(
    robot: Robot, q: Sequence[Scalar], bodies: Articulation, ends: Sequence[End]
) -> Matrix:
    """Omega of these ends; rows and columns of a constraint without ends are zero."""
    tree = _Tree(robot, q, bodies)
    size = len(robot.constraints)
    contacts = [_Contact(tree, [e for e in ends if e.contact == n]) for n in range(size)]
    Omega = zeros(6 * size, 6 * size)
    for a, first in enumerate(contacts):
        for b, second in enumerate(contacts[a:], a):
            block = _block(tree, first, second)
            for r in range(6):
                for c in range(r if a == b else 0, 6):
                    title = f"contacts {a + 1}, {b + 1}: block of Omega, acceleration per wrench"
                    value = label(block[r][c], f"Om{a + 1}{r + 1}_{b + 1}{c + 1}", title)
                    Omega[6 * a + r][6 * b + c] = Omega[6 * b + c][6 * a + r] = value
    return Omega


class _Tree:
    """The robot on its axes at q, and the Lambda of its links, from any link on."""

    def __init__(self, robot: Robot, q: Sequence[Scalar], bodies: Articulation) -> None:
        self.robot, self.q, self.bodies = robot, q, bodies
        self.f = robot.transforms(q)
        self.compliances: dict[int, dict[int, ArticulatedInertia]] = {}

    def compliance(self, link: int, root: int) -> ArticulatedInertia:
        """Lambda of a link by the joints beyond root."""
        if root not in self.compliances:
            self.compliances[root] = link_compliances(self.robot, self.q, self.bodies, root)
        return self.compliances[root][link]

    def through(self, i: int, F: Wrench) -> Wrench:
        """psi(parent, i) F: joint i gives way to the wrench."""
        for dof in reversed(self.robot.dofs(i)):
            F = passed_on(F, self.bodies, dof.index, -pairing(F, dof.screw), 0)
        return Ad_dual_inverse(self.f[i], F)


class _Contact:
    """The ends of one constraint, and what their six unit wrenches are at every link."""

    def __init__(self, tree: _Tree, ends: Sequence[End]) -> None:
        self.tree, self.ends = tree, ends
        self.links = {i for end in ends for i in tree.robot.ancestors(end.link)}
        self.known: dict[int, list[Wrench]] = {}

    def wrenches(self, i: int) -> list[Wrench]:
        """N[i]"""
        for k in sorted(self.links - self.known.keys(), reverse=True):
            if k >= i:
                self.known[k] = self._added_up(k)
        return self.known[i]

    def _added_up(self, i: int) -> list[Wrench]:
        """N[i] from the ends on link i and from its children."""
        columns = [
            [
                scale_pair(end.sign, Ad_dual_inverse(end.pose, pair_from_vector(unit)))
                for unit in _UNITS
            ]
            for end in self._on(i)
        ]
        columns += [[self.tree.through(k, F) for F in self.known[k]] for k in self._beyond(i)]
        total = columns[0]
        for more in columns[1:]:
            total = [add_pairs(F, G) for F, G in zip(total, more, strict=True)]
        self._name(i, total)
        return total

    def _name(self, i: int, columns: Sequence[Wrench]) -> None:
        number = self.ends[0].contact + 1
        title = f"contact {number}: its unit wrenches, acting on link {i + 1}"
        for n, (moment, force) in enumerate(columns, 1):
            label_vector(moment, f"N{number}_{n}at{i + 1}", title)
            label_vector(force, f"F{number}_{n}at{i + 1}", title)

    def passes(self, i: int, common: set[int]) -> bool:
        """Whether N[i] is what one of these links hands on, and nothing more."""
        beyond = self._beyond(i)
        return not self._on(i) and len(beyond) == 1 and beyond[0] in common

    def alone(self, i: int) -> End | None:
        """The end on link i, if nothing else adds to N[i]."""
        own = self._on(i)
        return own[0] if len(own) == 1 and not self._beyond(i) else None

    def _on(self, i: int) -> list[End]:
        return [end for end in self.ends if end.link == i]

    def _beyond(self, i: int) -> list[int]:
        return [k for k in self.tree.robot.children(i) if k in self.links]


_UNITS = identity(6)


def _block(tree: _Tree, c: _Contact, d: _Contact) -> Matrix:
    """Omega[c][d]; of a contact against itself the upper half counts."""
    common = c.links & d.links
    stops = {i for i in common if not c.passes(i, common) or not d.passes(i, common)}
    total = zeros(6, 6)
    for i in sorted(stops, reverse=True):
        _, *below = tree.robot.ancestors(i)
        Lambda = tree.compliance(i, max(stops & set(below), default=BASE))
        end = c.alone(i) if c is d else None
        if end is None:
            part = _weighed(Lambda, c.wrenches(i), d.wrenches(i), c is d)
        else:
            part = _own(Lambda, end.pose)
        total = add_matrices(total, part)
    return total


def _own(Lambda: ArticulatedInertia, pose: SE3) -> Matrix:
    """Ad(pose^-1) Lambda Ad(pose^-1)^T."""
    for k, shift in enumerate(pose.p):
        Lambda = Lambda.shifted(k, -shift)
    matrix = Lambda.seen_from(SE3(vec.transpose(pose.R))).matrix
    return [[matrix[r][c] for c in SWAPPED] for r in SWAPPED]


def _weighed(
    Lambda: ArticulatedInertia, rows: Sequence[Wrench], columns: Sequence[Wrench], same: bool
) -> Matrix:
    """N_c^T Lambda N_d, where Lambda and so its factors are linear first."""
    moved = [Lambda @ (F[1], F[0]) for F in columns]
    block = [[pairing((F[1], F[0]), V) for V in moved] for F in rows]
    return symmetric(block) if same else block
