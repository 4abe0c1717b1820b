"""Computes the coefficients in symdyn/codegen/c/inlined_sine.py.

    python benchmarks/sincos_coefficients.py

On |r| <= 0.79 and with z = r^2 the emitted code approximates

    sin r = r + r z P(z)            cos r = 1 - z/2 + z^2 Q(z)

P and Q are minimax polynomials: Remez's exchange algorithm, in 50 digits, finds those for which the
error of sin r and of cos r alternates between equal extremes. Then their coefficients are rounded.
The interval is a little wider than pi/4 because the number of quarter turns is itself rounded: in
single precision by up to 8e-4 of a quarter turn.

It prints the coefficients and the largest error before rounding them.
"""

from __future__ import annotations

from collections.abc import Callable

import mpmath as mp

Function = Callable[[mp.mpf], mp.mpf]
DIGITS = 50
WIDEST = mp.mpf("0.79")


def minimax(f: Function, weight: Function, count: int, end: mp.mpf) -> tuple[list[mp.mpf], mp.mpf]:
    """The polynomial p of `count` coefficients with the least largest |weight (f - p)| on (0, end].

    Its coefficients, constant one first, and that error.
    """
    start = end * mp.mpf(10) ** -12  # f may be a quotient that is 0/0 at 0
    middle, half = (start + end) / 2, (end - start) / 2
    extremes = [middle - half * mp.cos(mp.pi * k / count) for k in range(count + 1)]
    while True:
        system, right = mp.matrix(count + 1, count + 1), mp.matrix(count + 1, 1)
        for row, z in enumerate(extremes):
            for power in range(count):
                system[row, power] = z**power
            system[row, count] = (-1) ** row / weight(z)
            right[row] = f(z)
        solution = mp.lu_solve(system, right)
        p = [solution[power] for power in range(count)]
        moved = alternation(lambda z, p=p: weight(z) * (f(z) - mp.polyval(p[::-1], z)), start, end)
        assert len(moved) == count + 1, "the error does not alternate often enough"
        if max(abs(a - b) for a, b in zip(extremes, moved, strict=True)) < end / 10**6:
            return p, abs(solution[count])
        extremes = moved


def alternation(error: Function, start: mp.mpf, end: mp.mpf, samples: int = 400) -> list[mp.mpf]:
    """Where the error is extreme between its changes of sign, on a grid denser at the ends."""
    grid = [start + (end - start) * (1 - mp.cos(mp.pi * k / samples)) / 2 for k in range(samples)]
    runs: list[list[tuple[mp.mpf, mp.mpf]]] = []
    for z in [*grid, end]:
        value = error(z)
        if not runs or (runs[-1][0][1] > 0) != (value > 0):
            runs.append([])
        runs[-1].append((z, value))
    return [max(run, key=lambda pair: abs(pair[1]))[0] for run in runs]


def sine(count: int) -> tuple[list[float], float]:
    """The coefficients of P and the error of the sine."""
    with mp.workdps(DIGITS):
        end = WIDEST**2

        def quotient(z: mp.mpf) -> mp.mpf:
            r = mp.sqrt(z)
            return (mp.sin(r) / r - 1) / z

        p, error = minimax(quotient, lambda z: z * mp.sqrt(z), count, end)
        return [float(c) for c in p], float(error)


def cosine(count: int) -> tuple[list[float], float]:
    """The coefficients of Q and the error of the cosine."""
    with mp.workdps(DIGITS):
        end = WIDEST**2

        def quotient(z: mp.mpf) -> mp.mpf:
            return (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2

        p, error = minimax(quotient, lambda z: z * z, count, end)
        return [float(c) for c in p], float(error)


def quarter_turn(bits: int, parts: int) -> list[float]:
    """pi/2 as a sum of numbers of `bits` bits, and the rest."""
    with mp.workdps(DIGITS):
        rest, found = mp.pi / 2, []
        for _ in range(parts - 1):
            scale = mp.mpf(2) ** (bits - 1 - int(mp.floor(mp.log(rest, 2))))
            found.append(mp.floor(rest * scale) / scale)
            rest -= found[-1]
        return [float(part) for part in (*found, rest)]


def main() -> None:
    """Print everything."""
    for precision, count in (("double", 6), ("float", 3)):
        for name, fit in (("sine", sine), ("cosine", cosine)):
            coefficients, error = fit(count)
            print(f"{precision} {name}, error {error:.2g}")
            print("".join(f"    {c!r},\n" for c in coefficients), end="")
    print("pi/2 in 36 bits and the rest", *map(repr, quarter_turn(36, 2)))
    print("pi/2 in 11 bits, in 11 and the rest", *map(repr, quarter_turn(11, 3)))


if __name__ == "__main__":
    main()
