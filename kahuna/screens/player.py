"""The name of the person who plays a side."""

from handheld import modules
from handheld.art import tiles
from handheld.naming import PICTURE_X, PICTURE_Y, Naming

_SIGN = 40  # pixels


def open(kahuna, side):
    return PlayerScreen(kahuna, side)


class PlayerScreen(Naming):
    room = 41  # as much as the bar has for a name

    def __init__(self, kahuna, side):
        with modules.passing:
            from ..play.profiles import load_profile

            name = load_profile(kahuna.program).names[side]
        super().__init__(kahuna.program, name)
        self.kahuna = kahuna
        self._side = side

    def picture(self):
        sheet, shader = self.kahuna.pictures.sheet("emblems")
        sign = tiles(sheet, shader, _SIGN, _SIGN, PICTURE_X, PICTURE_Y)
        sign[0] = self._side
        return sign

    def default(self):
        return self.kahuna.texts.SIDES[self._side]

    def save(self, name):
        with modules.passing:
            from ..play.profiles import save_name

            save_name(self.kahuna, self._side, name)
