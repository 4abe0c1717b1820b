"""Emitted code of every built-in robot is what it was, byte for byte, in every language."""

import json

import pytest

from symdyn.robot import library
from tests.hashes import FILE, hashes_of
from tests.quick import quick

HASHES = json.loads(FILE.read_text())


@pytest.mark.parametrize("name", quick(HASHES, ["planar2r"]))
def test_emitted_bytes_have_not_changed(name):
    changed = [target for target, found in hashes_of(name).items() if found != HASHES[name][target]]
    assert not changed, f"run python -m tests.hashes {name} to see the difference"


def test_every_robot_has_hashes():
    assert set(HASHES) == set(library.names())
