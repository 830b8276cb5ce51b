"""A rulebook: a list of its chapters, and the pages of the one chosen."""

import gc

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours, take_off
from handheld.pages import LEFT, ROWS, STEP, TOP, Pages
from handheld.scenes import toward
from handheld.wrapping import WIDTH, page_starts, wrap

_BELOW = 116  # y of the line below a picture
_INDENT = 22  # pixels for a sign beside a text
_ALL = 99  # more chapters than there are
_PALE = 0x7D7257  # chapters that are not chosen


class Book:
    """A scene. `chapters(heads)` gives the chapters one by one: a title, and parts, or at least
    one of them if it is among the first so many `heads`; each part is

        a text               a paragraph
        (number, text)       a paragraph beside a sign, `draw(number)`
        (number, text, 0)    a page of its own: the picture `draw(number)` over a line of text

    `bookmark` is the page that was read last, as one byte; `remember(bookmark)` is called when the
    book is closed at another one. Each page shows the first of the `notes` that fits; the pages of
    the last chapter, the credits, show the `version`. The text of the chapters is in memory only
    while one of them is laid out.
    """

    def __init__(
        self, program, title, chapters, draw=None, bookmark=0, remember=None, notes=(), version=""
    ):
        self.program = program
        self._title = title
        self._chapters = chapters
        self._draw = draw
        self._opened = self._bookmark = bookmark
        self._remember = remember
        self._notes = notes
        self._version = version
        self.chapter = bookmark >> 4
        self.page = -1  # while the list of chapters is shown

    def enter(self, stage):
        self._display = stage.display
        self._pages = Pages(self.program.art)
        self.group = self._pages.group
        self._ink = self._pages.lines[0].tile.pixel_shader
        self._pale = colours((menu_colours.PAPER, _PALE))
        self._pointer = self.program.art.fill(menu_colours.INK, 1, 0, 2, 9)
        self.group.append(self._pointer)
        self._drawn = []  # the signs on the page, or its picture
        self._pictured = False
        self._titles = [chapter[0] for chapter in self._chapters(_ALL)]
        self.chapter = min(self.chapter, len(self._titles) - 1)
        self._top = 0
        self._list()

    def touch(self, x, y):
        if self.page >= 0:
            return self._pages.touch(x, y)
        row = (y - TOP) // STEP
        chapter = self._top + row
        if not (0 <= row < ROWS and chapter < len(self._titles)):
            return None
        return toward(self.chapter, chapter, buttons.UP, buttons.DOWN), buttons.A

    def frame(self, now, pressed):
        if self.page < 0:
            self._frame_of_list(pressed)
        else:
            self._frame_of_page(pressed)

    # The list

    def _frame_of_list(self, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            if self._remember and self._bookmark != self._opened:
                self._remember(self._bookmark)
            program.pop()
        elif pressed & (buttons.UP | buttons.DOWN):
            by = 1 if pressed & buttons.DOWN else -1
            self.chapter = (self.chapter + by) % len(self._titles)
            program.play(menu_sounds.STEP)
            self._list()
        elif pressed & (buttons.A | buttons.RIGHT):
            program.play(menu_sounds.CONFIRM)
            read = self._bookmark & 15 if self.chapter == self._bookmark >> 4 else 0
            self._lay_out()
            self._show(min(read, len(self._leaves) - 1))

    def _list(self):
        """Shows the titles around the chosen one."""
        if not self._top <= self.chapter < self._top + ROWS:
            self._top = self.chapter if self.chapter < self._top else self.chapter - ROWS + 1
        titles = self._titles
        self._pages.show(self._title, self.chapter + 1, len(titles), titles[self._top :])
        for row, line in enumerate(self._pages.lines):
            line.tile.x = LEFT + 4
            chosen = self._top + row == self.chapter
            line.shade(self._ink if chosen else self._pale)
        self._pointer.y = TOP + 1 + (self.chapter - self._top) * STEP
        self._pointer.hidden = False

    # Pages

    def _frame_of_page(self, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            self._clear()
            self.page = -1
            self._list()
        elif pressed & (buttons.DIRECTIONS | buttons.A):
            back = pressed & (buttons.LEFT | buttons.UP)
            program.play(menu_sounds.STEP if self._turn(-1 if back else 1) else menu_sounds.REFUSE)

    def _turn(self, by):
        """Turns a page, from the last one into the next chapter; returns False at either end."""
        page = self.page + by
        if 0 <= page < len(self._leaves):
            self._show(page)
            return True
        if not 0 <= self.chapter + by < len(self._titles):
            return False
        self.chapter += by
        self._clear()  # a picture of the page before leaves no room for the text
        self._lay_out()
        self._show(0 if by > 0 else len(self._leaves) - 1)
        return True

    def _lay_out(self):
        """Makes the pages of the chapter: for each its lines, its signs as [(row, number)], and
        whether each line stands beside a sign."""
        font = self.program.art.text
        self._leaves = []
        lines = []  # each: its text, whether it begins a paragraph, the number of its sign or -1
        parts = self._parts()
        gc.collect()  # or the lines, which stay, would lie behind what is garbage by now
        for part in parts:
            if isinstance(part, str):
                _add(lines, font, part, WIDTH, -1)
            elif len(part) == 2:
                _add(lines, font, part[1], WIDTH - _INDENT, part[0])
            else:
                self._fill(lines)
                lines = []
                below = [""] * (ROWS - 1) + [part[1]]
                self._leaves.append((below, ((-1, part[0]),), ()))
        self._fill(lines)

    def _parts(self):
        """Returns the parts of the chapter."""
        for number, chapter in enumerate(self._chapters(self.chapter)):
            if number == self.chapter:
                return chapter[1:]

    def _fill(self, lines):
        if not lines:
            return
        starts = page_starts([line[1] for line in lines], ROWS) + [len(lines)]
        for i in range(len(starts) - 1):
            page = lines[starts[i] : starts[i + 1]]
            texts = [line[0] for line in page]
            signs = [(row, line[2]) for row, line in enumerate(page) if line[1] and line[2] >= 0]
            beside = [line[2] >= 0 for line in page]
            self._leaves.append((texts, signs, beside))

    def _show(self, page):
        self._clear()
        self.page = page
        self._bookmark = self.chapter << 4 | page
        texts, signs, beside = self._leaves[page]
        self._pointer.hidden = True
        title = self._titles[self.chapter]
        credits = self._version and self.chapter + 1 == len(self._titles)
        notes = (self._version,) if credits else self._notes
        self._pages.show(title, page + 1, len(self._leaves), texts, notes)
        for row, line in enumerate(self._pages.lines):
            line.tile.x = LEFT + (_INDENT if row < len(beside) and beside[row] else 0)
            line.shade(self._ink)
        for row, number in signs:
            drawn = self._draw(number)
            if row >= 0:
                drawn.x = LEFT
                drawn.y = TOP - 1 + row * STEP
            else:
                self._pages.lines[-1].tile.y = _BELOW
                self._pictured = True
                self._redraw()
            self._drawn.append(drawn)
            self.group.append(drawn)

    def _clear(self):
        for drawn in self._drawn:
            if self._pictured:  # the whole screen is drawn again
                self.group.remove(drawn)
            else:
                take_off(self.group, drawn)
        self._drawn.clear()
        if self._pictured:
            self._pictured = False
            self._pages.lines[-1].tile.y = TOP + (ROWS - 1) * STEP
            self._redraw()

    def _redraw(self):
        """Sends the whole screen at once: a picture and the lines it covers would take longer."""
        self._display.root_group = None
        self._display.root_group = self.group


def _add(lines, font, text, width, sign):
    """Adds a text's lines to those of a chapter."""
    first = True
    for line in wrap(font, text, width):
        lines.append((line, first, sign))
        first = False
