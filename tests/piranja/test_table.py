"""The table of Kai Piranja looks as it is known to look, in a turn and while something happens.

`python3 tools/test.py --rewrite-goldens tests/piranja/test_table.py` takes what it shows now as
right; look at the pictures in tests/golden/table/ before keeping them.
"""

from pathlib import Path

import pytest
from golden_pictures import GoldenTour, goldens_in
from piranja_games import fish_in, game_of
from piranja_table import Watcher, handheld_with, number_of

from piranja.look.layout import FAT
from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN

every_language = pytest.mark.parametrize("language", ("en", "fr", "it", "de"))

FOUR = ["ps ms mb fb ms mb", "bb fb", "fs", "ps ps ms bs fs"]
SIX = [*FOUR, "", "bs ms bs bs ps fs ms ms ms bs ps fs ps ms fs bs"]
PILES = (4, 18, 2, 7)


class Tour(GoldenTour):
    """What a handheld shows in a turn; `shot` compares it."""

    def __init__(self, goldens, language):
        handheld = handheld_with(language)
        self.watcher = Watcher(handheld)
        super().__init__(handheld, self.watcher, goldens, language, frames=2)

    def lay(self, cards, rows, piles=PILES, sea="ms ps", shoal=40, **more):
        """Lays out a game in which these cards come next, then others of the shoal."""
        game = game_of(f"{cards} {'bs ' * shoal}", len(rows), sea)
        for seat, row in enumerate(rows):
            game.rows[seat] = fish_in(row)
            game.catches[seat] = 7 * seat + 2
        for species, count in enumerate(piles):
            game.digesting[species] = count
        self.watcher.lay(game, **more)

    def shot(self, name):
        super().shot(name, "play")

    def until(self, is_so):
        for table in self.watcher.see():
            if is_so(table):
                return
        raise AssertionError("it never came")


goldens = goldens_in("table")


@every_language
def test_what_may_be_done(goldens, language):
    with Tour(goldens, language) as tour:
        tour.lay("ms", FOUR)
        tour.shot("begin")
        tour.watcher.turn_over()
        tour.watcher.watch()
        for name, action in (("bring-in", BRING_IN), ("leave", LEAVE), ("fetch", FETCH + 1)):
            tour.watcher.choose_action(action)
            tour.shot(name)
        tour.watcher.do(FETCH + 1)
        tour.handheld.frame(7)
        tour.shot("fetching")


@every_language
def test_a_person_alone_is_called_and_then_too_quick(goldens, language):
    with Tour(goldens, language) as tour:
        tour.lay("ms", FOUR, kinds=(0, 1, 1, 1))
        tour.shot("called")
        tour.watcher.watch()
        tour.watcher.press("a")
        tour.shot("too-soon")


@every_language
def test_what_happens(goldens, language):
    with Tour(goldens, language) as tour:
        tour.lay("bs", [*FOUR[:1], "fb", *FOUR[2:]])
        tour.watcher.turn_over()
        tour.until(lambda table: not table.tiny.hidden)
        tour.shot("passed")
        tour.lay("fh", FOUR)
        tour.watcher.turn_over()
        tour.until(lambda table: not table.fish.hidden)
        tour.shot("hungry")
        tour.until(lambda table: number_of(table.fish) >= FAT)
        tour.shot("fat")


@every_language
def test_the_end(goldens, language):
    with Tour(goldens, language) as tour:
        tour.lay("ms", FOUR, sea="bh ps", shoal=0)
        tour.watcher.turn_over()
        tour.until(lambda table: tour.watcher.top._state == 6)
        tour.handheld.frame(40)
        tour.shot("sea")
        tour.watcher.watch()
        tour.watcher.turn_over()
        tour.until(lambda table: getattr(tour.watcher.top.playback._giant, "scale", 0) == 3)
        tour.shot("end")


def test_everybody_with_all_that_can_be_shown(goldens):
    with Tour(goldens, "en") as tour:
        tour.lay("ms", SIX, catches=True, danger=True)
        tour.shot("six")
        tour.lay("ms", ["bs " * 20, "", "ps"], catches=True, shoal=10)
        tour.watcher.choose_action(TURN)
        tour.shot("long")


def test_no_golden_picture_is_left_over(goldens):
    source = Path(__file__).read_text(encoding="utf-8")
    for path in goldens.folder.glob("*.png"):
        assert f'"{path.stem.rpartition("-")[0]}"' in source, path.name
