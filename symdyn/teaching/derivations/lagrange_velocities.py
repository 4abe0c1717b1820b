"""Velocity-dependent forces in Lagrange's equations: Christoffel symbols, C, and curvature."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Any

from symdyn.errors import FunctionError
from symdyn.formulations.forward.ldlt import SingularMassMatrix, inverse_mass_matrix
from symdyn.formulations.forward.zero_pivots import somewhere
from symdyn.formulations.kinematics.manifold import qdot
from symdyn.formulations.matrices.christoffel_cases import AdProducts, bracket_term
from symdyn.formulations.matrices.curvature import is_flat_at, riemann_tensor
from symdyn.formulations.matrices.lagrange import Lagrange
from symdyn.graph.normal.harmonics import Harmonics
from symdyn.teaching.derivations.zero_pose import single
from symdyn.teaching.steps.formulas import equation, prose
from symdyn.teaching.steps.parts import ComputedQuantity, QuantityEntry, Sentence, StepPart
from symdyn.teaching.steps.step import Citation, DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex, numbers

LARGEST_DRAWN = 4
"""For robots of more links, block matrices are not drawn and bracket terms not listed."""
LARGEST_CURVATURE = 2
"""The curvature tensor has n^4 entries; for larger robots it is too long to read."""

LARGEST_IN_NUMBERS = 7
"""Robots of more DoF get no numerical check of whether the curvature vanishes."""


class VelocitySteps:
    """The steps from twists and inertias to C, and the curvature."""

    def __init__(self, write: QuantityWriter, run: Lagrange) -> None:
        self.write, self.run = write, run
        self.model, self.robot = write.model, write.robot
        self.qd = write.rates("qd")

    def steps(self) -> list[DerivationStep]:
        """Return the steps with the Christoffel symbols, C, and the skew symmetry of Mdot - 2 C."""
        return [self.christoffel(), self.coriolis(), self.skewness()]

    def christoffel(self) -> DerivationStep:
        terms = self._bracket_terms()
        shown: list[StepPart] = [*terms]
        if terms:
            shown.append(
                Sentence(
                    prose(
                        "The bracket of a screw with itself vanishes, so `t_(a,a,c) = 0`. All "
                        "other `t` that are not listed are zero as well."
                    )
                )
            )
        shown += [self._order(), self.write.array("Gamma", self.run.christoffel_symbols)]
        return DerivationStep(
            "christoffel",
            "Lie brackets and Christoffel symbols",
            prose(
                f"{self._why} In `M`, only the chains depend on `q`, and the derivative of a chain "
                f"is a Lie bracket, because {self._mover} moves the links beyond it relative to "
                "every screw before it. Hence no entry of `M` has to be differentiated. Each "
                "Christoffel symbol is a sum of three terms `t_(a,b,c)`: the inner product of the "
                "bracket of two screws with a third screw. Which three terms appear depends on the "
                "order of `k` and `i <= j`."
            ),
            (
                *self._equation(),
                equation("[(w_1, v_1), (w_2, v_2)] = (w_1 x w_2, w_1 x v_2 - w_2 x v_1)"),
                *self._brackets(),
                equation("2 Gamma_kij = t_(k,i,j) + t_(k,j,i) + t_(i,j,k)   for k <= i <= j"),
                equation("2 Gamma_kij = t_(k,j,i) + t_(i,j,k) - t_(i,k,j)   for i < k <= j"),
                equation("2 Gamma_kij = t_(i,j,k) - t_(i,k,j) - t_(j,k,i)   for i <= j < k"),
                *self._other_order(),
            ),
            Citation("PBP95", ("53", "55", "56", "57")),
            tuple(shown),
            ("twists", "inertias"),
        )

    @property
    def _mover(self) -> str:
        return "joint `k`" if single(self.robot) else "a joint displacement along `A_k`"

    @property
    def _why(self) -> str:
        if single(self.robot):
            return (
                "Lagrange's equation for `T = 1/2 qd^T M qd` consists of `M qdd`, the gravity "
                "forces, and products of two joint velocities with derivatives of `M`. The "
                "coefficient of `qd_i qd_j` is a Christoffel symbol."
            )
        return (
            "The velocity-dependent forces contain derivatives of `M` along the screws. Since some "
            "joint velocities are not time derivatives of coordinates, Lagrange's equation also "
            "contains the Lie brackets of the velocity fields."
        )

    def _equation(self) -> tuple[TextAndLatex, ...]:
        """Lagrange's equation, and the Christoffel symbols that follow from it."""
        if not single(self.robot):
            return ()
        return (
            equation("d/dt (dT/dqd_k) - dT/dq_k + dU/dq_k = tau_k"),
            equation("Gamma_kij = 1/2 (dM_kj/dq_i + dM_ki/dq_j - dM_ij/dq_k)"),
        )

    def _brackets(self) -> tuple[TextAndLatex, ...]:
        """The derivative of a chain, and the terms of the Christoffel symbols."""
        if single(self.robot):
            return (
                equation("d Ad_j^i(H)/dq_k = Ad_j^k([Ad_(k-1)^i(H), A_k])"),
                equation(
                    "t_(a,b,c) = sum over l of <Ad_l^b([Ad_(b-1)^(a+1)(A_a), A_b]), "
                    "Ad_l^(c+1)(A_c)>_l"
                ),
            )
        return (
            equation("V_la = Ad_l^(j+1)(A_a),   where j is the joint of A_a"),
            equation("t_(a,b,c) = sum over l of <[V_la, V_lb], V_lc>_l"),
        )

    def _other_order(self) -> tuple[TextAndLatex, ...]:
        """How symbols of two screws of one joint depend on the order of these."""
        if single(self.robot):
            return ()
        return (equation("Gamma_kji = Gamma_kij - t_(i,j,k)   for i < j of one joint"),)

    def _order(self) -> Sentence:
        """A sentence on the indices of a Christoffel symbol and their symmetry."""
        force = "the joint on which the force acts"
        if not single(self.robot):
            force = "the index of the force"
        where = "the force on joint `k`" if single(self.robot) else "`tau_k`"
        same = "is symmetric in `i` and `j`"
        if not single(self.robot):
            same += " unless `i` and `j` belong to one joint. All indices count screws"
        return Sentence(
            prose(
                f"The first index is {force}: `Gamma_kij` multiplies `qd_i qd_j` in {where}. The "
                f"paper writes it `Gamma_ijk`. It {same}."
            )
        )

    def _bracket_terms(self) -> list[ComputedQuantity]:
        """The t_(a,b,c) that are not zero; none for robots that have many."""
        products = self.run.products
        n = len(products.screws)
        if n > LARGEST_DRAWN:
            return []
        shown = [
            self.write.scalar(f"t_({a + 1},{b + 1},{c + 1})", bracket_term(products, a, b, c))
            for a, b, c in product(range(n), repeat=3)
            if a < b and products.on_one_path(a, b, c)
        ]
        return [one for one in shown if not one.entries[0].is_zero]

    @cached_property
    def _C(self) -> list[list[Any]]:
        return self.run.coriolis_matrix(self.qd)

    def coriolis(self) -> DerivationStep:
        return DerivationStep(
            "coriolis",
            "The Coriolis matrix",
            prose(
                "The Coriolis matrix contains one of the two joint velocities of each product, so "
                "that `C qd` are the Coriolis and centrifugal forces."
            ),
            (equation("C_kj = sum over i of Gamma_kij qd_i"),),
            Citation("PBP95", ("29", "52")),
            (self.write.matrix("C", self._C),),
            ("christoffel",),
        )

    def skewness(self) -> DerivationStep:
        rules, straight = ["N = Mdot - 2 C,   Mdot = dM/dt = C + C^T"], ""
        if single(self.robot):
            straight = (
                " For example, the matrix `C' = C + B` below, read directly from Lagrange's "
                "equation, gives the same forces."
            )
            rules = [
                "N = Mdot - 2 C,   Mdot_ij = sum over k of dM_ij/dq_k qd_k",
                "C'_kj = sum over i of (dM_kj/dq_i - 1/2 dM_ij/dq_k) qd_i",
            ]
        return DerivationStep(
            "skewness",
            "`Mdot - 2 C` is skew-symmetric, and `C` is not unique",
            prose(
                "The time derivative of the energy `T = 1/2 qd^T M qd` is `qd^T M qdd + 1/2 qd^T "
                "Mdot qd`, and it equals the power `qd^T (M qdd + C qd)` of the forces. Hence "
                "`qd^T (Mdot - 2 C) qd = 0`. With the `C` of the Christoffel symbols, the matrix "
                "`Mdot - 2 C` itself is skew-symmetric, a property that many controllers use. The "
                "forces `C qd` do not determine `C`: adding any matrix `B` with `B qd = 0` does "
                f"not change them.{straight}"
            ),
            tuple(map(equation, rules)),
            None,
            tuple(self._skew()),
            ("mass_matrix", "coriolis"),
        )

    def _skew(self) -> Iterator[StepPart]:
        n = self.robot.nv
        if self.model.at is not None:
            yield Sentence(
                prose(
                    "With --at, `M` and `C` are numbers and cannot be differentiated; omit it for "
                    "this step."
                )
            )
            return
        flat = [x for rows in (self.run.mass_matrix, self._C) for row in rows for x in row]
        forms = self.write.forms(flat)
        moves = self.write.forms(qdot(self.robot, self.write.q, self.qd))
        if forms is None or moves is None:
            yield Sentence(
                prose("For this robot, `M` and `C` are too large to differentiate and print.")
            )
            return
        M = [forms[n * i : n * i + n] for i in range(n)]
        C = [forms[n * n + n * i : n * n + n * i + n] for i in range(n)]
        N = [[_rate(M[i][j], moves) - _twice(C[i][j]) for j in range(n)] for i in range(n)]
        yield self.write.written("N", (n, n), [x for row in N for x in row])
        left = sum((N[i][j] + N[j][i]).size for i in range(n) for j in range(n))
        yield Sentence(
            prose(f"`N + N^T` has {left} terms" + ("." if left else ", so `N` is skew-symmetric."))
        )
        if n == 1:
            yield Sentence(prose("With one DoF, `C` is unique."))
            return
        if single(self.robot):
            yield from self._another(M, C)

    def _another(self, M: list[list[Harmonics]], C: list[list[Harmonics]]) -> Iterator[StepPart]:
        """The other choice C' = C + B: the same forces, but Mdot - 2 C' is not skew-symmetric."""
        n = self.robot.nv
        other = [[_straight(M, k, j, n) for j in range(n)] for k in range(n)]
        changed = [other[i][j] - C[i][j] for i in range(n) for j in range(n)]
        if not any(x.size for x in changed):
            yield Sentence(prose("For this robot, both choices give the same matrix."))
            return
        yield self.write.written("B", (n, n), changed)
        rates = [Harmonics.variable(f"qd[{j}]") for j in range(n)]
        forces = [
            sum((changed[n * i + j] * rates[j] for j in range(n)), Harmonics()).size
            for i in range(n)
        ]
        unskew = sum(
            (changed[n * i + j] + changed[n * j + i]).size for i in range(n) for j in range(n)
        )
        yield Sentence(
            prose(
                f"`B qd` has {sum(forces)} terms, so the forces are the same. `B + B^T` has "
                f"{unskew} terms" + (", so `Mdot - 2 C'` is not skew-symmetric." if unskew else ".")
            )
        )

    # -- curvature -------------------------------------------------------------------------

    def curvature(self) -> list[DerivationStep]:
        """R_1212 of robots of two DoF, in terms of the entries of M^-1."""
        if self.robot.nv > LARGEST_CURVATURE:
            return [self._uncurved()]
        if self.robot.nv < LARGEST_CURVATURE:
            return []
        try:
            inverse = inverse_mass_matrix(self.robot, self.write.q)
            R = riemann_tensor(self.robot, self.write.q)
        except (FunctionError, SingularMassMatrix):
            return []
        self.write.call(
            {x: f"W_{r + 1}{c + 1}" for r, row in enumerate(inverse) for c, x in enumerate(row)}
        )
        shown = self.write.scalar("R_1212", R[0][1][0][1])
        return [
            DerivationStep(
                "curvature",
                "Curvature of the mass-matrix metric",
                prose(
                    "The mass matrix is a Riemannian metric on the configuration space. "
                    "Coordinates in which `M` is constant exist if and only if the curvature of "
                    "this metric vanishes. With two DoF, the curvature tensor has one independent "
                    "component, `R_1212`. `W` is the inverse of `M`."
                ),
                (
                    equation(
                        "R_ijkl = dGamma_ijl/dq_k - dGamma_ijk/dq_l + sum over r of "
                        "(Gamma_ril Gamma_jk^r - Gamma_rik Gamma_jl^r)"
                    ),
                    equation("Gamma_ij^k = sum over h of W_kh Gamma_hij"),
                ),
                Citation("PBP95", ("66",)),
                (shown, *self._over_one(R[0][1][0][1]), Sentence(self._flatness(shown.entries[0]))),
                ("mass_matrix", "christoffel"),
            )
        ]

    def _over_one(self, R: Any) -> list[StepPart]:
        """R_1212 over d = det M; W is the adjugate of M over d, and R_1212 is linear in it."""
        M = self.write.forms([x for row in self.run.mass_matrix for x in row])
        form = self.write.form_in_names(R)
        if M is None or form is None or "d" in self.model.names.values() or not form.terms:
            return []
        a, b, _, c = M
        d = a * c - b * b
        adjugate = {"W_11": c, "W_12": -b, "W_21": -b, "W_22": a}
        total = Harmonics()
        for wave, polynomial in form.terms.items():
            for monomial, value in polynomial.items():
                own = [name for name, _ in monomial if name in adjugate]
                rest = tuple(power for power in monomial if power[0] not in adjugate)
                term = Harmonics({wave: {rest: value}})
                total = total + term * (adjugate[own[0]] if own else d)
        if not total.terms:
            return []
        heading = Sentence(prose("As a fraction whose denominator `d` is the determinant of `M`:"))
        return [heading, self.write.written("d", (), [d]), self.write.over("R_1212", total, "d")]

    def _uncurved(self) -> DerivationStep:
        """The step for robots whose curvature tensor is too large to print."""
        n = self.robot.nv
        many = n * n * (n * n - 1) // 12
        return DerivationStep(
            "curvature",
            "Curvature of the mass-matrix metric",
            prose(
                "Coordinates in which `M` is constant exist if and only if the curvature of the "
                "metric `M` vanishes. With two DoF, the curvature tensor has one independent "
                f"component, which symdyn prints. With {n} DoF it has {many}, too many to print. "
                f"{self._flat_or_not()}"
            ),
            source=Citation("PBP95", ("66",)),
            follows_from=("mass_matrix", "christoffel"),
        )

    def _flat_or_not(self) -> str:
        """Whether the curvature vanishes numerically; empty if it is undefined or takes long."""
        if self.robot.nv > LARGEST_IN_NUMBERS:
            return ""
        q = list(somewhere(self.model.robot))
        try:
            flat = is_flat_at(self.model.robot.bind(), q)
        except (FunctionError, SingularMassMatrix):
            return ""
        verdict = "vanishes" if flat else "does not vanish, so no coordinates make `M` constant"
        return f"Evaluated at `q = {numbers(q)}`, the curvature {verdict}."

    def _flatness(self, entry: QuantityEntry) -> TextAndLatex:
        """Whether R_1212 vanishes: identically, or else numerically."""
        if entry.is_zero:
            return prose("It vanishes for all `q`, so the metric is flat.")
        q = list(somewhere(self.model.robot))
        if is_flat_at(self.model.robot.bind(), q):
            return prose(f"Evaluated at `q = {numbers(q)}`, it vanishes.")
        return prose(f"At `q = {numbers(q)}` it is not zero, so no coordinates make `M` constant.")


def chain(products: AdProducts, i: int, k: int) -> str:
    """The name of the twist of link i, from 1, along screw k: Ad_2^2(A_1)."""
    return f"Ad_{i}^{products.owners[k] + 2}(A_{k + 1})"


def _twice(form: Harmonics) -> Harmonics:
    return form + form


def _rate(form: Harmonics, moves: Sequence[Harmonics]) -> Harmonics:
    """The time derivative of a normal form in q, whose coordinates move by these rates."""
    total = Harmonics()
    for k, rate in enumerate(moves):
        total = total + form.differentiated(f"q[{k}]") * rate
    return total


def _straight(M: list[list[Harmonics]], k: int, j: int, n: int) -> Harmonics:
    """Sum over i of (dM_kj/dq_i - 1/2 dM_ij/dq_k) qd_i."""
    total = Harmonics()
    half = Harmonics.constant(0.5)
    for i in range(n):
        slope = M[k][j].differentiated(f"q[{i}]") - M[i][j].differentiated(f"q[{k}]") * half
        total = total + slope * Harmonics.variable(f"qd[{i}]")
    return total
