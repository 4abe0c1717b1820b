"""Rows a second and memory of `symdyn identify` on long logs of a Panda at 1 kHz.

    python benchmarks/identification.py [--folder FOLDER] [--kind csv npz] [--minutes 10 60]

A short and a long log of a simulated robot: Fourier series, its own torques, plain friction and a
stop operator, noise. Each log is read by a process of its own, whose time of the processor and
largest memory are printed; the last rows are what the minutes more take. They leave out what is
done once: imports, the regressor, the fit. An hour has 0.9 GB as CSV, is written in about a minute
and is removed afterwards. The load of the machine is printed too: neighbours on the same core and
its caches cost time of the processor.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import symdyn as sd
from symdyn.identification.inertia.friction import stop_states

RATE, PART = 1000.0, 20_000
RUN = """
import sys, time
import symdyn as sd
sd.identify("panda", sys.argv[1])
(most,) = (line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(time.process_time(), int(most) / 1024)
"""


def log_of(minutes: int) -> dict[str, np.ndarray]:
    """t, q, qd, tau of a moving robot."""
    robot = sd.load("panda")
    random = np.random.default_rng(0)
    t = np.arange(round(60 * minutes * RATE)) / RATE
    q, qd, qdd = (np.zeros((len(t), robot.nv)) for _ in range(3))
    for j in range(robot.nv):
        for k in range(1, 6):
            w = 2 * np.pi * 0.25 * k * random.uniform(0.9, 1.1)
            a, phase = random.uniform(0.2, 0.8) / np.sqrt(k), random.uniform(0, 2 * np.pi)
            q[:, j] += a * np.sin(w * t + phase)
            qd[:, j] += a * w * np.cos(w * t + phase)
            qdd[:, j] -= a * w**2 * np.sin(w * t + phase)
    tau = sd.compile(robot, ["inverse_dynamics"]).inverse_dynamics(q, qd, qdd)
    tau += 0.3 * qd + 0.2 * np.tanh(qd / 0.005) + 0.05 * random.normal(size=tau.shape)
    for j in range(robot.nv):
        tau[:, j] += 0.5 * stop_states(np.diff(q[:, j], prepend=q[0, j]) / 0.02, np.array(0.0))
    return {"t": t, "q": q, "qd": qd, "tau": tau}


def write(log: dict[str, np.ndarray], folder: Path, kinds: list[str]) -> dict[str, Path]:
    """The log in every kind of file."""
    files = {kind: folder / f"log.{kind}" for kind in kinds}
    if "npz" in files:
        np.savez(files["npz"], **log)
    if "csv" in files:
        names = [joint.name for joint in sd.load("panda").joints]
        table = np.column_stack([log["t"], log["q"], log["qd"], log["tau"]])
        form = ",".join(["%.9g"] * table.shape[1]) + "\n"
        with files["csv"].open("w") as stream:
            header = ["t", *(f"{kind}_{name}" for kind in ("q", "qd", "tau") for name in names)]
            stream.write(",".join(header) + "\n")
            for k in range(0, len(table), PART):
                stream.write("".join(form % tuple(row) for row in table[k : k + PART].tolist()))
    return files


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", help="where the logs are written (default: a temporary one)")
    parser.add_argument("--kind", nargs="+", default=["csv", "npz"], choices=["csv", "npz"])
    parser.add_argument("--minutes", nargs=2, type=int, default=[10, 60], metavar=("A", "B"))
    options = parser.parse_args()
    if not 0 < options.minutes[0] < options.minutes[1]:
        parser.error("give --minutes of a short log and of a longer one")
    load = ", ".join(f"{x:.1f}" for x in os.getloadavg())
    print(f"{os.cpu_count()} cores, load of the last 1, 5 and 15 minutes {load}")
    print(f"{'log':10} {'rows':>9} {'s':>7} {'rows/s':>9} {'MB':>7}")
    made: dict[str, list[tuple[int, float, float]]] = {kind: [] for kind in options.kind}
    for minutes in options.minutes:
        with tempfile.TemporaryDirectory(dir=options.folder) as folder:
            rows = round(60 * minutes * RATE)
            for kind, file in write(log_of(minutes), Path(folder), options.kind).items():
                command = [sys.executable, "-c", RUN, str(file)]
                said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
                seconds, memory = map(float, said.split())
                made[kind].append((rows, seconds, memory))
                print(
                    f"{minutes:3} min {kind} {rows:9} {seconds:7.2f} {rows / seconds:9.0f} "
                    f"{memory:7.1f}",
                    flush=True,
                )
    for kind, (short, long) in made.items():
        rows, seconds, memory = (b - a for a, b in zip(short, long, strict=True))
        print(f"   more {kind} {rows:9} {seconds:7.2f} {rows / seconds:9.0f} {memory:7.1f}")


if __name__ == "__main__":
    main()
