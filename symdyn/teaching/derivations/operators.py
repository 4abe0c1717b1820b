"""The Newton-Euler recursion as global matrices, their square factors, M^-1: PP99 for one robot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from symdyn.formulations.forward import ldlt
from symdyn.formulations.matrices import composite_body
from symdyn.formulations.operators import (
    operator_dictionary,
    pp99_operators,
    pp99_operators as pp99,
    rk88_operators,
)
from symdyn.lie import vec
from symdyn.lie.matrices import Matrix, Rows, block, identity, product, transpose
from symdyn.robot.model import Robot
from symdyn.scalar import is_zero
from symdyn.support.names import printable
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations import frames
from symdyn.teaching.derivations.lagrange_velocities import LARGEST_DRAWN
from symdyn.teaching.derivations.proof import Bind, verdicts
from symdyn.teaching.derivations.zero_pose import KEY as ROBOT, has_rotors, titled, zero_pose
from symdyn.teaching.quantities import TABLE_I
from symdyn.teaching.steps.formulas import equation, formula, prose
from symdyn.teaching.steps.parts import (
    ComputedQuantity,
    EquationLines,
    Sentence,
    StepPart,
    ZeroPattern,
    zeros_of,
)
from symdyn.teaching.steps.step import Citation, Derivation, DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex

# -- Table I -------------------------------------------------------------------------------------

# PP99's Table I for one robot: the operators of PP99 beside RK88's, and that they are equal.

_LATEX = {
    "G^T": r"G^T",
    "Jhat": r"\hat{J}",
    "Omega": r"\Omega",
    "Phi^T": r"\Phi^T",
    "Pi": r"\Pi",
    "X^T": r"X^T",
    "Y": "Y",
    "Gamma^T": r"\Gamma^T",
    "J": "J",
    "S": "S",
    "phi": r"\phi",
    "P": "P",
    "D": "D",
    "G": "G",
    "K": "K",
    "epsilon_psi": r"\mathcal{E}_\psi",
    "psi": r"\psi",
    "epsilon_phi": r"\mathcal{E}_\phi",
    "M": "M",
    "H^T": "H^T",
}


def table(robot: Robot, at: Sequence[float] | None = None) -> DerivationStep:
    """Ten equations, PP99's operator on the left and RK88's on the right."""

    def sides(bind: Bind, q: Sequence[Any], qd: Sequence[Any]) -> Mapping[str, tuple[Rows, Rows]]:
        bound = bind(robot)
        ops = pp99_operators.operators(bound, q)
        spatial = rk88_operators.spatial_operators(bound, q)
        riccati = rk88_operators.riccati_operators(bound, spatial)
        lie = operator_dictionary.lie_names(ops, pp99_operators.factor_operators(bound, q, ops))
        named = operator_dictionary.spatial_names(spatial, riccati)
        turned = operator_dictionary.to_lie(bound, q, named)
        return {name: (matrix, turned[name]) for name, matrix in lie.items()}

    equal = verdicts(robot, sides, at)
    lines = []
    for row in operator_dictionary.TABLE_I:
        how = equal.by_name[row.lie]
        text = f"{row.lie:<8}= {row.spatial:<12} {row.rows} x {row.columns}, {how}"
        latex = f"{_LATEX[row.lie]} &= {_LATEX[row.spatial]} && \\text{{{how}}}"
        lines.append(TextAndLatex(text, latex))
    why = prose(
        "RK88's operators, rotated from base axes to link axes and numbered from the base, are "
        f"PP99's ({equal.remark})."
    )
    return DerivationStep(
        TABLE_I,
        f"PP99's operators (left) and RK88's (right), for {printable(robot.name)}",
        why,
        (equation("epsilon_phi = S Delta_phi"), equation("epsilon_psi = S Delta_psi")),
        Citation("PP99", ("Table I",)),
        (EquationLines(tuple(lines)),),
    )


def derivation(model: ClosedForms) -> Derivation:
    """All steps for a robot."""
    return _Operators(model).whole()


class _Operators:
    def __init__(self, model: ClosedForms) -> None:
        self.model = model
        self.write = QuantityWriter(model)
        self.robot = self.write.robot
        self.n = len(self.robot.links)
        self.ops = pp99.operators(self.robot, self.write.q)
        ldlt.require_inertia(self.robot, self.write.q)

    @cached_property
    def factors(self) -> pp99.FactorOperators:
        return pp99.factor_operators(self.robot, self.write.q, self.ops)

    def whole(self) -> Derivation:
        steps = (
            zero_pose(self.write),
            self.stacked(),
            self.gamma(),
            self.sweep(),
            self.mass_matrix(),
            self.forces(),
            self.coordinates(),
            self.articulated(),
            self.square_factor(),
            self.inverse(),
        )
        return Derivation(titled("The equations of motion in matrix form:", self.robot), steps)

    def _picture(self, name: str, matrix: Rows, columns: tuple[int, ...] = ()) -> list[StepPart]:
        if self.n > LARGEST_DRAWN:
            return []
        links = tuple(
            TextAndLatex(f"link {i}", rf"\text{{link {i}}}") for i in range(1, self.n + 1)
        )
        signs = zeros_of(matrix, is_zero)
        return [
            ZeroPattern(TextAndLatex(name, formula(name)), signs, links, (6,) * self.n, columns)
        ]

    # -- operators -------------------------------------------------------------------------

    def stacked(self) -> DerivationStep:
        shown = [
            *self._picture("S", self.ops.S, (1,) * self.robot.nv),
            *self._picture("J", self.ops.J),
            self.write.matrix("S", self.ops.S, sparse=True),
        ]
        return DerivationStep(
            "stacked",
            "Screws and inertias as block matrices",
            prose(
                "Stack the twists, wrenches and joint velocities of all links into columns. The "
                "recursion from link to link becomes one equation of matrices, in which the screws "
                "and inertias of all links are block diagonal. In the patterns, `*` marks a "
                "nonzero entry."
            ),
            (equation("S = diag(S_1, .., S_n)"), equation("J = diag(J_1, .., J_n)")),
            Citation("PP99", ("6", "8")),
            tuple(shown),
            (ROBOT,),
        )

    def gamma(self) -> DerivationStep:
        powers: list[Rows] = [self.ops.Gamma]
        while any(not is_zero(x) for row in powers[-1] for x in row):
            powers.append(product(powers[-1], self.ops.Gamma))
        shown = self._picture("Gamma", self.ops.Gamma)
        shown.append(self.write.matrix("Gamma", self.ops.Gamma, sparse=True))
        longest = len(powers)
        shown.append(
            Sentence(
                prose(
                    f"For this robot `Gamma^{longest} = 0`, because no path has more than "
                    f"{longest} links."
                )
            )
        )
        return DerivationStep(
            "gamma",
            "Propagation from link to link: the nilpotent matrix `Gamma`",
            prose(
                "`Gamma` propagates the twist of each link to its children. Its powers propagate "
                "further along the chain. Since no links follow the tips, a power of `Gamma` "
                "vanishes: `Gamma` is nilpotent."
            ),
            (
                equation("Gamma_(i,i-1) = Ad(f_i^-1)"),
                equation("V = Gamma V + S qd"),
            ),
            Citation("PP99", ("6",)),
            tuple(shown),
            ("stacked",),
        )

    def sweep(self) -> DerivationStep:
        moved = self.write.matrix("(G S)", product(self.ops.G, self.ops.S), sparse=True)
        shown = [*self._picture("G", self.ops.G), moved]
        return DerivationStep(
            "sweep",
            "Propagation over the whole robot: `G`",
            prose(
                "Since `Gamma` is nilpotent, the inverse of `1 - Gamma` is a finite series. Then "
                "`V = G S qd`, where column `k` of `G S` contains the twists of all links at unit "
                "velocity of joint `k`. `G` propagates twists from the base to the tips, and its "
                "transpose propagates wrenches from the tips to the base. (derive --quantity "
                "pp99.G prints `G`.)"
            ),
            (equation("G = (1 - Gamma)^-1 = 1 + Gamma + Gamma^2 + .."), equation("V = G S qd")),
            Citation(
                "PP99",
                ("6", "10"),
                (
                    "Before (10), `G` is printed with entries `Ad(f)` and a last factor "
                    "`G_(j-1,j)`; `Ad(f^-1)` and `G_(j+1,j)` are correct.",
                ),
            ),
            tuple(shown),
            ("gamma",),
        )

    # -- equations of motion ---------------------------------------------------------------

    def mass_matrix(self) -> DerivationStep:
        shown: list[StepPart] = [self.write.matrix("M", pp99.mass_matrix(self.ops), symmetric=True)]
        rotors = ""
        if has_rotors(self.robot):
            rotors = (
                " The diagonal matrix `R`, which the paper does not include, contains the rotor "
                "inertias reflected through the gears."
            )
            shown.insert(0, self.write.matrix("R", self.ops.R, sparse=True))
        return DerivationStep(
            "mass_matrix",
            "The mass matrix",
            prose(
                "Read from right to left, `G S` maps joint velocities to link twists, `J` maps "
                "twists to momenta, and the transpose of `G S` maps momenta to the joints. The "
                f"product is the mass matrix of Lagrange's equations.{rotors}"
            ),
            (equation(f"M = S^T G^T J G S{self._and_rotors}"),),
            Citation("PP99", ("11",)),
            tuple(shown),
            ("sweep",),
        )

    @property
    def _and_rotors(self) -> str:
        """The term of the rotors at the end of a formula, if there are some."""
        return " + R" * has_rotors(self.robot)

    def forces(self) -> DerivationStep:
        qd = self.write.rates("qd")
        V = pp99.twists(self.ops, qd, [0] * 6)
        rates = pp99.velocity_operators(self.robot, qd, V)
        up = [0, 0, 0, *vec.scale(-1, self.robot.gravity)]
        return DerivationStep(
            "forces",
            "Coriolis, centrifugal and gravity forces",
            prose(
                "The brackets of the recursion give the forces `c = C qd`: `ad_Sqd` acts on "
                "twists, and its dual `ad*_V` acts on momenta. Both are defined with a minus sign. "
                "Gravity is modelled by a base that accelerates at `-g`. `P_0` propagates this "
                "acceleration to the links attached to the base; its blocks for all other links "
                "are zero."
            ),
            (
                equation("c = S^T G^T (J G ad_Sqd Gamma + ad*_V J) G S qd"),
                equation("ad_Sqd = diag(-ad(S_1 qd_1), .., -ad(S_n qd_n))"),
                equation("ad*_V = diag(-ad*(V_1), .., -ad*(V_n)),   ad*(V) = ad(V)^T"),
                equation("phi = S^T G^T J G P_0 Vdot_0,   Vdot_0 = (0, -g)"),
                equation("P_(0,i) = Ad(f_i^-1)   for links i on the base"),
            ),
            Citation("PP99", ("12", "13")),
            (
                self.write.column("c", pp99.coriolis_forces(self.ops, rates, qd)),
                self.write.column("phi", pp99.gravity_forces(self.ops, up)),
            ),
            ("sweep",),
        )

    def coordinates(self) -> DerivationStep:
        changed = frames.in_frames(self.model.robot, "com")
        found = frames.invariance(self.model.robot, changed, self.model.at)
        new, _ = self.model.on(self.write.graph, changed)
        shown: list[StepPart] = [
            self.write.pose(f"Q_{i}", X) for i, X in enumerate(frames.changes(self.robot, new), 1)
        ]
        return DerivationStep(
            "coordinates",
            "Invariance under a change of link frames",
            prose(
                "The choice of link frames is arbitrary. `Q_i` is the pose of the old frame of "
                "link `i` in the new one, and `Q` has the blocks `Ad(Q_i)`. The operators depend "
                "on the frames, but `M`, `C` and `phi` do not, because the `Q` cancel. The check "
                "below uses frames at the centres of mass (derive --frames com --quantity frames "
                "prints the operators). `P0` is the matrix of the last step. `Pt` maps the twists "
                "of the links to those of the tips, so that `J_t = Pt G S` is the Jacobian of the "
                "tips. Quantities with a prime are derived in the new frames."
            ),
            (
                equation("A = Q S,   L = Q G Q^-1,   D = Q^-T J Q^-1"),
                equation("A^T L^T D L A = S^T G^T J G S"),
            ),
            Citation("PP99", ("15", "16", "17")),
            (*shown, EquationLines(tuple(found))),
            ("mass_matrix", "forces"),
        )

    # -- factors ---------------------------------------------------------------------------

    def articulated(self) -> DerivationStep:
        shown: list[StepPart] = []
        Jhat, Omega = self.factors.Jhat, self.factors.Omega
        rotor = " + R_i" * has_rotors(self.robot)
        rotors = ", including its rotor `R_k`" * has_rotors(self.robot)
        for i in reversed(range(self.n)):
            own = block(Jhat, i, i, 6)
            quantity = self.write.matrix(f"Jhat_{i + 1}", own, sparse=True, symmetric=True)
            shown.append(quantity)
            self._call(quantity, own)
            for dof in reversed(self.robot.dofs(i)):
                k = dof.index
                shown.append(self.write.scalar(f"Omega_{k + 1}", Omega[k][k]))
                self.write.call({Omega[k][k]: f"Omega_{k + 1}"})
        return DerivationStep(
            "articulated",
            "Articulated inertias",
            prose(
                "The articulated inertia `Jhat_i` relates the wrench on link `i` to its "
                "acceleration while all joints beyond it are free to move. It is smaller than the "
                "inertia of the same links as one rigid body. `Omega_k` is the articulated inertia "
                f"along the screw of joint `k`{rotors}. The recursion runs from the tips to the "
                "base, and each result is written in terms of the previous ones."
            ),
            (
                equation("Jhat_i = J_i + sum over children c of Ad*(f_c^-1) K_c Ad(f_c^-1)"),
                equation("K_c = Jhat_c - Jhat_c S_c Omega_c^-1 S_c^T Jhat_c"),
                equation(f"Omega_i = S_i^T Jhat_i S_i{rotor}"),
            ),
            Citation(
                "PP99",
                ("40", "41"),
                ("(40) is printed with `Ad*(f)`; `Ad*(f^-1)` is correct.",),
            ),
            tuple(shown),
            ("stacked",),
        )

    def _call(self, quantity: ComputedQuantity, rows: Matrix) -> None:
        """Names for the entries of a matrix that has been shown."""
        name = quantity.name.text
        self.write.call(
            {
                x: f"{name}[{r},{c}]"
                for r, row in enumerate(rows, 1)
                for c, x in enumerate(row, 1)
                if c >= r
            }
        )

    def square_factor(self) -> DerivationStep:
        factor = pp99.outer_factor(self.ops, self.factors)
        shown: list[StepPart] = [self.write.matrix("U", factor, sparse=True)]

        def sides(bind: Bind, q: Sequence[Any], qd: Sequence[Any]) -> Mapping[str, Any]:
            robot = bind(self.model.robot)
            ops = pp99.operators(robot, q)
            found = pp99.factor_operators(robot, q, ops)
            U = pp99.outer_factor(ops, found)
            M = composite_body.mass_matrix(robot, q)
            return {"U Omega U^T = M": (product(U, found.Omega, transpose(U)), M)}

        shown.append(_agreement(self.model, sides))
        return DerivationStep(
            "square_factor",
            "Factorization of `M`",
            prose(
                "`M` is the product of a unit upper triangular matrix `U`, the diagonal matrix "
                "`Omega` of the last step, and the transpose of `U`. With these factors, `M qdd = "
                "tau` is solved by substitution."
            ),
            (
                equation("M = U Omega U^T,   U = 1 + S^T G^T Pi"),
                equation("Pi = Gamma^T Jhat S Omega^-1"),
            ),
            Citation("PP99", ("Prop. 1",)),
            tuple(shown),
            ("sweep", "articulated"),
        )

    def inverse(self) -> DerivationStep:
        factor = pp99.inverse_factor(self.ops, self.factors)
        shown: list[StepPart] = [self.write.matrix("W", factor, sparse=True)]
        self._name_all("W", factor)
        Omega = self.factors.Omega
        if all(joint.nv == 1 for joint in self.robot.joints):
            n = self.robot.nv
            inverse = [[1 / Omega[r][c] if r == c else 0 for c in range(n)] for r in range(n)]
            M_inverse = product(transpose(factor), inverse, factor)
            shown.append(self.write.matrix("M^-1", M_inverse, sparse=True, symmetric=True))

        def sides(bind: Bind, q: Sequence[Any], qd: Sequence[Any]) -> Mapping[str, Any]:
            robot = bind(self.model.robot)
            ops = pp99.operators(robot, q)
            found = pp99.factor_operators(robot, q, ops)
            product_ = product(pp99.inverse_factor(ops, found), pp99.outer_factor(ops, found))
            return {"W U = 1": (product_, identity(robot.nv))}

        shown.append(_agreement(self.model, sides))
        return DerivationStep(
            "inverse",
            "The inverse of `M`",
            prose(
                "`W` is the inverse of `U`. It has the same form with `Y` in place of `G`, which "
                "propagates while every joint on the path is free to move. Only the diagonal "
                "matrix `Omega` has to be inverted. As a recursion, this is forward dynamics in "
                "`O(n)`."
            ),
            (
                equation("M^-1 = W^T Omega^-1 W,   W = 1 - S^T Y Pi"),
                equation("Y = (1 - X^T)^-1,   X = (1 - S Omega^-1 S^T Jhat) Gamma"),
            ),
            Citation("PP99", ("Prop. 2",)),
            tuple(shown),
            ("square_factor",),
        )

    def _name_all(self, name: str, rows: Matrix) -> None:
        for r, row in enumerate(rows, 1):
            self.write.call({x: f"{name}[{r},{c}]" for c, x in enumerate(row, 1)})


def _agreement(model: ClosedForms, sides: Any) -> StepPart:
    """How closely the two sides of an identity agree, as a line."""
    found = verdicts(model.robot, sides, model.at)
    ((law, how),) = found.by_name.items()
    left, _, right = law.partition(" = ")
    told = f"{law}   {how}, {found.remark}"
    latex = rf"{formula(left)} &= {formula(right)} && \text{{{how}, {found.remark}}}"
    return EquationLines((TextAndLatex(told, latex),))
