"""Three robots play while nobody presses anything; any press goes back to the title."""

from handheld import modules
from handheld.settings import OFF

from ..play.scratch_game import ScratchGame
from .play import Play

_PLAYERS = 3
_ROBOT = 2


def open(piranja):
    return Demo(piranja)


class _Table(ScratchGame):
    """A table of robots."""

    def __init__(self, piranja):
        super().__init__(piranja, _PLAYERS)
        self.tabletop = piranja.tabletop
        self.new_robot = piranja.new_robot
        with modules.passing:
            from ..play.setup import Setup

            self.session.setup = Setup()
        seats = self.session.setup.seats
        seats.count = _PLAYERS
        seats.kinds[:_PLAYERS] = bytes((_ROBOT,) * _PLAYERS)
        self.begin()

    def begin(self):
        with modules.passing:
            from ..play.beginning import begin

            begin(self.session)


class Demo(Play):
    def __init__(self, piranja):
        super().__init__(_Table(piranja))

    def enter(self, stage):
        self.program.device.sound.volume = OFF
        super().enter(stage)

    def leave(self):
        self.program.use_settings()

    def frame(self, now, pressed):
        if pressed or not self.program.rests:
            self.program.pop()
            return
        super().frame(now, 0)
        if self.ended:
            if self.piranja.session.over:
                self.piranja.begin()
            self.enter(self.program.stage)
