"""Compare the estimates with the true parameters, which only a simulation has.

python compare.py torques build    identified.json and .toml beside truth.toml
python compare.py poses build      calibrated.json beside true_poses.npz
"""

import json
import sys
from pathlib import Path

import numpy as np
from measure import JOINTS, NOMINAL, POSE_NOISE, friction

import symdyn as sd


def torques(folder):
    """Parameters in sigmas, and torques of a motion that was not trained on."""
    found = json.loads((folder / "identified.json").read_text())
    truth, identified = sd.load(folder / "truth.toml"), sd.load(folder / "identified.toml")
    print("known from the log alone")
    print(f"  rank {found['rank']}, condition number {found['condition']:.1f}")
    for joint, terms in found["friction"].items():
        more = [term for term in terms if term not in ("viscous", "coulomb", "offset")]
        print(f"  {joint}: friction plain{''.join(f', {term}' for term in more)}")
    base = [row for row in found["parameters"] if row["kind"] == "base"]
    tens = np.array([[float(x) for x in link.inertia.parameters] for link in truth.links])
    true = sd.base_parameters(truth).matrix() @ tens.ravel()
    off = np.array([row["least_squares"] - x for row, x in zip(base, true, strict=True)])
    sigma = np.array([row["sigma"] for row in base])
    print("compared with the true parameters")
    inside = [int((np.abs(off) < k * sigma).sum()) for k in (1, 2, 3)]
    print(f"  of {len(base)} base parameters {inside[0]}, {inside[1]}, {inside[2]}", end=" ")
    print("are within 1, 2, 3 sigma")
    motion = np.genfromtxt(folder / "other_motion.csv", delimiter=",", names=True)
    q, qd, qdd = (
        np.stack([motion[f"{kind}_{joint}"] for joint in JOINTS], axis=1)
        for kind in ("q", "qd", "qdd")
    )
    functions = ["inverse_dynamics", "passive_forces"]
    inertial, law = {}, {}
    for name, robot in (("nominal", NOMINAL), ("identified", identified), ("truth", truth)):
        code = sd.compile(robot, functions)
        inertial[name] = code.inverse_dynamics(q, qd, qdd)
        law[name] = code.passive_forces(q, qd)
    law["truth"] = friction(qd)
    print("errors on the other motion, % of the true torque's RMS")
    print("joint            validation   inertias: nominal   identified   friction: identified")
    for k, (joint, row) in enumerate(zip(JOINTS, found["validation"]["joints"], strict=True)):
        size = rms(inertial["truth"][:, k] + law["truth"][:, k]) / 100
        numbers = [
            rms(inertial[name][:, k] - inertial["truth"][:, k]) / size
            for name in ("nominal", "identified")
        ]
        bend = rms(law["identified"][:, k] - law["truth"][:, k]) / size
        print(f"{joint:<14} {row['relative_rms_percent']:12.2f}", end=" ")
        print(f"{numbers[0]:19.2f} {numbers[1]:12.2f} {bend:22.2f}")


def poses(folder):
    """Tips at joint angles that were not measured."""
    found = json.loads((folder / "calibrated.json").read_text())
    data = np.load(folder / "true_poses.npz")
    calibrated = sd.calibrate("panda", folder / "poses.csv", model=found["model"])
    off = calibrated.predict(data["q"])[:, :3, 3] - data["tips"]
    print(f"model {found['model']}, rank {found['rank']} of {found['expected_rank']}")
    print(f"tips before {1e3 * found['before']['rms']:.3f} mm", end=", ")
    print(f"after {1e3 * found['after']['rms']:.3f} mm", end=", ")
    print(f"left out {1e3 * found['leave_one_out']['rms']:.3f} mm")
    noise = found["noise"]["position"]
    print(f"noise {1e3 * noise:.3f} mm in each direction (true: {1e3 * POSE_NOISE:.3f} mm)")
    size = np.sqrt((off**2).sum(axis=1).mean())
    print(f"true tips at {len(off)} other poses are predicted to {1e3 * size:.3f} mm")


def rms(x):
    return float(np.sqrt((x**2).mean()))


if __name__ == "__main__":
    {"torques": torques, "poses": poses}[sys.argv[1]](Path(sys.argv[2]))
