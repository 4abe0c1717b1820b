"""Arms with motors on a base without one: SM03 for one robot, its coupling terms in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from symdyn.errors import FunctionError
from symdyn.formulations.matrices import composite_body
from symdyn.formulations.underactuated import block_elimination, swain_morris as sm03
from symdyn.formulations.underactuated.locked_robot import part
from symdyn.lie.matrices import transpose
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.proof import Bind, verdicts
from symdyn.teaching.derivations.zero_pose import KEY as ROBOT, named, titled, zero_pose
from symdyn.teaching.display.displayed import displayed
from symdyn.teaching.elimination import WrittenQuotients
from symdyn.teaching.steps.formulas import equation, formula, prose
from symdyn.teaching.steps.parts import EquationLines, Sentence, StepPart, StepTable
from symdyn.teaching.steps.step import Citation, Derivation, DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex, latex, plain

WHAT = "the derivation by swain-morris"
"""What errors are about."""
LONGEST = 3000
"""Closed forms of more characters are not printed."""


def derivation(model: ClosedForms) -> Derivation:
    """All steps for a robot."""
    return _SwainMorris(model).whole()


class _SwainMorris:
    def __init__(self, model: ClosedForms) -> None:
        self.model = model
        self.write = QuantityWriter(model)
        self.robot, q = self.write.robot, self.write.q
        if self.robot.constraints:
            raise FunctionError(
                f"{self.robot.name}: the derivation by swain-morris is for open chains; use "
                "--quantity kkt for closed chains"
            )
        if self.robot.unactuated and sm03.passive_base(self.robot) is None:
            raise FunctionError(
                f"{self.robot.name}: the derivation by swain-morris needs a base joint without "
                "motors and motors on all other joints; use --method lagrange"
            )
        self.ops = sm03.operators_of(self.robot, q, WHAT)
        self.qd = self.write.rates("qd")
        self.loads = sm03.loads(self.robot, q, self.qd, self.ops, WHAT)

    def whole(self) -> Derivation:
        steps = (
            zero_pose(self.write),
            self.active_and_passive(),
            self.twists(),
            self.inertias(),
            self.disturbance(),
            self.generalized_inertia(),
            self.biases(),
            self.forces(),
            self.partition(),
        )
        return Derivation(titled("Arms on an unactuated base:", self.robot), steps)

    def active_and_passive(self) -> DerivationStep:
        rows = []
        for i, joint in enumerate(self.robot.joints):
            for dof in self.robot.dofs(i):
                symbol = self.model.symbol(f"qd[{dof.index}]")
                shown = TextAndLatex(plain(symbol), f"${latex(symbol, self.model.latex_names)}$")
                kind = "active" if dof.index in self.robot.actuated else "passive"
                rows.append((shown, named(joint.name), TextAndLatex(kind, kind)))
        heading = tuple(TextAndLatex(x, x) for x in ("DoF", "joint", "kind"))
        return DerivationStep(
            "parts",
            "Active and passive degrees of freedom",
            prose(
                "A DoF with a motor is active: its acceleration can be controlled directly. A DoF "
                "without a motor is passive: its acceleration follows from the motion of the "
                "others. Here the DoF of the base are passive, with velocities `V_b`. Below, `qd` "
                "and `qdd` contain only the velocities and accelerations of the active DoF."
            ),
            (),
            None,
            (StepTable(heading, tuple(rows)),),
            (ROBOT,),
        )

    def twists(self) -> DerivationStep:
        return DerivationStep(
            "twists",
            "Twists of the links of the arms",
            prose(
                "Each link of the arms moves with the base, by `X_b`, and with the joints between "
                "the base and the link, by `X Phi`. Each link has six rows."
            ),
            (equation("V = X_b V_b + X Phi qd"),),
            Citation("SM03", ("11",)),
            (
                self.write.matrix("X_b", self.ops.X_b, sparse=True),
                self.write.matrix("(X Phi)", self.ops.flow, sparse=True),
            ),
            ("parts",),
        )

    def inertias(self) -> DerivationStep:
        return DerivationStep(
            "inertias",
            "Inertias of the arms and of the base, and their coupling",
            prose(
                "`M_a` is the mass matrix of the arms with the base fixed. `M_p` is the inertia of "
                "the whole robot about the base with all motors locked. `M_ap` couples the two. "
                "Read from right to left, it maps accelerations of the motors to accelerations of "
                "the links (`X Phi`), these to wrenches (`M_q`), and these to the base (`X_b^T`). "
                "Its transpose maps accelerations of the base to forces at the motors."
            ),
            (
                equation("M_a = Phi^T X^T M_q X Phi"),
                equation("M_ap = X_b^T M_q X Phi"),
                equation("M_p = M_b + X_b^T M_q X_b"),
            ),
            Citation("SM03", ("after (28)",)),
            (
                self.write.matrix("M_a", self.ops.M_a, symmetric=True),
                self.write.matrix("M_ap", self.ops.M_ap),
                self.write.matrix("M_p", self.ops.M_p, symmetric=True),
            ),
            ("twists",),
        )

    def disturbance(self) -> DerivationStep:
        for name, rows in (("M_ap", self.ops.M_ap), ("Z", self.ops.M_p_inverse)):
            for r, row in enumerate(rows, 1):
                self.write.call({x: f"{name}[{r},{c}]" for c, x in enumerate(row, 1)})
        return DerivationStep(
            "disturbance",
            "Motion of the base due to the motors",
            prose(
                "Without external forces, the momentum of the robot is conserved; in base axes it "
                "is `M_p V_b + M_ap qd`. If it is zero initially, it stays zero, and the "
                "disturbance Jacobian `J_D` maps the velocities of the motors to the velocity of "
                "the base. The dynamic coupling `M_ap^T M_p^-1`, its negative transpose, maps "
                "forces on the base to forces at the motors. `Z` is the inverse of `M_p`."
            ),
            (
                equation("M_p V_b + M_ap qd = 0"),
                equation("V_b = J_D qd,   J_D = -M_p^-1 M_ap"),
            ),
            Citation(
                "SM03",
                ("37", "38"),
                (
                    "The signs of (37) and (38) are inconsistent. Here (37) is kept, and `J_D` "
                    "includes the minus sign.",
                ),
            ),
            (self.write.matrix("J_D", sm03.disturbance_of(self.ops)),),
            ("inertias",),
        )

    def generalized_inertia(self) -> DerivationStep:
        shown: list[StepPart] = [
            self.write.matrix("M_g", sm03.inertia_of(self.ops), symmetric=True)
        ]
        shown += self._in_stages()
        return DerivationStep(
            "generalized_inertia",
            "The generalized inertia",
            prose(
                "Since the base can move, the inertia at the motors is smaller than `M_a`. The "
                "accelerations of the motors would require the force `M_ap qdd` on the base. "
                "Nothing exerts this force, so the base accelerates at `-M_p^-1 M_ap qdd`, which "
                "acts on the motors through `M_ap^T`. The result is the generalized inertia."
            ),
            (equation("M_g = M_a - M_ap^T M_p^-1 M_ap"),),
            Citation("SM03", ("B7",)),
            tuple(shown),
            ("inertias", "disturbance"),
        )

    def _in_stages(self) -> list[StepPart]:
        """The same over named divisors, by block elimination, and how closely both agree."""
        if self.model.at is not None:
            return []
        try:
            written = self._quotients("generalized_inertia")
        except FunctionError as too_large:
            return [Sentence(prose(f"Block elimination is omitted: {too_large}."))]
        names = self.model.latex_names
        n = len(self.robot.actuated)
        lines = [
            TextAndLatex(f"{name} = {plain(x)}", f"{formula(name)} &= {latex(x, names)}")
            for name, x in written.divisors.items()
        ]
        places = [(r, c) for r in range(1, n + 1) for c in range(1, n + 1)]
        for (r, c), entry in zip(places, written.entries, strict=True):
            if c >= r:
                text = f"M_g[{r},{c}] = {plain(entry)}"
                lines.append(TextAndLatex(text, f"{{M_g}}_{{{r},{c}}} &= {latex(entry, names)}"))
        if sum(len(line.text) for line in lines) > LONGEST:
            return []

        def sides(bind: Bind, q: Sequence[Any], qd: Sequence[Any]) -> Mapping[str, Any]:
            robot = bind(self.model.robot)
            one = sm03.generalized_inertia(robot, q)
            return {"M_g": (one, block_elimination.generalized_inertia(robot, q))}

        found = verdicts(self.model.robot, sides)
        how = f"{found.by_name['M_g']}, {found.remark}"
        return [
            Sentence(
                prose(f"By block elimination, translations first (both results agree {how}):")
            ),
            EquationLines(tuple(lines)),
        ]

    def biases(self) -> DerivationStep:
        C_a, C_p = self.loads
        return DerivationStep(
            "biases",
            "Velocity-dependent forces",
            prose(
                "`C_a` are the velocity-dependent forces at the motors, and `C_p` those at the "
                "base; both depend on all velocities. Nothing balances `C_p` at the base, so it "
                "acts on the motors through the dynamic coupling. Without gravity, `h_g` is the "
                "complete bias."
            ),
            (equation("h_g = C_a - M_ap^T M_p^-1 C_p"),),
            Citation(
                "SM03",
                ("28",),
                (
                    "After (28) `C_p` is printed with the inverse of `X_b`, which is not square, "
                    "and `C_a` without `Xdot_b V_b`.",
                ),
            ),
            (self.write.column("C_a", C_a), self.write.column("C_p", C_p)),
            ("twists", "disturbance"),
        )

    def forces(self) -> DerivationStep:
        return DerivationStep(
            "forces",
            "Equations of motion of the active degrees of freedom",
            prose(
                "Elimination of the base leaves one equation for each motor. `T_hat` contains the "
                "motor forces minus the effect of forces on the base. The generalized Jacobian "
                "`J_g` maps the velocities of the motors to the twists of the tips, including the "
                "reaction of the base. The acceleration of the base follows from `qdd`."
            ),
            (
                equation("M_g qdd + h_g + J_g^T f_e = T_hat"),
                equation("T_hat = tau_a - M_ap^T M_p^-1 tau_u"),
                equation("Vdot_b = M_p^-1 (tau_u - C_p - M_ap qdd)"),
            ),
            Citation(
                "SM03",
                ("26", "28"),
                (
                    "(26) is printed with `M_b^-1` and, in `G`, `M_q^-1`; neither inverse exists "
                    "in general.",
                    "After (28), the paper states that the force on the base follows from the "
                    "equations; it has to be given.",
                ),
            ),
            tuple(self._jacobian()),
            ("generalized_inertia", "biases"),
        )

    def _quotients(self, function: str) -> WrittenQuotients:
        """A function by block elimination, whatever method this is."""
        return displayed(ClosedForms(self.model.robot)).quotients(function)

    def _jacobian(self) -> list[StepPart]:
        """J_g over the divisors of M_g, where both are short enough to be read."""
        if self.model.at is not None:
            return []
        try:
            inertia, found = (self._quotients(f"generalized_{x}") for x in ("inertia", "jacobian"))
        except FunctionError as too_large:
            return [Sentence(prose(f"`J_g` is omitted: {too_large}."))]
        names, lines = self.model.latex_names, []
        places = product(range(len(self.robot.tips)), range(6), range(len(self.robot.actuated)))
        for place, entry in zip(places, found.entries, strict=True):
            if entry != 0:
                at = ",".join(str(k + 1) for k in place)
                words = f"{{J_g}}_{{{at}}} &= {latex(entry, names)}"
                lines.append(TextAndLatex(f"J_g[{at}] = {plain(entry)}", words))
        if found.divisors != inertia.divisors or sum(len(x.text) for x in lines) > LONGEST:
            return [Sentence(prose("`J_g` is too long to print here; use `--quantity J_g`."))]
        told = prose(
            "Rows are angular first, in the frame of the tip; entries that are not listed are zero:"
        )
        return [Sentence(told), EquationLines(tuple(lines))]

    def partition(self) -> DerivationStep:
        def sides(bind: Bind, q: Sequence[Any], qd: Sequence[Any]) -> Mapping[str, Any]:
            robot = bind(self.model.robot)
            ops = sm03.operators_of(robot, q, WHAT)
            M = composite_body.mass_matrix(robot, q)
            a, u = robot.actuated, robot.unactuated
            return {
                "M_a = M[a,a]": (ops.M_a, part(M, a, a)),
                "M_ap^T = M[a,u]": (transpose(ops.M_ap), part(M, a, u)),
                "M_p = M[u,u]": (ops.M_p, part(M, u, u)),
            }

        found = verdicts(self.model.robot, sides, self.model.at)
        lines = [
            TextAndLatex(f"{law:<20} {how}", rf"{equation(law).latex} && \text{{{how}}}")
            for law, how in found.by_name.items()
        ]
        return DerivationStep(
            "partition",
            "The inertias as blocks of the mass matrix",
            prose(
                "Partition the mass matrix of the whole robot by active (`a`) and passive (`u`) "
                "DoF. Its blocks are the three inertias above. The paper states that its model "
                "differs from this partition; the comparison shows that it does not "
                f"({found.remark})."
            ),
            (equation("M = [M_a, M_ap^T; M_ap, M_p]"),),
            Citation(
                "SM03",
                ("A1", "A2a", "A2b", "A2c"),
                (
                    "(A1) is printed with `T_p` above `T_a` on the right. Its `M_ap` is that of "
                    "(A2c), the transpose of the one after (28).",
                ),
            ),
            (EquationLines(tuple(lines)),),
            ("inertias",),
        )
