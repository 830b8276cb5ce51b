"""The form for a new game: how many play, who they are, and who begins."""

from handheld import modules
from handheld.form import NAME_X, Form

from ..play.setup import BY_LOT, LOSER
from ..saves.seats import MOST, PERSON, ROBOTS

_PLAY, _PLAYERS, _SEATS = range(3)
_FEWEST = 3
_ROWS = 8  # that have room without overlapping
_BESIDE_SIGN = "    "  # room for a sign before a name


def open(piranja):
    return NewGame(piranja)


class NewGame(Form):
    starts = True
    explains = True

    def __init__(self, piranja):
        super().__init__(piranja.program, piranja.program.words.NEW_GAME)
        self.piranja = piranja
        self.setup = piranja.session.setup

    def draw(self):
        self._signs = []
        super().draw()

    def lay_out(self, rows):
        overlap = len(rows) > _ROWS
        self.pitch = 10 if overlap else 11
        super().lay_out(rows)
        for shader in (self._plain, self._chosen, self._faded):
            if shader.is_transparent(0) != overlap:  # each change draws all rows again
                (shader.make_transparent if overlap else shader.make_opaque)(0)
        seats = self.setup.seats
        signs = self._signs
        while len(signs) > seats.count:
            self.group.remove(signs.pop())
        for seat in range(len(signs), seats.count):
            signs.append(self.piranja.pictures.sign(NAME_X, 0, seats.signs[seat]))
            self.group.append(signs[seat])
        for seat, sign in enumerate(signs):
            sign.y = self._lines[_SEATS + seat][0].tile.y + 1

    def rows(self):
        piranja = self.piranja
        menus = piranja.more_texts("menus")
        seats = self.setup.seats
        rows = [(menus.PLAY, "", 0, 0)]
        rows.append((menus.PLAYERS, str(seats.count), seats.count - _FEWEST, MOST - _FEWEST + 1))
        for seat in range(seats.count):
            kind = seats.kinds[seat]
            player = menus.ROBOT % kind if kind else menus.PERSON
            name = _BESIDE_SIGN + piranja.name_of(seat, seats)
            rows.append((name, player, kind, PERSON + ROBOTS + 1))
        starts = self.setup.starts
        if starts < BY_LOT:
            who = piranja.name_of(starts, seats)
        else:
            who = menus.LOT if starts == BY_LOT else menus.LOSER
        order = self._order()
        rows.append((menus.STARTS, who, order.index(starts), len(order)))
        return rows

    def _order(self):
        """Returns who can begin: all seats in order, then the lot, then the loser."""
        return list(range(self.setup.seats.count)) + [BY_LOT, LOSER]

    def _is_seat(self, row):
        return _SEATS <= row < _SEATS + self.setup.seats.count

    def explain(self, row):
        about = self.piranja.more_texts("newgame")
        if self._is_seat(row):
            kind = self.setup.seats.kinds[row - _SEATS]
            return about.ABOUT_ROBOTS[kind - 1] if kind else about.ABOUT_PERSON
        if row == _PLAY:
            return about.ABOUT_PLAY
        return about.ABOUT_PLAYERS if row == _PLAYERS else about.ABOUT_STARTS

    def choose(self, row, number):
        setup = self.setup
        seats = setup.seats
        if self._is_seat(row):
            seats.kinds[row - _SEATS] = number
        elif row == _PLAYERS:
            seats.count = number + _FEWEST
            if seats.count <= setup.starts < BY_LOT:
                setup.starts = BY_LOT
        else:
            setup.starts = self._order()[number]
        return False

    def does(self, row):
        if row == _PLAY:
            return self._start
        if self._is_seat(row):
            return lambda: self.program.push("player", row - _SEATS)
        return None

    def _start(self):
        if self.piranja.session.under_way:
            words = self.program.words
            self.program.push("question", words.GIVE_UP_SURE, words.GAME_LOST, self._begin)
        else:
            self._begin()

    def _begin(self):
        self._changed = False  # the cartridge saves the setup once the game is seen
        self.piranja.begin()

    def save(self):
        with modules.passing:
            from ..play.profiles import pack_setup

            pack_setup(self.program, self.setup)
        del pack_setup  # to make room for the code that saves
        self.program.save_profile()
