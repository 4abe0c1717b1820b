"""Templates lay out text; what they print is decided before."""

from symdyn.support.templates import render as render
