"""The expansion of a xacro file by the package xacro, in a process of its own.

Xacro hands every expression of a file to Python's eval. Here they go to `expressions.py` instead,
unless the user trusts the file; all the rest of the language stays the package's.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

from symdyn.child import limit_memory, own_output
from symdyn.names import words
from symdyn.robot.read.expressions import Evaluator, NotAllowed

LARGEST_PROCESS = 4 * 2**30

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
        stream.write(json.dumps(_answer(json.load(sys.stdin))).encode())


class _Asked(dict[str, str]):
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


def _answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """`text` with the names that the file asked for, or `error`, or what was `refused`."""
    import xacro
    from xacrodoc import packages

    try:
        if not request["trust"]:
            _restrict(xacro)
            _require_restricted(xacro)
        # What is added last is looked in first.
        packages.look_in([os.path.join(prefix, "share") for prefix in _paths("AMENT_PREFIX_PATH")])
        packages.look_in(_paths("ROS_PACKAGE_PATH"))
        packages.walk_up_from(request["file"])
        arguments, found = _Asked(request["arguments"]), _Asked(request["packages"])
        packages._finder.package_cache = found
        text = xacro.process_file(request["file"], mappings=arguments).toprettyxml(indent="  ")
        return {"text": text, "arguments": [*arguments.names], "packages": [*found.names]}
    except Exception as error:  # expressions of a trusted file can raise anything
        reason = str(error) or type(error).__name__
        return {"refused" if _is_refusal(error) else "error": reason}


def _paths(variable: str) -> list[str]:
    return [path for path in os.environ.get(variable, "").split(os.pathsep) if path]


def _is_refusal(error: BaseException | None) -> bool:
    """Whether the whitelist is behind an error: xacro wraps errors in its own, in attribute exc."""
    while error is not None and not isinstance(error, NotAllowed):
        error = getattr(error, "exc", None) or error.__cause__ or error.__context__
    return error is not None


def _restrict(xacro: Any) -> None:
    """Put the whitelist in place of Python's eval, in `${...}` and in `$(eval ...)`."""
    from xacro import substitution_args

    symbols = xacro._global_symbols
    offered: list[Callable[..., Any]] = []
    for space, names in (("math", symbols["math"]), ("python", PYTHON), ("xacro", XACRO)):
        # xacro offers most functions twice: in a namespace, and outside with a warning
        both = [*symbols[space].items(), *((k, symbols[k]) for k in symbols[space] if k in symbols)]
        offered += [value for name, value in both if name in names and callable(value)]
    evaluate = Evaluator(offered, (xacro.NameSpace, xacro.YamlDictWrapper))
    xacro.safe_eval = lambda text, names, _locals=None: evaluate(text, names)
    substitution_args._eval = _argument_evaluator(substitution_args, symbols)


def _require_restricted(xacro: Any) -> None:
    """Refuse a version of the package that hands expressions to something else."""
    context: dict[str, dict[str, str]] = {"arg": {}}
    tries: list[Callable[[], Any]] = [
        lambda: xacro.eval_text("${[].__class__}", xacro.Table(xacro._global_symbols)),
        lambda: xacro.substitution_args.resolve_args("$(eval [].__class__)", context=context),
    ]
    for expression in tries:
        try:
            expression()
        except Exception as error:
            if _is_refusal(error):
                continue
        raise NotAllowed("another version of the package xacro to read it safely")


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
        return str(Evaluator(functions, ())(text, {**given, **own}))

    return evaluate
