"""What the tests of Kai Piranja share: games written as records, and games played at random."""

import random

import pytest

from piranja.records.reader import RecordError, fish_of, read
from piranja.records.writer import text
from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from piranja.rules.decks import unseen
from piranja.rules.fish import KINDS, copies
from piranja.rules.game import Game
from piranja.rules.legal import MOST, legal

SHOAL = [fish for fish in range(KINDS) for _ in range(copies(fish, False))]
SEA = [fish for fish in range(KINDS) for _ in range(copies(fish, True))]
WORDS = {TURN: "turn", BRING_IN: "+", LEAVE: ".", **{FETCH + i: "!" + "pmfb"[i] for i in range(4)}}


def play(turns, players=4):
    """The game that a record tells; its first lines may be left out."""
    return read(f"piranja 1\nplayers {players}\n{turns}".split("\n"))


def refusal(turns, head="piranja 1\nplayers 4\n"):
    """What is said about the last line of a record, which breaks a rule."""
    lines = (head + turns.rstrip()).split("\n")
    with pytest.raises(RecordError) as caught:
        read(lines)
    assert caught.value.line == len(lines)
    return caught.value.reason


def game_of(cards, players=4, sea="", first=0):
    """A game in which these cards come next, written as words."""
    return Game(players, fish_in(cards), fish_in(sea), first)


def fish_in(words):
    return bytes(fish_of(word) for word in words.split())


def go(game, *words):
    """Does what the words say: turn, +, ., !p; each must be legal."""
    for word in words:
        assert word in choices(game), word
        game.apply(next(action for action in WORDS if WORDS[action] == word))
    return game


def choices(game):
    return [WORDS[action] for action in actions(game)]


def actions(game):
    buffer = bytearray(MOST)
    return list(buffer[: legal(game, buffer)])


def row(game, player):
    return " ".join(text(fish) for fish in game.rows[player])


def cards_of(seed, players):
    """The cards of a game in a random order, without the rules' own shuffle."""
    lot = random.Random(seed)
    shoal, sea = SHOAL[:], SEA[:]
    lot.shuffle(shoal)
    lot.shuffle(sea)
    return bytes(shoal[47:] if players < 5 else shoal), bytes(sea)


def begun(seed, players):
    """A game before its first card, and a generator of random numbers to play it."""
    lot = random.Random(seed)
    return Game(players, *cards_of(seed, players), lot.randrange(players)), lot


def steps(game, lot):
    """Plays a game at random to its end, and yields it after every action."""
    taste = lot.choice((0.3, 0.6, 0.9))  # for another card
    while not game.over:
        choice = actions(game)
        game.apply(TURN if lot.random() < taste and TURN in choice else lot.choice(choice))
        yield game


def random_game(seed, players=4):
    game, lot = begun(seed, players)
    for _ in steps(game, lot):
        pass
    return game


def with_cards(game):
    """A game that a record tells; the cards still to come follow in some order."""
    counts = unseen(game)
    shoal = [fish for fish in range(KINDS) for _ in range(counts[fish])]
    sea = [fish for fish in range(KINDS) for _ in range(counts[KINDS + fish])]
    lot = random.Random(1)
    lot.shuffle(shoal)
    lot.shuffle(sea)
    left = max(game.sea_at - game.turned, 0)
    game.deck[game.turned :] = bytes(shoal[:left] + sea)
    return game
