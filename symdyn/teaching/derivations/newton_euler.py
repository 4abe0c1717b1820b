"""The Newton-Euler recursion of one robot on SE(3), after PBP95, and that it is Lagrange's."""

from __future__ import annotations

from symdyn.formulations.inverse.newton_euler import recursion
from symdyn.formulations.matrices.lagrange import inertia_matrix
from symdyn.formulations.shared.joint_screws import project
from symdyn.lie import vec
from symdyn.robot.model import BASE
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
from symdyn.teaching.steps.parts import Sentence, StepPart
from symdyn.teaching.steps.step import Citation, Derivation, DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter


def derivation(model: ClosedForms) -> Derivation:
    """All steps for a robot."""
    return _NewtonEuler(model).whole()


class _NewtonEuler:
    def __init__(self, model: ClosedForms) -> None:
        self.model = model
        self.write = QuantityWriter(model)
        self.robot = self.write.robot
        self.qd, self.qdd = self.write.rates("qd"), self.write.rates("qdd")
        self.run = recursion(self.robot, self.write.q, self.qd, self.qdd)

    def whole(self) -> Derivation:
        steps = (
            zero_pose(self.write),
            self.frames(),
            self.screws(),
            self.twists(),
            self.accelerations(),
            self.link_wrenches(),
            self.joint_wrenches(),
            self.forces(),
            equal_forces(self.write, "lagrange", "newton-euler", ("forces",)),
        )
        return Derivation(titled("The Newton-Euler recursion of", self.robot), steps)

    def frames(self) -> DerivationStep:
        shown: list[StepPart] = [
            self.write.pose(f"f_{i}", f) for i, f in enumerate(self.run.transforms, 1)
        ]
        branched = any(
            joint.parent not in (BASE, i - 1) for i, joint in enumerate(self.robot.joints)
        )
        moved, motion = "exponential", "exp(S_i q_i)"
        if not single(self.robot):
            moved = "motion `E_i`, which is an exponential where it has one DoF"
            motion = "E_i(q)"
        if branched:
            shown.append(Sentence(prose("The robot is a tree; parents are in the first step.")))
        return DerivationStep(
            "frames",
            "Frames from link to link",
            prose(
                "Every link is described in its own frame. `f_i` is the frame of link `i` seen "
                f"from the link that carries it: a fixed placement `M_i` and the joint's {moved}."
            ),
            (equation(f"f_i = M_i {motion}"),),
            Citation("PBP95", ("23",)),
            tuple(shown),
            (ROBOT,),
        )

    def screws(self) -> DerivationStep:
        shown: list[StepPart] = []
        count = 0
        for joint in self.robot.joints:
            for screw in joint.screws:
                count += 1
                shown.append(self.write.six(f"S_{count}", screw))
        for i, link in enumerate(self.robot.links, 1):
            matrix = inertia_matrix(link.inertia)
            shown.append(self.write.matrix(f"J_{i}", matrix, sparse=True, symmetric=True))
        return DerivationStep(
            "screws",
            "Screws and inertias in link frames",
            prose(
                "In the frame of its own link a joint's screw `S` is constant, and so is the "
                "inertia `J`: mass, first moment and tensor about the frame's origin. Nothing has "
                "to be moved to the base. `[m c]` is the matrix of the cross product with `m c`."
            ),
            (equation("J = [I, [m c]; [m c]^T, diag(m, m, m)]"),),
            Citation("PBP95", ("21",)),
            tuple(shown),
            (ROBOT,),
        )

    def twists(self) -> DerivationStep:
        shown = [self.write.six(f"V_{i}", V) for i, V in enumerate(self.run.twists, 1)]
        return DerivationStep(
            "twists",
            "Twists, outwards",
            prose(
                "A link moves as the one that carries it, seen from its own frame, and along its "
                "joint's screw. The base rests: `V_0 = 0`."
            ),
            (equation("V_i = Ad(f_i^-1) V_(i-1) + S_i qd_i"),),
            Citation("PBP95", ("24",), ("(24) is printed without the inverse; (70) has it.",)),
            tuple(shown),
            ("frames", "screws"),
        )

    def accelerations(self) -> DerivationStep:
        up = tuple(vec.scale(-1, self.robot.gravity))
        shown: list[StepPart] = [self.write.column("Vdot_0", (0, 0, 0, *up))]
        shown += [self.write.six(f"Vdot_{i}", A) for i, A in enumerate(self.run.accelerations, 1)]
        title, weight = "Accelerations, outwards", " There is no gravity: the base rests."
        if has_gravity(self.robot):
            title += ", on a base that accelerates by `-g`"
            weight = (
                " Weight needs no extra term: a robot that stands in gravity feels what one feels "
                "in a lift that accelerates upwards."
            )
        return DerivationStep(
            "accelerations",
            title,
            prose(
                "The derivative of the line above: the screw of joint `i` is carried along with "
                f"the link, which is the bracket.{weight}"
            ),
            (
                equation("Vdot_i = Ad(f_i^-1) Vdot_(i-1) + S_i qdd_i + ad(V_i) S_i qd_i"),
                *([equation("Vdot_0 = (0, -g)")] if has_gravity(self.robot) else []),
            ),
            Citation("PBP95", ("25",), ("(25) is printed without the inverses; (73) has them.",)),
            tuple(shown),
            ("twists",),
        )

    def link_wrenches(self) -> DerivationStep:
        shown = [self.write.six(f"B_{i}", F) for i, F in enumerate(self.run.link_wrenches, 1)]
        return DerivationStep(
            "link_wrenches",
            "The wrench that each link needs",
            prose(
                "Newton's and Euler's equations of one body, in its own frame: the rate of its "
                "momentum `J V`, whose second part is due to the frame's own motion."
            ),
            (equation("B_i = J_i Vdot_i - ad*(V_i) J_i V_i"),),
            Citation("PBP95", ("26",), ("(26) is printed without an inverse in its other term.",)),
            tuple(shown),
            ("screws", "accelerations"),
        )

    def joint_wrenches(self) -> DerivationStep:
        numbered = enumerate(self.run.joint_wrenches, 1)
        shown = [self.write.six(f"F_{i}", F) for i, F in reversed(list(numbered))]
        return DerivationStep(
            "joint_wrenches",
            "Wrenches through the joints, inwards",
            prose(
                "What passes through joint `i` moves link `i` and everything beyond it. The last "
                "joint is the first whose wrench is known."
            ),
            (equation("F_i = sum over children c of Ad*(f_c^-1) F_c + B_i"),),
            Citation(
                "PBP95",
                ("26",),
                ("(26) is printed with `Ad*(f)`; `Ad*(f^-1)` is true, as in (80).",),
            ),
            tuple(shown),
            ("frames", "link_wrenches"),
        )

    def forces(self) -> DerivationStep:
        tau = project(self.robot, self.run.joint_wrenches, self.qdd)
        rotors, law = "", "tau_i = S_i^T F_i"
        shown: list[StepPart] = [self.write.column("tau", tau), *motorless(self.robot)]
        if has_rotors(self.robot):
            rotors = " A rotor adds its own inertia `R_i`, as the joint feels it behind the gear."
            law += " + R_i qdd_i"
            inertias = [joint.rotor_inertia for joint in self.robot.joints]
            shown.insert(0, self.write.column("R", inertias, sparse=True))
        return DerivationStep(
            "forces",
            "Joint forces",
            prose(
                "A joint gives the part of its wrench along its screw; the rest is borne by its "
                f"bearings.{rotors}"
            ),
            (equation(law),),
            Citation("PBP95", ("27",)),
            tuple(shown),
            ("screws", "joint_wrenches"),
        )
