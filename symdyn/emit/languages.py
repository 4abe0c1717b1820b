"""The languages that symdyn writes: one row each."""

from symdyn.emit.c.target import C
from symdyn.emit.casadi.target import Casadi
from symdyn.emit.cpp.target import Cpp
from symdyn.emit.fmu.target import Fmu
from symdyn.emit.jax.target import Jax
from symdyn.emit.js.target import JavaScript
from symdyn.emit.matlab.target import Matlab
from symdyn.emit.python.target import Python
from symdyn.emit.rust.target import Rust
from symdyn.emit.target import Targets
from symdyn.emit.torch.target import Torch

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
