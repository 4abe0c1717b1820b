"""Random input: damaged files that must be answered, and random robots that must be right."""
