"""A mouse or a finger on the handheld's screen: a click becomes the presses that lead there.

Nothing in the program is changed: it gets the presses that a thumb would make, one a frame. The
scene that is shown says what a click means (see handheld.scenes).
"""

from handheld import buttons

_MOST = 60  # presses that one click may take
_NAMES = {
    buttons.UP: "up",
    buttons.DOWN: "down",
    buttons.LEFT: "left",
    buttons.RIGHT: "right",
    buttons.A: "a",
    buttons.B: "b",
    buttons.SELECT: "select",
}


class Pointer:
    """Presses what a click asks for, on a LiveSimulation or another."""

    def __init__(self, simulation):
        self._simulation = simulation
        self._clicked = None
        self._scene = None
        self._way = iter(())  # the buttons still to press
        self._held = None
        self._stays = False  # A stays down as long as the mouse does
        self._down = False

    def click(self, x, y):
        """Notes a click at a place on the screen; may be called from any thread."""
        self._clicked = x, y
        self._down = True

    def let_go(self):
        """Notes the end of a click; may be called from any thread."""
        self._down = False

    def frame(self):
        """Presses or lets go; called at the end of each of the program's frames."""
        program = self._simulation.program
        scene = program.stage.top if program else None
        if self._held:
            if not (self._stays and self._down and scene is self._scene):
                self._simulation.let_go(self._held)
                self._held = None
            return
        if self._clicked:
            self._way = iter(()) if scene is None else self._presses(scene, *self._clicked)
            self._clicked = None
            self._scene = scene
        if scene is self._scene:
            self._held = _NAMES.get(next(self._way, 0))
        if self._held:
            self._simulation.hold(self._held)

    def _presses(self, scene, x, y):
        """Yields the buttons to press for a click, each when it is due."""
        touch = getattr(scene, "touch", lambda x, y: (0, buttons.A))
        press = None
        self._stays = False
        for _ in range(_MOST):
            touched = touch(x, y)
            if touched is None:
                return
            way, then = touched
            if press is None:
                press = then
            if not way:
                self._stays = press == buttons.A
                yield press
                return
            yield way
