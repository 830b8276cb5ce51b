"""Kai Piranja's screens look as they are known to look; test_table.py has the table's pictures.

`python3 tools/test.py --rewrite-goldens tests/piranja/test_golden.py` takes what they show now as
right; look at the pictures in tests/golden/piranja/ before keeping them.
"""

from pathlib import Path

import pytest
from golden_pictures import GoldenTour, goldens_in
from piranja_games import play, with_cards
from piranja_player import HANDED, PiranjaPlayer, game_near_its_end, memory_with, seats_of

from piranja.rules.actions import TURN
from simulator import Simulation

LANGUAGES = ("en", "fr", "it", "de")
NAMES = ("Ana", "Chloé", "", "Wilma")
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Tour(GoldenTour):
    """A tour from the title, or from a game under way."""

    def __init__(self, game, goldens, language, **others):
        seats = seats_of(game.players, names=NAMES) if game else None
        memory = memory_with(game, seats, language=language, **others)
        handheld = Simulation(nvm=memory, seed=1)
        super().__init__(handheld, PiranjaPlayer(handheld), goldens, language, frames=2)


goldens = goldens_in("piranja")


@every_language
def test_the_title_and_what_it_leads_to(goldens, language):
    with Tour(None, goldens, language) as tour:
        tour.shot("title", "title")
        tour.press("a")
        tour.shot("newgame", "newgame")
        tour.press("down", "left", "down", "right", "down", "left", "a")
        tour.shot("player", "player")
        tour.press("left", "left", "a", "down", "a", "right", *["up"] * 3, "a", "right")
        tour.shot("player-name", "player")
        tour.press("start")
        tour.shot("newgame-changed", "newgame")
        tour.press("b", "down", "down", "a")
        tour.shot("rules", "rules")
        tour.press("a")
        tour.shot("rules-page", "rules")
        tour.press("b", "b", "down", "down", "a")
        tour.shot("settings", "settings")


@every_language
def test_a_game_under_way(goldens, language):
    with Tour(
        with_cards(play("1 ps ms +\n2 fs bs .\n3 mh\n4 bs ms bh")), goldens, language
    ) as tour:
        tour.handheld.frame(HANDED)
        tour.shot("handover", "handover")
        tour.press("start")
        tour.shot("menu", "menu")
        tour.player.choose(1)
        tour.press("a")
        tour.shot("log", "log")


@every_language
def test_the_end(goldens, language):
    with Tour(game_near_its_end(11, 6), goldens, language) as tour:
        tour.player.do(TURN)
        tour.handheld.frame(301)
        tour.shot("final", "final")
        tour.press("a")
        tour.shot("over", "over")
        tour.press("down", "a")
        tour.shot("course", "course")
        tour.press("b", "down", "a")
        tour.shot("log-end", "log")
        tour.player.piranja.reset_to("title")
        tour.handheld.frame(2)
        tour.press("down", "down", "down", "a")
        tour.shot("statistics", "statistics")


@every_language
@pytest.mark.parametrize("name, seed", [("final-tied", 158), ("final-together", 300)])
def test_a_tie(goldens, language, name, seed):
    """Two have 35 cards, and one of them more hungry fish; of the two with 18 neither has."""
    with Tour(game_near_its_end(seed, 3), goldens, language) as tour:
        tour.player.do(TURN)
        tour.handheld.frame(301)
        tour.shot(name, "final")


def test_no_golden_picture_is_left_over(goldens):
    """Every picture belongs to a shot of these tours."""
    source = Path(__file__).read_text(encoding="utf-8")
    for path in goldens.folder.glob("*.png"):
        assert f'"{path.stem.rpartition("-")[0]}"' in source, path.name
