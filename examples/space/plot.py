"""Draw hands.png from what hands.c wrote.

python plot.py build/hands.csv hands.png
"""

import sys

import matplotlib

matplotlib.use("Agg")  # a file is drawn; no display is needed
import matplotlib.pyplot as plt
import numpy as np
from PIL import Image

# case: label, color (from Okabe and Ito's color-blind-safe palette), dashes, width;
# where lines coincide, the thin or dashed one is on top
LINES = {
    "fixed": ("$J_a$, Jacobian of a fixed base", "#D55E00", "-", 1.4),
    "fixed_feedback": ("$J_a$ with feedback", "#E69F00", "-", 1.4),
    "generalized_feedback": ("$J_g$, generalized, with feedback", "#0072B2", "-", 2.6),
    "torque": ("torques of the motors", "#000000", "--", 1.0),
}
FLOOR = 1e-6  # mm; smaller errors are those of the integration


def paths(panel, data):
    """Both hands, seen along x, with the outline of the satellite at the start."""
    body = plt.Rectangle((-0.5, -0.5), 1, 1, facecolor="0.96", edgecolor="0.7")
    panel.add_patch(body)
    panel.text(0, -0.47, "satellite", ha="center", fontsize=9, color="0.5")
    start = data["fixed_right_y"][0], data["fixed_right_z"][0]
    panel.plot(data["reference_y"], data["reference_z"], color="0.8", lw=7, label="reference")
    panel.plot(*start, "o", color="0.8", ms=13)
    for name, (label, color, dashes, width) in LINES.items():
        style = {"color": color, "linestyle": dashes, "lw": width}
        panel.plot(data[f"{name}_left_y"], data[f"{name}_left_z"], label=label, **style)
        panel.plot(data[f"{name}_right_y"], data[f"{name}_right_z"], **style)
        end = {"marker": "o", "ms": 4, "color": color}
        for side in ("left", "right"):
            panel.plot(data[f"{name}_{side}_y"][-1], data[f"{name}_{side}_z"][-1], **end)
    panel.set_aspect("equal")
    panel.set_xlim(1.0, -1.2)  # y is to the left if you look at the satellite's back
    panel.set_ylim(-0.6, 0.6)
    panel.set_xlabel("y (m)")
    panel.set_ylabel("z (m)")
    panel.set_title("paths of the hands, with a dot at the end", fontsize=10)
    middle = data["reference_y"].min() + 0.3
    panel.text(middle, 0, "left hand:\na circle", ha="center", va="center", fontsize=9)
    panel.text(start[0], 0.16, "right hand:\nstays", ha="center", fontsize=9)
    panel.legend(loc="upper center", bbox_to_anchor=(0.5, -0.15), frameon=False, fontsize=9)


def over_time(panels, data):
    """Miss of the left hand, attitude of the satellite, momentum."""
    miss, attitude, momentum = panels
    for name, (_, color, dashes, width) in LINES.items():
        style = {"color": color, "linestyle": dashes, "lw": width}
        miss.semilogy(data["t"], np.maximum(1e3 * data[f"{name}_left_miss"], FLOOR), **style)
        attitude.plot(data["t"], np.degrees(data[f"{name}_angle"]), **style)
        most = np.maximum(data[f"{name}_angular_momentum"], data[f"{name}_linear_momentum"])
        momentum.semilogy(data["t"], np.maximum(most, 1e-18), **style)
    miss.set_ylabel("mm")
    miss.set_title("error of the left hand", fontsize=10)
    attitude.set_ylabel("deg")
    attitude.set_title("rotation of the satellite", fontsize=10)
    momentum.set_ylabel("kg m$^2$/s, kg m/s")
    momentum.set_title("larger of angular and linear momentum", fontsize=10)
    momentum.set_ylim(1e-18, 1e-10)
    momentum.set_xlabel("time (s)")


def main(source, target):
    data = np.genfromtxt(source, delimiter=",", names=True)
    figure = plt.figure(figsize=(11.5, 5.8))
    grid = figure.add_gridspec(3, 2, width_ratios=(1.25, 1))
    paths(figure.add_subplot(grid[:, 0]), data)
    first = figure.add_subplot(grid[0, 1])
    rest = [figure.add_subplot(grid[k, 1], sharex=first) for k in (1, 2)]
    over_time((first, *rest), data)
    first.set_xlim(0, data["t"][-1])
    for panel in figure.axes:
        panel.grid(True, color="0.9", lw=0.6)
        panel.set_axisbelow(True)
    figure.tight_layout()
    figure.savefig(target, dpi=110)
    with Image.open(target) as image:  # a palette needs a third of the bytes and looks the same
        image.convert("RGB").quantize(128).save(target, optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:3])
