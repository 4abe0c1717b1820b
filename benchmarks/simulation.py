"""How many times faster than real time robots move in simulation: RK4 at 1 kHz, one core.

    python benchmarks/simulation.py

The compiled loop alone, from the neutral position at rest under gravity: without joint forces, with
forces of formulas and of a table. Each number is the best of many runs of a fifth of a second,
which other programs on the machine disturb least. The last column is a whole call of
`symdyn.simulate` for 100 s with formulas, its energies included, of a robot that was compiled
before, by the time of the processor.
"""

from __future__ import annotations

import time

import numpy as np

from symdyn.robot import load
from symdyn.runtime.stepping import NO_STABILIZATION, Forces, StateRows, Stepper
from symdyn.simulation.settings import STABILIZATIONS
from symdyn.simulation.simulate import simulate
from symdyn.simulation.torques import forces_of

STEP, STEPS, RUNS = 1e-3, 200, 200
ROBOTS = ("pendulum", "ur5", "panda", "two_arm_satellite", "quadruped", "four_bar", "two_pandas")


def ratio(stepper: Stepper, forces: Forces) -> float:
    """Simulated time by time."""
    robot, best = stepper.robot, float("inf")
    rows = StateRows.of(robot, STEPS)
    stabilization = STABILIZATIONS["projection"] if robot.constraints else NO_STABILIZATION
    for _ in range(RUNS):
        state = StateRows.of(robot, 1)
        state.q[0] = robot.start()
        start = time.perf_counter()
        stepper.steps(forces, 0, 1, STEP, state, rows, stabilization)
        best = min(best, time.perf_counter() - start)
    return STEP * STEPS / best


def main() -> None:
    """Print the table."""
    print(f"{'robot':20} {'no forces':>10} {'formulas':>10} {'table':>10} {'whole call':>10}")
    for name in ROBOTS:
        robot = load(name).bind()
        stepper = Stepper(robot)
        rest = np.array(robot.start(), float), np.zeros(robot.nv)
        law = ",".join(f"0.1*sin({k + 1}*t) - 0.1*qd[{k}]" for k in range(robot.nv))
        table = np.zeros((1001, 1 + robot.nv))
        table[:, 0] = np.arange(1001) * 1e-3
        ratios = [ratio(stepper, forces_of(tau, stepper, *rest)) for tau in (None, law, table)]
        simulate(robot, time=0.01, tau=law)
        start = time.process_time()
        simulate(robot, time=100, tau=law)
        ratios.append(100 / (time.process_time() - start))
        print(f"{name:20}", *(f"{x:10.0f}" for x in ratios))


if __name__ == "__main__":
    main()
