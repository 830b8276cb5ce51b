"""A robot's turn: it thinks between frames, then does its whole turn; B opens the menu."""

from handheld import buttons, menu_sounds, modules

from ..parts.thinking import Thinking


def open(kahuna):
    return RobotTurn(kahuna)


class RobotTurn(Thinking):
    def enter(self, stage):
        super().enter(stage)
        kahuna = self.kahuna
        side = kahuna.session.view.turn
        kahuna.light(side)
        with modules.passing:
            from ..parts.players import name_of

            self.say(kahuna.texts.THINKS % name_of(kahuna, side))

    def make_robot(self):
        return self.kahuna.think()

    def frame(self, now, pressed):
        program = self.program
        saves = not self.kahuna.session.saved
        self.kahuna.save()  # now that the turn before is over
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.CONFIRM)
            program.push("menu")
        elif not saves and self.think(pressed):
            self._act()

    def _act(self):
        kahuna = self.kahuna
        session = kahuna.session
        start = session.view.length
        for action in self.robot.turn:
            if not (session.over or session.dealing):
                session.act(action)
        kahuna.reset_to("watch", start, session.view.length)
