"""Execution of emitted code: compiled, loaded, and called with NumPy arrays."""
