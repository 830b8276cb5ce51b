"""Kahuna's screens, a module for each; handheld.program says how they come and go."""

# The screens that share the tabletop (parts/tabletop.py).
# fmt: off
TOGETHER = (
    "hint_steps", "demo", "drawn", "hint", "judging", "lesson", "missed", "play", "puzzle", "retry",
    "robot", "turns", "watch", "solution",
)
# fmt: on
# Those that leave it in memory, as players soon go back to it. The rest leave no room for it.
BESIDE = ("handover", "log", "menu", "newgame", "question")
