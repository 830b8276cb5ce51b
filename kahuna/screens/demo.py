"""Two robots play while nobody presses anything; any press goes back to the title."""

from handheld import modules
from handheld.clock import since
from handheld.settings import OFF

from ..parts.playback import Playback
from ..parts.thinking import Thinking
from ..play.scratch_game import ScratchGame

_ROBOT = 6


def open(kahuna):
    kahuna.pack_game()
    return Demo(kahuna)


class _Table(ScratchGame):
    """A game between robots."""

    def __init__(self, kahuna):
        super().__init__(kahuna)
        self.new_robot = kahuna.new_robot
        self.begin()

    def begin(self):
        with modules.passing:
            from ..play.beginning import begin

            self.session.setup.players[:] = bytes((_ROBOT, _ROBOT))
            begin(self.session)


class Demo(Thinking):
    def __init__(self, kahuna):
        super().__init__(_Table(kahuna))

    def enter(self, stage):
        super().enter(stage)
        self.program.device.sound.volume = OFF
        self._hurry = self.program.words.PRESS_A
        self._pace = self.program.settings.pace
        self._playback = None  # while a turn is shown
        self._await_turn()

    def leave(self):
        super().leave()
        self.program.use_settings()

    def _await_turn(self):
        self.kahuna.light(self.kahuna.session.view.turn)
        self.say(self._hurry)

    def make_robot(self):
        return self.kahuna.think()

    def frame(self, now, pressed):
        if pressed or not self.program.rests:
            self.program.pop()
        elif self._playback:
            self._show(now)
        elif self.think(0):
            self._act(now)

    def _act(self, now):
        session = self.kahuna.session
        start = session.view.length
        for action in self.robot.turn:
            if not (session.over or session.dealing):
                session.act(action)
        self.forget()
        self.kahuna.robot = None
        self._playback = Playback(self.kahuna, session.view, start)
        self._since = now

    def _show(self, now):
        """Shows the turn, play by play."""
        playback = self._playback
        playfield = self.kahuna.tabletop.playfield
        waited = since(now, self._since)
        if playfield.moving:
            playfield.step(self.kahuna)
        elif waited >= self._pace:
            self._since = now
            if playback.at < self.kahuna.session.view.length:
                playback.next()
            else:
                self._end_turn()
        elif 2 * waited >= self._pace:
            playback.show_result(True)

    def _end_turn(self):
        session = self.kahuna.session
        self._playback = None
        if session.over:
            self.kahuna.begin()
        elif session.dealing:
            session.deal()
        self.kahuna.tabletop.show(session.view)
        self._await_turn()
