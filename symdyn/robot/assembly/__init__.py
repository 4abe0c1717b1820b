"""Assembly of a robot from the links and joints of a file: checks, merging, numbering."""
