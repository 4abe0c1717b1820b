"""`make test-changed` takes what a change can reach, and little else; named files exist."""

import pytest

from tests.changed import ROOT, selected, with_tests
from tests.mutate import FILES, FLOATS, PACKAGE_TESTS, STATE_CHECKS


@pytest.mark.parametrize(
    ("changed", "reached"),
    [
        ("symdyn/lie/so3.py", "tests/formulations/test_mutants.py"),
        ("symdyn/formulations/forward/ldlt.py", "tests/formulations/test_mutants.py"),
        ("symdyn/codegen/rust.py", "tests/codegen/test_rust.py"),
        ("symdyn/cli/excite.py", "tests/test_cli.py"),
        ("templates/rust/math.rs.j2", "tests/codegen/test_rust.py"),
        ("templates/c/sincos.c.j2", "tests/runtime/test_compiled.py"),
        ("tests/agreement.py", "tests/compiler/test_options.py"),
        ("README.md", "tests/test_readme.py"),
        ("docs/coverage.md", "tests/test_coverage.py"),
    ],
)
def test_a_change_reaches_the_tests_that_use_it(changed, reached):
    assert (ROOT / changed).exists(), "the file has moved: name its new place here"
    assert reached in selected([changed])


@pytest.mark.parametrize(
    ("changed", "beyond"),
    [
        ("symdyn/codegen/rust.py", "tests/runtime/test_compiled.py"),
        ("symdyn/teaching/elimination.py", "tests/formulations/test_mutants.py"),
        ("symdyn/codegen/statements.py", "tests/lie/test_groups.py"),
    ],
)
def test_what_it_cannot_reach_is_left_out(changed, beyond):
    assert beyond in with_tests()
    assert beyond not in selected([changed])


@pytest.mark.parametrize("file", ["symdyn/robot/data/planar2r.toml", "pyproject.toml"])
def test_data_reach_all_tests(file):
    assert set(selected([file])) == set(with_tests())


def test_the_nearest_tests_come_first():
    assert selected(["tests/lie/test_minors.py", "symdyn/scalar.py"])[:2] == [
        "symdyn/scalar.py",
        "tests/lie/test_minors.py",
    ]


def test_what_mutate_names_exists():
    for name in [
        FLOATS,
        STATE_CHECKS,
        *(path for paths in PACKAGE_TESTS.values() for path in paths),
    ]:
        assert (ROOT / name).exists(), name
    for pattern in FILES:
        assert any(ROOT.glob(pattern)), pattern
