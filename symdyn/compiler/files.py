"""Files written whole or not at all, in place of nothing that symdyn did not write itself."""

from __future__ import annotations

import json
import os
import re
import secrets
import stat
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from errno import EISDIR
from hashlib import sha256
from pathlib import Path, PurePath
from typing import Any

from symdyn import __version__
from symdyn.codegen import Target
from symdyn.codegen.target import is_generated
from symdyn.errors import RobotError
from symdyn.robot.checks import quoted
from symdyn.robot.model import Source
from symdyn.robot.write.urdf import OWN as URDF
from symdyn.support.names import MARK, VERSION, printable

_SYSTEM = ("/dev", "/proc")
"""Paths below these lead to open files and devices, which are written to and never replaced."""

LARGEST_MANIFEST = 256 * 2**20
MOST_NAMED = 12


def write_text(file: Path, text: str) -> None:
    """Write a text whole or not at all."""
    write_bytes(file, text.encode())


def save(path: str | os.PathLike[str], data: bytes) -> None:
    """Write what a user asked for under that name, or say why it cannot be written."""
    try:
        write_bytes(Path(path), data)
    except OSError as error:
        reason = error.strerror or str(error)
        where = printable(os.fspath(path))
        raise RobotError(f"cannot write ({reason}); choose another file", where) from None


def json_text(content: Mapping[str, Any]) -> str:
    """A JSON file that says who wrote it."""
    return json.dumps({"symdyn": __version__, **content}, indent=1) + "\n"


def last_line(text: str) -> str:
    """The end of a plain text that symdyn wrote; another text has another one."""
    return f"\n({MARK}, sha256 {sha256(text.encode(errors='replace')).hexdigest()[:16]})\n"


_HEADS = (
    URDF,
    re.compile(rf"# {MARK}\n"),  # TOML
    re.compile(rf"% [^\n]*, {MARK}(?:\n\\documentclass|; needs \\usepackage)"),
    re.compile(
        rf'(?:<(?!meta name="g)[^\n]*\n){{5}}<meta name="generator" content="symdyn {VERSION}">'
    ),
    re.compile(
        r'\{\n "cells": \[\n  \{\n   "cell_type": "markdown",\n   "id": "cell-1",\n'
        rf'   "metadata": \{{\}},\n   "source": \[\n    "{MARK.capitalize()} from the robot '
    ),
    re.compile(rf'\{{\n "symdyn": "{VERSION}",\n'),
    re.compile(rf"\x89PNG\r\n\x1a\n(?s:.){{29}}tEXtSoftware\0{MARK}"),
    re.compile(
        r"<\?xml [^>]*>\n<!DOCTYPE svg [^>]*>\n<svg [^>]*>\n <metadata>\n"
        rf"(?:(?!</metadata>)(?s:.))*<dc:title>{MARK}</dc:title>\n"
    ),
    re.compile(
        r't,"?q_.*,kinetic,potential,energy|t,"?q_(?!.*,"?tau_).*,"?qdd_|'
        r"name,(kind,)?value,(sigma,least_squares|least_squares,sigma),"
    ),
)
"""How files that are not code begin. CSV files have no comments, but headers: of motions,
excitations and identified parameters.
"""
_PDF_END = re.compile(rf"\n<< /Creator \({MARK}\) /Producer \([^)]*\) >>\nendobj\n")
ENDS = 4000


def _is_own(file: Path) -> bool:
    """Whether the mark of symdyn stands exactly where symdyn writes it in a file of its kind."""
    with file.open("rb") as stream:
        head = stream.read(ENDS).decode("latin-1")
        stream.seek(max(0, file.stat().st_size - ENDS))
        tail = stream.read(ENDS).decode("latin-1")
    if any(pattern.match(head) for pattern in _HEADS) or is_generated(file):
        return True
    if head.startswith("%PDF-"):
        return _PDF_END.search(tail) is not None
    size = len(last_line(""))
    if not tail[-size:].startswith(f"\n({MARK}"):
        return False
    text = file.read_bytes().decode("utf-8", "replace")
    return text[-size:] == last_line(text[:-size])


def refuse_foreign(file: Path, flag: str) -> None:
    """Raise an error if something would be lost that symdyn did not write."""
    try:
        if not file.is_file() or file.stat().st_size == 0:
            return
        own = _is_own(file)
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"the file cannot be read ({reason}); choose another {flag}"
        raise RobotError(message, printable(str(file))) from None
    if not own:
        raise RobotError(
            f"the file was not made by symdyn and would be lost; move it, or choose another {flag}",
            printable(str(file)),
        )


def write_bytes(file: Path, data: bytes) -> None:
    """Write a file whole or not at all.

    Links are followed, and a file that is replaced keeps its mode. A device or a fifo is written
    to: whoever is at its other end waits for the data, not for another file of that name.
    """
    try:
        status: os.stat_result | None = os.stat(file)
    except FileNotFoundError:
        status = None
    special = status is not None and not stat.S_ISREG(status.st_mode)
    if special or any(file.is_relative_to(folder) for folder in _SYSTEM):
        with file.open("wb") as stream:
            stream.write(data)
        return
    target = Path(os.path.realpath(file))
    # open() leaves the mode to the umask, where tempfile would say 0600
    scratch = target.with_name(f".symdyn-{secrets.token_hex(8)}")
    try:
        with scratch.open("xb") as stream:
            stream.write(data)
        if status is not None:
            scratch.chmod(stat.S_IMODE(status.st_mode))
        os.replace(scratch, target)
    except BaseException:
        scratch.unlink(missing_ok=True)
        raise


def write_folder(folder: Path, texts: Mapping[str, str | bytes]) -> tuple[Path, ...]:
    """Write all files of a folder, or none: they are moved into place when all are complete.

    A name may be a path, `src/lib.rs`.
    """
    for name in texts:
        if (folder / name).is_dir():
            raise IsADirectoryError(EISDIR, f"{name} is a folder")
    inside = [folder / place for place in _folders(texts)]
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    missing = [*reversed(inside), *missing]
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(prefix=".symdyn-", dir=folder.parent) as scratch:
            for name, text in texts.items():
                data = text if isinstance(text, bytes) else text.encode("ascii")
                Path(scratch, name).parent.mkdir(parents=True, exist_ok=True)
                Path(scratch, name).write_bytes(data)
            folder.mkdir(exist_ok=True)
            for place in inside:
                place.mkdir(exist_ok=True)
            for name in texts:
                os.replace(Path(scratch, name), folder / name)
    except BaseException:
        _remove_empty(missing)
        raise
    return tuple(folder / name for name in texts)


def _folders(names: Iterable[str]) -> list[PurePath]:
    """The folders that relative paths of files lead through, outer ones first."""
    found = {place for name in names for place in PurePath(name).parents}
    return sorted(found - {PurePath()})


def _remove_empty(folders: Iterable[Path]) -> None:
    """Remove folders, inner ones first; those that are not empty stay."""
    for place in folders:
        with suppress(OSError):
            place.rmdir()


def generated_files(folder: Path, targets: Iterable[Target]) -> list[Path]:
    """The files in a folder that an earlier run wrote in these languages, each once."""
    found = (file for target in targets for file in target.files_in(folder, folder.name))
    return list(dict.fromkeys(found))


def remove_files(folder: Path, files: Iterable[Path]) -> None:
    """Remove files of a folder, and the folders inside it that are empty then."""
    gone = list(files)
    for file in gone:
        file.unlink()
    emptied = _folders(str(file.relative_to(folder)) for file in gone)
    _remove_empty(folder / place for place in reversed(emptied))


def refuse_to_remove(folder: Path, files: Sequence[Path], reason: str, targets: str) -> None:
    """Raise an error that names the files of other languages which would be removed."""
    if not files:
        return
    names = [str(file.relative_to(folder)) for file in files[:MOST_NAMED]]
    more = f" and {len(files) - MOST_NAMED} more" if len(files) > MOST_NAMED else ""
    raise RobotError(
        f"{printable(', '.join(names))}{more} would be removed, made for {reason}; generate all "
        f"targets at once (--target {targets}), choose another --out or --name, or remove them "
        "with --force",
        printable(str(folder)),
    )


def earlier_manifest(folder: Path, name: str, source: Source) -> dict[str, Any] | None:
    """The manifest that an earlier run left in the folder, if there is one.

    Raises an error if the folder holds the code of another robot, or a file of this name that
    symdyn did not write.
    """
    path = folder / f"{name}.json"
    if not path.exists():
        return None
    try:
        if not path.is_file() or path.stat().st_size > LARGEST_MANIFEST:
            raise ValueError
        content: Any = json.loads(path.read_text(encoding="utf-8"))
        other = content["source"]["file"]
        if "symdyn" not in content or not isinstance(other, str):
            raise ValueError
    except (ValueError, TypeError, KeyError, RecursionError):
        raise RobotError(
            f"{path.name} is no manifest of symdyn and would be lost; "
            "move it, or choose another --out or --name",
            printable(str(folder)),
        ) from None
    if other != source.file:
        made, this = (
            quoted(file) if file else "a robot without a file" for file in (other, source.file)
        )
        raise RobotError(
            f"the folder holds code made from {made}, not from {this}; "
            "choose another --name or --out, or remove the folder",
            printable(str(folder)),
        )
    return dict(content)


def refuse_to_lose(folder: Path, texts: Iterable[str]) -> None:
    """Refuse to overwrite a source file that symdyn did not write."""
    for name in texts:
        file = folder / name
        if file.is_file() and name != f"{folder.name}.json" and not is_generated(file):
            raise RobotError(
                f"{name} was not made by symdyn and would be lost; "
                "move it, or choose another --out or --name",
                printable(str(folder)),
            )
