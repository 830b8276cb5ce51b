"""Announces a turn as it begins: whose it is, and whether few cards are left."""

from displayio import Group

from handheld.art import colours, take_off, tiles
from handheld.buttons import A
from handheld.line import MIDDLE

from ..look import palette
from ..rules.limits import FEW
from ..rules.phases import FINAL

COLOURS = (palette.WHITE_HANDOVER, palette.BLACK_HANDOVER)
_STANDS = 21  # frames: 0.7 seconds
_READ = 72  # frames, if there is news
_SIGN = 40
_MIDDLE = 60  # the middle row of the board
_LINE = 12


class Announcement:
    """A plate with the sign of the side at turn, and news for that side if there is any."""

    def __init__(self, kahuna):
        art = kahuna.program.art
        lines = news(kahuna)
        self._reads = _READ if lines else _STANDS
        self._shown = 0  # frames
        lines = lines or (kahuna.more_texts("remarks").YOUR_TURN,)
        back, front = COLOURS[kahuna.session.view.turn]
        shader = colours((back, front))
        height = _SIGN + 12 + _LINE * len(lines)
        y = _MIDDLE - height // 2
        self._group = group = Group()
        group.append(emblem(kahuna, y + 5))
        width = 0
        for number in range(len(lines)):
            line = art.line(MIDDLE, y + _SIGN + 8 + _LINE * number, 0, shader, lines[number])
            width = max(width, line.width + 14)
            group.append(line.tile)
        x = (160 - width) // 2
        group.insert(0, art.fill(back, x + 1, y + 1, width - 2, height - 2))
        group.insert(0, art.fill(front, x, y, width, height))
        self._under = kahuna.tabletop.group
        self._under.append(group)

    def end(self):
        take_off(self._under, self._group)

    def stands(self, pressed):
        """Returns whether the announcement is still shown; then nothing else happens in this frame.

        At first A does nothing, as somebody may have pressed it to hurry what came before. A press
        that ends news does nothing else.
        """
        self._shown += 1
        over = self._shown > self._reads
        if pressed and not over and (pressed != A or self._shown > _STANDS):
            self._shown = _READ
            over = self._reads == _STANDS
        if over:
            self.end()
        return not over


def news(kahuna):
    """Returns lines of news for the side at turn: few cards are left, or this is its last turn."""
    view = kahuna.session.view
    words = kahuna.more_texts("remarks")
    if view.phase == FINAL:
        return (words.YOUR_LAST_TURN,)
    if view.pile > FEW:
        return ()
    if view.pile:
        return (words.FEW_LEFT % view.pile,)
    last = view.round == 3 and view.edition.last_turns
    return words.NONE_LEFT_AT_LAST if last else words.NONE_LEFT


def emblem(kahuna, y):
    """Makes the large sign of the side at turn."""
    picture, shader = kahuna.pictures.sheet("emblems")
    sign = tiles(picture, shader, _SIGN, _SIGN, 60, y)
    sign[0] = kahuna.session.view.turn
    return sign
