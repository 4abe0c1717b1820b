"""Robots of which some freedoms have no motor: active and passive (SM03)."""
