"""Words of files on pages: as their author wrote them, in any script."""

import re

import symdyn as sd
from symdyn.robot.placement import UNMOVED
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style

FOREARM = "\u043f\u0440\u0435\u0434\u043f\u043b\u0435\u0447\u044c\u0435"


def test_names_in_other_scripts_are_shown_as_they_are():
    hinge = sd.Joint("\u80a9", "revolute", -1, UNMOVED, (0, 0, 1))
    link = sd.Link(FOREARM, sd.Inertia(m=1, mcx=0.5, Izz=1))
    model = sd.derive(sd.Robot("\u624b\u81c2", (hinge,), (link,)))
    text = documents.write(model, ["derivation"], Style("html"))
    text = re.sub(r"<(style|script).*?</\1>", "", text, flags=re.DOTALL)
    assert "U+" not in text
    assert FOREARM in text
    assert "equations of \u624b\u81c2" in text


def test_headings_have_formulas():
    text = documents.write(sd.derive(sd.load("pendulum")), ["C"], Style("html"))
    assert "Mdot" not in re.sub(r"<(style|script).*?</\1>", "", text, flags=re.DOTALL)
