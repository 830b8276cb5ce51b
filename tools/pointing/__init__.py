"""The mouse on the handheld's screen: a click becomes presses of the buttons that lead there.

Nothing of the program is changed: it gets the presses that a thumb would make, one a frame. A click
on a row of a menu, or on another card or line, moves the cursor there; one where the cursor is
already is A, and in a menu the row clicked is pressed at once. Where a screen says what A does, and
nothing else is to be chosen, a click is A.
"""

from . import kahuna, piranja, rows

_MOST = 60  # presses for one click
_HELD = ("curtain",)  # screens on which a button stays down as long as the mouse is


class Pointer:
    """Presses what a click asks for, on a LiveSimulation or another."""

    def __init__(self, simulation):
        self._simulation = simulation
        self._clicked = None
        self._scene = None
        self._way = iter(())  # of buttons
        self._held = None
        self._down = False

    def click(self, x, y):
        """Takes a click at a place on the screen; may be called from any thread."""
        self._clicked = x, y
        self._down = True

    def let_go(self):
        """Takes the end of a click; may be called from any thread."""
        self._down = False

    def frame(self):
        """Goes on, at the end of each of the program's frames."""
        program = self._simulation.program
        if self._held:
            if not (self._down and program and program.shown in _HELD):
                self._simulation.let_go(self._held)
                self._held = None
            return
        scene = program.stage.top if program else None
        if self._clicked:
            x, y = self._clicked
            self._clicked = None
            self._scene = scene
            self._way = iter(()) if scene is None else way(program, scene, x, y)
        if scene is self._scene:
            self._held = next(self._way, None)
        if self._held:
            self._simulation.hold(self._held)


def way(program, scene, x, y):
    """Yields the buttons to press for a click, one by one, as they are due."""
    name = program.shown
    own = {"kahuna": kahuna.WAYS, "piranja": piranja.WAYS}.get(program.games[program.number], {})
    if name in own:
        found = own[name](scene, x, y)
    elif getattr(scene, "form", None):
        found = rows.in_form(scene, x, y)
    elif name == "title":
        found = rows.on_title(program, scene, x, y)
    elif name == "rules":
        found = rows.in_book(scene, x, y)
    elif name == "statistics":
        found = rows.on_statistics(scene, x, y)
    else:
        found = iter(("a",))
    for _, button in zip(range(_MOST), found):
        yield button
