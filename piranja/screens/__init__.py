"""Kai Piranja's screens, a module each; see handheld.program for how they come and go."""

# These share the tabletop (parts/tabletop.py).
TOGETHER = ("demo", "play")
# These leave it in memory, as one soon goes back to it.
BESIDE = ("menu", "hint")
