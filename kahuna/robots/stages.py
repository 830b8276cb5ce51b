"""The weights, from the file that tools/make_assets.py makes from tools/games/kahuna/weights.py
and closer.py.

A board has little memory, and a turn needs only the weights of a stage or two and of a few parts of
the game: so they are read when a turn needs them.
"""

from array import array

from handheld.modules import folder

# Offsets and sizes in the file, in bytes.
_OWNER = 84
_NEAR = 158
_CARDS = 232
_PARTS = 307
_PART = 50
_STAGES = 857
STAGE = 693
CLOSER = 5015  # from here on it has what judgement.py reads

_kept = {}  # what was read, by its offset


def rows_of(stage):
    """Returns a stage's rows for islands, bridges and hands."""
    return _numbers(_STAGES + STAGE * stage, STAGE)


def margins_of(part):
    return _numbers(_PARTS + _PART * part, _PART)


def forget():
    """Forgets what was read for a turn."""
    _kept.clear()


def _numbers(start, length):
    if start not in _kept:
        _kept[start] = array("b", read(start, length))
    return _kept[start]


def read(start, length):
    path = folder("kahuna") + "/weights.tab"
    try:
        with open(path, "rb") as file:
            file.seek(start)
            return file.read(length)
    except OSError:
        raise OSError(path)  # handheld.crash_text shows the path


_head = read(0, _PARTS)
FIRST = _head[:_OWNER]
OWNER = _head[_OWNER:_NEAR]
NEAR = _head[_NEAR:_CARDS]
CARDS_LEFT = array("b", _head[_CARDS:])
del _head
