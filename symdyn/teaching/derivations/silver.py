"""Lagrange's equation in terms of omega becomes the Newton-Euler recursion: S81 for one robot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symdyn.formulations.inverse import lagrange_omega as omega
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.formulations.shared.joint_screws import project
from symdyn.formulations.shared.tally import count
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph.normal.harmonics import Harmonics
from symdyn.lie import Mat3, Vec3, vec
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.proof import equal_forces
from symdyn.teaching.derivations.zero_pose import (
    KEY as ROBOT,
    has_gravity,
    has_rotors,
    motorless,
    single,
    titled,
    zero_pose,
)
from symdyn.teaching.steps.formulas import equation, prose
from symdyn.teaching.steps.parts import Sentence, StepPart, StepTable
from symdyn.teaching.steps.step import Citation, Derivation, DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex

COUNTED = ("uicker-kahn", "hollerbach-4x4", "hollerbach-3x3", "silver", "newton-euler")

ROUNDING = 1e-9
"""Tolerance of the triangle inequality of moments of inertia, for thin bodies."""
MOST_COUNTED = 6
"""Most links of the chain for which operations are counted; longer chains take long."""


def derivation(model: ClosedForms) -> Derivation:
    """All steps for a robot."""
    return _Silver(model).whole()


class _Silver:
    def __init__(self, model: ClosedForms) -> None:
        self.model = model
        self.write = QuantityWriter(model)
        self.robot = self.write.robot
        self.qd, self.qdd = self.write.rates("qd"), self.write.rates("qdd")
        self.run = omega.sweeps(self.robot, self.write.q, self.qd, self.qdd)
        self.poses = link_poses(self.robot, self.write.q)
        self.bodies = [omega.central(link) for link in self.robot.links]
        pairs = zip(self.poses, self.run.states, strict=True)
        self.omegas: list[Vec3] = [vec.apply(X.R, state[0]) for X, state in pairs]
        turning = zip(self.omegas, self.poses, strict=True)
        self.rates: list[Mat3] = [omega.rotation_rate(w, X.R) for w, X in turning]

    @property
    def holonomic(self) -> bool:
        """Whether qd are the time derivatives of symbolic coordinates."""
        return self.model.at is None and single(self.robot)

    def whole(self) -> Derivation:
        steps = (
            zero_pose(self.write),
            self.rotations(),
            self.tensors(),
            self.identities(),
            self.forces(),
            self.projections(),
            equal_forces(self.write, "silver", "newton-euler", ("projections",)),
            self.counts(),
        )
        return Derivation(
            titled("Lagrange's equations with angular velocities:", self.robot), steps
        )

    # -- the two representations -----------------------------------------------------------

    def rotations(self) -> DerivationStep:
        shown: list[StepPart] = []
        for i, (X, w, Wdot) in enumerate(zip(self.poses, self.omegas, self.rates, strict=True), 1):
            shown.append(self.write.matrix(f"W_{i}", X.R))
            shown.append(self.write.matrix(f"Wdot_{i}", Wdot))
            shown.append(self.write.column(f"omega_{i}", w))
        flat = [x for X in self.poses for row in X.R for x in row]
        rates = [x for Wdot in self.rates for row in Wdot for x in row]
        shown += self._count_terms(
            "the difference of `dW/dt`, differentiated entry by entry, and `omega x W`",
            self._difference(self._derivatives(flat), self.write.forms(rates)),
        )
        return DerivationStep(
            "rotations",
            "Rotation matrix `W` and angular velocity `omega`",
            prose(
                "The orientation of a link is a rotation matrix `W` with nine entries. Its rate of "
                "change is given either by the nine entries of `Wdot` or by the three components "
                "of the angular velocity `omega`, and each determines the other. Here both are "
                "expressed in base axes. `P_ijk` is the permutation symbol: `1` for even "
                "permutations of `1, 2, 3`, `-1` for odd ones, `0` otherwise. Repeated indices are "
                "summed."
            ),
            (
                equation("Wdot = omega x W"),
                equation("omega_i = 1/2 P_ijk W_jl Wdot_kl"),
            ),
            Citation(
                "S81",
                ("2.5", "2.6"),
                (
                    "In (2.5) an index is missing: `P_ikl` is correct. In the lines before (2.6), "
                    "`P_lmm`, which is zero, is printed for `P_lmi`.",
                ),
            ),
            tuple(shown),
            (ROBOT,),
        )

    def tensors(self) -> DerivationStep:
        shown: list[StepPart] = []
        energies = []
        for i, (_, c, tensor) in enumerate(self.bodies, 1):
            J = omega.pseudo_tensor(tensor)
            state, X = self.run.states[i - 1], self.poses[i - 1]
            shown.append(self.write.column(f"c_{i}", c))
            shown += [self.write.matrix(f"IC_{i}", tensor), self.write.matrix(f"JC_{i}", J)]
            K = omega.rotational_energy(state[0], tensor)
            shown.append(self.write.scalar(f"K_{i}", K))
            body_rate = vec.matmul(vec.transpose(X.R), self.rates[i - 1])
            energies.append((K, omega.rotational_energy_of_rate(body_rate, J)))
        one, two = (self.write.forms(side) for side in zip(*energies, strict=True))
        shown += self._count_terms(
            "the difference of `1/2 omega.I.omega` and `1/2 tr(Wdot J Wdot^T)`",
            self._difference(one, two),
        )
        return DerivationStep(
            "tensors",
            "The rotational energy by two inertia tensors",
            prose(
                "In terms of `Wdot`, the rotational energy contains the second moments `J`, the "
                "integral of `r r^T dm`. In terms of `omega`, it contains the inertia tensor `I`. "
                "`IC_i` and `JC_i` are these tensors for link `i` about its centre of mass `c_i`, "
                f"in link axes.{self._inconsistent_tensors()}"
            ),
            (
                equation("K = 1/2 tr(Wdot J Wdot^T) = 1/2 omega.I.omega"),
                equation("I = tr(J) 1 - J,   J = 1/2 tr(I) 1 - I"),
            ),
            Citation("S81", ("2.8", "2.10", "2.11")),
            tuple(shown),
            ("rotations",),
        )

    def _inconsistent_tensors(self) -> str:
        """A remark on tensors that violate the triangle inequality of moments of inertia.

        Their second moments may be negative.
        """
        numeric = self.model.robot.bind()
        for link in numeric.links:
            _, _, tensor = omega.central(link)
            moments = sorted(float(tensor[k][k]) for k in range(3))
            if moments[2] > (moments[0] + moments[1]) * (1 + ROUNDING) + ROUNDING:
                return (
                    " Some `IC` are physically inconsistent: one moment of inertia exceeds the sum "
                    "of the other two, usually because the description omits inertias that have no "
                    "effect on the motion. The corresponding `JC` may then have a negative "
                    "diagonal entry; the energy is correct nevertheless."
                )
        return ""

    # -- identities ------------------------------------------------------------------------

    def identities(self) -> DerivationStep:
        return DerivationStep(
            "identities",
            "Two identities that simplify Lagrange's equation",
            prose(
                "Lagrange's equation contains second derivatives of the velocities. For the "
                "velocity `v` of a centre of mass they cancel in pairs, because `v` is the time "
                "derivative of a position. `omega` is not the time derivative of any function of "
                "`q`, so one term remains. It becomes the term `omega x I omega` of Euler's "
                "equation."
            ),
            (
                equation("d/dt(dv/dqd_j) = dv/dq_j"),
                equation("d/dt(domega/dqd_j) = domega/dq_j + omega x domega/dqd_j"),
            ),
            Citation(
                "S81",
                ("3.4", "3.6"),
                (
                    "In the scan, (3.4) and (3.6) have `qd` for `q` on the right; appendix A has "
                    "`q`.",
                ),
            ),
            tuple(self._identities()),
            ("rotations",),
        )

    def _identities(self) -> list[StepPart]:
        if not self.holonomic:
            why = (
                "With --at, the velocities are numbers and cannot be differentiated; omit it for "
                "this step."
            )
            if not single(self.robot):
                why = (
                    "The identities hold for time derivatives of coordinates, and some joint "
                    "velocities of this robot are not of this kind. The resulting force and moment "
                    "of each link are valid nevertheless."
                )
            return [Sentence(prose(why))]
        n = self.robot.nv
        centres = []
        for X, (_, c, _) in zip(self.poses, self.bodies, strict=True):
            centres += list(vec.add(X.p, vec.apply(X.R, c)))
        v = self._derivatives(centres)
        w = self.write.forms([x for one in self.omegas for x in one])
        if v is None or w is None:
            return [
                Sentence(prose("For this robot, the velocities are too large to differentiate."))
            ]
        left_v, left_w = [], []
        for j in range(n):
            left_v += [
                self._rate(x.differentiated(f"qd[{j}]")) - x.differentiated(f"q[{j}]") for x in v
            ]
            for i in range(0, len(w), 3):
                own = w[i : i + 3]
                partial = [x.differentiated(f"qd[{j}]") for x in own]
                crossed = _cross(own, partial)
                left_w += [
                    self._rate(a) - x.differentiated(f"q[{j}]") - b
                    for a, x, b in zip(partial, own, crossed, strict=True)
                ]
        return [
            *self._count_terms(
                "the difference of both sides of the first identity, over all links and all `j`",
                left_v,
            ),
            *self._count_terms("the difference of both sides of the second identity", left_w),
        ]

    # -- forces ----------------------------------------------------------------------------

    def forces(self) -> DerivationStep:
        shown: list[StepPart] = []
        for i, (state, (F, N)) in enumerate(zip(self.run.states, self.run.forces, strict=True), 1):
            shown += [
                self.write.column(f"omega_{i}", state[0]),
                self.write.column(f"omegadot_{i}", state[1]),
                self.write.column(f"F_{i}", F),
                self.write.column(f"N_{i}", N),
            ]
        gravity = "The base accelerates at `-g`, so `F_i` includes gravity. "
        return DerivationStep(
            "forces",
            "Newton's and Euler's equations",
            prose(
                "By these identities, Lagrange's equation reduces to a force `F_i` and a moment "
                f"`N_i` for each link. {gravity * has_gravity(self.robot)}Components are in link "
                "axes."
            ),
            (
                equation("F_i = m_i vdot_i"),
                equation("N_i = I_i omegadot_i + omega_i x (I_i omega_i)"),
            ),
            Citation("S81", ("3.11",)),
            tuple(shown),
            ("tensors", "identities"),
        )

    def projections(self) -> DerivationStep:
        tau = project(self.robot, self.run.sums, self.qdd)
        shown: list[StepPart] = [
            self.write.six(f"B_{i}", B) for i, B in reversed(list(enumerate(self.run.sums, 1)))
        ]
        shown += [self.write.column("tau", tau), *motorless(self.robot)]
        rotors = " + R_j qdd_j" * has_rotors(self.robot)
        rotor = " `R_j` is the rotor inertia reflected through the gear." if rotors else ""
        return DerivationStep(
            "projections",
            "Projection onto the joints, as sums from the tips to the base",
            prose(
                "For every link `i` beyond joint `j`, `domega_i/dqd_j` is the axis of joint `j`. "
                "The forces and moments of all these links can therefore be summed first and "
                "projected once. `B_j` is this sum, with moments about the origin of link `j`. The "
                f"result is the recursion of Luh, Walker and Paul.{rotor}"
            ),
            (equation(f"tau_j = sum over i of (F_i . dv_i/dqd_j + N_i . domega_i/dqd_j){rotors}"),),
            Citation("S81", ("3.12",)),
            tuple(shown),
            ("forces",),
        )

    def counts(self) -> DerivationStep:
        n = min(len(self.robot.links), MOST_COUNTED)
        rows = []
        for method in COUNTED:
            cost = count(FUNCTIONS["inverse_dynamics"].methods[method], n)
            cells = (method, f"{cost.multiplications}", f"{cost.additions}")
            rows.append(tuple(TextAndLatex(x, x) for x in cells))
        heading = tuple(TextAndLatex(x, x) for x in ("formulation", "multiplications", "additions"))
        return DerivationStep(
            "counts",
            "Operation counts of the representations",
            prose(
                "The first four rows are forms of Lagrange's equation, and the last is the "
                f"Newton-Euler recursion, all for a general chain of {n} links. symdyn ran each "
                "formulation on numbers that count their operations, including those with zeros "
                "and ones. The cost is not inherent in Lagrange's equation: it comes from nine "
                "entries where three suffice and from sums that are computed repeatedly (symdyn "
                "compare counts all formulations)."
            ),
            (),
            Citation("S81", ("1.2",)),
            (StepTable(heading, tuple(rows)),),
            ("projections",),
        )

    # -- normal forms ----------------------------------------------------------------------

    def _rate(self, form: Harmonics) -> Harmonics:
        total = Harmonics()
        for k in range(self.robot.nv):
            total = total + form.differentiated(f"q[{k}]") * Harmonics.variable(f"qd[{k}]")
        return total

    def _derivatives(self, values: Sequence[Any]) -> list[Harmonics] | None:
        """Time derivatives of values of q, from their normal forms."""
        forms = self.write.forms(values) if self.holonomic else None
        return None if forms is None else [self._rate(form) for form in forms]

    def _difference(
        self, one: list[Harmonics] | None, two: list[Harmonics] | None
    ) -> list[Harmonics] | None:
        if one is None or two is None:
            return None
        return [a - b for a, b in zip(one, two, strict=True)]

    def _count_terms(self, what: str, forms: list[Harmonics] | None) -> list[StepPart]:
        """A sentence with the number of terms of a difference; none if it is unknown."""
        if forms is None:
            return []
        return [Sentence(prose(f"Number of terms in {what}: {sum(form.size for form in forms)}."))]


def _cross(a: Sequence[Harmonics], b: Sequence[Harmonics]) -> list[Harmonics]:
    return [a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3] for k in range(3)]
