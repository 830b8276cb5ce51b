"""The mouse on the handheld's screen: a click becomes presses of the buttons that lead there.

Nothing of the program is changed: it gets the presses that a thumb would make, one a frame. A click
on a row of a menu, or on another card or line, moves the cursor there; one where the cursor is
already is A, and in a menu the row clicked is pressed at once.
"""

from kahuna.look.layout import BOARD_TOP, MIDDLES
from kahuna.play import chooser as choosing
from kahuna.play import crossing
from kahuna.play.cursor import Ways
from kahuna.rules.limits import LINE_COUNT

_MOST = 60  # presses for one click
_NEAR = 15  # pixels from the middle of a line

_ROW = 11  # pixels of a row of text, at least
_STRIP_TOP = 112
_FACE_UP_X = 94
_PILE_X = 148
_CARD = 18

_DIRECTIONS = (
    ("up", choosing.UP),
    ("down", choosing.DOWN),
    ("left", choosing.LEFT),
    ("right", choosing.RIGHT),
)


class Pointer:
    """Presses what a click asks for, on a LiveSimulation or another."""

    def __init__(self, simulation):
        self._simulation = simulation
        self._clicked = None
        self._scene = None
        self._way = iter(())  # of buttons
        self._held = None

    def click(self, x, y):
        """Takes a click at a place on the screen; may be called from any thread."""
        self._clicked = x, y

    def frame(self):
        """Goes on, at the end of each of the program's frames."""
        if self._held:
            self._simulation.let_go(self._held)
            self._held = None
            return
        program = self._simulation.program
        scene = program.stage.top if program else None
        if self._clicked:
            x, y = self._clicked
            self._clicked = None
            self._scene = scene
            self._way = iter(()) if scene is None else way(program, scene, x, y)
        if scene is self._scene:
            self._held = next(self._way, None)
        if self._held:
            self._simulation.hold(self._held)


def way(program, scene, x, y):
    """Yields the buttons to press for a click, one by one, as they are due."""
    if hasattr(scene, "chooser"):
        found = _in_turn(scene.chooser, x, y)
    elif getattr(scene, "form", None):
        names = scene.form._names
        found = _in_rows(lambda: scene.form.at, _row_at(names, y), len(names))
    elif hasattr(scene, "_entries"):
        found = _on_title(program, scene, x, y)
    elif getattr(scene, "page", 0) < 0:
        row = _row_at(scene._pages.lines, y, scene._top)
        found = _in_rows(lambda: scene.chapter, row, len(scene._titles))
    elif hasattr(scene, "_pages"):
        found = iter(("left" if x < 80 else "right",))
    elif getattr(scene, "offers", None):
        found = iter(("left",) if x < 40 else ("right",) if x >= 120 else ("a",))
    else:
        found = iter(("a",))
    for _, button in zip(range(_MOST), found):
        yield button


def _row_at(lines, y, first=0):
    """Returns the row whose line of text is at y, counted from the `first` one shown, or -1."""
    for number, line in enumerate(lines):
        if line.tile.y <= y < line.tile.y + _ROW:
            return first + number
    return -1


def _in_rows(at, row, rows):
    """From the row `at()` to another by up or down, and A."""
    if not 0 <= row < rows:
        return
    while at() != row:
        yield "down" if (row - at()) % rows <= rows // 2 else "up"
    yield "a"


def _on_title(program, title, x, y):
    row = _row_at(title._lines, y, title._first)
    if len(program.present) > 1 and (x < 16 or x >= 144) and y > 96:
        yield "left" if x < 80 else "right"
    elif x >= 116 and row in (title._first, title._first + len(title._lines) - 1):
        yield "up" if row == title._first else "down"  # the arrows to more rows
    else:
        yield from _in_rows(lambda: title.at, row, len(title._entries))


# A turn of Kahuna


def _in_turn(chooser, x, y):
    if y < BOARD_TOP:
        return iter(("a",))
    if y >= _STRIP_TOP:
        return _to_slot(chooser, _slot(x))
    return _to_line(chooser, x, y - BOARD_TOP)


def _slot(x):
    if x >= _PILE_X:
        return choosing.PILE
    if x >= _FACE_UP_X:
        return choosing.FACE_UP + (x - _FACE_UP_X) // _CARD
    return min(x // _CARD, choosing.FACE_UP - 1)


def _to_slot(chooser, slot):
    if not chooser._is_there(slot) or chooser.mode == choosing.LAYING:
        return
    if slot == chooser.at:
        # A chosen card is put back; a question is answered.
        yield "b" if chooser.mode == choosing.ON_LINES else "a"
        return
    while chooser.mode in (choosing.ON_LINES, choosing.OFFERS):
        yield "b"
    places = [at for at in range(choosing.PILE + 1) if chooser._is_there(at)]
    while chooser.at != slot:
        ahead = (places.index(slot) - places.index(chooser.at)) % len(places)
        yield "right" if ahead <= len(places) // 2 else "left"
    if chooser.mode == choosing.ON_STRIP:
        yield "a"


def _to_line(chooser, x, y):
    if chooser.mode == choosing.OFFERS:
        yield "a"
        return
    if chooser.mode == choosing.ON_STRIP and chooser.at < choosing.FACE_UP:
        line = _nearest(x, y, chooser.lines_for(chooser.card))
        if line is None:
            return
        yield "a"
        if chooser.line == line:
            return
    else:
        line = _nearest(x, y, chooser.lines)
        if line is None:
            return
        if chooser.line == line:
            yield "a"
            return
    ways = crossing if chooser.mode == choosing.LAYING else Ways(chooser.card)
    while chooser.line != line and chooser.lines >> line & 1:
        button = _first_step(chooser.line, line, chooser.lines, ways)
        if button is None:
            return
        yield button


def _nearest(x, y, lines):
    """Returns the line of the mask whose middle is nearest, if it is near."""
    found = []
    for line in range(LINE_COUNT):
        if lines >> line & 1:
            across, down = MIDDLES[2 * line] - x, MIDDLES[2 * line + 1] - y
            found.append((across * across + down * down, line))
    return min(found)[1] if found and min(found)[0] <= _NEAR * _NEAR else None


def _first_step(start, goal, lines, cursor):
    """Returns the direction in which the shortest way of the cursor begins, or None."""
    ways = [(start, None)]
    seen = {start}
    for line, first in ways:
        for button, direction in _DIRECTIONS:
            then = cursor.step(line, direction, lines)
            if then == goal:
                return first or button
            if then not in seen:
                seen.add(then)
                ways.append((then, first or button))
    return None
