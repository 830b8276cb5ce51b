"""The voice of boards without `synthio`: one period of a wave, looped."""


class SampleVoice:
    """Loops a sample of `period` values on an audio output; `speaker` is its enable pin or None."""

    def __init__(self, sample, period, output, speaker):
        self._sample = sample
        self._period = period
        self._output = output
        self._speaker = speaker

    def tone(self, hertz):
        self._wake(True)
        self._output.stop()
        self._sample.sample_rate = hertz * self._period
        self._output.play(self._sample, loop=True)

    def rest(self):
        self._output.stop()

    def stop(self):
        self._output.stop()
        self._wake(False)

    def _wake(self, on):
        if self._speaker is not None:
            self._speaker.value = on
