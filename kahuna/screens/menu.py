"""The menu that START opens during a game."""

from handheld import buttons

from ..look import tunes
from ..parts.form import Form
from ..rules.history import last_turn


def open(program):
    return Menu(program)


class Menu:
    def __init__(self, program):
        self.program = program
        self.at = 0

    def enter(self, stage):
        program = self.program
        texts = program.texts
        view = program.session.view
        self._entries = self._list()
        names = [entry[0] for entry in self._entries]
        title = texts.TURN_OF % (view.round, texts.SIDES[view.turn])
        self.form = Form(program.art, title, names)
        self.form.set_value(0, "%d : %d" % (view.scores[0], view.scores[1]))
        charge = program.device.battery
        if charge is not None:
            self.form.set_value(len(names) - 1, texts.BATTERY % charge)
        self.form.choose(min(self.at, len(names) - 1))
        self.group = self.form.group

    def leave(self):
        self.form = self.group = None

    def _list(self):
        program = self.program
        texts = program.texts
        view = program.session.view
        entries = [(texts.RESUME, program.close)]
        if program.below == "play":
            entries.append((texts.HINT, self._hint))
        start, end = last_turn(view)
        if end > start:
            entries.append((texts.LAST_TURN, self._last_turn))
        entries.append((texts.LOG, self._log))
        entries.append((texts.RULES, self._rules))
        entries.append((texts.SETTINGS, self._settings))
        entries.append((texts.NEW_GAME, self._new_game))
        entries.append((texts.QUIT, self._quit))
        return entries

    def frame(self, now, pressed):
        program = self.program
        if self.form.move(pressed):
            self.at = self.form.at
            program.play(tunes.STEP)
        elif pressed & (buttons.B | buttons.START):
            program.play(tunes.BACK)
            program.close()
        elif pressed & buttons.A:
            program.play(tunes.CONFIRM)
            self._entries[self.form.at][1]()

    def _hint(self):
        self.program.change("hint")

    def _last_turn(self):
        start, end = last_turn(self.program.session.view)
        self.program.show("replay", start, end, self.program.close)

    def _log(self):
        self.program.show("log")

    def _rules(self):
        self.program.show("rules")

    def _settings(self):
        self.program.show("settings")

    def _new_game(self):
        self.program.show("newgame")

    def _quit(self):
        self.program.keep_game()
        self.program.go("title")
