"""The form for a new game: how many play, who they are, and who begins."""

from handheld import buttons, clicks, shades
from handheld.art import colours
from handheld.clock import since
from handheld.form import Form

from ..play.beginning import BY_LOT, LOSER
from ..saves.seats import MOST, PERSON, ROBOTS

_SETTLED = 3000  # milliseconds without a press, then a change is kept
_PLAY, _PLAYERS, _SEATS = range(3)
_BESIDE_SIGN = "    "  # room for a sign before a name
_SIGN_X = 14
_FIRST_Y = 15
_STEP = 12


def open(piranja):
    return NewGame(piranja)


class NewGame:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program
        self.setup = piranja.session.setup
        self.at = 0
        self._changed = False
        self._touched = 0

    def enter(self, stage):
        self._draw()

    def leave(self):
        if self._changed:
            self._remember()
        self.form = self._hint = self.group = None

    def _draw(self):
        piranja = self.piranja
        menus = piranja.more_texts("menus")
        seats = self.setup.seats
        names = [menus.PLAY, menus.PLAYERS]
        for seat in range(seats.count):
            names.append(_BESIDE_SIGN + piranja.name(seat, seats))
        names.append(menus.STARTS)
        self.form = Form(self.program.art, self.program.words.NEW_GAME, names)
        self.group = self.form.group
        for seat in range(seats.count):
            y = _FIRST_Y + _STEP * (_SEATS + seat)
            self.group.append(piranja.pictures.sign(_SIGN_X, y + 1, seats.signs[seat]))
        self._hint = self.program.art.line(0, 1, 80, colours((None, shades.MUTED)))
        self.group.append(self._hint.tile)
        self.form.choose(self.at)
        self._show()

    @property
    def _seat(self):
        """The seat whose row is chosen, or -1."""
        seat = self.form.at - _SEATS
        return seat if 0 <= seat < self.setup.seats.count else -1

    def _show_hint(self):
        """Tells in the head that A opens a player's sign and name."""
        self._hint.end(self.piranja.more_texts("menus").TO_NAME if self._seat >= 0 else "")

    def _show(self):
        self._show_hint()
        menus = self.piranja.more_texts("menus")
        seats = self.setup.seats
        form = self.form
        form.set_value(_PLAYERS, str(seats.count))
        for seat in range(seats.count):
            kind = seats.kinds[seat]
            form.set_value(_SEATS + seat, menus.ROBOT % kind if kind else menus.PERSON)
        starts = self.setup.starts
        if starts < BY_LOT:
            who = self.piranja.name(starts, seats)
        else:
            who = menus.LOT if starts == BY_LOT else menus.LOSER
        form.set_value(_SEATS + seats.count, who)

    def frame(self, now, pressed):
        program = self.program
        seat = self._seat
        is_seat = seat >= 0
        if pressed:
            self._touched = now
        if self.form.move(pressed):
            self.at = self.form.at
            self._show_hint()
            program.play(clicks.STEP)
        elif pressed & buttons.B:
            program.play(clicks.BACK)
            program.close()
        elif pressed & buttons.START or (pressed & buttons.A and self.form.at == _PLAY):
            program.play(clicks.CONFIRM)
            if self.piranja.session.under_way:
                words = program.words
                program.show("question", words.GIVE_UP_SURE, words.GAME_LOST, self._begin)
            else:
                self._begin()
        elif pressed & buttons.A and is_seat:
            program.play(clicks.CONFIRM)
            program.show("player", seat)
        elif pressed & (buttons.LEFT | buttons.RIGHT | buttons.A) and self.form.at != _PLAY:
            program.play(clicks.STEP)
            self._change(seat, is_seat, -1 if pressed & buttons.LEFT else 1)
        elif self._changed and since(now, self._touched) > _SETTLED:
            self._remember()

    def _begin(self):
        self._remember(True)
        self.piranja.begin()

    def _remember(self, begins=False):
        from ..play.remembering import remember  # in memory only for the moment

        self._changed = False
        remember(self.program, self.setup, begins)

    def _change(self, seat, is_seat, by):
        setup = self.setup
        seats = setup.seats
        self._changed = True
        if is_seat:
            seats.kinds[seat] = (seats.kinds[seat] + by) % (PERSON + ROBOTS + 1)
        elif self.form.at == _PLAYERS:
            seats.count = (seats.count - 3 + by) % (MOST - 2) + 3
            if seats.count <= setup.starts < BY_LOT:
                setup.starts = BY_LOT
            self._draw()
            self.program.device.display.root_group = self.group
            return
        else:
            # Everybody in their order, then the lot, then whoever lost.
            order = list(range(seats.count)) + [BY_LOT, LOSER]
            setup.starts = order[(order.index(setup.starts) + by) % len(order)]
        self._show()
