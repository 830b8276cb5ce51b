"""What is in memory, and for how long: a board has no room for a whole program at a time.

Modules come in layers:

    the house       what `handheld.program` imports at its top; stays for good
    the game        what its `cartridge` imports at its top; stays as long as the game does
    the tabletop    what `share` of the cartridge imports; stays as long as screens TOGETHER follow
                    one another, and behind the screens BESIDE them, such as a menu. It makes room
                    for work between two screens, and comes back for the next one
    a screen        what its module imports; goes with the screen. While nobody presses, that of the
                    next one is loaded, and stays if it is that one
    the moment      what is imported within `with passing:`; forgotten at the end of that block

What forgotten modules have made lives on, with their code, as long as something holds it. So a
module that is needed often is imported at the top of a layer or a screen, and none is named in a
string.
"""

import sys

# CircuitPython would look for each of these in nine places on the drive whenever it is imported.
for _name in ("array", "binascii", "collections"):
    sys.modules[_name] = __import__(_name)


def loaded():
    """Returns the names of all modules in memory, for `keep`."""
    return tuple(sys.modules)


def loaded_by(do, *arguments):
    """Returns the names of the modules that come into memory when this is called, for `keep`."""
    before = loaded()
    do(*arguments)
    return tuple([full for full in loaded() if full not in before])


def keep(names):
    """Forgets all modules except these."""
    others = [full for full in sys.modules if full not in names]
    others.sort()
    while others:
        forget(others.pop())  # a package after the modules in it


def forget(full):
    """Forgets a module, and its package forgets it."""
    if full in sys.modules:
        del sys.modules[full]
    package, _, name = full.rpartition(".")
    package = sys.modules.get(package)
    if package and hasattr(package, name):  # this puts the name into the board's table of names
        delattr(package, name)


def folder(package):
    """Returns where the files of a package are."""
    path = __import__(package).__path__
    return path if isinstance(path, str) else path[0]  # a string on a board


class _Passing:
    def __init__(self):
        self._known = []  # for each block under way, what was in memory before it

    def __enter__(self):
        self._known.append(dict.fromkeys(sys.modules))

    def __exit__(self, kind, error, traceback):
        keep(self._known.pop())


passing = _Passing()
