"""Between two turns: who is next, with a large sign. It hides nothing, as nothing is secret."""

from displayio import Group

from handheld import menu_colours, menu_sounds
from handheld.art import colours
from handheld.buttons import START, A
from handheld.clock import since
from handheld.icons import ICON_BUTTON_A
from handheld.line import MIDDLE

from ..look.palette import PLAYERS
from ..parts.emblem import emblem

_STANDS = 700  # milliseconds, whatever is pressed: A may have been meant to hurry the turn before


def open(piranja):
    return Handover(piranja)


class Handover:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program

    def enter(self, stage):
        piranja = self.piranja
        seat = piranja.session.view.turn
        piranja.light(seat)
        self.group = self._draw(piranja, seat)
        self._since = stage.clock.ticks()

    def frame(self, now, pressed):
        program = self.program
        self.piranja.save()  # now that nothing moves
        if self._press.hidden:
            if since(now, self._since) < _STANDS:
                return
            self._press.hidden = False
        if pressed & A:
            program.play(menu_sounds.CONFIRM)
            self.piranja.reset_to("play")
        elif pressed & START:
            program.push("menu")

    def _draw(self, piranja, seat):
        program = piranja.program
        art = program.art
        sign = piranja.session.seats.signs[seat]
        group = Group()
        group.append(art.fill(menu_colours.INK))
        group.append(emblem(piranja.pictures.folder, sign, 60, 18))
        shader = colours((menu_colours.INK, PLAYERS[sign]))
        next_one = piranja.texts.NEXT % piranja.name_of(seat)
        name = art.line(MIDDLE, 68, 0, shader, next_one)
        press = art.line(MIDDLE, 92, 0, shader, program.words.PRESS_A)
        group.append(name.tile)
        self._press = Group()
        self._press.hidden = True
        self._press.append(press.tile)
        self._press.append(art.icon(press.tile.x - 12, 94, ICON_BUTTON_A))
        group.append(self._press)
        return group
