"""Kahuna's screens, a module each; see handheld.program for how they come and go."""

# These share the tabletop (parts/tabletop.py).
TOGETHER = ("advice", "curtain", "drawn", "hint", "missed", "play", "robot", "turns", "watch")
