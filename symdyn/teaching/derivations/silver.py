"""Lagrange's equation with omega is the Newton-Euler recursion: S81 for one robot."""

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
"""By which moments of inertia of a thin body may miss the triangle inequality."""
MOST_COUNTED = 6
"""Links of the chain that operations are counted for; longer ones take long to count."""


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
        """Whether qd are the rates of symbolic coordinates."""
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
        return Derivation(titled("Lagrange's equation with omega:", self.robot), steps)

    # -- the two representations -----------------------------------------------------------

    def rotations(self) -> DerivationStep:
        shown: list[StepPart] = []
        for i, (X, w, Wdot) in enumerate(zip(self.poses, self.omegas, self.rates, strict=True), 1):
            shown.append(self.write.matrix(f"W_{i}", X.R))
            shown.append(self.write.matrix(f"Wdot_{i}", Wdot))
            shown.append(self.write.column(f"omega_{i}", w))
        flat = [x for X in self.poses for row in X.R for x in row]
        rates = [x for Wdot in self.rates for row in Wdot for x in row]
        shown += self._left(
            "`dW/dt`, differentiated entry by entry, minus `omega x W`",
            self._minus(self._derivatives(flat), self.write.forms(rates)),
        )
        return DerivationStep(
            "rotations",
            "`W` and `omega`",
            prose(
                "The orientation of a link is a matrix `W` of nine numbers; its rate is either the "
                "nine numbers `Wdot` or the three of the angular velocity `omega`. Each gives the "
                "other. Here both are in the axes of the base. `P_ijk` is the permutation symbol: "
                "`1` for `1, 2, 3` and its cyclic orders, `-1` for the other orders, else `0`; "
                "indices that occur twice are summed over."
            ),
            (
                equation("Wdot = omega x W"),
                equation("omega_i = 1/2 P_ijk W_jl Wdot_kl"),
            ),
            Citation(
                "S81",
                ("2.5", "2.6"),
                (
                    "(2.5) lost an index in print: `P_ikl` is meant. In the lines before (2.6) "
                    "`P_lmm`, which is zero, stands for `P_lmi`.",
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
        shown += self._left(
            "`1/2 omega.I.omega` minus `1/2 tr(Wdot J Wdot^T)`", self._minus(one, two)
        )
        return DerivationStep(
            "tensors",
            "Two inertia tensors, one energy",
            prose(
                "With `Wdot` the energy of rotation needs the second moments `J`, the integral of "
                "`r r^T dm`; with `omega` it needs the inertia tensor `I`. `IC_i` and `JC_i` are "
                "those of link `i` about its centre of mass `c_i`, in link axes."
                f"{self._unseen()}"
            ),
            (
                equation("K = 1/2 tr(Wdot J Wdot^T) = 1/2 omega.I.omega"),
                equation("I = tr(J) 1 - J,   J = 1/2 tr(I) 1 - I"),
            ),
            Citation("S81", ("2.8", "2.10", "2.11")),
            tuple(shown),
            ("rotations",),
        )

    def _unseen(self) -> str:
        """Why second moments may be negative: tensors that no body has, since parts are left out.

        Of a body no moment of inertia is larger than the sum of the two others.
        """
        numeric = self.model.robot.bind()
        for link in numeric.links:
            _, _, tensor = omega.central(link)
            moments = sorted(float(tensor[k][k]) for k in range(3))
            if moments[2] > (moments[0] + moments[1]) * (1 + ROUNDING) + ROUNDING:
                return (
                    " Some `IC` are tensors that no body has: one moment of inertia is larger than "
                    "the two others together, mostly because the description leaves out inertias "
                    "that the motion cannot feel. `JC`, computed from it, is no integral then and "
                    "may have a negative moment; the energy is right all the same."
                )
        return ""

    # -- identities ------------------------------------------------------------------------

    def identities(self) -> DerivationStep:
        return DerivationStep(
            "identities",
            "What makes Lagrange's equation short",
            prose(
                "Lagrange's equation has derivatives of derivatives. For the velocity `v` of a "
                "centre of mass they cancel in pairs, since `v` is a rate. `omega` is no rate of "
                "anything, and leaves one term, which becomes Euler's `omega x I omega`."
            ),
            (
                equation("d/dt(dv/dqd_j) = dv/dq_j"),
                equation("d/dt(domega/dqd_j) = domega/dq_j + omega x domega/dqd_j"),
            ),
            Citation(
                "S81",
                ("3.4", "3.6"),
                ("In (3.4), (3.6) the scan has `qd` for `q` on the right; appendix A has `q`.",),
            ),
            tuple(self._identities()),
            ("rotations",),
        )

    def _identities(self) -> list[StepPart]:
        if not self.holonomic:
            why = "At one `q` there is nothing to differentiate; leave --at out."
            if not single(self.robot):
                why = (
                    "They are about rates of coordinates, and some velocities here are none. What "
                    "follows from them, force and moment of each link, holds all the same."
                )
            return [Sentence(prose(why))]
        n = self.robot.nv
        centres = []
        for X, (_, c, _) in zip(self.poses, self.bodies, strict=True):
            centres += list(vec.add(X.p, vec.apply(X.R, c)))
        v = self._derivatives(centres)
        w = self.write.forms([x for one in self.omegas for x in one])
        if v is None or w is None:
            return [Sentence(prose("Here the velocities are too large to differentiate."))]
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
            *self._left("the first identity, left side minus right, all links and `j`", left_v),
            *self._left("the second one", left_w),
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
        weight = "The base accelerates by `-g`, so that weight is in `F`. "
        return DerivationStep(
            "forces",
            "Newton's and Euler's equations come out",
            prose(
                "What is left of Lagrange's equation for each link is a force and a moment. "
                f"{weight * has_gravity(self.robot)}Components are in link axes."
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
        told = " `R_j` is the inertia of the rotor, behind the gear." if rotors else ""
        return DerivationStep(
            "projections",
            "Projections on the joints are sums from the tips to the base",
            prose(
                "`domega_i/dqd_j` is the axis of joint `j` for every link beyond it, so that the "
                "forces of all of them may be added first and projected once: `B_j` is the sum of "
                "moments and forces beyond joint `j`, about the origin of link `j`. That is the "
                f"recursion of Luh, Walker and Paul.{told}"
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
            "What the representation costs",
            prose(
                "The first four are Lagrange's equation, the last is the recursion, all for a "
                f"general chain of {n} links. This program counted: it ran each formulation on "
                "numbers that count their operations, zeros and ones included. Nothing is wrong "
                "with Lagrange: what costs is nine numbers for three, and sums that are not taken "
                "once (symdyn compare counts all formulations)."
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

    def _minus(
        self, one: list[Harmonics] | None, two: list[Harmonics] | None
    ) -> list[Harmonics] | None:
        if one is None or two is None:
            return None
        return [a - b for a, b in zip(one, two, strict=True)]

    def _left(self, what: str, forms: list[Harmonics] | None) -> list[StepPart]:
        """How many terms a difference has; nothing is said if it is not known."""
        if forms is None:
            return []
        return [Sentence(prose(f"Terms of {what}: {sum(form.size for form in forms)}."))]


def _cross(a: Sequence[Harmonics], b: Sequence[Harmonics]) -> list[Harmonics]:
    return [a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3] for k in range(3)]
