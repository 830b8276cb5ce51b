"""Games as text, and why something is not allowed: for the desk, never on the handheld."""
