"""C99: one header and one source, <math.h> only, on request with functions over many states."""
