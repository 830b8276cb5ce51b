"""A line over any screen that says what is wrong: loaded when something is."""

from displayio import Group

from handheld import modules, shades
from handheld.art import colours
from handheld.clock import since

_READ = 2000  # milliseconds; then the next press ends it


class Notice:
    """`hide` is called before a screen goes; on the next one it is shown again."""

    def __init__(self, program):
        self._display = program.device.display
        self._since = program.device.clock.ticks()
        self._stood = False  # long enough
        self.about, sentence = _first(program.trouble, program.troubles)
        self._group = Group()
        self._group.append(program.art.fill(shades.INK, height=11))
        shader = colours((None, shades.GLOW))
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
                self._group.pop()  # or its shape would be forgotten (see handheld.art.take_off)
            self.hide()
            return True
        return False

    def hide(self):
        try:
            self._display.root_group.remove(self._group)
        except (AttributeError, ValueError):  # that screen has gone, or was drawn anew
            pass
        self._shown = False


def _first(trouble, words):
    """What to say first of all that went wrong, and how."""
    with modules.passing:
        from handheld import keeping

    if trouble & keeping.LOST_GAME:
        return keeping.LOST_GAME, words.LOST_GAME
    if trouble & keeping.LOST_TURNS:
        return keeping.LOST_TURNS, words.LOST_TURNS
    if trouble & keeping.MAYBE_LOST_TURNS:
        return keeping.MAYBE_LOST_TURNS, words.MAYBE_LOST_TURNS
    if trouble & keeping.LOST_SETTINGS:
        return keeping.LOST_SETTINGS, words.LOST_SETTINGS
    if trouble & keeping.MEMORY_FULL:
        return keeping.MEMORY_FULL, words.STARTED_OVER
    if trouble & keeping.CANNOT_KEEP:
        return keeping.CANNOT_KEEP, words.CANNOT_KEEP
    if trouble & keeping.DRIVE_FULL:
        return keeping.DRIVE_FULL, words.DRIVE_FULL
    return trouble, words.DRIVE_FAILS
