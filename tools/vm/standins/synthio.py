"""Notes, which may be heard outside."""

from array import array

import _machine
import refusals


class Envelope:
    def __init__(self, **parts):
        *_, self.attack_level, self.sustain_level = refusals.envelope(**parts)


class Note:
    def __init__(self, frequency, *, amplitude=1.0):
        self.frequency = frequency
        self.amplitude = amplitude

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hertz):
        self._frequency = refusals.frequency(hertz)


def _check_wave(waveform):
    if not isinstance(waveform, array) or len(waveform) < 2 or repr(waveform[:1])[7] != "h":
        raise ValueError("waveform must be array of type 'h'")


class Synthesizer:
    max_polyphony = 12

    def __init__(self, *, sample_rate=11025, waveform=None, envelope=None):
        if waveform is not None:
            _check_wave(waveform)
        if envelope is not None and not isinstance(envelope, Envelope):
            raise TypeError("envelope must be of type Envelope")
        self._parts = waveform, envelope
        self._pressed = []
        self._rate = sample_rate

    @property
    def sample_rate(self):
        return self._rate

    @property
    def pressed(self):
        return tuple(self._pressed)

    def press(self, press):
        if self._parts is None:
            raise ValueError("Object has been deinitialized and can no longer be used.")
        for note in press if isinstance(press, (list, tuple)) else (press,):
            if not isinstance(note, (int, Note)):
                raise TypeError("note must be of type Note")
            if note not in self._pressed and len(self._pressed) < self.max_polyphony:
                self._pressed.append(note)
            if isinstance(note, Note):
                _machine.sound_note(int(note.frequency), note.amplitude)

    def release_all(self):
        if self._pressed:
            self._pressed.clear()
            _machine.silence()

    def deinit(self):
        self._parts = None
