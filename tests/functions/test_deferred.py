"""Formulations are imported when they are called, and every one that a row names exists."""

import subprocess
import sys

from symdyn.functions.rows import FUNCTIONS
from symdyn.support.deferred import DeferredFunction


def test_every_named_formulation_exists():
    named = [d for row in FUNCTIONS.values() for d in row.methods.values()]
    deferred = [d for d in named if isinstance(d, DeferredFunction)]
    assert len(deferred) > 100
    for derivation in deferred:
        assert callable(derivation.load()), derivation


def test_one_function_imports_few_formulations(tmp_path):
    code = (
        "import sys, symdyn\n"
        f"symdyn.generate('panda', ['c'], ['inverse_dynamics'], {str(tmp_path)!r})\n"
        "print(*(name for name in sys.modules if name.startswith('symdyn.formulations.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "symdyn.formulations.inverse.newton_euler_matrix" in loaded
    assert "symdyn.formulations.inverse.uicker_kahn" not in loaded
    assert len(loaded) <= 30
