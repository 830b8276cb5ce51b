"""The main picture, made once and kept: bar, board and strip. Several screens share it."""

from displayio import Group

from ..places import lay_out
from .bar import Bar
from .strip import Strip
from .table import Table


class Desk:
    def __init__(self, art):
        self.table = Table(art)
        self.strip = Strip(art)
        self.bar = Bar(art)
        self.group = Group()
        for part in (self.table, self.strip, self.bar):
            self.group.append(part.group)

    def show(self, view, fresh):
        """All that a view has; `fresh` is the card that its side drew last."""
        self.table.show(view)
        self.bar.show(view)
        lay_out(self.strip.cards, view)
        self.strip.show(view, fresh)
