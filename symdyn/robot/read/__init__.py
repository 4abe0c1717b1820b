"""Readers of external formats: URDF, xacro, MJCF, SDF."""
