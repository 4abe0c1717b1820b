"""Emitted C, from a program to numbers: what the tests of this folder share."""

import ctypes
import subprocess

import numpy as np

from symdyn.codegen import NUMBERS, Module
from tests.making import module_of
from tests.strict import STRICT_FLAGS
from tests.toolchains import tool

COMPILERS = ["gcc", "clang"]


def hand_made(*programs, dtype="double", batch=True):
    """A module of programs that belong to no robot."""
    options = frozenset({"batch"} if batch else ())
    return Module(
        "hand", "a test 0.0.0", "nothing", 0, 0, 0, (), (), (), programs, NUMBERS[dtype], options
    )


def module_for(robot, functions, options=None, dtype="double", batch=True):
    """A robot's functions with their batches."""
    return module_of(robot, functions, batch, dtype=dtype, **(options or {}))


def write(texts, folder):
    """The files in a folder; the path of the source, if it is one of C."""
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="ascii")
    return next((folder / name for name in texts if name.endswith(".c")), None)


def build(source, *flags, compiler="cc", extra=""):
    """A shared library of a source, `extra` C appended, every warning an error."""
    used = tool(compiler)
    count = len(list(source.parent.glob("*.so")))
    file = source.with_name(f"variant{count}.c")
    file.write_text(source.read_text() + extra)
    made, library = file.with_suffix(".o"), file.with_suffix(".so")
    # A library that is linked with -ffast-math or a part of it makes the whole process that loads
    # it lose its subnormal numbers (crtfastmath.o), so such flags are for the compiler only.
    linked = [flag for flag in flags if flag == "-fopenmp"]
    for command in (
        [used, *STRICT_FLAGS, *flags, "-fPIC", "-c", "-o", made, file],
        [used, *linked, "-shared", "-o", library, made, "-lm"],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(library))


def pointer(array):
    """An array as an argument of a C function."""
    assert array.flags.c_contiguous
    return array.ctypes.data_as(ctypes.c_void_p)


def call_batch(library, module, program, arguments):
    """The batch function on arrays (components, n); the outputs in the same layout."""
    n = arguments[0].shape[1]
    real = arguments[0].dtype
    outputs = [np.full((len(a.elements), n), np.nan, real) for a in program.outputs]
    function = getattr(library, f"{module.name}_{program.name}_batch")
    function.restype = None
    inputs = [np.ascontiguousarray(a) for a in arguments]
    function(ctypes.c_size_t(n), *(pointer(a) for a in (*inputs, *outputs)))
    return outputs


def call_each(library, module, program, arguments):
    """The scalar function state by state, in the layout of a batch."""
    n = arguments[0].shape[1]
    real = arguments[0].dtype
    outputs = [np.full((n, len(a.elements)), np.nan, real) for a in program.outputs]
    function = getattr(library, f"{module.name}_{program.name}")
    function.restype = None
    inputs = [np.ascontiguousarray(a.T) for a in arguments]
    for b in range(n):
        function(*(pointer(a[b]) for a in (*inputs, *outputs)))
    return [a.T for a in outputs]
