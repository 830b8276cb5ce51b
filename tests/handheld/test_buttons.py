"""Presses, repeats and sticks: what the player meant, from what the hardware says."""

import fake_hardware
import pytest

from handheld import clock
from handheld.buttons import (
    DOWN,
    LEFT,
    RIGHT,
    SELECT,
    START,
    UP,
    A,
    B,
    Buttons,
    Keys,
    Stick,
)

MASKS = bytes((B, A, START, SELECT))


@pytest.fixture
def source():
    return fake_hardware.Source()


@pytest.fixture
def buttons(source):
    return Buttons(source)


def fired(buttons, mask, times):
    """The moments among `times` at which `mask` is pressed."""
    return [now for now in times if buttons.poll(now) & mask]


def test_a_press_fires_once(source, buttons):
    source.press(A)
    assert buttons.poll(0) == A
    assert buttons.poll(33) == 0
    assert buttons.held == A


def test_a_tap_between_two_frames_is_not_lost(source, buttons):
    source.tap(A)
    assert buttons.poll(0) == A
    assert buttons.held == 0
    assert buttons.poll(33) == 0


def test_released_and_pressed_again_between_two_frames_fires_again(source, buttons):
    source.press(A)
    buttons.poll(0)
    source.release(A)
    source.press(A)
    assert buttons.poll(33) == A


def test_a_held_direction_repeats_after_a_while(source, buttons):
    source.press(LEFT)
    assert fired(buttons, LEFT, range(0, 800, 10)) == [0, 400, 520, 640, 760]


def test_a_direction_pressed_again_repeats_after_the_same_while(source, buttons):
    source.press(LEFT)
    fired(buttons, LEFT, range(0, 800, 10))
    source.release(LEFT)
    buttons.poll(800)
    source.press(LEFT)
    assert fired(buttons, LEFT, range(1000, 1600, 10)) == [1000, 1400, 1520]


def test_repeats_keep_their_rate_in_frames_that_do_not_fit_it(source, buttons):
    source.press(LEFT)
    assert len(fired(buttons, LEFT, range(0, 400 + 120 * 10 + 33, 33))) == 1 + 11


@pytest.mark.parametrize("mask", [A, B, START, SELECT])
def test_a_held_button_never_repeats(source, buttons, mask):
    source.press(mask)
    assert fired(buttons, mask, range(0, 5000, 33)) == [0]


def test_a_frame_that_took_long_is_followed_by_one_repeat_and_no_burst(source, buttons):
    source.press(DOWN)
    buttons.poll(0)
    assert fired(buttons, DOWN, (3000, 3033, 3066, 3099, 3119, 3120)) == [3000, 3120]


def test_repeats_survive_the_wrap_of_the_clock(source, buttons):
    wrap = 1 << 29
    source.press(UP)
    assert buttons.poll(wrap - 100) == UP
    assert buttons.poll(299) == 0
    assert buttons.poll(300) == UP


def test_another_direction_restarts_the_wait(source, buttons):
    source.press(LEFT)
    buttons.poll(0)
    source.release(LEFT)
    source.press(UP)
    assert buttons.poll(390) == UP
    assert fired(buttons, UP, range(400, 800, 10)) == [790]


def test_a_press_held_through_a_scene_change_fires_nothing(source, buttons):
    source.press(A | LEFT)
    buttons.poll(0)
    buttons.clear()
    assert buttons.held == 0
    assert fired(buttons, A | LEFT, range(33, 3000, 33)) == []


def test_after_release_it_fires_again(source, buttons):
    source.press(A)
    buttons.poll(0)
    buttons.clear()
    source.release(A)
    assert buttons.poll(33) == 0
    source.press(A)
    assert buttons.poll(66) == A


def test_released_and_pressed_again_within_the_first_frame_fires(source, buttons):
    source.press(A)
    buttons.poll(0)
    buttons.clear()
    source.release(A)
    source.press(A)
    assert buttons.poll(33) == A
    assert buttons.held == A


def test_a_press_just_before_the_scene_change_is_not_the_new_scenes(source, buttons):
    source.press(B)
    buttons.clear()
    assert buttons.poll(0) == 0
    source.tap(START)
    buttons.clear()
    assert buttons.poll(33) == 0


def test_other_buttons_fire_while_one_is_mute(source, buttons):
    source.press(A)
    buttons.clear()
    source.press(B)
    assert buttons.poll(0) == B


def test_opposite_directions_cancel(source, buttons):
    source.press(UP | DOWN | A)
    assert buttons.poll(0) == A
    assert buttons.held == A
    assert fired(buttons, UP | DOWN, range(33, 2000, 33)) == []


def test_across_both_directions_count(source, buttons):
    source.press(UP | LEFT)
    assert buttons.poll(0) == UP | LEFT


def test_a_thumb_that_rolls_over_the_pad_is_heard(source, buttons):
    source.press(LEFT)
    buttons.poll(0)
    source.press(RIGHT)
    assert buttons.poll(33) == 0
    source.release(LEFT)
    assert buttons.poll(66) == RIGHT


def test_a_mute_direction_does_not_cancel_its_opposite(source, buttons):
    source.press(LEFT)
    buttons.clear()
    source.press(RIGHT)
    assert buttons.poll(0) == RIGHT


# Keys of a scanner.


def keys(scanner):
    return Keys(scanner, MASKS, fake_hardware.Event())


def test_keys_become_masks():
    scanner = fake_hardware.Scanner()
    source = keys(scanner)
    scanner.press(1)
    source.update()
    assert (source.down, source.hit) == (A, A)
    source.update()
    assert (source.down, source.hit) == (A, 0)
    scanner.release(1)
    source.update()
    assert (source.down, source.hit) == (0, 0)


def test_a_key_held_at_power_up_is_known():
    """CircuitPython 9.2's scanners report nothing for a key that is held when they are made."""
    buttons = Buttons(keys(fake_hardware.Scanner(held=(3,))))
    assert buttons.poll(0) == SELECT
    assert buttons.held == SELECT


def test_a_tap_shorter_than_a_frame_reaches_the_player():
    scanner = fake_hardware.Scanner()
    source = keys(scanner)
    scanner.press(0)
    scanner.release(0)
    source.update()
    assert (source.down, source.hit) == (0, B)


def test_no_key_sticks_when_the_queue_overflows():
    """A release that finds the queue full is lost."""
    scanner = fake_hardware.Scanner(max_events=4)
    source = keys(scanner)
    scanner.press(1)
    for _ in range(10):
        scanner.press(0)
        scanner.release(0)
    scanner.release(1)
    scanner.press(2)
    source.update()
    assert source.down == START
    scanner.release(2)
    source.update()
    assert source.down == 0


# The analog stick.

MIDDLE = 32768


def moved(stick, axis, *values):
    directions = []
    for value in values:
        axis.value = value
        stick.update()
        directions.append(stick.down)
    return directions


@pytest.fixture
def x():
    return fake_hardware.Axis(MIDDLE)


@pytest.fixture
def y():
    return fake_hardware.Axis(MIDDLE)


@pytest.fixture
def stick(x, y):
    return Stick(x, y)


def test_the_stick_points_four_ways(stick, x, y):
    assert moved(stick, x, 0, MIDDLE, 65535, MIDDLE) == [LEFT, 0, RIGHT, 0]
    assert moved(stick, y, 0, MIDDLE, 65535, MIDDLE) == [UP, 0, DOWN, 0]


def test_the_stick_hits_once(stick, x):
    x.value = 65535
    stick.update()
    assert stick.hit == RIGHT
    stick.update()
    assert (stick.down, stick.hit) == (RIGHT, 0)


@pytest.mark.parametrize(
    "across, sign, direction",
    [(True, 1, RIGHT), (True, -1, LEFT), (False, 1, DOWN), (False, -1, UP)],
)
def test_a_direction_begins_further_out_than_it_ends(stick, x, y, across, sign, direction):
    outwards_and_back = [MIDDLE + sign * out for out in (17000, 19000, 13000, 11000, 13000)]
    seen = moved(stick, x if across else y, *outwards_and_back)
    assert seen == [0, direction, direction, 0, 0]


def test_noise_at_either_edge_does_not_chatter(stick, x):
    for edge in (MIDDLE + 18000, MIDDLE + 11500):
        x.value = edge
        stick.update()
        seen = moved(stick, x, *[edge + noise for noise in (900, -900) * 20])
        assert sum(a != b for a, b in zip(seen, seen[1:])) <= 1


def test_on_the_diagonal_the_first_direction_stays(stick, x, y):
    x.value = MIDDLE + 25000
    stick.update()
    assert moved(stick, y, MIDDLE + 24000, MIDDLE + 26000, MIDDLE + 25000) == [RIGHT] * 3
    assert moved(stick, y, 65535) == [DOWN]


def test_only_the_dominant_axis_counts(stick, x, y):
    x.value = MIDDLE - 20000
    y.value = MIDDLE + 30000
    stick.update()
    assert stick.down == DOWN


def test_flung_across_it_needs_the_whole_way(stick, x):
    assert moved(stick, x, 0, MIDDLE + 12000, MIDDLE + 19000) == [LEFT, 0, RIGHT]


def test_the_centre_is_where_the_stick_rests(x, y):
    x.value = 30000
    stick = Stick(x, y)
    assert moved(stick, x, 30000 - 17500, 30000 - 18500) == [0, LEFT]


def test_the_centre_is_the_mean_of_a_noisy_stick(y):
    x = fake_hardware.Axis(31000, 31400, 30800, 30800)
    stick = Stick(x, y)
    assert moved(stick, x, 31000 + 17900, 31000 + 18100) == [0, RIGHT]


def test_a_stick_held_at_power_up_does_not_become_the_centre(x, y):
    x.value = 65535
    stick = Stick(x, y)
    assert moved(stick, x, 65535, MIDDLE, 0) == [RIGHT, 0, LEFT]


# Several sources.


def test_all_sources_count_as_one(stick, x):
    scanner = fake_hardware.Scanner()
    buttons = Buttons(keys(scanner), stick)
    scanner.press(1)
    x.value = 0
    assert buttons.poll(0) == A | LEFT
    scanner.release(1)
    assert buttons.poll(33) == 0
    assert buttons.held == LEFT


def test_no_source_fires_through_a_scene_change(stick, x):
    scanner = fake_hardware.Scanner()
    buttons = Buttons(keys(scanner), stick)
    scanner.press(1)
    x.value = 0
    buttons.clear()
    assert fired(buttons, 255, range(0, 1000, 33)) == []
    scanner.release(1)
    x.value = MIDDLE
    assert buttons.poll(1000) == 0
    x.value = 0
    assert buttons.poll(1033) == LEFT


def test_direction_pins_and_a_stick_cancel_each_other(source, stick, x):
    buttons = Buttons(source, stick)
    source.press(RIGHT)
    x.value = 0
    assert buttons.poll(0) == 0


# Time.


def test_since_across_the_wrap():
    wrap = 1 << 29
    assert clock.since(5, wrap - 5) == 10
    assert clock.since(wrap - 5, 5) == -10
    assert clock.since(wrap // 4 * 3, 5) == wrap // 4 * 3 - 5  # long ago, not in the future
    assert clock.since(1000, 400) == 600


def test_the_frame_loop_sleeps_what_is_left_of_a_frame():
    time = fake_hardware.Time()
    pace = clock.Clock(time.ticks, time.sleep, time.date)
    time.now += 10
    pace.pace()
    assert time.now == clock.FRAME
    time.now += 50
    pace.pace()
    assert time.slept == [0.023]
    time.now += 3
    pace.pace()
    assert time.slept == [0.023, 0.03]
