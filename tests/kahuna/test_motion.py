"""What moves: cards on their way and the heads of menus, for a tenth of a second each, and the
pictures at the end of a game."""

import pytest
from kahuna_games import play
from kahuna_player import WHOLE, memory_with, packed, to_place
from one_turn import OneTurn

from kahuna.look import tunes
from kahuna.play.chooser import FACE_UP, ON_STRIP, PILE
from simulator import Simulation

DRAWING = "bridges white AB\nhand white ADE\nhand black CC\ndeck BDGJLI"
FULL = "hand white AKDEF\nhand black CC\ndeck BDGJLI"
SMALL = WHOLE // 10  # pixels of a frame in which something moves
MOVING = 11  # pixels across what moves at an end


class Turn(OneTurn):
    def go_to(self, place):
        self.player.follow(to_place(self.player.chooser, place))

    def frame(self):
        self.handheld.frame()
        return self.handheld.sent

    def cards(self):
        """Where the cards of the strip are."""
        return [(tile.x, tile.y) for tile in self.handheld.cartridge.tabletop.strip._tiles]


@pytest.mark.parametrize("place", [PILE, FACE_UP + 1])
def test_a_card_comes_to_the_hand_before_the_turn_goes_on(place):
    with Turn(DRAWING) as turn:
        turn.go_to(PILE)
        home = turn.cards()
        turn.go_to(place)
        turn.player.press("a")
        turn.tap("a")
        assert turn.player.game.turn == 1
        assert turn.handheld.device.speaker.heard[-1].hz == tunes.CARD[0]
        went = []
        while turn.player.scene == "play":
            went.append([at for at in range(5) if turn.cards()[at] != home[at]])
            assert turn.frame() <= SMALL or turn.player.scene != "play"
        # The fourth card of the hand is new, or the last one if face down; in the end it is there.
        slot = 1 if place < PILE else 3
        assert went == [[slot], [slot], []]


def test_a_card_comes_face_down_from_the_pile():
    """Somebody who looks over the shoulder sees no hidden card."""
    pictures = []
    for deck in ("BDGJLI", "BDGIJL"):
        with Turn(DRAWING.replace("BDGJLI", deck)) as turn:
            turn.go_to(PILE)
            turn.player.press("a")
            turn.tap("a")
            pictures.append([])
            while turn.player.scene == "play":
                pictures[-1].append(bytes(turn.handheld.screen.pixels))
                turn.frame()
    assert len(pictures[0]) == 3
    assert pictures[0] == pictures[1]


def test_a_press_does_not_wait_for_a_card():
    with Turn(DRAWING) as turn:
        turn.go_to(PILE)
        turn.player.press("a")
        turn.tap("a")
        turn.tap("b")
        assert turn.player.scene != "play"


def test_discarded_cards_fall_and_the_others_move_up():
    with Turn(FULL) as turn:
        turn.go_to(PILE)
        home = turn.cards()
        turn.player.press("a", "right", "a", "right", "right", "a")
        assert turn.player.chooser.marked == 0b100
        turn.go_to(PILE)
        turn.tap("a")
        assert turn.player.game.sizes[0] == 4
        heights = []
        for _ in range(3):
            heights.append(turn.cards()[2][1])
            assert turn.frame() <= 2 * SMALL
        assert heights == sorted(heights) and heights[-1] > home[2][1] + 10
        assert turn.cards()[:5] == home[:5]
        assert bytes(turn.player.chooser.cards[:5]) == bytes((0, 3, 5, 10, 255))
        assert turn.player.chooser.mode == ON_STRIP


def test_a_press_while_cards_fall_is_answered():
    with Turn(FULL) as turn:
        turn.go_to(PILE)
        turn.player.press("a", "right", "a", "a")
        turn.go_to(PILE)
        turn.tap("a")
        turn.tap("left")
        assert turn.player.chooser.at == PILE - 1
        assert turn.player.chooser.cards[4] == 255
        assert [y for _, y in turn.cards()[:4]] == [1] * 4


# The other side's cards


def flight_of(turn):
    """The pictures while a card flies to the robot, which ended its turn by drawing it."""
    record = f"first black\nhand white A\nhand black CC\ndeck {turn}"
    with Simulation(nvm=memory_with(packed(play(record)))) as handheld:
        handheld.cartridge.session.players[:] = bytes((0, 2))
        handheld.cartridge.resume()
        handheld.frame(2)
        screen = handheld.program.stage.top
        parts = len(screen.group)
        while not screen._flight:
            handheld.frame()
        pictures = []
        while screen._flight:
            handheld.frame()
            assert 0 < handheld.sent <= SMALL
            pictures.append(bytes(handheld.screen.pixels))
        assert len(screen.group) == parts
        return pictures


def test_a_card_that_is_taken_flies_to_its_side():
    assert len(set(flight_of("BDGJLI\nblack ^B"))) == 4


def test_a_card_that_the_other_side_draws_is_not_to_be_seen():
    one, other = (flight_of(f"BDG{pile}\nblack ^") for pile in ("JLI", "LJI"))
    assert len(set(one)) == 4
    assert one == other


# Menus


def test_a_menu_slides_in_and_is_heard():
    with Turn(DRAWING) as turn:
        heard = len(turn.handheld.device.speaker.heard)
        turn.tap("start")
        assert turn.player.scene == "menu"
        pictures = [bytes(turn.handheld.screen.pixels)]
        for _ in range(3):
            assert 0 < turn.frame() <= 5 * SMALL // 2
            pictures.append(bytes(turn.handheld.screen.pixels))
        assert len(set(pictures)) == 4
        assert turn.frame() == 0
        assert len(turn.handheld.device.speaker.heard) > heard


# The ends

ENDS = {
    "won": (
        "bridges white BC\nbridges black GK\nround 3\ndeck F\nwhite ^F\nblack .\nwhite .",
        (0, 2),
    ),
    "lost": (
        "bridges white BC\nbridges black GK\nround 3\ndeck F\nwhite ^F\nblack .\nwhite .",
        (2, 0),
    ),
    "even": ("edition short\nround 3\ndeck F\nwhite ^F", (0, 2)),
}


@pytest.mark.parametrize("end", ENDS)
def test_the_picture_of_an_end_moves_by_little(end):
    """One tile in each frame, until all have shown their four pictures."""
    record, players = ENDS[end]
    with Simulation(nvm=memory_with(packed(play(record)))) as handheld:
        handheld.cartridge.session.players[:] = bytes(players)
        handheld.cartridge.reset_to("final")
        handheld.frame(4)
        pictures = set()
        for _ in range(60):
            handheld.frame()
            assert handheld.sent <= MOVING * MOVING
            pictures.add(bytes(handheld.screen.pixels))
        assert len(pictures) > 4
