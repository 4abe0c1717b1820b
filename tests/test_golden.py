"""Committed output is what the code makes today, byte for byte."""

import pytest

from symdyn.verification.check import check_folder
from tests.golden import FOLDER, GOLDEN, make


@pytest.mark.parametrize("name", GOLDEN)
def test_generated_files_are_current(name, tmp_path):
    for file in make(name, tmp_path).files:
        committed = FOLDER / file.relative_to(tmp_path)
        assert committed.read_bytes() == file.read_bytes(), f"{committed}: run make generated"


def test_nothing_else_is_committed_there():
    assert {path.name for path in FOLDER.iterdir()} == {*GOLDEN, "README.md"}


@pytest.mark.slow
def test_committed_folder_passes_its_check():
    assert check_folder(FOLDER / "planar2r").passed
