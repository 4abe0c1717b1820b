"""Mass matrix, Coriolis matrix, Christoffel symbols, curvature and factors."""
