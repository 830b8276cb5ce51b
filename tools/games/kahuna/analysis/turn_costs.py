"""The turns of a record, and what a deep search thinks of each."""

from collections import namedtuple

from handheld.chance import Chance, seed_of
from kahuna.records.notation import text
from kahuna.records.reader import Reader
from kahuna.rules.actions import END, ends_turn, is_discard
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.view import View

from ..players import sketch

# A turn as it was played: the `line` of the record, the `view` of the side to move before it, what
# was hidden from that side (both `hands`, the `pile`), and its `actions`.
Turn = namedtuple("Turn", "line view hands pile actions")

# The chance to win `before` a turn (with the best turn) and `after` it (with the one played); the
# `best` turn in the notation.
Judgement = namedtuple("Judgement", "before after best")


def read(lines):
    """Returns a record's game (None without a deck) and its turns. Raises RecordError."""
    reader = Reader()
    turns = []
    for line in lines:
        game = reader.game
        before = _seen(game) if game and game.phase not in (DEALING, OVER) else None
        if reader.feed(line) and before:
            view, hands, pile = before
            actions = bytes(game.history[view.length : game.length])
            turns.append(Turn(reader.line, view, hands, pile, actions))
    return reader.game, turns


def _seen(game):
    pile = bytes(game.decks[game.top : game.top + game.pile])
    return View(game, game.turn), tuple(game.hands), pile


def judge(turn, opened):
    """Thinks about a turn as its side saw the game, or with all cards seen; returns a Judgement."""
    from ..deep import thinker

    game = thinker.game_of(turn.view)
    if opened:
        thinker.uncover(game, turn.hands, turn.pile)
    mind = thinker.Thinker(Chance(seed_of(turn.line)))
    thought = mind.think(game, turn.actions)
    return Judgement(thought.chance, thought.played, in_notation(turn.view, thought.turn))


def in_notation(view, actions):
    """Returns a turn in the notation; the turn ends where the game does."""
    game = sketch(view)
    words = []
    for action in actions:
        word = text(action)
        if is_discard(action) and words and words[-1][0] == "#":
            words[-1] += word[1:]
        else:
            words.append(word)
        if ends_turn(action):
            return " ".join(words)
        game.apply(action)
        if game.phase == OVER:
            break
    return " ".join([*words, text(END)])
