"""One scene at a time on the display.

A scene has `enter(stage)`, called when it comes, `frame(now, pressed)`, called once a frame while
it is there, and `group`, its picture, which is read after `enter`. It may have

    leave()      called when another scene comes. Whatever the scene has made goes with it, so this
                 only undoes what would stay: it takes the scene's tiles out of a group that others
                 show as well, or saves changes. Few scenes need it
    ahead        the name of the screen that will probably be the next, or "": its code is loaded
                 while nobody presses
    touch(x, y)  returns what a mouse click or a touch at that point means now, and changes nothing:
                 None if there is nothing to touch, or else two buttons:

                 way    moves the cursor one step nearer; 0 if it is there
                 press  is to be pressed at the end of the way; 0 for nothing, None if that is not
                        known yet

Whoever asks presses `way` and asks again until it is 0, then presses the first `press` that was not
None. In a scene without `touch`, any touch is A. Nothing on a handheld asks for `touch`, so a board
gets the scenes without it.
"""

import gc

_WORDS = 150  # of the board's stack: more than the calls of a scene take


def toward(at, goal, back, on, ring=0):
    """Returns the button that leads from one row or the like to another; 0 if it is there. In a
    `ring` of so many, it leads the shorter way round."""
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
        self.lasting = None  # a group that outlasts scenes: if the next one shows it, too, only
        # what has changed is drawn
        self._make = None  # returns the next one
        self._full = False  # whether this frame has no time left for another scene

    def show_next(self, make):
        """Replaces the scene by the one that `make` returns, once the current frame is done.

        `make` may call `show_next` itself, and return None.
        """
        self._make = make

    def clear(self):
        """Drops the scene and the next one."""
        self.top = self._make = self.lasting = self.display.root_group = None

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
        """Redraws the whole picture, which takes less time than many parts that overlap."""
        group = self.display.root_group
        self.display.root_group = None
        self.display.root_group = group

    @property
    def goes(self):
        """Whether another scene replaces this one in the next frame."""
        return self._make is not None

    def fill_frame(self):
        """Puts off another scene to the next frame, as something else took long in this one."""
        self._full = True

    def _change(self):
        # A scene may go to another one right in its `enter`.
        while self._make:
            self._drop()
            _wipe()
            gc.collect()
            make, self._make = self._make, None
            scene = make()
            if scene:
                self.top = scene
                scene.enter(self)
                if self.display.root_group is not scene.group:
                    self.display.root_group = scene.group
                self.buttons.clear()

    def _drop(self):
        """Drops the scene and its pictures, before the next one needs the memory."""
        if hasattr(self.top, "leave"):
            self.top.leave()
        self.top = None
        if self.display.root_group is not self.lasting:
            self.display.root_group = None


def _wipe():
    """Overwrites what earlier calls left on the board's stack. Otherwise the collector may find the
    old scene in a gap between the frames of later calls, and keep it beside the next one."""
    max(*(0,) * _WORDS)  # a board puts arguments on that stack
