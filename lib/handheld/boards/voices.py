"""Makes the voices of boards with a speaker, from what their firmware offers."""

from array import array

_QUARTER = 8  # samples in a quarter of a wave


def synth(synthio, output, speaker):
    """Makes a voice of `synthio` on an audio output; `speaker` is its enable pin or None."""
    from handheld.synth_voice import SynthVoice

    envelope = synthio.Envelope(
        attack_time=0.005,
        decay_time=0.08,
        release_time=0.04,
        attack_level=0.3,
        sustain_level=0.6,
    )
    synthesizer = synthio.Synthesizer(
        sample_rate=22050, waveform=_triangle(32767), envelope=envelope
    )
    return SynthVoice(synthesizer, synthio.Note(frequency=440), output, speaker)


def sample(audiocore, output, speaker):
    """Makes a voice without `synthio`: one period of a wave, looped."""
    from handheld.sample_voice import SampleVoice

    samples = []
    for peak in (1500, 6000):
        # Unsigned, as the outputs want it, so that it loops without conversion.
        wave = array("H", [32768 + level for level in _triangle(peak)])
        samples.append(audiocore.RawSample(wave))
    return SampleVoice(samples, len(wave), output, speaker)


def _triangle(peak):
    """Returns one period of a triangle wave, which sounds softer than a square one."""
    wave = array("h", bytes(8 * _QUARTER))
    for i in range(_QUARTER):
        level = peak * i // _QUARTER
        wave[i] = level
        wave[_QUARTER + i] = peak - level
        wave[2 * _QUARTER + i] = -level
        wave[3 * _QUARTER + i] = level - peak
    return wave
