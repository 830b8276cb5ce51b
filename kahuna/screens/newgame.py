"""The form for a new game: who plays and begins, edition, variants, head start."""

from handheld import buttons

from ..look import tunes
from ..parts.form import Form
from ..robots.levels import LEVELS
from ..rules.editions import EDITIONS

_PLAY, _WHITE, _BLACK, _STARTS, _EDITION, _GUARD, _OPEN, _HELP = range(8)


def open(program):
    return NewGame(program)


class NewGame:
    def __init__(self, program):
        self.program = program
        self.setup = program.session.setup

    def enter(self, stage):
        texts = self.program.texts
        names = (
            texts.PLAY,
            texts.SIDES[0],
            texts.SIDES[1],
            texts.STARTS,
            texts.EDITION,
            texts.GUARD,
            texts.OPEN,
            texts.HANDICAP,
        )
        self.form = Form(self.program.art, texts.NEW_GAME, names)
        self.group = self.form.group
        self._show()

    def leave(self):
        self.form = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if self.form.move(pressed):
            program.play(tunes.STEP)
            self._show()
        elif pressed & buttons.B:
            program.play(tunes.BACK)
            program.close()
        elif pressed & buttons.START or (pressed & buttons.A and self.form.at == _PLAY):
            program.play(tunes.CONFIRM)
            program.begin()
        elif pressed & (buttons.LEFT | buttons.RIGHT | buttons.A):
            if self._change(-1 if pressed & buttons.LEFT else 1):
                program.play(tunes.STEP)
                self._show()
            elif self.form.at != _PLAY:
                program.play(tunes.REFUSE)

    def _change(self, by):
        """Turns the chosen row's value; False if the edition leaves no choice there."""
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
        elif row == _HELP and edition.has_handicap:
            # Nobody, White 1 to 3, Black 1 to 3.
            at = (setup.handicap + 3 * setup.handicap_side if setup.handicap else 0) + by
            at %= 7
            setup.handicap_side = (at - 1) // 3 if at else 0
            setup.handicap = (at - 1) % 3 + 1 if at else 0
        else:
            return False
        return True

    def _show(self):
        texts = self.program.texts
        setup = self.setup
        form = self.form
        edition = EDITIONS[setup.edition]
        for side in (0, 1):
            form.set_value(_WHITE + side, texts.PLAYERS[setup.players[side]])
        form.set_value(_EDITION, texts.EDITIONS[setup.edition])
        form.set_value(_STARTS, texts.LOT if setup.starts == 2 else texts.SIDES[setup.starts])
        form.set_value(_GUARD, texts.YES if setup.guard else texts.NO)
        form.set_value(_OPEN, texts.YES if setup.opened else texts.NO)
        form.set_value(
            _HELP,
            texts.BRIDGES % (texts.SIDES[setup.handicap_side], setup.handicap)
            if setup.handicap
            else texts.NOBODY,
        )
        form.fade(_GUARD, not edition.has_guard)
        form.fade(_OPEN, not edition.has_open)
        form.fade(_HELP, not edition.has_handicap)
