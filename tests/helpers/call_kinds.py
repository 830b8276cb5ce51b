"""What kinds of calls a program makes into the board's modules.

A kind is the function, the arguments given and their types, with the bits of bitmaps and what may
lie over an edge. Only the program's own calls count, not those of Blinka.
"""

import contextlib
import sys

from displayio import Bitmap, Group, OnDiskBitmap, Palette, TileGrid
from vectorio import Circle, Rectangle

from games import GAMES
from simulator import board_modules, fat_drive, keys, memory, pins, screen, sounds, strictness

# The types that the program meets, and their methods and attributes that are called or set.
MET = {
    Bitmap: "__init__ __getitem__ __setitem__ fill",
    Palette: "__init__ __getitem__ __setitem__ __len__ make_transparent make_opaque is_transparent",
    TileGrid: "__init__ __getitem__ __setitem__ x y hidden flip_x flip_y transpose_xy bitmap"
    " pixel_shader",
    Group: "__init__ append insert remove pop index __len__ __getitem__ __setitem__ __delitem__"
    " x y scale hidden",
    OnDiskBitmap: "__init__",
    Rectangle: "__init__ x y width height color_index pixel_shader hidden",
    Circle: "__init__ x y radius color_index pixel_shader hidden",
    screen.Screen: "refresh root_group auto_refresh brightness",
    pins.DigitalInOut: "__init__ deinit switch_to_output switch_to_input value direction pull",
    pins.AnalogIn: "__init__ deinit",
    keys.ShiftRegisterKeys: "__init__ deinit reset",
    keys.Keys: "__init__ deinit reset",
    keys.EventQueue: "get get_into clear __len__",
    keys.Event: "__init__",
    sounds.AudioOut: "__init__ deinit play stop pause resume",
    sounds.I2SOut: "__init__ deinit play stop pause resume",
    sounds.RawSample: "__init__ sample_rate",
    sounds.Synthesizer: "__init__ deinit press release release_all",
    sounds.Note: "__init__ frequency",
    memory.Nvm: "__getitem__ __setitem__ __len__",
    fat_drive.Drive: "open open_for_program mkdir remove rmdir stat statvfs",
    fat_drive.File: "read readinto seek write",
}
_SET = {pins.Native.__setattr__.__code__, strictness._only_what_it_has.__code__}
_SET.add(screen.Screen.__setattr__.__code__)


def of_program(root):
    """`inside(path)` is where a file lies in a program, or "" for a file that is not the
    program's."""

    def inside(path):
        if path.startswith(f"{root}/"):
            path = path[len(f"{root}/") :]
        return path if path.split("/")[0] in (*GAMES, "lib", "code.py") else ""

    return inside


def is_of_a_case(path):
    return path if path == "<string>" else ""


@contextlib.contextmanager
def noted(inside):
    """Collects {kind: "file:line"} of the calls in files that have a place `inside(path)`."""
    found = {}
    ours = {}  # for each piece of code, where it is

    def spy(name, function):
        def call(*arguments, **options):
            frame = sys._getframe(1)
            if frame.f_code in _SET:
                frame = frame.f_back
            code = frame.f_code
            mine = ours.get(code)
            if mine is None:
                mine = ours[code] = inside(code.co_filename)
            if mine:
                kind = kind_of(name, arguments, options)
                if kind not in found:
                    found[kind] = f"{mine}:{frame.f_lineno}"
            return function(*arguments, **options)

        return call

    def spied(modules):
        """Notes the calls of modules' functions."""
        for module in modules.values():
            for name, thing in list(vars(module).items()):
                if callable(thing) and not isinstance(thing, type):
                    setattr(module, name, spy(f"{module.__name__}.{name}", thing))
        return modules

    with contextlib.ExitStack() as undone, strictness.no_attributes_of_their_own():
        for kind, names in MET.items():
            for name in names.split():
                there = getattr(kind, name)
                undone.callback(_restore, kind, name, vars(kind).get(name))
                if isinstance(there, property):
                    put = spy(f"{kind.__name__}.{name} =", there.fset)
                    setattr(kind, name, property(there.fget, put))
                elif callable(there):
                    setattr(kind, name, spy(f"{kind.__name__}.{name}", there))
        for name in ("hardware", "others"):
            make = getattr(board_modules, name)
            undone.callback(setattr, board_modules, name, make)
            setattr(board_modules, name, lambda device, make=make: spied(make(device)))
        yield found


def _restore(kind, name, was):
    if was is None:
        delattr(kind, name)
    else:
        setattr(kind, name, was)


def kind_of(name, arguments, options):
    parts = [name, *[_told(argument) for argument in arguments]]
    for word, value in sorted(options.items()):
        parts.append(f"{word}={_told(value)}")
    if name == "bitmaptools.blit":
        parts.append(_edge(*arguments, **options))
    return " ".join(parts)


def _told(thing):
    """An argument, by its type; ints by their sign, bitmaps by their bits."""
    kind = type(thing)
    if kind is int:
        return "int" if thing >= 0 else "-int"
    if kind is Bitmap:
        return f"Bitmap{getattr(thing, '_bits_per_value', '')}"
    if hasattr(thing, "readinto"):
        return "file"
    if kind is tuple:
        return f"({' '.join(map(_told, thing))})" if len(thing) < 4 else "tuple"
    for native in MET:
        if isinstance(thing, native) and kind is not native:
            return f"kind of {native.__name__}"
    return kind.__name__


def _edge(dest, source, x, y, x1=0, y1=0, x2=None, y2=None, **_):
    try:
        wide = (source.width if x2 is None else x2) - x1
        tall = (source.height if y2 is None else y2) - y1
        over = x + wide > dest.width, y + tall > dest.height
    except (AttributeError, TypeError):
        return "refused"
    return {(False, False): "inside", (True, True): "over both edges"}.get(
        over, "over the right edge" if over[0] else "over the lower edge"
    )
