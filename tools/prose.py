"""Find words that the glossary of the project replaces by standard terms of robotics.

    python tools/prose.py [FILE ...]

Without files, it reads all text and code that git tracks, except generated output. It prints a line
`FILE:LINE: found; write: ...` for each finding and exits with status 1 if there is one. Only
unambiguous entries are listed. A line that has to quote such a word ends in `prose: quoted`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = {".py", ".pyi", ".md", ".j2", ".toml", ".cff", ".yml", ".yaml", ".js", ".c", ".h"}
SKIPPED = re.compile(r"(?:.*/)?generated/|tools/prose\.py$|tests/test_prose\.py$|CHANGELOG\.md$")
"""Output of symdyn, lists of the words themselves, and the changes of released versions."""
QUOTED = "prose: quoted"
GAP = r"[\s#/*]+"
"""What may stand between the words of a phrase: it may continue on the next line of a comment."""


class Entry(NamedTuple):
    """A word or phrase that is not written, and what is written instead.

    A match with a group `allowed` is the standard term itself.
    """

    pattern: str
    instead: str


GLOSSARY = (
    Entry(
        r"(?P<allowed>degrees? of )?freedoms?(?![a-z])",
        "degree(s) of freedom, DoF; in names `dof`, `nv`",
    ),
    Entry(r"letters? of (?:the |a |an |his |her |its )?\w+", "symbols, notation"),
    Entry(r"stand(?:[-_]| )ins?\b", "equivalent model, equivalent robot"),
    Entry(r"\b(?:is|are|was|were|be|been) said\b", "states, reports, prints; name the agent"),
    Entry(r"\b(?:is|are|was|were|be|been) told\b", "states, reports, prints; name the agent"),
    Entry(r"\bbod(?:y|ies) that can(?:not)?\b", "physically consistent, physically inconsistent"),
    Entry(r"\bbodies can have\b", "physically consistent"),
    Entry(r"\bof (?:ours|yours|theirs)\b", 'drop it, or name the owner: "symdyn\'s", "your"'),
    Entry(r"\brooms?\b", "package, module"),
    Entry(r"\bhouse(?:'s)? rules?\b", "convention of the project"),
    Entry(r"\bjudges?\b", "reference, oracle, checker; compares, checks"),
    Entry(r"\bjudged\b", "checked, compared"),
    Entry(r"\brefus(?:e|es|ed|ing|al|als)\b", "is rejected with an error, raises"),
    Entry(r"\b(?:hold|holds|held) still\b", "locked, fixed"),
    Entry(r"\bcan(?:not)? feel\b", "has no effect on the dynamics"),
    Entry(r"\bunfelt\b", "has no effect on the dynamics"),
    Entry(r"\bidle options?\b", "option without effect, unused option"),
    Entry(r"\bparted\b", "partitioned, split, separated"),
    Entry(r"\bN(?: m)? an ampere\b", "N m/A, N/A"),
    Entry(r"\bforces of the velocities\b", "velocity-dependent forces"),
    Entry(r"\bthe way to the equations\b", "the derivation"),
)


def findings(text: str) -> Iterator[tuple[int, str, str]]:
    """Find the entries of the glossary in a text.

    Parameters
    ----------
    text
        The text or code.

    Yields
    ------
    The number of the line, what stands there, and what to write instead.

    Examples
    --------
    >>> list(findings("the degrees of freedom of a joint"))
    []
    >>> list(findings("# two degrees of\\n# freedom"))
    []
    >>> [(line, found) for line, found, _ in findings("a joint\\nof two freedoms")]
    [(2, 'freedoms')]
    """
    lines = text.split("\n")
    for entry in GLOSSARY:
        for found in re.finditer(entry.pattern.replace(" ", GAP), text, re.IGNORECASE):
            line = text.count("\n", 0, found.start())
            if not found.groupdict().get("allowed") and QUOTED not in lines[line]:
                yield line + 1, re.sub(GAP, " ", found[0]), entry.instead


def tracked_files() -> list[Path]:
    """Return the files whose words are those of the project."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z"]
    names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\0")
    return [
        ROOT / name for name in names if Path(name).suffix in SUFFIXES and not SKIPPED.match(name)
    ]


def main(arguments: list[str]) -> int:
    """Print the findings in the given files, or in all; return the exit status."""
    if missing := [name for name in arguments if not Path(name).is_file()]:
        print(f"{missing[0]} is no file; give files, or nothing to read all", file=sys.stderr)
        return 2
    count = 0
    for file in [Path(name) for name in arguments] or tracked_files():
        for line, found, instead in sorted(findings(file.read_text(encoding="utf-8"))):
            print(f"{file}:{line}: {found!r}; write: {instead}")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
