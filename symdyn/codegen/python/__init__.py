"""Python on NumPy: one module whose functions take leading batch axes."""
