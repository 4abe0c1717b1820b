"""Functions over many states: in vectors, or one after the other where equations are solved."""
