"""What one side may see of a game, as an object that has nothing hidden."""

from .actions import (
    DEAL,
    DISCARD,
    DRAW,
    END,
    HIDDEN_DISCARD,
    REMOVE,
    TAKE,
    card_of,
    pair_of,
)
from .cards import with_card, without_card
from .limits import ISLAND_COUNT, LONGEST
from .phases import DISCARDED


class View:
    """What a side sees of a game, copied by `look`; it holds no reference to the game.

    Everything public has the same name as in a Game, so code that works on a Game (legal, bridges)
    works on a View, too. `hands` has the side's own hand, and an empty one for the other side;
    `sizes` and `pile` have the numbers of cards in the hands and in the pile. In addition:

    `gone`     cards that this side knows to be on the discard pile (since the last deal)
    `seen`     for each side, face-up cards that it took and has not played since; it may have
               discarded them face down
    `buried`   for each side, how many cards it has discarded face down since the last deal
    `began`    the bridges at the beginning (two masks), for games that began from a position
    `history`  the actions so far; the other side's discards are there, but not their cards
    """

    def __init__(self, game, side):
        self.bridges = [0, 0]
        self.counts = bytearray(2 * ISLAND_COUNT)
        self.hands = [0, 0]
        self.open = [0, 0]
        self.sizes = [0, 0]
        self.scores = [0, 0]
        self.seen = [0, 0]
        self.buried = bytearray(2)
        self.history = bytearray(LONGEST)
        self.length = 0
        self.look(game, side)

    def look(self, game, side):
        """Copies what `side` sees of the game now."""
        self.side = side
        self.edition = game.edition
        self.may_decline = game.may_decline
        self.discards_freely = game.discards_freely
        self.guard = game.guard
        self.opened = game.opened
        self.first = game.first
        self.handicap_side = game.handicap_side
        self.handicap = game.handicap
        for i in (0, 1):
            self.bridges[i] = game.bridges[i]
            self.open[i] = game.open[i]
            self.sizes[i] = game.sizes[i]
            self.scores[i] = game.scores[i]
            self.hands[i] = game.hands[i] if i == side else 0
        self.counts[:] = game.counts
        self.face_up = game.face_up
        self.pile = game.pile
        self.discards = game.discards
        self.round = game.round
        self.phase = game.phase
        self.turn = game.turn
        self.happened = game.happened
        if game.turn != side and game.happened > DISCARDED:
            self.happened = DISCARDED
        self.declined = game.declined
        self.left = game.left
        self.winner = game.winner
        self.reason = game.reason
        self.prelude = game.prelude
        self.began = game.began
        self.first_round = game.first_round
        for i in range(game.length, self.length):
            self.history[i] = 0  # taken back; this side may not be allowed to see it
        self.length = game.length
        self._go_through(game)

    def _go_through(self, game):
        self.gone = 0
        for i in (0, 1):
            self.seen[i] = 0
            self.buried[i] = 0
        mover = self.first
        history = game.history
        for i in range(game.length):
            action = history[i]
            if action < DISCARD:
                if i >= self.prelude:
                    self._see_played(mover, action)
            elif action < TAKE:
                self.buried[mover] += 1
                if mover == self.side:
                    self.gone = with_card(self.gone, action - DISCARD)
                else:
                    action = HIDDEN_DISCARD
            elif action <= END:
                if action < DRAW:
                    self.seen[mover] = with_card(self.seen[mover], action - TAKE)
                mover = 1 - mover
            elif action == DEAL:
                self.gone = 0
                self.buried[0] = self.buried[1] = 0
            self.history[i] = action

    def _see_played(self, mover, action):
        for card in (card_of(action),) if action < REMOVE else pair_of(action):
            self.gone = with_card(self.gone, card)
            if self.seen[mover] >> card & 1:
                self.seen[mover] = without_card(self.seen[mover], card)
