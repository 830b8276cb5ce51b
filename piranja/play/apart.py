"""A game of its own for a lesson; the one under way stays as it is."""

from handheld.cartridge import Cartridge

from .session import Session


class Apart(Cartridge):
    """Stands in for the cartridge where a turn is played; nothing of it is saved."""

    def __init__(self, piranja, players):
        super().__init__(piranja.program, Session())
        self._piranja = piranja
        self.pictures = piranja.pictures
        self.texts = piranja.texts
        self.session.seats.count = players

    def act(self, action):
        """Does a legal action, which is not saved."""
        self.session.act(action)

    def name_of(self, seat):
        return self._piranja.name_of(seat, self.session.seats)

    def light(self, seat):
        self._piranja.light(seat, self.session.seats)

    def save(self):
        """Saves nothing: the game under way is another one."""

    go_on = save  # the lesson says what comes after a turn
