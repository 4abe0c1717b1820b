"""Joint forces for a given motion: one formulation of inverse dynamics a file."""
