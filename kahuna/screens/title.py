"""The title: go on, a new game, the rules, the settings."""

from displayio import Group

from handheld import buttons

from ..look import palette, tunes
from ..look.art import colours
from ..look.layout import ICON_RIGHT

_STEP = 11


def open(program):
    return Title(program)


class Title:
    def __init__(self, program):
        self.program = program
        self.at = 0

    def enter(self, stage):
        program = self.program
        program.light(-1)
        self._entries = self._list()
        self.at = min(self.at, len(self._entries) - 1)
        self.group = self._draw()

    def leave(self):
        self.group = None

    def _list(self):
        texts = self.program.texts
        entries = [
            (texts.NEW_GAME, "newgame"),
            (texts.RULES, "rules"),
            (texts.SETTINGS, "settings"),
        ]
        if self.program.session.game and not self.program.session.over:
            entries.insert(0, (texts.CONTINUE, ""))
        return entries

    def _draw(self):
        program = self.program
        art = program.art
        group = Group()
        group.append(art.whole("title"))
        self._plain = colours((None, palette.CREAM))
        self._chosen = colours((None, palette.GLOW))
        self._lines = []
        y = 128 - _STEP * len(self._entries) - 1
        for text, _ in self._entries:
            line = art.line(0, y, 120, self._plain, text)
            line.tile.x = (160 - line.width) // 2
            y += _STEP
            self._lines.append(line)
            group.append(line.tile)
        self._pointer = art.icon(0, 0, ICON_RIGHT)
        group.append(self._pointer)
        trouble = program.trouble
        if trouble:
            program.trouble = 0
            texts = program.texts
            sentence = texts.LOST_SAVE if trouble & 1 else texts.LOST_SETTINGS
            group.append(art.fill(palette.INK, height=11))
            group.append(art.line(2, 0, 158, self._chosen, sentence).tile)
        self._point()
        return group

    def _point(self):
        for i, line in enumerate(self._lines):
            line.tile.pixel_shader = self._chosen if i == self.at else self._plain
        tile = self._lines[self.at].tile
        self._pointer.x = tile.x - 11
        self._pointer.y = tile.y + 2

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.UP | buttons.DOWN):
            by = 1 if pressed & buttons.DOWN else -1
            self.at = (self.at + by) % len(self._entries)
            program.play(tunes.STEP)
            self._point()
        elif pressed & (buttons.A | buttons.START):
            program.play(tunes.CONFIRM)
            name = self._entries[self.at][1]
            if name:
                program.show(name)
            else:
                program.resume()
