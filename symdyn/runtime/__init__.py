"""Emitted code brought to life: compiled, loaded, called with NumPy arrays."""
