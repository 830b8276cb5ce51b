"""The voice of boards without `synthio`: one period of a wave, looped."""


class SampleVoice:
    """Loops one of two samples, a soft and a loud one of `period` values, on an audio output.

    `speaker` is its enable pin or None.
    """

    def __init__(self, samples, period, output, speaker):
        self._samples = samples
        self._period = period
        self._output = output
        self._speaker = speaker
        self.loud = True

    def tone(self, hertz):
        self._wake(True)
        self._output.stop()
        sample = self._samples[self.loud]
        sample.sample_rate = hertz * self._period
        self._output.play(sample, loop=True)

    def rest(self):
        self._output.stop()

    def stop(self):
        self._output.stop()
        self._wake(False)

    def _wake(self, on):
        if self._speaker is not None:
            self._speaker.value = on
