"""Units as files: a ZIP archive with description, sources and a library for this machine.

The same texts and the same compiler give the same bytes: entries are in a fixed order and bear no
time. The description comes first and is not compressed, so that its banner opens the file.
"""

from __future__ import annotations

import io
import platform
import sys
import tempfile
import zipfile
from pathlib import Path

from symdyn.codegen.c.load import compile_c
from symdyn.codegen.fmu.source import Unit

FLAGS = ("-O2", "-fvisibility=hidden")
FILES = {"3.0": ".fmu", "2.0": "_fmi2.fmu"}
"""What files are called behind the name of the module, by version of the standard."""
_EPOCH = (1980, 1, 1, 0, 0, 0)
_SYSTEMS = {"linux": ("linux", ".so"), "darwin": ("darwin", ".dylib"), "win32": ("windows", ".dll")}
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


def library_path(name: str, version: str) -> str:
    """Where a unit has its library for this machine."""
    system, suffix = _SYSTEMS.get(sys.platform, (sys.platform, ".so"))
    machine = platform.machine().lower()
    machine = _MACHINES.get(machine, machine)
    folder = f"{machine}-{system}"
    if version == "2.0":
        short = {"windows": "win"}.get(system, system)
        folder = f"{short}64" if machine == "x86_64" else folder
    return f"binaries/{folder}/{name}{suffix}"


def built(unit: Unit, flags: tuple[str, ...] = FLAGS) -> bytes:
    """The library of a unit, which knows both versions of the standard."""
    with tempfile.TemporaryDirectory() as scratch:
        for name, text in unit.sources.items():
            Path(scratch, name).write_text(text, encoding="ascii", newline="\n")
        library = Path(scratch, "library")
        compile_c([Path(scratch, name) for name in unit.compiled], library, flags)
        return library.read_bytes()


def archives(unit: Unit, library: bytes) -> dict[str, bytes]:
    """The files of a unit, one for each version of the standard."""
    return {
        unit.name + suffix: _archive(unit, version, library) for version, suffix in FILES.items()
    }


def _archive(unit: Unit, version: str, library: bytes) -> bytes:
    entries = {name: text.encode("ascii") for name, text in unit.descriptions[version].items()}
    entries[library_path(unit.name, version)] = library
    entries |= {f"sources/{name}": text.encode("ascii") for name, text in unit.sources.items()}
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for k, (name, data) in enumerate(entries.items()):
            info = zipfile.ZipInfo(name, _EPOCH)
            info.create_system = 3
            info.external_attr = 0o644 << 16
            info.compress_type = zipfile.ZIP_DEFLATED if k else zipfile.ZIP_STORED
            archive.writestr(info, data)
    return stream.getvalue()
