"""What the families of boards are put together from; what a board lacks is done without."""

from handheld import buttons, clock, lights, sound, store

# Millivolts of a lithium cell under light load, and what is left in it in percent.
_CHARGE = ((3400, 0), (3680, 10), (3760, 30), (3840, 50), (3940, 70), (4060, 85), (4180, 100))


class Handheld:
    """The parts of a board: display, buttons, clock, sound, lights, nvm, drive, battery.

    `nvm` and `drive` are None where there is none; the other parts are always there, if mute.
    """

    def __init__(self, display, presses, time, voice, pixels, nvm, drive, gauge):
        self.display = display
        self.buttons = presses
        self.clock = time
        self.sound = voice
        self.lights = pixels
        self.nvm = nvm
        self.drive = drive
        self._gauge = gauge

    @property
    def battery(self):
        """The battery's charge in percent, None where it cannot be told."""
        return None if self._gauge is None else self._gauge.percent

    @property
    def brightness(self):
        """Of the display, 0.0 to 1.0; setting it does nothing where it is fixed."""
        try:
            return self.display.brightness
        except (AttributeError, RuntimeError):
            return 1.0

    @brightness.setter
    def brightness(self, level):
        try:
            self.display.brightness = level
        except (AttributeError, RuntimeError):
            pass


def assemble(board, keys, stick, batteries, folder):
    """The handheld with these sources of buttons (`stick` may be None)."""
    board.DISPLAY.auto_refresh = False
    return Handheld(
        board.DISPLAY,
        buttons.Buttons(keys) if stick is None else buttons.Buttons(keys, stick),
        clock.system(),
        sound.Sound(_voice(board)),
        _lights(board),
        _nvm(),
        _drive(folder),
        _gauge(board, batteries),
    )


def first(board, names):
    """The first thing in `board` that goes by one of `names`, or None."""
    for name in names:
        thing = getattr(board, name, None)
        if thing is not None:
            return thing
    return None


def has_stick(board):
    return hasattr(board, "JOYSTICK_X") and hasattr(board, "JOYSTICK_Y")


def stick(board):
    """The analog stick as a source of buttons, or None."""
    if not has_stick(board):
        return None
    from analogio import AnalogIn

    return buttons.Stick(AnalogIn(board.JOYSTICK_X), AnalogIn(board.JOYSTICK_Y))


class Gauge:
    """Reads a battery through an analog pin that has its voltage divided by `divider`."""

    def __init__(self, pin, divider):
        self._pin = pin
        self._divider = divider

    @property
    def percent(self):
        total = 0
        for _ in range(8):
            total += self._pin.value
        return charge(total // 8 * 3300 // 65535 * self._divider)


def charge(millivolts):
    """Percent left in a lithium cell, None if no cell has that voltage."""
    if millivolts < 2500:
        return None
    before, below = _CHARGE[0]
    if millivolts <= before:
        return below
    for volts, percent in _CHARGE:
        if millivolts <= volts:
            return below + (percent - below) * (millivolts - before) // (volts - before)
        before, below = volts, percent
    return below


def _gauge(board, batteries):
    for name, divider in batteries:
        pin = getattr(board, name, None)
        if pin is not None:
            from analogio import AnalogIn

            return Gauge(AnalogIn(pin), divider)
    return None


def _voice(board):
    output = _audio_output(first(board, ("SPEAKER", "AUDIO", "BUZZER")))
    if output is None:
        return sound.NoVoice()
    enable = first(board, ("SPEAKER_ENABLE",))
    speaker = None if enable is None else _output_pin(enable)
    try:
        import synthio

        from handheld.synth_voice import SynthVoice

        return SynthVoice(synthio, output, speaker)
    except ImportError:
        import audiocore

        from handheld.sample_voice import SampleVoice

        return SampleVoice(audiocore, output, speaker)


def _audio_output(pin):
    if pin is None:
        return None
    try:
        from audioio import AudioOut as Output
    except ImportError:
        try:
            from audiopwmio import PWMAudioOut as Output
        except ImportError:
            return None
    return Output(pin)


def _lights(board):
    if not hasattr(board, "NEOPIXEL"):
        return lights.none()
    from neopixel_write import neopixel_write

    pin = _output_pin(board.NEOPIXEL)
    # Where there are fewer, what is sent for the others goes nowhere.
    return lights.Lights(lambda colours: neopixel_write(pin, colours), 5)


def _output_pin(pin):
    from digitalio import DigitalInOut

    output = DigitalInOut(pin)
    output.switch_to_output(value=False)
    return output


def _nvm():
    import microcontroller

    return getattr(microcontroller, "nvm", None)


def _drive(folder):
    try:
        import storage

        return store.Drive(storage.getmount("/"), storage.remount, folder)
    except (ImportError, OSError):
        return None
