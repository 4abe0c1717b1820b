"""Motions that make the base parameters of a robot visible in its joint forces."""
