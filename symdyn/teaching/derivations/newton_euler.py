"""The Newton-Euler recursion of one robot on SE(3), after PBP95, compared with Lagrange's."""

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
        displacement, motion = "exponential", "exp(S_i q_i)"
        if not single(self.robot):
            displacement = "motion `E_i`, which is an exponential for a joint of one DoF"
            motion = "E_i(q)"
        if branched:
            shown.append(
                Sentence(
                    prose(
                        "The robot is a tree; step 1 lists the parent of each link. Below, `i-1` "
                        "denotes the parent of link `i`."
                    )
                )
            )
        return DerivationStep(
            "frames",
            "Frames from link to link",
            prose(
                "All quantities of a link are expressed in the frame of that link. `f_i` is the "
                "pose of link `i` in the frame of its parent. It is the product of the constant "
                f"pose `M_i` at zero displacement and the joint's {displacement}."
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
                "In link coordinates, the screw `S` of the joint and the spatial inertia `J` of "
                "the link are constant. `J` is built from the mass `m`, the first moment `m c` and "
                "the inertia tensor `I` about the origin of the link frame. `[m c]` is the "
                "skew-symmetric matrix of the cross product with `m c`."
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
            "Twists, from the base to the tips",
            prose(
                "The twist of a link is the twist of its parent, transformed to the frame of the "
                "link, plus the joint velocity times the joint screw. The base is at rest: `V_0 = "
                "0`."
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
        title = "Accelerations, from the base to the tips"
        weight = " There is no gravity, so the base does not accelerate."
        if has_gravity(self.robot):
            title += ", with the base accelerating at `-g`"
            weight = (
                " Gravity needs no extra term: a base that accelerates at `-g` has the same effect "
                "on the links as gravity."
            )
        return DerivationStep(
            "accelerations",
            title,
            prose(
                "Differentiate the recursion for the twists. The bracket `ad(V_i) S_i qd_i` is the "
                f"part of the acceleration that is due to the motion of the joint screw.{weight}"
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
            "The net wrench on each link",
            prose(
                "The Newton-Euler equations of a rigid body: the net wrench on link `i` equals the "
                "rate of change of its momentum `J_i V_i`. The second term appears because the "
                "momentum is expressed in a moving frame."
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
            "Joint wrenches, from the tips to the base",
            prose(
                "Joint `i` transmits the wrench that moves link `i` and all links beyond it. The "
                "recursion starts at the tips, where no further link follows."
            ),
            (equation("F_i = sum over children c of Ad*(f_c^-1) F_c + B_i"),),
            Citation(
                "PBP95",
                ("26",),
                ("(26) is printed with `Ad*(f)`; `Ad*(f^-1)` is correct, as in (80).",),
            ),
            tuple(shown),
            ("frames", "link_wrenches"),
        )

    def forces(self) -> DerivationStep:
        tau = project(self.robot, self.run.joint_wrenches, self.qdd)
        rotors, law = "", "tau_i = S_i^T F_i"
        shown: list[StepPart] = [self.write.column("tau", tau), *motorless(self.robot)]
        if has_rotors(self.robot):
            rotors = " The rotor adds `R_i`, its inertia reflected through the gear."
            law += " + R_i qdd_i"
            inertias = [joint.rotor_inertia for joint in self.robot.joints]
            shown.insert(0, self.write.column("R", inertias, sparse=True))
        return DerivationStep(
            "forces",
            "Joint forces",
            prose(
                "The joint force is the component of the joint wrench along the joint screw. The "
                f"bearings carry the other components.{rotors}"
            ),
            (equation(law),),
            Citation("PBP95", ("27",)),
            tuple(shown),
            ("screws", "joint_wrenches"),
        )
