"""Christoffel symbols in three cases, from the derivatives of Ad products.

    f_i = exp(A_1 x_1) .. exp(A_i x_i) M_i,      A_i = Ad(M_i) S_i              (PBP95 eqs. 13, 31)
    Ad_j^i(H) = Ad(exp(-A_j x_j) .. exp(-A_i x_i)) H                               (PBP95 eq. 37)
    d/dx_k Ad_j^i(H) = Ad_j^k([Ad_(k-1)^i(H), A_k]),   i <= k <= j                 (PBP95 eq. 53)
    Gamma_ijk: k <= i <= j,  i < k <= j,  i <= j < k                           (PBP95 eqs. 55-57)

M_i is the home pose of link i: its frame in the base's with all joints at zero. In a tree, i - 1 is
the link that joint i hangs on, and i <= j says that i lies on the path from the base to j; symbols
of joints that no path passes all of are zero.

A joint of several coordinates has no exp(A x), but a motion E and several screws A, constant behind
it. Here i, j, k count screws, and the derivative of what a joint carries is a bracket behind it:

    E = X f X^-1,     A = Ad(X) S,     X the joint's frame at home,     E^-1 Edot = sum A qd
    d/dx_k Ad_j^i(H) = Ad_j^(k+1)([Ad_k^i(H), A_k])

The three cases stay what they are, with i <= k for screws of one joint too, and symbols of two of
its screws i, j are not symmetric in them (`christoffel.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product

from symdyn.lie import SE3, ZERO_PAIR, Ad, Ad_inverse, Twist, ad, exp_se3, pairing, scale_pair, vec
from symdyn.lie.matrices import zeros
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Dof, Joint, Robot
from symdyn.scalar import Scalar, cos, label, label_matrix, label_vector, sin

Symbols = list[list[list[Scalar]]]


def joint_home_poses(robot: Robot) -> list[SE3]:
    """Each joint's frame in the base's, all joints at zero."""
    poses: list[SE3] = []
    for joint in robot.joints:
        above = SE3()
        if joint.parent != BASE:
            above = poses[joint.parent] @ robot.joints[joint.parent].tail.pose()
        poses.append(above @ joint.placement.pose())
    return poses


def home_poses(robot: Robot) -> list[SE3]:
    """M_i: each link's frame in the base's, all joints at zero (PBP95 eq. 31)."""
    poses = joint_home_poses(robot)
    return [X @ joint.tail.pose() for X, joint in zip(poses, robot.joints, strict=True)]


def space_screws(robot: Robot) -> list[Twist]:
    """A_i: the joints' unit screws in the base frame, all joints at zero (PBP95 eq. 13)."""
    pairs = zip(joint_home_poses(robot), robot.joints, strict=True)
    return [Ad(X, screw) for X, joint in pairs for screw in joint.motion.screws]


def joint_motion(joint: Joint, home: SE3, position: Sequence[Scalar]) -> SE3:
    """exp(A x) of the joint in any frame that sees its own at `home` (PBP95 eqs. 15-17).

    X f X^-1 for a joint of several coordinates.
    """
    x = joint.motion_coordinates(position)
    if joint.nq > 1:
        return home @ joint.motion.pose(x) @ home.inverse()
    screw = Ad(home, joint.motion.screws[0])
    return SE3(p=vec.scale(x[0], screw[1])) if joint.is_translation else exp_se3(screw, x[0])


@dataclass(frozen=True)
class AdProducts:
    """The space screws A, the motions exp(A x) and the inertias in the base's home coordinates.

    The screws are per unit of the coordinate, so the joint's scale is in them. There are as many as
    degrees of freedom;
    `dofs` says which velocities drive them, and `owners` which joints they belong to.
    """

    robot: Robot
    screws: list[Twist]
    dofs: list[Dof]
    owners: list[int]
    motions: list[SE3]
    inertias: list[Inertia]

    @classmethod
    def at(cls, robot: Robot, q: Sequence[Scalar]) -> AdProducts:
        """Of a robot at its coordinates q."""
        joints = range(len(robot.joints))
        dofs = [dof for i in joints for dof in robot.dofs(i)]
        owners = [i for i in joints for _ in robot.dofs(i)]
        spaces, homes = space_screws(robot), joint_home_poses(robot)
        screws, motions = [], []
        for i, joint in enumerate(robot.joints):
            own = [A for A, owner in zip(spaces, owners, strict=True) if owner == i]
            screws += own if joint.nv > 1 else [scale_pair(joint.scale, A) for A in own]
            position = robot.positions(i, q)
            angle = joint.motion.angle(joint.motion_coordinates(position))
            if angle is not None:
                title = "sines and cosines of the joint angles"
                label(sin(angle), f"s{i + 1}", title)
                label(cos(angle), f"c{i + 1}", title)
            E = joint_motion(joint, homes[i], position)
            title = f"joint {i + 1}: motion exp(A x) in the base frame (rotation R, translation p)"
            label_matrix(E.R, f"R{i + 1}", title)
            label_vector(E.p, f"p{i + 1}", title)
            motions.append(E)
        pairs = zip(robot.links, home_poses(robot), strict=True)
        inertias = [link.inertia.seen_from(X) for link, X in pairs]
        return cls(robot, screws, dofs, owners, motions, inertias)

    def carried(self, k: int, j: int, H: Twist) -> Twist:
        """Ad_j^(k+1)(H): from behind joint k (or the base) to behind joint j (PBP95 eq. 37)."""
        if j == k:
            return H
        return Ad_inverse(self.motions[j], self.carried(k, self.robot.joints[j].parent, H))

    def derivative(self, start: int, j: int, H: Twist, k: int) -> Twist:
        """d/dx_k of carried(start, j, H) for the screw k (PBP95 Prop. 1, eq. 53)."""
        owner = self.owners[k]
        if not self._between(start, j, owner):
            return ZERO_PAIR
        return self.carried(owner, j, ad(self.carried(start, owner, H), self.screws[k]))

    def second_derivative(self, start: int, j: int, H: Twist, k: int, m: int) -> Twist:
        """d2/dx_k dx_m of carried(start, j, H) (PBP95 Prop. 2, eq. 54).

        The order matters for two screws of one joint: the derivative by k is taken last.
        """
        first, last = sorted((k, m), key=self.owners.__getitem__)
        owner = self.owners[first]
        if not self._between(start, j, owner):
            return ZERO_PAIR
        bent = ad(self.carried(start, owner, H), self.screws[first])
        if self.owners[last] == owner:
            return self.carried(owner, j, ad(bent, self.screws[last]))
        return self.derivative(owner, j, bent, last)

    def _between(self, start: int, j: int, joint: int) -> bool:
        """True where the joint lies behind link start and moves link j."""
        return start < joint and joint in self.paths[j]

    @cached_property
    def paths(self) -> list[list[int]]:
        """For each link the joints that move it, base first."""
        return [sorted(self.robot.ancestors(j)) for j in range(len(self.robot.links))]

    @cached_property
    def columns(self) -> list[dict[int, Twist]]:
        """For each link l the Ad_l^(k+1)(A_k) of the screws k that move it (PBP95 eq. 38)."""
        columns: list[dict[int, Twist]] = []
        for j, joint in enumerate(self.robot.joints):
            above = {} if joint.parent == BASE else columns[joint.parent]
            own = {k: Ad_inverse(self.motions[j], column) for k, column in above.items()}
            for k, column in own.items():
                joint_number, name = self.owners[k] + 1, f"{j + 1}by{self._name(k)}"
                title = f"link {j + 1}: twist at unit rate of joint {joint_number}"
                label_vector(column[0], f"w{name}", f"{title} (angular w, linear v)")
                label_vector(column[1], f"v{name}", f"{title} (angular w, linear v)")
            screws = {k: self.screws[k] for k, owner in enumerate(self.owners) if owner == j}
            columns.append(own | screws)
        return columns

    def _name(self, k: int) -> str:
        """The number of a screw's joint, and its own among several."""
        owner = self.owners[k]
        number = k - self.owners.index(owner) + 1
        return f"{owner + 1}_{number}" if self.owners.count(owner) > 1 else f"{owner + 1}"

    def on_one_path(self, *screws: int) -> bool:
        """True where one path from the base passes the joints of all these screws."""
        joints = {self.owners[k] for k in screws}
        return joints <= set(self.paths[max(joints)])

    def moved_by(self, *screws: int) -> list[int]:
        """The links that all of the screws move."""
        joints = {self.owners[k] for k in screws}
        return [i for i, path in enumerate(self.paths) if joints <= set(path)]


def christoffel_symbols(robot: Robot, q: Sequence[Scalar]) -> Symbols:
    """Gamma[k][i][j], PBP95's Gamma_ijk, symmetric for different joints (PBP95 eqs. 55-57)."""
    return symbols_of(AdProducts.at(robot, q))


def symbols_of(products: AdProducts) -> Symbols:
    """Gamma[k][i][j] of Ad products that are known already."""
    return by_cases(products, lambda a, b, c: bracket_term(products, a, b, c))


def bracket_term(products: AdProducts, a: int, b: int, c: int) -> Scalar:
    """The sum over links l of <Ad_l^b([Ad_(b-1)^(a+1)(A_a), A_b]), Ad_l^(c+1)(A_c)>_l, a < b."""
    columns, inertias = products.columns, products.inertias
    total: Scalar = 0
    for m in products.moved_by(a, b, c):
        # Ad keeps brackets, and exp(A_b x_b) keeps A_b: both factors may go on to the link
        bent = ad(columns[m][a], columns[m][b])
        total = total + pairing(inertias[m] @ columns[m][c], bent)
    return total


def by_cases(products: AdProducts, term: Callable[[int, int, int], Scalar]) -> Symbols:
    """The symbols of the robot's coordinates, from the terms that the three cases share.

    term(a, b, c) with a < b is the sum over the links l of
    <Ad_l^b([Ad_(b-1)^(a+1)(A_a), A_b]), Ad_l^(c+1)(A_c)>_l; where a = b the bracket is zero.
    """
    robot = products.robot

    @cache
    def t(a: int, b: int, c: int) -> Scalar:
        return 0 if a == b else term(a, b, c)

    gamma = [zeros(robot.nv, robot.nv) for _ in range(robot.nv)]
    n = len(products.screws)
    for k, j in product(range(n), repeat=2):
        for i in range(j + 1):
            if not products.on_one_path(i, j, k):
                continue
            if k <= i:
                twice = t(k, i, j) + t(k, j, i) + t(i, j, k)
            elif k <= j:
                twice = t(k, j, i) + t(i, j, k) - t(i, k, j)
            else:
                twice = t(i, j, k) - t(i, k, j) - t(j, k, i)
            out, one, other = (products.dofs[screw] for screw in (k, i, j))
            rate = out.rate * one.rate * other.rate
            entry = rate * (twice / 2)
            gamma[out.index][one.index][other.index] += entry
            if i != j:
                if products.owners[i] == products.owners[j]:
                    entry = entry - rate * t(i, j, k)
                gamma[out.index][other.index][one.index] += entry
    return gamma
