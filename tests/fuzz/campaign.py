"""A campaign of random robots: python -m tests.fuzz --seeds 0 2000, resumable.

Results are appended to a file of JSON lines; seeds that are in it are not run again. Every tenth
seed runs in all languages. `--seed K` runs one, prints what happens and keeps its folder;
`--report` only prints the figures of the file.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import re
import shutil
import tempfile
import time
import warnings
from collections import Counter
from pathlib import Path

from symdyn.codegen import TARGETS
from tests.fuzz.languages import ALWAYS, Outcome, try_seed
from tests.strict import set_strict_compilers

RESULTS = Path("build/fuzz/robots.jsonl")
EVERY = 10
"""Of so many seeds one runs in all languages."""
SEEDS_A_PROCESS = 500


def languages_of(seed: int) -> tuple[str, ...]:
    """The languages that a seed's robot runs in."""
    return tuple(TARGETS) if seed % EVERY == seed // EVERY % EVERY else ALWAYS


# -- running ---------------------------------------------------------------------------------


def work(seeds: list[int], file: Path, now: Path) -> None:
    """Run seeds one after the other; `now` holds the one that is under way."""
    warnings.simplefilter("ignore")
    for seed in seeds:
        now.write_text(str(seed))
        with tempfile.TemporaryDirectory(prefix="fuzz_") as folder:
            append(file, try_seed(seed, Path(folder), languages_of(seed)))


def append(file: Path, outcome: Outcome) -> None:
    """One line at the end of the file, in one write, so that two processes may do it."""
    with file.open("ab", buffering=0) as stream:
        stream.write((outcome.line() + "\n").encode())


def campaign(seeds: list[int], file: Path, processes: int) -> None:
    """Run seeds in processes of their own: one that ends early is a failure of its seed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    running: dict[int, tuple[multiprocessing.process.BaseProcess, list[int]]] = {}
    while seeds or running:
        for place in range(processes):
            now = file.with_suffix(f".now{place}")
            if place in running:
                process, share = running[place]
                if process.is_alive():
                    continue
                del running[place]
                if process.exitcode:
                    crashed = int(now.read_text()) if now.is_file() else share[0]
                    said = f"crash: the process ended with {process.exitcode}"
                    append(file, Outcome(crashed, failures=[said]))
                    seeds = share[share.index(crashed) + 1 :] + seeds
            if seeds:
                now.unlink(missing_ok=True)
                share, seeds = seeds[:SEEDS_A_PROCESS], seeds[SEEDS_A_PROCESS:]
                process = context.Process(target=work, args=(share, file, now))
                process.start()
                running[place] = (process, share)
        time.sleep(0.5)


# -- figures ---------------------------------------------------------------------------------


def outcomes(file: Path) -> dict[int, Outcome]:
    """The last outcome of every seed in the file."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {outcome.seed: outcome for outcome in (Outcome(**json.loads(line)) for line in lines)}


def report(found: dict[int, Outcome]) -> str:
    """Counts by language, function, type of joint and option; time; failures."""
    every = list(found.values())
    made = [one for one in every if one.made]
    failed = [one for one in every if one.failures]
    times = Counter[str]()
    for one in every:
        times.update(one.seconds)
    lines = [
        f"{len(every)} seeds, {len(made)} robots with code, {len(every) - len(made)} rejected, "
        f"{len(failed)} with failures",
        f"closed chains {sum(one.closed for one in made)}, "
        f"open parameters {sum(one.open_parameters > 0 for one in made)}, "
        f"springs {sum(one.springs > 0 for one in made)}, "
        f"{sum(one.comparisons for one in every)} comparisons",
        f"time {sum(times[stage] for stage in times if 'load' not in stage) / 60:.1f} min: "
        + _counted(times, "{:.0f} s"),
        "generated: " + _counted(Counter(name for one in every for name in one.generated)),
        "run: " + _counted(Counter(name for one in every for name in one.run)),
        "joints: " + _counted(Counter(kind for one in made for kind in one.types)),
        "options: " + _counted(Counter(name for one in made for name in one.options)),
        "velocities: " + _counted(Counter(one.nv for one in made)),
    ]
    functions = Counter(name for one in made for name in one.functions)
    least = sorted(functions.values())[:1]
    lines.append(f"functions: {len(functions)}, each at least {least} times: {_counted(functions)}")
    rejected = Counter(_kind(message) for one in every for message in one.rejected)
    lines.append("rejected:")
    lines += [f"  {count:5d}  {kind}" for kind, count in rejected.most_common(60)]
    lines.append("failures:")
    lines += [f"  {one.seed}: {text}" for one in failed for text in one.failures]
    return "\n".join(lines)


def _counted(counts: Counter, form: str = "{}") -> str:
    return ", ".join(f"{name} {form.format(count)}" for name, count in counts.most_common())


def _kind(message: str) -> str:
    """A message without the robot's file and without names and numbers."""
    text = re.sub(r"^\S*robot\.toml(:\d+)?: ", "", message)
    text = re.sub(r"'[^']*'|\"[^\"]*\"", "'...'", text)
    return re.sub(r"\d+(\.\d+)?", "#", text)[:160]


def main() -> int:
    """The command line; the status says whether there are failures."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seeds", type=int, nargs=2, default=(0, 2000), metavar=("FIRST", "END"))
    parser.add_argument("--seed", type=int, help="run this one and keep its folder")
    parser.add_argument("--target", nargs="+", default=list(ALWAYS), help="languages of --seed")
    parser.add_argument("--again", action="store_true", help="run the seeds that failed again")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--report", action="store_true")
    chosen = parser.parse_args()
    set_strict_compilers()
    if chosen.seed is not None:
        folder = chosen.results.parent / str(chosen.seed)
        shutil.rmtree(folder, ignore_errors=True)
        outcome = try_seed(chosen.seed, folder, chosen.target)
        print(f"{folder}\n{json.dumps(vars(outcome), indent=1)}")
        return bool(outcome.failures)
    found = outcomes(chosen.results)
    if not chosen.report:
        todo = [
            seed
            for seed in range(*chosen.seeds)
            if seed not in found or (chosen.again and found[seed].failures)
        ]
        campaign(todo, chosen.results, chosen.processes)
        found = outcomes(chosen.results)
    print(report({k: v for k, v in found.items() if k in range(*chosen.seeds)}))
    return any(one.failures for one in found.values())
