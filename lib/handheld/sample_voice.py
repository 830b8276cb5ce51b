"""The voice of boards without `synthio`: one period of a wave, looped."""

from array import array

from handheld.sound import power, triangle


class SampleVoice:
    """Sounds on an audio output; `speaker` is its enable pin or None."""

    def __init__(self, audiocore, output, speaker):
        self._output = output
        self._speaker = speaker
        # Unsigned, as the outputs take it, so that it loops without being converted.
        wave = array("H", [32768 + level for level in triangle(6000)])
        self._period = len(wave)
        self._sample = audiocore.RawSample(wave)

    def tone(self, hertz):
        power(self._speaker, True)
        self._output.stop()
        self._sample.sample_rate = hertz * self._period
        self._output.play(self._sample, loop=True)

    def rest(self):
        self._output.stop()

    def stop(self):
        self._output.stop()
        power(self._speaker, False)
