"""References for robots of which some freedoms have no motor."""
