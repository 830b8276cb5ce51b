"""The form for a new game: who plays and begins, edition, variants, handicap.

It is saved even if no game begins.
"""

from handheld import modules
from handheld.form import Form

from ..robots.levels import LEVELS
from ..rules.editions import EDITIONS

_PLAY, _WHITE, _BLACK, _STARTS, _EDITION, _GUARD, _OPEN, _HANDICAP = range(8)


def open(kahuna):
    return NewGame(kahuna)


class NewGame(Form):
    starts = True
    explains = True

    def __init__(self, kahuna):
        super().__init__(kahuna.program, kahuna.program.words.NEW_GAME)
        self.kahuna = kahuna
        self.setup = kahuna.session.setup

    def frame(self, now, pressed):
        if not pressed and self.is_open:
            self.program.prepare()  # this takes a moment
        super().frame(now, pressed)

    def rows(self):
        words = self.program.words
        texts = self.kahuna.texts
        menus = self.kahuna.more_texts("menus")
        setup = self.setup
        edition = EDITIONS[setup.edition]
        yes = (words.NO, words.YES)
        rows = [(menus.PLAY, "", 0, 0)]
        for side in (0, 1):
            number = setup.players[side]
            player = texts.ROBOT % number
            if not number:
                player = self.kahuna.session.names[side] or menus.PERSON
            rows.append((texts.SIDES[side], player, number, len(LEVELS) + 1))
        starts = menus.LOT if setup.starts == 2 else texts.SIDES[setup.starts]
        rows.append((menus.STARTS, starts, setup.starts, 3))
        name = menus.EDITIONS[setup.edition]
        rows.append((menus.EDITION, name, setup.edition, len(EDITIONS)))
        rows.append((menus.GUARD, yes[setup.guard], setup.guard, 1 + edition.has_guard))
        rows.append((menus.OPEN, yes[setup.opened], setup.opened, 1 + edition.has_open))
        # Nobody, White 1 to 3, Black 1 to 3.
        head_start = menus.NOBODY
        number = 0
        if setup.handicap:
            bridges = menus.BRIDGES[setup.handicap > 1]
            head_start = bridges % (texts.SIDES[setup.handicap_side], setup.handicap)
            number = setup.handicap + 3 * setup.handicap_side
        rows.append((menus.HANDICAP, head_start, number, 7 if edition.has_handicap else 1))
        return rows

    def explain(self, row):
        about = self.kahuna.more_texts("newgame")
        setup = self.setup
        if self._choices[row] == 1:
            return about.ABOUT_FIXED
        if row == _EDITION:
            return about.ABOUT_EDITIONS[setup.edition]
        if row in (_WHITE, _BLACK) and setup.players[row - _WHITE]:
            return about.ABOUT_ROBOT
        return about.ABOUT[row]

    def choose(self, row, number):
        setup = self.setup
        if row <= _BLACK:
            setup.players[row - _WHITE] = number
        elif row == _STARTS:
            setup.starts = number
        elif row == _EDITION:
            setup.edition = number
            setup.fit()
        elif row == _GUARD:
            setup.guard = bool(number)
        elif row == _OPEN:
            setup.opened = bool(number)
        else:
            setup.handicap_side = (number - 1) // 3 if number else 0
            setup.handicap = (number - 1) % 3 + 1 if number else 0

    def does(self, row):
        if row == _PLAY:
            return self._start
        if row in (_WHITE, _BLACK) and not self.setup.players[row - _WHITE]:
            return lambda: self.program.push("player", row - _WHITE)
        return None

    def _start(self):
        if self.kahuna.session.under_way:
            words = self.program.words
            self.program.push("question", words.GIVE_UP_SURE, words.GAME_LOST, self._begin)
        else:
            self._begin()

    def _begin(self):
        self._changed = False  # the cartridge saves the setup once the game is shown
        self.kahuna.begin()

    def save(self):
        with modules.passing:
            from ..play.profiles import pack_setup

            pack_setup(self.program, self.setup)
        del pack_setup  # to make room for the code that saves
        self.program.save_profile()
