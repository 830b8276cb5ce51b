"""The form for a new game: who plays and begins, edition, variants, handicap.

What is filled in is remembered even if no game begins.
"""

from handheld import buttons, clicks, modules
from handheld.clock import since
from handheld.form import Form

from ..robots.levels import LEVELS
from ..rules.editions import EDITIONS

_SETTLED = 3000  # milliseconds without a press, then a change is kept
_PLAY, _WHITE, _BLACK, _STARTS, _EDITION, _GUARD, _OPEN, _HANDICAP = range(8)


def open(kahuna):
    return NewGame(kahuna)


class NewGame:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program
        self.setup = kahuna.session.setup
        self._changed = False
        self._touched = 0

    def enter(self, stage):
        texts = self.kahuna.texts
        menus = self.kahuna.more_texts("menus")
        names = (
            menus.PLAY,
            texts.SIDES[0],
            texts.SIDES[1],
            menus.STARTS,
            menus.EDITION,
            menus.GUARD,
            menus.OPEN,
            menus.HANDICAP,
        )
        self.form = Form(self.program.art, self.program.words.NEW_GAME, names)
        self.group = self.form.group
        self._show()

    def leave(self):
        if self._changed:
            self._remember()
        self.form = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if pressed:
            self._touched = now
        if self.form.move(pressed):
            program.play(clicks.STEP)
            self._show()
        elif pressed & buttons.B:
            program.play(clicks.BACK)
            program.close()
        elif pressed & buttons.START or (pressed & buttons.A and self.form.at == _PLAY):
            program.play(clicks.CONFIRM)
            if self.kahuna.session.under_way:
                words = program.words
                program.show("question", words.GIVE_UP_SURE, words.GAME_LOST, self._begin)
            else:
                self._begin()
        elif pressed & (buttons.LEFT | buttons.RIGHT | buttons.A):
            if self._change(-1 if pressed & buttons.LEFT else 1):
                program.play(clicks.STEP)
                self._changed = True
                self._show()
            elif self.form.at != _PLAY:
                program.play(clicks.REFUSE)
        elif self._changed and since(now, self._touched) > _SETTLED:
            self._remember()

    def _begin(self):
        self._changed = False  # the form is noted once the game is shown
        self.kahuna.begin()

    def _remember(self):
        self._changed = False
        with modules.passing:
            from ..play.remembering import remember

            remember(self.program, self.setup)
        del remember  # before more comes that saves
        self.program.save_profile()

    def _change(self, by):
        """Changes the chosen row's value; returns False if the edition leaves no choice."""
        setup = self.setup
        row = self.form.at
        edition = EDITIONS[setup.edition]
        if row == _WHITE or row == _BLACK:
            side = row - _WHITE
            setup.players[side] = (setup.players[side] + by) % (len(LEVELS) + 1)
        elif row == _STARTS:
            setup.starts = (setup.starts + by) % 3
        elif row == _EDITION:
            setup.edition = (setup.edition + by) % len(EDITIONS)
            setup.fit()
        elif row == _GUARD and edition.has_guard:
            setup.guard = not setup.guard
        elif row == _OPEN and edition.has_open:
            setup.opened = not setup.opened
        elif row == _HANDICAP and edition.has_handicap:
            # Nobody, White 1 to 3, Black 1 to 3.
            at = (setup.handicap + 3 * setup.handicap_side if setup.handicap else 0) + by
            at %= 7
            setup.handicap_side = (at - 1) // 3 if at else 0
            setup.handicap = (at - 1) % 3 + 1 if at else 0
        else:
            return False
        return True

    def _show(self):
        words = self.program.words
        texts = self.kahuna.texts
        menus = self.kahuna.more_texts("menus")
        setup = self.setup
        form = self.form
        edition = EDITIONS[setup.edition]
        for side in (0, 1):
            number = setup.players[side]
            form.set_value(_WHITE + side, texts.ROBOT % number if number else menus.PERSON)
        form.set_value(_EDITION, menus.EDITIONS[setup.edition])
        form.set_value(_STARTS, menus.LOT if setup.starts == 2 else texts.SIDES[setup.starts])
        form.set_value(_GUARD, words.YES if setup.guard else words.NO)
        form.set_value(_OPEN, words.YES if setup.opened else words.NO)
        form.set_value(
            _HANDICAP,
            menus.BRIDGES % (texts.SIDES[setup.handicap_side], setup.handicap)
            if setup.handicap
            else menus.NOBODY,
        )
        form.fade(_GUARD, not edition.has_guard)
        form.fade(_OPEN, not edition.has_open)
        form.fade(_HANDICAP, not edition.has_handicap)
