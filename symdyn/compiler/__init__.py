"""One request, walked from the robot to programs and files."""
