"""Modules wanted only for a while: forgotten, they give back their memory once unused."""

import sys


def loaded(but=()):
    """Returns the names of all modules in memory but those in `but`; for `keep`."""
    return tuple([name for name in sys.modules if name not in but])


def keep(names, within):
    """Forgets all modules whose names begin with one of `within`, except these."""
    for full in list(sys.modules):
        for start in within:
            if full not in names and full.startswith(start):
                _forget(full)
                break


def drop(start):
    """Forgets the modules whose names begin with `start`; objects made by them live on."""
    for full in list(sys.modules):
        if full.startswith(start):
            _forget(full)


def _forget(full):
    del sys.modules[full]
    package, _, name = full.rpartition(".")
    if hasattr(sys.modules.get(package), name):
        delattr(sys.modules[package], name)
