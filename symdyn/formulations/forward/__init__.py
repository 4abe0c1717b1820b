"""Accelerations under given joint forces: one algorithm a file."""
