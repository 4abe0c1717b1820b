"""Draw identified.png and adapted.png from what `make` left in build/.

python plot.py build identified.png adapted.png
"""

import json
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")  # a file is drawn; no display is needed
import matplotlib.pyplot as plt
import numpy as np
from measure import COULOMB, JOINTS, friction
from PIL import Image

# from Okabe and Ito's color-blind-safe palette
TRUE, FOUND, BAD = "#000000", "#0072B2", "#D55E00"
SHOWN = (0, 2, 4)  # curves of other joints lie on these


def laws(found, speeds):
    """The friction that was found, joint by joint, over the speeds."""
    values = {row["name"]: row["value"] for row in found["parameters"] if row["kind"] == "friction"}
    shapes = {
        "viscous": speeds,
        "coulomb": np.tanh(speeds / 0.005),
        "offset": np.ones_like(speeds),
        "quadratic": speeds * np.abs(speeds),
    }
    made = []
    for joint in JOINTS:
        law = np.zeros_like(speeds)
        for term in found["friction"][joint]:
            kind, _, width = term.partition("_")
            shape = shapes.get(term)
            if shape is None:  # stops slide at these speeds, and are Coulomb friction then
                shape = np.tanh(speeds / (float(width) if kind == "smooth" else 0.005))
            law += values[f"{joint}.{term}"] * shape
        made.append(law)
    return made


def identified(folder, target):
    """Errors joint by joint, parameters in sigmas, friction curves."""
    found = json.loads((folder / "identified.json").read_text())
    figure, (left, middle, right) = plt.subplots(1, 3, figsize=(11.5, 3.8))
    at = np.arange(1, len(JOINTS) + 1)
    for part, shift, color in (("training", -0.2, "0.7"), ("validation", 0.2, FOUND)):
        shares = [row["relative_rms_percent"] for row in found[part]["joints"]]
        left.bar(at + shift, shares, 0.36, color=color, label=part)
    left.set_xticks(at)
    left.set_xlabel("joint")
    left.set_ylabel("error, % of the torque's RMS")
    left.set_title("1. errors on motion that was not trained on", fontsize=10)
    left.legend(frameon=False, fontsize=9)
    base = [row for row in found["parameters"] if row["kind"] == "base"]
    share = [row["sigma"] / max(abs(row["least_squares"]), 1e-9) for row in base]
    middle.semilogy(np.sort(share)[::-1], "o", color=FOUND, ms=4)
    middle.axhline(1, color=BAD, lw=1, ls="--")
    middle.text(len(base) - 1, 1.15, "not known", ha="right", color=BAD, fontsize=9)
    middle.set_xlabel("base parameters, the least known first")
    middle.set_title("2. sigma over value", fontsize=10)
    speeds = np.linspace(-1.5, 1.5, 601)
    true = friction(np.repeat(speeds[:, None], len(COULOMB), axis=1)).T
    for k, law in enumerate(laws(found, speeds)):
        if k in SHOWN:
            right.plot(speeds, true[k], color=TRUE, lw=2.6, alpha=0.35)
            right.plot(speeds, law, color=FOUND, lw=1.2)
            right.text(1.52, law[-1], f"{k + 1}", va="center", fontsize=9)
    right.set_xlabel("speed (rad/s)")
    right.set_ylabel("N m")
    right.set_title("3. friction of joints 1, 3, 5: true (wide), found", fontsize=10)
    finish(figure, target)


def adapted(folder, target):
    """How model and parameters become right."""
    data = np.genfromtxt(folder / "adapt.csv", delimiter=",", names=True)
    figure, (left, right) = plt.subplots(1, 2, figsize=(11.5, 3.4))
    for learns, label, color in ((0, "without learning", BAD), (1, "learning", FOUND)):
        own = data["learns"] == learns
        t = data["t"][own]
        left.semilogy(t, data["model"][own], color=color, label=label)
        right.semilogy(t, 100 * data["parameters"][own], color=color, label=label)
    left.set_title("error of the model (N m, RMS over joints)", fontsize=10)
    right.set_title("error of what the load adds to base parameters (%)", fontsize=10)
    for panel in (left, right):
        panel.set_xlabel("time (s)")
        panel.legend(frameon=False, fontsize=9)
    finish(figure, target)


def finish(figure, target):
    for panel in figure.axes:
        panel.grid(True, color="0.88", lw=0.6)
        panel.set_axisbelow(True)
    figure.tight_layout()
    figure.savefig(target, dpi=110)
    plt.close(figure)
    with Image.open(target) as image:  # a palette needs a third of the bytes and looks the same
        image.convert("RGB").quantize(128).save(target, optimize=True)


if __name__ == "__main__":
    build, first, second = sys.argv[1:4]
    identified(Path(build), first)
    adapted(Path(build), second)
