"""What the targets on array libraries share: slopes of functions, bodies on entries, kernels."""
