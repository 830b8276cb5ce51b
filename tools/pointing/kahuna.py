"""The mouse in Kahuna: on cards, lines and the pile, also in lessons and puzzles; on turns."""

from kahuna.look.layout import BOARD_TOP, MIDDLES
from kahuna.play import chooser as choosing
from kahuna.play import crossing
from kahuna.play.cursor import Ways
from kahuna.play.guide import DO
from kahuna.rules.limits import LINE_COUNT

from .rows import row_at

_NEAR = 15  # pixels from the middle of a line

_STRIP_TOP = 112
_FACE_UP_X = 94
_PILE_X = 148
_CARD = 18
_ARROW = 9  # pixels of the bar

_WIDTH = 160
_TOLD = BOARD_TOP + 25  # where what a teacher says ends
_SECOND_LINE = BOARD_TOP + 12
_QUESTION = 3  # what is said in a puzzle before it is left

_SEA = (9, 22, 140, 76)  # of the course: its left and upper edge, width and height

# The puzzles: the first one's place, how far apart they and their grades are, and how many are in
# a row and in a grade.
_PUZZLES = (5, 25)
_APART = (15, 12)
_GRADE = 38
_ACROSS = 10
_IN_GRADE = 20

_DIRECTIONS = (
    ("up", choosing.UP),
    ("down", choosing.DOWN),
    ("left", choosing.LEFT),
    ("right", choosing.RIGHT),
)


# A turn


def _in_turn(play, x, y):
    chooser = play.chooser
    if y < BOARD_TOP:
        return iter((_in_bar(chooser, play._tabletop.bar._words.width, x),))
    if y >= _STRIP_TOP:
        return _to_slot(chooser, _slot(x))
    return _to_line(chooser, x, y - BOARD_TOP)


def _in_bar(chooser, width, x):
    """What A does is A; the signs around it go from one of several offers to another."""
    if chooser.mode == choosing.OFFERS and chooser.offer_count > 1:
        if x < _ARROW:
            return "left"
        if x >= width - _ARROW:
            return "right"
    return "a"


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
    marking = chooser.mode == choosing.MARKING
    if marking and choosing.FACE_UP <= slot < choosing.PILE:
        return
    while chooser.at != slot and chooser._is_there(slot):
        yield _along_strip(chooser, slot, marking)
    if chooser.mode == choosing.ON_STRIP or marking:
        yield "a"


def _along_strip(chooser, slot, marking):
    """Returns the direction in which a slot is nearer; the cursor may be where a card was."""
    places = []
    for at in range(choosing.PILE + 1):
        passed = marking and choosing.FACE_UP <= at < choosing.PILE
        if at == chooser.at or (chooser._is_there(at) and not passed):
            places.append(at)
    ahead = (places.index(slot) - places.index(chooser.at)) % len(places)
    return "right" if ahead <= len(places) // 2 else "left"


def _to_line(chooser, x, y):
    if chooser.mode == choosing.OFFERS:
        if _nearest(x, y, chooser.lines) == chooser.line:
            yield "a"
            return
        yield "b"  # a question is left
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


# Lessons and puzzles: turns with a teacher


def _in_lesson(lesson, x, y):
    if lesson._asks:
        yield from _to_answer(lesson._teacher, x, y)
    elif lesson._guide.kind != DO:
        yield "a"
    elif lesson._wrong or y >= _TOLD:
        if lesson._wrong:
            yield "a"  # takes the other move back
        yield from _in_turn(lesson._play, x, y)


def _in_puzzle(puzzle, x, y):
    if puzzle._says == _QUESTION:
        yield from _to_answer(puzzle._teacher, x, y)
    elif not puzzle._teacher._button.hidden and puzzle._says:
        yield "a"
    elif y < _TOLD and puzzle._says:
        yield "b" if y >= _SECOND_LINE else "select"
    else:
        yield from _in_turn(puzzle._play, x, y)


def _to_answer(teacher, x, y):
    """Gives the answer clicked; beside the question the first one, which goes on."""
    if y >= _TOLD:
        yield "b"
    elif y >= _SECOND_LINE:
        while not teacher._places[teacher._answer] <= x < _end_of_answer(teacher):
            yield "right"
        yield "a"


def _end_of_answer(teacher):
    """Returns where the answer ends at which A stands: where the next one begins."""
    after = teacher._answer + 1
    return teacher._places[after] if after < len(teacher._places) else _WIDTH


# Pictures and lists


def _in_puzzles(puzzles, x, y):
    """Goes to the puzzle clicked, and opens it."""
    across, down = x - _PUZZLES[0], y - _PUZZLES[1]
    grade, below = divmod(down, _GRADE)
    column, row = across // _APART[0], below // _APART[1]
    if not (0 <= column < _ACROSS and 0 <= grade < 3 and row < _IN_GRADE // _ACROSS):
        return
    number = _IN_GRADE * grade + _ACROSS * row + column
    while puzzles.at // _ACROSS != number // _ACROSS:
        yield "down" if puzzles.at < number else "up"
    while puzzles.at != number:
        yield "right" if puzzles.at < number else "left"
    yield "a"


def _on_course(course, x, y):
    """Goes to the turn clicked; its board is shown by another click."""
    left, top, width, height = _SEA
    if not (left <= x < left + width and top <= y < top + height):
        yield "a"
        return
    turns = range(1, course._curves.turns + 1)
    turn = min(turns, key=lambda turn: abs(left + course._x(turn) - x))
    if course.at == turn:
        yield "a"
    while course.at != turn:
        yield "right" if course.at < turn else "left"


def _in_log(log, x, y):
    """Shows the board of the turn clicked."""
    row = row_at(log._lines, y)
    for number, lines in log._page:
        if 0 <= row < len(lines):
            while log.at != number:
                yield "down" if log.at < number else "up"
            yield "a"
        row -= len(lines)


def _leafing(scene, x, y):
    """Left and right there is another turn, in the middle this one is shown."""
    yield "left" if x < 40 else "right" if x >= 120 else "a"


WAYS = {
    "play": _in_turn,
    "lesson": _in_lesson,
    "puzzle": _in_puzzle,
    "puzzles": _in_puzzles,
    "course": _on_course,
    "log": _in_log,
    "turns": _leafing,
}
