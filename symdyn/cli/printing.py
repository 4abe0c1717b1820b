"""How commands print: tables for people, text to a file or to standard output."""

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
"""Seconds before a sign of life is shown."""


def plain(text: str) -> str:
    """Text from a file, without markup or control characters."""
    from rich.markup import escape

    return escape(printable(text, 2000))


def console() -> Console:
    """Where tables go; in a pipe there is no width to fit, and a broken word cannot be found."""
    from rich.console import Console  # takes longer to load than help takes to print

    class PipedConsole(Console):
        """Leaves a broken pipe to `symdyn.cli.main`."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return PipedConsole(highlight=False, width=None if sys.stdout.isatty() else 240)


@contextmanager
def busy(what: str) -> Iterator[Progress]:
    """A sign of life on stderr while something takes its time, if somebody is looking.

    What is yielded may be told about steps, which are then shown with their number. Nothing is
    shown at first: most work is done before anybody wonders.
    """
    if not sys.stderr.isatty():
        yield silent
        return
    from rich.console import Console
    from rich.markup import escape

    status = Console(stderr=True).status(what)

    def tell(step: str, done: int, of: int) -> None:
        status.update(f"{what}: {escape(step)} ({done + 1} of {of})")

    timer = Timer(PATIENCE, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield tell
    finally:
        timer.cancel()
        timer.join()
        status.stop()


@contextmanager
def progress_bar(what: str) -> Iterator[Progress]:
    """A bar on stderr for work whose length is known, if somebody is looking; gone at the end."""
    if not sys.stderr.isatty():
        yield silent
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)

        def tell(step: str, done: int, of: int) -> None:
            told = f"{what}: {escape(step)}"
            bar.update(task, description=told, completed=done, total=of if of > 1 else None)

        yield tell


def plain_notes(robot: Robot) -> list[str]:
    """The notes that are no warnings: those are on stderr already."""
    return [note for note in robot.notes if not note.startswith(WARNING)]


def new_table(title: str, *columns: str) -> Table:
    """An empty table."""
    from rich.table import Table

    made = Table(title=title, title_justify="left", title_style="bold", header_style="")
    for column in columns:
        made.add_column(column, overflow="fold")
    return made


def operations_table(programs: tuple[Program, ...]) -> Table:
    """What the programs cost."""
    head = ("function", "mul", "add", "div", "sin/cos", "derived by")
    made = new_table("operations per call", *head)
    for program in programs:
        n = program.operations
        counts = (n.mul, n.add, n.div + n.sqrt, n.trig)
        made.add_row(program.name, *map(str, counts), program.derived_by)
    return made


def deliver(text: str, out: str | None, closing: str = "") -> None:
    """Write to standard output, or whole to a file, whose name is printed.

    The file ends with the line `closing`.
    """
    if out is None:
        sys.stdout.write(text)
        return
    try:
        write_text(Path(out), text + closing)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RobotError(f"cannot write ({reason}); choose another --out", printable(out)) from None
    console().print(f"wrote {printable(out)}", markup=False, soft_wrap=True)
