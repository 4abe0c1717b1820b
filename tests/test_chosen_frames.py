"""The worked example of chosen frames: its commands run, its numbers and code are those made."""

import re
import shlex
from pathlib import Path

import pytest

from symdyn.cli import main as cli

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "chosen_frames.md").read_text()


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.M | re.S)


def in_a_row(text):
    """Text without the signs of comments and with single spaces."""
    return " ".join(re.sub(r"^ \*", "", text, flags=re.M).split())


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where the commands of the page have run."""
    where = tmp_path_factory.mktemp("page")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(where)
        for line in "".join(blocks("sh")).splitlines():
            assert cli.main(shlex.split(line)[1:]) == 0, line
    return where


def test_the_urdf_is_as_shown(folder):
    (shown,) = blocks("xml")
    assert in_a_row(shown) in in_a_row((folder / "ur5.urdf").read_text())


def test_the_banner_is_as_shown(folder):
    banner = in_a_row((folder / "generated/ur5/ur5.c").read_text().partition("#include")[0])
    shown = blocks("text")
    assert len(shown) == 3
    frames, own, sums = shown
    for line in (*frames.splitlines(), in_a_row(own), *sums.splitlines()):
        assert line in banner


def test_the_code_is_as_shown(folder):
    (shown,) = blocks("c")
    assert shown in (folder / "generated/ur5/ur5.c").read_text()
    assert "U3_zz = U1_xx" in (folder / "generated/ur5/ur5.c").read_text()


def test_numpy_finds_the_same_numbers():
    exec("\n".join(blocks("python")), {})


def test_links_of_the_page_to_tests_lead_somewhere():
    for name in re.findall(r"`(tests/\S+\.py)`", PAGE):
        assert (Path(__file__).resolve().parent.parent / name).exists()
