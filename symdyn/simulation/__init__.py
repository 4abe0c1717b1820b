"""Simulation: integration of the compiled equations of motion."""
