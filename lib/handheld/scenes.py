"""One scene at a time on the display.

A scene has `enter(stage)`, called when it comes, `frame(now, pressed)`, called once a frame while
it is there, and `leave()`, called when another one comes. `group` is asked for after `enter`.
"""

import gc


class Stage:
    def __init__(self, display, buttons, clock):
        self.display = display
        self.buttons = buttons
        self.clock = clock
        self.top = None  # the scene that is on the display, or about to be
        self._shown = None

    def go(self, scene):
        """Replaces the scene by this one, once the current frame is done."""
        self.top = scene

    def frame(self):
        """Lets the scene do one frame; returns the buttons that it was given."""
        self._settle()
        now = self.clock.ticks()
        pressed = self.buttons.poll(now)
        self._shown.frame(now, pressed)
        self._settle()
        return pressed

    def _settle(self):
        # A scene may go to another one as soon as it is entered.
        while self._shown is not self.top:
            if self._shown is not None:
                self._shown.leave()
            self._shown = scene = self.top
            # The old pictures must go before the new ones need the memory.
            self.display.root_group = None
            gc.collect()
            scene.enter(self)
            self.display.root_group = scene.group
            self.buttons.clear()
