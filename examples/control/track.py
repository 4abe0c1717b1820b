"""The Python version of track.c; prints its difference from the C results over half a second.

python track.py build/track.csv

The generated functions accept batches, so all cases run at once: row c of an array is case c.
"""

import json
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent / "generated" / "panda_hand"))
import panda_hand

STEPS = 500  # the first half second
DT = 1e-3
KP, KD = 400.0, 40.0

START = np.array([-0.8, -0.6, 0.3, -2.2, -0.4, 1.2, 0.0])
GOAL = np.array([0.7, 0.4, -0.4, -1.2, 0.6, 2.4, 1.2])
MOVE_TIME = 1.5
N = len(START)

# name, whether the arm carries the load, whether the model includes it
CASES = [
    ("pd", False, False),
    ("pd_bias", False, False),
    ("ct", False, False),
    ("pd_load", True, False),
    ("ct_load_unknown", True, False),
    ("ct_load_known", True, True),
]
NAMES = [name for name, _, _ in CASES]
BIAS = NAMES.index("pd_bias")
COMPUTED = [c for c, name in enumerate(NAMES) if name.startswith("ct")]

TOLERANCE = 1e-9  # rad; C and Python differ only by rounding


def parameters(loaded):
    """Return the parameters of the load: the payload of the manifest, or zeros."""
    manifest = json.loads(Path(panda_hand.__file__).with_suffix(".json").read_text())
    p = np.array([parameter["value"] for parameter in manifest["parameters"]])
    return p if loaded else np.zeros_like(p)


def reference(t):
    """Return q, qd, qdd of a quintic from START to GOAL, at rest at both ends, then constant."""
    u = min(t / MOVE_TIME, 1.0)
    distance = GOAL - START
    s = u**3 * (10 - 15 * u + 6 * u**2)
    sd = 30 * u**2 * (1 - u) ** 2 / MOVE_TIME
    sdd = 60 * u * (1 - u) * (1 - 2 * u) / MOVE_TIME**2
    return START + distance * s, distance * sd, distance * sdd


def control(inertia, p, t, q, qd):
    """Return the torques of all cases."""
    q_ref, qd_ref, qdd_ref = reference(t)
    feedback = KP * (q_ref - q) + KD * (qd_ref - qd)
    tau = inertia * feedback
    tau[BIAS] += panda_hand.bias(q[BIAS], qd[BIAS], p[BIAS])
    qdd = qdd_ref + feedback
    state = (array[COMPUTED] for array in (q, qd, qdd, p))
    tau[COMPUTED] = panda_hand.inverse_dynamics(*state)
    return tau


def step(x, tau, p):
    """Return x = (q, qd) of all arms after one Runge-Kutta step at constant torques."""
    rate, total = np.zeros_like(x), np.zeros_like(x)
    for node, weight in ((0.0, 1.0), (0.5, 2.0), (0.5, 2.0), (1.0, 1.0)):
        q, qd = x + DT * node * rate
        rate = np.array([qd, panda_hand.forward_dynamics(q, qd, tau, p)])
        total += weight * rate
    return x + DT / 6 * total


def simulate():
    """Return times and errors of all cases, as in the first rows of track.csv."""
    arm = np.array([parameters(loaded) for _, loaded, _ in CASES])
    model = np.array([parameters(known) for _, _, known in CASES])
    M, _ = panda_hand.mass_matrix_bias(START, np.zeros(N), parameters(False))
    inertia = np.diagonal(M)
    x = np.zeros((2, len(CASES), N))
    x[0] = START
    rows = []
    for k in range(STEPS + 1):
        t = k * DT
        rows.append([t, *(reference(t)[0] - x[0]).ravel()])
        x = step(x, control(inertia, model, t, *x), arm)
    return np.array(rows)


def main(path):
    with open(path) as file:
        header = file.readline().strip().split(",")
        theirs = np.loadtxt(file, delimiter=",")
    if header != ["t", *(f"{name}_{i}" for name in NAMES for i in range(1, N + 1))]:
        sys.exit(f"{path}: not what track.c writes")
    ours = simulate()
    difference = np.max(np.abs(ours - theirs[: len(ours)]))
    print(f"largest difference between C and Python: {difference:.1e} rad")
    return 0 if difference < TOLERANCE else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
