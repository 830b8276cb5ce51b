"""Does Blinka's loops over pixels a whole area at a time, and asks only those layers that have
something to do in a frame: these loops were most of a simulation's work.

What is painted is the same. Cases that never occur in the program are left to Blinka.
"""

import bitmaptools
import numpy
from displayio import Bitmap, Group, TileGrid, _tilegrid
from vectorio import _vectorshape

_WORD = 32  # bits in a bitmap's words; the first pixel has the highest bits
_SHIFTS = {bits: numpy.arange(_WORD - bits, -1, -bits, "u4") for bits in (1, 2, 4)}
_UNSIGNED = {1: "u1", 2: "u2", 4: "u4", 8: "u8"}

# Pixels so far: asked for of tiles, asked for of shapes, copied in bitmaps, filled in bitmaps.
worked = [0, 0, 0, 0]
_TILES, _SHAPES, _COPIED, _FILLED = range(4)


# Through the layers


def _fill_group(group, colorspace, area, mask, buffer):
    """Draws a group without asking tiles that are hidden or elsewhere."""
    if group._hidden_group:
        return False
    for layer in reversed(group._layers):
        if isinstance(layer, TileGrid):
            place = layer._current_area
            if (
                layer._hidden_tilegrid
                or layer._hidden_by_parent
                or place.x1 >= area.x2
                or place.x2 <= area.x1
                or place.y1 >= area.y2
                or place.y2 <= area.y1
            ):
                continue
        if layer._fill_area(colorspace, area, mask, buffer):
            return True
    return False


def _add_areas_of_group(group, areas):
    """Adds the areas to draw, without asking tiles in which nothing has changed."""
    if group._removed_areas or group._item_removed:
        group._consume_removed_areas()
        if group._item_removed:
            areas.append(group._dirty_area)
    for layer in reversed(group._layers):
        if isinstance(layer, TileGrid):
            if layer._rendered_hidden:
                continue
            if _is_still(layer):
                layer._needs_refresh = False
                continue
        layer._get_refresh_areas(areas)


def _is_still(grid):
    """Whether tiles look as they did when they were last drawn."""
    drawn = grid._previous_area
    if (
        grid._moved
        or grid._full_change
        or grid._partial_change
        or grid._hidden_tilegrid
        or grid._hidden_by_parent
        or drawn.x1 == drawn.x2
        or grid._pixel_shader._needs_refresh
    ):
        return False
    bitmap = grid._bitmap
    return not isinstance(bitmap, Bitmap) or bitmap._dirty_area.x1 == bitmap._dirty_area.x2


def _finish_group(group):
    """Notes that all of a group is drawn."""
    group._item_removed = False
    for layer in reversed(group._layers):
        if not isinstance(layer, TileGrid):
            layer._finish_refresh()
        elif not layer._needs_refresh:
            _finish_tiles(layer)


def _finish_tiles(grid):
    drawn = grid._previous_area
    if drawn.x1 == drawn.x2:
        grid._current_area.copy_into(drawn)
    elif grid._hidden_tilegrid or grid._hidden_by_parent:
        drawn.x2 = drawn.x1
    elif grid._moved:
        grid._current_area.copy_into(drawn)
    grid._moved = grid._full_change = grid._partial_change = False
    grid._pixel_shader._needs_refresh = False
    bitmap = grid._bitmap
    if isinstance(bitmap, Bitmap) and not bitmap._read_only:
        changed = bitmap._dirty_area
        changed.x1 = changed.x2 = 0


# On the screen


def _palette_table(palette, colorspace, count):
    """Returns for each value its colour on the screen, and whether it is opaque."""
    colors = palette._colors[:count]
    for color in colors:
        if color.cached_colorspace is not colorspace and not color.transparent:
            return BLINKAS[_palette_table](palette, colorspace, count)  # which fills the cache
    rest = bytes(count - len(colors))
    opaque = bytes([not color.transparent for color in colors])
    return [*[color.cached_color for color in colors], *rest], opaque + rest


def _fill_pixels(buffer, mask, colors, opaque, geometry, grid, bitmap):
    """Draws tiles of a bitmap where nothing has been drawn; returns whether all is drawn now."""
    values = _values_of_one_tile(grid, geometry, bitmap)
    if values is None:
        x, y = _places(grid, geometry)
        values = _values(bitmap, x, numpy.minimum(y, bitmap._bmp_height - 1))
        values = numpy.where(y < bitmap._bmp_height, values, 0)
    return _paint_values(buffer, mask, geometry, values, colors, opaque)


def _values_of_one_tile(grid, geometry, bitmap):
    """Returns the values of an area of a grid that has one tile, as most have; otherwise None."""
    bits = bitmap._bits_per_value
    if (
        len(grid._tiles) != 1
        or grid._absolute_transform.scale != 1
        or bits not in _SHIFTS
        or bitmap._data.itemsize * 8 != _WORD
    ):
        return None
    row, column = divmod(grid._tiles[0], grid._bitmap_width_in_tiles)
    x1, x2, y1, y2 = geometry[5:]
    x, y = column * grid._tile_width, row * grid._tile_height
    if y + y2 > bitmap._bmp_height:
        return None
    in_word = _WORD // bits
    first, end = (x + x1) // in_word, -(-(x + x2) // in_word)
    rows = numpy.frombuffer(bitmap._data, "u4").reshape(-1, bitmap._stride)
    words = rows[y + y1 : y + y2, first:end, None]
    values = (words >> _SHIFTS[bits] & bitmap._bitmask).reshape(y2 - y1, -1)
    left = x - first * in_word
    return values[:, left + x1 : left + x2]


def _fill_pixels_ondisk(buffer, mask, colors, opaque, geometry, grid, bitmap):
    """Does the same with tiles of a picture in a file."""
    x, y = _places(grid, geometry)
    row = bitmap._height - 1 - numpy.clip(y, 0, bitmap._height - 1)
    first, last = int(row.min()), int(row.max())
    bitmap._file.seek(bitmap._data_offset + first * bitmap._stride)
    data = bitmap._file.read((last - first + 1) * bitmap._stride)
    data = numpy.frombuffer(data.ljust((last - first + 1) * bitmap._stride, b"\0"), "u1")
    bits = bitmap._bits_per_pixel
    in_byte = 8 // bits
    values = data[(row - first) * bitmap._stride + x // in_byte]
    values = values >> (8 - bits - x % in_byte * bits) & ((1 << bits) - 1)
    values = numpy.where(y < bitmap._height, values, 0)
    return _paint_values(buffer, mask, geometry, values, colors, opaque)


def _places(grid, geometry):
    """Returns where the pixels of an area of a grid are in its bitmap: columns and rows."""
    start_x, end_x, start_y, end_y = geometry[5:]
    scale = grid._absolute_transform.scale
    across = numpy.arange(start_x, end_x) // scale
    down = numpy.arange(start_y, end_y)[:, None] // scale
    wide, tall = grid._tile_width, grid._tile_height
    tiles = numpy.frombuffer(grid._tiles, "u1").astype(int)
    tile = tiles[
        (down // tall + grid._top_left_y) % grid._height_in_tiles * grid._width_in_tiles
        + (across // wide + grid._top_left_x) % grid._width_in_tiles
    ]
    in_row = grid._bitmap_width_in_tiles
    return tile % in_row * wide + across % wide, tile // in_row * tall + down % tall


def _values(bitmap, x, y):
    """Returns the values of these pixels of a bitmap that has at most 8 bits a pixel."""
    bits = bitmap._bits_per_value
    words = memoryview(bitmap._data)
    if bits == 8:
        return numpy.frombuffer(words, "u1")[y * (bitmap._stride * words.itemsize) + x]
    found = numpy.frombuffer(words, _UNSIGNED[words.itemsize])[
        y * bitmap._stride + (x >> bitmap._x_shift)
    ]
    return found.astype("i8") >> (_WORD - ((x & bitmap._x_mask) + 1) * bits) & bitmap._bitmask


def _paint_values(buffer, mask, geometry, values, colors, opaque):
    start, x_stride, y_stride, x_shift, y_shift = geometry[:5]
    return _paint(
        buffer,
        mask,
        start + y_shift * y_stride + x_shift * x_stride,
        (y_stride, x_stride),
        numpy.array(colors, "u2")[values],
        numpy.frombuffer(bytes(opaque), "?")[values],
        _TILES,
    )


def _paint(buffer, mask, start, strides, colours, opaque, kind):
    """Paints what is opaque where nothing has been drawn; returns whether all is drawn now."""
    shape = opaque.shape
    done = numpy.unpackbits(numpy.frombuffer(mask, "u1"), bitorder="little")
    taken = numpy.ndarray(shape, "?", done, start, strides)
    pixels = numpy.ndarray(shape, "u2", buffer, 2 * start, [2 * stride for stride in strides])
    worked[kind] += opaque.size - numpy.count_nonzero(taken)
    numpy.copyto(pixels, colours, where=opaque > taken)
    taken |= opaque
    mask.cast("B")[:] = numpy.packbits(done, bitorder="little")
    return numpy.count_nonzero(taken) == opaque.size


def _fill_shape_pixels(buffer, mask, cover, geometry, shape, transform):
    """Draws a rectangle or a circle."""
    colour, how, wide, tall = cover
    transposed, origin_x, origin_y, sign_x, sign_y = transform
    if transposed or how not in (_vectorshape._COVER_RECTANGLE, _vectorshape._COVER_CIRCLE):
        return BLINKAS[_fill_shape_pixels](buffer, mask, cover, geometry, shape, transform)
    start, stride, x1, y1, x2, y2 = geometry
    x = (numpy.arange(x1, x2) - origin_x) * sign_x
    y = (numpy.arange(y1, y2)[:, None] - origin_y) * sign_y
    if how == _vectorshape._COVER_CIRCLE:
        covered = x * x + y * y <= wide * wide
    else:
        covered = (x >= 0) & (x < wide) & (y >= 0) & (y < tall)
    return _paint(buffer, mask, start, (stride, 1), colour, covered, _SHAPES)


# In bitmaps


def _blit(dest, source, x, y, *, x1=0, y1=0, x2=None, y2=None, **skips):
    """Copies a part of a bitmap into another one that has as many bits a pixel."""
    x2 = source.width if x2 is None else x2
    y2 = source.height if y2 is None else y2
    worked[_COPIED] += (x2 - x1) * (y2 - y1)
    whole = (
        0 <= x1 <= x2 <= source.width
        and 0 <= y1 <= y2 <= source.height
        and 0 <= x <= dest.width - (x2 - x1)
        and 0 <= y <= dest.height - (y2 - y1)
    )
    alike = dest._bits_per_value == source._bits_per_value < 8 and dest is not source
    if skips or not (whole and alike and _is_plain(dest) and _is_plain(source)):
        BLINKAS[_blit](dest, source, x, y, x1=x1, y1=y1, x2=x2, y2=y2, **skips)
        return
    if x1 == x2 or y1 == y2:
        return
    _mark(dest, x, y, x + x2 - x1, y + y2 - y1)
    bits = dest._bits_per_value
    start, count, drop = _span(bits, x1, x2)
    into, room, below = _span(bits, x, x + x2 - x1)
    span = (1 << (x2 - x1) * bits) - 1
    keep = ~(span << below)
    words, there = source._data, dest._data
    start += y1 * source._stride
    into += y * dest._stride
    for _ in range(y2 - y1):
        copied = (words[start] if count == 1 else _read(words, start, count)) >> drop & span
        if room == 1:
            there[into] = there[into] & keep | copied << below
        else:
            _write(there, into, room, _read(there, into, room) & keep | copied << below)
        start += source._stride
        into += dest._stride


def _fill_region(dest, x1, y1, x2, y2, value):
    worked[_FILLED] += (x2 - x1) * (y2 - y1)
    bits = dest._bits_per_value
    x1, y1 = max(x1, 0), max(y1, 0)
    x2, y2 = min(x2, dest.width), min(y2, dest.height)
    if not _is_plain(dest) or bits >= 8 or x1 >= x2 or y1 >= y2:
        BLINKAS[_fill_region](dest, x1, y1, x2, y2, value)
        return
    _mark(dest, x1, y1, x2, y2)
    start, count, below = _span(bits, x1, x2)
    span = (1 << (x2 - x1) * bits) - 1
    ones = span // dest._bitmask  # a 1 in each pixel
    filled = ones * (value & dest._bitmask) << below
    for at in range(start + y1 * dest._stride, start + y2 * dest._stride, dest._stride):
        _write(dest._data, at, count, _read(dest._data, at, count) & ~(span << below) | filled)


def _is_plain(bitmap):
    return type(bitmap) is Bitmap and bitmap._data.itemsize * 8 == _WORD and not bitmap._read_only


def _mark(bitmap, x1, y1, x2, y2):
    """Takes a part of a bitmap into what has changed, which is one area."""
    changed = bitmap._dirty_area
    if changed.x1 == changed.x2 or changed.y1 == changed.y2:
        changed.x1, changed.y1, changed.x2, changed.y2 = x1, y1, x2, y2
        return
    if x1 < changed.x1:
        changed.x1 = x1
    if y1 < changed.y1:
        changed.y1 = y1
    if x2 > changed.x2:
        changed.x2 = x2
    if y2 > changed.y2:
        changed.y2 = y2


def _span(bits, x1, x2):
    """Returns which words of a row have the pixels from x1 to x2: the first word, how many they
    are, and how many bits come after the pixels."""
    first = x1 * bits // _WORD
    end = -(-x2 * bits // _WORD)
    return first, end - first, end * _WORD - x2 * bits


def _read(words, at, count):
    """Returns `count` words as one number, with the first word in its highest bits."""
    number = 0
    for word in words[at : at + count]:
        number = number << _WORD | word
    return number


def _write(words, at, count, number):
    for place in range(at + count - 1, at - 1, -1):
        words[place] = number & 0xFFFFFFFF
        number >>= _WORD


# Where in Blinka something is replaced, and by what.
REPLACED = {
    (Group, "_fill_area"): _fill_group,
    (Group, "_get_refresh_areas"): _add_areas_of_group,
    (Group, "_finish_refresh"): _finish_group,
    (_tilegrid, "_palette_table"): _palette_table,
    (_tilegrid, "_fill_pixels"): _fill_pixels,
    (_tilegrid, "_fill_pixels_ondisk"): _fill_pixels_ondisk,
    (_vectorshape, "_fill_shape_pixels"): _fill_shape_pixels,
    (bitmaptools, "blit"): _blit,
    (bitmaptools, "fill_region"): _fill_region,
}
BLINKAS = {ours: getattr(*place) for place, ours in REPLACED.items()}


def install():
    """Makes Blinka paint faster, but the same."""
    for place, ours in REPLACED.items():
        setattr(*place, ours)
