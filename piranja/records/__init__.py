"""Reading games as text, and why something is not allowed: never on the handheld."""
