"""A language that code is written in: what the rest of the compiler may ask about it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.errors import FunctionError, RobotError
from symdyn.support.matching import suggestion
from symdyn.support.names import MARK, RESERVED, VERSION, Words

if TYPE_CHECKING:
    from symdyn.codegen.module import Module

Call = Callable[..., tuple[Any, ...]]
"""Takes the inputs of one state in the manifest's order; returns the outputs as NumPy arrays."""


class Target(ABC):
    """A language. A subclass states the facts and says how to write and how to load its files."""

    name: str
    """What `--target` and manifests call it."""
    title: str
    """What reports call it."""
    suffixes: tuple[str, ...]
    """Of the files that are named after the module."""
    reserved: Words
    """Keywords, and names that its headers or modules take."""
    numbers: tuple[str, ...] = ("double", "float")
    """The number types that it has, by their names in `module.NUMBERS`."""
    options: frozenset[str] = frozenset()
    """The options of a `Module` that have an effect on its files."""
    other_files: tuple[str, ...] = ()
    """Files that it may write besides, whatever the module is called."""
    others: tuple[str, ...] = ()
    """Titles of other forms of its functions, which `load_other` returns and `check` judges."""
    unchecked: str = ""
    """What else is in its files, which is not loaded and which `check` does not judge."""

    @abstractmethod
    def emit(self, module: Module) -> Mapping[str, str | bytes]:
        """The texts of the generated files by name, bytes of those that are no texts."""

    @abstractmethod
    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        """The functions in the manifest of a generated folder, built in `scratch` where need be.

        `flags` replace the usual ones of what builds it.
        """

    def load_other(
        self, title: str, folder: Path, manifest: dict[str, Any], scratch: Path
    ) -> dict[str, Call]:
        """The functions in another form, by the title that `others` has for it."""
        raise KeyError(title)

    def needs(self, functions: Sequence[str]) -> Sequence[str]:
        """The functions that its files are made of for a robot that has these, whatever is asked
        for; none if they are made of what is asked for.
        """
        return ()

    def shown(self, functions: Sequence[str]) -> Sequence[str]:
        """Of the functions of a manifest those that `load` returns; others may be there for other
        languages.
        """
        return functions

    def files_in(self, folder: Path, name: str) -> list[Path]:
        """The files in a folder that were written in this language for the module `name`."""
        return [folder / file for file in self.usual(name) if is_generated(folder / file)]

    def usual(self, name: str) -> list[str]:
        """The files that a module of this name may have, whatever its size."""
        return [*(f"{name}{suffix}" for suffix in self.suffixes), *self.other_files]

    def __repr__(self) -> str:
        return f"<target {self.name}>"


_GAP = r"(?: |\n(?: \*)? +)"
_SENTENCE = _GAP.join(["", *MARK.split(), rf"{VERSION}\.", "Do", "not", r"edit\."])
_BANNER = re.compile(
    # a comment opens in the first line or before the second; Doxygen's names the file
    r"(?:[^\w\n]{0,8}(?:\n[^\w\n]{1,8}(?:@file \S+\n[^\w\n]*\n[^\w\n]{1,8})?)?"
    r'|\{\n  "description": "'
    r"|function [^\n]*\n(?:%[^\n]*\n){1,9}?%   "
    r"|PK(?s:.){20,80}?modelDescription\.xml<\?xml[^>\n]*>\n<!-- )"
    rf"\w(?:[^,\n]|\n   ){{1,300}},{_SENTENCE}[^\w\n]{{0,4}}$",
    re.MULTILINE,
)
"""The first sentence of a banner where `emit` puts it: FILE: WHAT, made by symdyn VERSION. Do not
edit.
"""


def is_generated(file: Path) -> bool:
    """Whether the banner of symdyn opens the file."""
    if not file.is_file():
        return False
    with file.open(encoding="utf-8", errors="replace") as stream:
        return _BANNER.match(stream.read(2000)) is not None


def promised_file(folder: Path, name: str) -> Path:
    """A file that the manifest of a folder implies; refuses if it is not there."""
    if not (folder / name).is_file():
        raise RobotError(f"the manifest promises {name}, which is missing", str(folder))
    return folder / name


class Targets(Mapping[str, Target]):
    """Languages by name. It does not change; `including` makes a larger one."""

    def __init__(self, targets: Iterable[Target]) -> None:
        self._rows = {target.name: target for target in targets}

    def __getitem__(self, name: str) -> Target:
        return self._rows[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def including(self, *targets: Target) -> Targets:
        """These languages and further ones; of the same name, the further one."""
        return Targets([*self.values(), *targets])

    @property
    def reserved(self) -> Words:
        """What a name must not be that is to be harmless in all of these languages."""
        result = RESERVED
        for target in self.values():
            result = result | target.reserved
        return result

    def chosen(
        self, names: Iterable[str], dtype: str = "double", options: Iterable[str] = ()
    ) -> tuple[Target, ...]:
        """The languages of these names, each once, in the order of the list of languages.

        Refuses a name that is not known, a number type that one of them does not have, and an
        option that has an effect on none of them.
        """
        result = []
        for name in dict.fromkeys(names):
            if name not in self:
                raise FunctionError(f"no target is called {name!r}{suggestion(name, self)}")
            result.append(self[name])
        for target in result:
            if dtype not in target.numbers:
                near = suggestion(dtype, target.numbers)
                raise FunctionError(
                    f"no number type is called {dtype!r} in target {target.name}{near}"
                )
        for option in options:
            if not any(option in target.options for target in result):
                those = " or ".join(t.name for t in self.values() if option in t.options)
                raise FunctionError(
                    f"--{option} has no effect on target {', '.join(t.name for t in result)}; "
                    f"leave it out{those and f', or add the target {those}'}"
                )
        return tuple(sorted(result, key=lambda target: list(self).index(target.name)))
