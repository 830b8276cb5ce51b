"""What the tests of Kahuna share: games written as records, and games played at random."""

import random
from pathlib import Path

import pytest
from slow_kahuna import LINES, SIDES

from games.kahuna import records
from kahuna.records import notation
from kahuna.records.reader import RecordError, read
from kahuna.rules.actions import DISCARD
from kahuna.rules.cards import count, listed
from kahuna.rules.decks import rest_of
from kahuna.rules.game import Game
from kahuna.rules.history import turn_start
from kahuna.rules.legal import MOST, is_legal, legal
from kahuna.rules.limits import ISLAND_COUNT
from kahuna.rules.phases import DEALING, DISCARDED, OVER
from kahuna.saves.game import unpack
from kahuna.saves.packing import pack

EDITIONS = ("modern", "french", "classic", "short")
VARIANTS = {
    "modern": ((), ("guard",), ("open",), ("guard", "open")),
    "french": ((), ("guard",), ("open",), ("guard", "open")),
    "classic": ((), ("guard",)),
    "short": ((),),
}
# Every edition with every variant it has.
GAMES = [(edition, variants) for edition in EDITIONS for variants in VARIANTS[edition]]


def members(mask):
    """The numbers that are in a set of bits, the lowest first."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


# Games written as records

DATA = Path(__file__).parents[1] / "data"
EXAMPLE = """bridges white BE BF AD DE DH EH
bridges black AB AH HI HL EF EI EJ
hand white BA
hand black HHE
round 2
deck CDFGJKLI
"""
UNDER_WAY = EXAMPLE + "white B-D ^\n"
GUARD = """variant guard
bridges white AB
bridges black AD HI IJ
hand white AADD
hand black EE
round 2
deck CBFGJKLI
"""
OPENED = """variant open
deck HKBGLBFLCFKEIHIJAGCEDADJ
white K-I ^F
black L-K ^L
"""
FEW_BRIDGES = """bridges white IL
bridges black AB BC CF
hand white LJ
hand black CG
round 1
deck CDFKEJAB
"""
DRAWN = "edition short\nhand white A\nhand black B\nround 3\ndeck CD\nwhite ^C\nblack ^D"


def play(text):
    """The game that a record tells; its first line may be left out."""
    return read(("kahuna 1\n" + text).split("\n"))


def in_edition(name, text):
    return play(f"edition {name}\n{text}")


def refusal(text):
    """What is said about the last line of a record, which breaks a rule."""
    lines = ("kahuna 1\n" + text.rstrip()).split("\n")
    with pytest.raises(RecordError) as caught:
        read(lines)
    assert caught.value.line == len(lines)
    return caught.value.reason


def go(game, *words):
    """Does what the words of a record say; each must be legal."""
    for word in words:
        action = notation.parse(word)
        assert is_legal(game, action, bytearray(MOST)), word
        game.apply(action)
    return game


def words(game):
    """All that is legal, in the words of a record."""
    return [notation.text(action) for action in actions(game)]


def first_letters(game):
    return {word[0] for word in words(game)}


def plays(game):
    return [word for word in words(game) if "-" in word or "*" in word]


def actions(game):
    buffer = bytearray(MOST)
    return list(buffer[: legal(game, buffer)])


# Games as bytes


def save_game(game):
    """A game between two persons who have drawn nothing yet, as it is saved."""
    return pack(game, (0, 0), (255, 255))


def load_game(data):
    return unpack(data)[0]


# The state of a game, in letters


def state(game):
    """The referee's answer, but for the number of the line."""
    answer = records.state(game, 0)
    del answer["line"]
    return answer


def bridges(game, side):
    return " ".join(state(game)["bridges"][side])


def islands(game, side):
    return "".join(state(game)["islands"][side])


def hand(game, side):
    return "".join(state(game)["hands"][side])


def shown(game, side):
    return "".join(state(game)["open"][side])


def face_up(game):
    return "".join(state(game)["face_up"])


def result(game):
    """(winner, reason), or None while the game goes on."""
    ended = state(game)["result"]
    return ended and (ended["winner"], ended["reason"])


def scores(game):
    return tuple(game.scores)


# Games played at random


def new_game(edition="modern", variants=(), first="white", handicap=None):
    """A game before its first deal; a handicap is a side and a number of bridges."""
    return Game(
        notation.edition(edition),
        "guard" in variants,
        "open" in variants,
        SIDES.index(first),
        handicap and (SIDES.index(handicap[0]), handicap[1]),
    )


def deal(game, lot):
    deck = rest_of(game)
    lot.shuffle(deck)
    game.deal(deck)


def steps(game, lot):
    """Plays a game at random to its end, and yields it after every deal and action."""
    taste = lot.choice(("any", "plays", "waits"))
    while game.phase != OVER:
        if game.phase == DEALING:
            deal(game, lot)
        else:
            game.apply(pick(actions(game), taste, lot))
        yield game


def livelier(game, lot):
    """An action by lot, more often a play than not."""
    choice = actions(game)
    plays = [action for action in choice if action < DISCARD]
    return lot.choice(plays if plays and lot.random() < 0.6 else choice)


def pick(choice, taste, lot):
    """One of some actions: with a taste for plays hands stay small, against them they fill up."""
    if taste != "any" and lot.random() < 0.8:
        liked = [action for action in choice if (action < DISCARD) == (taste == "plays")]
        choice = liked or choice
    return lot.choice(choice)


def random_game(seed, edition="modern", variants=(), handicap=None):
    """A whole game, always the same for a seed."""
    lot = random.Random(seed)
    game = new_game(edition, variants, lot.choice(SIDES), handicap)
    for _ in steps(game, lot):
        pass
    return game


def some_games(number):
    """Whole games of every edition and variant, every other one with a handicap."""
    for edition, variants in GAMES:
        for seed in range(number):
            help_given = None
            if seed % 2 and edition != "short":
                help_given = (SIDES[seed // 2 % 2], 1 + seed % 3)
            yield random_game(seed, edition, variants, help_given)


def games_under_way():
    """Games before their first deal, two of each edition and variant, each with a generator of
    random numbers to play it."""
    for seed, (edition, variants) in enumerate(GAMES * 2):
        lot = random.Random(seed)
        given = None if edition == "short" else (lot.choice(SIDES), lot.randint(0, 3))
        yield new_game(edition, variants, lot.choice(SIDES), given), lot


def scrambled(game, side, lot):
    """The same game in the eyes of a side, with everything else changed: the other side's hidden
    cards and discards, the pile, former decks, and the notes for undo."""
    twin = load_game(save_game(game))
    other = 1 - side
    hidden = list(range(ISLAND_COUNT)) * 2
    lot.shuffle(hidden)
    shown, hand = listed(game.open[other]), 0
    for card in [*shown, *hidden]:
        if count(hand) < game.sizes[other] and not hand >> 12 + card & 1:
            hand |= 4096 << card if hand >> card & 1 else 1 << card
    twin.hands[other] = hand
    twin.decks[:] = bytes(lot.randrange(ISLAND_COUNT) for _ in twin.decks)
    twin.start = bytes(lot.randrange(256) for _ in twin.start)
    for i in range(len(twin.undo_bits)):
        twin.undo_bits[i] = lot.randrange(2**30)
    mover = game.first
    for i in range(game.length):
        if 216 <= game.history[i] < 228 and mover == other:
            twin.history[i] = 216 + lot.randrange(ISLAND_COUNT)
        if 228 <= game.history[i] <= 241:
            mover = 1 - mover
    for i in range(game.length, len(twin.history)):
        twin.history[i] = lot.randrange(256)
    if game.turn == other and game.happened >= DISCARDED:
        twin.happened = DISCARDED + lot.randrange(ISLAND_COUNT)
    return twin


# What both may have: before round two the first three, before round three all.
SCORES = ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (3, 0), (1, 2), (2, 1), (0, 3))


def random_position(lot):
    """A record's head and first deck, with random bridges, hands and cards."""
    edition, variants = lot.choice(GAMES)
    number = lot.randint(1, 3)
    density = lot.random()
    owners = {line: lot.choice(SIDES) for line in LINES if lot.random() < density}
    if len(set(owners.values())) == 1:  # the other side might have lost by that
        owners.clear()
    cards = list("ABCDEFGHIJKL" * 2)
    lot.shuffle(cards)
    hands = {side: [cards.pop() for _ in range(lot.randint(0, 5))] for side in SIDES}
    return {
        "edition": edition,
        "variants": variants,
        "first": lot.choice(SIDES),
        "bridges": {side: [line for line in owners if owners[line] == side][:25] for side in SIDES},
        "hands": {side: "".join(hands[side]) for side in SIDES},
        "round": number,
        "scores": lot.choice(SCORES[: 3 ** (number - 1)]),
        "deck": "".join(cards[: lot.randint(1, len(cards))]),
    }


def as_record(position):
    """A position as the lines of a record, without the first."""
    lines = ["edition " + position["edition"], "first " + position["first"]]
    if position["variants"]:
        lines.append("variant " + " ".join(position["variants"]))
    for side in SIDES:
        lines.append(" ".join(["bridges", side, *position["bridges"][side]]))
        lines.append("hand " + side + " " + position["hands"][side])
    lines.append(f"round {position['round']}")
    lines.append("scores {} {}".format(*position["scores"]))
    return "\n".join([*lines, "deck " + position["deck"]])


def dawdle(game):
    """Plays the longest game: every card is discarded by itself, and a turn without a draw comes
    before every draw."""
    lot = random.Random(5)
    while game.phase != OVER:
        if game.phase == DEALING:
            deal(game, lot)
        else:
            by_taste = sorted(words(game), key=lambda word: "#.^".find(word[0]) % 9)
            go(game, by_taste[0])
    return game


def snapshot(game):
    """All that a game consists of; of its buffers only the part in use, of what takes actions back
    only what those of this turn need."""
    kept = {}
    for name, value in {**vars(Game), **vars(game)}.items():
        if name not in ("history", "undo_bits", "decks", "ends", "top"):
            kept[name] = list(value) if isinstance(value, (list, bytearray)) else value
    kept["history"] = list(game.history[: game.length])
    turn = range(turn_start(game, game.length), game.length)
    kept["undo_bits"] = [game.undo_bits[i % len(game.undo_bits)] for i in turn]
    kept["pile order"] = list(game.decks[game.top : game.top + game.pile])
    kept["legal"] = actions(game)
    kept["state"] = state(game)
    return kept
