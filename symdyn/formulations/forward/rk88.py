"""Forward dynamics four ways by filtering and smoothing: RK88's FD1, FD2, FD3 and FD4.

    FD1   T' = T - H phi (M phi^T a + b + B f),   qdd = (I - H Psi L)^T D^-1 (I - H Psi L) T'
                                                                          (RK88 eqs. 4.17-4.22)
    FD2   the same, and alpha = lambda + phi^T a, alpha(0) = B^T alpha + a(0)  (5.5)-(5.7), (4.22b)
    FD3   zeta = phi^T a,   eps = T - H psi (S L T + M zeta + b + B f),
          qdd = (I - H Psi L)^T D^-1 eps                                          (5.8)-(5.10)
    FD4   eps = T - H (Psi L T + (psi - 1) P a + psi (b + B f)), and the smoother with a
                                                                                 (5.14)-(5.17)

FD1 and FD2 take four sweeps, FD3 and FD4 three. A product with psi is a filter, one with psi^T a
smoother (`filter_smoother.py`); L(k), which the paper keeps at the next joint, is phi(k+1, k) G(k).

Accelerations are the ordinary ones of the frames' origins, so that no linear velocity is needed.
With w = R^T w_parent, p the origin of link k in its parent and S = (h, s) the screw,

    a(k) = (w x h qd,  R^T (w_parent x (w_parent x p)) + 2 w x s qd + qd^2 h x s)
    b(k) = (w_k x I w_k,  w_k x (w_k x mc))                                        (2.19), (2.23)

where the paper has s = 0 on the axis of a revolute joint and prints (2.32), for sliding joints,
without the factor 2. A joint of several DoF has the sums of its screws times their qd for h qd
and s qd (RK88 Appendix B), and its DoF are filtered one after the other. Links are numbered
from the base here, in frames on the joints' axes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from symdyn.formulations.forward.filter_smoother import bias_free_forces, filtered, smoothed, weigh
from symdyn.formulations.forward.pp99 import Six, as_pair, falling_base
from symdyn.formulations.forward.riccati import Articulation, articulate
from symdyn.formulations.inverse.newton_euler_classical import acceleration_matrix
from symdyn.formulations.kinematics.link_vectors import gravity_in_links
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import (
    SE3,
    ZERO_PAIR,
    Ad_inverse,
    Mat3,
    Twist,
    Vec3,
    Wrench,
    add_pairs,
    vec,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector

Accelerations = tuple[list[Scalar], list[list[Scalar]], list[list[Scalar]]]
"""qdd; for each link and for each tip the six (angular, of its origin), in its own axes."""

Result = TypeVar("Result")


@dataclass(frozen=True)
class State:
    """A robot on its axes in motion and under load, as every algorithm here starts from it.

    `given` is the robot in the user's frames. f are the transforms, `spins` the angular velocities
    of the links; `base` is the base's ordinary acceleration, with gravity as an acceleration
    against free fall. `driven` are the joints' accelerations, as far as they are known.
    """

    given: Robot
    robot: Robot
    q: Sequence[Scalar]
    qd: Sequence[Scalar]
    tau: Sequence[Scalar]
    f_tip: TipWrenches
    f: tuple[SE3, ...]
    spins: list[Vec3]
    base_spin: Vec3
    base: Twist
    driven: Sequence[Scalar]

    def parent_spin(self, i: int) -> Vec3:
        """The angular velocity of the link that carries joint i."""
        parent = self.robot.joints[i].parent
        return self.base_spin if parent == BASE else self.spins[parent]

    def joint_terms(self, i: int) -> Twist:
        """What a(k) has apart from w x (w x p): Coriolis terms of the joint's own motion.

        The accelerations of joints that are known are part of it.
        """
        carried = vec.apply(vec.transpose(self.f[i].R), self.parent_spin(i))
        turning, sliding = joint_rate(self.robot, i, self.qd)
        swerving = vec.add(vec.scale(2, vec.cross(carried, sliding)), vec.cross(turning, sliding))
        swept = (vec.cross(carried, turning), swerving)
        return add_pairs(swept, joint_rate(self.robot, i, self.driven))

    def articulated(self) -> Articulation:
        """P, D and G of the Riccati recursion (RK88 eqs. 4.4-4.6)."""
        return articulate(self.robot, self.q, self.f, "forward_dynamics")


@dataclass(frozen=True)
class Rk88Algorithm(Generic[Result]):
    """One of the algorithms as a function of a robot, its state and its load."""

    steps: Callable[[State], Result]

    def __call__(
        self,
        robot: Robot,
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        tau: Sequence[Scalar],
        f_tip: TipWrenches = None,
        base_velocity: Six | None = None,
        base_acceleration: Six | None = None,
    ) -> Result:
        """The result under the joint forces tau; the base may move, and tips may push."""
        return self.steps(
            state_of(robot, q, qd, tau, f_tip, as_pair(base_velocity), as_pair(base_acceleration))
        )


def state_of(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    f_tip: TipWrenches = None,
    base_velocity: Twist = ZERO_PAIR,
    base_acceleration: Twist = ZERO_PAIR,
    driven: Sequence[Scalar] = (),
) -> State:
    """The state that an algorithm starts from; joints accelerate by `driven`, or by zero."""
    given, robot = robot, robot.with_joint_frames()
    f = robot.transforms(q)
    w0, v0 = base_velocity
    angular, linear = falling_base(robot, base_acceleration)
    spins: list[Vec3] = []
    for i, joint in enumerate(robot.joints):
        above = w0 if joint.parent == BASE else spins[joint.parent]
        w = vec.add(vec.apply(vec.transpose(f[i].R), above), joint_rate(robot, i, qd)[0])
        spins.append(label_vector(w, f"w{i + 1}", f"link {i + 1}: angular velocity w"))
    base = (angular, vec.add(linear, vec.cross(w0, v0)))
    accelerations = driven or [0] * robot.nv
    return State(given, robot, q, qd, tau, f_tip, f, spins, w0, base, accelerations)


# -- the algorithms --------------------------------------------------------------------------


def _fd1(state: State) -> tuple[list[Scalar], list[Twist], list[Twist]]:
    """qdd, lambda and zeta: bias forces off, then filter and smoother (RK88 eqs. 4.17-4.22)."""
    robot, f = state.robot, state.f
    zeta, wrenches = held_joints(state)
    titles = ("force T', joint force minus bias forces", "bias wrench at it")
    forces = bias_free_forces(robot, f, state.tau, wrenches, titles, ("Nb", "Fb"))
    bodies = state.articulated()
    innovations, _ = filtered(robot, f, bodies, forces)
    qdd, moved = smoothed(robot, f, bodies, weigh(bodies, innovations))
    return qdd, moved, zeta


def _fd3(state: State) -> tuple[list[Scalar], list[Twist], list[Twist]]:
    """qdd, lambda and zeta: the bias wrenches go through the filter (RK88 eqs. 5.8-5.10)."""
    robot, f = state.robot, state.f
    zeta, wrenches = held_joints(state)
    bodies = state.articulated()
    innovations, _ = filtered(robot, f, bodies, state.tau, wrenches)
    qdd, moved = smoothed(robot, f, bodies, weigh(bodies, innovations))
    return qdd, moved, zeta


def _fd4(state: State) -> list[Scalar]:
    """qdd: bias accelerations enter where they arise (RK88 eqs. 5.13-5.17)."""
    robot, f = state.robot, state.f
    swept, wrenches = _biases(state)
    bodies = state.articulated()
    innovations, _ = filtered(robot, f, bodies, state.tau, wrenches, swept)
    return smoothed(robot, f, bodies, weigh(bodies, innovations), swept, state.base)[0]


def _fd2_with_accelerations(state: State) -> Accelerations:
    """FD2 is FD1 with alpha = lambda + zeta of links and tips (RK88 eqs. 5.5-5.7, 4.22b)."""
    qdd, moved, zeta = _fd1(state)
    return qdd, *_reported(state, list(map(add_pairs, moved, zeta)))


def _fd3_with_accelerations(state: State) -> Accelerations:
    """FD3, and alpha = lambda + zeta as in FD2."""
    qdd, moved, zeta = _fd3(state)
    return qdd, *_reported(state, list(map(add_pairs, moved, zeta)))


fd1 = fd2 = Rk88Algorithm(lambda state: _fd1(state)[0])
"""qdd by FD1. FD2 finds the same qdd in the same way, and the links' accelerations besides."""
fd3 = Rk88Algorithm(lambda state: _fd3(state)[0])
"""qdd by FD3."""
fd4 = Rk88Algorithm(_fd4)
"""qdd by FD4."""
fd2_with_accelerations = Rk88Algorithm(_fd2_with_accelerations)
"""qdd and the accelerations of links and tips by FD2."""
fd3_with_accelerations = Rk88Algorithm(_fd3_with_accelerations)
"""The same by FD3."""


# -- sweeps ----------------------------------------------------------------------------------


def held_joints(state: State) -> tuple[list[Twist], list[Wrench]]:
    """zeta = phi^T a and M zeta + b + B f: what happens before the joints are set free.

    U = [angular acceleration] + [w][w] serves M zeta and b, and the next link's zeta, at once.
    """
    robot, f = state.robot, state.f
    zeta: list[Twist] = []
    matrices: list[Mat3] = []
    wrenches: list[Wrench] = []
    base_matrix = acceleration_matrix(state.base_spin, state.base[0])
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        at_base = joint.parent == BASE
        angular, linear = state.base if at_base else zeta[joint.parent]
        Rt = vec.transpose(f[i].R)
        turning, swerving = state.joint_terms(i)
        alpha = vec.add(vec.apply(Rt, angular), turning)
        U_parent = base_matrix if at_base else matrices[joint.parent]
        a = vec.apply(Rt, vec.add(linear, vec.apply(U_parent, f[i].p)))
        a = vec.add(a, swerving)
        title = f"link {i + 1}: zeta, its acceleration at qdd = 0, gravity included (alpha, a)"
        label_vector(alpha, f"alpha{i + 1}", title)
        label_vector(a, f"a{i + 1}", title)
        zeta.append((alpha, a))
        w, J = state.spins[i], link.inertia
        U = label_matrix(
            acceleration_matrix(w, alpha), f"U{i + 1}", f"link {i + 1}: U = [alpha] + [w][w]"
        )
        matrices.append(U)
        force = vec.add(vec.scale(J.m, a), vec.apply(U, J.moment))
        momentum = vec.apply(J.tensor, w)
        label_vector(
            momentum, f"K{i + 1}", f"link {i + 1}: angular momentum K = I w about its origin"
        )
        spinning = vec.cross(w, momentum)
        moment = vec.add(vec.add(vec.apply(J.tensor, alpha), spinning), vec.cross(J.moment, a))
        title = f"link {i + 1}: wrench M zeta + b (moment n, force f)"
        label_vector(moment, f"n{i + 1}", title)
        label_vector(force, f"f{i + 1}", title)
        wrenches.append((moment, force))
    add_tip_wrenches(robot, wrenches, state.f_tip)
    return zeta, wrenches


def _biases(state: State) -> tuple[list[Twist], list[Wrench]]:
    """a(k), and b(k) with the wrenches of the tips (RK88 eqs. 2.19, 2.23)."""
    robot = state.robot
    matrices: list[Mat3] = []
    for i, w in enumerate(state.spins):
        square = acceleration_matrix(w, vec.ZERO)
        label_matrix(square, f"W{i + 1}", f"link {i + 1}: [w][w]")
        matrices.append(square)
    base_matrix = acceleration_matrix(state.base_spin, vec.ZERO)
    swept: list[Twist] = []
    wrenches: list[Wrench] = []
    for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True)):
        above = base_matrix if joint.parent == BASE else matrices[joint.parent]
        angular, linear = state.joint_terms(i)
        inward = vec.apply(vec.transpose(state.f[i].R), vec.apply(above, state.f[i].p))
        swept.append((angular, vec.add(inward, linear)))
        J, w = link.inertia, state.spins[i]
        wrenches.append((vec.cross(w, vec.apply(J.tensor, w)), vec.apply(matrices[i], J.moment)))
        title = f"link {i + 1}: bias acceleration a(k) and bias wrench b(k)"
        for pair, name in ((swept[i], "a"), (wrenches[i], "b")):
            label_vector(pair[0], f"{name}{i + 1}w", title)
            label_vector(pair[1], f"{name}{i + 1}v", title)
    add_tip_wrenches(robot, wrenches, state.f_tip)
    return swept, wrenches


def _reported(
    state: State, accelerations: Sequence[Twist]
) -> tuple[list[list[Scalar]], list[list[Scalar]]]:
    """Accelerations in the frames of the user's links and of the tips, gravity taken out again."""
    given, axes, f = state.given, state.robot, state.f
    falling = gravity_in_links(axes, f)
    true = [(b, vec.add(a, g)) for (b, a), g in zip(accelerations, falling, strict=True)]
    standing = (state.base[0], vec.add(state.base[1], axes.gravity))

    def at(link: int, X: SE3) -> list[Scalar]:
        w = state.base_spin if link == BASE else state.spins[link]
        b, a = Ad_inverse(X, standing if link == BASE else true[link])
        inward = vec.apply(vec.transpose(X.R), vec.cross(w, vec.cross(w, X.p)))
        return [*b, *vec.add(a, inward)]

    links = [at(i, joint.tail.pose()) for i, joint in enumerate(given.joints)]
    tips = (axes.frame(name) for name in given.tips)
    return links, [at(tip.link, tip.placement.pose()) for tip in tips]
