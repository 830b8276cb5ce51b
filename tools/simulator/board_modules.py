"""CircuitPython's modules that a desk lacks, made for a simulated device."""

import random
import struct
import sys
import time
import traceback
import types
from contextlib import contextmanager

from . import fat_drive, keys, pins, sounds, strictness

# The modules that `import` finds on a PyGamer besides the program's own files and libraries.
ON_BOARD = frozenset(
    """
    __future__ _pixelmap adafruit_bus_device adafruit_pixelbuf alarm analogio array atexit
    audiobusio audiocore audioio audiomixer audiomp3 audiopwmio binascii bitbangio bitmaptools
    board builtins busdisplay busio codeop collections countio digitalio displayio epaperdisplay
    errno fontio fourwire frequencyio gc getpass i2cdisplaybus io json keypad locale math
    microcontroller micropython msgpack neopixel_write nvm onewireio os paralleldisplaybus ps2io
    pulseio pwmio rainbowio random re rotaryio rtc samd sdcardio select storage struct supervisor
    synthio sys terminalio tilepalettemapper time touchio traceback ulab usb_cdc usb_hid usb_midi
    vectorio warnings watchdog zlib
    """.split()
)


class Reload(BaseException):
    """The program has asked to be started again."""


@contextmanager
def instead_of_blinka():
    """Spares Blinka its search for a board: its display buses import these modules, but do not use
    them."""
    stand_ins = {
        "busio": _busio(),
        "digitalio": pins.digitalio_module(),
        "microcontroller": _microcontroller(None),
    }
    displaced = {name: sys.modules.get(name) for name in stand_ins}
    sys.modules.update(stand_ins)
    yield
    for name, module in displaced.items():
        if module is None:
            del sys.modules[name]
        else:
            sys.modules[name] = module


def hardware(device):
    """Returns the modules for the board's hardware, by name."""
    modules = [
        _board(device),
        _busio(),
        _microcontroller(device),
        _supervisor(device),
        fat_drive.storage_module(device.drive),
        keys.keypad_module(),
        pins.analogio_module(),
        pins.digitalio_module(),
        pins.neopixel_write_module(),
    ]
    if device.board.audio:
        modules += sounds.sound_modules(device.board.audio)
    return {module.__name__: module for module in modules}


def others(device):
    """Returns the modules that a desk has as well, but other than a board's."""
    modules = [
        _gc(),
        _struct(),
        _random(device),
        _time(device),
        _traceback(device),
        *strictness.modules(),
        fat_drive.os_module(device.drive, device.entropy, device.values),
    ]
    return {module.__name__: module for module in modules}


def _board(device):
    module = types.ModuleType("board")
    module.board_id = device.board.id
    module.DISPLAY = device.screen
    for name, pin in device.board.pins.items():
        setattr(module, name, device.pins[pin])
    return module


def _busio():
    module = types.ModuleType("busio")
    # Blinka's display buses mention these; no bus is used here.
    module.SPI = module.I2C = module.UART = type("Bus", (), {})
    return module


def _microcontroller(device):
    def reset():
        raise Reload

    module = types.ModuleType("microcontroller")
    module.nvm = (device and device.nvm) or None
    module.Pin = pins.Pin
    module.pin = types.SimpleNamespace()
    module.cpu = types.SimpleNamespace(frequency=120_000_000, temperature=25.0, voltage=3.3)
    module.delay_us = lambda us: device.time.wait(us / 1e6)
    module.reset = reset
    return module


def _supervisor(device):
    class Runtime:
        autoreload = True

        @property
        def serial_connected(self):
            return True  # as the display listens

        @property
        def usb_connected(self):
            return device.drive.held_by_computer

    def reload():
        raise Reload

    def ticks_ms():
        device.power.check()
        return device.time.read()

    module = types.ModuleType("supervisor")
    module.runtime = Runtime()
    module.reload = reload
    module.ticks_ms = ticks_ms
    return module


def _gc():
    module = types.ModuleType("gc")
    # Collecting would only take time and change nothing that can be seen.
    module.collect = lambda: None
    module.enable = module.disable = lambda: None
    module.isenabled = lambda: True
    module.mem_free = lambda: 100_000
    module.mem_alloc = lambda: 45_000
    return module


def _random(device):
    chance = random.Random(device.entropy(8))
    module = types.ModuleType("random")
    for name in ("seed", "getrandbits", "randrange", "randint", "choice", "random", "uniform"):
        setattr(module, name, getattr(chance, name))
    return module


def _struct():
    """Returns a `struct` that raises the same errors as the board's."""

    def raising(function, of_size, of_number):
        def call(*arguments):
            try:
                return function(*arguments)
            except struct.error as problem:
                words = str(problem)
                if "required argument is not" in words:
                    raise TypeError(words) from None
                raise (of_number if "format requires" in words else of_size)(words) from None

        return call

    module = types.ModuleType("struct")
    module.calcsize = struct.calcsize
    for name in ("unpack", "unpack_from"):
        setattr(module, name, raising(getattr(struct, name), RuntimeError, RuntimeError))
    for name in ("pack", "pack_into"):
        setattr(module, name, raising(getattr(struct, name), ValueError, OverflowError))
    return module


def _time(device):
    def sleep(seconds):
        if seconds < 0:
            raise ValueError("seconds must be >= 0")
        device.sleep(seconds)

    def monotonic():
        device.power.check()
        device.time.read()
        return device.time.seconds

    module = types.ModuleType("time")
    module.sleep = sleep
    module.monotonic = monotonic
    module.monotonic_ns = lambda: int(monotonic() * 1e9)
    module.time = lambda: device.date + int(device.time.seconds)
    module.struct_time = time.struct_time
    module.localtime = lambda when=None: time.gmtime(module.time() if when is None else when)
    return module


def _traceback(device):
    def format_exception(error):
        return traceback.format_exception(type(error), error, error.__traceback__)

    module = types.ModuleType("traceback")
    module.format_exception = format_exception
    module.print_exception = lambda error: device.say("".join(format_exception(error)))
    return module
