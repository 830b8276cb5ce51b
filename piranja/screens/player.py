"""A player's sign and name."""

from handheld import buttons, menu_sounds, modules
from handheld.icons import ICON_LEFT, ICON_RIGHT
from handheld.naming import BESIDE_X, KEYS_Y, PICTURE_X, PICTURE_Y, Naming

from ..look.palette import PLAYERS
from ..parts.emblem import emblem
from ..saves.seats import MOST


def open(piranja, seat):
    return PlayerScreen(piranja, seat)


class PlayerScreen(Naming):
    """Lets a player choose first the sign, then the name."""

    def __init__(self, piranja, seat):
        self.piranja = piranja
        self._seat = seat
        self._seats = seats = piranja.session.setup.seats
        self._sign = seats.signs[seat]
        super().__init__(piranja.program, seats.names[seat])
        self.key = -1

    def draw(self):
        super().draw()
        art = self.program.art
        self._arrows = (
            art.icon(3, PICTURE_Y + 16, ICON_LEFT),
            art.icon(57, PICTURE_Y + 16, ICON_RIGHT),
        )
        for arrow in self._arrows:
            self.group.append(arrow)

    def picture(self):
        self._emblem = emblem(self.piranja.pictures.folder, self._sign, PICTURE_X, PICTURE_Y)
        return self._emblem

    def default(self):
        return self.piranja.texts.SIGNS[self._sign]

    def show(self):
        self._emblem[0] = self._sign
        self.shade[1] = PLAYERS[self._sign]
        super().show()
        for arrow in self._arrows:
            arrow.hidden = self.key >= 0
        if self.key < 0:
            menus = self.piranja.more_texts("menus")
            self.say(menus.CHOOSE_SIGN, menus.TO_NAME)

    def touch(self, x, y):
        """Until a name is typed, a touch of an arrow chooses a sign, and one of the name is A."""
        if self.key >= 0:
            return super().touch(x, y)
        if y >= KEYS_Y or x >= BESIDE_X:
            return 0, buttons.A
        return 0, buttons.LEFT if x < PICTURE_X + 20 else buttons.RIGHT

    def frame(self, now, pressed):
        if self.key >= 0:
            super().frame(now, pressed)
        elif pressed & ~buttons.SELECT:
            self._choose_sign(pressed)

    def _choose_sign(self, pressed):
        program = self.program
        if pressed & (buttons.A | buttons.START):
            program.play(menu_sounds.CONFIRM)
            self.begin()
        elif pressed & buttons.B:
            program.play(menu_sounds.BACK)
            program.pop()
            return
        else:
            program.play(menu_sounds.STEP)
            back = pressed & (buttons.LEFT | buttons.UP)
            self._sign = (self._sign + (-1 if back else 1)) % MOST
        self.show()

    def back(self):
        self.key = -1
        self.show()

    def save(self, name):
        """Gives the player the sign and the name; the sign's previous owner gets the old one."""
        seats = self._seats
        for other in range(MOST):
            if seats.signs[other] == self._sign:
                seats.signs[other] = seats.signs[self._seat]
        seats.signs[self._seat] = self._sign
        seats.names[self._seat] = name
        with modules.passing:
            from ..play.profiles import pack_setup

            pack_setup(self.program, self.piranja.session.setup)
        del pack_setup  # to make room for the code that saves
        self.program.save_profile()
