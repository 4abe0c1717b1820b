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
                "The screw `A_k = (w_k, v_k)` is the twist that joint `k` produces at unit "
                "velocity: an angular velocity `w_k` and the velocity `v_k` of the body-fixed "
                "point at the origin of the base frame. For a revolute joint with its axis through "
                "the point `p_k`, `v_k = -w_k x p_k`. For a prismatic joint, `w_k = 0` and `v_k` "
                "is the direction of translation. `S_k` is the same screw in the frame of the "
                "joint, and `X_k` is the pose of that frame in the base frame at `q = "
                f"0`.{self._several_screws()}"
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
        sentences = []
        owners = self.run.products.owners
        for i, joint in enumerate(self.robot.joints, 1):
            own = [f"`A_{k}`" for k, owner in enumerate(owners, 1) if owner == i - 1]
            if joint.nv > 1:
                sentences.append(f" Joint {i} has several screws: {listed(own)}.")
        return "".join(sentences)

    def poses(self) -> DerivationStep:
        named = {"E": self.run.products.motions, "M": home_poses(self.robot), "f": self.run.poses}
        shown = [
            self.write.pose(f"{name}_{i}", X)
            for name, poses in named.items()
            for i, X in enumerate(poses, 1)
        ]
        if single(self.robot):
            each = (
                "by the exponential of its screw, `E_i = exp(A_i q_i)`, expressed in the base frame"
            )
            product = "f_i = exp(A_1 q_1) .. exp(A_i q_i) M_i"
        else:
            each = (
                "by `E_i`, expressed in the base frame. For a joint of one DoF, `E_i` is the "
                "exponential of the screw times the coordinate; for a joint of several DoF, it is "
                "the displacement that the coordinates describe"
            )
            product = "f_i = E_1 .. E_i M_i"
        return DerivationStep(
            "poses",
            "Exponentials and link poses",
            prose(
                f"Each joint displaces all links beyond it {each}. The displacement of link `i` is "
                "the product over the joints from the base to link `i`. `M_i` is the pose of its "
                "frame at `q = 0`."
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
            motion, first = "joint `k` moves link `i` along `A_k`", "`k+1`"
            notation = "`Ad_i^(k+1)` is this chain of transformations"
            ends = "`k = i`"
            rules = (
                "Ad_i^k(H) = Ad(exp(-A_i q_i) .. exp(-A_k q_k)) H",
                "V_i = sum over k of Ad_i^(k+1)(A_k) qd_k",
            )
        else:
            motion, first = "joint `j` moves link `i` along its screw `A_k`", "`j+1`"
            notation = "`Ad_i^(j+1)` is this chain of transformations"
            ends = "`j = i`"
            rules = (
                "Ad_i^j(H) = Ad(E_i^-1 .. E_j^-1) H",
                "V_i = sum over k of Ad_i^(j+1)(A_k) qd_k,   where j is the joint of A_k",
            )
        return DerivationStep(
            "twists",
            "Link twists by chains of adjoint transformations",
            prose(
                f"At unit velocity, {motion}. To express this screw in a frame that moves with "
                f"link `i`, apply the inverse displacement of every joint from {first} to `i`. "
                f"{notation}; it is the identity for {ends}. The components of `V_i` refer to the "
                "frame that moves with link `i` and that coincides with the base frame at `q = 0`."
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
                "The inertia of each link has to refer to the same frame as its twist, so it is "
                "transformed from the link frame to the base frame at `q = 0`. The result `D_i` is "
                "constant; only `L(q)` below depends on `q`. `J_i` is built from the mass `m`, the "
                "first moment `m c` and the inertia tensor `I` about the origin of the link frame. "
                "`[m c]` is the skew-symmetric matrix of the cross product with `m c`."
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
        why = (
            "The kinetic energy of link `i` is half the product of its twist `V_i` and its "
            "momentum `D_i V_i`."
        )
        total, rotors = "T = sum over i of T_i", sum(parts)
        if has_rotors(self.robot):
            why += (
                " Each rotor moves with its joint; the diagonal matrix `R` contains the rotor "
                "inertias reflected through the gears."
            )
            total += " + 1/2 qd^T R qd"
            own = zip(self.run.rotors, self.qd, strict=True)
            rotors += sum(r * rate * rate for r, rate in own) / 2
            shown.append(self.write.matrix("R", diagonal_of(self.run.rotors), sparse=True))
        shown.append(self.write.scalar("T", rotors))
        return DerivationStep(
            "kinetic_energy",
            "Kinetic energy",
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
            "The mass matrix",
            prose(
                "`T` is a quadratic form in the joint velocities, and `M` is its matrix: `m_ii` is "
                "the coefficient of `qd_i^2` in `2 T`, and `m_ij` is the coefficient of `qd_i "
                "qd_j` in `T`. The block matrices `A`, `L(q)` and `D` collect the screws, the "
                "chains and the inertias of all links. Then `V = L A qd`, and `M` is a single "
                "product of matrices. Only `L` depends on `q`, and `D` contains all inertias"
                + (" except those of the rotors, which are in `R`." if rotors else ".")
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
                "Gravity",
                prose("There is no gravity, so the gravity forces are zero."),
                results=(self.write.column("phi", self.run.gravity),),
                follows_from=(ROBOT,),
            )
        parts = self.run.potential_energies
        shown: list[StepPart] = [self.write.scalar(f"U_{i}", U) for i, U in enumerate(parts, 1)]
        shown.append(self.write.scalar("U", sum(parts)))
        shown.append(self.write.column("phi", self.run.gravity))
        along, slope, links = "with respect to `q_k`", "dU/dq_k = ", "Ad_i^(k+1)"
        if not single(self.robot):
            along, slope, links = "along screw `k`", "", "Ad_i^(j+1)"
        return DerivationStep(
            "gravity",
            "Potential energy and gravity forces",
            prose(
                "The potential energy of link `i` is minus the inner product of its weight `m_i g` "
                "and the position of its centre of mass, which is `r_i` in the link frame. The "
                f"derivative {along} is the gravity force on joint `k`. It follows without "
                "differentiation from the `Ad` chain, which gives the velocity of the centre of "
                "mass at unit velocity of the joint."
            ),
            (
                equation("U_i = -<m_i g, f_i r_i>"),
                equation(f"phi_k = {slope}-sum over i of <m_i g, f_i M_i^-1 {links}(A_k) M_i r_i>"),
            ),
            Citation(
                "PBP95",
                ("58", "59"),
                (
                    "(58) and (59) are printed without the minus sign, which is correct if `g` "
                    "points up. Here `g` is the acceleration of free fall.",
                ),
            ),
            tuple(shown),
            ("poses", "twists"),
        )

    def forces(self) -> DerivationStep:
        tau = self.run.forces(self.qd, self.qdd)
        terms, law = " and the Coriolis and centrifugal forces", "tau = M(q) qdd + C(q, qd) qd"
        if has_gravity(self.robot):
            terms = ", the Coriolis and centrifugal forces, and the gravity forces"
            law += " + phi(q)"
        return DerivationStep(
            "forces",
            "The equations of motion",
            prose(f"The joint forces are the sum of the inertial forces{terms}."),
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
