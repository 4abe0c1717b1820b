"""Lagrange's equations of one robot, from screws to curvature, after PBP95."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symdyn.formulations.matrices.christoffel_cases import home_poses
from symdyn.formulations.matrices.lagrange import Lagrange, inertia_matrix
from symdyn.scalar import is_zero
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.lagrange_velocities import LARGEST_DRAWN, VelocitySteps, chain
from symdyn.teaching.derivations.zero_pose import (
    KEY as ROBOT,
    has_gravity,
    has_rotors,
    listed,
    mathematical,
    motorless,
    single,
    titled,
    zero_pose,
)
from symdyn.teaching.steps.formulas import equation, formula, prose
from symdyn.teaching.steps.parts import StepPart, StepTable, ZeroPattern, zeros_of
from symdyn.teaching.steps.step import Citation, Derivation, DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex


def derivation(model: ClosedForms) -> Derivation:
    """All steps for a robot."""
    return _Lagrange(model).whole()


class _Lagrange:
    def __init__(self, model: ClosedForms) -> None:
        self.model = model
        self.write = QuantityWriter(model)
        self.robot = self.write.robot
        self.run = Lagrange(self.robot, self.write.q)
        self.qd, self.qdd = self.write.rates("qd"), self.write.rates("qdd")
        self.velocities = VelocitySteps(self.write, self.run)

    def whole(self) -> Derivation:
        steps = [
            zero_pose(self.write),
            self.screws(),
            self.poses(),
            self.twists(),
            self.inertias(),
            self.kinetic_energy(),
            self.mass_matrix(),
            *self.velocities.steps(),
            self.gravity(),
            self.forces(),
            *self.velocities.curvature(),
        ]
        return Derivation(titled("Lagrange's equations of", self.robot), tuple(steps))

    # -- kinematics ------------------------------------------------------------------------

    def screws(self) -> DerivationStep:
        products = self.run.products
        shown = [self.write.six(f"A_{k}", A) for k, A in enumerate(products.screws, 1)]
        return DerivationStep(
            "screws",
            "Screws of the joints",
            prose(
                "A joint moves what it carries along a screw: a direction `w` and the velocity `v` "
                "of the point at the base's origin. For a turn about an axis through the point "
                "`p_k`, `v_k = -w_k x p_k`; for a slide, `w_k = 0` and `v_k` is its direction. "
                "`S_k` is the same screw in the frame of the joint, `X_k` the pose of that frame "
                f"at home, seen from the base.{self._several_screws()}"
            ),
            (
                equation("A_k = Ad(X_k) S_k = (w_k, v_k)"),
                equation("Ad(X) (w, v) = (R w, R v + p x R w)   for X = (R, p)"),
            ),
            Citation("PBP95", ("13",)),
            tuple(shown),
            (ROBOT,),
        )

    def _several_screws(self) -> str:
        """Which screws are those of joints that have several."""
        if single(self.robot):
            return ""
        told = []
        owners = self.run.products.owners
        for i, joint in enumerate(self.robot.joints, 1):
            own = [f"`A_{k}`" for k, owner in enumerate(owners, 1) if owner == i - 1]
            if joint.nv > 1:
                told.append(f" Joint {i} has several: {listed(own)}.")
        return "".join(told)

    def poses(self) -> DerivationStep:
        named = {"E": self.run.products.motions, "M": home_poses(self.robot), "f": self.run.poses}
        shown = [
            self.write.pose(f"{name}_{i}", X)
            for name, poses in named.items()
            for i, X in enumerate(poses, 1)
        ]
        if single(self.robot):
            each = "by the exponential of its screw, `E_i = exp(A_i q_i)`"
            product = "f_i = exp(A_1 q_1) .. exp(A_i q_i) M_i"
        else:
            each = (
                "by `E_i`. For a joint of one DoF this is the exponential of its screw times "
                "its coordinate; for another it is the pose that its coordinates stand for, seen "
                "from the base"
            )
            product = "f_i = E_1 .. E_i M_i"
        return DerivationStep(
            "poses",
            "Exponentials and link poses",
            prose(
                f"Each joint displaces everything beyond it {each}. All of them are seen from the "
                "base, so that the displacement of link `i` is their product; `M_i` is where its "
                "frame is at `q = 0`."
            ),
            (equation(product),),
            Citation("PBP95", ("13", "31")),
            tuple(shown),
            ("screws",),
        )

    def twists(self) -> DerivationStep:
        products = self.run.products
        shown: list[StepPart] = []
        for i, columns in enumerate(products.columns, 1):
            for k, column in columns.items():
                shown.append(self.write.six(chain(products, i, k), column))
        shown += [self.write.six(f"V_{i}", V) for i, V in enumerate(self.run.twists(self.qd), 1)]
        if single(self.robot):
            asked = "joint `k` moves by one? By the screw of joint `k`"
            told = "`Ad_i^(k+1)` is that chain, from joint `k+1` to joint `i`"
            ends = "`k = i`"
            rules = (
                "Ad_i^k(H) = Ad(exp(-A_i q_i) .. exp(-A_k q_k)) H",
                "V_i = sum over k of Ad_i^(k+1)(A_k) qd_k",
            )
        else:
            asked = "joint `j` moves by one along its screw `A_k`? By that screw"
            told = "`Ad_i^(j+1)` is that chain, from joint `j+1` to joint `i`"
            ends = "`j = i`"
            rules = (
                "Ad_i^j(H) = Ad(E_i^-1 .. E_j^-1) H",
                "V_i = sum over k of Ad_i^(j+1)(A_k) qd_k,   where j is the joint of A_k",
            )
        return DerivationStep(
            "twists",
            "Twists of the links, by the `Ad` chain",
            prose(
                f"How fast does link `i` move if {asked}, seen from where the joints between have "
                f"gone: each of them takes it back by its own displacement. {told}; it is the "
                f"identity for {ends}. The components of `V_i` are those in a frame that moves "
                "with link `i` and that at home, `q = 0`, is the frame of the base."
            ),
            tuple(map(equation, rules)),
            Citation("PBP95", ("37", "38"), ("(38) is printed without the rates `qd_k`.",)),
            tuple(shown),
            ("screws", "poses"),
        )

    # -- energy ----------------------------------------------------------------------------

    def inertias(self) -> DerivationStep:
        shown = [
            self.write.matrix(f"D_{i}", inertia_matrix(D), sparse=True, symmetric=True)
            for i, D in enumerate(self.run.products.inertias, 1)
        ]
        return DerivationStep(
            "inertias",
            "Inertias of the links",
            prose(
                "The twists are in home coordinates, so that the inertia of each link has to be "
                "there too: mass `m`, first moment `m c` and the tensor `I`, all about the base's "
                "origin with the robot at home. They are constant: only `L(q)` will depend on `q`. "
                "`[m c]` is the matrix of the cross product with `m c`."
            ),
            (
                equation("D_i = Ad*(M_i^-1) J_i Ad(M_i^-1)"),
                equation("J = [I, [m c]; [m c]^T, diag(m, m, m)]"),
            ),
            Citation("PBP95", ("21", "44")),
            tuple(shown),
            ("poses",),
        )

    def kinetic_energy(self) -> DerivationStep:
        parts = self.run.kinetic_energies(self.qd)
        shown: list[StepPart] = [self.write.scalar(f"T_{i}", T) for i, T in enumerate(parts, 1)]
        why = "Half the twist times the momentum `D_i V_i`, which is what the twist causes."
        total, rotors = "T = sum over i of T_i", sum(parts)
        if has_rotors(self.robot):
            why += (
                " Rotors turn with their joints; behind the gears they have the inertias of the "
                "diagonal matrix `R`."
            )
            total += " + 1/2 qd^T R qd"
            own = zip(self.run.rotors, self.qd, strict=True)
            rotors += sum(r * rate * rate for r, rate in own) / 2
            shown.append(self.write.matrix("R", diagonal_of(self.run.rotors), sparse=True))
        shown.append(self.write.scalar("T", rotors))
        return DerivationStep(
            "kinetic_energy",
            "Kinetic energy, link by link",
            prose(why),
            (equation(total), equation("T_i = 1/2 <V_i, V_i>_i = 1/2 V_i^T D_i V_i")),
            Citation("PBP95", ("35", "39"), ("(39) is printed without the factor `1/2`.",)),
            tuple(shown),
            ("twists", "inertias"),
        )

    def mass_matrix(self) -> DerivationStep:
        A, L, D = self.run.blocks
        n = len(self.robot.links)
        names = tuple(TextAndLatex(f"link {i}", rf"\text{{link {i}}}") for i in range(1, n + 1))
        across = (1,) * self.robot.nv
        shown: list[StepPart] = [
            self._chains(),
            ZeroPattern(_word("A"), zeros_of(A, is_zero), names, (6,) * n, across),
            ZeroPattern(_word("L"), zeros_of(L, is_zero), names, (6,) * n),
            ZeroPattern(_word("D"), zeros_of(D, is_zero), names, (6,) * n),
        ]
        shown = shown if n <= LARGEST_DRAWN else []
        rotors = " + R" * has_rotors(self.robot)
        return DerivationStep(
            "mass_matrix",
            "The mass matrix, by coefficients and in blocks",
            prose(
                "`T` is a quadratic form of the rates, and `M` its matrix: the coefficient of "
                "`qd_i^2` in `2 T` is `m_ii`, that of `qd_i qd_j` in `T` is `m_ij`. With all "
                "screws in `A`, all chains in `L(q)` and all inertias in `D`, `V = L A qd`, and "
                "the same matrix is one product. Everything that moves is in `L`, everything "
                "heavy in `D`" + (", but for the rotors in `R`." if rotors else ".")
            ),
            (
                equation("T = 1/2 sum over i of sum over j of m_ij qd_i qd_j"),
                equation(f"M = A^T L^T D L A{rotors}"),
                equation("L_ij = Ad_i^(j+1)   for j on the path to i,   L_ii = 1"),
            ),
            Citation("PBP95", ("32", "46"), ("(32) is printed without the factor `1/2`.",)),
            (*shown, self.write.matrix("M", self.run.mass_matrix, symmetric=True)),
            ("kinetic_energy",),
        )

    def _chains(self) -> StepTable:
        """The blocks of L by the names of the chains."""
        links = range(1, len(self.robot.links) + 1)
        rows = []
        for i, path in enumerate(self.run.products.paths, 1):
            known = {j + 1: f"Ad_{i}^{j + 2}" for j in path} | {i: "1"}
            cells = (mathematical(_word(known.get(j, "0"))) for j in links)
            rows.append((_link(i), *cells))
        return StepTable((mathematical(_word("L")), *map(_link, links)), tuple(rows))

    # -- gravity and forces ----------------------------------------------------------------

    def gravity(self) -> DerivationStep:
        if not has_gravity(self.robot):
            return DerivationStep(
                "gravity",
                "No gravity",
                prose("Nothing has weight here, and no joint has to hold anything."),
                results=(self.write.column("phi", self.run.gravity),),
                follows_from=(ROBOT,),
            )
        parts = self.run.potential_energies
        shown: list[StepPart] = [self.write.scalar(f"U_{i}", U) for i, U in enumerate(parts, 1)]
        shown.append(self.write.scalar("U", sum(parts)))
        shown.append(self.write.column("phi", self.run.gravity))
        along, slope, links = "by `q_k`", "dU/dq_k = ", "Ad_i^(k+1)"
        if not single(self.robot):
            along, slope, links = "along screw `k`", "", "Ad_i^(j+1)"
        return DerivationStep(
            "gravity",
            "Potential energy and gravity forces",
            prose(
                "A link whose centre of mass `r_i`, in its frame, is at the height `h` has the "
                f"potential energy `m |g| h`. The derivative {along} is the force that holds the "
                "robot; it needs no derivative either, since the velocity of the centre of mass "
                "per `qd_k` is known from the Ad chain."
            ),
            (
                equation("U_i = -<m_i g, f_i r_i>"),
                equation(f"phi_k = {slope}-sum over i of <m_i g, f_i M_i^-1 {links}(A_k) M_i r_i>"),
            ),
            Citation(
                "PBP95",
                ("58", "59"),
                (
                    "(58), (59) are printed without the minus; they hold so if `g` points up. Here "
                    "it is the acceleration of free fall.",
                ),
            ),
            tuple(shown),
            ("poses", "twists"),
        )

    def forces(self) -> DerivationStep:
        tau = self.run.forces(self.qd, self.qdd)
        why, law = "for accelerations and for velocities.", "tau = M(q) qdd + C(q, qd) qd"
        if has_gravity(self.robot):
            why, law = "for accelerations, for velocities, against weight.", f"{law} + phi(q)"
        return DerivationStep(
            "forces",
            "The equations of motion",
            prose(f"What the joints must give: {why}"),
            (equation(law),),
            Citation("PBP95", ("29",)),
            (self.write.column("tau", tau), *motorless(self.robot)),
            ("mass_matrix", "coriolis", "gravity"),
        )


def diagonal_of(entries: Sequence[Any]) -> list[list[Any]]:
    """The matrix with this diagonal."""
    n = len(entries)
    return [[entries[r] if r == c else 0 for c in range(n)] for r in range(n)]


def _word(name: str) -> TextAndLatex:
    return TextAndLatex(name, formula(name))


def _link(i: int) -> TextAndLatex:
    return TextAndLatex(f"link {i}", f"link {i}")
