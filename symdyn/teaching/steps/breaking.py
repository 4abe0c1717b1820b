"""Long formulas over several lines of text: broken before plus and minus, also inside brackets.

    tau[1] = (I_1 + m_1*lc_1^2)*qdd_1 + m_1*lc_1*g*cos(q_1)    may become

    tau[1] = (I_1 + m_1*lc_1^2)*qdd_1
            + m_1*lc_1*g*cos(q_1)

What is in brackets is indented further; arguments of functions stay together.
"""

from __future__ import annotations

WIDTH = 96
"""Of a line of text."""
INDENT = "  "
HANGING = INDENT * 4
"""Before each line of a formula but the first."""
FULL = 0.3
"""Of a line: breaks are looked for behind that much, as long as there are some."""


def broken(line: str) -> list[str]:
    """The lines of a formula; one, if it fits.

    >>> broken("  a = " + " + ".join(["b*(c + d)"] * 9))  # doctest: +NORMALIZE_WHITESPACE
    ['  a = b*(c + d) + b*(c + d) + b*(c + d) + b*(c + d) + b*(c + d) + b*(c + d) + b*(c + d)',
     '        + b*(c + d) + b*(c + d)']
    """
    signs = _signs(line)
    lines, start, before = [], 0, ""
    while len(before) + len(line) - start > WIDTH:
        end = start + WIDTH - len(before)
        ahead = [(at, depth) for at, depth in signs if at > max(start, len(HANGING))]
        fitting = [one for one in ahead if one[0] <= end]
        late = [one for one in fitting if one[0] > start + FULL * (end - start)]
        if not ahead:
            break
        at, depth = min(late or fitting or ahead[:1], key=lambda one: (one[1], -one[0]))
        lines.append(before + line[start:at])
        start, before = at + 1, HANGING + INDENT * depth
    return [*lines, before + line[start:]]


def _signs(line: str) -> list[tuple[int, int]]:
    """Where the blank before a sign of a sum is, and in how many brackets."""
    found = []
    closed: list[bool] = []  # for each open bracket, whether it holds arguments or an index
    for k, letter in enumerate(line):
        if letter in "([":
            closed.append(k > 0 and (line[k - 1].isalnum() or line[k - 1] == "_"))
        elif letter in ")]" and closed:
            closed.pop()
        elif line[k : k + 3] in (" + ", " - ") and not any(closed):
            found.append((k, len(closed)))
    return found
