"""Modules wanted only for a while: forgotten, they give back their memory once unused."""

import sys


def loaded(within, but=()):
    """Returns which modules in memory have names that begin with one of `within`, for `keep`;
    without those in `but`."""
    return tuple([full for full in sys.modules if _begins(full, within) and full not in but])


def keep(names, within):
    """Forgets all modules whose names begin with one of `within`, except these."""
    for full in list(sys.modules):
        if _begins(full, within) and full not in names:
            _forget(full)


def _begins(full, starts):
    for start in starts:
        if full.startswith(start):
            return True
    return False


def drop(*names):
    """Forgets modules, and all that are in them; objects made by them live on."""
    for name in names:
        within = name + "."
        for full in list(sys.modules):
            if full == name or full.startswith(within):
                _forget(full)


def _forget(full):
    del sys.modules[full]
    package, _, name = full.rpartition(".")
    package = sys.modules.get(package)
    if package and hasattr(package, name):  # which puts the name into the board's table of names
        delattr(package, name)
