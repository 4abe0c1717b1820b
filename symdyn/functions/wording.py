"""The description of a function, with a formula that contains all terms of the options."""

from __future__ import annotations

import re
from collections.abc import Collection

from symdyn.functions.types import Function, PassiveForces, Quantity

_REST = {"bias": "C(q,qd) qd + phi(q)", "h": "h(q,qd)"}
_MOVING = {"bias": "h(q,qd,V0,Vdot0)", "h": "h(q,qd,V0,Vdot0)"}
_STATE = re.compile(r"\((q(?:,\w+)*)\)")


def sentence(
    function: Function, inputs: Collection[str], passive: bool, several: bool = False
) -> str:
    """Return the description of a function with these inputs.

    There is another one where joints have `several` coordinates and that matters.

    >>> from symdyn.functions.rows import FUNCTIONS
    >>> inputs = ("q", "qd", "tau", "f_tip", "p")
    >>> sentence(FUNCTIONS["forward_dynamics"], inputs, True)  # doctest: +NORMALIZE_WHITESPACE
    'Accelerations under given joint forces:
     qdd = M(q,p)^-1 (tau - h(q,qd,p) - tau_p(q,qd,p) - J(q,p)^T f_tip).'
    """
    terms = _MOVING if "V0" in inputs and function.moving_base else _REST
    text = function.about
    if "{bias}" in text or "{h}" in text:
        more = _terms(function, inputs, passive)
    else:
        more = _remarks(function, inputs, passive)
    for name, value in {**terms, "more": more}.items():
        text = text.replace(f"{{{name}}}", value)
    if several and function.on_tangents:
        text = f"{text} {function.on_tangents}."
    return _STATE.sub(r"(\1,p)", text) if "p" in inputs else text


def description(quantity: Quantity, several: bool) -> str:
    """Return the description of an output; {apart} is for joints of several coordinates."""
    return quantity.about.replace("{apart}", " but for DoF of one joint" if several else "")


def _terms(function: Function, inputs: Collection[str], passive: bool) -> str:
    """Return the forces added to the bias forces, or subtracted from the joint forces."""
    sign = "-" if function.passive.resists else "+"
    terms = ["tau_p(q,qd)"] if passive else []
    terms += ["J(q)^T f_tip"] if "f_tip" in inputs else []
    return "".join(f" {sign} {term}" for term in terms)


def _remarks(function: Function, inputs: Collection[str], passive: bool) -> str:
    remarks = []
    if passive and function.source.passive is PassiveForces.ENERGY:
        remarks.append("the energy of springs is included")
    elif passive and function.source.passive is not PassiveForces.ABSENT:
        remarks.append("friction and springs included")
    if passive and function.source.columns is not None and function.source.columns.passive:
        remarks.append("rotors, friction and springs included")
    if "f_tip" in inputs and function.takes_tip_wrench:
        remarks.append("the tips exert f_tip")
    return "".join(f"; {remark}" for remark in remarks)
