"""Modules that are wanted for a while: what they take is given back when nothing uses them."""

import sys


def loaded(but=()):
    """The names of all modules in memory, for `keep`; without some that are known."""
    return tuple([name for name in sys.modules if name not in but])


def keep(names, within):
    """Forgets all modules but these, of those whose names begin with one of `within`."""
    for full in list(sys.modules):
        for start in within:
            if full not in names and full.startswith(start):
                _forget(full)
                break


def drop(start):
    """Forgets the modules whose names begin so; objects made of them live on."""
    for full in list(sys.modules):
        if full.startswith(start):
            _forget(full)


def _forget(full):
    del sys.modules[full]
    package, _, name = full.rpartition(".")
    if hasattr(sys.modules.get(package), name):
        delattr(sys.modules[package], name)
