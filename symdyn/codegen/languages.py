"""The languages that symdyn writes: one row each."""

from symdyn.codegen.c.target import C
from symdyn.codegen.casadi.target import Casadi
from symdyn.codegen.cpp.target import Cpp
from symdyn.codegen.fmu.target import Fmu
from symdyn.codegen.jax.target import Jax
from symdyn.codegen.js.target import JavaScript
from symdyn.codegen.matlab.target import Matlab
from symdyn.codegen.python.target import Python
from symdyn.codegen.rust.target import Rust
from symdyn.codegen.target import Targets
from symdyn.codegen.torch.target import Torch

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
