"""Draw lift.png from what lift.c wrote.

python plot.py build/lift.csv lift.png
"""

import sys

import matplotlib

matplotlib.use("Agg")  # a file is drawn; no display is needed
import matplotlib.pyplot as plt
import numpy as np
from PIL import Image

# Okabe and Ito's color-blind-safe palette
COLORS = ("#000000", "#E69F00", "#56B4E9", "#009E73", "#CC79A7", "#0072B2", "#D55E00")
WANTED = {"color": "0.8", "lw": 7, "label": "reference", "solid_capstyle": "butt"}


def box(panel, data):
    """The height of the box."""
    panel.plot(data["t"], data["reference"], **WANTED)
    panel.plot(data["t"], data["height"], color="#0072B2", label="box")
    panel.set_ylabel("m")
    panel.set_title("height of the box, which starts 10 mm too low", fontsize=10)
    panel.legend(frameon=False, fontsize=9, loc="lower right")


def squeeze(panel, data):
    """With what force each hand presses against the box."""
    panel.plot(data["t"], data["wanted"], **WANTED)
    panel.plot(data["t"], data["left"], color="#D55E00", lw=2.6, label="left hand")
    panel.plot(data["t"], data["right"], color="#000000", lw=1.0, ls="--", label="right hand")
    panel.set_ylim(0, 45)
    panel.set_ylabel("N")
    panel.set_title("pressing force of each hand", fontsize=10)
    panel.legend(frameon=False, fontsize=9, loc="upper left")


def torques(panel, data):
    """Of both arms: the left one's are wide and pale, the right one's thin."""
    for joint, color in enumerate(COLORS, 1):
        panel.plot(data["t"], data[f"tau_{joint}"], color=color, lw=5, alpha=0.3)
        panel.plot(data["t"], data[f"tau_{joint + 7}"], color=color, lw=1.4, label=f"{joint}")
    panel.set_ylim(-3, 28)
    panel.set_ylabel("N m")
    panel.set_xlabel("time (s)")
    panel.set_title("joint torques; left arm wide and pale, right arm thin", fontsize=10)
    panel.legend(frameon=False, fontsize=9, ncol=4, loc="upper center", title="joint")


def errors(panel, data):
    """What is left of height, squeeze and closure, each in its unit."""
    floor = 1e-16  # of a logarithm
    for error, label, color in (
        (data["height"] - data["reference"], "height (m)", "#0072B2"),
        (data["left"] - data["wanted"], "squeeze (N)", "#D55E00"),
        (data["drift"], "hands against grips (m, rad)", "#009E73"),
    ):
        panel.semilogy(data["t"], np.maximum(np.abs(error), floor), color=color, label=label)
    panel.set_ylim(floor, 1)
    panel.set_xlabel("time (s)")
    panel.set_title("errors", fontsize=10)
    panel.legend(frameon=False, fontsize=9, loc="center left", bbox_to_anchor=(0.03, 0.42))


def main(source, target):
    data = np.genfromtxt(source, delimiter=",", names=True)
    figure, panels = plt.subplots(2, 2, figsize=(11.5, 6.2), sharex=True)
    for draw, panel in zip((box, squeeze, torques, errors), panels.flat, strict=True):
        draw(panel, data)
        panel.set_xlim(0, data["t"][-1])
        panel.grid(True, color="0.9", lw=0.6)
        panel.set_axisbelow(True)
    figure.tight_layout()
    figure.savefig(target, dpi=110)
    with Image.open(target) as image:  # a palette needs a third of the bytes and looks the same
        image.convert("RGB").quantize(128).save(target, optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:3])
