"""Logs of robots whose parameters are known: smooth motion, torques of the true robot, noise."""

from dataclasses import replace

import numpy as np

import symdyn as sd

RATE = 200.0


def motion(joints, seconds=12.0, rate=RATE, seed=0, harmonics=5, base=0.25):
    """t, q, qd, qdd of Fourier series that do not repeat within the time."""
    random = np.random.default_rng(seed)
    t = np.arange(round(seconds * rate)) / rate
    q, qd, qdd = (np.zeros((len(t), joints)) for _ in range(3))
    for j in range(joints):
        for k in range(1, harmonics + 1):
            w = 2 * np.pi * base * k * (0.9 + 0.2 * random.random())
            a, phase = 0.6 * random.random() + 0.2, 2 * np.pi * random.random()
            a /= np.sqrt(k)
            q[:, j] += a * np.sin(w * t + phase)
            qd[:, j] += a * w * np.cos(w * t + phase)
            qdd[:, j] -= a * w**2 * np.sin(w * t + phase)
    return t, q, qd, qdd


def other_inertias(robot, seed=0, share=0.3):
    """The robot with bodies that differ from the nominal ones; all can be."""
    random = np.random.default_rng(seed)
    links, robot = [], robot.bind()
    for link in robot.links:
        m, x, y, z, *_ = map(float, link.inertia.parameters)
        mass = (m or 1.0) * (1 + share * random.uniform(-1, 1))
        center = np.array([x, y, z]) / (m or 1.0) + 0.03 * random.uniform(-1, 1, 3)
        spread = 0.05 * random.normal(size=(4, 3)) * np.sqrt(mass)
        S = spread.T @ spread + 1e-3 * mass * np.eye(3)
        tensor = np.trace(S) * np.eye(3) - S
        rows = tuple(tuple(map(float, row)) for row in tensor)
        inertia = sd.Inertia.about_com(float(mass), tuple(map(float, center)), rows)
        links.append(replace(link, inertia=inertia))
    return replace(robot, links=tuple(links))


def arrays(robot, seconds=12.0, rate=RATE, seed=0, noise=0.0, viscous=0.3, coulomb=0.2):
    """A log as arrays: torques of the robot with plain friction and white noise."""
    t, q, qd, qdd = motion(robot.nv, seconds, rate, seed)
    tau = sd.compile(robot, ["inverse_dynamics"]).inverse_dynamics(q, qd, qdd)
    tau = tau + viscous * qd + coulomb * np.tanh(qd / 0.005)
    if noise:
        tau = tau + noise * np.random.default_rng(seed + 1000).normal(size=tau.shape)
    return {"t": t, "q": q, "qd": qd, "tau": tau}


def write_csv(file, robot_joints, log, kinds=("q", "qd", "tau"), header=None, order=None):
    """The arrays as a CSV file; `order` permutes the columns."""
    names = ["t", *(f"{kind}_{joint}" for kind in kinds for joint in robot_joints)]
    table = np.column_stack([log["t"], *(log[kind] for kind in kinds)])
    if order is not None:
        names, table = [names[k] for k in order], table[:, order]
    lines = [",".join(header or names), *(",".join(f"{x:.9g}" for x in row) for row in table)]
    file.write_text("\n".join(lines) + "\n")
    return file
