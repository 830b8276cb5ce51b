"""What a card from the pile may do, and what the bar says about it if the settings show luck."""

import re
from types import SimpleNamespace

import pytest
from kahuna_games import EXAMPLE, games_under_way, play, steps
from kahuna_player import Player, discarding, memory_with, packed

from handheld import texts
from handheld.languages import LANGUAGES
from kahuna.parts import bar_remarks
from kahuna.play.chooser import PILE
from kahuna.play.drawing import count_unseen, helpers
from kahuna.play.hint_cards import for_drawing
from kahuna.play.hint_reasons import HELPFUL
from kahuna.play.within_reach import breakable, free_lines, winnable
from kahuna.robots.knowledge import Knowledge
from kahuna.rules.actions import HIDDEN_DISCARD
from kahuna.rules.cards import ONE_EACH, copies, count, with_card
from kahuna.rules.limits import FEW, ISLAND_COUNT
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.view import View
from simulator import Simulation


def views():
    """What a side sees at every moment of some games."""
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase not in (DEALING, OVER):
                yield View(game, game.turn)


def could(view, hand):
    """The islands that a hand could win, and those that it could break."""
    side = view.side
    won = winnable(view, side, free_lines(view, view, side), hand)
    return won, breakable(view, side, hand)


def test_a_card_helps_if_it_wins_or_breaks_an_island_that_the_hand_alone_does_not():
    seen = set()
    for view in views():
        hand = view.hands[view.side]
        won, broken = could(view, hand)
        helps = helpers(view, view, hand)
        for card in range(ISLAND_COUNT):
            if copies(hand, card) < 2:
                more = could(view, with_card(hand, card))
                wins, breaks = more[0] & ~won, more[1] & ~broken
                assert bool(wins or breaks) == bool(helps >> card & 1)
                seen.add((bool(wins), bool(breaks)))
    assert len(seen) == 4


def test_unseen_are_the_pile_and_what_the_other_side_holds_or_hid():
    """Robots count alike: a card that it took face up is known, unless it must have gone."""
    knowledge = Knowledge()
    hid = 0
    for view in views():
        other = 1 - view.side
        unseen, every = count_unseen(view, ONE_EACH)
        knowledge.look(view)
        assert unseen == every == knowledge.total
        if HIDDEN_DISCARD not in view.history[: view.length]:
            known = (view.open if view.opened else view.seen)[other]
            assert every == view.pile + view.sizes[other] - count(known)
        hid += bool(view.buried[other])
        some = [count_unseen(view, 1 << island)[0] for island in range(ISLAND_COUNT)]
        assert some == list(knowledge.unseen)
    assert hid


def at_the_pile(record, code="en", shows_luck=True):
    """What the bar says with the cursor on the pile; and the view there."""
    with Simulation(nvm=memory_with(packed(play(record)), language=code), seed=1) as handheld:
        handheld.cartridge.shows_luck = shows_luck
        player = Player(handheld)
        player.lift()
        handheld.frame(3)
        turn = player.top
        while turn.chooser.at != PILE:
            handheld.press("right")
        handheld.frame(2)
        return handheld.cartridge.tabletop.bar._words.text, turn.chooser.view


FULL = """bridges white AB
bridges black AD HI IJ
hand white CFGKL
hand black EE
round 2
deck DBAJKLI
"""


def test_where_nothing_can_be_drawn_nothing_is_said_of_luck():
    said, view = at_the_pile(FULL)
    assert view.pile and said == texts.load("kahuna", "turn_en").END_TURN


def test_after_a_discard_the_bar_says_it_at_once():
    with Simulation(nvm=memory_with(packed(play(FULL))), seed=1) as handheld:
        handheld.cartridge.shows_luck = True
        player = Player(handheld)
        player.lift()
        handheld.frame(3)
        turn = player.top
        player.follow(discarding(turn.chooser, [2]))  # C
        handheld.frame(60)
        assert turn.chooser.at == PILE
        said = texts.load("kahuna", "remarks_en").DRAW_HELPING[0]
        helps = helpers(turn.chooser.view, turn.chooser.view, turn.chooser.view.hands[0])
        assert handheld.cartridge.tabletop.bar._words.text == said % count_unseen(
            turn.chooser.view, helps
        )


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_on_the_pile_the_bar_says_how_many_unseen_cards_help(code):
    said, view = at_the_pile(EXAMPLE, code)
    hand = view.hands[view.side]
    helpful, unseen = count_unseen(view, helpers(view, view, hand))
    assert 1 < helpful < unseen
    assert said == texts.load("kahuna", "remarks_" + code).DRAW_HELPING[0] % (helpful, unseen)
    assert (HELPFUL, helpful, unseen) in for_drawing(view, view, hand)
    usual, _ = at_the_pile(EXAMPLE, code, False)
    assert usual == texts.load("kahuna", "turn_" + code).DRAW


def test_a_single_card_helps():
    kahuna = SimpleNamespace(more_texts=lambda part: texts.load("kahuna", part + "_en"))
    found = set()
    for view in views():
        helpful, unseen = count_unseen(view, helpers(view, view, view.hands[view.side]))
        if helpful == 1 and view.pile:
            few = view.pile <= FEW
            said = f"{view.pile} left, 1/{unseen}" if few else f"1 of {unseen}"
            assert bar_remarks.of_luck(kahuna, view) == f"A: draw ({said} helps)"
            found.add(few)
    assert len(found) == 2


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_with_luck_the_bar_still_says_that_few_cards_are_left(code):
    """It said only how many help."""
    said, view = at_the_pile(EXAMPLE.rpartition("deck")[0] + "deck CDFGJ\n", code)
    assert 0 < view.pile <= FEW and re.search(rf"\b{view.pile}\b", said)
