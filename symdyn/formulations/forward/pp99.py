"""Forward dynamics in O(n) by the square factors of the inverse mass matrix, as in PP99.

    qdd  = W^T Omega^-1 W that,    that = tau - S^T G^T (J G (a + P0 Vdot0) + b + Pt^T f_t)
                                                                             (PP99 eqs. 45, 46)
    ahat = Ad(f^-1) V_parent,   V = ahat + S qd,   a = -ad(S qd) ahat,   b = -ad*(V) J V
                                                                             (PP99 eqs. 50-54)
    alpha = Ad(f^-1) alpha_parent + a,      P = sum over children Ad*(f^-1) P + J alpha + b
    that  = tau - S^T P                                                      (PP99 eqs. 55-61)

and the two sweeps (62)-(68) of `filter_smoother.py`. The base may move: V0 and Vdot0 are twists in
its frame, and gravity g adds (0, -g) to Vdot0; the print has (0, g). It also leaves out the inverse
in the Ad* of (58), (59) and (63). Link frames are put on the joints' axes first: (47)-(49), with
the tail of joint i for Q_i.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.forward.filter_smoother import bias_free_forces, filtered, smoothed, weigh
from symdyn.formulations.forward.riccati import articulate
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import (
    SE3,
    ZERO_PAIR,
    Ad_inverse,
    Twist,
    Wrench,
    ad,
    ad_dual,
    add_pairs,
    pair_from_vector,
    scale_pair,
    vec,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_vector

Six = Sequence[Scalar]
"""A twist as six numbers, angular first."""


def forward_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    f_tip: TipWrenches = None,
    base_velocity: Six | None = None,
    base_acceleration: Six | None = None,
) -> list[Scalar]:
    """The accelerations qdd under the joint forces tau."""
    robot = robot.with_joint_frames()
    f = robot.transforms(q)
    _, swept, wrenches = velocity_terms(robot, f, qd, as_pair(base_velocity))
    add_tip_wrenches(robot, wrenches, f_tip)
    base = falling_base(robot, as_pair(base_acceleration))
    accelerations: list[Twist] = []
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        above = base if joint.parent == BASE else accelerations[joint.parent]
        alpha = add_pairs(Ad_inverse(f[i], above), swept[i])
        title = f"link {i + 1}: acceleration at qdd = 0, gravity included (alpha, a)"
        label_vector(alpha[0], f"alpha{i + 1}", title)
        label_vector(alpha[1], f"a{i + 1}", title)
        accelerations.append(alpha)
        wrenches[i] = add_pairs(link.inertia @ alpha, wrenches[i])

    titles = ("joint force minus bias forces", "bias wrench P")
    forces = bias_free_forces(robot, f, tau, wrenches, titles, ("Pn", "Pf"))
    bodies = articulate(robot, q, f, "forward_dynamics")
    innovations, _ = filtered(robot, f, bodies, forces)
    qdd, _ = smoothed(robot, f, bodies, weigh(bodies, innovations))
    return qdd


def velocity_terms(
    robot: Robot, f: Sequence[SE3], qd: Sequence[Scalar], base: Twist = ZERO_PAIR
) -> tuple[list[Twist], list[Twist], list[Wrench]]:
    """The twists V, the accelerations a and the wrenches b that velocities cause (50)-(54)."""
    twists: list[Twist] = []
    swept: list[Twist] = []
    wrenches: list[Wrench] = []
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        moving = joint_rate(robot, i, qd)
        carried = Ad_inverse(f[i], base if joint.parent == BASE else twists[joint.parent])
        V = add_pairs(carried, moving)
        title = f"link {i + 1}: twist (angular w, linear v)"
        label_vector(V[0], f"w{i + 1}", title)
        label_vector(V[1], f"v{i + 1}", title)
        twists.append(V)
        swept.append(ad(carried, moving))
        wrenches.append(scale_pair(-1, ad_dual(V, link.inertia @ V)))
        title = f"link {i + 1}: a = -ad(S qd) V and b = -ad*(V) J V"
        for pair, name in ((swept[i], "a"), (wrenches[i], "b")):
            label_vector(pair[0], f"{name}{i + 1}w", title)
            label_vector(pair[1], f"{name}{i + 1}v", title)
    return twists, swept, wrenches


def as_pair(six: Six | None) -> Twist:
    """A twist of six numbers as a pair; None stands for rest."""
    return ZERO_PAIR if six is None else pair_from_vector(six)


def falling_base(robot: Robot, acceleration: Twist) -> Twist:
    """Gravity as an acceleration of the base against free fall."""
    return (acceleration[0], vec.sub(acceleration[1], robot.gravity))
