"""Plays the speaker's tones through the computer's own; plays nothing if it has none."""

from array import array

import pygame

from .quiet import quiet

_RATE = 22050
_SECONDS = 0.1  # the length of what is looped, rounded to whole periods
_SQUARE = (1.0, -1.0)
_VOLUME = 0.5


class Tones:
    """A listener for a `Speaker`."""

    def __init__(self):
        self._channels = {}
        self._sounds = {}
        try:
            with quiet():
                pygame.mixer.init(_RATE, -16, 1, 512)
            pygame.mixer.set_num_channels(16)
            self._audible = True
        except pygame.error:
            self._audible = False

    def begin(self, voice, hz, wave, level, release):
        if not self._audible:
            return
        self.end(voice)
        sound = self._sound(hz, wave or _SQUARE)
        sound.set_volume(min(1.0, level * _VOLUME))
        channel = sound.play(loops=-1)
        if channel is not None:
            self._channels[voice] = channel, max(10, round(release * 1000))

    def end(self, voice):
        channel, fade = self._channels.pop(voice, (None, 0))
        if channel is not None:
            channel.fadeout(fade)

    def _sound(self, hz, wave):
        if (hz, wave) not in self._sounds:
            samples = looped(hz, wave, _RATE, _SECONDS)
            self._sounds[hz, wave] = pygame.mixer.Sound(buffer=samples.tobytes())
        return self._sounds[hz, wave]


def looped(hz, wave, rate, seconds):
    """Returns about `seconds` seconds of a wave, in whole periods so that they can be looped."""
    periods = max(1, round(hz * seconds))
    length = max(1, round(periods * rate / hz))
    step = periods * len(wave) / length
    return array("h", [round(wave[int(i * step) % len(wave)] * 32767) for i in range(length)])
