"""The handover keeps secrets: while it is shown, nothing on the screen depends on what is hidden.

Two games are played side by side with the same buttons. They are alike in all that both players
know, and differ in everything else: hands, pile, cards discarded face down. Where no card may be
seen, their pictures must be the same to the last pixel.
"""

import itertools
import random

import pytest
import stub_robot
from kahuna_games import SIDES, actions, deal, new_game, play
from kahuna_player import (
    HANDOVER_RESTS,
    HANDOVER_TAKES,
    Player,
    decks_of,
    memory_with,
    packed,
)

from kahuna.play.slots import PILE
from kahuna.rules.actions import (
    DEAL,
    DISCARD,
    DRAW,
    TAKE,
    card_of,
    ends_turn,
    is_discard,
    is_place,
    is_remove,
    is_take,
    pair_of,
)
from kahuna.rules.cards import listed
from kahuna.rules.game import Game
from kahuna.rules.history import last_turn
from kahuna.rules.legal import MOST, is_legal
from kahuna.rules.limits import CARDS, ISLAND_COUNT
from kahuna.rules.phases import DEALING, HANDICAP, OVER
from kahuna.rules.tables import LETTERS
from kahuna.rules.view import View
from simulator import Simulation
from simulator.boards import BUTTONS

# Two games that nobody can tell apart without seeing a hand


def twin(game, lot):
    """A game that is the same in all that both sides know, with other hidden cards."""
    hidden, discards = hidden_places(game)
    start = CARDS * (last_deal(game)[1] - 1)
    for _ in range(30):
        decks = decks_of(game)
        number = start // CARDS
        deck = bytearray(decks[number])
        cards = [deck[place - start] for place in hidden]
        lot.shuffle(cards)
        for place, card in zip(hidden, cards):
            deck[place - start] = card
        decks[number] = bytes(deck)
        other = replay(game, decks, discards, start)
        if other and differs(game, other) and public(game) == public(other):
            return other
    return None


def last_deal(game):
    """Where the last deal is in the history, and its round."""
    at = max(i for i in range(game.length) if game.history[i] == DEAL)
    return at, game.first_round - 1 + list(game.history[: game.length]).count(DEAL)


def hidden_places(game):
    """The places in the decks of all cards that only their holder knows, or nobody, and of each
    face-down discard since the last deal."""
    at, round_number = last_deal(game)
    top = CARDS * (round_number - 1)
    end = game.ends[round_number - 1]
    mover = mover_at(game, at)
    hands = [[], []]
    if round_number == 1:
        for side in (game.first, 1 - game.first):
            hands[side] = [(game.decks[top + i], top + i) for i in range(3)]
            top += 3
    top = min(top + 3, end)
    discards = {}
    for i in range(at + 1, game.length):
        action = game.history[i]
        if i < game.prelude:
            continue
        spent = []
        if is_place(action):
            spent = [card_of(action)]
        elif is_remove(action):
            spent = pair_of(action)
        elif is_discard(action):
            spent = [action - DISCARD]
        for card in spent:
            # Of two equal cards the hidden one goes first; others came from earlier rounds.
            found = [held for held in hands[mover] if held[0] == card]
            if found:
                hands[mover].remove(found[0])
                if is_discard(action):
                    discards[i] = found[0][1]
        if is_take(action) and top < end:
            top += 1
        elif action == DRAW:
            hands[mover].append((game.decks[top], top))
            top += 1
        if ends_turn(action):
            mover = 1 - mover
    held = [place for hand in hands for _, place in hand]
    return held + list(discards.values()) + list(range(top, end)), discards


def mover_at(game, at):
    ends = [action for action in game.history[:at] if ends_turn(action)]
    return game.first if len(ends) % 2 == 0 else 1 - game.first


def replay(game, decks, discards, start):
    """The same game with other decks; None if it is impossible."""
    other = Game(
        game.edition, game.guard, game.opened, game.first, (game.handicap_side, game.handicap)
    )
    buffer = bytearray(MOST)
    course = list(game.history[: game.length])
    deck = decks[start // CARDS]
    i = 0
    while i < len(course):
        action = course[i]
        if action == DEAL:
            other.deal(decks[other.round - 1])
            i += 1
            continue
        if is_discard(action):
            n = 1
            while i + n < len(course) and is_discard(course[i + n]):
                n += 1
            acts = [
                DISCARD + deck[discards[j] - start] if j in discards else course[j]
                for j in range(i, i + n)
            ]
            acts.sort()
        else:
            n, acts = 1, [action]
        for act in acts:
            if not is_legal(other, act, buffer):
                return None
            other.apply(act)
        i += n
    return other


def public(game):
    view = View(game, -1)
    content = {name: value for name, value in vars(view).items() if name != "edition"}
    content["history"] = bytes(view.history[: view.length])
    return content


def differs(game, other):
    return game.hands[0] != other.hands[0] and game.hands[1] != other.hands[1]


def pairs_by_lot(number, seed, edition="modern", variants=(), handicap=None):
    """Pairs of twins at some moments of games: (game, twin)."""
    lot = random.Random(seed)
    moments = []
    while len(moments) < 30:
        game = new_game(edition, variants, lot.choice(SIDES), handicap)
        while game.phase != OVER:
            if game.phase == DEALING:
                deal(game, lot)
            else:
                # Often without playing, so that hands are full and rounds short.
                choice = actions(game)
                quiet = [action for action in choice if action >= DISCARD]
                game.apply(lot.choice(quiet if quiet and lot.random() < 0.7 else choice))
            if game.phase not in (DEALING, OVER, HANDICAP) and game.pile:
                moments.append(clone(game))
    lot.shuffle(moments)
    pairs = ((moment, twin(moment, lot)) for moment in moments)
    return itertools.islice((pair for pair in pairs if pair[1]), number)


def clone(game):
    return replay(game, decks_of(game), {}, 0)


# What the two show


class Witness:
    """Notes for every frame all that somebody beside the device could see, hear and read."""

    def __init__(self):
        self.frames = []

    def __call__(self, handheld):
        session = handheld.cartridge.session
        view = session.view
        device = handheld.device
        self.frames.append(
            {
                "picture": bytes(handheld.screen.pixels),
                "lights": tuple(device.lights),
                "sounds": len(device.speaker.heard),
                "serial": handheld.serial,
                "scene": type(handheld.program.stage.top).__module__.rpartition(".")[2],
                "side": view.side if view else -1,
                "hands": list(view.hands) if view else [0, 0],
                "length": view.length if view else 0,
                "over": session.over if view else False,
            }
        )


def witnessed(memory, do, **options):
    """Switches a board with this memory on, and does something; all its frames."""
    witness = Witness()
    with Simulation(nvm=memory, watch=witness, **options) as handheld:
        player = Player(handheld)
        do(player)
        assert handheld.running
    return witness.frames


def the_same(frames, others):
    assert len(frames) == len(others)
    for number, (one, other) in enumerate(zip(frames, others)):
        for what in ("scene", "length", "side", "serial", "lights", "sounds", "picture"):
            assert one[what] == other[what], f"frame {number} ({one['scene']}): {what}"


def shut(frames):
    """What holds for every frame while the handover is shown."""
    for frame in frames:
        assert frame["side"] == -1
        assert frame["hands"] == [0, 0]
        assert frame["serial"] == ""


def look_around(player, but=()):
    """Opens all that the menu has to tell at the handover."""
    player.press_handover("start")
    names = [entry[0] for entry in player.top._entries]
    words = player.handheld.program.words
    walk = (
        player.handheld.cartridge.more_texts("menus").LAST_TURN,
        words.LOG,
        words.RULES,
        words.SETTINGS,
    )
    # Whatever is added to the menu must be looked at here as well.
    assert set(names) <= {words.RESUME, *walk, words.NEW_GAME, words.QUIT}
    for name in walk:
        if name in names and name not in but:
            player.choose(names.index(name))
            player.press("a")
            if player.scene == "watch":
                while player.scene == "watch":
                    player.press("a")
            else:
                player.press("left", "left", "right", "b")
                if player.scene == "rules":  # from a page to the contents
                    player.press("b")
            assert player.scene == "menu", name
    player.press("b")
    player.handheld.frame(10)
    assert player.scene == "handover"
    if not but:
        watch_the_last_turn(player)


def watch_the_last_turn(player):
    """Ends the handover, and watches what is shown before the hand, to the end."""
    if not last_turn(player.session.view)[1]:
        return  # then the hand comes at once
    player.press_handover("a")
    player.handheld.frame(10)
    player.press("up", "b", "right")
    while not player.top._summing:
        player.handheld.frame()
    player.handheld.frame(120)
    player.press("b", "left", "down", "select", "start", "b")
    assert player.scene == "watch"


def end_turn(player, offer):
    """Ends the turn: draws from the pile, or takes the offer of that number. It takes equally long
    wherever the cursor begins."""
    for _ in range(PILE):
        if player.chooser.at == PILE:
            player.handheld.frame(4)
        else:
            player.press("left")
    player.press("a")
    player.press(*["right"] * offer)
    player.press("a")


GAMES = [
    ("modern", (), None),
    ("modern", ("guard", "open"), ("white", 2)),
    ("french", ("open",), None),
    ("classic", (), ("black", 1)),
    ("short", (), None),
]


@pytest.mark.parametrize("edition, variants, handicap", GAMES)
def test_after_power_up_nothing_depends_on_what_is_hidden(edition, variants, handicap):
    for game, other in pairs_by_lot(1, 1, edition, variants, handicap):
        frames = [witnessed(memory_with(packed(one)), look_around) for one in (game, other)]
        the_same(*frames)
        shut(frames[0])


def to_the_next_handover(player):
    """A whole turn, and another one, in the same frames whatever the hands are."""
    player.lift()
    player.handheld.frame(5)
    end_turn(player, 0)
    if player.scene == "drawn":
        player.handheld.frame(30)
        player.press("a")
    player.handheld.frame(5)
    if player.scene == "watch":
        player.score()
    if player.scene == "handover":
        look_around(player)


def turn_ends(frames):
    """The number of the first frame after the turn has ended: the card that ended it has come to
    the hand, and the player has let go of one that was drawn."""
    longest = frames[0]["length"]
    for number, frame in enumerate(frames):
        if frame["length"] > longest and frame["scene"] not in ("play", "drawn"):
            return number
    raise AssertionError("no turn has ended")


@pytest.mark.parametrize("edition, variants, handicap", GAMES)
def test_from_the_draw_on_nothing_depends_on_what_is_hidden(edition, variants, handicap):
    """Nothing shows from the very frame in which the drawing player lets go of the card: no last
    look at it, none at the hand."""
    compared = 0
    for game, other in pairs_by_lot(2, 2, edition, variants, handicap):
        if not is_legal(game, DRAW, bytearray(MOST)):
            continue
        frames, others = (
            witnessed(memory_with(packed(one)), to_the_next_handover) for one in (game, other)
        )
        first = turn_ends(frames)
        assert first == turn_ends(others)
        # While the hand was shown, the pictures were not the same: the test sees what it should.
        assert frames[first - 1]["picture"] != others[first - 1]["picture"]
        the_same(frames[first:], others[first:])
        shut(frames[first:])
        compared += 1
    assert compared


def ends_of_rounds():
    """Twins one draw before a round is over: the last face-up card is left."""
    for seed in range(3):
        lot = random.Random(seed)
        game = new_game("modern", (), "white")
        while game.round == 1:
            if game.phase == DEALING:
                deal(game, lot)
            else:
                drawing = [action for action in actions(game) if action >= DISCARD]
                if len(listed(game.face_up)) == 1 and game.sizes[game.turn] < 5:
                    break
                game.apply(lot.choice(drawing or actions(game)))
        other = game.round == 1 and twin(game, lot)
        if other:
            yield game, other


def take_the_last_card(player):
    player.lift()
    while not 5 <= player.chooser.at < 8:
        player.press("left")
    player.press("a", "a")
    player.handheld.frame(40)
    player.score()
    assert player.scene == "handover"
    # The new face-up cards are not the same in both games, but anybody may see them.
    look_around(player, but=(player.handheld.cartridge.more_texts("menus").LAST_TURN,))


def test_a_scoring_and_the_handover_after_it_show_nothing_hidden():
    pairs = list(ends_of_rounds())
    assert pairs
    for game, other in pairs:
        frames, others = (
            witnessed(memory_with(packed(one)), take_the_last_card) for one in (game, other)
        )
        first = turn_ends(frames)
        the_same(frames[first:], others[first:])
        shut(frames[first:])


@pytest.mark.parametrize("handicap", [None, ("black", 2)], ids=["even", "head-start"])
def test_the_first_hands_are_dealt_during_the_handover(handicap):
    def begin(player):
        player.begin(handicap=handicap)
        look_around(player)

    games = [witnessed(None, begin, seed=seed) for seed in (1, 2, 3)]
    for frames in games[1:]:
        the_same(games[0], frames)
    shut([frame for frame in games[0] if frame["scene"] == "handover"])


def test_the_turn_begins_without_a_card_before_the_other_has_pressed_a():
    """No other button ends the handover, only A does, if it is held."""
    game, other = next(pairs_by_lot(1, 5))

    def press_all_but_a(player):
        for button in ("up", "down", "left", "right", "b", "select"):
            player.press(button)
        player.handheld.frame(300)
        assert player.scene == "handover"

    frames = [witnessed(memory_with(packed(one)), press_all_but_a) for one in (game, other)]
    the_same(*frames)
    shut(frames[0])


@pytest.mark.parametrize("down, up", ((1, 1), (2, 4), (5, 5), (10, 3), (15, 1)))
def test_hammering_a_never_ends_the_handover(down, up):
    """A thumb that went on hammering A after its own turn saw the other's hand after a few presses:
    the handover stood for 0.7 seconds, then any press ended it. Now A must be held that long."""
    with Simulation(nvm=memory_with(packed(play("hand white A\nhand black B\ndeck CDEFG")))) as it:
        player = Player(it)
        player.lift()
        player.do(DRAW)
        while player.scene != "handover":
            it.frame()
        it.frame(3)
        for _ in range(60):
            it.hold("a")
            it.frame(down)
            it.let_go("a")
            it.frame(up)
            assert player.scene == "handover"
        it.hold("a", HANDOVER_TAKES)
        assert player.scene == "watch"


def test_a_held_from_before_does_not_end_the_handover():
    with Simulation(nvm=memory_with(packed(play("hand white A\nhand black B\ndeck CDEFG")))) as it:
        player = Player(it)
        player.lift()
        player.do(DRAW)
        assert player.scene == "drawn"
        it.hold("a")
        it.frame(200)
        assert player.scene == "handover"


@pytest.mark.parametrize("robot", [False, True])
@pytest.mark.parametrize("action, deck", [(DRAW, "CDE"), (TAKE + 2, "CDE"), (TAKE + 2, "CDC")])
def test_a_card_is_seen_once_it_is_saved(action, deck, robot):
    """Whoever switched off at once could choose again, having seen the next card of the pile."""
    game = play(f"hand white A\nhand black B\ndeck {deck}FG")
    with Simulation(nvm=memory_with(packed(game))) as it:
        player = Player(it)
        player.lift()
        player.session.players[1] = 5 * robot
        faces = it.cartridge.tabletop.strip._faces
        before = sorted(face[0] for face in faces)
        shown = set()

        def look(handheld):
            known = list(before)
            for card in [face[0] for face in faces if face[0] < ISLAND_COUNT]:
                if card in known:
                    known.remove(card)
                elif card not in shown:
                    assert player.session.saved
                    shown.add(card)

        it.watch = look
        player.do(action)
        it.frame(30)
        assert LETTERS.index("F") in shown


def test_back_from_the_title_the_handover_is_shown_again():
    """A turn was left for the title: the next to hold the handheld may be the other player."""
    game, other = next(pairs_by_lot(1, 6))
    marks = []

    def to_the_title_and_back(player):
        player.lift()
        player.press("start")
        player.choose(len(player.top._entries) - 1)
        player.press("a")
        player.say_yes()
        assert player.scene == "title"
        player.handheld.frame(3)
        marks.append(len(player.handheld.watch.frames))
        player.press("a")
        assert player.scene == "handover"
        look_around(player)

    frames = [witnessed(memory_with(packed(one)), to_the_title_and_back) for one in (game, other)]
    assert marks[0] == marks[1]
    the_same(frames[0][marks[0] - 2 :], frames[1][marks[1] - 2 :])


# What is pressed most on some screens, so that many of them come before the hand.
FAVOURED = {
    "handover": ("start", "start", "start", "a", "select"),
    "watch": ("start", "start", "a", "b"),
    "menu": ("down", "down", "down", "a"),
    "question": ("b", "b", "b", "down", "a"),
    "title": ("a", "down"),
}


def wander(player, seed):
    """Presses at random; switches off and on now and then, and whenever the hand is shown."""
    lot = random.Random(seed)
    handheld = player.handheld
    for _ in range(80):
        if player.scene == "play" or lot.random() < 0.04:
            handheld.switch_off()
            handheld.switch_on()
            handheld.frame(2)
        handheld.frame(lot.choice((1, 1, 1, HANDOVER_RESTS)))
        player.press(lot.choice(FAVOURED.get(player.scene, BUTTONS)))


@pytest.mark.parametrize("seed", (1, 2, 3))
def test_whatever_is_pressed_nothing_but_the_hand_depends_on_what_is_hidden(seed):
    game, other = next(pairs_by_lot(1, seed, *GAMES[seed][:2]))
    walks = []
    for one in (game, other):
        frames = witnessed(memory_with(packed(one)), lambda player: wander(player, seed), seed=1)
        walks.append([frame for frame in frames if frame["scene"] != "play"])
    the_same(*walks)
    shut([frame for frame in walks[0] if frame["scene"] in ("handover", "watch", "log", "turns")])
    assert len({frame["scene"] for frame in walks[0]}) > 3


@pytest.mark.parametrize("edition, variants, handicap", GAMES)
def test_a_watcher_of_two_robots_sees_nothing_hidden(edition, variants, handicap):
    """The same turn, done by robots with other cards in hand, looks the same."""

    def watch_a_turn(player):
        program = player.handheld.program
        program.game.session.players[:] = b"\x01\x02"
        stub_robot.install(program, slices=20, turn=bytes((DRAW,)))
        program.game.go_on()
        player.handheld.frame(8)
        assert player.scene == "robot"
        player.press("start", "down", "a", "b", "b")
        assert player.scene == "robot"
        while player.scene != "watch":
            player.handheld.frame()
        player.handheld.frame(40)

    compared = 0
    for game, other in pairs_by_lot(2, 8, edition, variants, handicap):
        if not is_legal(game, DRAW, bytearray(MOST)):
            continue
        frames, others = (
            witnessed(memory_with(packed(one)), watch_a_turn) for one in (game, other)
        )
        the_same(frames, others)
        shut(frames)
        compared += 1
    assert compared


LAST_CARD = """edition short
bridges white AB
hand white {}
hand black {}
round 3
deck E
"""


def test_a_game_that_is_over_shows_no_hand():
    def to_the_end(player):
        player.lift()
        while not 5 <= player.chooser.at < 8:
            player.press("left")
        player.press("a", "a")
        player.go_past_the_end()
        player.choose(1)
        player.press("a")
        assert player.scene == "course"
        player.press("b")
        player.choose(3)
        player.press("a")
        assert player.scene == "log"
        player.press("left", "b")
        assert player.scene == "over"

    games = [play(LAST_CARD.format(*hands)) for hands in (("AB", "CDF"), ("GI", "HJJ"))]
    frames = [witnessed(memory_with(packed(game)), to_the_end) for game in games]
    first = [turn_ends(one) for one in frames]
    the_same(frames[0][first[0] :], frames[1][first[1] :])
