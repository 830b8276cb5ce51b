"""Modules that are wanted for a while: what they take is given back when nothing uses them."""

import sys


def drop(start):
    """Forgets the modules whose full names begin so; objects made of them live on."""
    for full in list(sys.modules):
        if full.startswith(start):
            del sys.modules[full]
            package, _, name = full.rpartition(".")
            if hasattr(sys.modules.get(package), name):
                delattr(sys.modules[package], name)
