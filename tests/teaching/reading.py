"""Reads the results of steps back from their text, as numbers."""

import re

import numpy as np
import sympy

from symdyn.teaching.steps.text import TextPrinter

ENTRY = re.compile(r"^  (\([A-Za-z ]+\)|\S+?)(?:\[([\d,]+)\])? = (.*)$")
ROW = re.compile(r"^  (?:(\S+) = |\s*)\[ (.*) \]$")


def unbroken(text):
    """A text whose formulas are in one line each."""
    return re.sub(r"\n {8,}([+-] )", r" \1", text)


class Reading:
    """What a step prints, evaluated: arrays by name, entries that are not printed are zero."""

    def __init__(self, derivation, values):
        self.derivation = derivation
        self.locals = {name: sympy.Float(x, 30) for name, x in values.items()}

    def __getitem__(self, key):
        text = self.derivation[key].printed(TextPrinter(), self.derivation)
        text = unbroken(text)
        found, rows, name = {}, [], None
        for line in text.split("\n"):
            row = ROW.match(line)
            if row:
                name = row[1] or name
                rows.append([self.number(x) for x in re.split(r"  +", row[2].strip())])
                continue
            if rows:
                found[name], rows, name = np.array(rows), [], None
            entry = ENTRY.match(line)
            if entry:
                self._entry(found, *entry.groups())
        if rows:
            found[name] = np.array(rows)
        return found

    def _entry(self, found, name, place, value):
        if place:
            at = tuple(int(k) - 1 for k in place.split(","))
            entries = found.setdefault(name, {})
            other = re.fullmatch(r"(\S+)\[([\d,]+)\]", value)
            if other and other[1] == name:
                entries[at] = entries[tuple(int(k) - 1 for k in other[2].split(","))]
            else:
                entries[at] = self.number(value)
            self.locals[f"{name}_at_{'_'.join(place.split(','))}"] = entries[at]
        elif value.startswith("(") and re.search(r"[,;] ", value):
            found[name] = np.array([self.number(x) for x in re.split(r"[,;] ", value[1:-1])])
        else:
            found[name] = self.locals[name] = self.number(value)

    def number(self, text):
        found = re.sub(r"\b([A-Za-z]+_?\w*)\[(\d+),(\d+)\]", r"\1_at_\2_\3", text)
        value = sympy.sympify(found.replace("^", "**"), locals=self.locals)
        return float(value)


def filled(entries, shape, symmetric=False):
    """An array from entries by place; zero where there is none."""
    if not isinstance(entries, dict):
        return np.broadcast_to(np.asarray(entries, float), shape)
    array = np.zeros(shape)
    for place, value in entries.items():
        array[place] = value
        if symmetric:
            array[place[::-1]] = value
    return array


def numbers_of(model, **arrays):
    """Numbers for the names that a model prints: parameters, and states by input."""
    values = {
        model.names[f"p[{k}]"]: p.value for k, p in enumerate(model.robot.symbolic_parameters)
    }
    for name, array in arrays.items():
        values |= {model.names[f"{name}[{k}]"]: x for k, x in enumerate(array)}
    return values
