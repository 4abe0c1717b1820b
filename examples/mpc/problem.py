"""Time-optimal motion by multiple shooting: the same problem for any step function.

minimize  T (1 + w mean |u / u_max|^2)    over  T, x_0 ... x_N, u_0 ... u_(N-1)
x_(k+1) = step(x_k, u_k, T / N),   |u| <= u_max,   |qd| <= qd_max,   x_0 and x_N given
"""

from dataclasses import dataclass

import casadi as ca
import numpy as np

EFFORT = 0.01
FUNCTIONS = ("nlp_f", "nlp_g", "nlp_grad_f", "nlp_jac_g", "nlp_hess_l")
QUIET = {"print_time": False, "ipopt.print_level": 0, "ipopt.sb": "yes"}


@dataclass(frozen=True)
class Motion:
    """A motion from rest to rest."""

    start: tuple[float, ...]
    end: tuple[float, ...]
    torques: tuple[float, ...]
    speed: float
    steps: int


@dataclass(frozen=True)
class Solved:
    """The optimum, with iterations and times."""

    cost: float
    time: float
    x: np.ndarray
    u: np.ndarray
    iterations: int
    seconds: dict[str, float]

    @property
    def functions(self):
        """Processor seconds in functions and derivatives."""
        return sum(self.seconds.values())


def solve(step, motion, repeat=1):
    """Solve it with IPOPT and exact Hessians; of several runs that with the fastest functions."""
    n, N = len(motion.start), motion.steps
    x, u, T = ca.MX.sym("x", 2 * n, N + 1), ca.MX.sym("u", n, N), ca.MX.sym("T")
    ends = step.map(N)(x[:, :-1], u, ca.repmat(T / N, 1, N))
    effort = ca.sumsqr(u / ca.DM(motion.torques)) / (n * N)
    problem = {
        "x": ca.veccat(x, u, T),
        "f": T * (1 + EFFORT * effort),
        "g": ca.vec(x[:, 1:] - ends),
    }
    solver = ca.nlpsol("solver", "ipopt", problem, QUIET)
    rest = np.zeros(n)
    first, last = np.concatenate((motion.start, rest)), np.concatenate((motion.end, rest))
    limit = np.concatenate((np.full(n, np.inf), np.full(n, motion.speed)))
    states = np.repeat(limit[:, None], N + 1, 1)
    lower, upper = -states, states.copy()
    lower[:, 0] = upper[:, 0] = first
    lower[:, -1] = upper[:, -1] = last
    torques = np.tile(motion.torques, N)
    found = []
    for _ in range(repeat):
        result = solver(
            x0=np.concatenate((np.linspace(first, last, N + 1).ravel(), 0 * torques, [1.0])),
            lbx=np.concatenate((lower.ravel("F"), -torques, [0.1])),
            ubx=np.concatenate((upper.ravel("F"), torques, [10.0])),
            lbg=0,
            ubg=0,
        )
        stats = solver.stats()
        assert stats["success"], stats["return_status"]
        values = result["x"].full()[:, 0]
        found.append(
            Solved(
                float(result["f"]),
                values[-1],
                values[: 2 * n * (N + 1)].reshape(N + 1, 2 * n),
                values[2 * n * (N + 1) : -1].reshape(N, n),
                stats["iter_count"],
                {name: stats[f"t_proc_{name}"] for name in FUNCTIONS},
            )
        )
    return min(found, key=lambda one: one.functions)
