"""A robot's turn: it thinks between frames, then does its whole turn; B opens the menu."""

from handheld import buttons, menu_sounds, modules

from ..parts.thinking import Thinking


def open(kahuna):
    return RobotTurn(kahuna)


class RobotTurn(Thinking):
    def enter(self, stage):
        kahuna = self.kahuna
        # Drawing the whole tabletop takes long enough for one frame.
        self._late = not kahuna.tabletop.strip.in_use
        super().enter(stage)
        side = kahuna.session.view.turn
        kahuna.light(side)
        with modules.passing:
            from ..parts.players import name_of

            self.say(kahuna.texts.THINKS % name_of(kahuna, side))

    def make_robot(self):
        return self.kahuna.think()

    def frame(self, now, pressed):
        program = self.program
        session = self.kahuna.session
        saves = not session.saved
        if not self._late:
            self.kahuna.save()  # now that the turn before is over
        self._late = False
        if session.saved and session.view.side != session.solo_side:
            self._show_hand()
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.CONFIRM)
            program.push("menu")
        elif not saves and self.think(pressed):
            self._act()

    def _show_hand(self):
        """Shows a hand that was dealt face down until it was saved (see `Kahuna.start`)."""
        kahuna = self.kahuna
        kahuna.session.show_to(kahuna.session.solo_side)
        kahuna.tabletop.show(kahuna.session.view, kahuna.session.fresh_card)

    def _act(self):
        kahuna = self.kahuna
        session = kahuna.session
        start = session.view.length
        for action in self.robot.turn:
            if not (session.over or session.dealing):
                session.act(action)
        kahuna.reset_to("watch", start, session.view.length)
