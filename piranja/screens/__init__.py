"""Kai Piranja's screens, a module for each; handheld.program says how they come and go."""

# The screens that share the tabletop (parts/tabletop.py).
TOGETHER = ("demo", "play")
# Those that leave it in memory, as players soon go back to it.
BESIDE = ("menu", "hint")
