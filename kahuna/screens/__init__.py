"""The screens, a module each. A module is loaded when it is wanted and dropped when its scene is.

Every module has `open(program, *more)`, which makes its scene (see handheld.scenes).
"""

import sys


def load(name):
    """The module of a screen."""
    return __import__("kahuna.screens." + name, None, None, (name,))


def drop(name):
    """Frees a screen's module that will not be needed soon."""
    full = "kahuna.screens." + name
    if full in sys.modules:
        del sys.modules[full]
        delattr(sys.modules["kahuna.screens"], name)
