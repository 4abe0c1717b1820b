"""Motion over time: the compiled equations of motion, integrated."""
