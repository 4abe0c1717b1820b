"""Names of symbols in LaTeX."""

from __future__ import annotations

import re

GREEK = (
    *("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"),
    *("lambda", "mu", "nu", "xi", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi"),
    *("omega", "Gamma", "Delta", "Theta", "Lambda", "Xi", "Pi", "Sigma", "Upsilon", "Phi"),
    *("Psi", "Omega"),
)
"""Names that LaTeX has a command for."""
_LATEX = {name: f"\\{name}" for name in GREEK} | {
    "omegad": "\\dot{\\omega}",
    "qd": "\\dot{q}",
    "qdd": "\\ddot{q}",
    "Jhat": "\\hat{J}",
    "T_hat": "\\hat{T}",
}

_COMPONENT = re.compile("(?P<letter>[qvw])(?P<axis>[wxyz])(?P<rate>d?)")
"""Components of quaternions, velocities, angular velocities (wx) and of their rates (wxd)."""


def latex_name(name: str) -> str:
    """A name such as `qd_1` or `lc_2` in LaTeX.

    >>> print(*map(latex_name, ("omega_1", "lc_2", "vx_1", "wxd_1")))
    \\omega_{1} l_{c2} v_{x1} \\dot{\\omega}_{x1}

    A c behind another letter is its index: the distance to a centre of mass. So are the axes of the
    components that joints of several DoF have: v_{x1} of vx_1 is not v times x_1.
    """
    if name in _LATEX:
        return _LATEX[name]
    base, _, index = name.partition("_")
    base = base.rpartition(".")[2]  # without the paper's name: pp99.G is G
    shown = base if len(base) == 1 else _LATEX.get(base, f"\\mathit{{{base}}}")
    index = index.replace("_", "\\_")
    if component := _COMPONENT.fullmatch(base):
        letter = _LATEX["omega"] if component["letter"] == "w" else component["letter"]
        shown = f"\\dot{{{letter}}}" if component["rate"] else letter
        return f"{shown}_{{{component['axis']}{index}}}"
    if len(base) == 2 and base[0].islower() and base.endswith("c"):
        shown, index = base[0], f"c{index}"
    return f"{shown}_{{{index}}}" if index else shown
