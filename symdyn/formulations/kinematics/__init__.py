"""Poses and Jacobians of the tips; energies and momentum."""
