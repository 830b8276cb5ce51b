"""Kahuna's screens, a module each; see handheld.program for how they come and go."""

# These share the tabletop (parts/tabletop.py).
# fmt: off
TOGETHER = (
    "advice", "curtain", "drawn", "hint", "lesson", "missed", "play", "puzzle", "robot", "turns",
    "watch", "way",
)
# fmt: on
# This one leaves it where it is, if it is there: one goes back soon.
BESIDE = ("menu",)
