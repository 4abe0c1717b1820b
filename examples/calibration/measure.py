"""Simulate a Panda that differs from its description, and write its measurements.

python measure.py logs build     truth.toml; log.csv, other.csv of the motions of `symdyn excite`
python measure.py poses build    true_poses.npz and poses.csv

Everything that makes real data hard is here: other inertias, friction with Stribeck's bend, noise,
and stamps that are late. On a real robot this file is what you do not have.
"""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

import symdyn as sd

NOMINAL = sd.load("panda").bind()
JOINTS = [joint.name for joint in NOMINAL.joints]
COULOMB = np.array([0.6, 0.7, 0.5, 0.6, 0.3, 0.25, 0.3])
STICTION = 1.4 * COULOMB
VISCOUS = np.array([0.4, 0.4, 0.3, 0.3, 0.15, 0.1, 0.1])
STRIBECK = 0.1  # rad/s
TORQUE_NOISE = np.array([0.3, 0.3, 0.2, 0.2, 0.1, 0.1, 0.05])  # N m
ANGLE_NOISE, SPEED_NOISE = 1e-5, 1e-3  # rad, rad/s
LATE = 8e-4  # s: stamps are late by up to this
POSES, POSE_NOISE = 60, 1e-4  # m and rad


def friction(qd):
    """Return Stribeck friction: it decreases with speed until viscous friction dominates."""
    bend = (STICTION - COULOMB) * np.exp(-((qd / STRIBECK) ** 2))
    return (COULOMB + bend) * np.tanh(qd / 0.005) + VISCOUS * qd


def true_robot(rng):
    """Change masses by up to 20 %, centers of mass by 2 cm, inertias about these by 20 %."""
    links = []
    for link in NOMINAL.links:
        m, center = float(link.inertia.m), np.array(link.inertia.moment, float)
        center = center / m
        far = m * (center @ center * np.eye(3) - np.outer(center, center))
        tensor = (np.array(link.inertia.tensor, float) - far) * rng.uniform(0.8, 1.2)
        mass = m * rng.uniform(0.8, 1.2)
        moved = tuple(map(float, center + rng.uniform(-0.02, 0.02, 3)))
        rows = tuple(tuple(map(float, row)) for row in tensor)
        links.append(replace(link, inertia=sd.Inertia.about_com(mass, moved, rows)))
    return replace(NOMINAL, links=tuple(links))


def logs(folder):
    """Measured torques of both motions."""
    rng = np.random.default_rng(0)
    truth = true_robot(rng)
    (folder / "truth.toml").write_text(sd.to_toml(truth))
    inverse_dynamics = sd.compile(truth, ["inverse_dynamics"]).inverse_dynamics
    for source, target in (("motion", "log"), ("other_motion", "other")):
        motion = np.genfromtxt(folder / f"{source}.csv", delimiter=",", names=True)
        t = motion["t"]
        q, qd, qdd = (
            np.stack([motion[f"{kind}_{joint}"] for joint in JOINTS], axis=1)
            for kind in ("q", "qd", "qdd")
        )
        tau = inverse_dynamics(q, qd, qdd) + friction(qd)
        columns = [
            t + rng.uniform(0, LATE, len(t)),
            *(q + ANGLE_NOISE * rng.normal(size=q.shape)).T,
            *(qd + SPEED_NOISE * rng.normal(size=q.shape)).T,
            *(tau + TORQUE_NOISE * rng.normal(size=q.shape)).T,
        ]
        names = ["t", *(f"{kind}_{joint}" for kind in ("q", "qd", "tau") for joint in JOINTS)]
        save(folder / f"{target}.csv", names, columns)


def displaced(rng):
    """Displace every joint by about 1 mm and 1 mrad, and add an offset."""

    def moved(joint):
        moves = [sd.Move(kind, rng.normal(0, 1e-3)) for kind in ("x", "y", "z", "rx", "ry", "rz")]
        placement = sd.Placement((*joint.placement.moves, *moves))
        return replace(joint, placement=placement, q_offset=joint.q_offset + rng.normal(0, 2e-3))

    return replace(NOMINAL, joints=tuple(map(moved, NOMINAL.joints)))


def poses(folder):
    """Joint angles and positions of a target on the hand, as a tracker sees it."""
    rng = np.random.default_rng(1)
    robot = displaced(rng)
    low, high = (np.array([getattr(j.limits, end) for j in robot.joints], float) for end in ENDS)
    q = rng.uniform(low, high, (POSES + 200, len(low)))
    X = sd.compile(robot, ["forward_kinematics"]).forward_kinematics(q)[:, 0]
    target, station = np.array([0.06, 0.02, 0.1]), np.array([1.5, -0.8, 0.3])
    tips = X[:, :3, :3] @ target + X[:, :3, 3] + station
    np.savez(folder / "true_poses.npz", q=q[POSES:], tips=tips[POSES:])
    measured = tips[:POSES] + POSE_NOISE * rng.normal(size=(POSES, 3))
    names = [*(f"q_{joint}" for joint in JOINTS), "x", "y", "z"]
    save(folder / "poses.csv", names, [*q[:POSES].T, *measured.T])


ENDS = ("lower", "upper")


def save(file, names, columns):
    table = np.column_stack(columns)
    np.savetxt(file, table, fmt="%.9g", delimiter=",", header=",".join(names), comments="")


if __name__ == "__main__":
    {"logs": logs, "poses": poses}[sys.argv[1]](Path(sys.argv[2]))
