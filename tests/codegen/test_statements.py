"""Statements carry their data flow and their cost: the same that their text in C shows."""

import re

import pytest

from symdyn.codegen.c.printer import CPrinter
from symdyn.codegen.module import NUMBERS
from symdyn.codegen.statements import SineAndCosine, write_body
from symdyn.robot import load
from tests.making import programs_of

FUNCTIONS = ["inverse_dynamics", "forward_dynamics", "forward_kinematics", "regressor"]
NAME = re.compile(r"[A-Za-z_]\w*(?![\w(])")
"""A name that is not called."""
EXPONENT = re.compile(r"(?<=\d)e[-+]?\d+")


@pytest.mark.parametrize("opened", ["none", "inertial"])
def test_statements_know_what_their_text_says(opened):
    for program in programs_of(load("puma560").symbolic(opened), FUNCTIONS):
        body = write_body(program, CPrinter(NUMBERS["double"]), frozenset())
        known = {a.name for a in (*program.inputs, *program.outputs)}
        for statement in [*body.parameters, *(s for b in body.blocks for s in b.statements)]:
            if isinstance(statement, SineAndCosine):
                text, reads = statement.angle, statement.mentions
            else:
                text, reads = statement.text, statement.reads
                assert statement.operations == len(re.findall(r" [-+*/] ", text))
            assert list(reads) == NAME.findall(EXPONENT.sub("", text))
            assert set(statement.mentions) <= known, "nothing is read before it is made"
            assert not known & set(statement.makes), "nothing is made twice"
            known.update(statement.makes)
