"""Asks a person what to do: the choices light up, and the bar says what A would do."""

from handheld import buttons, menu_sounds, modules
from handheld.clock import since

from ..play.chooser import Chooser
from ..rules.actions import BRING_IN, FETCH, LEAVE, TURN
from ..rules.decks import shoal_left
from .bar_prompts import prompt

_PERCENT = "%d%%"  # the chance of a hungry fish
_EATS = " %d-%d"  # and how many fish of the row it would eat
_PAUSE = 300  # milliseconds in which A may have been meant to hurry what was shown
_STANDS = 900  # milliseconds for which the answer to such an A is shown


class Choosing:
    """Asks the player at turn to choose from `chooser`; call `frame` until it returns True."""

    def __init__(self, piranja, now):
        self._piranja = piranja
        self._since = now
        self._waits = True
        self._ask()

    def frame(self, now, pressed):
        """Takes the buttons pressed; returns whether the player has chosen."""
        program = self._piranja.program
        past = since(now, self._since)
        if past >= _PAUSE:
            self._waits = False  # remembered, as the clock wraps around
        if self._comments:
            self._comments = False
            self._comment()
            self._since = program.device.clock.ticks()  # that may have taken as long as the pause
        if self._too_soon and past >= _STANDS:
            self._show()
        if pressed & (buttons.LEFT | buttons.RIGHT):
            if self.chooser.step(1 if pressed & buttons.RIGHT else -1):
                program.play(menu_sounds.STEP)
                self._show()
            else:
                program.play(menu_sounds.REFUSE)
        elif pressed & buttons.A and self._waits:
            program.play(menu_sounds.REFUSE)
            self._piranja.tabletop.bar.say(self._piranja.texts.TOO_SOON)
            self._too_soon = True
        elif pressed & buttons.A:
            self._piranja.tabletop.playfield.lift(self.chooser.offered == TURN)
            return True
        elif pressed & (buttons.B | buttons.SELECT):
            self._undo()
        return False

    def _undo(self):
        piranja = self._piranja
        session = piranja.session
        tabletop = piranja.tabletop
        if session.can_undo:
            session.undo()
            piranja.program.play(menu_sounds.BACK)
            tabletop.show(session.view)
            self._ask()
            if self._comments:
                # At once, as it proposes the same pile again, and would write over what comes next.
                self._comments = False
                self._comment()
            tabletop.bar.say(piranja.texts.UNDONE)
        else:
            piranja.program.play(menu_sounds.REFUSE)
            tabletop.bar.say(piranja.texts.NO_UNDO)

    def _ask(self):
        session = self._piranja.session
        self.chooser = Chooser(session.view)
        if session.shows_danger:
            self._show_danger(session.view)
        # Said in the next frame, as weighing what to say takes a moment.
        self._comments = session.comments
        self._show()

    def _comment(self):
        """Says what matters most; if that is a pile to fetch, the chooser goes to it."""
        piranja = self._piranja
        with modules.passing:
            from ..play import beginner_comments

            what, *values = beginner_comments.comment(piranja.session.view)
            texts = piranja.more_texts("comments")
            if what == beginner_comments.FETCH:
                self.chooser.choose(FETCH + values[0])
                self._show()
        if len(values) > 1:
            several = what == beginner_comments.FETCH
            values[0] = (texts.MANY if several else piranja.texts.SPECIES)[values[0]]
        piranja.tabletop.say(texts.COMMENTS[what] % tuple(values))

    def _show_danger(self, view):
        with modules.passing:
            from ..play.danger import Danger

            danger = Danger(view)
        text = _PERCENT % danger.percent
        if shoal_left(view):
            text += _EATS % (danger.least, danger.most)
        self._piranja.tabletop.bar.show_danger(text)

    def _show(self):
        self._too_soon = False
        chooser = self.chooser
        action = chooser.offered
        tabletop = self._piranja.tabletop
        tabletop.playfield.light(chooser.piles, action - FETCH, action == TURN)
        tabletop.large.underline(action in (BRING_IN, LEAVE), action == LEAVE)
        words = prompt(self._piranja.texts, self._piranja.session.view, action)
        tabletop.bar.show_action(words, chooser.count > 1)
