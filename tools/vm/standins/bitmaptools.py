"""Changes to whole parts of bitmaps."""

import _machine
import displayio
import refusals
import world
from uctypes import addressof

_blit = _machine.blit


def _of(bitmap):
    return addressof(bitmap._pixels), bitmap._size, bitmap._bits


def blit(*given, **named):
    into, source, *part, skips = refusals.blit(*given, **named)
    displayio.dirty = True
    skips = [-1 if skip is None else skip for skip in skips]
    _blit(*_of(into), *_of(source), *part, *skips)


def fill_region(*given, **named):
    bitmap, *part = refusals.fill_region(*given, **named)
    bitmap._paint(*part)


if not world.is_seen:
    # Called directly, as on a board they take no room on the stack of calls.
    blit = refusals.blit
    fill_region = refusals.fill_region
