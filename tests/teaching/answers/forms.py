"""Formulas in other forms, as students may write them, and formulas with a mistake.

SymPy rewrites the trees, and a printer of its own writes them down: nothing here is shared with
the code that reads and checks answers.
"""

import re

import sympy

# -- equal trees -------------------------------------------------------------------------------


def added_angles(e, rng):
    return sympy.expand_trig(e)


def reduced_powers(e, rng):
    """cos^2 x is 1 - sin^2 x or (1 + cos 2x)/2."""
    kind = rng.choice(["other", "double"])

    def square(base, exponent):
        x = base.args[0]
        if kind == "double":
            sign = 1 if base.func is sympy.cos else -1
            return (1 + sign * sympy.cos(2 * x)) / 2
        other = sympy.sin if base.func is sympy.cos else sympy.cos
        return 1 - other(x) ** 2

    def is_square(x):
        return x.is_Pow and x.exp == 2 and x.base.func in (sympy.sin, sympy.cos)

    return e.replace(is_square, lambda x: square(x.base, 2))


def half_angles(e, rng):
    """One of the cosines by half of its angle."""
    waves = sorted(e.atoms(sympy.cos), key=str)
    if not waves:
        return e
    one = rng.choice(waves)
    half = one.args[0] / 2
    other = rng.choice([2 * sympy.cos(half) ** 2 - 1, sympy.cos(half) ** 2 - sympy.sin(half) ** 2])
    return e.xreplace({one: other})


def by_tangent(e, rng):
    waves = sorted(e.atoms(sympy.sin), key=str)
    if not waves:
        return e
    one = rng.choice(waves)
    return e.xreplace({one: sympy.tan(one.args[0]) * sympy.cos(one.args[0])})


def multiplied_out(e, rng):
    return sympy.expand(e)


def collected(e, rng):
    return sympy.collect(sympy.expand(e), rng.choice(sorted(e.free_symbols, key=str)))


def factored(e, rng):
    return sympy.factor_terms(sympy.expand(e))


def shifted(e, rng):
    """cos x is sin(x + pi/2)."""
    waves = sorted(e.atoms(sympy.cos), key=str)
    if not waves:
        return e
    one = rng.choice(waves)
    return e.xreplace({one: sympy.sin(sympy.Add(one.args[0], sympy.pi / 2, evaluate=False))})


CHANGES = (
    *(added_angles, reduced_powers, half_angles, by_tangent, multiplied_out, collected, factored),
    *(shifted,),
)


def rewritten(e, rng):
    """An equal tree."""
    for change in rng.choices(CHANGES, k=rng.randint(0, 3)):
        e = change(e, rng) if e.free_symbols else e
    return e


# -- text --------------------------------------------------------------------------------------


def told(e, rng):
    """The tree as somebody might write it; sums and products in any order."""
    if e.is_Add:
        return "".join(_signed(term, rng) for term in _shuffled(e.args, rng)).lstrip(" +")
    if e.is_Mul:
        return _product(e, rng)
    if e.is_Pow:
        return _power(e, rng)
    if e.func in (sympy.sin, sympy.cos, sympy.tan):
        return _wave(e, rng)
    if e.is_Rational and not e.is_Integer:
        return f"({e})" if rng.random() < 0.5 else _decimal(e)
    if e.is_Symbol:
        return _name(e.name, rng)
    return str(e)


def _shuffled(items, rng):
    items = list(items)
    rng.shuffle(items)
    return items


def _signed(term, rng):
    if term.could_extract_minus_sign():
        text = told(-term, rng)
        return f" - ({text})" if (-term).is_Add else f" - {text}"
    return f" + {told(term, rng)}"


def _decimal(e):
    text = str(sympy.Float(e, 15)).rstrip("0")
    return text if sympy.Rational(text) == e else f"({e})"


def _product(e, rng):
    factors = _shuffled(e.args, rng)
    numbers = [f for f in factors if f.is_Number]
    above = [f for f in factors if not f.is_Number and not _below(f)]
    below = [1 / f for f in factors if _below(f)]
    sign = "-" if any(f.is_negative for f in numbers) else ""
    parts = [told(abs(f), rng) for f in numbers if abs(f) != 1]
    parts += [f"({told(f, rng)})" if f.is_Add else told(f, rng) for f in above]
    parts = parts or ["1"]
    joint = rng.choice(["*", " * ", " "])
    text = sign + joint.join(parts)
    return text + "".join(f"/({told(f, rng)})" for f in below)


def _below(f):
    return f.is_Pow and f.exp.is_negative


def _power(e, rng):
    base, exponent = e.base, e.exp
    if exponent.is_negative:
        return f"1/({told(1 / e, rng)})"
    sign = rng.choice(["^", "**"])
    if base.func in (sympy.sin, sympy.cos) and rng.random() < 0.3:
        return f"{base.func}^{exponent}({told(base.args[0], rng)})"
    text = told(base, rng)
    whole = base.is_Symbol or re.fullmatch(r"\w+|(sin|cos)\([^()]*\)", text)
    return f"{text}{sign}{exponent}" if whole else f"({text}){sign}{exponent}"


def _wave(e, rng):
    """cos(q_1 + q_2), cos(q1+q2), c12; cos q2, c2."""
    (x,) = e.args
    joints = [re.fullmatch(r"q_(\d)", str(term)) for term in sympy.Add.make_args(x)]
    if all(joints) and e.func is not sympy.tan and rng.random() < 0.4:
        return rng.choice([str(e.func)[0], str(e.func)[0].upper()]) + "".join(j[1] for j in joints)
    if x.is_Symbol and rng.random() < 0.3:
        return f"({e.func} {told(x, rng)})"
    return f"{e.func}({told(x, rng)})"


def _name(name, rng):
    return name if rng.random() < 0.5 else name.replace("_", "", 1)


# -- mistakes ----------------------------------------------------------------------------------


def broken(e, rng):
    """Another function: a term lost, doubled or negated, sin for cos, a symbol for another."""
    while True:
        terms = list(sympy.Add.make_args(sympy.expand(e)))
        k = rng.randrange(len(terms))
        kind = rng.choice(["lost", "doubled", "negated", "swapped", "renamed", "added"])
        if kind == "lost":
            terms[k] = sympy.Integer(0)
        elif kind == "doubled":
            terms[k] *= rng.choice([2, sympy.Rational(1, 2), 3])
        elif kind == "negated":
            terms[k] *= -1
        elif kind == "swapped":
            terms[k] = terms[k].replace(sympy.cos, sympy.sin)
        elif kind == "renamed":
            symbols = sorted(e.free_symbols, key=str)
            if symbols:
                terms[k] = terms[k].xreplace({rng.choice(symbols): rng.choice(symbols)})
        else:
            terms.append(rng.choice(sorted(e.free_symbols, key=str)) if e.free_symbols else 1)
        other = sympy.Add(*terms)
        if _differs(e, other, rng):
            return other


def _differs(one, other, rng):
    """In numbers, at three states."""
    gap = one - other
    symbols = gap.free_symbols
    for _ in range(3):
        if abs(float(gap.subs({x: rng.uniform(0.5, 1.5) for x in symbols}))) > 1e-3:
            return True
    return False
