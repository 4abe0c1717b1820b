"""The languages that symdyn writes: one row each."""

from symdyn.emit.c.target import C
from symdyn.emit.python.target import Python
from symdyn.emit.target import Targets

TARGETS = Targets(
    (
        C(),
        Python(),
    )
)
