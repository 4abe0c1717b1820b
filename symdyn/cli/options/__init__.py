"""Options of commands that are too many for the command line itself, and what they do."""
