"""Any buttons in any order: no exception, no frozen screen, and always the same pictures."""

import hashlib
import random

import pytest
from kahuna_player import Player, redrawn
from piranja_games import begun, steps
from piranja_player import memory_with
from random_presses import press_at_random, reacts

from simulator import PLAIN, PYBADGE, PYGAMER, Simulation
from simulator.boards import BUTTONS


class Pictures:
    """A digest of all frames that were drawn, and their number."""

    def __init__(self):
        self._digest = hashlib.blake2b(digest_size=16)
        self.drawn = 0

    def __call__(self, handheld):
        if handheld.sent:
            self.drawn += 1
            self._digest.update(handheld.frames.to_bytes(4, "big"))
            self._digest.update(handheld.screen.pixels)

    @property
    def digest(self):
        return self._digest.hexdigest()


@pytest.mark.parametrize(
    "seed, presses, board", [(1, 4000, PYGAMER), (2, 1000, PYBADGE), (3, 1000, PLAIN)]
)
def test_no_buttons_stop_the_program(seed, presses, board, tmp_path):
    drive = tmp_path if board is PYGAMER else None
    with Simulation(seed=seed, board=board, drive=drive) as handheld:
        press_at_random(handheld, seed, presses)
        assert reacts(handheld)
        assert handheld.screen.changes > presses // 3
        print(f"{presses} presses, {handheld.frames} frames, {handheld.screen.changes} changes")


@pytest.mark.parametrize("players", [(0, 1), (3, 0), (2, 1)])
def test_no_buttons_stop_a_game_with_robots(players):
    seed = 10 * players[0] + players[1]
    with Simulation(seed=seed) as handheld:
        player = Player(handheld)
        player.begin(players=players, edition="french", variants=("guard", "open"))
        press_at_random(handheld, seed, 1000)
        assert reacts(handheld)


def test_the_same_buttons_give_the_same_pictures():
    digests = []
    for _ in range(2):
        pictures = Pictures()
        with Simulation(seed=5, watch=pictures) as handheld:
            press_at_random(handheld, 5, 600)
        digests.append((pictures.drawn, pictures.digest))
    assert digests[0] == digests[1]


def test_several_buttons_at_once_stop_nothing():
    lot = random.Random(7)
    with Simulation(seed=7) as handheld:
        for _ in range(600):
            for button in lot.sample(BUTTONS, lot.randint(1, 4)):
                if button in handheld.device.held:
                    handheld.let_go(button)
                else:
                    handheld.hold(button)
            handheld.frame(lot.randint(1, 3))
            assert handheld.running and "Traceback" not in handheld.serial, handheld.serial
        for button in list(handheld.device.held):
            handheld.let_go(button)
        handheld.frame(2)
        assert reacts(handheld)


@pytest.mark.parametrize("seed", [2, 3])
def test_what_is_sent_bit_by_bit_makes_the_whole_picture(seed):
    game, lot = begun(seed, 4)
    for _ in steps(game, lot):
        if game.turned == 40:  # with several piles on the ground
            break
    with Simulation(seed=seed, nvm=memory_with(game)) as handheld:
        for _ in range(200):
            handheld.press(lot.choice(("left", "right", "right", "a", "b", "start")))
            assert bytes(handheld.screen.pixels) == redrawn(handheld.screen)
