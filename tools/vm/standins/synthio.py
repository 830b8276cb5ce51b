class Envelope:
    def __init__(
        self,
        *,
        attack_time=0.1,
        decay_time=0.05,
        release_time=0.2,
        attack_level=1.0,
        sustain_level=0.8,
    ):
        pass


class Note:
    def __init__(self, frequency):
        self.frequency = frequency


class Synthesizer:
    def __init__(self, *, sample_rate, waveform, envelope):
        self._parts = (waveform, envelope)

    def press(self, note):
        pass

    def release_all(self):
        pass
