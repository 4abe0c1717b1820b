"""Draw tracking.png from the errors that track.c wrote.

python plot.py build/track.csv tracking.png
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
    "pd": ("PD alone", "0.6", "-", 3.2),
    "pd_bias": ("PD + bias $h(q, \\dot q)$", "#D55E00", "-", 1.2),
    "ct": ("computed torque", "#0072B2", "-", 2.2),
    "ct_load_unknown": ("the same, 1 kg in the hand,\nunknown to the model", "#000000", "--", 1.2),
    "ct_load_known": ("the same, 1 kg in the hand,\nknown to the model", "#56B4E9", ":", 1.6),
}
FLOOR = 1e-3  # mrad; below it a logarithmic plot shows only where errors change sign


def main(source, target):
    data = np.genfromtxt(source, delimiter=",", names=True)
    figure, axes = plt.subplots(2, 4, figsize=(11.5, 5.6), sharex=True, sharey=True)
    *panels, corner = axes.flat
    for i, panel in enumerate(panels, start=1):
        for name, (label, color, dashes, width) in LINES.items():
            error = np.maximum(1e3 * np.abs(data[f"{name}_{i}"]), FLOOR)
            style = {"color": color, "linestyle": dashes, "lw": width, "label": label}
            panel.semilogy(data["t"], error, **style)
        panel.axvspan(1.5, 2.0, color="0.93", lw=0)
        panel.set_title(f"joint {i}", fontsize=10)
        panel.set_xlim(0, 2)
        panel.set_ylim(FLOOR, 300)
        panel.grid(True, color="0.85", lw=0.6)
        panel.label_outer()
    for panel in (*axes[1, :3], axes[0, 3]):
        panel.set_xlabel("time (s)")
    axes[0, 3].tick_params(labelbottom=True)
    for panel in axes[:, 0]:
        panel.set_ylabel("|tracking error| (mrad)")
    axes[0, 0].text(1.75, 130, "hold", ha="center", va="center", fontsize=8, color="0.35")
    corner.axis("off")
    corner.legend(*axes[0, 0].get_legend_handles_labels(), loc="center", frameon=False, fontsize=9)
    figure.tight_layout()
    figure.savefig(target, dpi=110)
    with Image.open(target) as image:  # a palette needs a third of the bytes and looks the same
        image.convert("RGB").quantize(128).save(target, optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:3])
