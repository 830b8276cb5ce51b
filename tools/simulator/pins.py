"""Pins, and the modules that use them: `digitalio`, `analogio`, `neopixel_write`."""

import types


class Pin:
    """A pin of the chip; only one object may use it at a time."""

    def __init__(self, device, name):
        self.device = device
        self.name = name
        self._user = None

    def claim(self, user):
        if self._user is not None:
            raise ValueError(f"{self.name} in use")
        self._user = user

    def free(self):
        self._user = None

    @property
    def measures(self):
        """Whether a voltage can be measured at this pin."""
        board = self.device.board
        return self.name in board.axes or self.name == board.battery

    @property
    def driven_high(self):
        """Whether the program drives this pin high."""
        user = self._user
        return (
            isinstance(user, DigitalInOut)
            and user.direction == Direction.OUTPUT
            and bool(user.value)
        )

    def __repr__(self):
        return f"board.{self.name}"


class Native:
    """Something that is made in C on the board: it has only the attributes that its type has."""

    def __setattr__(self, name, value):
        if name[0] != "_" and not hasattr(type(self), name):
            raise AttributeError(f"can't set attribute '{name}'")
        super().__setattr__(name, value)


class OnPins(Native):
    """Something that owns pins until `deinit()`."""

    def __init__(self, *pins):
        for pin in pins:
            if not isinstance(pin, Pin):
                raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        self._pins = ()
        for pin in pins:
            try:
                pin.claim(self)
            except ValueError:  # all or nothing: pins already claimed are freed again
                OnPins.deinit(self)
                raise
            self._pins += (pin,)

    def deinit(self):
        for pin in self._pins:
            pin.free()
        self._pins = ()

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.deinit()

    def _check(self):
        if not self._pins:
            raise ValueError(
                "Object has been deinitialized and can no longer be used. Create a new object."
            )


class Direction:
    INPUT = "digitalio.Direction.INPUT"
    OUTPUT = "digitalio.Direction.OUTPUT"


class Pull:
    UP = "digitalio.Pull.UP"
    DOWN = "digitalio.Pull.DOWN"


class DriveMode:
    PUSH_PULL = "digitalio.DriveMode.PUSH_PULL"
    OPEN_DRAIN = "digitalio.DriveMode.OPEN_DRAIN"


class DigitalInOut(OnPins):
    def __init__(self, pin):
        super().__init__(pin)
        self._direction = Direction.INPUT
        self._pull = None
        self._value = False

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        del drive_mode
        self._check()
        self._direction = Direction.OUTPUT
        self._value = bool(value)

    def switch_to_input(self, pull=None):
        self._check()
        self._direction = Direction.INPUT
        self._pull = pull

    @property
    def direction(self):
        return self._direction

    @direction.setter
    def direction(self, direction):
        if direction == Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def pull(self):
        return self._pull

    @pull.setter
    def pull(self, pull):
        if self._direction == Direction.OUTPUT:
            raise AttributeError("Pull not used when direction is output.")
        self._pull = pull

    @property
    def value(self):
        self._check()
        if self._direction == Direction.OUTPUT:
            return self._value
        pin = self._pins[0]
        return pin.device.level(pin, self._pull == Pull.UP)

    @value.setter
    def value(self, value):
        self._check()
        if self._direction == Direction.INPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._value = bool(value)

    @property
    def pin(self):
        self._check()
        return self._pins[0]


class AnalogIn(OnPins):
    reference_voltage = 3.3

    def __init__(self, pin):
        if isinstance(pin, Pin) and not pin.measures:
            raise ValueError("Invalid pin")
        super().__init__(pin)

    @property
    def value(self):
        self._check()
        return self._pins[0].device.reading(self._pins[0])


def neopixel_write(digitalinout, colours):
    """Lights the pixels: three bytes for each, green, red, blue."""
    if not isinstance(digitalinout, DigitalInOut):
        raise TypeError(f"digitalinout must be of type DigitalInOut, not {type(digitalinout)}")
    pin = digitalinout.pin
    colours = memoryview(colours)
    if pin.name == "NEOPIXEL" and digitalinout.direction == Direction.OUTPUT:
        pin.device.light(bytes(colours))


def digitalio_module():
    module = types.ModuleType("digitalio")
    for part in (DigitalInOut, Direction, Pull, DriveMode):
        setattr(module, part.__name__, part)
    return module


def analogio_module():
    module = types.ModuleType("analogio")
    module.AnalogIn = AnalogIn
    return module


def neopixel_write_module():
    module = types.ModuleType("neopixel_write")
    module.neopixel_write = neopixel_write
    return module
