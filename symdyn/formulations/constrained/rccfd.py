"""Closed chains by filtering and smoothing: RK88's RCCFD1, RCCFD2 and RCCFD3, in O(n) + O(l^3).

    RCCFD1   qdd_f = (I - H Psi L)^T D^-1 (I - H Psi L) T',    r = K qdd_f + k,    f = Pi r,
             qdd = qdd_f - (I - H Psi L)^T D^-1 H psi B f                     (RK88-II, eq. 6.11)
    RCCFD2   r and f as before, then one filter and one smoother of all forces:
             qdd = (I - H Psi L)^T D^-1 {(I - H Psi L) T' - H psi B f}                     (6.18)
    RCCFD3   what joint forces do, and what biases do:    f_T = Pi K qdd_f,    zeta = -Pi k,
             f = f_T - zeta,
             qdd = (I - H Psi L)^T {nu - D^-1 H psi B f_T} + (I - H Psi L)^T D^-1 H psi B zeta
                                                                                           (6.22)

l is the number of contacts. Pi is Omega^-1 in the held directions, in the range where Omega is
singular (`contact_forces.py`); Omega comes from (6.10) (`contact_inertia.py`). The paper's object
is a body beside the arms. Here it is a link of the tree, so that B takes f to both ends of a
contact, with opposite signs, and the object's bias is part of T'. T' is not computed as such: the
bias wrenches go through the filter, as in FD3. Joints of several DoF are filtered one DoF
after the other (`forward/filter_smoother.py`). docs/errata.md has the printed forms that are
corrected.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symdyn.formulations.constrained.closed_sweeps import ClosedSweeps
from symdyn.formulations.constrained.constraint_jacobian import held_rows, sixes
from symdyn.formulations.constrained.contact_forces import InRange
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie.matrices import Matrix, add_columns
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label

Answer = tuple[list[Scalar], Matrix]
"""qdd, and f with six entries for each constraint."""

BY_CONTACTS = ("c", ", of the contact forces")
TOGETHER = ("t", ", of all forces together")
BY_BIASES = ("b", ", of the contact forces due to biases")


@dataclass(frozen=True)
class ConstrainedAlgorithm:
    """One of the algorithms as a function of a robot, its state and its load."""

    steps: Callable[[ClosedSweeps], tuple[list[Scalar], list[Scalar]]]

    def __call__(
        self,
        robot: Robot,
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        tau: Sequence[Scalar],
        f_tip: TipWrenches = None,
    ) -> Answer:
        """qdd and f under the joint forces tau; tips may push on something else too."""
        qdd, f = self.steps(ClosedSweeps(robot, q, qd, tau, f_tip))
        return qdd, sixes(f)


def named(f: list[Scalar], part: str = "") -> list[Scalar]:
    """Contact forces with their names; `part` says which share of them it is."""
    title = "contact forces f, exerted by frame_a on frame_b"
    return [label(x, f"f{part}{n // 6 + 1}_{n % 6 + 1}", title) for n, x in enumerate(f)]


def _forces(chain: ClosedSweeps) -> InRange:
    """Pi."""
    return InRange(chain.compliance(), held_rows(chain.robot))


def _rccfd1(chain: ClosedSweeps) -> tuple[list[Scalar], list[Scalar]]:
    """Free motion, forces, correction, sum (6.11)."""
    qdd, moved = chain.smoothed(chain.free())
    f = named(_forces(chain).solve(chain.violated(moved)))
    change, _ = chain.smoothed(chain.pushed(f, BY_CONTACTS), BY_CONTACTS)
    return add_columns(qdd, change), f


def _rccfd2(chain: ClosedSweeps) -> tuple[list[Scalar], list[Scalar]]:
    """The free motion of the ends only, then all forces at once (6.18)."""
    _, moved = chain.smoothed(chain.free())
    f = named(_forces(chain).solve(chain.violated(moved)))
    return chain.smoothed(chain.both(f, TOGETHER), TOGETHER)[0], f


def _rccfd3(chain: ClosedSweeps) -> tuple[list[Scalar], list[Scalar]]:
    """Contact forces by joint forces and by biases, each with its own motion (6.22)."""
    nu = chain.free()
    _, moved = chain.smoothed(nu)
    Pi = _forces(chain)
    by_torques = named(Pi.solve(chain.driven(moved)), "T")
    minus_zeta = named(Pi.solve(chain.bias), "b")
    first, _ = chain.smoothed(add_columns(nu, chain.pushed(by_torques, BY_CONTACTS)), BY_CONTACTS)
    second, _ = chain.smoothed(chain.pushed(minus_zeta, BY_BIASES), BY_BIASES)
    return add_columns(first, second), named(add_columns(by_torques, minus_zeta))


rccfd1 = ConstrainedAlgorithm(_rccfd1)
"""qdd and f by RCCFD1."""
rccfd2 = ConstrainedAlgorithm(_rccfd2)
"""qdd and f by RCCFD2."""
rccfd3 = ConstrainedAlgorithm(_rccfd3)
"""qdd and f by RCCFD3."""
