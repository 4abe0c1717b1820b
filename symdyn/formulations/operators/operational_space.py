"""The dynamics as a tip feels it: operational-space inertia, bias, gravity, consistent inverse.

    J M^-1 J^T = Ad(f_t^-1) Lambda Ad(f_t^-1)^T,                       (RK88 Part II, eqs. 6.7-6.10)
    Lambda_k   = X Lambda_parent X^T + S_k Omega_k^-1 S_k^T,     X = (1 - S_k Phi_k) Ad(f^-1)

from the base to the link that carries the tip, in O(n); at a fixed base Lambda is zero. A joint of
several DoF takes such a step for each of them, from the first to the last, with f between the
links in the first step only. Then

    inertia   (J M^-1 J^T)^-1                      (Khatib calls it Lambda; the paper what is above)
    bias      mu = inertia (J M^-1 C qd - Jdot qd)
    gravity   p  = inertia J M^-1 phi
    inverse   Jbar = M^-1 J^T inertia,   J Jbar = 1

so that under tau = J^T F the tip moves like a free body: inertia Vdot + mu + p = F. J is its body
Jacobian. Without motor torques the tip accelerates because of velocities and because of gravity; mu
and p are minus the inertia times these two accelerations, which a filter and a smoother give.
A tip that fewer than six DoF move has J M^-1 J^T, but not its inverse.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.formulations.forward import ldlt
from symdyn.formulations.forward.filter_smoother import filtered, smoothed, weigh
from symdyn.formulations.forward.pp99 import falling_base, velocity_terms
from symdyn.formulations.forward.riccati import Articulation, articulate
from symdyn.formulations.forward.zero_pivots import is_numeric, number_in, somewhere
from symdyn.formulations.kinematics.link_vectors import gravity_in_links
from symdyn.formulations.shared.articulated_inertia import (
    ArticulatedInertia,
    seen_from_child,
    seen_from_frame,
)
from symdyn.lie import (
    SE3,
    ZERO_PAIR,
    Ad_dual_inverse,
    Ad_inverse,
    Twist,
    Wrench,
    add_pairs,
    linear_first,
    pair_from_vector,
    pair_to_vector,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import Matrix, apply, transpose, zeros
from symdyn.robot.model import BASE, Frame, Robot
from symdyn.scalar import Scalar, is_number, label

SWAPPED = (3, 4, 5, 0, 1, 2)
"""The indices that convert an angular-first column to a linear-first one, and back."""


def operational_space_inertia_inverse(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """J M^-1 J^T of each tip, 6 x 6 (RK88 Part II, eq. 6.10)."""
    robot = robot.with_joint_frames()
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "operational_space_inertia_inverse")
    return _inverse_inertias(robot, q, bodies)


def operational_space_inertia(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """(J M^-1 J^T)^-1 of each tip, 6 x 6."""
    return _Space.at(robot, q, "operational_space_inertia").inertias


def operational_space_bias(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]
) -> list[list[Scalar]]:
    """mu of each tip: the wrench that velocities need."""
    space = _Space.at(robot, q, "operational_space_bias")
    robot, f, bodies = space.robot, space.f, space.bodies
    _, swept, wrenches = velocity_terms(robot, f, qd)
    innovations, _ = filtered(robot, f, bodies, [0] * robot.nv, wrenches, swept)
    _, moved = smoothed(robot, f, bodies, weigh(bodies, innovations), swept)
    return space.resisting([moved[tip.link] for tip in space.tips])


def operational_space_gravity(robot: Robot, q: Sequence[Scalar]) -> list[list[Scalar]]:
    """p of each tip: the wrench that gravity needs."""
    space = _Space.at(robot, q, "operational_space_gravity")
    robot, f = space.robot, space.f
    base = falling_base(robot, ZERO_PAIR)
    _, moved = smoothed(robot, f, space.bodies, [0] * robot.nv, base=base)
    falling = gravity_in_links(robot, f)
    own = [add_pairs(V, (vec.ZERO, g)) for V, g in zip(moved, falling, strict=True)]
    return space.resisting([own[tip.link] for tip in space.tips])


def consistent_inverse(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """Jbar = M^-1 J^T (J M^-1 J^T)^-1 of each tip, nv x 6: the accelerations of least energy.

    Column k is how the joints accelerate under the tip wrench in column k of the inertia.
    """
    space = _Space.at(robot, q, "consistent_inverse")
    robot, f, bodies = space.robot, space.f, space.bodies
    result = []
    for tip, inertia in zip(space.tips, space.inertias, strict=True):
        columns = []
        for column in inertia:  # which is symmetric
            pulled = Ad_dual_inverse(tip.placement.pose(), pair_from_vector(column))
            wrenches: list[Wrench] = [ZERO_PAIR] * len(robot.links)
            wrenches[tip.link] = scale_pair(-1, pulled)
            innovations, _ = filtered(robot, f, bodies, [0] * robot.nv, wrenches)
            x, _ = smoothed(robot, f, bodies, weigh(bodies, innovations))
            columns.append(x)
        result.append(transpose(columns))
    return result


class _Space:
    """A robot on its axes at q with the inertias of its tips; every tip has one."""

    def __init__(self, robot: Robot, q: Sequence[Scalar], function: str) -> None:
        self.robot = robot
        self.tips: list[Frame] = [robot.frame(name) for name in robot.tips]
        self.f: tuple[SE3, ...] = robot.transforms(q)
        self.bodies: Articulation = articulate(robot, q, self.f, function)
        self.inertias: list[Matrix] = []
        for tip, matrix in zip(self.tips, _inverse_inertias(robot, q, self.bodies), strict=True):
            inertia = _inverted(matrix)
            if inertia is None:
                raise FunctionError(
                    f"{robot.name}: {function}: the joints cannot accelerate the tip "
                    f"{tip.name!r} in all six directions, so J M^-1 J^T has no inverse; choose "
                    "another tip with --tip, or use operational_space_inertia_inverse"
                )
            self.inertias.append(inertia)

    @classmethod
    def at(cls, robot: Robot, q: Sequence[Scalar], function: str) -> _Space:
        """Return the tips at q; tips that cannot move in all six directions are rejected."""
        for name in robot.tips:
            moving = robot.ancestors(robot.frame(name).link)
            carriers = {dof.index for i in moving for dof in robot.dofs(i)}
            if len(carriers) < 6:
                raise FunctionError(
                    f"{robot.name}: {function}: {len(carriers)} DoF move the tip {name!r}, and "
                    "J M^-1 J^T has an inverse for 6 or more; choose another tip with --tip, or "
                    "use operational_space_inertia_inverse"
                )
        robot = robot.with_joint_frames()
        if not all(map(is_number, q)) and is_numeric(robot):
            cls(robot, somewhere(robot), function)
        return cls(robot, q, function)

    def resisting(self, accelerations: Sequence[Twist]) -> list[list[Scalar]]:
        """Minus the inertia of each tip times its acceleration, given that of its link."""
        result = []
        for tip, inertia, V in zip(self.tips, self.inertias, accelerations, strict=True):
            moved = pair_to_vector(Ad_inverse(tip.placement.pose(), V))
            result.append([-x for x in apply(inertia, moved)])
        return result


def link_compliances(
    robot: Robot, q: Sequence[Scalar], bodies: Articulation, root: int = BASE
) -> dict[int, ArticulatedInertia]:
    """Return Lambda of each link, its acceleration per unit wrench (RK88-II, eq. 6.10).

    The sum is over the joints beyond the link `root`, and only the links beyond it have one. A
    Lambda that nothing reads drops out of the emitted code.
    """
    compliances: dict[int, ArticulatedInertia] = {}
    seen = "" if root == BASE else f"from{root + 1}_"
    for i, joint in enumerate(robot.joints):
        if joint.parent != root and joint.parent not in compliances:
            continue
        above = compliances.get(joint.parent, ArticulatedInertia())
        own = seen_from_child(above, joint, robot.positions(i, q)).matrix
        for dof in robot.dofs(i):
            k, lone = dof.index, bodies.lone[dof.index]
            own = _through_joint(
                own,
                linear_first(bodies.gains[k]),
                linear_first(dof.screw),
                bodies.inverse[k],
                None if lone is None else SWAPPED[lone],
            )
        title = f"link {i + 1}: acceleration per unit wrench on it, linear part first"
        title += f", due to the joints beyond link {root + 1}" if seen else ""
        for r in range(6):
            for c in range(r, 6):
                label(own[r][c], f"La{i + 1}_{seen}{r + 1}{c + 1}", title)
        compliances[i] = ArticulatedInertia.of_matrix(own)
    return compliances


def _inverse_inertias(robot: Robot, q: Sequence[Scalar], bodies: Articulation) -> list[Matrix]:
    """J M^-1 J^T of each tip."""
    compliances = link_compliances(robot, q, bodies)
    result = []
    for name in robot.tips:
        frame = robot.frame(name)
        link = compliances.get(frame.link, ArticulatedInertia())
        matrix = seen_from_frame(link, frame.placement).matrix
        result.append([[matrix[r][c] for c in SWAPPED] for r in SWAPPED])
    return result


def _through_joint(
    carried: Matrix, gain: Sequence[Scalar], S: Sequence[Scalar], share: Scalar, lone: int | None
) -> Matrix:
    """(1 - S Phi) Lambda (1 - S Phi)^T + S S^T / Omega, symmetric.

    With y = Lambda Phi^T it is Lambda - S y^T - y S^T + (Phi y + 1/Omega) S S^T. Along a lone
    component, where Phi S = 1, row and column of Lambda cancel against what Phi takes from them.
    """
    own = [0 if k == lone else g for k, g in enumerate(gain)]
    y = apply(carried, own)
    total = share
    for g, value in zip(own, y, strict=True):
        total = total + g * value
    result = zeros(6, 6)
    for r in range(6):
        for c in range(r, 6):
            if lone is None:
                value = carried[r][c] - S[r] * y[c] - y[r] * S[c] + total * (S[r] * S[c])
            elif r == lone and c == lone:
                value = total * (S[r] * S[r])
            elif r == lone:
                value = -(S[r] * y[c])
            elif c == lone:
                value = -(S[c] * y[r])
            else:
                value = carried[r][c]
            result[r][c] = result[c][r] = value
    return result


def _inverted(matrix: Matrix) -> Matrix | None:
    """The inverse by L^T D L, symmetric; None where a pivot vanishes, or is a number next to it."""
    try:
        L, D = ldlt.factorize(matrix, [number_in(matrix[k][k]) for k in range(6)])
    except ldlt.SingularMassMatrix:
        return None
    return ldlt.inverse(L, D)
