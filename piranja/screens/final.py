"""The end of a game: the catches counted player by player, what decides a tie, and who has won."""

from displayio import Group

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.clock import since
from handheld.line import MIDDLE

from ..look import tunes
from ..look.palette import PLAYERS
from ..parts.players import result
from ..rules.fish import HUNGRY
from ..rules.results import winners

_TOP = 17
_PITCH = 14
_NAME_X = 15
_BAR_X = 66
_BAR = 56  # pixels for the most cards
_TINY_HUNGRY = HUNGRY + 1  # tile of a tiny hungry fish
_STEPS = 8  # in which a bar grows


def open(piranja):
    return Final(piranja)


class Final:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program

    def enter(self, stage):
        view = self.piranja.session.view
        self._view = view
        self._most = max(max(view.catches[: view.players]), 1)
        self._tied = _tied(view)
        self._seat = 0  # the one being counted
        self._step = 0
        self._said = False
        self._since = stage.clock.ticks()
        self.piranja.light(-1)
        self.group = self._draw()

    # Drawing

    def _draw(self):
        piranja = self.piranja
        art = self.program.art
        menus = piranja.more_texts("menus")
        group = Group()
        group.append(art.fill(menu_colours.NIGHT))
        art.head(group, menus.THE_CATCHES)
        glow = colours((None, menu_colours.GLOW))
        cream = colours((None, menu_colours.CREAM))
        self._bars = []
        self._numbers = []
        for seat in range(self._view.players):
            y = self._y(seat)
            sign = piranja.session.seats.signs[seat]
            group.append(piranja.pictures.sign(3, y + 1, sign))
            shade = colours((None, PLAYERS[sign]))
            group.append(
                art.line(_NAME_X, y, _BAR_X - _NAME_X - 2, shade, piranja.name_of(seat)).tile
            )
            bar = art.fill(PLAYERS[sign], _BAR_X, y + 2, 1, 8)
            bar.hidden = True
            number = art.line(_BAR_X, y, 14, cream)
            self._bars.append(bar)
            self._numbers.append(number)
            group.append(bar)
            group.append(number.tile)
        self._lines = []
        for y, shade in ((103, cream), (115, glow)):
            line = art.line(MIDDLE, y, 160, shade)
            self._lines.append(line)
            group.append(line.tile)
        return group

    def _y(self, seat):
        return _TOP + (6 - self._view.players) * 5 + _PITCH * seat

    # Counting

    def frame(self, now, pressed):
        program = self.program
        hurried = pressed & (buttons.A | buttons.B | buttons.START)
        if self._said:
            if pressed & (buttons.A | buttons.START):
                program.play(menu_sounds.CONFIRM)
                program.clear_game()
                self.piranja.reset_to("over")
            return
        pace = program.settings.pace // (2 * _STEPS)
        if hurried:
            while self._seat < self._view.players:
                self._grow()
        elif since(now, self._since) > pace:
            self._since = now
            self._grow()
        if self._seat == self._view.players:
            self._say()

    def _grow(self):
        """Makes the bar of the player being counted grow, and goes on to the next one."""
        seat = self._seat
        cards = self._view.catches[seat]
        self._step += 1
        counted = cards * self._step // _STEPS
        length = counted * _BAR // self._most
        bar = self._bars[seat]
        if length:
            bar.width = length
            bar.hidden = False
        number = self._numbers[seat]
        number.text = str(counted)
        number.tile.x = _BAR_X + length + 2
        if self._step == _STEPS:
            self._step = 0
            self._seat += 1

    def _say(self):
        """Says who has won, and what decided a tie."""
        self._said = True
        piranja = self.piranja
        view = self._view
        menus = piranja.more_texts("menus")
        won = winners(view)
        if self._tied:
            self._lines[0].text = menus.STILL_TIED if len(won) > 1 else menus.TIED
            for seat in self._tied:
                self._show_hungry(seat, view.catches[view.players + seat])
        self._lines[1].text = result(piranja)
        piranja.light(won[0] if len(won) == 1 else -1)
        self.program.play(tunes.WIN)

    def _show_hungry(self, seat, hungry):
        x = self._numbers[seat].tile.x + 16
        y = self._y(seat)
        fish = self.piranja.pictures.tiny(x, y + 2)
        fish[0] = _TINY_HUNGRY
        cream = colours((None, menu_colours.CREAM))
        self.group.append(fish)
        self.group.append(self.program.art.line(x + 10, y + 4, 5, cream, str(hungry), True).tile)


def _tied(view):
    """Returns those who have the most cards, if there are several."""
    caught = view.catches[: view.players]
    leading = [seat for seat in range(view.players) if caught[seat] == max(caught)]
    return leading if len(leading) > 1 else []
