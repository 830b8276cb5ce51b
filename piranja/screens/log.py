"""The log: all turns so far with their fish. It opens at the last turn; A shows the table then."""

from displayio import Bitmap, Group

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours, tiles
from handheld.line import EDGE
from handheld.scenes import toward
from handheld.wrapping import wrap

from ..look.layout import SIGN_NET
from ..look.pictures import more
from ..parts.words import phrases_of
from ..play.replay import Replay
from ..rules.history import turns_begun

_ROWS = 7
_TOP = 15
_PITCH = 12
_NUMBER_END = 12
_SIGN_X = 14
_FISH_X = 25
_FISH = 11  # fish of a turn that have room
_LOSS_END = 138
_NET_X = 140
_CATCH_X = 150
_WORDS = (101, 113)
_PAPER = menu_colours.NIGHT
_CHOSEN = 0x2C5A80


def open(piranja):
    return Log(piranja)


class Log:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program
        self.at = 0  # the chosen turn; 0 means the last one

    def enter(self, stage):
        self._turns = turns_begun(self.piranja.session.view)
        self.at = self.at or self._turns
        self._first = self._turns  # how many turns are before those shown; none is shown yet
        self._draw()
        self._choose()

    # Drawing

    def _draw(self):
        art = self.program.art
        pictures = self.piranja.pictures
        muted = colours((None, menu_colours.MUTED))
        self.group = Group()
        self.group.append(art.fill(menu_colours.NIGHT))
        art.head(self.group, self.program.words.LOG)
        hint = self.piranja.more_texts("menus").TO_TABLE
        self.group.append(art.line(EDGE, 1, 80, muted, hint).tile)
        self._page = Bitmap(160, _ROWS * _PITCH, 2)
        self._shades = [colours((paper, menu_colours.CREAM)) for paper in (_PAPER, _CHOSEN)]
        self._strips = []  # for each row: its part of the page, which takes least time opaque
        self._rows = []  # for each row: the sign and the net
        self._fish = Group()  # for each turn shown: its fish, as empty tiles take time as well
        for row in range(_ROWS):
            y = _TOP + row * _PITCH
            strip = tiles(self._page, self._shades[0], 160, _PITCH, 0, y)
            strip[0] = row
            self._strips.append(strip)
            self.group.append(strip)
            sign = pictures.sign(_SIGN_X, y + 1, 0)
            net = pictures.sign(_NET_X, y + 1, SIGN_NET)
            self._rows.append((sign, net))
            for part in (sign, net):
                self.group.append(part)
        self.group.append(self._fish)
        self._lines = [art.line(4, y, 156, self._shades[0]) for y in _WORDS]
        for line in self._lines:
            self.group.append(line.tile)

    def _choose(self):
        """Points at the chosen turn, and says what happened in it."""
        if not self._first < self.at <= self._first + _ROWS:
            # A whole page on or back, as drawing takes a moment.
            first = self.at - (1 if self.at > self._first else _ROWS)
            self._show(max(min(first, self._turns - _ROWS), 0))
        chosen = self.at - 1 - self._first
        for row, strip in enumerate(self._strips):
            shader = self._shades[row == chosen]
            if strip.pixel_shader is not shader:
                strip.pixel_shader = shader
        words = self._sentence(*self._done[chosen]) if self._turns else ""
        lines = wrap(self.program.art.text, words)
        for line, text in zip(self._lines, lines + [""] * 2):
            line.text = text
            line.tile.hidden = not text

    def _sentence(self, seat, deeds):
        return self.piranja.name_of(seat) + ": " + ", ".join(phrases_of(self.piranja, deeds))

    def _show(self, first):
        """Shows a page of turns; so many come before it."""
        self._first = first
        self._done = []  # for each turn of the page: the player's seat, and the deeds
        self.program.stage.draw_whole()
        self._page.fill(0)
        while self._fish:
            self._fish.pop()
        replay = Replay(self.piranja.session.view)
        replay.go_to(first)
        for row in range(_ROWS):
            shown = replay.step()
            for part in self._rows[row]:
                part.hidden = not shown
            if shown:
                self._show_turn(replay, row)
                self._done.append((replay.seat, replay.deeds))

    def _show_turn(self, turn, row):
        sign, net = self._rows[row]
        sign[0] = self.piranja.session.seats.signs[turn.seat]
        y = row * _PITCH + 3
        seen = turn.fish[-_FISH:]
        fish = self.piranja.pictures.tiny(_FISH_X, _TOP + y - 1, max(len(seen), 1))
        for at in range(len(seen)):
            fish[at] = seen[at] + 1
        if len(turn.fish) > _FISH:
            fish[0] = more(len(turn.fish) - _FISH + 1)
        self._fish.append(fish)
        caught = turn.brought + turn.fetched
        net.hidden = not caught
        tiny = self.program.art.tiny
        text = str(turn.number)
        tiny.write(self._page, text, y, _NUMBER_END - tiny.width(text))
        if caught:
            tiny.write(self._page, str(caught), y, _CATCH_X)
        if turn.eaten:
            text = "-%d" % turn.eaten
            tiny.write(self._page, text, y, _LOSS_END - tiny.width(text))

    # Choosing

    def touch(self, x, y):
        """A touch chooses a turn; another touch shows its table."""
        turn = self._first + 1 + (y - _TOP) // _PITCH
        if y < _TOP:
            return 0, buttons.B
        if y >= _TOP + _ROWS * _PITCH or turn > self._turns:
            return 0, buttons.A
        press = toward(self.at, turn, buttons.UP, buttons.DOWN)
        return press, 0 if press else buttons.A

    def frame(self, now, pressed):
        program = self.program
        if pressed & buttons.A and self._turns:
            program.play(menu_sounds.CONFIRM)
            program.push("turns", self.at)
        elif pressed & (buttons.A | buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.DIRECTIONS:
            by = 1 if pressed & (buttons.UP | buttons.DOWN) else _ROWS
            back = pressed & (buttons.UP | buttons.LEFT)
            at = min(max(self.at - by if back else self.at + by, 1), self._turns)
            program.play(menu_sounds.STEP if at != self.at else menu_sounds.REFUSE)
            if at != self.at:
                self.at = at
                self._choose()
