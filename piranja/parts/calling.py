"""Who plays alone is called when the robots are done: their sign stands large on the table."""

from displayio import Group

from handheld import menu_colours
from handheld.art import take_off
from handheld.clock import since

from .emblem import SIZE, emblem

_STAYS = 700  # milliseconds, whatever is pressed: who hurried the robots may still press A
_X = (160 - SIZE) // 2
_Y = 13
_EDGE = 3


class Calling:
    """`frame` until that is done."""

    def __init__(self, piranja, now):
        self._since = now
        self._table = table = piranja.tabletop
        sign = piranja.session.seats.signs[piranja.session.view.turn]
        size = SIZE + 2 * _EDGE
        self._sign = Group()
        self._sign.append(
            piranja.program.art.fill(menu_colours.INK, _X - _EDGE, _Y - _EDGE, size, size)
        )
        self._sign.append(emblem(piranja.pictures.folder, sign, _X, _Y))
        table.group.append(self._sign)
        table.playfield.light(0, -1, False)
        table.bars.say(piranja.texts.YOUR_TURN)

    def frame(self, now, hurried):
        """Returns whether it stood long enough."""
        if since(now, self._since) < _STAYS:
            return False
        take_off(self._table.group, self._sign)
        return True
