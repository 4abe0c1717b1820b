"""Steps as text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from symdyn.teaching.steps.parts import (
    ComputedQuantity,
    QuantityEntry,
    StepPrinter,
    StepTable,
    ZeroPattern,
    before,
    collapsed,
)
from symdyn.teaching.typesetting import TextAndLatex

# Long formulas over several lines of text: broken before plus and minus, also inside brackets.
#
#     tau[1] = (I_1 + m_1*lc_1^2)*qdd_1 + m_1*lc_1*g*cos(q_1)    may become
#
#     tau[1] = (I_1 + m_1*lc_1^2)*qdd_1
#             + m_1*lc_1*g*cos(q_1)
#
# What is in brackets is indented further; arguments of functions stay together.

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


NARROWEST = 24
"""Last columns of tables are not broken into narrower ones."""
BLANK = "\x1f"
"""Stands for blanks inside formulas while sentences are broken into lines."""


class TextPrinter(StepPrinter):
    """Indented lines of text, matrices between bars where they fit."""

    def heading(self, title: TextAndLatex) -> str:
        return f"{title.text}\n{'=' * min(len(title.text), WIDTH)}\n"

    def title(
        self, title: TextAndLatex, number: int | None, origins: Sequence[int], source: str
    ) -> str:
        where = f"   {source}" if source else ""
        tail = f"   [from {', '.join(map(str, origins))}]" if origins else ""
        return f"{before(number)}{title.text}{where}{tail}\n"

    def paragraph(self, words: TextAndLatex) -> str:
        return _wrapped(words.solid(BLANK))

    def general(self, rows: Sequence[TextAndLatex], source: str) -> str:
        lines = [INDENT * 2 + row.text for row in rows]
        if len(lines[0]) + 3 + len(source) <= WIDTH:
            lines[0] = f"{lines[0]:<{WIDTH - len(source)}}{source}".rstrip()
        else:
            lines.insert(0, f"{source:>{WIDTH}}")
        return "".join(f"{line}\n" for line in lines)

    def errata(self, errata: Sequence[TextAndLatex]) -> str:
        return "".join(_wrapped(f"Erratum: {one.solid(BLANK)}") for one in errata)

    def sentence(self, words: TextAndLatex) -> str:
        return _wrapped(words.solid(BLANK), INDENT)

    def lines(self, rows: Sequence[TextAndLatex]) -> str:
        lines = (line for row in rows for line in row.text.split("\n"))
        return "".join(f"{INDENT}{line}".rstrip() + "\n" for line in lines)

    def command(self, line: str) -> str:
        return f"{INDENT}{line}\n"

    def quantity(self, quantity: ComputedQuantity) -> str:
        name = quantity.name.text
        if not quantity.shape:
            return _sum(f"{INDENT}{name} = {_entry(quantity, quantity.entries[0])}")
        if all(entry.is_zero for entry in quantity.entries):
            return f"{INDENT}{name} = 0\n"
        if len(quantity.shape) <= 2 and quantity.is_written and not quantity.sparse:
            drawn = _column(quantity) if len(quantity.shape) == 1 else _matrix(quantity)
            if drawn:
                return drawn
        return _listed(quantity)

    def table(self, table: StepTable) -> str:
        cells = [[cell.text for cell in row] for row in (table.heading, *table.rows)]
        wide = [max(len(row[c]) for row in cells) for c in range(len(table.heading))]
        space = WIDTH - len(INDENT) - sum(w + 2 for w in wide[:-1])
        if NARROWEST <= space < wide[-1]:
            cells = [line for row in cells for line in _in_lines(row, space)]
            wide[-1] = max(len(row[-1]) for row in cells)
        lines = ["  ".join(f"{x:<{w}}" for x, w in zip(row, wide, strict=True)) for row in cells]
        lines.insert(1, "  ".join("-" * w for w in wide))
        return "".join(f"{INDENT}{line}".rstrip() + "\n" for line in lines)

    def picture(self, picture: ZeroPattern) -> str:
        columns = picture.columns or picture.sizes
        margin = max([len(name.text) for name in picture.names], default=0) + 1
        head = f"{INDENT}{picture.name.text}:\n" if picture.name.text else ""
        lines: list[str] = []
        rows = iter(picture.signs)
        for name, size in zip(picture.names, picture.sizes, strict=True):
            if lines:
                lines.append(" " * margin + "+".join("-" * n for n in columns))
            for r in range(size):
                signs, at, cells = next(rows), 0, []
                for n in columns:
                    cells.append(signs[at : at + n])
                    at += n
                lines.append(f"{'' if r else name.text:<{margin}}" + "|".join(cells))
        return head + "".join(f"{INDENT}{line}".rstrip() + "\n" for line in lines)


def _in_lines(row: Sequence[str], space: int) -> list[list[str]]:
    """A row whose last cell is broken behind commas where it is too wide."""
    first, *more = row[-1].split(", ")
    lines = [first]
    for piece in more:
        if len(lines[-1]) + len(piece) + 3 <= space:
            lines[-1] += f", {piece}"
        else:
            lines[-1] += ","
            lines.append(piece)
    return [[*(row[:-1] if k == 0 else [""] * (len(row) - 1)), x] for k, x in enumerate(lines)]


def _wrapped(text: str, indent: str = "") -> str:
    """Paragraphs of a text in lines of the page's width."""
    lines = []
    for paragraph in text.split("\n"):
        lines += textwrap.wrap(
            paragraph,
            WIDTH,
            initial_indent=indent,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [""]
    return "\n".join(lines).replace(BLANK, " ") + "\n"


def _entry(quantity: ComputedQuantity, entry: QuantityEntry) -> str:
    return collapsed(entry) if entry.value is None else quantity.text(entry.value)


def _column(quantity: ComputedQuantity) -> str:
    """(a, b, c), and six components as (a, b, c; d, e, f), if they fit on a line."""
    cells = [_entry(quantity, entry) for entry in quantity.entries]
    shown = ", ".join(cells)
    if len(cells) == 6:
        shown = ", ".join(cells[:3]) + "; " + ", ".join(cells[3:])
    line = f"{INDENT}{quantity.name.text} = ({shown})"
    return f"{line}\n" if len(line) <= WIDTH and len(cells) > 1 else ""


def _matrix(quantity: ComputedQuantity) -> str:
    """Rows between bars, if they fit on a page."""
    cells = [[_entry(quantity, entry) for entry in row] for row in quantity.rows]
    wide = [max(map(len, column)) for column in zip(*cells, strict=True)]
    name = f"{INDENT}{quantity.name.text} = "
    if len(name) + sum(wide) + 2 * len(wide) + 2 > WIDTH:
        return ""
    lines = []
    for r, row in enumerate(cells):
        lead = name if r == (len(cells) - 1) // 2 else " " * len(name)
        inner = "  ".join(f"{x:>{w}}" for x, w in zip(row, wide, strict=True))
        lines.append(f"{lead}[ {inner} ]\n")
    return "".join(lines) + "\n" * (len(lines) > 2)


def _listed(quantity: ComputedQuantity) -> str:
    """One line for each entry that is not zero; an entry equal to an earlier one refers to it."""
    known: dict[object, str] = {}
    lines = []
    for place, entry in quantity.shown:
        label = f"{quantity.name.text}[{','.join(map(str, place))}]"
        value = _entry(quantity, entry)
        if len(value) > len(label) and entry.value in known:
            value = known[entry.value]
        else:
            known.setdefault(entry.value, label)
        lines.append(_sum(f"{INDENT}{label} = {value}"))
    notes = [f"{quantity.name.text}: {quantity.collapsed}"] * bool(quantity.collapsed)
    notes += ["symmetric"] * (quantity.symmetric and len(quantity.entries) > 1)
    zeros = "all others are zero" if quantity.collapsed else "what is not listed is zero"
    notes += [zeros] * quantity.others_are_zero
    return "".join(lines) + (_wrapped(f"({'; '.join(notes)})", INDENT) if notes else "")


def _sum(line: str) -> str:
    """A line that ends; several, if it is too long."""
    return "".join(f"{one}\n" for one in broken(line))
