"""Robots that move by the equations of Pinocchio or MuJoCo, seen through SM03's operators."""

from dataclasses import replace

import numpy as np

from symdyn.robot import load
from symdyn.verification.oracles.libraries import ORACLES
from tests.joint_robots import random_state, random_tree, with_free_base
from tests.sm03 import Partition, Unified

RANDOM = 40
"""How many random robots the slow sweeps take."""


def free_robots():
    """Robots on a free base with mass: arms and legs, and random trees of all types of joints."""
    named = {name: load(name).bind() for name in ("two_arm_satellite", "quadruped")}
    return named | {f"tree-{seed}": free_tree(seed) for seed in range(RANDOM)}


def free_tree(seed):
    return with_free_base(random_tree(seed))


def without_gravity(robot):
    return replace(robot, gravity=(0, 0, 0))


class Moving:
    """A robot in a random state, and the forces that Pinocchio says move it so.

    tau = M qdd + h + J^T f_e, f_e what the tips exert; f_b is the part of the base, T_a the rest.
    """

    def __init__(self, robot, seed=1, library="pinocchio", root=0, **given):
        state = random_state(robot, seed) | given
        rng = np.random.default_rng([seed, 3])
        self.robot, self.oracle = robot, ORACLES[library](robot)
        q, qd, qdd = (np.array(state[name]) for name in ("q", "qd", "qdd"))
        self.q, self.qd, self.qdd = q, qd, qdd
        self.f_e = rng.normal(size=6 * len(robot.tips))
        self.J = self.oracle.jacobian(q).reshape(-1, robot.nv)
        self.J_rate = self.oracle.jacobian_dot(q, qd).reshape(-1, robot.nv)
        self.tau = self.oracle.inverse_dynamics(q, qd, qdd) + self.J.T @ self.f_e
        self.model = model = Unified(robot, q, qd, root)
        self.f_b, self.T_a = self.tau[model.passive], self.tau[model.active]
        self.Vdot_b, self.qdd_a = qdd[model.passive], qdd[model.active]
        links = [i for i in range(len(robot.links)) if i != root]
        self.Vdot = self.oracle.link_motions(q, qd, qdd)[1][links].ravel()
        self.Vdot_e = self.J @ qdd + self.J_rate @ qd

    def partition(self, passive):
        return Partition(self.robot, self.q, self.qd, passive)


def gap(a, b):
    """The largest difference of two arrays, against the size of the second (at least 1)."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    assert a.shape == b.shape
    return np.abs(a - b).max(initial=0) / max(1, np.abs(b).max(initial=0))


def close(a, b):
    assert gap(a, b) < 1e-9


def differ(a, b):
    assert gap(a, b) > 1e-3
