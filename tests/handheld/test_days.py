"""A handheld left on for days answers as before, though its clock starts over after six."""

import pytest
from kahuna_player import Player
from piranja_player import PiranjaPlayer, form_of_four, memory_with

from simulator import Simulation
from simulator.timing import PERIOD

MINUTE = 60_000
# Milliseconds: half a round of the clock, more, and until everything seems to have just begun.
LEFT = [PERIOD // 2 + MINUTE, PERIOD // 4 * 3, PERIOD + 50, 3 * PERIOD + 50]


def leave_on(handheld, ms):
    """Leaves it alone for that long; the press that wakes the display does nothing else."""
    time = handheld.device.time
    for end in (1, 11 * MINUTE, *range(PERIOD // 8, ms, PERIOD // 8), ms):
        time.wait(end / 1000 - time.seconds)
        handheld.frame(2)
        assert end == 1 or handheld.screen.brightness == 0
    handheld.press("a")
    assert handheld.screen.brightness == 1


@pytest.mark.parametrize("button", ["a", "start"])
@pytest.mark.parametrize("ms", LEFT)
def test_a_handover_left_for_days_ends_as_ever(ms, button):
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.begin()
        leave_on(handheld, ms)
        assert player.scene == "handover"
        player.press_handover(button)
        assert player.scene == ("play" if button == "a" else "menu")


@pytest.mark.parametrize("button", ["a", "start"])
@pytest.mark.parametrize("ms", LEFT)
def test_a_handheld_not_taken_over_for_days_is_taken_over_as_ever(ms, button):
    with Simulation(seed=1, nvm=memory_with(setup=form_of_four())) as handheld:
        handheld.press("a", "start")
        player = PiranjaPlayer(handheld)
        assert player.scene == "handover"
        leave_on(handheld, ms)
        player.press(button)
        assert player.scene == ("play" if button == "a" else "menu")
