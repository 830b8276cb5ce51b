"""The end of a game: a picture, who has won and why, and the rounds."""

from displayio import Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.line import MIDDLE

from ..look import tunes
from ..look.layout import SIGN_BLACK, SIGN_WHITE
from ..parts.moving import BURST, FLASH, GULL, RAIN, SHOWER, living
from ..parts.players import name_of, result
from ..parts.rounds import Rounds, points_by_round
from ..rules.results import NO_BRIDGES, TIE

# The pictures in ends.bmp, one below the other, and the colours of the sky and its letters in each.
_WON, _LOST, _EVEN = range(3)
_SKIES = (0x24618C, 0x2A3440, 0xD97B4A)
_LETTERS = (menu_colours.GLOW, menu_colours.CREAM, menu_colours.INK)
_SKY = 15
_PICTURE = 49  # rows
_BANNER_X = 82
_BANNER_Y = 22
# What moves in each picture, and its position.
_MOVING = (
    ((14, 5, BURST), (37, 13, SHOWER), (124, 10, BURST), (145, 2, SHOWER), (103, 1, SHOWER)),
    ((96, 15, FLASH), (132, 17, RAIN), (140, 14, RAIN), (146, 20, RAIN), (104, 23, RAIN)),
    ((44, 8, GULL), (110, 5, GULL)),
)


def open(kahuna):
    return Final(kahuna)


class Final:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        kahuna.light(kahuna.session.view.winner)
        self._due = [kahuna.save_record, kahuna.make_record, kahuna.finish]
        self._pressed = 0
        self._rounds = None
        self.group = self._draw(_outcome(kahuna.session))

    def frame(self, now, pressed):
        program = self.program
        kahuna = self.kahuna
        self._pressed |= pressed
        if self._due:  # before any sound, as this stops the program for a moment
            self._due.pop()()
        elif self._rounds is None:
            # Not in `enter`: the picture appears sooner that way, and these calls nest deep.
            view = kahuna.session.view
            self._rounds = Rounds(kahuna, 80, points_by_round(view))
            self._rounds.add_up(view.scores)
            self.group.append(self._rounds.group)
            program.play((tunes.WIN, tunes.DEFEAT, tunes.EVEN)[_outcome(kahuna.session)])
        elif self._pressed & (buttons.A | buttons.START):
            program.play(menu_sounds.CONFIRM)
            program.clear_game()
            kahuna.reset_to("over")
        else:
            self._living.step()

    def _draw(self, outcome):
        kahuna = self.kahuna
        art = self.program.art
        group = Group()
        group.append(art.fill(menu_colours.NIGHT))
        group.append(art.fill(_SKIES[outcome], height=_SKY))
        picture, shader = kahuna.pictures.sheet("ends", False, outcome * _PICTURE, _PICTURE)
        group.append(TileGrid(picture, pixel_shader=shader, y=_SKY))
        self._living = living(art, _MOVING[outcome], _SKY)
        group.append(self._living.group)
        letters = colours((None, _LETTERS[outcome]))
        cream = colours((None, menu_colours.CREAM))
        muted = colours((None, menu_colours.MUTED))
        for y, shader, words in (
            (2, letters, result(kahuna)),
            (66, cream, _reason(kahuna)),
            (117, muted, self.program.words.PRESS_A),
        ):
            group.append(art.line(MIDDLE, y, 0, shader, words).tile)
        if outcome == _WON:
            # On the banner.
            sign = SIGN_BLACK if kahuna.session.view.winner else SIGN_WHITE
            group.append(kahuna.pictures.sign(_BANNER_X, _BANNER_Y, sign))
        return group


def _outcome(session):
    """Returns which picture and tune to use; among two persons, a winner always counts as won."""
    winner = session.view.winner
    if winner < 0:
        return _EVEN
    return _WON if session.solo_side in (-1, winner) else _LOST


def _reason(kahuna):
    """Says why the game ended."""
    menus = kahuna.more_texts("menus")
    view = kahuna.session.view
    if view.reason == NO_BRIDGES:
        return menus.REASONS[NO_BRIDGES] % name_of(kahuna, 1 - view.winner)
    # In editions that break no ties, equal points are the whole reason.
    if view.reason == TIE and not view.edition.breaks_ties:
        return menus.EQUAL_POINTS
    return menus.REASONS[view.reason]
