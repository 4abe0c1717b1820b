"""From links and joints as a file lists them to one checked, merged, numbered robot."""
