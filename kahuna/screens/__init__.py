"""Kahuna's screens, a module each; see handheld.program for how they come and go."""

# These share the tabletop (parts/tabletop.py).
# fmt: off
TOGETHER = (
    "advice", "curtain", "drawn", "hint", "lesson", "missed", "play", "puzzle", "robot", "turns",
    "watch", "way",
)
# fmt: on
