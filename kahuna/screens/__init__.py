"""The screens, a module each, loaded when wanted and dropped when the memory serves others.

Every module has `open(program, *more)`, which makes its scene (see handheld.scenes). A scene that
is covered is opened anew when it comes back; its `at`, if it has one, is kept.
"""

# These share one picture (see desk.py).
ON_THE_TABLETOP = ("advice", "hint", "play", "replay", "robot", "watch")


def load(name):
    """The module of a screen."""
    return __import__("kahuna.screens." + name, None, None, (name,))
