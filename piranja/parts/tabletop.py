"""The tabletop: water, everybody's rows, the playfield and the bars, made once for a turn."""

from ..look.pictures import draw_fish
from ..rules.decks import shoal_left
from .bar import Bar
from .playfield import Playfield
from .rows import LargeRow, SmallRows
from .tabletop_pieces import make_pieces
from .water import Water, step_for


class Tabletop:
    """`group` has everything. Either the large `fish`, with its `picture`, or `tiny` swims."""

    def __init__(self, piranja):
        self._piranja = piranja
        self._beats = 0
        self._turn = -1  # the seat from which the rows are shown; -1 before anything is shown
        self.picture = 0
        self.strip = None  # holds the `comment`, in the first game
        self.water = Water()
        self.small = SmallRows()
        self.playfield = Playfield()
        self.large = LargeRow()
        self.bar = Bar()
        make_pieces(self, piranja)

    def show(self, view):
        """Shows everything that is in a view."""
        piranja = self._piranja
        session = piranja.session
        signs = session.seats.signs
        seat = view.turn
        self.large.show(view.rows[seat])
        self.small.show(view, signs)
        if self._turn not in (-1, seat):
            self.small.begin_to_slide()
            self.large.begin_to_slide(self.small.pitch)
        self._turn = seat
        self.playfield.show(view)
        catch = str(view.catches[seat]) if session.shows_catches else ""
        self.bar.show(signs[seat], piranja.name_of(seat), catch)

    def say(self, comment):
        """Shows a comment, or none if that is empty; only the first game has a strip for them."""
        if self.strip:
            self.comment.text = comment
            self.strip.hidden = not comment

    def align(self):
        """Moves what is not at its position: first fish of the large row, which come from among the
        small ones, then these."""
        if not self.large.align():
            self.small.slide()

    def darken(self, view):
        """Makes a part of the water as dark as it should be; returns whether all of it is."""
        return self.water.darken(step_for(shoal_left(view), view.sea_at))

    def live(self):
        """Moves one fish a little: one of the row and a digesting one take turns."""
        self._beats ^= 1
        if self._beats:
            self.large.swing()
        else:
            self.playfield.swing()

    def draw(self, picture):
        """Shows a picture on the large swimming fish."""
        self.picture = picture
        draw_fish(self.fish, picture)
