"""Lagrange's equations of one robot, from screws to curvature, after PBP95."""

from __future__ import annotations

from symdyn.derive.matrices.christoffel_cases import home_poses
from symdyn.derive.matrices.lagrange import Lagrange, inertia_matrix
from symdyn.scalar import is_zero
from symdyn.teach.derivations.lagrange_velocities import LARGEST_DRAWN, Velocities
from symdyn.teach.derivations.zero_pose import KEY as ROBOT
from symdyn.teach.derivations.zero_pose import titled, zero_pose
from symdyn.teach.model import Model
from symdyn.teach.notation import Words
from symdyn.teach.steps.formulas import equation, formula, prose
from symdyn.teach.steps.parts import Part, Picture, Said, zeros_of
from symdyn.teach.steps.step import Derivation, Source, Step
from symdyn.teach.steps.writing import Writer


def derivation(model: Model) -> Derivation:
    """All steps for a robot."""
    return _Lagrange(model).whole()


class _Lagrange:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.write = Writer(model)
        self.robot = self.write.robot
        self.run = Lagrange(self.robot, self.write.q)
        self.qd, self.qdd = self.write.rates("qd"), self.write.rates("qdd")
        self.velocities = Velocities(self.write, self.run)

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

    def screws(self) -> Step:
        products = self.run.products
        shown = [self.write.six(f"A_{k}", A) for k, A in enumerate(products.screws, 1)]
        return Step(
            "screws",
            "Screws of the joints",
            prose(
                "A joint moves what it carries along a screw: a direction `w` and the velocity `v` "
                "of the point at the base's origin. For a turn about an axis through the point "
                "`r`, `v = -w x r`; for a slide, `w = 0` and `v` is its direction."
            ),
            (equation("A_k = Ad(X_k) S_k = (w_k, -w_k x r_k)"),),
            Source("PBP95", ("13",)),
            tuple(shown),
            (ROBOT,),
        )

    def poses(self) -> Step:
        named = {"E": self.run.products.motions, "M": home_poses(self.robot), "f": self.run.poses}
        shown = [
            self.write.pose(f"{name}_{i}", X)
            for name, poses in named.items()
            for i, X in enumerate(poses, 1)
        ]
        return Step(
            "poses",
            "Exponentials and link poses",
            prose(
                "Each joint displaces everything beyond it by the exponential of its screw, "
                "`E_i = exp(A_i q_i)`. All of them are seen from the base, so that the "
                "displacement of link `i` is their product; `M_i` is where its frame is at `q = 0`."
            ),
            (equation("f_i = exp(A_1 q_1) .. exp(A_i q_i) M_i"),),
            Source("PBP95", ("13", "31")),
            tuple(shown),
            ("screws",),
        )

    def twists(self) -> Step:
        products = self.run.products
        shown: list[Part] = []
        for i, columns in enumerate(products.columns, 1):
            for k, column in columns.items():
                shown.append(self.write.six(f"Ad_{i}^{k + 2}(A_{k + 1})", column))
        shown += [self.write.six(f"V_{i}", V) for i, V in enumerate(self.run.twists(self.qd), 1)]
        return Step(
            "twists",
            "Twists of the links, by the `Ad` chain",
            prose(
                "How fast does link `i` move if joint `k` moves by one? By the screw of joint `k`, "
                "seen from where the joints between have gone: each of them takes it back by its "
                "own exponential. `Ad_i^(k+1)` is that chain, from joint `k+1` to joint `i`; it is "
                "the identity for `k = i`. The twist of link `i` is in the axes that the base has "
                "at home, carried along with the link."
            ),
            (
                equation("Ad_i^k(H) = Ad(exp(-A_i q_i) .. exp(-A_k q_k)) H"),
                equation("V_i = sum over k of Ad_i^(k+1)(A_k) qd_k"),
            ),
            Source("PBP95", ("37", "38"), ("(38) is printed without the rates `qd_k`.",)),
            tuple(shown),
            ("screws", "poses"),
        )

    # -- energy ----------------------------------------------------------------------------

    def inertias(self) -> Step:
        shown = [
            self.write.matrix(f"D_{i}", inertia_matrix(D), sparse=True, symmetric=True)
            for i, D in enumerate(self.run.products.inertias, 1)
        ]
        return Step(
            "inertias",
            "Inertias of the links",
            prose(
                "The twists are in home coordinates, so that the inertia of each link has to be "
                "there too: mass `m`, first moment `m c` and the tensor `I`, all about the base's "
                "origin with the robot at home. They are constant: only `L(q)` will depend on `q`."
            ),
            (
                equation("D_i = Ad*(M_i^-1) J_i Ad(M_i^-1)"),
                equation("J = [I, [m c]; [m c]^T, m 1]"),
            ),
            Source("PBP95", ("21", "44")),
            tuple(shown),
            ("poses",),
        )

    def kinetic_energy(self) -> Step:
        parts = self.run.kinetic_energies(self.qd)
        shown: list[Part] = [self.write.scalar(f"T_{i}", T) for i, T in enumerate(parts, 1)]
        shown.append(self.write.scalar("T", sum(parts)))
        if any(not is_zero(freedom.rotor) for freedom in self.run.products.freedoms):
            shown.append(Said(prose("Rotors come in with the mass matrix below.")))
        return Step(
            "kinetic_energy",
            "Kinetic energy, link by link",
            prose("Half the twist times the momentum `D_i V_i`, which is what the twist causes."),
            (
                equation("T = sum over i of T_i"),
                equation("T_i = 1/2 <V_i, V_i>_i = 1/2 V_i^T D_i V_i"),
            ),
            Source("PBP95", ("35", "39"), ("(39) is printed without the factor `1/2`.",)),
            tuple(shown),
            ("twists", "inertias"),
        )

    def mass_matrix(self) -> Step:
        A, L, D = self.run.blocks
        n = len(self.robot.links)
        names = tuple(Words(f"link {i}", rf"\text{{link {i}}}") for i in range(1, n + 1))
        across = (1,) * self.robot.nv
        shown: list[Part] = [
            Picture(_word("A"), zeros_of(A, is_zero), names, (6,) * n, across),
            Picture(_word("L"), zeros_of(L, is_zero), names, (6,) * n),
            Picture(_word("D"), zeros_of(D, is_zero), names, (6,) * n),
        ]
        shown = shown if n <= LARGEST_DRAWN else []
        return Step(
            "mass_matrix",
            "The mass matrix, by coefficients and in blocks",
            prose(
                "`T` is a quadratic form of the rates, and `M` its matrix: the coefficient of "
                "`qd_i^2` in `2 T` is `m_ii`, that of `qd_i qd_j` in `T` is `m_ij`. With all "
                "screws in `A`, all chains in `L(q)` and all inertias in `D`, `V = L A qd`, and "
                "the same matrix is one product. Everything that moves is in `L`, everything "
                "heavy in `D`."
            ),
            (
                equation("T = 1/2 sum over i of sum over j of m_ij qd_i qd_j"),
                equation("M = A^T L^T D L A"),
            ),
            Source("PBP95", ("32", "46"), ("(32) is printed without the factor `1/2`.",)),
            (*shown, self.write.matrix("M", self.run.mass_matrix, symmetric=True)),
            ("kinetic_energy",),
        )

    # -- gravity and forces ----------------------------------------------------------------

    def gravity(self) -> Step:
        parts = self.run.potential_energies
        shown: list[Part] = [self.write.scalar(f"U_{i}", U) for i, U in enumerate(parts, 1)]
        shown.append(self.write.scalar("U", sum(parts)))
        shown.append(self.write.column("phi", self.run.gravity))
        return Step(
            "gravity",
            "Potential energy and gravity forces",
            prose(
                "A link at height `h` has the potential energy `m |g| h`. Its derivative by `q_k` "
                "is what joint `k` must give to hold the robot; it needs no derivative either, "
                "since the velocity of the centre of mass per `qd_k` is known from the Ad chain."
            ),
            (
                equation("U_i = -<m_i g, f_i r_i>"),
                equation(
                    "phi_k = dU/dq_k = -sum over i of <m_i g, f_i M_i^-1 Ad_i^(k+1)(A_k) M_i r_i>"
                ),
            ),
            Source(
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

    def forces(self) -> Step:
        tau = self.run.forces(self.qd, self.qdd)
        return Step(
            "forces",
            "The equations of motion",
            prose("What the joints must give: for accelerations, for velocities, against weight."),
            (equation("tau = M(q) qdd + C(q, qd) qd + phi(q)"),),
            Source("PBP95", ("29",)),
            (self.write.column("tau", tau),),
            ("mass_matrix", "coriolis", "gravity"),
        )


def _word(name: str) -> Words:
    return Words(name, formula(name))
