"""Reads a record: a game as text, a turn on each line (see ../../tools/RECORDS.md)."""

from handheld.records.reader import RecordError, RecordReader, number_of  # noqa: F401  (raised here)

from ..rules.actions import DISCARD, ends_turn
from ..rules.bridges import lay
from ..rules.decks import deck_fits
from ..rules.editions import EDITIONS
from ..rules.game import Game
from ..rules.legal import MOST, is_legal
from ..rules.limits import MOST_HANDICAP
from ..rules.line_names import LINE_NAMES
from ..rules.phases import DEALING, OVER
from ..rules.sides import SIDE_NAMES
from .notation import edition, island, line, parse
from .refusals import why_no_deck, why_not
from .setting_up import check_standing, set_up
from .writer import SIDES, VERSION


class Reader(RecordReader):
    """Replays a record line by line; `game` is the game so far (None before the first deck)."""

    BEGINS = "kahuna " + VERSION
    FIRST = "deck"

    def __init__(self):
        super().__init__()
        self._buffer = bytearray(MOST)

    def take(self, key, words):
        if key in SIDES:
            self._turn(SIDES.index(key), words)
        elif key == "deck":
            self._deck("".join(words))
        else:
            self._read_head(key, words)
            return False
        return True

    # The head

    def _read_head(self, key, words):
        if key not in ("edition", "variant", "first", "handicap", "round", "scores"):
            if key not in ("bridges", "hand"):
                raise ValueError("'%s' begins no line of a record" % key)
            key = key + " " + SIDES[_side(words[0] if words else "")]
            words = words[1:]
        if self.game:
            raise ValueError("'%s' belongs before the first deck" % key)
        if key in self._head:
            raise ValueError("'%s' is given twice" % key)
        self._head[key] = _HEAD_READERS[key.split()[0]](words)
        # If something does not fit what came before, the error is in this line.
        _try_handicap(self._new_game(), self._head.get("handicap", (0, ()))[1])

    def _new_game(self):
        head = self._head
        edition = head.get("edition", EDITIONS[0])
        variants = head.get("variant", ())
        side, given = head.get("handicap", (0, ()))
        _check_offered(edition, variants, given)
        game = Game(
            edition,
            "guard" in variants,
            "open" in variants,
            head.get("first", 0),
            (side, len(given)),
        )
        bridges = (head.get("bridges white", 0), head.get("bridges black", 0))
        hands = (head.get("hand white", ()), head.get("hand black", ()))
        for key in head:
            if key.split()[0] in ("bridges", "hand", "round", "scores"):
                set_up(game, bridges, hands, head.get("round", 1), head.get("scores", (0, 0)))
                break
        return game

    # Decks and turns

    def _deck(self, letters):
        game = self.game or self._new_game()
        if game.phase != DEALING:
            raise ValueError("no deck is due: %s" % _due(game))
        deck = bytes([island(letter) for letter in letters])
        if not deck_fits(game, deck):
            raise ValueError(why_no_deck(game, deck))
        first = not self.game
        if first:
            check_standing(game)
        self.game = game
        game.deal(deck)
        if first:
            for number in self._head.get("handicap", (0, ()))[1]:
                self._apply(number)

    def _turn(self, side, words):
        game = self.game
        if not game or game.phase == DEALING or game.phase == OVER or game.turn != side:
            raise ValueError("it is not %s's turn: %s" % (SIDE_NAMES[side], _due(game)))
        ended = discarded = False
        for word in words:
            if ended:
                raise ValueError("'%s' comes after the end of the turn" % word)
            if game.phase == OVER:
                if word != ".":
                    raise ValueError("the game is over: the turn ends with a full stop")
                ended = True
            elif len(word) > 1 and word[0] == "#":
                if discarded:
                    raise ValueError("cards are discarded together, as one word: #AB, not #A #B")
                discarded = True
                for letter in sorted(word[1:]):
                    self._apply(DISCARD + island(letter))
            else:
                action = parse(word)
                self._apply(action)
                ended = ends_turn(action)
        if not ended:
            if game.phase == OVER:
                raise ValueError("the game is over: the turn ends with a full stop")
            raise ValueError("the turn has no end: draw with ^ or a card (^F), or end it with .")

    def _apply(self, action):
        if not is_legal(self.game, action, self._buffer):
            raise ValueError(why_not(self.game, action))
        self.game.apply(action)


def read(lines):
    """Returns the game of a record, as far as it goes. Raises RecordError."""
    return Reader().read(lines)


def _due(game):
    if not game:
        return "the first deck is due"
    if game.phase == OVER:
        return "the game is over"
    if game.phase == DEALING:
        return "a deck is due"
    return "it is %s's turn" % SIDE_NAMES[game.turn]


def _side(word):
    if not word:
        raise ValueError("a side is missing: white or black")
    if word not in SIDES:
        raise ValueError("'%s' is no side: white or black" % word)
    return SIDES.index(word)


def _one(words, what):
    if len(words) != 1:
        raise ValueError("one %s is expected" % what)
    return words[0]


def _read_variants(words):
    for word in words:
        if word not in ("guard", "open"):
            raise ValueError("there is no variant '%s': guard or open" % word)
    return words


def _read_handicap(words):
    side = _side(words[0] if words else "")
    given = [line(word) for word in words[1:]]
    if not 1 <= len(given) <= MOST_HANDICAP:
        raise ValueError("a handicap is one to three bridges")
    return side, given


def _read_bridges(words):
    lines = 0
    for word in words:
        if lines >> line(word) & 1:
            raise ValueError("%s is given twice" % word)
        lines |= 1 << line(word)
    return lines


def _read_scores(words):
    if len(words) != 2:
        raise ValueError("two scores are expected, White's and Black's")
    return number_of(words[0]), number_of(words[1])


_HEAD_READERS = {
    "edition": lambda words: edition(_one(words, "edition")),
    "variant": _read_variants,
    "first": lambda words: _side(_one(words, "side")),
    "handicap": _read_handicap,
    "round": lambda words: number_of(_one(words, "round")),
    "scores": _read_scores,
    "bridges": _read_bridges,
    "hand": lambda words: [island(letter) for letter in "".join(words)],
}


def _check_offered(edition, variants, handicap):
    for word, there in (("guard", edition.has_guard), ("open", edition.has_open)):
        if word in variants and not there:
            raise ValueError("the edition %s has no variant %s" % (edition.name, word))
    if handicap and not edition.has_handicap:
        raise ValueError("the edition %s has no handicap" % edition.name)


def _try_handicap(game, given):
    """Lays the bridges of a handicap in a spare game; raises ValueError if that is impossible."""
    for number in given:
        if (game.bridges[0] | game.bridges[1]) >> number & 1:
            raise ValueError("there is a bridge on %s already" % LINE_NAMES[number])
        lay(game, game.handicap_side, number)
