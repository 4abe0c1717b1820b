"""The languages that symdyn writes: the facts about each; a module or package has its code.

The code of a language is imported when it is written or loaded: printers, templates and NumPy take
longer to load than `symdyn --help`, which reads this table, takes to run.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call, Target, Targets, is_generated
from symdyn.support import names

if TYPE_CHECKING:
    from symdyn.codegen.module import Module


class C(Target):
    """C99, which is C++ too.

    Options: `batch` adds functions over many states, `cmake` a CMakeLists.txt, `self-test` a
    program that tests the functions on the machine they are for.
    """

    name = "c"
    title = "C"
    suffixes = (".h", ".c", "_self_test.c")
    reserved = names.C
    options = frozenset({"batch", "cmake", "self-test"})
    other_files = ("CMakeLists.txt",)

    def files_in(self, folder: Path, name: str) -> list[Path]:
        parts = (file for file in folder.glob(f"{name}_*.inc") if is_generated(file))
        return [*super().files_in(folder, name), *sorted(parts)]

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.c.source import emit_c

        return emit_c(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.c.load import FLAGS, load_c

        return load_c(folder, manifest, scratch, flags or FLAGS)


class Cpp(Target):
    """C++17 in one header.

    The functions are templates over the scalar. The number type of a module is that of its
    constants, and the one that `check` calls the functions with.
    """

    name = "cpp"
    title = "C++"
    suffixes = (".hpp",)
    reserved = names.C | names.CPP | names.C_LIBRARY

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.cpp import emit_cpp

        return emit_cpp(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.cpp import FLAGS, load_cpp

        return load_cpp(folder, manifest, scratch, flags or FLAGS)


class Python(Target):
    """Python on NumPy."""

    name = "python"
    title = "Python"
    suffixes = (".py",)
    reserved = names.PYTHON

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.python import emit_python

        return emit_python(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.python import load_python

        return load_python(folder, manifest)


class JavaScript(Target):
    """An ES module for browsers and for Node.js.

    Its suffix is `.js`, which every server sends as a script; `package.json` tells Node.js that it
    is a module. Numbers are doubles: single precision would take a call after every operation.
    """

    name = "js"
    title = "JavaScript"
    suffixes = (".js", ".d.ts")
    reserved = names.JAVASCRIPT
    numbers = ("double",)
    other_files = ("package.json",)

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.js import emit_js

        return emit_js(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.js import load_js

        return load_js(folder, manifest, scratch, flags)


class Casadi(Target):
    """C for CasADi's `external`, with exact derivatives, and the same functions on SX."""

    name = "casadi"
    title = "CasADi"
    unchecked = "derivatives, rk4_step, and functions on SX"
    suffixes = ("_casadi.c", "_casadi.py", "_sx.py")
    reserved = names.C | names.PYTHON | names.words("casadi")
    numbers = ("double",)

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.casadi.source import emit_casadi

        return emit_casadi(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.casadi.source import FLAGS, load_casadi

        return load_casadi(folder, manifest, scratch, flags or FLAGS)


class Fmu(Target):
    """Units of FMI 3.0 and 2.0 for model exchange and co-simulation, with a library inside.

    They carry forward dynamics and what an importer shows of it: poses of tips and energies. The
    other functions of the table are not in them.
    """

    name = "fmu"
    title = "FMU"
    suffixes = (".fmu", "_fmi2.fmu")
    reserved = names.C | names.words("symdyn symdyn_model symdyn_fmi2 symdyn_fmi3")
    numbers = ("double",)

    def needs(self, functions: Sequence[str]) -> Sequence[str]:
        from symdyn.codegen.fmu.source import functions_for

        return functions_for(functions)

    def shown(self, functions: Sequence[str]) -> Sequence[str]:
        from symdyn.codegen.fmu.source import shown_of

        return shown_of(functions)

    def emit(self, module: Module) -> dict[str, bytes]:
        from symdyn.codegen.fmu.source import archives, built, unit_of

        unit = unit_of(module)
        return archives(unit, built(unit))

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.fmu.load import load_fmu

        return load_fmu(folder, manifest, scratch, flags)


class Rust(Target):
    """A crate: `Cargo.toml`, one source a function in `src`, tests in `tests`.

    The option `self-test` adds tests of the functions.
    """

    name = "rust"
    title = "Rust"
    suffixes = ()
    reserved = names.RUST
    options = frozenset({"self-test"})
    other_files = ("Cargo.toml",)

    def files_in(self, folder: Path, name: str) -> list[Path]:
        sources = (*folder.glob("src/*.rs"), *folder.glob("tests/*.rs"))
        return [
            *super().files_in(folder, name),
            *sorted(file for file in sources if is_generated(file)),
        ]

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.rust import emit_rust

        return emit_rust(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.rust import FLAGS, load_rust

        return load_rust(folder, manifest, scratch, flags or FLAGS)


class Jax(Target):
    """JAX: functions with derivatives, and kernels in C behind XLA's foreign function interface."""

    name = "jax"
    title = "JAX"
    others = ("JAX kernels",)
    unchecked = "derivatives (jac_*)"
    suffixes = ("_jax.py", "_jax.c")
    reserved = names.C | names.PYTHON | names.words("jax jnp")

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.jax import emit_jax

        return emit_jax(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.arrays import load_arrays
        from symdyn.codegen.jax import run_jax

        return load_arrays(folder, manifest, self, run_jax)

    def load_other(
        self, title: str, folder: Path, manifest: dict[str, Any], scratch: Path
    ) -> dict[str, Call]:
        from symdyn.codegen.arrays import load_kernels
        from symdyn.codegen.jax import run_jax

        return load_kernels(folder, manifest, self, scratch, run_jax)


class Matlab(Target):
    """A package folder `+<name>` that runs in MATLAB and in GNU Octave, and C beside it.

    The C is that of the target `c`, with a MEX gateway and an S-function that call it.
    """

    name = "matlab"
    title = "MATLAB"
    unchecked = "C for mex and for Simulink"
    suffixes = (".h", ".c", "_calls.h", "_mex.c", "_sfun.c")
    reserved = names.MATLAB
    numbers = ("double",)

    def files_in(self, folder: Path, name: str) -> list[Path]:
        """Its functions, the gateways, and the C that these call."""
        functions = (*folder.glob(f"+{name}/*.m"), *folder.glob(f"{name}_*.inc"))
        own = sorted(file for file in functions if is_generated(file))
        return [*super().files_in(folder, name), *own]

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.matlab import emit_matlab

        return emit_matlab(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.matlab import load_matlab

        return load_matlab(folder, manifest, scratch, flags)


class Torch(Target):
    """PyTorch: functions with derivatives, and kernels in C behind operators."""

    name = "torch"
    title = "PyTorch"
    others = ("PyTorch kernels",)
    unchecked = "derivatives (jac_*)"
    suffixes = ("_torch.py", "_torch.c")
    reserved = names.C | names.PYTHON | names.words("torch")

    def emit(self, module: Module) -> dict[str, str]:
        from symdyn.codegen.torch import emit_torch

        return emit_torch(module)

    def load(
        self, folder: Path, manifest: dict[str, Any], scratch: Path, *flags: str
    ) -> dict[str, Call]:
        from symdyn.codegen.arrays import load_arrays

        return load_arrays(folder, manifest, self)

    def load_other(
        self, title: str, folder: Path, manifest: dict[str, Any], scratch: Path
    ) -> dict[str, Call]:
        from symdyn.codegen.arrays import load_kernels

        return load_kernels(folder, manifest, self, scratch)


TARGETS = Targets(
    (
        C(),
        Cpp(),
        Python(),
        JavaScript(),
        Casadi(),
        Fmu(),
        Rust(),
        Jax(),
        Matlab(),
        Torch(),
    )
)
