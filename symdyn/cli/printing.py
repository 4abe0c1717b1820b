"""Output of commands: tables for people, and text to a file or to standard output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

from symdyn.compiler.files import write_text
from symdyn.compiler.progress import Progress, silent
from symdyn.errors import RobotError
from symdyn.graph import Program
from symdyn.robot import Robot
from symdyn.robot.checks import WARNING
from symdyn.support.names import printable

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

PATIENCE = 1.0
"""Seconds before progress is shown."""


def plain(text: str) -> str:
    """Return text from a file without markup or control characters."""
    from rich.markup import escape

    return escape(printable(text, 2000))


def console() -> Console:
    """Return the console for tables.

    Its width in a pipe is 240 columns, because programs that search the output need whole words.
    """
    from rich.console import Console  # takes longer to load than help takes to print

    class PipedConsole(Console):
        """A console that leaves a broken pipe to `symdyn.cli.main`."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return PipedConsole(highlight=False, width=None if sys.stdout.isatty() else 240)


@contextmanager
def busy(what: str) -> Iterator[Progress]:
    """Show a spinner on stderr during long work if stderr is a terminal.

    Yields a callback for the steps of the work, which are then shown with their numbers. The
    spinner appears after `PATIENCE` seconds, since most work takes less.
    """
    if not sys.stderr.isatty():
        yield silent
        return
    from rich.console import Console
    from rich.markup import escape

    status = Console(stderr=True).status(what)

    def report(step: str, done: int, of: int) -> None:
        status.update(f"{what}: {escape(step)} ({done + 1} of {of})")

    timer = Timer(PATIENCE, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield report
    finally:
        timer.cancel()
        timer.join()
        status.stop()


@contextmanager
def progress_bar(what: str) -> Iterator[Progress]:
    """Show a progress bar on stderr if stderr is a terminal, and remove it at the end."""
    if not sys.stderr.isatty():
        yield silent
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)

        def report(step: str, done: int, of: int) -> None:
            text = f"{what}: {escape(step)}"
            bar.update(task, description=text, completed=done, total=of if of > 1 else None)

        yield report


def plain_notes(robot: Robot) -> list[str]:
    """Return the notes that are not warnings; warnings are on stderr already."""
    return [note for note in robot.notes if not note.startswith(WARNING)]


def new_table(title: str, *columns: str) -> Table:
    """Return an empty table with a title and columns."""
    from rich.table import Table

    table = Table(title=title, title_justify="left", title_style="bold", header_style="")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def operations_table(programs: tuple[Program, ...]) -> Table:
    """Return the table of operation counts of the programs."""
    head = ("function", "mul", "add", "div", "sin/cos", "derived by")
    table = new_table("operations per call", *head)
    for program in programs:
        n = program.operations
        counts = (n.mul, n.add, n.div + n.sqrt, n.trig)
        table.add_row(program.name, *map(str, counts), program.derived_by)
    return table


def deliver(text: str, out: str | None, closing: str = "") -> None:
    """Write text to standard output, or to a file that ends with the line `closing`."""
    if out is None:
        sys.stdout.write(text)
        return
    try:
        write_text(Path(out), text + closing)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RobotError(f"cannot write ({reason}); choose another --out", printable(out)) from None
    console().print(f"wrote {printable(out)}", markup=False, soft_wrap=True)
