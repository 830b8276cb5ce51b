"""A robot's turn: it thinks between the frames, then does its whole turn; B opens the menu."""

from handheld import buttons, modules

from ..parts.thinking import Thinking


def open(kahuna):
    return RobotTurn(kahuna)


class RobotTurn:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        session = kahuna.session
        view = session.view
        self.group = kahuna.tabletop.group
        kahuna.tabletop.show(view, session.fresh_card)
        kahuna.light(view.turn)
        with modules.passing:
            from ..parts.players import name_of

        words = kahuna.texts.THINKS % name_of(kahuna, view.turn)
        self._thinking = Thinking(kahuna, kahuna.think, words)

    def leave(self):
        self._thinking.end()

    def frame(self, now, pressed):
        program = self.program
        saves = not self.kahuna.session.saved
        self.kahuna.save()  # the turn before is over
        if pressed & (buttons.B | buttons.START):
            from handheld import menu_sounds

            program.play(menu_sounds.CONFIRM)
            program.push("menu")
        elif not saves and self._thinking.go_on(pressed):
            self._act()

    def _act(self):
        kahuna = self.kahuna
        session = kahuna.session
        start = session.view.length
        for action in self._thinking.robot.turn:
            if not (session.over or session.dealing):
                session.act(action)
        if session.over:
            self.program.between_screens(kahuna.finish)
        kahuna.reset_to("watch", start, session.view.length)
