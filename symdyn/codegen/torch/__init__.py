"""PyTorch: a module of functions with derivatives, and C that its operators call on the CPU."""
