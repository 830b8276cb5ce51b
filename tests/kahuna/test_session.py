"""The game under way: who sees what, what can be taken back, and what is saved."""

import itertools
import random

import pytest
from kahuna_games import GAMES, SIDES, actions, new_game, play, save_game
from old_saves import OLD_GAME, expected_game

from handheld.chance import Chance, seed_of
from kahuna.play.beginning import again, begin, rematch
from kahuna.play.session import Session
from kahuna.play.setup import BY_LOT
from kahuna.records import notation
from kahuna.rules.actions import DRAW, TAKE, ends_turn
from kahuna.rules.cards import copies
from kahuna.rules.phases import HANDICAP, OVER, PLAY
from kahuna.rules.tables import LETTERS

NEVER = 255  # no card has been drawn


@pytest.fixture(autouse=True)
def always_the_same_chance(monkeypatch):
    drawn = itertools.count(1)
    monkeypatch.setattr("kahuna.play.session.entropy", lambda: Chance(seed_of(next(drawn))))


def session_of(game):
    session = Session()
    session.chance = Chance(seed_of(1))
    session.begin(game)
    session.show_to(game.turn)
    return session


def begun(**setup):
    session = Session()
    for name, value in setup.items():
        setattr(session.setup, name, value)
    begin(session)
    return session


def sessions_by_lot(number):
    """Sessions of every edition and variant, yielded after every deal and action."""
    for edition, variants in GAMES:
        for seed in range(number):
            lot = random.Random(seed)
            handicap = None if edition == "short" or seed % 2 else (lot.choice(SIDES), 1 + seed % 3)
            session = session_of(new_game(edition, variants, lot.choice(SIDES), handicap))
            session.deal()
            yield session, lot
            while not session.over:
                if session.dealing:
                    session.deal()
                else:
                    session.show_to(session.view.turn)
                    session.act(lot.choice(actions(session.game)))
                yield session, lot


# Beginning


def test_a_new_game_follows_the_setup():
    session = begun(edition=1, guard=True, opened=True, handicap_side=1, handicap=2, starts=1)
    game = session.game
    assert game.edition.name == "french"
    assert (game.guard, game.opened, game.first) == (True, True, 1)
    assert (game.handicap_side, game.handicap, game.phase, game.turn) == (1, 2, HANDICAP, 1)
    assert game.sizes == [3, 3]


@pytest.mark.parametrize("edition", range(4))
def test_what_an_edition_does_not_offer_is_dropped(edition):
    session = begun(edition=edition, guard=True, opened=True, handicap_side=0, handicap=3, starts=0)
    edition = session.game.edition
    assert session.game.guard == edition.has_guard
    assert session.game.opened == edition.has_open
    assert session.game.handicap == (3 if edition.has_handicap else 0)


def test_the_lot_lets_both_sides_begin():
    assert {begun(starts=BY_LOT).game.first for _ in range(20)} == {0, 1}


def test_again_is_the_same_game_with_the_other_side_first_and_other_cards():
    session = begun(edition=2, guard=True, starts=0)
    before = list(session.game.decks)
    again(session)
    assert session.game.first == 1
    assert session.game.edition.name == "classic"
    assert session.game.guard
    assert list(session.game.decks) != before
    again(session)
    assert session.game.first == 0


def test_again_is_the_same_game_whatever_the_form_has_been_turned_to():
    """When the form for a new game was opened and left, the game under way changed."""
    session = begun(edition=2, guard=True, starts=0, handicap_side=1, handicap=2)
    setup = session.setup
    setup.edition, setup.guard, setup.handicap = 1, False, 0
    again(session)
    assert session.game.edition.name == "classic"
    assert session.game.guard
    assert (session.game.handicap_side, session.game.handicap) == (1, 2)


def test_again_with_a_head_start_gives_the_person_one_bridge_more_up_to_three():
    session = begun(edition=0, starts=0, players=bytearray((1, 0)))
    given = []
    for _ in range(4):
        again(session, head_start=True)
        given.append((session.game.handicap_side, session.game.handicap))
    assert given == [(1, 1), (1, 2), (1, 3), (1, 3)]


def test_a_head_start_of_the_other_side_goes_over_to_the_person_who_lost():
    session = begun(edition=0, starts=0, players=bytearray((0, 1)), handicap_side=1, handicap=3)
    again(session, head_start=True)
    assert (session.game.handicap_side, session.game.handicap) == (0, 1)


def test_every_round_is_dealt_from_the_cards_in_no_hand():
    for session, _ in sessions_by_lot(1):
        if session.game.length and session.game.history[session.game.length - 1] == 242:
            held = sum(session.game.sizes)
            assert session.game.pile + 3 + held == 24


# Seeing


def test_the_view_shows_the_hand_of_the_side_it_is_for_and_never_the_other():
    for session, _ in sessions_by_lot(1):
        for side in (0, 1):
            session.show_to(side)
            assert session.view.hands[side] == session.game.hands[side]
            assert session.view.hands[1 - side] == 0
        session.show_to(-1)
        assert session.view.hands == [0, 0]


def test_after_an_action_the_view_is_up_to_date_and_for_the_same_side():
    for session, _ in sessions_by_lot(1):
        view = session.view
        assert view.length == session.game.length
        assert view.bridges == session.game.bridges
        assert view.phase == session.game.phase


def test_nobody_can_read_the_other_sides_discards():
    for session, _ in sessions_by_lot(2):
        for side in (0, 1, -1):
            session.show_to(side)
            mover = session.game.first
            for at in range(session.view.length):
                action = session.view.history[at]
                if 216 <= action < 228:
                    assert mover == side
                if ends_turn(action):
                    mover = 1 - mover


# Fresh cards


def test_the_card_drawn_is_the_fresh_one():
    for session, _ in sessions_by_lot(1):
        game = session.game
        if game.phase != PLAY:
            continue
        side = game.turn
        session.show_to(side)
        for action in actions(game):
            if action == DRAW or TAKE <= action < DRAW:
                kept = bytes(session.fresh)
                before = game.hands[side]
                session.act(action)
                fresh = session.fresh[side]
                assert copies(game.hands[side], fresh) == copies(before, fresh) + 1
                if action != DRAW:
                    assert fresh == action - TAKE
                assert session.fresh[1 - side] == kept[1 - side]
                game.undo()
                session.fresh[:] = kept
                session.show_to(side)


def test_each_side_sees_its_own_card_as_fresh():
    session = begun(edition=0, starts=0)
    drawn = [action for action in actions(session.game) if TAKE <= action < DRAW][:2]
    assert len(set(drawn)) == 2
    for action in drawn:
        session.act(action)
    for side in (0, 1):
        session.show_to(side)
        assert session.fresh_card == drawn[side] - TAKE
    session.show_to(-1)
    assert session.fresh_card == NEVER


def test_a_turn_without_a_draw_leaves_no_card_fresh():
    session = begun(edition=0, starts=0)
    session.show_to(0)
    session.act(DRAW)
    assert session.fresh[0] != NEVER
    session.show_to(1)
    session.act(241)
    assert session.fresh[1] == NEVER
    assert session.fresh[0] != NEVER


def test_a_new_game_has_no_fresh_cards():
    session = begun(edition=0, starts=0)
    session.show_to(0)
    session.act(DRAW)
    again(session)
    assert list(session.fresh) == [NEVER, NEVER]


# Undo


def test_undo_takes_back_this_turn_and_nothing_else():
    """Never past a draw or a turn's end, a deal, or the head start once it is laid."""
    for session, _ in sessions_by_lot(1):
        session.show_to(session.view.turn)
        game = session.game
        length = game.length
        saved = save_game(game)
        taken_back = []
        while session.can_undo:
            taken_back.append(game.history[game.length - 1])
            session.undo()
            assert session.view.length == game.length
        for action in taken_back:
            assert not ends_turn(action)
            assert action != 242
        assert game.length == 0 or starts_a_turn(game)
        for action in reversed(taken_back):
            game.apply(action)
        session.show_to(game.turn)
        assert game.length == length
        assert save_game(game) == saved


def starts_a_turn(game):
    last = game.history[game.length - 1]
    return ends_turn(last) or last == 242 or game.length == game.prelude


def test_a_head_start_can_be_taken_back_while_it_is_laid():
    session = begun(edition=0, starts=0, handicap_side=1, handicap=3)
    session.show_to(1)
    assert not session.can_undo
    session.act(5)
    session.act(9)
    assert session.can_undo
    session.undo()
    session.undo()
    assert not session.can_undo
    assert session.game.bridges == [0, 0]


@pytest.mark.parametrize("side", [0, 1], ids=SIDES)
@pytest.mark.parametrize("first", [0, 1], ids=SIDES)
def test_a_head_start_that_is_laid_stays(first, side):
    """Nobody takes back the other side's bridges, nor one's own once the other has seen them."""
    session = begun(edition=0, starts=first, handicap_side=side, handicap=2)
    session.show_to(side)
    session.act(5)
    session.act(9)
    session.show_to(first)
    assert session.game.phase == PLAY
    assert not session.can_undo


def test_a_turn_that_a_round_begins_with_takes_back_no_deal():
    for session, _ in sessions_by_lot(1):
        if session.view.phase == PLAY and session.game.history[session.game.length - 1] == 242:
            assert not session.can_undo


def test_discards_of_this_turn_can_be_taken_back():
    session = session_of(play("bridges white AB\nhand white AKDEF\nhand black C\ndeck CDGJLI"))
    session.act(216)
    session.act(216 + 10)
    session.undo()
    session.undo()
    assert not session.can_undo
    assert [copies(session.game.hands[0], LETTERS.index(letter)) for letter in "AKDEF"] == [1] * 5


# Keeping


def same(one, other):
    assert save_game(one.game) == save_game(other.game)
    assert list(one.fresh) == list(other.fresh)
    for name in ("bridges", "counts", "hands", "open", "scores", "sizes"):
        assert getattr(one.game, name) == getattr(other.game, name)
    for name in ("phase", "turn", "happened", "declined", "left", "round", "pile", "face_up"):
        assert getattr(one.game, name) == getattr(other.game, name)


def test_a_game_is_kept_at_every_moment_with_its_undo():
    for session, lot in sessions_by_lot(1):
        packed = session.pack()
        if not session.over and lot.random() < 0.7:
            continue
        assert len(packed) <= 400
        other = Session()
        other.unpack(packed)
        same(session, other)
        session.show_to(session.view.turn)
        other.show_to(session.view.turn)
        assert other.can_undo == session.can_undo
        assert bytes(other.view.history) == bytes(session.view.history)
        assert other.pack() == packed


def test_the_setup_stays_as_it_was_filled_in_until_the_game_is_played_again():
    session = begun(edition=1, guard=True, opened=True, handicap_side=1, handicap=2, starts=0)
    other = Session()
    other.setup.edition = 3
    other.unpack(session.pack())
    setup = other.setup
    assert (setup.edition, setup.guard, setup.opened, setup.handicap) == (3, False, False, 0)
    again(other)
    assert (setup.edition, setup.guard, setup.opened) == (1, True, True)
    assert (setup.handicap_side, setup.handicap) == (1, 2)


def test_players_are_kept_with_the_game_and_stay_for_the_next():
    session = begun(starts=0, players=bytearray((0, 3)))
    other = Session()
    other.unpack(session.pack())
    assert list(other.players) == [0, 3]
    assert other.pack() == session.pack()
    other.setup.players[0] = 2
    again(other)
    assert list(other.players) == [0, 3]


def test_a_game_kept_by_a_former_version_goes_on():
    """What those look like is known to test_save."""
    session = session_of(expected_game())
    session.show_to(0)
    other = Session()
    other.players[:] = b"\x01\x02"
    other.unpack(b"\x01\xff\xff" + bytes.fromhex(OLD_GAME))
    same(session, other)
    assert list(other.players) == [0, 0]
    assert other.pack() == session.pack()


def test_unknown_players_are_refused():
    packed = begun(starts=0).pack()
    for players in (0x0A, 0xA0, 0xFF):
        session = Session()
        with pytest.raises(ValueError, match="players"):
            session.unpack(packed[:1] + bytes((players,)) + packed[2:])
        assert session.game is None


@pytest.mark.parametrize(
    "players, persons, solo_side",
    [((0, 0), 2, -1), ((0, 2), 1, 0), ((1, 0), 1, 1), ((3, 1), 0, -1)],
)
def test_who_plays_alone_may_always_see_the_hand(players, persons, solo_side):
    session = begun(starts=0, players=bytearray(players))
    assert (session.persons, session.solo_side) == (persons, solo_side)
    assert session.awaits_person == (players[0] == 0)


def test_nobody_plays_or_watches_a_last_turn_when_the_game_is_over():
    """The result is next even if the robot did the last turn."""
    ended = "round 2\nbridges white AB\nbridges black AH\nhand white D\nhand black H\ndeck CDFG\n"
    for plays, over in (("white ^C\n", False), ("white D-A .\n", True)):
        session = session_of(play(ended + plays))
        session.players[:] = b"\x01\x01"
        session.players[session.view.turn] = 0
        assert session.over == over
        assert session.watches_last_turn != over
        assert session.awaits_person != over


def test_who_has_played_goes_on_and_does_not_see_the_last_turn_again():
    """After a cut of the power the board was shown without these bridges."""
    session = session_of(play("hand white A\nhand black H\ndeck CDFG\nwhite ^C\n"))
    session.players[:] = b"\x01\x00"
    assert session.watches_last_turn
    session.show_to(1)
    session.act(notation.parse("H-L"))
    assert not session.watches_last_turn


def test_nobody_is_waited_for_while_a_round_is_dealt():
    session = session_of(play("bridges white AB\nbridges black KL\nhand white A\ndeck E\nwhite ^E"))
    assert session.dealing
    assert not session.awaits_person


class Watcher:
    """A robot that only keeps what it sees."""

    def __init__(self, level):
        self.level = level

    def begin(self, view):
        self.view = view


def test_a_robot_gets_a_view_of_its_own():
    session = begun(starts=1)
    session.show_to(0)
    session.players[1] = 4
    robot = session.robot_at_turn(lambda level, chance: Watcher(level))
    assert robot.level == 3
    view = robot.view
    assert view is not session.view
    assert view.hands == [0, session.game.hands[1]]
    assert session.view.side == 0


def test_without_a_game_nothing_is_kept():
    assert Session().pack() == b""


def test_a_kept_game_goes_on_to_its_end():
    for session, lot in sessions_by_lot(1):
        if session.game.length != 12 or session.over:
            continue
        other = Session()
        other.unpack(session.pack())
        while not other.over:
            if other.dealing:
                other.deal()
            else:
                other.act(lot.choice(actions(other.game)))
        assert other.game.phase == OVER


def damaged(packed, number):
    """Payloads other than what was packed: shorter, longer, with a byte or a bit changed."""
    lot = random.Random(2)
    for end in range(0, len(packed), 3):
        yield packed[:end]
    yield packed + b"\x00"
    for _ in range(number):
        at = lot.randrange(len(packed))
        yield packed[:at] + bytes((packed[at] ^ 1 << lot.randrange(8),)) + packed[at + 1 :]
        yield lot.randbytes(lot.randrange(300))


def moments(number):
    """Packed sessions in the middle of games."""
    for session, lot in sessions_by_lot(1):
        if not session.over and lot.random() < number / 100:
            yield session.pack()


def test_a_broken_payload_is_refused_or_a_game_that_can_be_played():
    """Only ValueError, which the program answers with one line. The store proves that nothing was
    torn or flipped; but whatever gets through, the game is possible."""
    for packed in moments(4):
        for broken in damaged(packed, 60):
            session = Session()
            try:
                session.unpack(broken)
            except ValueError:
                assert session.game is None
            else:
                session.show_to(session.view.turn)
                goes_on(session)


def goes_on(session):
    """A game that gets through must be playable."""
    lot = random.Random(1)
    for _ in range(500):
        if session.over:
            return
        if session.dealing:
            session.deal()
        else:
            session.act(lot.choice(actions(session.game)))
    raise AssertionError("the game has no end")


# A rematch


def played_to_the_end(session, pick):
    """The decks of a game in which `pick(choice)` chooses among the legal actions."""
    while not session.over:
        if session.dealing:
            session.deal()
        else:
            session.act(pick(actions(session.game)))
    game = session.game
    return [bytes(game.decks[24 * n : game.ends[n]]) for n in range(game.round)]


@pytest.mark.parametrize("first", [0, 1])
def test_a_rematch_has_the_same_cards_for_the_other_player(first):
    session = begun(
        starts=first, players=bytearray((0, 4)), guard=True, handicap=2, handicap_side=1
    )
    session.names[:] = ["ANNA", ""]
    hands = list(session.game.hands)
    deck = bytes(session.game.decks[:24])
    rematch(session)
    game = session.game
    assert game.length == 1
    assert game.hands == hands
    assert bytes(game.decks[:24]) == deck
    assert bytes(session.players) == bytes((4, 0))
    assert session.names == ["", "ANNA"]
    assert (game.first, game.guard, game.handicap, game.handicap_side) == (first, True, 2, 1)


def test_played_alike_a_rematch_has_the_same_cards_in_all_rounds():
    """Even if the handheld was switched off in between, so that chance starts over."""
    session = begun()
    decks = played_to_the_end(session, lambda choice: choice[-2:][0])
    assert len(decks) == 3
    rematch(session)
    length = session.game.length
    data = session.pack()
    session.forget()
    session.unpack(data)
    assert session.game.length == length
    assert played_to_the_end(session, lambda choice: choice[-2:][0]) == decks


def test_later_decks_have_the_same_order_for_the_cards_in_nobodys_hand():
    session = begun()
    decks = played_to_the_end(session, lambda choice: choice[-2:][0])
    rematch(session)
    lot = random.Random(2)
    others = played_to_the_end(session, lot.choice)
    for deck, other in zip(decks[1:], others[1:]):
        assert deck != other
        shared = [c for c in range(12) if deck.count(c) == other.count(c)]
        kept = [[c for c in cards if c in shared] for cards in (deck, other)]
        assert kept[0] == kept[1]


def test_the_first_decks_decide_the_later_ones_and_these_differ():
    """Of thirty games with other first cards no two have the same second round."""
    seconds = set()
    for _ in range(30):
        session = begun()
        seconds.add(played_to_the_end(session, lambda choice: choice[-2:][0])[1])
    assert len(seconds) == 30
