"""The physics: one formulation per file, written over any scalar."""
