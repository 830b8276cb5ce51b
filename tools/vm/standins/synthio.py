class Envelope:
    def __init__(self, **levels_and_times):
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
