"""Time-optimal motion with generated functions, compared with CasADi's symbols compiled to C.

    python3 compare.py [ROBOT] [--steps N] [--repeat K] [--flags ...] [--out build]

It generates the robot's functions, lets CasADi write C for the same step from its symbols and from
the emitted SX functions, compiles all with the same flags, solves the same problem with each, and
prints a table. The motion goes to motion.csv.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path

import casadi as ca
import numpy as np
from problem import Motion, solve
from symbols import Chain

import symdyn as sd

MOTIONS = {
    "ur5": Motion(
        (0.0, -1.2, 1.5, -1.5, -1.5, 0.0),
        (1.6, -0.6, 0.8, -1.0, -0.5, 1.0),
        (150.0, 150.0, 150.0, 28.0, 28.0, 28.0),
        3.15,
        30,
    ),
    "planar2r": Motion((0.0, 0.0), (1.5, 0.7), (40.0, 15.0), 6.0, 20),
}
NAMES = ["x", "u", "dt"], ["x_next"]
EMITTED, SYMBOLS, SX = "symdyn", "CasADi, symbols", "CasADi, symdyn's SX"


def main():
    """Run the comparison."""
    parser = argparse.ArgumentParser(description="compare generated functions with CasADi's own")
    parser.add_argument("robot", nargs="?", default="ur5", choices=MOTIONS)
    parser.add_argument("--steps", type=int, default=0, help="intervals, else those of the motion")
    parser.add_argument("--repeat", type=int, default=5, help="runs, of which the best counts")
    parser.add_argument("--flags", default="-O3 -march=native", help="of the C compiler")
    parser.add_argument("--out", type=Path, default=Path("build"))
    options = parser.parse_args()
    motion = MOTIONS[options.robot]
    if options.steps:
        motion = Motion(motion.start, motion.end, motion.torques, motion.speed, options.steps)
    options.out.mkdir(parents=True, exist_ok=True)
    steps, compilation = contestants(options.robot, options.out, options.flags.split())
    found = {name: solve(step, motion, options.repeat) for name, step in steps.items()}
    write(options.out / "motion.csv", found[EMITTED])
    print(f"{options.robot}, {motion.steps} intervals, {options.flags}, exact Hessians")
    print(f"{'':20}  iterations  optimum        T, s      functions  Jacobian  Hessian  ratio")
    for name, one in found.items():
        jacobian, hessian = one.seconds["nlp_jac_g"], one.seconds["nlp_hess_l"]
        ratio = found[EMITTED].functions / one.functions
        print(
            f"{name:20}  {one.iterations:10}  {one.cost:.9f}  {one.time:.6f}  "
            f"{1e3 * one.functions:6.1f} ms  {1e3 * jacobian:5.1f} ms {1e3 * hessian:5.0f} ms"
            f"  {ratio:5.2f}"
        )
    print("compilation, s: " + ", ".join(f"{name} {s:.0f}" for name, s in compilation.items()))


def contestants(robot, out, flags):
    """Return the step functions and their compilation times."""
    made = sd.generate(robot, "casadi", ["forward_dynamics"], out)
    sys.path.insert(0, str(made.folder))
    emitted = __import__(f"{made.folder.name}_casadi")
    on_symbols = __import__(f"{made.folder.name}_sx")
    numbers = sd.load(robot).bind()
    chain = Chain(sd.to_urdf(numbers), numbers.gravity)
    makers = {
        EMITTED: lambda: emitted.load(out, flags)["rk4_step"],
        SYMBOLS: lambda: compiled("symbols", chain.forward_dynamics, chain.n, out, flags),
        SX: lambda: compiled("sx", on_symbols.forward_dynamics, chain.n, out, flags),
    }
    steps, seconds = {}, {}
    for name, make in makers.items():
        start = time.perf_counter()
        steps[name] = make()
        seconds[name] = time.perf_counter() - start
    return steps, seconds


def compiled(name, forward_dynamics, n, out, flags):
    """CasADi's C code of a Runge-Kutta step with all derivatives that IPOPT requests.

    The rates are a function on SX which the step calls four times: CasADi differentiates that
    function once, and its C is an order of magnitude shorter than with the four written out.
    """
    q, qd, tau = (ca.SX.sym(letter, n) for letter in ("q", "qd", "u"))
    rates = ca.vertcat(qd, forward_dynamics(q, qd, tau))
    g = ca.Function("rates", [ca.vertcat(q, qd), tau], [rates])
    x, u, dt = ca.MX.sym("x", 2 * n), ca.MX.sym("u", n), ca.MX.sym("dt")
    a = g(x, u)
    b = g(x + dt / 2 * a, u)
    c = g(x + dt / 2 * b, u)
    d = g(x + dt * c, u)
    step = ca.Function(name, [x, u, dt], [x + dt / 6 * (a + 2 * b + 2 * c + d)], *NAMES)
    generator = ca.CodeGenerator(f"{name}.c")
    for function in (step, step.jacobian(), step.reverse(1), step.reverse(1).jacobian()):
        generator.add(function)
    generator.generate(f"{out.resolve()}/")
    library = out.resolve() / f"{name}.so"
    command = ["cc", *flags, "-fPIC", "-shared", f"{out / name}.c", "-o", str(library), "-lm"]
    subprocess.run(command, check=True)
    return ca.external(name, str(library))


def write(file, solved):
    """Time, positions, velocities and torques, one row for each interval."""
    n = solved.u.shape[1]
    times = np.linspace(0, solved.time, len(solved.x))
    u = np.vstack((solved.u, solved.u[-1]))
    head = ["t", *(f"{a}{k + 1}" for a in ("q", "qd", "u") for k in range(n))]
    table = np.column_stack((times, solved.x, u))
    np.savetxt(file, table, delimiter=",", header=",".join(head), comments="", fmt="%.9g")


if __name__ == "__main__":
    main()
