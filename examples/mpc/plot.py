"""Draw the motion of compare.py: positions, velocities and torques over time.

python3 plot.py build/motion.csv motion.png
"""

import sys

import matplotlib.pyplot as plt
import numpy as np

KINDS = {"q": "position, rad", "qd": "velocity, rad/s", "u": "torque, Nm"}


def main(file, picture):
    """Three plots above each other; torques are constant over an interval."""
    table = np.genfromtxt(file, delimiter=",", names=True)
    figure, axes = plt.subplots(3, 1, figsize=(7, 7), sharex=True, layout="constrained")
    for axis, (kind, label) in zip(axes, KINDS.items(), strict=True):
        columns = [n for n in table.dtype.names if n.rstrip("0123456789") == kind]
        for column in columns:
            style = {"drawstyle": "steps-post"} if kind == "u" else {}
            axis.plot(table["t"], table[column], label=f"joint {column[len(kind) :]}", **style)
        axis.set_ylabel(label)
        axis.grid(alpha=0.3)
    axes[0].legend(ncols=3, fontsize="small")
    axes[-1].set_xlabel("time, s")
    figure.savefig(picture, dpi=90)


if __name__ == "__main__":
    main(*sys.argv[1:])
