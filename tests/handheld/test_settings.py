"""The settings: a few bytes say everything, and bytes without a meaning are left alone."""

import random

import pytest

from handheld.languages import LANGUAGES
from handheld.settings import LOUD, OFF, Settings
from handheld.settings_bytes import pack, unpack
from simulator import Simulation


def values(settings):
    return vars(settings).copy()


def all_settings():
    for language, _ in LANGUAGES:
        for brightness in range(1, 6):
            for speed in range(3):
                for switches in range(6):
                    settings = Settings()
                    settings.language = language
                    settings.brightness = brightness
                    settings.speed = speed
                    settings.sound = switches % 3
                    settings.lights = bool(switches // 3)
                    settings.game = speed % 2
                    yield settings


def test_all_settings_are_kept_as_they_are():
    packed = set()
    for settings in all_settings():
        other = Settings()
        assert unpack(other, pack(settings))
        assert values(other) == values(settings)
        packed.add(pack(settings))
    assert len(packed) == len(LANGUAGES) * 5 * 3 * 6


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x01",
        pack(Settings()) + b"\x00",
        b"\x04" + pack(Settings())[1:],
        bytes((2, len(LANGUAGES), 3, 5, 1, 0)),
        bytes((1, len(LANGUAGES), 3, 5, 1)),
        b"\x01\xff\x03\x05\x01",
        b"\x01\x00\x08\x05\x01",
        b"\x01\x00\x03\x00\x01",
        b"\x01\x00\x03\x06\x01",
        b"\x01\x00\x03\x05\x03",
    ],
)
def test_impossible_values_are_not_taken_over(data):
    settings = Settings()
    settings.language = "de"
    settings.speed = 2
    before = values(settings)
    assert not unpack(settings, data)
    assert values(settings) == before


@pytest.mark.parametrize("length", [5, 6])
def test_any_bytes_give_settings_that_work_or_none(length):
    lot = random.Random(1)
    for _ in range(3000):
        settings = Settings()
        before = values(settings)
        if unpack(settings, bytes(lot.randrange(8) for _ in range(length))):
            assert settings.language in dict(LANGUAGES)
            assert 0 < settings.light <= 1
            assert settings.pace > 0
        else:
            assert values(settings) == before


def test_settings_of_the_version_before_are_taken_over():
    settings = Settings()
    assert unpack(settings, b"\x01\x02\x01\x04\x02")
    kept = settings.language, settings.sound, settings.lights, settings.brightness, settings.speed
    assert kept == ("it", LOUD, False, 4, 2)


@pytest.mark.parametrize("flags, sound", [(0, OFF), (1, LOUD), (2, OFF), (3, LOUD)])
def test_sound_that_was_on_is_loud(flags, sound):
    """Before there were three volumes, one bit said whether there was sound."""
    settings = Settings()
    assert unpack(settings, bytes((3, 0, flags, 5, 1, 0)))
    assert settings.sound == sound


def test_a_new_handheld_speaks_english_and_has_everything_on():
    assert values(Settings()) == {
        "language": "en",
        "sound": LOUD,
        "lights": True,
        "brightness": 5,
        "speed": 1,
        "game": 0,
        "former": {},
    }
    assert Settings().light == 1


def test_faster_is_shorter():
    settings = Settings()
    paces = []
    for settings.speed in range(3):
        paces.append(settings.pace)
    assert paces == sorted(paces, reverse=True)
    assert len(set(paces)) == 3


def test_between_screens_nothing_is_left_of_the_one_before():
    with Simulation(seed=1) as handheld:
        program = handheld.program
        found = []
        program.between_screens(
            lambda: found.append((program.stage.top, program.device.display.root_group))
        )
        handheld.frame()
        assert found == []
        program.push("settings")
        handheld.frame()
        assert found == [(None, None)] and program.shown == "settings"
        program.pop()
        handheld.frame()
        assert len(found) == 1
