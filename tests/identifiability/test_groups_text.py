"""Groups and explanations as people read them."""

import re

import pytest

from symdyn.errors import FunctionError
from symdyn.identifiability.base_parameters import base_parameters
from symdyn.identifiability.groups_text import decimal, explain, grouping_latex, grouping_text
from symdyn.robot import from_dh, library, load
from tests.identifiability.robots import parallelogram

PLANAR = """\
planar2r: 6 base parameters for 20 inertial parameters
Links: 1 link1, 2 link2.
  mcxR1 = mcx1 + l_1*m2
  IzzR1 = Izz1 + l_1^2*m2
On their own: mcy1, mcx2, mcy2, Izz2.
Without effect: m1, mcz1, Ixx1, Ixy1, Iyy1, Ixz1, Iyz1, mcz2, Ixx2, Ixy2, Iyy2, Ixz2, Iyz2.
"""


def test_the_textbook_arm():
    base = base_parameters(load("planar2r"))
    assert grouping_text(base) == PLANAR
    latex = grouping_latex(base)
    assert "\\mathit{mc}^{R}_{x1} &= \\mathit{mc}_{x1} + l_{1} m_{2} \\\\" in latex
    assert "I^{R}_{zz1} &= I_{zz1} + l_{1}^{2} m_{2}\n\\end{align*}" in latex


def test_the_customary_groups_of_the_puma():
    """As in Khalil and Dombre, with the numbers of this arm: XXR2 = XX2 - YY2 - d3^2 M3 ..."""
    text = grouping_text(base_parameters(load("puma560")))
    for line in (
        "IxxR2 = Ixx2 - Iyy2 - 0.18645124*(m3 + m4 + m5 + m6)",
        "IxzR2 = Ixz2 + 0.04033012*(m3 + m4 + m5 + m6) - 0.4318*mcz3",
        "mcyR3 = mcy3 - 0.4331*(m4 + m5 + m6) - mcz4",
        "IzzR5 = Izz5 + Iyy6",
        "IxxR6 = Ixx6 - Iyy6",
    ):
        assert f"  {line}\n" in text


def test_fractions_roots_and_floats():
    twisted = from_dh([{"alpha": "pi/6"}, {"a": 0.5, "alpha": 0.3}, {"a": 0.1}])
    base = base_parameters(twisted)
    assert re.search(r"IzzR1 = Izz1 \+ 1/3\*Iyy1 \+ 2\*sqrt\(3\)/3\*Iyz1", grouping_text(base))
    assert "\\tfrac{1}{3} I_{yy1} + \\frac{2 \\sqrt{3}}{3} I_{yz1}" in grouping_latex(base)
    assert re.search(r"mcyR2 = mcy2 - 0\.3093362496\d*\*\(mcz2 \+ mcz3\)", grouping_text(base))
    assert decimal(12) == "12"


@pytest.mark.parametrize("name", library.names())
def test_every_joint_is_explained(name):
    robot = load(name)
    base = base_parameters(robot)
    text, latex = explain(base), explain(base, "latex")
    for i, joint in enumerate(robot.joints, 1):
        assert f"Joint {i}, {joint.name}, " in text
        assert f"\\paragraph{{Joint {i}, " in latex
    assert text.endswith(grouping_text(base))
    assert latex.count("\\begin{align*}") == latex.count("\\end{align*}")
    assert latex.count("{") == latex.count("}")


def test_an_explanation_names_what_moves_and_what_stays():
    text = explain(base_parameters(load("puma560")))
    step = text.partition("Joint 3, ")[2].partition("Joint 2, ")[0]
    assert "revolute about z\nA mass on the axis, a first moment" in step
    assert "To link 2 move m3, mcz3, Iyy3:\n  m2 += m3\n  mcx2 += 0.4318*m3\n" in step
    assert "What stays is\n  IxxR3 = Ixx3 - Iyy3\n" in step
    last = text.partition("Joint 1, ")[2]
    assert "gravity acts along this line. Only the" in last
    assert "Without effect: m1, mcz1, mcx1, mcy1, Ixx1, Ixy1, Iyy1, Ixz1, Iyz1." in last


def test_axes_and_followers_in_explanations():
    slanted = from_dh([{"alpha": 0}, {"a": 0.5}], base_rpy=[0.3, 0, 0])
    assert "On the base, without effect: m1." in explain(base_parameters(slanted))
    text = explain(base_parameters(parallelogram(0.5)))
    assert "Joints that share a coordinate: 2 follows 1\n" in text
    assert "  Izz2 = 2.25*Izz1\n" in text
    ur5 = explain(base_parameters(load("ur5")))
    assert "Joint 2, shoulder_lift_joint, revolute about y\n" in ur5
    assert "shoulder\\_lift\\_joint" in explain(base_parameters(load("ur5")), "latex")


def test_only_two_formats():
    with pytest.raises(FunctionError, match="use text or latex"):
        explain(base_parameters(load("pendulum")), "html")


def test_joints_are_explained_from_the_tips_to_the_base():
    """A step speaks of what has arrived in those before."""
    text = explain(base_parameters(load("planar3r")))
    assert re.findall(r"^Joint (\d)", text, re.M) == ["3", "2", "1"]
