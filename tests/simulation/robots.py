"""Small robots whose motion is known in closed form."""

import symdyn as sd
from symdyn.robot.model import BASE
from symdyn.robot.placement import UNMOVED


def slider(name="slide", mass=2.0, **joint):
    """A mass on a horizontal slide."""
    slide = sd.Joint(name, "prismatic", BASE, UNMOVED, (1, 0, 0), **joint)
    return sd.Robot("slider", (slide,), (sd.Link("mass", sd.Inertia(m=mass)),))


def swing(mass=1.5, length=0.7, **joint):
    """A point mass on a massless rod."""
    hinge = sd.Joint("hinge", "revolute", BASE, UNMOVED, (0, 1, 0), **joint)
    bob = sd.Inertia(m=mass, mcz=-mass * length, Ixx=mass * length**2, Iyy=mass * length**2)
    return sd.Robot("swing", (hinge,), (sd.Link("bob", bob),))
