"""Parts that the families of boards have in common; anything a board lacks is left out."""

from handheld import buttons, clock, lights, sound
from handheld.boards import voices
from handheld.device import Handheld


def assemble(board, keys, stick, batteries, folder, output=None):
    """Builds the handheld with these sources of button presses (`stick` may be None).

    `output` is the audio output of a board that has no audio pin with one of the usual names.
    """
    board.DISPLAY.auto_refresh = False
    return Handheld(
        board.DISPLAY,
        buttons.Buttons(keys) if stick is None else buttons.Buttons(keys, stick),
        _clock(),
        sound.Sound(_voice(board, output)),
        _lights(board),
        _nvm(),
        folder,
        _cell(board, batteries),
    )


def first(board, names):
    """Returns what `board` has under the first of `names` that it knows, or None."""
    for name in names:
        thing = getattr(board, name, None)
        if thing is not None:
            return thing
    return None


def keys(board, names):
    """Makes a source of presses from the pins that the board has; a press connects one to ground.

    `names` holds for each button (its mask, the names that its pin may have).
    """
    import keypad

    masks = []
    pins = []
    for mask, called in names:
        pin = first(board, called)
        if pin is not None:
            masks.append(mask)
            pins.append(pin)
    scanner = keypad.Keys(pins, value_when_pressed=False, pull=True)
    return buttons.Keys(scanner, bytes(masks), keypad.Event())


def has_stick(board):
    return hasattr(board, "JOYSTICK_X") and hasattr(board, "JOYSTICK_Y")


def stick(board):
    """Makes a source of presses from the analog stick, or returns None if there is none."""
    if not has_stick(board):
        return None
    from analogio import AnalogIn

    return buttons.Stick(AnalogIn(board.JOYSTICK_X), AnalogIn(board.JOYSTICK_Y))


def _cell(board, batteries):
    for name, divider in batteries:
        pin = getattr(board, name, None)
        if pin is not None:
            from analogio import AnalogIn

            return AnalogIn(pin), divider
    return None


def _clock():
    import time

    import supervisor

    return clock.Clock(supervisor.ticks_ms, time.sleep, time.time)


def _voice(board, output):
    if output is None:
        output = _audio_output(first(board, ("SPEAKER", "AUDIO", "BUZZER")))
    if output is None:
        from handheld.no_voice import NoVoice

        return NoVoice()
    enable = first(board, ("SPEAKER_ENABLE",))
    speaker = None if enable is None else _output_pin(enable)
    try:
        import synthio

        return voices.synth(synthio, output, speaker)
    except ImportError:
        import audiocore

        return voices.sample(audiocore, output, speaker)


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
        return lights.Lights(len, 0)  # no lights: nothing is sent
    # A board with fewer than five ignores the rest.
    from neopixel_write import neopixel_write

    return lights.Lights(lights.writer(neopixel_write, _output_pin(board.NEOPIXEL)), 5)


def _output_pin(pin):
    from digitalio import DigitalInOut

    output = DigitalInOut(pin)
    output.switch_to_output(value=False)
    return output


def _nvm():
    import microcontroller

    return getattr(microcontroller, "nvm", None)
