"""The speaker, and the modules that sound through it: `audioio`, `audiocore`, `synthio`, ..."""

import types
from collections import namedtuple

from vm.standins import refusals

from .pins import Native, OnPins

Tone = namedtuple("Tone", "ms hz")
"""A tone that began `ms` milliseconds after power-on."""


class Speaker:
    """Notes what can be heard; a listener, such as the window, makes it audible."""

    def __init__(self, device):
        self.heard = []
        self.listener = None
        self._device = device
        self._sounding = set()

    @property
    def seconds(self):
        return self._device.time.seconds

    def begin(self, voice, hz, wave=None, level=1.0, release=0.0):
        """Begins a tone of `hz` hertz; `wave` is one period of it, from -1 to 1, or None for a
        square wave."""
        if not self._device.speaker_enabled:
            return
        self.heard.append(Tone(self._device.time.ms, round(hz, 1)))
        self._sounding.add(voice)
        if self.listener:
            self.listener.begin(voice, hz, wave, level, release)

    def end(self, voice):
        self._sounding.discard(voice)
        if self.listener:
            self.listener.end(voice)

    def hush(self):
        for voice in list(self._sounding):
            self.end(voice)


class _Output(OnPins):
    def __init__(self, *pins):
        super().__init__(*pins)
        self._speaker = pins[0].device.speaker
        self._sample = None
        self._paused = False

    @property
    def paused(self):
        return self._paused

    def play(self, sample, *, loop=False):
        self._check()
        if not isinstance(sample, (RawSample, Synthesizer)):
            raise TypeError("sample must support the audiosample protocol")
        self.stop()
        sample.connect(self._speaker, loop)
        self._sample = sample

    def stop(self):
        self._check()
        if self._sample is not None:
            self._sample.disconnect()
        self._sample = None
        self._paused = False

    def pause(self):
        if not self.playing:
            raise RuntimeError("Not playing")
        self._paused = True

    def resume(self):
        self._paused = False

    @property
    def playing(self):
        return self._sample is not None and self._sample.playing

    def deinit(self):
        if self._pins:
            self.stop()
        super().deinit()


class AudioOut(_Output):
    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        del quiescent_value
        super().__init__(left_channel, *([right_channel] if right_channel else []))


class I2SOut(_Output):
    def __init__(self, bit_clock, word_select, data, *, main_clock=None, left_justified=False):
        del left_justified
        if main_clock is not None:
            raise NotImplementedError("main_clock")
        super().__init__(bit_clock, word_select, data)
        if abs(_number(bit_clock) - _number(word_select)) != 1:
            self.deinit()
            raise ValueError("Bit clock and word select must be sequential GPIO pins")


def _number(pin):
    return int(pin.name.replace("GPIO", ""))


# The modules through which a board may sound, each with what is in it.
OUTPUTS = {
    "audioio": ("AudioOut", AudioOut),
    "audiopwmio": ("PWMAudioOut", AudioOut),
    "audiobusio": ("I2SOut", I2SOut),
}


class RawSample(Native):
    """A wave given as an array; if it is looped, its length decides the tone."""

    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        del single_buffer
        memoryview(buffer)
        code = getattr(buffer, "typecode", "B")
        if code not in "bBhH":
            raise ValueError("sample_source buffer must be a bytearray or array of type b, h, B, H")
        self.sample_rate = sample_rate
        half, middle = {"b": (128, 0), "B": (128, 128), "h": (32768, 0), "H": (32768, 32768)}[code]
        self._wave = tuple((value - middle) / half for value in buffer[::channel_count])
        self._speaker = None
        self._ends = None

    @property
    def sample_rate(self):
        return self._sample_rate

    @sample_rate.setter
    def sample_rate(self, rate):
        if not isinstance(rate, int):
            raise TypeError(f"can't convert {type(rate).__name__} to int")
        self._sample_rate = rate

    def connect(self, speaker, loop):
        seconds = len(self._wave) / self.sample_rate
        self._speaker = speaker
        self._ends = None if loop else speaker.seconds + seconds
        speaker.begin(self, 1 / seconds, self._wave)

    def disconnect(self):
        self._speaker.end(self)
        self._speaker = None

    @property
    def playing(self):
        if self._speaker is None:
            return False
        return self._ends is None or self._speaker.seconds < self._ends

    def deinit(self):
        pass


_PARTS = "attack_time decay_time release_time attack_level sustain_level"


class Envelope(namedtuple("Envelope", _PARTS)):
    def __new__(cls, **parts):
        return super().__new__(cls, *refusals.envelope(**parts))


class Note(Native):
    panning = waveform = envelope = amplitude = bend = filter = None

    def __init__(
        self,
        frequency,
        *,
        panning=0.0,
        waveform=None,
        envelope=None,
        amplitude=1.0,
        bend=0.0,
        filter=None,
    ):
        self.frequency = frequency
        self.panning = panning
        self.waveform = waveform
        self.envelope = envelope
        self.amplitude = amplitude
        self.bend = bend
        self.filter = filter

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hertz):
        self._frequency = refusals.frequency(hertz)


class Synthesizer(Native):
    """Sounds the notes that are pressed."""

    max_polyphony = 12
    envelope = None

    def __init__(self, *, sample_rate=11025, channel_count=1, waveform=None, envelope=None):
        if channel_count not in (1, 2):
            raise ValueError("channel_count must be 1-2")
        if waveform is not None and (memoryview(waveform).format != "h" or len(waveform) < 2):
            raise ValueError("waveform must be array of type 'h'")
        if envelope is not None and not isinstance(envelope, Envelope):
            raise TypeError("envelope must be of type Envelope")
        self._sample_rate = sample_rate
        self.envelope = envelope
        self._wave = _wave(waveform)
        self._open = True
        self._pressed = []
        self._speaker = None

    def connect(self, speaker, loop):
        del loop
        self._speaker = speaker
        for note in self._pressed:
            self._begin(note)

    def disconnect(self):
        for note in self._pressed:
            self._speaker.end((self, note))
        self._speaker = None

    @property
    def playing(self):
        return self._speaker is not None

    @property
    def sample_rate(self):
        return self._sample_rate

    @property
    def pressed(self):
        return tuple(self._pressed)

    def press(self, press):
        if not self._open:
            raise ValueError("Object has been deinitialized and can no longer be used.")
        for note in _notes(press):
            if note in self._pressed:
                self._end(note)
            elif len(self._pressed) < self.max_polyphony:
                self._pressed.append(note)
            self._begin(note)

    def release(self, release):
        for note in _notes(release):
            if note in self._pressed:
                self._pressed.remove(note)
                self._end(note)

    def release_all(self):
        self.release(self.pressed)

    def release_all_then_press(self, press):
        self.release_all()
        self.press(press)

    def change(self, release=(), press=(), retrigger=()):
        del retrigger
        self.release(release)
        self.press(press)

    def deinit(self):
        self.release_all()
        self._open = False

    def _begin(self, note):
        if self._speaker is None:
            return
        key = note
        if isinstance(note, int):
            note = Note(frequency=midi_to_hz(note))
        level = note.amplitude
        wave = _wave(note.waveform) or self._wave
        envelope = note.envelope or self.envelope
        if envelope:
            level *= envelope.attack_level * envelope.sustain_level
        release = envelope.release_time if envelope else 0.0
        self._speaker.begin((self, key), note.frequency, wave, level, release)

    def _end(self, note):
        if self._speaker is not None:
            self._speaker.end((self, note))


def midi_to_hz(note):
    return 440 * 2 ** ((note - 69) / 12)


def _wave(samples):
    """Returns the signed 16-bit samples of a period as numbers from -1 to 1."""
    return None if samples is None else tuple(value / 32768 for value in samples)


def _notes(given):
    notes = given if isinstance(given, (list, tuple)) else (given,)
    for note in notes:
        if not isinstance(note, (int, Note)):
            raise TypeError(f"note must be of type Note, not {type(note).__name__}")
    return notes


def sound_modules(output):
    """Returns the sound modules of a board whose `output` is one of OUTPUTS."""
    modules = [types.ModuleType(name) for name in (output, "audiocore", "synthio")]
    speaking, audiocore, synthio = modules
    setattr(speaking, *OUTPUTS[output])
    audiocore.RawSample = RawSample
    synthio.Synthesizer = Synthesizer
    synthio.Note = Note
    synthio.Envelope = Envelope
    synthio.midi_to_hz = midi_to_hz
    return modules
