"""Readers of other people's formats: URDF, xacro, MJCF."""
