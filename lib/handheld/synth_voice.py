"""The voice of boards with `synthio`: tones that swell and fade a little."""

from handheld.sound import power, triangle


class SynthVoice:
    """Sounds on an audio output; `speaker` is its enable pin or None."""

    def __init__(self, synthio, output, speaker):
        self._output = output
        self._speaker = speaker
        envelope = synthio.Envelope(
            attack_time=0.005,
            decay_time=0.08,
            release_time=0.04,
            attack_level=0.3,
            sustain_level=0.6,
        )
        self._synth = synthio.Synthesizer(
            sample_rate=22050, waveform=triangle(32767), envelope=envelope
        )
        self._note = synthio.Note(frequency=440)
        self._awake = False

    def tone(self, hertz):
        if not self._awake:
            self._awake = True
            power(self._speaker, True)
            self._output.play(self._synth)
        self._synth.release_all()
        self._note.frequency = hertz
        self._synth.press(self._note)

    def rest(self):
        self._synth.release_all()

    def stop(self):
        self._synth.release_all()
        self._output.stop()
        power(self._speaker, False)
        self._awake = False
