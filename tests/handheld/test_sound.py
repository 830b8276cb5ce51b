"""Tunes play beside the frame loop, and the speaker sleeps when nothing sounds."""

import types

import fake_hardware
import pytest

from handheld.boards import voices
from handheld.no_voice import NoVoice
from handheld.settings import LOUD, OFF, SOFT
from handheld.sound import Sound

STEP = (880, 60, 0, 40, 1320, 60)


@pytest.fixture
def voice():
    return fake_hardware.Voice()


@pytest.fixture
def sound(voice):
    return Sound(voice)


def run(sound, start, end, step=20):
    for now in range(start, end, step):
        sound.update(now)


def test_the_first_note_sounds_at_once(sound, voice):
    sound.play(STEP)
    assert voice.said == [880]


def test_a_tune_plays_through_and_lets_the_speaker_sleep(sound, voice):
    sound.play(STEP)
    run(sound, 0, 400)
    assert voice.said == [880, "rest", 1320, "rest", "stop"]
    assert not sound.playing


def test_notes_last_as_long_as_they_say(sound, voice):
    sound.play(STEP)
    said = []
    for now in range(1000, 1400, 10):
        before = len(voice.said)
        sound.update(now)
        said.extend((now - 1000, thing) for thing in voice.said[before:])
    assert said == [(60, "rest"), (100, 1320), (160, "rest"), (220, "stop")]


def test_a_note_can_be_ended_early_and_the_tune_goes_on(sound, voice):
    sound.play(STEP)
    run(sound, 0, 40)
    sound.hush()
    assert voice.said == [880, "rest"]
    run(sound, 40, 400)
    assert voice.said == [880, "rest", "rest", 1320, "rest", "stop"]


def test_frames_do_not_drag_the_rhythm(sound, voice):
    tune = tuple(value for note in range(20) for value in (440 + note, 50))
    sound.play(tune)
    run(sound, 0, 20 * 50, 33)
    assert len(voice.said) in (19, 20)


def test_after_a_long_frame_no_note_is_rushed(sound, voice):
    sound.play((440, 50, 550, 50, 660, 50))
    sound.update(0)
    sound.update(500)
    assert voice.said == [440, 550]
    sound.update(520)
    assert voice.said == [440, 550]
    sound.update(551)
    assert voice.said == [440, 550, 660]


def test_a_new_tune_takes_the_place_of_the_old(sound, voice):
    sound.play(STEP)
    sound.update(0)
    sound.play((220, 100))
    run(sound, 10, 400)
    assert voice.said == [880, 220, "rest", "stop"]


def test_the_first_note_of_a_new_tune_has_its_whole_length(sound, voice):
    """The tune that it replaces may have begun long before."""
    sound.play((880, 100))
    run(sound, 0, 100)
    sound.play((220, 100, 440, 100))
    run(sound, 100, 200)
    assert voice.said == [880, 220]
    run(sound, 200, 240)
    assert voice.said == [880, 220, 440]


def test_the_speaker_sleeps_soon_after_a_long_note(sound, voice):
    sound.play((220, 1000))
    run(sound, 0, 1100)
    assert voice.said == [220, "rest", "stop"]


def test_switched_on_once_more_a_tune_goes_on(sound, voice):
    sound.play(STEP)
    sound.volume = LOUD
    run(sound, 0, 400)
    assert voice.said == [880, "rest", 1320, "rest", "stop"]


def test_time_may_wrap_in_a_tune(sound, voice):
    wrap = 1 << 29
    sound.play(STEP)
    for now in range(wrap - 50, wrap + 350, 10):
        sound.update(now & (wrap - 1))
    assert voice.said == [880, "rest", 1320, "rest", "stop"]


def test_silenced_it_plays_nothing(sound, voice):
    sound.volume = OFF
    sound.play(STEP)
    run(sound, 0, 400)
    assert voice.said == []


def test_silenced_in_a_tune_it_stops_at_once(sound, voice):
    sound.play(STEP)
    sound.volume = OFF
    assert voice.said == [880, "stop"]
    run(sound, 0, 400)
    assert voice.said == [880, "stop"]


def test_an_empty_tune_is_silence(sound, voice):
    sound.play(())
    assert voice.said == []


def test_a_board_without_a_speaker_plays_in_silence():
    sound = Sound(NoVoice())
    sound.play(STEP)
    run(sound, 0, 400)
    assert not sound.playing


# The voices, on outputs that note what they are told.


class Output:
    def __init__(self):
        self.playing = None

    def play(self, sample, loop=False):
        self.playing = (sample, loop)

    def stop(self):
        self.playing = None


class Synthesizer:
    def __init__(self, *, sample_rate, waveform, envelope):
        self.waveform = waveform
        self.pressed = []
        self.strength = None

    def press(self, note):
        self.pressed.append(note.frequency)
        self.strength = note.amplitude

    def release_all(self):
        self.pressed.clear()


class RawSample:
    def __init__(self, buffer, *, sample_rate=8000):
        self.buffer = buffer
        self.sample_rate = sample_rate


def strength(output, make):
    """How far the tone that sounds swings."""
    sounding, _ = output.playing
    if make is synth_voice:
        return 32767 * sounding.strength
    return max(sounding.buffer) - 32768


def synth_voice(output, speaker):
    synthio = types.SimpleNamespace(
        Synthesizer=Synthesizer,
        Envelope=types.SimpleNamespace,
        Note=types.SimpleNamespace,
    )
    return voices.synth(synthio, output, speaker)


def sample_voice(output, speaker):
    return voices.sample(types.SimpleNamespace(RawSample=RawSample), output, speaker)


@pytest.mark.parametrize("make", [synth_voice, sample_voice])
def test_the_speaker_is_powered_only_while_a_tune_plays(make):
    output, speaker = Output(), types.SimpleNamespace(value=False)
    sound = Sound(make(output, speaker))
    assert (speaker.value, output.playing) == (False, None)
    sound.play(STEP)
    assert speaker.value and output.playing
    sound.update(0)
    sound.update(70)
    assert speaker.value
    run(sound, 80, 500)
    assert (speaker.value, output.playing) == (False, None)


@pytest.mark.parametrize("make", [synth_voice, sample_voice])
def test_soft_tones_swing_a_quarter_as_far_as_loud_ones(make):
    output = Output()
    sound = Sound(make(output, None))
    heard = []
    for sound.volume in (LOUD, SOFT, LOUD):
        sound.play(STEP)
        heard.append(strength(output, make))
    assert heard[0] == heard[2] == pytest.approx(4 * heard[1], rel=0.01)


@pytest.mark.parametrize("make", [synth_voice, sample_voice])
def test_a_speaker_without_enable_pin_will_do(make):
    output = Output()
    sound = Sound(make(output, None))
    sound.play(STEP)
    run(sound, 0, 400)
    assert output.playing is None


def test_the_synthesizer_holds_one_note_at_a_time():
    output = Output()
    voice = synth_voice(output, None)
    voice.tone(440)
    synthesizer = output.playing[0]
    voice.tone(660)
    assert synthesizer.pressed == [660]
    voice.rest()
    assert synthesizer.pressed == []


def test_a_looped_sample_has_the_pitch_asked_for():
    output = Output()
    voice = sample_voice(output, None)
    voice.tone(440)
    sample, loop = output.playing
    assert loop
    assert sample.sample_rate == 440 * len(sample.buffer)
    voice.rest()
    assert output.playing is None


def test_the_sample_is_modest_and_has_no_offset():
    voice = sample_voice(Output(), None)
    voice.tone(440)
    levels = [level - 32768 for level in voice._samples[1].buffer]
    assert sum(levels) == 0
    assert 2000 < max(levels) < 16000
