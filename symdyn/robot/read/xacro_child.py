"""The expansion of a xacro file by the package xacro, in a process of its own.

Xacro hands every expression of a file to Python's eval, opens any file and reads the environment.
Unless the user trusts the file, expressions go to `expressions.py` instead, files are opened in the
folder of the xacro file and in packages only (`Reading`), and variables of the environment that are
set are not read. All the rest of the language stays the package's.
"""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Callable, Mapping
from typing import IO, Any

from symdyn.robot.read.expressions import Evaluator, NotAllowed
from symdyn.support.names import words
from symdyn.support.processes import limit_memory, own_output

LARGEST_PROCESS = 4 * 2**30
PROBE = "SYMDYN_XACRO_PROBE"

PYTHON = words(
    """
    abs all any bool dict divmod enumerate filter float int len list map max min range reversed
    round set sorted str sum tuple zip
    """
)
XACRO = words(
    "abs_filename arg dotify error fatal load_yaml message print_location tokenize warning"
)
"""What xacro offers in expressions and cannot do harm, besides the functions of `math`."""


def main() -> None:
    """Read the request from standard input, write the answer to standard output, both JSON."""
    output = own_output()
    limit_memory(LARGEST_PROCESS)
    with os.fdopen(output, "wb") as stream:
        stream.write(json.dumps(_expand(json.load(sys.stdin))).encode())


class NotReadable(NotAllowed):
    """A file or a variable that only a trusted xacro file may read."""


class NotInXacro(NotAllowed):
    """What xacro itself does not allow, even in a trusted file."""


class Reading:
    """Opens the files that an untrusted xacro file may read, whatever links and `..` lead to.

    These are regular files in its own folder, in the ROS package around it, and in the packages
    that were found by their names. Packages under AMENT_PREFIX_PATH may consist of links to
    elsewhere, as `colcon build --symlink-install` makes them.
    """

    def __init__(self, file: str, packages: Mapping[str, str]) -> None:
        self._file, self._packages = os.path.realpath(file), packages
        self._own = os.path.realpath(os.path.dirname(os.path.abspath(file)))
        self._installed_folders = [os.path.abspath(path) for path in _installed_folders()]

    def open(self, path: str) -> IO[str]:
        """The file, opened for reading."""
        real = os.path.realpath(path)
        if real != self._file and not self._is_allowed(path, real):
            raise NotReadable(f"the file {path!r}, which is outside its folder and its packages")
        if os.path.exists(real) and not stat.S_ISREG(os.stat(real).st_mode):
            raise NotReadable(f"{path!r}, which is not a regular file")
        return open(real, encoding="utf-8")

    def _is_allowed(self, path: str, real: str) -> bool:
        folders = {self._own, _package_around(self._own) or self._own, *self._packages.values()}
        if any(_is_inside(real, os.path.realpath(folder)) for folder in folders):
            return True
        written = os.path.abspath(path)
        return os.pardir not in path.split(os.sep) and any(
            _is_inside(written, folder)
            and any(_is_inside(folder, x) for x in self._installed_folders)
            for folder in map(os.path.abspath, self._packages.values())
        )


def _is_inside(path: str, folder: str) -> bool:
    return os.path.commonpath([path, folder]) == folder


def _package_around(folder: str) -> str | None:
    """The nearest folder, this one or one above it, that is a ROS package."""
    while not os.path.isfile(os.path.join(folder, "package.xml")):
        if folder == os.path.dirname(folder):
            return None
        folder = os.path.dirname(folder)
    return folder


class _RecordingDict(dict[str, str]):
    """A dictionary that remembers which names were looked for."""

    def __init__(self, given: Mapping[str, str]) -> None:
        super().__init__(given)
        self.names: dict[str, None] = {}

    def __contains__(self, name: object) -> bool:
        self.names[str(name)] = None
        return super().__contains__(name)

    def __getitem__(self, name: str) -> str:
        self.names[name] = None
        return super().__getitem__(name)


def _expand(request: Mapping[str, Any]) -> dict[str, Any]:
    """`text` with the names that the file asked for, or why there is none.

    That is what an untrusted file may not have (`rejected`), what no xacro file may have
    (`forbidden`), the package that is `missing`, or another `error`.
    """
    import xacro
    from xacrodoc import packages

    try:
        # What is added last is looked in first.
        packages.look_in(_installed_folders())
        packages.look_in(_paths("ROS_PACKAGE_PATH"))
        packages.walk_up_from(request["file"])
        arguments, found = _RecordingDict(request["arguments"]), _RecordingDict(request["packages"])
        packages._finder.package_cache = found
        if not request["trust"]:
            _restrict(xacro, Reading(request["file"], found))
            _require_restricted(xacro)
        text = xacro.process_file(request["file"], mappings=arguments).toprettyxml(indent="  ")
        return {"text": text, "arguments": [*arguments.names], "packages": [*found.names]}
    except Exception as error:  # expressions of a trusted file can raise anything
        if (cause := _cause(error, packages.PackageNotFoundError)) is not None:
            return {"missing": cause.args[0]}
        for kind, wrong in (("forbidden", NotInXacro), ("rejected", NotReadable)):
            if (cause := _cause(error, wrong)) is not None:
                return {kind: str(cause)}
        return {"error" if _cause(error, NotAllowed) is None else "rejected": _reason(error)}


def _installed_folders() -> list[str]:
    """The folders that have the packages of ROS 2."""
    return [os.path.join(prefix, "share") for prefix in _paths("AMENT_PREFIX_PATH")]


def _paths(variable: str) -> list[str]:
    return [path for path in os.environ.get(variable, "").split(os.pathsep) if path]


def _cause(error: BaseException | None, kind: type[BaseException]) -> BaseException | None:
    """The error of that kind behind another one: xacro wraps errors in its own, in `exc`."""
    while error is not None and not isinstance(error, kind):
        error = getattr(error, "exc", None) or error.__cause__ or error.__context__
    return error


def _reason(error: Any) -> str:
    """What the error says; of one that xacro wraps with its class and its text, the text only."""
    inner = getattr(error, "exc", None)
    if inner is None or error.args != (f"{type(inner)}: {inner}",):
        return str(error) or type(error).__name__
    return " ".join(filter(None, (_reason(inner), error.suffix)))


def _restrict(xacro: Any, reading: Reading) -> None:
    """Put the whitelist in place of Python's eval, in `${...}` and in `$(eval ...)`.

    The package opens files by the name `open`, which is then the one of `reading`.
    """
    from xacro import substitution_args

    xacro.open = reading.open
    substitution_args._eval_env = _env
    substitution_args._eval_optenv = _optenv
    substitution_args._eval_dict |= {"env": _env, "optenv": _optenv}
    symbols = xacro._global_symbols
    offered: list[Callable[..., Any]] = []
    for space, names in (("math", symbols["math"]), ("python", PYTHON), ("xacro", XACRO)):
        # xacro offers most functions twice: in a namespace, and outside with a warning
        both = [*symbols[space].items(), *((k, symbols[k]) for k in symbols[space] if k in symbols)]
        offered += [value for name, value in both if name in names and callable(value)]
    evaluate = Evaluator(offered, (xacro.NameSpace, xacro.YamlDictWrapper))
    xacro.safe_eval = _brace_evaluator(evaluate)
    substitution_args._eval = _argument_evaluator(substitution_args, symbols)


def _env(name: str) -> str:
    """$(env NAME): a variable that is not set is an error in either case."""
    raise _variable_error(name)


def _optenv(name: str, default: str = "") -> str:
    """$(optenv NAME DEFAULT): the default, unless the variable is set."""
    _variable_error(name)
    return default


def _variable_error(name: str) -> NameError:
    """What is wrong with asking for a variable that is not set."""
    if name in os.environ:
        raise NotReadable(f"the variable {name} of the environment")
    return NameError(f"environment variable {name} is not set")


def _require_restricted(xacro: Any) -> None:
    """Reject a version of the package that hands expressions, files or variables to others."""
    context: dict[str, dict[str, str]] = {"arg": {}}
    os.environ.setdefault(PROBE, "set")

    def resolved(text: str) -> Callable[[], Any]:
        return lambda: xacro.substitution_args.resolve_args(text, context=context)

    tries: list[Callable[[], Any]] = [
        lambda: xacro.eval_text("${[].__class__}", xacro.Table(xacro._global_symbols)),
        *map(resolved, ("$(eval [].__class__)", f"$(env {PROBE})", f"$(optenv {PROBE} x)")),
        *map(resolved, (f"$(eval env('{PROBE}'))", f"$(eval optenv('{PROBE}'))")),
        lambda: xacro.load_yaml(os.sep),
        lambda: xacro.parse(None, os.sep),
    ]
    for attempt in tries:
        try:
            attempt()
        except Exception as error:
            if _cause(error, NotAllowed) is not None:
                continue
        raise NotAllowed("another version of the package xacro to read it safely")


def _brace_evaluator(evaluate: Evaluator) -> Callable[..., Any]:
    """`${...}`, in which xacro allows no names that begin with `__`."""

    def restricted(text: str, names: Any, _locals: Any = None) -> Any:
        try:
            return evaluate(text, names)
        except NotAllowed:
            used = compile(text.strip(), "<expression>", "eval").co_names
            if hidden := [name for name in used if name.startswith("__")]:
                raise NotInXacro(f"{', '.join(hidden)} in an expression") from None
            raise

    return restricted


def _argument_evaluator(module: Any, symbols: Mapping[str, Any]) -> Callable[[str, Any], str]:
    """`$(eval ...)`: over the arguments, with arg(), find(), env() and the functions of `math`."""

    def evaluate(text: str, context: Mapping[str, Any]) -> str:
        def arg(name: str) -> Any:
            return module.convert_value(module._eval_arg(name, args=context["arg"]), "auto")

        def dirname() -> str:
            return str(module._eval_dirname(context["filename"]))

        own = {"arg": arg, "dirname": dirname, "true": True, "false": False}
        own |= {name: module._eval_dict[name] for name in ("find", "env", "optenv")}
        own |= dict(symbols["math"].items())
        own |= {name: symbols[name] for name in ("list", "dict", "map", "str", "float", "int")}
        given = {k: module.convert_value(v, "auto") for k, v in context["arg"].items()}
        functions = [value for value in own.values() if callable(value)]
        try:
            return str(Evaluator(functions, ())(text, {**given, **own}))
        except NotAllowed:
            if "__" in text:
                raise NotInXacro("double underscores in $(eval ...)") from None
            raise

    return evaluate
