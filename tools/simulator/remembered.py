"""Remembers pictures that were read once: Blinka reads them pixel by pixel at every start."""

import bitmaptools

_known = {}
_readinto = bitmaptools.readinto


def _read(bitmap, file, *how, **more):
    start = file.tell()
    data = file.read()
    shape = bitmap.width, bitmap.height, bitmap._bits_per_value, len(bytes(bitmap._data))
    key = data, shape, how, tuple(more.items())
    if key in _known:
        end, pixels = _known[key]
        memoryview(bitmap._data).cast("B")[:] = pixels
        bitmap._set_dirty_area(type(bitmap._dirty_area)(0, 0, bitmap.width, bitmap.height))
        file.seek(start + end)
    else:
        file.seek(start)
        _readinto(bitmap, file, *how, **more)
        _known[key] = file.tell() - start, bytes(bitmap._data)


def install():
    """Makes `bitmaptools.readinto` give the same, but faster."""
    bitmaptools.readinto = _read
