"""Scenes over the tabletop whose bar says sentences one after the other, with A at their right."""

from handheld.clock import since
from handheld.icons import ICON_BUTTON_A

from .bar import ROOM


class Telling:
    """A scene: `tell` says the first of some sentences, `tell_on` the next one when it is time."""

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

    def tell(self, now, sentences, waits=True):
        """With `waits`, A is shown until the scene leaves."""
        if waits and not self._icon:
            self._icon = self.program.art.icon(ROOM - 9, 0, ICON_BUTTON_A)
            self._tabletop.bar.group.append(self._icon)
        self._sentences = sentences
        self._sentence = -1
        self._said = now - self.read
        self.tell_on(now)

    def tell_on(self, now, again=True):
        """After the last sentence it begins `again`, or returns True."""
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
