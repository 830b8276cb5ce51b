"""Tunes that play while the frame loop goes on.

A tune is hertz, milliseconds, hertz, milliseconds ...; 0 hertz is a rest. A voice has
`tone(hertz)`, `rest()` and `stop()`, which also puts the speaker to sleep; its tones are soft
unless it is `loud`.
"""

from handheld.clock import since
from handheld.settings import LOUD, OFF

_FADE = 60  # milliseconds that the last note needs to die away


class Sound:
    """Plays one tune at a time; `update(now)`, called once a frame, plays the next note in time."""

    def __init__(self, voice):
        self._voice = voice
        self._volume = LOUD
        self._tune = None
        self._next = 0
        self._began = None
        self._length = 0

    @property
    def volume(self):
        """OFF, SOFT or LOUD."""
        return self._volume

    @volume.setter
    def volume(self, volume):
        self._volume = volume
        self._voice.loud = volume == LOUD
        if volume == OFF:
            self.stop()

    @property
    def playing(self):
        return self._tune is not None

    def play(self, tune):
        """Starts `tune` at once, in place of any other."""
        if self._volume != OFF and tune:
            self._tune = tune
            self._next = 0
            self._began = None
            self._step()

    def stop(self):
        if self._tune is not None:
            self._tune = None
            self._voice.stop()

    def hush(self):
        """Silences the current note but keeps the tune: the program is about to stand still."""
        if self._tune is not None:
            self._voice.rest()

    def update(self, now):
        if self._tune is None:
            return
        if self._began is None:
            self._began = now
            return
        late = since(now, self._began) - self._length
        if late >= 0:
            # Counted from when it was due, so that slow frames do not drag the rhythm; but no rush.
            self._began = now - late if late < self._length else now
            self._step()

    def _step(self):
        tune = self._tune
        if self._next > len(tune):
            self.stop()
        elif self._next == len(tune):
            self._voice.rest()
            self._length = _FADE
        else:
            hertz = tune[self._next]
            self._length = tune[self._next + 1]
            if hertz:
                self._voice.tone(hertz)
            else:
                self._voice.rest()
        self._next += 2
