"""Announces the turn of a person playing alone as it begins, with their large sign."""

from displayio import Group

from handheld import menu_colours
from handheld.art import take_off
from handheld.clock import since

from .emblem import SIZE, emblem

_STANDS = 700  # milliseconds, whatever is pressed: A may have been meant to hurry the robots
_X = (160 - SIZE) // 2
_Y = 13
_EDGE = 3


class Announcement:
    """The sign of the player at turn; call `frame` until it returns True."""

    def __init__(self, piranja, now):
        self._since = now
        self._tabletop = tabletop = piranja.tabletop
        sign = piranja.session.seats.signs[piranja.session.view.turn]
        size = SIZE + 2 * _EDGE
        self._sign = Group()
        self._sign.append(
            piranja.program.art.fill(menu_colours.INK, _X - _EDGE, _Y - _EDGE, size, size)
        )
        self._sign.append(emblem(piranja.pictures.folder, sign, _X, _Y))
        tabletop.group.append(self._sign)
        tabletop.playfield.light(0, -1, False)
        tabletop.bar.say(piranja.texts.YOUR_TURN)

    def frame(self, now, hurried):
        """Returns whether the announcement was shown long enough."""
        if since(now, self._since) < _STANDS:
            return False
        take_off(self._tabletop.group, self._sign)
        return True
