"""Derivatives of the dynamics and kinematics that have a recursion of their own."""
