"""What every package may use: names and templates of text, LaTeX, charts, child processes."""
