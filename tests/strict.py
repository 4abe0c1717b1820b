"""Compilers in tests treat warnings as errors; users' compilers do not.

Emitted code promises to be free of warnings under these flags. `CC` and `CXX` bring them to
everything that a test compiles by way of symdyn or of emitted loaders, in child processes too.
"""

import os
import shlex
import shutil

WARNINGS = ("-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror")
STRICT_FLAGS = ("-std=c99", *WARNINGS)
STRICT_CPP_FLAGS = ("-std=c++17", *WARNINGS)
COMPILERS = {"CC": ("cc", "gcc", "clang"), "CXX": ("c++", "g++", "clang++")}


def set_strict_compilers() -> None:
    """Add the warnings to the compilers of this process and its children.

    Kernels of array libraries are compiled one by one from a file with the helpers of all of them.
    """
    for variable, usual in COMPILERS.items():
        found = next(filter(shutil.which, usual), "")
        command = shlex.split(os.environ.get(variable, found))
        if command and "-Werror" not in command:
            os.environ[variable] = shlex.join([*command, *WARNINGS, "-Wno-unused-function"])
