"""Robots of which some DoF have no motor: active and passive (SM03)."""
