"""Scenes on the tabletop whose bar shows sentences one after the other, with A at the right."""

from handheld.clock import since
from handheld.icons import ICON_BUTTON_A

from .bar import ROOM


class Narrating:
    """A scene: `narrate` says the first of some sentences, `say_next` each next one in time."""

    read = 2400  # milliseconds for a sentence

    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        self._tabletop = self.kahuna.tabletop
        self.group = self._tabletop.group
        self._icon = None

    def leave(self):
        if self._icon:
            self._tabletop.bar.group.remove(self._icon)

    def narrate(self, now, sentences, waits=True):
        """Begins to show the sentences; if it `waits`, A is shown until the scene leaves."""
        if waits and not self._icon:
            self._icon = self.program.art.icon(ROOM - 7, 0, ICON_BUTTON_A)
            self._tabletop.bar.group.append(self._icon)
        self._sentences = sentences
        self._sentence = -1
        self._said = now - self.read
        self.say_next(now)

    def say_next(self, now, again=True):
        """Shows the next sentence when it is time. After the last one it begins `again`, or else
        returns True."""
        if since(now, self._said) >= self.read:
            self._said = now
            self._sentence += 1
            if self._sentence >= len(self._sentences):
                if not again:
                    return True
                self._sentence = 0
            if self._sentences:
                self._tabletop.bar.say(self._sentences[self._sentence])
        return False
