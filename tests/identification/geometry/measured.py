"""A tracker that measures the tips of a robot whose every joint is a little elsewhere.

It multiplies the robot's own transforms on floats: no emitted code, no gradient, no chain.
"""

from dataclasses import dataclass, replace

import numpy as np

import symdyn as sd

NOISE = 1e-4
"""m and rad, in each direction."""
KINDS = ("x", "y", "z", "rx", "ry", "rz")


def rotation(w):
    """exp of a rotation vector, by Rodrigues."""
    angle = np.linalg.norm(w)
    if angle == 0:
        return np.eye(3)
    x, y, z = w / angle
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K


def pose(R, p):
    X = np.eye(4)
    X[:3, :3], X[:3, 3] = R, p
    return X


def as_array(X):
    return pose(np.array(X.R, float), np.array(X.p, float))


def displaced(robot, rng, size=1e-3, offsets=1e-3):
    """The robot with every placement moved in all six directions, and every joint offset."""

    def moved(joint):
        moves = [sd.Move(kind, rng.normal(0, size)) for kind in KINDS if size]
        placement = sd.Placement((*joint.placement.moves, *moves))
        return replace(joint, placement=placement, q_offset=joint.q_offset + rng.normal(0, offsets))

    return replace(robot, joints=tuple(map(moved, robot.joints)))


@dataclass
class Cell:
    """A robot, where it stands, what it holds, and the noise of the tracker."""

    robot: sd.Robot
    base: np.ndarray
    tool: np.ndarray
    rng: np.random.Generator

    def tips(self, q):
        frame = self.robot.frame(self.robot.tips[0])
        chain = list(self.robot.ancestors(frame.link))[::-1]
        found = []
        for row in q:
            X, fs = self.base, self.robot.transforms(list(row))
            for i in chain:
                X = X @ as_array(fs[i])
            found.append(X @ as_array(frame.placement.pose()) @ self.tool)
        return np.array(found)

    def joints(self, n):
        return self.rng.uniform(-2.5, 2.5, (n, self.robot.nq))

    def measured(self, q, noise=NOISE):
        tips = self.tips(q)
        for X in tips:
            X[:3, 3] += self.rng.normal(0, noise, 3)
            X[:3, :3] = X[:3, :3] @ rotation(self.rng.normal(0, noise, 3))
        return tips


def cell_of(name, seed=0, size=1e-3, offsets=1e-3):
    """A built-in robot that is not quite what its file says, somewhere in a cell."""
    rng = np.random.default_rng(seed)
    robot = displaced(sd.load(name).bind(), rng, size, offsets)
    base = pose(rotation(rng.normal(0, 1, 3)), rng.normal(0, 1, 3))
    tool = pose(rotation(rng.normal(0, 1, 3)), rng.uniform(0.05, 0.15, 3))
    return Cell(robot, base, tool, rng)


def position_error(calibrated, cell, n=200):
    """Root mean square distance of predicted from true tips, at poses of another day."""
    q = cell.joints(n)
    return rms(calibrated.predict(q)[:, :3, 3] - cell.tips(q)[:, :3, 3])


def rms(vectors):
    return float(np.sqrt((vectors**2).sum(axis=1).mean()))


def write_csv(path, robot, q, tips, extra=""):
    """The poses as a file of positions, with a further column if asked for."""
    names = [f"q_{joint.name}" for joint in robot.joints]
    head = ",".join([*names, "x", "y", "z"]) + extra
    rows = [
        ",".join(repr(float(x)) for x in (*a, *X[:3, 3])) + (",1" if extra else "")
        for a, X in zip(q, tips, strict=True)
    ]
    path.write_text("\n".join([head, *rows, ""]))
    return path
