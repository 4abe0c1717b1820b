"""Draw times.json of compare.py: states per second of every method, and of gradients.

python3 plot.py [build/times.json] [throughput.png]
"""

import json
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

HERE = Path(__file__).resolve().parent


def main(source=HERE / "build/times.json", target=HERE / "throughput.png"):
    """Draw one file into another."""
    rows = list(json.loads(Path(source).read_text()).values())[::-1]
    titles = [f"{row['title']} ({row['lines']} lines)" for row in rows]
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    places = range(len(rows))
    axes.barh([k + 0.2 for k in places], [r["states"] for r in rows], 0.4, label="torques")
    slopes = [row.get("gradient", 0) for row in rows]
    axes.barh([k - 0.2 for k in places], slopes, 0.4, label="gradient of their squares")
    axes.set_yticks(list(places), titles)
    axes.set_xscale("log")
    axes.set_xlim(left=1e4)
    axes.set_xlabel("states a second")
    axes.grid(axis="x", alpha=0.3)
    axes.legend(loc="lower right", fontsize=8)
    figure.savefig(target, dpi=110)


if __name__ == "__main__":
    main(*sys.argv[1:])
