"""One scene at a time on the display, the ones it covers waiting below.

A scene has `group`, `enter(stage)` when it comes to the top, `frame(now, pressed)` once a frame
while it is there, and `leave()` when it is covered or gone. Its group is asked for after `enter`.
"""

import gc


class Stage:
    def __init__(self, display, buttons, clock):
        self.display = display
        self.buttons = buttons
        self.clock = clock
        self._stack = []
        self._shown = None

    @property
    def top(self):
        return self._stack[-1]

    def go(self, scene):
        """Replace all scenes by this one. It takes over when the frame under way is done."""
        self._stack.clear()
        self._stack.append(scene)

    def push(self, scene):
        """Cover the scene on top by this one."""
        self._stack.append(scene)

    def pop(self):
        """Take the top scene away and go on with the one below."""
        if len(self._stack) < 2:
            raise ValueError("no scene below")
        self._stack.pop()

    def frame(self):
        """Let the top scene do one frame; the mask of buttons it was given comes back."""
        self._settle()
        now = self.clock.ticks()
        pressed = self.buttons.poll(now)
        self._shown.frame(now, pressed)
        self._settle()
        return pressed

    def _settle(self):
        # A scene may send on to another as soon as it is entered.
        while self._shown is not self._stack[-1]:
            if self._shown is not None:
                self._shown.leave()
            self._shown = scene = self._stack[-1]
            # The old pictures must go before the new ones need the room.
            self.display.root_group = None
            gc.collect()
            scene.enter(self)
            self.display.root_group = scene.group
            self.buttons.clear()
