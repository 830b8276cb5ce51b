"""What everybody sees of a game, as an object that has nothing hidden."""


class View:
    """A view of a game, copied by `look`; it holds no reference to the game.

    Everything has the same name as in a Game, so code that works on a Game works on a View, too.
    The deck ends with the last card turned over. Which cards are left follows from that
    (decks.unseen), but not which of them were set aside.
    """

    def __init__(self, game):
        self.deck = bytearray()
        self.rows = []
        self.look(game)

    @property
    def players(self):
        return len(self.rows)

    def look(self, game):
        """Copies what everybody sees of the game now."""
        self.first = game.first
        self.sea_at = game.sea_at
        self.turned = game.turned
        self.deck = game.deck[: game.turned]
        self.turn = game.turn
        self.fresh = game.fresh
        self.over = game.over
        self.rows[:] = game.rows
        self.digesting = game.digesting[:]
        self.catches = game.catches[:]
        self.lost = game.lost
        self.fetched = game.fetched[:]
