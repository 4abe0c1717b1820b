"""The glossary check finds the words it replaces, and leaves standard terms alone."""

import pytest

from tools.prose import GLOSSARY, findings, main

DIALECT = """\
a joint of two freedoms
the letters of the book
a stand-in with fewer operations
it is said in the banner
the user is told
a body that can be
what bodies can have
a file of ours
its own room
a house rule
the judges agree
an answer is judged
the model is refused
the joint is held still
what a joint cannot feel
an unfelt inertia
an idle option
the parted form
1 N m an ampere
forces of the velocities
the way to the equations
"""


def test_every_entry_of_the_glossary_is_found():
    found = {instead for _, _, instead in findings(DIALECT)}
    assert found == {entry.instead for entry in GLOSSARY}
    assert {line for line, _, _ in findings(DIALECT)} == set(range(1, 22))


@pytest.mark.parametrize(
    "text",
    [
        "a joint of six degrees of freedom",
        "# one degree\n    # of freedom",
        "the letters a to z",
        "refuse collection  # prose: quoted",
        "roomy, mushrooms, prejudged",
    ],
)
def test_standard_terms_and_quotations_pass(text):
    assert list(findings(text)) == []


def test_a_phrase_may_continue_on_the_next_line():
    assert [line for line, _, _ in findings("all\n# the letters\n# of the book")] == [2]


def test_the_command_prints_findings_and_fails(tmp_path, capsys):
    page = tmp_path / "page.md"
    page.write_text("first line\nthree freedoms\n", encoding="utf-8")
    assert main([str(page)]) == 1
    assert f"{page}:2: 'freedoms'; write: degree(s) of freedom" in capsys.readouterr().out
    page.write_text("three degrees of freedom\n", encoding="utf-8")
    assert main([str(page)]) == 0
