"""What everybody sees of a game, as an object from which nothing hidden can be read."""


class View:
    """A view of a game, copied by `look`; it holds no reference to the game.

    All of it has the same name as in a Game, so what works on a Game works on a View, too. The
    deck ends with the last card turned over. What is still hidden can be reckoned from that
    (decks.unseen), except which cards were set aside.
    """

    def __init__(self, game):
        self.deck = bytearray()
        self.rows = []
        self.look(game)

    @property
    def players(self):
        return len(self.rows)

    def look(self, game):
        """Copies what there is to be seen of the game now."""
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
