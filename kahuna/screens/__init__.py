"""The screens, a module each, loaded when wanted and dropped when the memory serves others.

Every module has `open(program, *more)`, which makes its scene (see handheld.scenes).
"""

import sys

# What the screens of a turn share; and those themselves, which follow one another all the time.
_SHARED = ("bar", "desk", "strip", "table", "teller", "words")
_TURN = ("curtain", "machine", "play", "replay")
# Libraries that no screen of a turn uses.
_LIBRARIES = "adafruit_display"


def load(name):
    """The module of a screen."""
    return __import__("kahuna.screens." + name, None, None, (name,))


def keep(names):
    """Drops the modules of all other screens (but for those of a turn while it goes on)."""
    turn = any(name in _TURN for name in names)
    for full in list(sys.modules):
        if full.startswith("kahuna.screens."):
            name = full[15:]
            if name not in names and name not in _SHARED and not (turn and name in _TURN):
                del sys.modules[full]
                delattr(sys.modules["kahuna.screens"], name)
        elif full.startswith(_LIBRARIES) and turn and _is_compiled(sys.modules[full]):
            del sys.modules[full]


def _is_compiled(module):
    # What is compiled is back in a moment; source would take its time and memory once more.
    return module.__file__.endswith(".mpy")
