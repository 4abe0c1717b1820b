"""Changes of a description before it becomes a robot, one kind per file."""
