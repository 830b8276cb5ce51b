"""The lights are written only when they change, dim, and green first."""

import pytest

from handheld.lights import Lights


@pytest.fixture
def sent():
    return []


@pytest.fixture
def pixels(sent):
    pixels = Lights(lambda colours: sent.append(bytes(colours)), 2, 255)
    sent.clear()
    return pixels


def test_they_are_dark_from_the_start(sent):
    Lights(lambda colours: sent.append(bytes(colours)), 2)
    assert sent == [bytes(6)]


def test_green_goes_first(pixels, sent):
    pixels.set(1, 0x112233)
    pixels.update()
    assert sent == [b"\0\0\0\x22\x11\x33"]


def test_nothing_is_sent_while_nothing_changes(pixels, sent):
    pixels.fill(0x00FF00)
    pixels.update()
    for _ in range(10):
        pixels.fill(0x00FF00)
        pixels.update()
    assert len(sent) == 1


def test_changed_and_changed_back_within_a_frame_sends_nothing(pixels, sent):
    pixels.fill(0xFF0000)
    pixels.fill(0)
    pixels.update()
    assert sent == []


def test_one_buffer_serves_every_write():
    buffers = []
    pixels = Lights(buffers.append, 5)
    for colour in (0xFFFFFF, 0, 0xFF0000):
        pixels.fill(colour)
        pixels.update()
    assert len({id(buffer) for buffer in buffers}) == 1


@pytest.mark.parametrize("brightness, light", [(51, (25, 51, 0)), (255, (128, 255, 0))])
def test_brightness_scales_what_is_sent(sent, brightness, light):
    pixels = Lights(lambda colours: sent.append(bytes(colours)), 2, brightness)
    pixels.fill(0xFF8000)
    pixels.update()
    assert sent[-1] == bytes(light * 2)


def test_they_are_dim_unless_told_otherwise(sent):
    pixels = Lights(lambda colours: sent.append(bytes(colours)), 1)
    pixels.fill(0xFFFFFF)
    pixels.update()
    assert 0 < max(sent[-1]) < 64


def test_switched_off_they_go_dark_and_come_back(pixels, sent):
    pixels.fill(0x010203)
    pixels.update()
    pixels.enabled = False
    pixels.update()
    assert sent[-1] == bytes(6)
    pixels.fill(0x0A0B0C)
    pixels.update()
    assert sent[-1] == bytes(6)
    pixels.enabled = True
    pixels.update()
    assert sent[-1] == b"\x0b\x0a\x0c" * 2


def test_a_board_without_lights_takes_everything_in_silence():
    pixels = Lights(lambda colours: None, 0)
    pixels.set(0, 0xFFFFFF)
    pixels.fill(0xFFFFFF)
    pixels.enabled = True
    pixels.update()
    assert pixels.count == 0
