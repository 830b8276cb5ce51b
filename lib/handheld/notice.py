"""A line over any screen that says what is wrong; loaded only when something is."""

from displayio import Group

from handheld import menu_colours, modules
from handheld.art import colours
from handheld.clock import since

_READ = 2000  # milliseconds; after that a press ends it


class Notice:
    """`hide` is called before a screen goes; the next one shows it again."""

    def __init__(self, program):
        self._display = program.device.display
        self._since = program.device.clock.ticks()
        self._stood = False  # long enough to be read
        self.about, sentence = _first(program.trouble, program.troubles)
        self._group = Group()
        self._group.append(program.art.fill(menu_colours.INK, height=11))
        shader = colours((None, menu_colours.GLOW))
        self._group.append(program.art.line(2, 0, 158, shader, sentence).tile)
        self._shown = False

    def frame(self, now, pressed):
        """Shows it; returns whether it has been read."""
        if not self._shown:
            self._shown = True
            self._display.root_group.append(self._group)
        self._stood = self._stood or since(now, self._since) > _READ
        if pressed and self._stood:
            while self._group:
                self._group.pop()  # or its area would not be redrawn (see handheld.art.take_off)
            self.hide()
            return True
        return False

    def hide(self):
        try:
            self._display.root_group.remove(self._group)
        except (AttributeError, ValueError):  # the screen has gone, or was drawn again
            pass
        self._shown = False


def _first(trouble, words):
    """The trouble to report first, and the sentence for it."""
    with modules.passing:
        from handheld import saving

    if trouble & saving.LOST_GAME:
        return saving.LOST_GAME, words.LOST_GAME
    if trouble & saving.LOST_TURNS:
        return saving.LOST_TURNS, words.LOST_TURNS
    if trouble & saving.MAYBE_LOST_TURNS:
        return saving.MAYBE_LOST_TURNS, words.MAYBE_LOST_TURNS
    if trouble & saving.LOST_SETTINGS:
        return saving.LOST_SETTINGS, words.LOST_SETTINGS
    if trouble & saving.MEMORY_FULL:
        return saving.MEMORY_FULL, words.STARTED_OVER
    if trouble & saving.CANNOT_KEEP:
        return saving.CANNOT_KEEP, words.CANNOT_KEEP
    if trouble & saving.DRIVE_FULL:
        return saving.DRIVE_FULL, words.DRIVE_FULL
    return trouble, words.DRIVE_FAILS
