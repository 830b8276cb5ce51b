"""The end of a game: all catches are counted fish by fish out of the net, the smallest catch first;
then the winner's sign is on the sail, and fish leap around the boat."""

from displayio import Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.clock import since
from handheld.line import MIDDLE
from handheld.sheets import load_sheet

from ..look import tunes
from ..look.palette import PLAYERS
from ..parts.emblem import emblem
from ..parts.result import result
from ..play.caught import caught
from ..rules.fish import HUNGRY
from ..rules.scoring import score, winners

# The players below the picture, in one column or in two.
_TOP = 79
_PITCH = 13
_WIDE = 80
_NAME_X = 14
_NAME = 50
_NUMBER_X = 65
_BAR = 72  # pixels for the most cards
_SAIL_X = 60
_SAIL_Y = 16
_NET_X = 124
_NET_Y = 38

_FLYING = 3  # fish in the air at a time
_FLIGHT = 4  # steps that each fish flies; the next one follows after one step
_GAP = 9  # steps between two players
_NOTHING = 255

_LEAPS = (4, 30, 136)  # the x of the fish that leap at the end
_LEAP = 900  # milliseconds that a leap takes
_AGAIN = 2100  # milliseconds from a fish's leap to its next one
_SURFACE = 58
_HIGH = 30
_WAVES = 1000  # milliseconds for which each of several winners is shown


def open(piranja):
    return Final(piranja)


class Final:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program

    def enter(self, stage):
        view = self.piranja.session.view
        self._view = view
        self._winners = winners(view)
        self._tied = _tied(view)
        self._shown = bytearray(view.players)  # for each player, how many fish have been counted
        self._landed = 0
        piranja = self.piranja
        self._due = [piranja.save_record, piranja.make_record, piranja.finish]
        self._pressed = 0
        self._said = False
        self._fish, self._whose = _in_order(view)
        self._step = max(self.program.settings.pace // 12, 1)
        self.piranja.light(-1)
        self.group = self._draw()
        self._clock = stage.clock

    # Drawing

    def _draw(self):
        piranja = self.piranja
        art = self.program.art
        group = Group()
        group.append(art.fill(menu_colours.NIGHT))
        picture, shader = load_sheet(piranja.pictures.folder + "finale.bmp", False)
        group.append(TileGrid(picture, pixel_shader=shader))
        self._emblem = emblem(piranja.pictures.folder, 0, _SAIL_X, _SAIL_Y)
        self._emblem.hidden = True
        group.append(self._emblem)
        self._draw_catches(art, group)
        self._flying = [piranja.pictures.tiny(-20, 0) for _ in range(_FLYING)]
        for fish in self._flying:
            group.append(fish)
        self._head = art.line(MIDDLE, 2, 160, colours((None, menu_colours.GLOW)))
        self._head.text = piranja.more_texts("menus").THE_CATCHES
        self._why = art.line(MIDDLE, 66, 160, colours((None, menu_colours.CREAM)))
        self._press = art.line(MIDDLE, 117, 160, colours((None, menu_colours.MUTED)))
        for line in (self._head, self._why, self._press):
            group.append(line.tile)
        return group

    def _draw_catches(self, art, group):
        piranja = self.piranja
        view = self._view
        cream = colours((None, menu_colours.CREAM))
        most = max(max(view.catches[: view.players]), 1)
        self._numbers_as_text = [str(number) for number in range(most + 1)]
        self._most = most
        self._bars = []
        self._names = []
        self._numbers = []
        for seat in range(view.players):
            x, y = _position_of(seat, view.players)
            sign = piranja.session.seats.signs[seat]
            shade = colours((None, PLAYERS[sign]))
            name = art.line(x + _NAME_X, y, _NAME, shade, piranja.name_of(seat))
            number = art.line(x + _NUMBER_X, y, 14, cream, "0")
            bar = art.fill(PLAYERS[sign], x + 3, y + 11, 1, 1)
            bar.hidden = True
            self._bars.append(bar)
            self._names.append(name)
            self._numbers.append(number)
            for part in (piranja.pictures.sign(x + 3, y + 1, sign), name.tile, number.tile, bar):
                group.append(part)

    # Counting

    def frame(self, now, pressed):
        if self._due:
            self._pressed |= pressed
            self._due.pop()()
            self._since = self._clock.ticks()
            return
        if self._said:
            if pressed & (buttons.A | buttons.START):
                self.program.play(menu_sounds.CONFIRM)
                self.program.clear_game()
                self.piranja.reset_to("over")
            else:
                self._rejoice(since(now, self._since))
            return
        steps = since(now, self._since)
        if self._pressed or pressed or steps // self._step >= len(self._fish) + _FLIGHT:
            self._say(now)
        else:
            self._count(steps)

    def _count(self, past):
        """Shows the fish that fly after so many milliseconds, and counts those that have landed."""
        first = past // self._step  # the number of the last fish that has left the net
        while self._landed <= first - _FLIGHT:
            self._land(self._landed)
            self._landed += 1
        for at in range(_FLYING):
            number = first - (first - at) % _FLYING
            self._fly(self._flying[at], number, past - number * self._step)

    def _fly(self, tile, number, past):
        lasts = _FLIGHT * self._step
        if not 0 <= number < len(self._fish) or self._fish[number] == _NOTHING or past >= lasts:
            tile.x = -20
            return
        tile[0] = self._fish[number] + 1
        x, y = _position_of(self._whose[number], self._view.players)
        x += _NUMBER_X
        rise = 60 * past * (lasts - past) // (lasts * lasts)
        tile.x = _NET_X + (x - _NET_X) * past // lasts
        tile.y = _NET_Y + (y - _NET_Y) * past // lasts - rise

    def _land(self, number):
        if self._fish[number] == _NOTHING:
            return
        seat = self._whose[number]
        self._show(seat, self._shown[seat] + 1)
        last = number + 1 == len(self._fish) or self._fish[number + 1] == _NOTHING
        self.program.play(tunes.FIT if last else menu_sounds.STEP)

    def _show(self, seat, cards):
        """Shows so many cards for a player."""
        self._shown[seat] = cards
        self._numbers[seat].text = self._numbers_as_text[cards]
        if cards:
            self._bars[seat].width = max(cards * _BAR // self._most, 1)
            self._bars[seat].hidden = False

    # The winner

    def _say(self, now):
        """Says who has won, and what decided a tie."""
        self._said = True
        self._since = now
        piranja = self.piranja
        view = self._view
        menus = piranja.more_texts("menus")
        for seat in range(view.players):
            self._show(seat, view.catches[seat])
        won = self._winners
        if self._tied:
            self._why.text = menus.STILL_TIED if len(won) > 1 else menus.TIED
            for seat in self._tied:
                self._show_hungry(seat, view.catches[view.players + seat])
        glow = colours((None, menu_colours.GLOW))
        for seat in won:
            self._numbers[seat].shade(glow)
        for tile in self._flying:
            tile.x = -20
        self._head.text = result(piranja)
        self._press.text = self.program.words.PRESS_A
        self._emblem[0] = piranja.session.seats.signs[won[0]]
        self._emblem.hidden = False
        piranja.light(won[0] if len(won) == 1 else -1)
        self.program.play(tunes.WIN)

    def _show_hungry(self, seat, hungry):
        """Shows how many hungry fish a player has, in place of the name."""
        x, y = _position_of(seat, self._view.players)
        self._names[seat].text = ""
        fish = self.piranja.pictures.tiny(x + _NAME_X, y + 2)
        fish[0] = HUNGRY + 1
        cream = colours((None, menu_colours.CREAM))
        self.group.append(fish)
        number = self.program.art.line(x + _NAME_X + 12, y, 14, cream, str(hungry))
        self.group.append(number.tile)

    def _rejoice(self, past):
        """Makes fish leap out of the sea; several winners take turns on the sail."""
        won = self._winners
        sign = self.piranja.session.seats.signs[won[past // _WAVES % len(won)]]
        if self._emblem[0] != sign:
            self._emblem[0] = sign
        for at in range(_FLYING):
            tile = self._flying[at]
            leap = (past + at * _AGAIN // _FLYING) % _AGAIN
            if leap >= _LEAP:
                tile.x = -20
                continue
            tile[0] = 5 + at
            tile.x = _LEAPS[at] + 16 - 20 * leap // _LEAP
            tile.y = _SURFACE - 4 * _HIGH * leap * (_LEAP - leap) // (_LEAP * _LEAP)


def _position_of(seat, players):
    """Returns x and y of a player's row."""
    if players == 3:
        return 40, _TOP + _PITCH * seat
    rows = (players + 1) // 2
    return seat % 2 * _WIDE, _TOP + (3 - rows) * 6 + _PITCH * (seat // 2)


def _in_order(view):
    """Returns the fish in the order in which they are counted, and the player of each; between two
    players there is NOTHING for some steps."""
    nets = caught(view)
    fish = bytearray()
    whose = bytearray()
    for seat in sorted(range(view.players), key=lambda seat: (score(view, seat), seat)):
        fish.extend(nets[seat])
        fish.extend(bytes((_NOTHING,)) * _GAP)
        whose.extend(bytes((seat,)) * (len(nets[seat]) + _GAP))
    return fish[:-_GAP], whose


def _tied(view):
    """Returns the players with the most cards, if there are several."""
    cards = view.catches[: view.players]
    leading = [seat for seat in range(view.players) if cards[seat] == max(cards)]
    return leading if len(leading) > 1 else []
