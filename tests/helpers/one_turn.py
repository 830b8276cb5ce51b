"""A turn of Kahuna on a simulated handheld, frame by frame."""

from kahuna_games import play
from kahuna_player import Player, memory_with, packed

from simulator import Simulation


class OneTurn:
    """The turn that a record comes to, after the handover."""

    def __init__(self, record):
        self.handheld = Simulation(nvm=memory_with(packed(play(record))))

    def __enter__(self):
        self.handheld.switch_on()
        self.player = Player(self.handheld)
        self.handheld.frame(3)
        self.player.lift()
        self.handheld.frame(3)
        return self

    def __exit__(self, *_):
        assert self.handheld.serial == ""
        self.handheld.switch_off()

    def tap(self, button):
        """Presses a button for a frame and lets go."""
        self.handheld.hold(button)
        self.handheld.frame()
        self.handheld.let_go(button)
