"""Natural frequencies of a clamped beam of n segments beside those of Euler and Bernoulli.

    python benchmarks/beam_frequencies.py            prints docs/flexible.md
    python benchmarks/beam_frequencies.py --write    writes it, and docs/beam_frequencies.png

The frequencies are the roots of det(K - w^2 M), M the mass matrix of the straight beam and K the
stiffness of its joints. Those of the beam are beta^2 sqrt(E I / (rho A L^4)), cos(beta) cosh(beta)
= -1. The plot needs matplotlib (the extra examples).
"""

from __future__ import annotations

import argparse
import math
from dataclasses import replace
from pathlib import Path

import numpy as np

import symdyn as sd
from symdyn.formulations.inverse.passive import passive_forces
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.robot.inertia import Inertia
from symdyn.robot.joint import Passive
from symdyn.robot.joints.floating import integrate_pose
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED

LENGTH, YOUNG, MOMENT, AREA, DENSITY = 2.0, 70e9, 1e-9, 1e-4, 2700.0
SEGMENTS = (3, 4, 6, 8, 12, 16, 24, 32, 48, 64)
MODES = 3
DOCS = Path(__file__).resolve().parent.parent / "docs"

PAGE = """# Springs, dampers, flexible bases and beams

Springs and dampers can act on every joint. A flexible base is a floating joint with a spring, and
a beam is a chain of links with elastic joints. `python benchmarks/beam_frequencies.py --write`
writes this page and its plot.

## A spring on any joint

```toml
[[joints]]
name = "mount"
type = "floating"
parent = "base"
child = "hull"
passive = {{ stiffness = [900, 900, 900, 5e4, 5e4, 5e4], viscous = 40 }}
```

`stiffness` and `viscous` of a joint with several degrees of freedom are one number for all of
them, a list with one number for each, or a symmetric positive semidefinite matrix. `rest` lists
the coordinates at which the spring is at rest (default: the neutral position). A cylindrical or
universal joint takes lists of two numbers. A modal joint may have a spring if its modes are
closed under the Lie bracket.

Let d = difference(rest, q) be the shortest motion from the rest position to q, in the axes of the
joint. The energy of the spring is d^T K d / 2. `tau_p` is the gradient of this energy along the
degrees of freedom plus the force of the damper.

`--passive` includes springs and dampers in every function with forces, and the energy of springs
in `potential_energy`. They have columns in regressors, and their parameters can be left open:
`mount.stiffness_wx`, `mount.viscous` (`--parameters spring friction`).

## A flexible base

SM03 models a flexible base by f_b = -delta_b xdot_b - s_b Delta x_b (C5). In symdyn it is a
floating joint with a spring and a damper, and the base part of `tau_p` is -f_b.

For small displacements the two agree. For large ones SM03 does not define Delta x_b. symdyn uses
the logarithm of the pose: the rotation vector phi, and V(phi)^-1 times the displacement of the
origin. The force is then the gradient of an energy, so energy is conserved. The table shows how
much it differs from K times (phi, displacement), with the displacement in the axes at rest:

| phi, rad | displacement, m | difference, relative to the largest force |
| ---: | ---: | ---: |
{base}

The stiffness is 900 N m/rad and 5e4 N/m. The rotation is about (1, 2, 3), and the displacement is
along (3, -1, 2).

## A beam

```toml
[[beams]]
name = "arm"
parent = "base"
length = 2.0
segments = 8
young = 70e9
second_moment = 1e-9            # or section = {{ width, height }}
area = 1e-4
density = 2700
damping = 1e-3                  # seconds: viscous = damping * stiffness
axis = [0, 0, 1]                # of bending; the beam is along x
```

In Python, call `sd.beam(length=2.0, segments=8, ...)`. The links are `arm_1`, `arm_2`, ..., and
their joints `arm_joint_1`, ... are unactuated. Attach further joints to `arm_tip`. Each segment
of length h = L / n has a joint of stiffness E I / h in its middle (SM03 Appendix C.2: virtual
elastic joints).

The example is an aluminum rod clamped at one end. By Euler-Bernoulli theory its first natural
frequencies are {beam} rad/s. The errors of the model, in percent, decrease as 1/n^2:

| n | mode 1 | mode 2 | mode 3 |
| ---: | ---: | ---: | ---: |
{rows}

![error of the first three natural frequencies over the number of segments](beam_frequencies.png)

## Natural frequencies and the simulation step

The linearization at an equilibrium gives the natural frequencies:

```python
code = sd.compile(robot, ["linearization"], passive=True)
rest = [0.0] * robot.nv
A, B = code.linearization(robot.neutral(), rest, rest)
roots = np.linalg.eigvals(A)  # imaginary parts: the damped frequencies, rad/s
```

`robot.neutral()` is an equilibrium if gravity does not bend the beam. Without damping, the rod
has frequencies up to {highest:.0f} rad/s with {segments} segments.

`rk4` is stable for steps below 2.8 / (highest frequency), here {longest:.2g} s. It loses energy
at steps well below that limit, and `simulate` warns if the energy error exceeds one percent. For
a stiff beam, choose a shorter `--step` or `--integrator adaptive`."""
STIFF = 8
"""The segments for which the page names the longest step."""


def clamped_free(count: int) -> np.ndarray:
    """The first roots of cos x cosh x = -1, by Newton's method from (k + 1/2) pi."""
    roots = []
    for k in range(count):
        x = (k + 0.5) * math.pi
        for _ in range(20):
            slope = -math.sin(x) - math.tanh(x) / math.cosh(x)
            x -= (math.cos(x) + 1 / math.cosh(x)) / slope
        roots.append(x)
    return np.array(roots)


def exact() -> np.ndarray:
    """The frequencies of the beam, rad/s."""
    scale = math.sqrt(YOUNG * MOMENT / (DENSITY * AREA * LENGTH**4))
    return clamped_free(MODES) ** 2 * scale


def rod(n: int) -> Robot:
    """The rod in n segments."""
    return sd.beam(
        length=LENGTH,
        segments=n,
        young=YOUNG,
        second_moment=MOMENT,
        area=AREA,
        density=DENSITY,
    )


def highest(n: int) -> float:
    """The highest frequency of n segments, as the page computes it."""
    robot, rest = rod(n), [0.0] * n
    code = sd.compile(robot, ["linearization"], passive=True)
    A, _ = code.linearization(robot.neutral(), rest, rest)
    return float(np.linalg.eigvals(A).imag.max())


def errors(n: int) -> np.ndarray:
    """The relative errors of the frequencies of n segments."""
    robot = rod(n)
    M = np.array(mass_matrix(robot, [0.0] * n), float)
    stiffness = float(robot.joints[0].passive.stiffness)
    return np.sort(np.sqrt(stiffness / np.linalg.eigvalsh(M)))[:MODES] / exact() - 1


def base_rows() -> list[str]:
    """How far K (phi, displacement) is from the force of a flexible base."""
    K = np.array([900.0] * 3 + [5e4] * 3)
    law = Passive(stiffness=tuple(K.tolist()))
    joint = replace(Joint("mount", "floating", BASE, UNMOVED), passive=law)
    robot = Robot("hull", (joint,), (Link("hull", Inertia(1)),))
    w, v = np.array([1, 2, 3]) / math.sqrt(14), np.array([3, -1, 2]) / math.sqrt(14)
    rows = []
    for size in (0.001, 0.01, 0.1, 1.0):
        phi, shift = size * w, 0.1 * size * v
        turn = integrate_pose([0, 0, 0, 0, 0, 0, 1], (tuple(phi), (0, 0, 0)))
        tau = np.array(passive_forces(robot, [*shift, *turn[3:]], [0.0] * 6), float)
        back = K * np.array([*phi, *shift])
        gap = np.abs(tau - back).max() / np.abs(back).max()
        rows.append(f"| {size:g} | {0.1 * size:g} | {gap:.1e} |")
    return rows


def report() -> tuple[str, dict[int, np.ndarray]]:
    """The page, and the errors by number of segments."""
    found = {n: errors(n) for n in SEGMENTS}
    rows = [f"| {n} | " + " | ".join(f"{100 * x:.3g}" for x in e) + " |" for n, e in found.items()]
    beam = ", ".join(f"{w:.4g}" for w in exact())
    top = highest(STIFF)
    page = PAGE.format(
        base="\n".join(base_rows()),
        rows="\n".join(rows),
        beam=beam,
        highest=top,
        segments=STIFF,
        longest=2.8 / top,
    )
    return page, found


def plot(found: dict[int, np.ndarray], target: Path) -> None:
    """The errors over the number of segments, on logarithmic axes."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, panel = plt.subplots(figsize=(6.4, 4.2))
    n = np.array(list(found))
    for mode, marker in zip(range(MODES), "os^", strict=True):
        panel.loglog(n, [found[k][mode] for k in n], marker=marker, label=f"mode {mode + 1}")
    panel.loglog(n, 0.6 / n**2.0, "--", color="grey", label="slope -2")
    panel.set_xlabel("segments n")
    panel.set_ylabel("relative error of the frequency")
    panel.set_xticks(n, [str(k) for k in n])
    panel.minorticks_off()
    panel.grid(alpha=0.3)
    panel.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(target, dpi=110)


def main() -> None:
    """Print the page, or write it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the page and its plot")
    page, found = report()
    if not parser.parse_args().write:
        print(page)
        return
    (DOCS / "flexible.md").write_text(page)
    plot(found, DOCS / "beam_frequencies.png")


if __name__ == "__main__":
    main()
