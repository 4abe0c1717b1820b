"""The other end of `isolated.py`: loads a folder and serves calls of its functions."""

from __future__ import annotations

import json
import math
import os
import sys
from pathlib import Path
from typing import IO, Any

import numpy as np

from symdyn.codegen import Call
from symdyn.errors import SymdynError
from symdyn.runtime.isolated import load_folder
from symdyn.support.processes import leave_no_core, own_output


def main() -> None:
    """Serve requests from standard input."""
    leave_no_core()
    requests = sys.stdin.buffer
    with os.fdopen(own_output(), "wb") as output:
        request = json.loads(requests.readline())
        manifest = request["manifest"]
        try:
            codes = load_folder(Path(request["folder"]), manifest, Path(request["scratch"]))
        except SymdynError as error:
            _send(output, {"error": str(error)})
            return
        _send(output, {})
        for connection in requests:
            request = json.loads(connection)
            entry = manifest["functions"][request["name"]]
            inputs = [_array(requests, shape) for _, shape in entry["inputs"]]
            answer, data = _call(codes[request["title"]][request["name"]], inputs, entry)
            _send(output, answer, data)


def _array(stream: IO[bytes], shape: list[int]) -> Any:
    return np.frombuffer(stream.read(8 * math.prod(shape)), float).reshape(shape)


def _call(call: Call, inputs: list[Any], entry: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    """Call a function; return the answer and the outputs in the shapes of the manifest."""
    try:
        outputs = [np.asarray(output, float, order="C") for output in call(*inputs)]
    except SymdynError as error:
        return {"error": str(error)}, b""
    except (TypeError, ValueError) as error:
        return {"error": f"an output is not an array of numbers ({error}); generate it again"}, b""
    shapes = [list(output.shape) for output in outputs]
    promised = [shape for _, shape in entry["outputs"]]
    if shapes != promised:
        message = f"the outputs have shapes {shapes}, not {promised}; generate it again"
        return {"error": message}, b""
    return {}, b"".join(output.tobytes() for output in outputs)


def _send(stream: IO[bytes], answer: dict[str, Any], data: bytes = b"") -> None:
    stream.write(json.dumps(answer).encode() + b"\n" + data)
    stream.flush()
