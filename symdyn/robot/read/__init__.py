"""Readers of formats that are not our own: URDF, xacro, MJCF."""
