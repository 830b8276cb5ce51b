"""The tabletop: bar, board and strip, made once and shared by several screens."""

from displayio import Group

from ..play.slots import NO_CARD, fill_slots
from .bar import Bar
from .playfield import NO_PLAY, Playfield
from .strip import Strip


class Tabletop:
    def __init__(self, kahuna):
        art = kahuna.program.art
        pictures = kahuna.pictures
        self.playfield = Playfield(pictures)
        self.strip = Strip(art, pictures, kahuna.slots)
        self.bar = Bar(art, pictures)
        self.group = Group()
        for part in (self.playfield, self.strip, self.bar):
            self.group.append(part.group)

    def show(self, view, fresh=NO_CARD, by=NO_PLAY):
        """Shows all that a view sees; `fresh` is the card that its side drew last, `by` the play
        that led to this position."""
        self.playfield.show(view, by=by)
        self.bar.show(view, view.turn)
        fill_slots(self.strip.cards, view)
        self.strip.show(view, fresh)
