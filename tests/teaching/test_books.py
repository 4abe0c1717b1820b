"""Robots of textbooks come out in the books' forms, term by term.

The formulas below are written by hand from the books (`textbook/*.txt` cite them), s23 for
sin(q2 + q3). What `derive` prints is compared with them as sums of products, in which a square of a
bracket is multiplied out but no sine is: sin(2 q2) would be another term than 2 s2 c2. The files
keep the printed form itself: brackets, letters and, for Spong and Siciliano, the order of terms. In
the others the order is ours, inertias first.
"""

import re
from pathlib import Path

import pytest

from symdyn.cli import main as cli
from tests.teaching.reading import unbroken
from tests.teaching.test_textbook import PLANAR2R, from_text, read, shorthand

FOLDER = Path(__file__).parent / "textbook"

CART_POLE = {  # the cart's mass is M in the book
    "M11": "m_c + m",
    "M12": "m l c2",
    "M22": "m l^2",
    "C12": "-m l s2 qd2",
    "phi2": "-m g l s2",
}
RP = {
    "M11": "m1 l1^2 + Izz1 + Izz2 + m2 q2^2",
    "M22": "m2",
    "phi1": "(m1 l1 + m2 q2) g c1",
    "phi2": "m2 g s1",
    "tau1": """(m1 l1^2 + Izz1 + Izz2 + m2 q2^2) qdd1 + 2 m2 q2 qd1 qd2
               + (m1 l1 + m2 q2) g c1""",
    "tau2": "m2 qdd2 - m2 q2 qd1^2 + m2 g s1",
}
SPHERICAL = {  # q = (phi, theta, r)
    "T": "m (qd3^2 + q3^2 qd2^2 + q3^2 s2^2 qd1^2) / 2",
    "M11": "m q3^2 s2^2",
    "M22": "m q3^2",
    "M33": "m",
    "phi2": "-m g q3 s2",
    "phi3": "m g c2",
}
FURUTA = {
    "M11": "I0 + m1 (L0^2 + l1^2 s2^2)",
    "M12": "m1 l1 L0 c2",
    "M22": "J1 + m1 l1^2",
    "C11": "m1 l1^2 s2 c2 qd2",
    "C12": "-m1 l1 L0 s2 qd2 + m1 l1^2 s2 c2 qd1",
    "C21": "-m1 l1^2 s2 c2 qd1",
    "phi2": "-m1 g l1 s2",
}
ALPHA = "(Iz1 + r1^2 m1 + l1^2 m2 + l1^2 m3 + l1^2 m4)"
BETA = "(Iz2 + Iz3 + Iz4 + l2^2 m3 + l2^2 m4 + m2 r2^2)"
GAMMA = "(l1 l2 m3 + l1 l2 m4 + l1 m2 r2)"
SCARA = {
    "M11": f"{ALPHA} + {BETA} + 2 {GAMMA} c2",
    "M12": f"{BETA} + {GAMMA} c2",
    "M13": "Iz3 + Iz4",
    "M22": BETA,
    "M23": "Iz3 + Iz4",
    "M33": "Iz3 + Iz4",
    "M44": "m4",
    "C11": f"-{GAMMA} s2 qd2",
    "C12": f"-{GAMMA} s2 (qd1 + qd2)",
    "C21": f"{GAMMA} s2 qd1",
    "phi4": "m4 g",
}
ELBOW = {
    "M11": """Iy2 s2^2 + Iy3 s23^2 + Iz1 + Iz2 c2^2 + Iz3 c23^2 + m2 r1^2 c2^2
              + m3 (l1 c2 + r2 c23)^2""",
    "M22": "Ix2 + Ix3 + m3 l1^2 + m2 r1^2 + m3 r2^2 + 2 m3 l1 r2 c3",
    "M23": "Ix3 + m3 r2^2 + m3 l1 r2 c3",
    "M33": "Ix3 + m3 r2^2",
    "phi2": "-(m2 g r1 + m3 g l1) c2 - m3 g r2 c23",
    "phi3": "-m3 g r2 c23",
}
BOOKS = {
    "planar2r": ("planar2r M C phi --notation spong", PLANAR2R),
    "siciliano_2r": ("planar2r M C phi --notation siciliano", PLANAR2R),
    "cart_pole": ("cart_pole.toml M C phi --notation fantoni-lozano", CART_POLE),
    "rp": ("rp.toml M phi tau --notation craig", RP),
    "rrp": ("rrp.toml T M phi --notation landau.toml", SPHERICAL),
    "furuta": ("furuta.toml M C phi --notation fantoni_furuta.toml", FURUTA),
    "scara": ("scara.toml M C phi --notation mls", SCARA),
    "elbow": ("elbow.toml M phi --notation mls", ELBOW),
}


def printed(book, capsys):
    words = (str(FOLDER / x) if x.endswith(".toml") else x for x in BOOKS[book][0].split())
    robot, *quantities = words
    assert cli.main(["derive", robot, "--quantity", *quantities]) == 0
    return unbroken(capsys.readouterr().out)


def plainly(name):
    """A symbol of a book: m_p stays, c23 is cos(q2 + q3)."""
    return shorthand(name.replace("_", ""))


OWN = {
    "rrp": ((r"\bphi(d*)\b", r"q\1_1"), (r"\br(d*)\b", r"q\1_3")),
    "furuta": ((r"\btheta(d*)_1", r"q\1_2"), (r"\btheta(d*)_0", r"q\1_1")),
    "siciliano_2r": (
        (r"\b([mI])_l(?=\d)", r"\1_"),
        (r"\bl_(?=\d)", "lc_"),
        (r"\ba_(?=\d)", "l_"),
    ),
}
"""Letters that only one of the books has."""


def in_our_letters(book, text):
    """D is M, g, G and N are phi, theta and d are q, l_c1 is lc1; the cart-pole has one theta."""
    for theirs, ours in (
        *OWN.get(book, ()),
        (r"\b[BD]\[", "M["),
        (r"^  [gGNQ]\[", "  phi["),
        (r"\b(?:theta|d)(d*)_(?=\d)", r"q\1_"),
        (r"\btheta(d*)\b", r"q\1_2"),
        (r"\bl_c(\d)", r"lc_\1"),
        (r"\b(\w+)_([a-z])\b", r"\1\2"),
    ):
        text = re.sub(theirs, ours, text, flags=re.MULTILINE)
    return text


@pytest.mark.parametrize("book", BOOKS)
def test_the_books_terms_and_its_brackets(book, capsys):
    text = printed(book, capsys)
    source, _, golden = (FOLDER / f"{book}.txt").read_text().partition("\n\n")
    assert source.startswith("# ")
    assert text == golden, "write what is printed, if it is right"
    found = from_text(in_our_letters(book, text))
    _, formulas = BOOKS[book]
    expected = {label: read(formula, plainly) for label, formula in formulas.items()}
    assert expected.keys() <= found.keys()
    for label, terms in found.items():
        mirrored = label[0] + label[:0:-1] if label[0] == "M" else label
        assert terms == expected.get(label, expected.get(mirrored, {})), label


def test_squares_and_brackets_are_the_books():
    elbow = (FOLDER / "elbow.txt").read_text()
    assert (
        "  M[1,1] = I_y2*sin(theta_2)^2 + I_y3*sin(theta_2 + theta_3)^2 + I_z1 "
        "+ I_z2*cos(theta_2)^2 + I_z3*cos(theta_2 + theta_3)^2 + m_2*r_1^2*cos(theta_2)^2 "
        "+ m_3*(l_1*cos(theta_2) + r_2*cos(theta_2 + theta_3))^2\n"
    ) in elbow
    spong = (FOLDER / "planar2r.txt").read_text()
    assert (
        "  D[1,1] = m_1*l_c1^2 + m_2*(l_1^2 + l_c2^2 + 2*l_1*l_c2*cos(q_2)) + I_1 + I_2\n"
        "  D[1,2] = m_2*(l_c2^2 + l_1*l_c2*cos(q_2)) + I_2\n"
    ) in spong
    siciliano = (FOLDER / "siciliano_2r.txt").read_text()
    assert (
        "  B[1,1] = I_l1 + m_l1*l_1^2 + I_l2 + m_l2*(a_1^2 + l_2^2 + 2*a_1*l_2*cos(theta_2))\n"
    ) in siciliano
    assert "  g[1] = (m_1*l_c1 + m_2*l_1)*g*cos(q_1) + m_2*l_c2*g*cos(q_1 + q_2)\n" in spong
