"""A search without the handheld's limits: the arena's player `deep`, which analyse.py uses, too.

`flat_rules`, `worth`, `turn_finder` and `win_chances` are the engine: a second implementation of
Kahuna on flat arrays of whole numbers. numba compiles it (see `compiling`); Python also runs it
uncompiled, slowly. `thinker` is what the other tools talk to. All of this is imported only after
`set_up`.
"""

import environment
from environment import installing

PINS = environment.ROOT / "tools" / "requirements-analysis.txt"


def install():
    """Installs what compiles the engine, once, which may restart this program."""
    installing.add("the search", "numba", PINS)


def set_up():
    """Installs what compiles the engine, and compiles it, once."""
    install()
    from . import compiling, thinker

    if compiling.COMPILES and not compiling.is_done():
        environment.say("Compiling the search (once, about a minute) ...")
    thinker.warm_up()
