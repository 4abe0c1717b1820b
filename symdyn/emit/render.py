"""Templates lay out text; what they print is decided before."""

from symdyn.layout import render as render
