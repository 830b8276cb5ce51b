"""Refuses what CircuitPython's C code refuses in calls of displayio, bitmaptools, vectorio, synthio
and keypad.

Blinka on the desk accepts much of it, and the VM's stand-ins are only Python: both ask here first,
and so refuse the same. The checks come in the same order as in C; tests/contract says what a real
board answered. A function with the same arguments as the board's returns those that are needed,
with all defaults filled in.
"""

_MOST = 32767
_ENDLESS = float("inf")


def whole(value):
    """Returns an int as C takes one: True and False will do, but no float."""
    if not isinstance(value, (int, bool)):
        raise TypeError("can't convert %s to int" % type(value).__name__)
    return int(value)


def within(value, low, high, name):
    if type(value) is not int:
        value = whole(value)
    if not low <= value <= high:
        raise ValueError("%s must be %d-%d" % (name, low, high))
    return value


def at_least(value, low, name):
    value = whole(value)
    if value < low:
        raise ValueError("%s must be >= %d" % (name, low))
    return value


def number_within(value, low, high, name):
    """Returns a number, which may be a float."""
    if not isinstance(value, (int, float)):
        raise TypeError("%s must be of type float, not %s" % (name, type(value).__name__))
    if not low <= value <= high:
        raise ValueError("%s must be %s-%s" % (name, low, high))
    return value


def bits_of(values):
    """Returns how many bits a pixel takes that can have `values` values."""
    bits = 1
    while (values - 1) >> bits:
        bits += bits if bits < 8 else 8
    return bits


def _is(thing, *names):
    """Whether a thing is of one of these types, and not of a subclass."""
    return type(thing).__name__ in names


def _kind(thing, *names):
    if not _is(thing, *names):
        raise TypeError("unsupported %s type" % names[0])


def _shader(thing):
    _kind(thing, "Palette", "ColorConverter")


def _index(count, index):
    """Checks a place in a sequence, which may be counted from its end."""
    if not isinstance(index, int):
        raise TypeError("indices must be integers, not %s" % type(index).__name__)
    if not -count <= index < count:
        raise IndexError("index must be 0-%d" % (count - 1))


def _pair(index):
    if not isinstance(index, (tuple, list)):
        raise TypeError("object '%s' isn't a tuple or list" % type(index).__name__)
    if len(index) != 2:
        raise ValueError("requested length 2 but object has length %d" % len(index))
    return whole(index[0]), whole(index[1])


# bitmaptools


def _part(x1, y1, x2, y2, width, height):
    """Checks a part of a bitmap: it must lie inside and not end before it begins."""
    within(x1, 0, width, "x1")
    if x2 is not None:
        within(x2, x1, width, "x2")
    within(y1, 0, height, "y1")
    if y2 is not None:
        within(y2, y1, height, "y2")


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
    _kind(dest_bitmap, "Bitmap")
    within(x, 0, dest_bitmap.width, "x")
    within(y, 0, dest_bitmap.height, "y")
    _kind(source_bitmap, "Bitmap")
    _part(x1, y1, x2, y2, source_bitmap.width, source_bitmap.height)
    if dest_bitmap.bits_per_value < source_bitmap.bits_per_value:
        raise ValueError("source palette too large")
    if skip_source_index is not None:
        whole(skip_source_index)
    if skip_dest_index is not None:
        whole(skip_dest_index)
    x2 = source_bitmap.width if x2 is None else x2
    y2 = source_bitmap.height if y2 is None else y2
    skips = skip_source_index, skip_dest_index
    return dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2, skips


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    _kind(dest_bitmap, "Bitmap")
    within(value, 0, (1 << dest_bitmap.bits_per_value) - 1, "value")
    _part(x1, y1, x2, y2, dest_bitmap.width, dest_bitmap.height)
    x2 = dest_bitmap.width if x2 is None else x2
    y2 = dest_bitmap.height if y2 is None else y2
    return dest_bitmap, x1, y1, x2, y2, value


# displayio.Bitmap


def bitmap(width, height, values):
    within(width, 0, _MOST, "width")
    within(height, 0, _MOST, "height")
    within(values, 1, 65536, "value_count")


def pixel(bitmap, index):
    if isinstance(index, slice):
        raise NotImplementedError("Slices not supported")
    if isinstance(index, int):
        x, y = index % max(bitmap.width, 1), index // max(bitmap.width, 1)
    else:
        x, y = _pair(index)
    if not (0 <= x < bitmap.width and 0 <= y < bitmap.height):
        raise IndexError("index is outside")


def set_pixel(bitmap, index, value):
    if value is None:
        raise AttributeError("Cannot delete values")
    pixel(bitmap, index)
    fill(bitmap, value)


def fill(bitmap, value):
    within(value, 0, (1 << bitmap.bits_per_value) - 1, "value")


# displayio.Palette


def palette(count):
    within(count, 1, _MOST, "color_count")


def colour_at(palette, index):
    _index(len(palette), index)


def set_colour(palette, index, colour):
    _index(len(palette), index)
    if isinstance(colour, int):
        if not 0 <= colour <= 0xFFFFFF:
            raise TypeError("color must be between 0x000000 and 0xffffff")
        return
    if isinstance(colour, (tuple, list)):
        colour = bytes(colour)
    if not isinstance(colour, (bytes, bytearray)):
        raise TypeError("color buffer must be a buffer, tuple, list, or int")
    if len(colour) not in (3, 4):
        raise ValueError("color buffer must be 3 bytes (RGB) or 4 bytes (RGB + pad byte)")


def number_of_colour(palette, number):
    within(number, 0, len(palette) - 1, "palette_index")


# displayio.TileGrid


def tile_grid(
    bitmap,
    *,
    pixel_shader,
    width=1,
    height=1,
    tile_width=0,
    tile_height=0,
    default_tile=0,
    x=0,
    y=0,
):
    numbers = width, height, tile_width, tile_height, default_tile, x, y
    for number in numbers:
        whole(number)
    _kind(bitmap, "Bitmap", "OnDiskBitmap")
    _shader(pixel_shader)
    for size, tile in ((bitmap.width, tile_width), (bitmap.height, tile_height)):
        if tile and size % tile:
            raise ValueError("Tile width must exactly divide bitmap width")
    return bitmap, pixel_shader, numbers


def tile_at(grid, index):
    if isinstance(index, slice):
        raise NotImplementedError("Slices not supported")
    if isinstance(index, int):
        x, y = index % grid.width, index // grid.width
    else:
        x, y = _pair(index)
    if not (0 <= x < grid.width and 0 <= y < grid.height):
        raise IndexError("Tile index out of bounds")


def set_tile(grid, index, tile):
    tile_at(grid, index)
    sheet = grid.bitmap
    count = (sheet.width // grid.tile_width) * (sheet.height // grid.tile_height)
    within(tile, 0, count - 1, "tile")


# Properties: each returns what is kept of the value that is set


def set_shader(thing, shader):
    _shader(shader)
    return shader


def set_bitmap(grid, bitmap):
    _kind(bitmap, "Bitmap", "OnDiskBitmap")
    if (bitmap.width, bitmap.height) != (grid.bitmap.width, grid.bitmap.height):
        raise ValueError("New bitmap must be same size as old bitmap")
    return bitmap


def set_place(thing, place):
    return whole(place)


def set_shape_place(shape, place):
    return within(place, -_MOST - 1, _MOST, "place")


def set_size(shape, size):
    """The sign is dropped, and 0 is allowed once the shape is made."""
    return abs(whole(size))


def set_scale(group, scale):
    return at_least(scale, 1, "scale")


def set_switch(thing, on):
    return bool(on)


# displayio.Group


def group(scale, x, y):
    whole(x)
    whole(y)
    within(scale, 1, _MOST, "scale")


def insert(group, index, layer):
    if index != len(group):
        _index(len(group), index)
    _layer(layer)


def _layer(layer):
    """Checks a layer for a group: it must not be in another one."""
    if getattr(layer, "_in_group", None) is None:
        raise ValueError("Layer must be a Group or TileGrid subclass")
    if layer._in_group:
        raise ValueError("Layer already in a group")


def set_layer(group, index, layer):
    layer_at(group, index)
    _layer(layer)


def layer_at(group, index):
    if isinstance(index, slice):
        raise NotImplementedError("Slices not supported")
    _index(len(group), index)


# vectorio


def rectangle(shader, width, height, x, y, color_index):
    for number in (width, height, x, y, color_index):
        whole(number)
    at_least(width, 1, "width")
    at_least(height, 1, "height")
    _shape(shader, x, y)


def circle(shader, radius, x, y, color_index):
    for number in (radius, x, y, color_index):
        whole(number)
    at_least(radius, 1, "radius")
    _shape(shader, x, y)


def _shape(shader, x, y):
    _shader(shader)
    set_shape_place(None, x)
    set_shape_place(None, y)


# synthio


def envelope(
    *,
    attack_time=0.1,
    decay_time=0.05,
    release_time=0.2,
    attack_level=1.0,
    sustain_level=0.8,
):
    number_within(attack_time, 0, _ENDLESS, "attack_time")
    number_within(decay_time, 0, _ENDLESS, "decay_time")
    number_within(release_time, 0, _ENDLESS, "release_time")
    number_within(attack_level, 0, 1, "attack_level")
    number_within(sustain_level, 0, 1, "sustain_level")
    return attack_time, decay_time, release_time, attack_level, sustain_level


def frequency(hertz):
    return number_within(hertz, 0, _MOST, "frequency")


# keypad


def keys(
    pins,
    *,
    value_when_pressed,
    pull=True,
    interval=0.02,
    max_events=64,
    debounce_threshold=1,
):
    if len({id(pin) for pin in pins}) < len(pins):
        raise TypeError("Duplicates found")
    return pins, value_when_pressed, pull, interval, max_events, debounce_threshold


def shift_register_keys(
    *,
    clock,
    data,
    latch,
    value_to_latch=True,
    key_count,
    value_when_pressed,
    interval=0.02,
    max_events=64,
    debounce_threshold=1,
):
    at_least(key_count, 1, "key_count")
    pins = clock, data, latch
    return pins, value_when_pressed, key_count, interval, max_events, debounce_threshold
