"""What a touch of a card or a line means while a Chooser is in use (see handheld.scenes)."""

from handheld import buttons
from handheld.scenes import toward

from ..look.layout import MIDDLES
from ..rules.limits import LINE_COUNT
from .chooser import MARKING, OFFERS, ON_FREE_LINES, ON_LINES, ON_STRIP
from .cursor import DOWN, LEFT, RIGHT, UP
from .slots import FACE_UP, PILE

_NEAR = 15  # pixels from the middle of a line

_DIRECTIONS = (
    (buttons.UP, UP),
    (buttons.DOWN, DOWN),
    (buttons.LEFT, LEFT),
    (buttons.RIGHT, RIGHT),
)


def of_slot(chooser, slot):
    marking = chooser.mode == MARKING
    if not chooser.is_there(slot) or chooser.mode == ON_FREE_LINES:
        return None
    if slot == chooser.at:
        # A touch puts a chosen card back, or answers a question.
        return 0, buttons.B if chooser.mode == ON_LINES else buttons.A
    if chooser.mode in (ON_LINES, OFFERS):
        return buttons.B, buttons.A
    slots = []
    for at in range(PILE + 1):
        passed = marking and FACE_UP <= at < PILE
        if at == chooser.at or (chooser.is_there(at) and not passed):
            slots.append(at)
    if slot not in slots:
        return None
    at, goal = slots.index(chooser.at), slots.index(slot)
    return toward(at, goal, buttons.LEFT, buttons.RIGHT, len(slots)), buttons.A


def of_line(chooser, x, y):
    """Means the line whose middle on the board is nearest, if it is near."""
    on_hand = chooser.at < FACE_UP and chooser.is_there(chooser.at)
    choosing = chooser.mode == ON_STRIP and on_hand
    lines = chooser.choices.lines_for(chooser.card) if choosing else chooser.lines
    line = _nearest(x, y, lines)
    if chooser.mode == OFFERS and line != chooser.line:
        return buttons.B, 0  # closes a question
    if line < 0:
        return None
    if choosing:
        return buttons.A, 0
    if line == chooser.line:
        return 0, buttons.A
    return _first_press(chooser, line)


def _nearest(x, y, lines):
    """Returns the line of the mask whose middle is nearest, or -1 if none is near."""
    best = -1
    least = _NEAR * _NEAR
    for line in range(LINE_COUNT):
        if lines >> line & 1:
            across, down = MIDDLES[2 * line] - x, MIDDLES[2 * line + 1] - y
            if across * across + down * down <= least:
                least = across * across + down * down - 1
                best = line
    return best


def _first_press(chooser, goal):
    """Returns the first press on the cursor's shortest path to a line."""
    reached = [(chooser.line, 0)]
    seen = {chooser.line}
    for line, first in reached:
        for button, direction in _DIRECTIONS:
            then = chooser.line_beside(line, direction)
            if then == goal:
                return first or button, 0
            if then not in seen:
                seen.add(then)
                reached.append((then, first or button))
    return None
