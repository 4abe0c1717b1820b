"""The inverse inertia of the contacts over the whole tree: Omega = K M^-1 K^T in O(n).

    Omega[c][d] = sum over ends s of c and t of d of  sign_s sign_t  T_s^T Lambda_m T_t
    Lambda_k    = X Lambda_parent X^T + S_k Omega_k^-1 S_k^T                  (RK88-II, eq. 6.10)
    T_s         = psi(m, link of s) Ad*(pose_s^-1)

All six rows of each constraint are there, in contact axes (`ends.py`). m is the link farthest from
the base that carries both ends; where there is none the block is zero. RK88 (6.8b) prints a block
diagonal matrix, which is that of arms on the ground; arms on a moving base, several contacts of one
object and loops inside one chain have the cross terms (docs/errata.md). T_s are six unit wrenches
at the contact, carried towards the base through joints that give way; only those links are passed
that another end needs. An end against itself needs none of them: its block is Lambda of its link,
shifted and turned into the contact frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.derive.constrained.ends import End, ends_of, moving
from symdyn.derive.constrained.way import require_constraints, ways
from symdyn.derive.forward.filter_smoother import passed_on
from symdyn.derive.forward.riccati import Articulation, articulate
from symdyn.derive.operators.operational_space import SWAPPED, link_compliances
from symdyn.derive.shared.articulated_inertia import ArticulatedInertia
from symdyn.lie import SE3, Ad_dual_inverse, Wrench, pair_of, pairing, vec
from symdyn.lie.matrices import Matrix, identity, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label, label_vector


def contact_inertia_inverse(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """Omega, six rows and columns for each constraint."""
    require_constraints(robot, "contact_inertia_inverse")
    robot = robot.on_axes()
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "contact_inertia_inverse")
    return contact_compliance(robot, q, f, bodies, moving(ends_of(robot, ways(robot, q))))


def contact_compliance(
    robot: Robot,
    q: Sequence[Scalar],
    f: Sequence[SE3],
    bodies: Articulation,
    ends: Sequence[End],
) -> Matrix:
    """The sum over these ends; rows and columns of a constraint without ends are zero."""
    Lambda = link_compliances(robot, q, bodies)
    meetings = _meetings(robot, ends)
    carried = [
        _carried(robot, f, bodies, end, [m for pair, m in meetings.items() if s in pair])
        for s, end in enumerate(ends)
    ]
    size = 6 * len(robot.constraints)
    Omega = zeros(size, size)
    for end in ends:
        _add(Omega, (end, end), _own(Lambda[end.link], end.pose))
    for (s, t), m in meetings.items():
        a, b = sorted((s, t), key=lambda n: ends[n].contact)
        block = _block(Lambda[m], carried[a][m], carried[b][m])
        _add(Omega, (ends[a], ends[b]), block)
    for r in range(size):
        title = f"contact {r // 6 + 1}: its acceleration per wrench, Omega = K M^-1 K^T"
        for c in range(r, size):
            Omega[c][r] = label(Omega[r][c], f"Om{r + 1}_{c + 1}", title)
    return Omega


def _meetings(robot: Robot, ends: Sequence[End]) -> dict[tuple[int, int], int]:
    """For each pair of ends the link farthest from the base that carries both, if there is one."""
    below = [set(robot.ancestors(end.link)) for end in ends]
    pairs = ((s, t) for t in range(len(ends)) for s in range(t))
    return {(s, t): max(below[s] & below[t]) for s, t in pairs if below[s] & below[t]}


def _carried(
    robot: Robot, f: Sequence[SE3], bodies: Articulation, end: End, wanted: Sequence[int]
) -> dict[int, list[Wrench]]:
    """T of an end at the links where it is wanted: six wrenches, in the link's frame."""
    found: dict[int, list[Wrench]] = {}
    columns = [Ad_dual_inverse(end.pose, pair_of(unit)) for unit in identity(6)]
    for i in robot.ancestors(end.link):
        if not wanted or i < min(wanted):
            break
        title = f"contact {end.contact + 1}: unit wrenches on link {end.link + 1} as they reach "
        for n, column in enumerate(columns, 1):
            name = f"{'ab'[end.sign < 0]}{end.contact + 1}_{n}at{i + 1}"
            label_vector(column[0], f"N{name}", f"{title}link {i + 1}")
            label_vector(column[1], f"F{name}", f"{title}link {i + 1}")
        found[i] = columns
        columns = [_through(robot, f, bodies, i, column) for column in columns]
    return found


def _through(robot: Robot, f: Sequence[SE3], bodies: Articulation, i: int, F: Wrench) -> Wrench:
    """psi(parent, i) F: the joint gives way to the wrench."""
    for freedom in reversed(robot.freedoms(i)):
        F = passed_on(F, bodies, freedom.index, -pairing(F, freedom.screw), 0)
    return Ad_dual_inverse(f[i], F)


def _own(Lambda: ArticulatedInertia, pose: SE3) -> Matrix:
    """Ad(pose^-1) Lambda Ad(pose^-1)^T."""
    for k, shift in enumerate(pose.p):
        Lambda = Lambda.shifted(k, -shift)
    matrix = Lambda.seen_from(SE3(vec.transpose(pose.R))).matrix
    return [[matrix[r][c] for c in SWAPPED] for r in SWAPPED]


def _block(Lambda: ArticulatedInertia, rows: Sequence[Wrench], columns: Sequence[Wrench]) -> Matrix:
    """T_s^T Lambda T_t."""
    moved = [Lambda @ (F[1], F[0]) for F in columns]  # linear first, as Lambda is
    return [[pairing((F[1], F[0]), V) for V in moved] for F in rows]


def _add(Omega: Matrix, ends: tuple[End, End], block: Matrix) -> None:
    """Add what the second end does to the first, in the upper half of Omega.

    Two ends of one constraint do that to each other.
    """
    a, b = ends
    first, second = 6 * a.contact, 6 * b.contact
    sign = a.sign * b.sign
    both = a is not b and a.contact == b.contact
    for r in range(6):
        for c in range(r if first == second else 0, 6):
            value = block[r][c] + block[c][r] if both else block[r][c]
            Omega[first + r][second + c] = Omega[first + r][second + c] + sign * value
