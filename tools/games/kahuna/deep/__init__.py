"""A search without the handheld's limits: the arena's player `deep`, which analyse.py asks, too.

`flat_rules`, `worth`, `turn_finder` and `win_chances` are the engine: a second implementation of
Kahuna on flat arrays of whole numbers, which numba compiles and which Python also runs uncompiled,
slowly. `compiling` does the one or the other. `thinker` is what the other tools talk to. All of
this is imported only after `set_up`.
"""

import environment
from environment import installing

PINS = environment.ROOT / "tools" / "requirements-analysis.txt"


def install():
    """Installs what compiles the engine, once; that may start this program anew."""
    installing.add("the search", "numba", PINS)


def set_up():
    """Installs what compiles the engine, and compiles it, once."""
    install()
    from . import compiling, thinker

    if compiling.COMPILES and not compiling.is_done():
        environment.say("Compiling the search (once, about a minute) ...")
    thinker.warm_up()
