"""Right answers in random equivalent forms are accepted, wrong ones are rejected."""

import random

import pytest
import sympy

import symdyn as sd
from symdyn.teaching.answers.checker import check_answers
from tests.teaching.answers.forms import broken, rewritten, told

QUANTITIES = ("M", "C", "phi", "tau", "Gamma", "T", "U")
ROBOTS = ("pendulum", "cartpole", "planar2r", "planar3r", "scara")
MODELS = {}


def model_of(name):
    if name not in MODELS:
        MODELS[name] = sd.derive(sd.load(name))
    return MODELS[name]


def questions(robots, rng):
    """Entries that are not zero, for ever."""
    while True:
        model = model_of(rng.choice(robots))
        name = rng.choice(QUANTITIES)
        value = model.quantity(name)
        shape = getattr(value, "shape", ())
        place = [rng.randrange(n) for n in shape]
        entry = value[tuple(place)] if shape else value
        if entry != 0:
            if shape[1:] == (1,) and name in ("phi", "tau"):
                place = place[:1]
            index = ",".join(str(k + 1) for k in place)
            yield model, f"{name}[{index}]" if place else name, entry


def accepted(model, answer):
    return all(verdict.is_right for verdict in check_answers(model, [answer]))


def check_right(count, robots, seed):
    rng = random.Random(seed)
    source = questions(robots, rng)
    seen = set()
    for _ in range(count):
        model, label, entry = next(source)
        answer = f"{label} = {told(rewritten(entry, rng), rng)}"
        seen.add(answer)
        assert accepted(model, answer), (model.robot.name, answer)
    assert len(seen) > 0.9 * count, "the forms have to differ"


def check_wrong(count, robots, seed):
    rng = random.Random(seed)
    checked_so_far = 0
    for model, label, entry in questions(robots, rng):
        if checked_so_far == count:
            break
        wrong = broken(entry, rng)
        if label == "U":  # a constant is no mistake
            joints = [x for x in entry.free_symbols if str(x).startswith("q")]
            if all(sympy.simplify((wrong - entry).diff(x)) == 0 for x in joints):
                continue
        answer = f"{label} = {told(rewritten(wrong, rng), rng)}"
        assert not accepted(model, answer), (model.robot.name, answer)
        checked_so_far += 1


def test_right_answers_in_other_forms_are_accepted():
    check_right(10, ("cartpole", "planar2r"), 1)


def test_wrong_answers_are_rejected():
    check_wrong(10, ("cartpole", "planar2r"), 2)


@pytest.mark.slow
def test_two_hundred_right_answers_are_accepted():
    check_right(200, ROBOTS, 3)


@pytest.mark.slow
def test_two_hundred_wrong_answers_are_rejected():
    check_wrong(200, ROBOTS, 4)
