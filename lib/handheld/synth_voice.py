"""The voice of boards with `synthio`: tones that swell and fade a little."""

_SOFT = 0.25


class SynthVoice:
    """Presses one note of a synthesizer on an audio output; `speaker` is its enable pin or None."""

    def __init__(self, synthesizer, note, output, speaker):
        self._synth = synthesizer
        self._note = note
        self._output = output
        self._speaker = speaker
        self._awake = False
        self.loud = True

    def tone(self, hertz):
        if not self._awake:
            self._wake(True)
            self._output.play(self._synth)
        self._synth.release_all()
        self._note.frequency = hertz
        self._note.amplitude = 1.0 if self.loud else _SOFT
        self._synth.press(self._note)

    def rest(self):
        self._synth.release_all()

    def stop(self):
        self._synth.release_all()
        self._output.stop()
        self._wake(False)

    def _wake(self, on):
        self._awake = on
        if self._speaker is not None:
            self._speaker.value = on
