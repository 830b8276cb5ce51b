"""Reads a record: a game as text, a turn on each line (see ../../tools/RECORDS.md)."""

from handheld.records.reader import RecordError, RecordReader, is_number, number_of  # noqa: F401

from ..rules.actions import BRING_IN, FETCH, LEAVE, TURN
from ..rules.decks import count_aside, unseen
from ..rules.fish import HUNGRY, KINDS, MOST_ASIDE, SEA, SHOAL, SPECIES_COUNT
from ..rules.game import Game
from ..rules.legal import is_legal
from .writer import BRINGS_IN, FETCHES, LEAVES, SIZES, SPECIES, VERSION

NAMES = ("piranha", "moonfish", "flamefish", "barracuda")
_SIZE_NAMES = ("small", "big", "hungry")
_HEAD = ("players", "first", "aside")


class Reader(RecordReader):
    """Replays a record line by line; `game` is the game so far (None before the first turn)."""

    BEGINS = "piranja " + VERSION
    FIRST = "turn"

    def take(self, key, words):
        if not is_number(key):
            self._read_head(key, words)
            return False
        if not self.game:
            self.game = self._new_game()
        self._turn(number_of(key), words)
        return True

    # The head

    def _read_head(self, key, words):
        if key not in _HEAD:
            raise ValueError("'%s' begins no line of a record" % key)
        if self.game:
            raise ValueError("'%s' belongs before the first turn" % key)
        if key in self._head:
            raise ValueError("'%s' is given twice" % key)
        if len(words) != 1:
            raise ValueError("one number is expected after '%s'" % key)
        self._head[key] = number = number_of(words[0])
        if key == "players" and not 3 <= number <= 6:
            raise ValueError("three to six can play, not %d" % number)
        if key == "aside" and number > MOST_ASIDE:
            raise ValueError("the shoal has %d cards: %d cannot be set aside" % (SHOAL, number))
        players = self._head.get("players", 6)
        if not 1 <= self._head.get("first", 1) <= players:
            raise ValueError("there is no player %d" % self._head["first"])

    def _new_game(self):
        if "players" not in self._head:
            raise ValueError("the number of players must come before the first turn: players 4")
        players = self._head["players"]
        missing = self._head.get("aside", count_aside(players))
        # The cards get their fish when they are turned over.
        return Game(players, bytes(SHOAL - missing), bytes(SEA), self._head.get("first", 1) - 1)

    # Turns

    def _turn(self, player, words):
        game = self.game
        if game.over:
            raise ValueError("the game is over")
        if player != game.turn + 1:
            raise ValueError(
                "it is not player %d's turn: it is player %d's" % (player, game.turn + 1)
            )
        ended = False
        for word in words:
            if ended:
                raise ValueError("'%s' comes after the end of the turn" % word)
            ended = self._do(word)
        if not ended:
            raise ValueError("the turn has no end: bring in the catch with +, or end it with .")

    def _do(self, word):
        """Does what a word says; returns whether that ends the turn."""
        game = self.game
        if word == BRINGS_IN or word == LEAVES:
            action = BRING_IN if word == BRINGS_IN else LEAVE
            if not is_legal(game, action):
                raise ValueError("a card must be turned over before the turn can end")
            game.apply(action)
            return True
        if word[0] == FETCHES:
            self._fetch(word)
            return False
        fish = fish_of(word)
        counts = unseen(game)
        from_sea = game.turned >= game.sea_at
        if not counts[fish + KINDS if from_sea else fish]:
            raise ValueError(
                "every %s with %s on its back has been turned over"
                % (name_of(fish), "the empty sea" if from_sea else "the shoal")
            )
        game.deck[game.turned] = fish
        game.apply(TURN)
        return fish >= HUNGRY

    def _fetch(self, word):
        game = self.game
        if len(word) != 2 or word[1] not in SPECIES:
            raise ValueError("'%s' fetches nothing: !p !m !f or !b does" % word)
        pile = SPECIES.index(word[1])
        if not is_legal(game, FETCH + pile):
            name = NAMES[pile]
            if not game.digesting[pile]:
                raise ValueError("no %s is digesting" % name)
            raise ValueError(
                "player %d needs three fish of the species %s in the row to fetch its pile"
                % (game.turn + 1, name)
            )
        game.apply(FETCH + pile)


def read(lines):
    """Returns the game of a record, as far as it goes. Raises RecordError."""
    return Reader().read(lines)


def fish_of(word):
    """Returns the fish that a word stands for, or raises ValueError with a sentence."""
    if len(word) != 2 or word[0] not in SPECIES or word[1] not in SIZES:
        raise ValueError("'%s' is no fish: a species (p m f b) and a size (s b h) make one" % word)
    return SPECIES.index(word[0]) + SPECIES_COUNT * SIZES.index(word[1])


def name_of(fish):
    return _SIZE_NAMES[fish >> 2] + " " + NAMES[fish & 3]
