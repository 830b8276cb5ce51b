"""What is in memory, and for how long: a board has no room for all of a program at a time.

Modules come in layers. Those of the house stay for good: what `handheld.program` imports at its
top. A game's part stays as long as the game does: what its `cartridge` imports at its top. What the
screens TOGETHER share stays as long as they follow one another: what `share` of the cartridge
imports. Behind the screens BESIDE these, such as a menu, it stays as well. What is to be done
between two screens has its room, too: it goes, and comes back for the next screen. All that a
screen imports goes with that screen. Anything else is imported within `with passing:`, which
forgets at its end whatever came meanwhile, and leaves what was there before. What forgotten modules
have made lives on, with their code, as long as something holds it. So a module that is needed often
is imported at the top of a layer or a screen, and none is named in a string.
"""

import sys

_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def loaded():
    """Returns the names of all modules in memory, for `keep`."""
    return tuple(sys.modules)


def keep(names):
    """Forgets all modules but these."""
    others = [full for full in sys.modules if full not in names]
    others.sort()
    while others:
        forget(others.pop())  # a package after what is in it


def widen(package):
    """Makes the tables of all modules, and of those in a package, as large as they will be: one
    that grows later comes to lie in the middle of what is free."""
    full = [letter for letter in _LETTERS if letter not in sys.modules]
    inside = [letter for letter in _LETTERS if not hasattr(package, letter)]
    for letter in full:
        sys.modules[letter] = None
    for letter in inside:
        setattr(package, letter, None)
    for letter in full:
        del sys.modules[letter]
    for letter in inside:
        delattr(package, letter)


def forget(full):
    """Forgets a module, and its package forgets it."""
    if full in sys.modules:
        del sys.modules[full]
    package, _, name = full.rpartition(".")
    package = sys.modules.get(package)
    if package and hasattr(package, name):  # which puts the name into the board's table of names
        delattr(package, name)


def folder(package):
    """Returns where the files of a package are."""
    path = __import__(package).__path__
    return path if isinstance(path, str) else path[0]  # as a board has it


class _Passing:
    def __init__(self):
        self._known = []  # what was in memory before each of those under way

    def __enter__(self):
        self._known.append(dict.fromkeys(sys.modules))

    def __exit__(self, kind, error, traceback):
        keep(self._known.pop())


passing = _Passing()
