"""The screens, a module each, loaded when wanted and dropped when the memory serves others.

Every module has `open(program, *more)`, which makes its scene (see handheld.scenes).
"""

import sys

# What the screens of a turn share; and those themselves, which follow one another all the time.
_SHARED = ("bar", "desk", "strip", "table", "words")
_TURN = ("curtain", "machine", "play", "replay")
_LAYOUT = "adafruit_displayio_layout"


def load(name):
    """The module of a screen."""
    return __import__("kahuna.screens." + name, None, None, (name,))


def keep(names):
    """Drops all modules but those of these screens (and of a turn, if one of them is part of it)."""
    turn = any([name in _TURN for name in names])
    for full in list(sys.modules):
        if full.startswith("kahuna.screens."):
            name = full[15:]
            if name not in names and name not in _SHARED and not (turn and name in _TURN):
                del sys.modules[full]
                delattr(sys.modules["kahuna.screens"], name)
        elif full.startswith(_LAYOUT) and turn:
            del sys.modules[full]
