"""The compiler: from a request to programs and files."""
