"""A separate game for a lesson, past turns or robots; the one under way stays as it is."""

from handheld.cartridge import Cartridge

from .session import Session


class ScratchGame(Cartridge):
    """Stands in for the cartridge where a turn is played or watched; nothing in it is saved."""

    def __init__(self, piranja, players):
        super().__init__(piranja.program, Session())
        self._piranja = piranja
        self.pictures = piranja.pictures
        self.texts = piranja.texts
        self.session.seats.count = players

    def name_of(self, seat):
        return self._piranja.name_of(seat, self.session.seats)

    def light(self, seat):
        self._piranja.light(seat, self.session.seats)

    def save(self):
        """Saves nothing: the game under way is another one."""

    save_action = save
    go_on = save  # the scene decides what comes after a turn
    stay_awake = save  # robots play only while nobody looks
