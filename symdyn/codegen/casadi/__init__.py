"""CasADi: C with its interface of external functions, exact derivatives, and functions on SX."""
