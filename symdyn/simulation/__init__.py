"""Simulated over time: the compiled equations of motion, integrated; the same code, in motion."""
