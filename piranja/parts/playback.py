"""Shows step by step what an action does: only a fish or two move, and A hurries it.

swimming.py shows a sated fish, eating.py a hungry one, catching.py the end of a turn and the
fetching of a pile.
"""

from handheld.clock import since

from ..look.layout import CARD_EDGE, CARD_FACE, WIDTHS
from ..rules.decks import sea_left, shoal_left
from .playfield import DECK_TOP, DECK_X
from .rows import TOP

_EDGE_MS = 110  # milliseconds for which the edge of a turning card is shown
_JAWS = 140  # milliseconds for each frame of a swimming fish
_EDGE = 138  # x of a fish that does not join, so that it stays visible


class Playback:
    """Shows an action that is not in the view yet; call `frame` until it returns True."""

    def __init__(self, piranja, now, beat):
        """A step lasts at least `beat` milliseconds; a sentence is shown for the settings' pace."""
        self._piranja = piranja
        self._texts = piranja.texts
        self._tabletop = tabletop = piranja.tabletop
        self._mover = None
        self._view = view = piranja.session.view
        self._row = view.rows[view.turn]
        self._beat = beat
        self._pace = piranja.program.settings.pace
        self._jaws = now
        self._looks = False  # while it is True, the fish lies on its card and does not swim
        tabletop.playfield.light(0, -1, False)

    def frame(self, now, hurried):
        """Moves on; returns whether everything has been shown."""
        past = since(now, self._since)
        if hurried:
            self.hurry()
        if hurried or past >= self._lasts:
            mover = self._mover
            if mover:
                mover.x = self._to_x
                mover.y = self._to_y
                self._mover = None
            self._then(now)
        elif self._mover:
            self._mover.x = self._from_x + (self._to_x - self._from_x) * past // self._lasts
            self._mover.y = self._from_y + (self._to_y - self._from_y) * past // self._lasts
        else:
            self.wait(past)
        if since(now, self._jaws) > _JAWS:
            self._jaws = now
            self.swing()
        return self._then is None

    def hurry(self):
        """Skips what need not be seen."""

    def wait(self, past):
        """Called while nothing glides, `past` milliseconds after the step began."""

    def swing(self):
        """Moves the tail or the jaws of the swimming fish."""
        tabletop = self._tabletop
        if not tabletop.fish.hidden and not self._looks:
            tabletop.draw(tabletop.picture ^ 1)

    # From step to step

    def go(self, now, then, lasts):
        """Begins a step of so many milliseconds, after which `then` is called."""
        self._then = then
        self._since = now
        self._lasts = lasts

    def glide(self, now, then, mover, x, y, lasts):
        """Begins a step in which a tile swims to a position."""
        self._mover = mover
        self._from_x = mover.x
        self._from_y = mover.y
        self._to_x = x
        self._to_y = y
        self.go(now, then, lasts)

    def rest(self, now):
        """Begins the last step, which leaves time to read."""
        self.go(now, self.finish, self._pace)

    def finish(self, now):
        tabletop = self._tabletop
        tabletop.fish.hidden = tabletop.tiny.hidden = tabletop.playfield.card.hidden = True
        self._then = None

    # A card turns over: `introduce` says what it is, `swim` and `arrive` show where its fish goes

    def turn_over(self, now):
        """Shows the edge of a card, which tells nothing yet: meanwhile it is saved."""
        self._fish = self._piranja.session.card
        card = self._tabletop.playfield.card
        card[0] = CARD_EDGE
        card.hidden = False
        self.go(now, self._look, _EDGE_MS)

    def _look(self, now):
        """Shows the card face up, with its fish on it."""
        tabletop = self._tabletop
        fish = self._fish
        tabletop.playfield.card[0] = CARD_FACE
        shoal, sea = shoal_left(self._view), sea_left(self._view)
        tabletop.playfield.show_deck(max(shoal - 1, 0), sea if shoal else sea - 1)
        self.put_fish(2 * fish, DECK_X + 16 - WIDTHS[fish] // 2, DECK_TOP + 2)
        self._looks = True
        self.introduce()
        self.go(now, self._leave_card, 2 * self._beat)

    def _leave_card(self, now):
        self._looks = False
        self._tabletop.playfield.card.hidden = True
        self.swim(now)

    def swim_to_row(self, now, fits):
        """Makes the fish swim to the row of the player who turned it over."""
        tabletop = self._tabletop
        x = tabletop.large.x_of_next(self._fish) if fits else min(tabletop.large.end(), _EDGE)
        self.glide(now, self.arrive, tabletop.fish, x, TOP, self._beat + 150)

    # Helpers

    def put_fish(self, picture, x, y):
        """Puts the swimming fish at a position."""
        self._tabletop.draw(picture)
        fish = self._tabletop.fish
        fish.x = x
        fish.y = y
        fish.hidden = False

    def say(self, sentence):
        self._tabletop.bar.say(sentence)

    def name_of(self, seat):
        return self._piranja.name_of(seat)

    def play(self, tune):
        self._piranja.program.play(tune)
