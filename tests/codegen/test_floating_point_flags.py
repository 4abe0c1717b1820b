"""Emitted C is right and without warnings under every group of floating-point flags.

Left out are flags that change what the source says: gcc's -fsingle-precision-constant, which takes
the digits off the constants of double precision.
"""

import pytest

from symdyn import generate, self_test_trials
from tests.codegen.building import COMPILERS
from tests.codegen.test_self_test import EVERY_LANGUAGE, run
from tests.quick import quick

LEVELS = ("-O0", "-O1", "-O2", "-O3")
GROUPS = (
    *("", "-Ofast", "-ffast-math", "-ffast-math -fno-finite-math-only"),
    *("-funsafe-math-optimizations", "-funsafe-math-optimizations -march=native"),
    *("-fassociative-math -fno-signed-zeros -fno-trapping-math", "-freciprocal-math"),
    *("-ffinite-math-only", "-fno-math-errno", "-fno-trapping-math", "-fno-signed-zeros"),
    *("-frounding-math", "-ffp-contract=fast -march=native", "-ffp-contract=off -march=native"),
)
OWN_GROUPS = {
    "gcc": (
        *("-fsignaling-nans", "-fcx-limited-range", "-ffloat-store", "-mfpmath=387"),
        *("-fexcess-precision=fast -mfpmath=387", "-fno-fp-int-builtin-inexact"),
    ),
    "clang": (
        *("-ffp-model=fast", "-ffp-model=precise", "-ffp-model=strict", "-fapprox-func"),
        *("-fdenormal-fp-math=positive-zero", "-ffp-exception-behavior=strict"),
    ),
}
FUNCTIONS = ["inverse_dynamics", "forward_dynamics"]
LANGUAGES = {"double": ("C99", "C11", "C++17"), "float": ("C99",)}


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """The code by number type."""
    made = {}
    for dtype in LANGUAGES:
        out, options = tmp_path_factory.mktemp(dtype), {"batch": True, "dtype": dtype}
        made[dtype] = generate(
            "planar2r", "c", FUNCTIONS, out, self_test=self_test_trials, **options
        ).folder
    return made


@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize("level", quick(LEVELS, ()))
@pytest.mark.parametrize("dtype", LANGUAGES)
def test_values_are_right_and_nothing_is_warned_of(dtype, level, compiler, folders):
    for group in (*GROUPS, *OWN_GROUPS[compiler]):
        for language in LANGUAGES[dtype]:
            flags = (*EVERY_LANGUAGE[language].split(), level, *group.split())
            assert run(folders[dtype], *flags, compiler=compiler)[0] == 0, flags
