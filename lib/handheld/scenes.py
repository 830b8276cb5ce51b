"""One scene at a time on the display.

A scene has `enter(stage)`, called when it comes, `frame(now, pressed)`, called once a frame while
it is there, and `group`, its picture, asked for after `enter`. It may have

    leave()      called when another one comes. All that a scene has made goes with it: this only
                 undoes what would stay. It takes the scene's tiles out of a group that others show
                 as well, or saves what was changed; few scenes need it
    touch(x, y)  tells a mouse or a touchscreen what a touch of that place means now, and changes
                 nothing. It returns None if nothing can be touched there, else two buttons:

                 way    leads the cursor one step nearer; 0 if it is there
                 press  is to be pressed at the end of the way, or 0; None if only the next answer
                        tells

So one presses `way` and asks again, until it is 0, and then presses the first `press` that was not
None. In a scene without `touch`, any touch is A. Nothing on a handheld asks for `touch`, so the
board gets the scenes without it.
"""

import gc

_WORDS = 150  # of the board's stack: more than the calls of a scene take


def toward(at, goal, back, on, ring=0):
    """Returns the button that leads from one place to another, 0 if they are the same. In a `ring`
    of so many places, that is the shorter way round."""
    if at == goal:
        return 0
    if ring:
        return on if (goal - at) % ring <= ring // 2 else back
    return on if at < goal else back


class Stage:
    def __init__(self, display, buttons, clock):
        self.display = display
        self.buttons = buttons
        self.clock = clock
        self.top = None  # the scene that is on the display
        self._make = None  # returns the next one
        self._full = False  # whether this frame has had its work

    def go(self, make):
        """Replaces the scene by the one that `make` returns, once the current frame is done.

        `make` may call `go` itself, and return None.
        """
        self._make = make

    def clear(self):
        """Drops the scene, and the one to come."""
        self.top = self._make = self.display.root_group = None

    def frame(self):
        """Runs one frame of the scene; returns the buttons that it was given."""
        if self._make:
            _wipe()
            self._change()
        now = self.clock.ticks()
        pressed = self.buttons.poll(now)
        self._full = False
        self.top.frame(now, pressed)
        if self._make and not self._full:
            _wipe()
            self._change()
        return pressed

    def draw_whole(self):
        """Has the whole picture drawn: that is sooner done than many parts, which overlap."""
        group = self.display.root_group
        self.display.root_group = None
        self.display.root_group = group

    def fill_frame(self):
        """Leaves another scene to the next frame, as something else has taken long in this one."""
        self._full = True

    def _change(self):
        # A scene may go to another one as soon as it is entered.
        while self._make:
            self._drop()
            _wipe()
            gc.collect()
            make, self._make = self._make, None
            scene = make()
            if scene:
                self.top = scene
                scene.enter(self)
                self.display.root_group = scene.group
                self.buttons.clear()

    def _drop(self):
        """Drops the scene: it must go, with its pictures, before the next one needs the memory."""
        if hasattr(self.top, "leave"):
            self.top.leave()
        self.top = self.display.root_group = None


def _wipe():
    """Overwrites what earlier calls left on the board's stack. In a gap between the frames of later
    calls the collector would find the scene there, and keep it beside the next one."""
    max(*(0,) * _WORDS)  # a board lays arguments there
