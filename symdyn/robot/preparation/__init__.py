"""What is done to a description before it becomes a robot: one move a file."""
