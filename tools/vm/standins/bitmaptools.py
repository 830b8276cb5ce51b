"""Changes to whole parts of bitmaps."""

import _machine
import displayio
import refusals
import world
from uctypes import addressof

_blit = _machine.blit


def _of(bitmap):
    return addressof(bitmap._pixels), bitmap._size, bitmap._bits


def blit(
    dest_bitmap,
    source_bitmap,
    x,
    y,
    x1=0,
    y1=0,
    x2=None,
    y2=None,
    *,
    skip_source_index=None,
    skip_dest_index=None,
):
    skips = {"skip_source_index": skip_source_index, "skip_dest_index": skip_dest_index}
    refusals.blit(dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2, **skips)
    displayio.dirty = True
    x2 = source_bitmap.width if x2 is None else x2
    y2 = source_bitmap.height if y2 is None else y2
    skip = -1 if skip_source_index is None else skip_source_index
    skip_there = -1 if skip_dest_index is None else skip_dest_index
    part = x, y, x1, y1, x2, y2, skip, skip_there
    _blit(*_of(dest_bitmap), *_of(source_bitmap), *part)


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    refusals.fill_region(dest_bitmap, x1, y1, x2, y2, value)
    x2 = dest_bitmap.width if x2 is None else x2
    y2 = dest_bitmap.height if y2 is None else y2
    dest_bitmap._paint(x1, y1, x2, y2, value)


if not world.is_seen:
    # Called directly, as on a board they take no room on the stack of calls.
    blit = refusals.blit
    fill_region = refusals.fill_region
