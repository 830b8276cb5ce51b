"""Kahuna's screens, a module each; see handheld.program for how they come and go."""

# These share the tabletop (parts/tabletop.py).
# fmt: off
TOGETHER = (
    "hint_steps", "demo", "drawn", "hint", "lesson", "missed", "play", "puzzle", "robot", "turns",
    "watch", "solution",
)
# fmt: on
# These leave it in memory, as one soon goes back to it; beside the others there is no room for it.
BESIDE = ("handover", "log", "menu", "newgame", "question")
