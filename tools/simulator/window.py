"""The handheld in a window, played with keyboard, gamepad or mouse."""

import os
import time

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from .boards import BUTTONS
from .casing import SIZE, Casing
from .controls import KEYS, Gamepads
from .quiet import quiet
from .tones import Tones

_RATE = 60
_SHORTEST = 0.05  # the least seconds that a press lasts, so that the key scanner sees it
_DOUBLE = 0.4  # the most seconds between the two clicks of a double click
_USUAL_SCALE = 4
_NOWHERE = ("offscreen", "dummy")  # the drivers that SDL falls back to if it finds no display


class NoDisplay(Exception):
    """There is no display to open a window on."""


def show(simulation, scale=None, title="Handheld", icon=None, point=None, leave=None):
    """Opens a window on a LiveSimulation and returns when it is closed.

    `icon` is the path of a picture and the part of it to show. `point(simulation)` makes the object
    that takes clicks on the handheld's screen: it has `click(x, y)`, `let_go()`, and `frame()`,
    which is called in the program's thread. There `leave(simulation)` is called once the window has
    been closed.
    """
    surface = _open(scale, title, icon)
    try:
        window = Window(simulation, surface)
        if point:
            window.pointer = point(simulation)
            simulation.between_frames = window.pointer.frame
        simulation.switch_on()
        while not window.closed:
            window.step()
            simulation.check()
        if leave:
            simulation.once(lambda: leave(simulation))
    finally:
        simulation.switch_off()
        pygame.quit()


class Window:
    """Passes on to the device what the person does, and shows what the device does."""

    def __init__(self, simulation, surface, now=time.monotonic):
        device = simulation.device
        self._now = now
        self.closed = False
        self.pointer = None
        self._device = device
        self._surface = surface
        self._size = surface.get_size()  # of the window when it does not fill the screen
        self._full = False
        device.speaker.listener = Tones()
        self._clock = pygame.time.Clock()
        self._gamepads = Gamepads(self._press, self._let_go)
        self._clicked = None
        self._clicked_beside = -_DOUBLE
        self._pressing = {button: set() for button in BUTTONS}  # what presses each button
        self._pressed_at = {}
        self._release_at = {}
        self._casing = None
        self._fit()

    def step(self):
        """Does a sixtieth of a second: takes input, and draws the picture if it has changed."""
        for event in pygame.event.get():
            self.take(event)
        self._let_go_if_due()
        device = self._device
        device.scan_keys()
        state = (
            device.screen.changes,
            device.screen.brightness,
            tuple(device.lights),
            frozenset(device.held),
        )
        if state != self._shown:
            around = self._shown is None or state[2:] != self._shown[2:]
            self._shown = state
            self._draw(around)
        self._clock.tick(_RATE)

    def _draw(self, around):
        """Draws the screen; also what is around it, if `around` says that it has changed."""
        device = self._device
        if around:
            self._casing.draw(self._place, device.screen, device.held, device.lights)
        else:
            self._casing.draw_screen(self._place, device.screen)
        pygame.display.flip()

    # The window's size

    def _fit(self):
        """Enlarges the handheld by the largest whole number that fits, in the middle."""
        width, height = self._surface.get_size()
        scale = max(1, min(width // SIZE[0], height // SIZE[1]))
        if self._casing is None or self._casing.scale != scale:
            self._casing = Casing(scale, self._device.board)
        corner = [
            max(0, (room - size) // 2) for room, size in zip((width, height), self._casing.size)
        ]
        size = [min(room, size) for room, size in zip((width, height), self._casing.size)]
        self._surface.fill(self._casing.desk)
        self._corner = corner
        self._place = self._surface.subsurface((corner, size))
        self._shown = None

    def _resize(self, flags, size):
        self._surface = pygame.display.set_mode(size, flags)
        self._fit()

    def _toggle_full_screen(self):
        self._full = not self._full
        if self._full:
            self._size = self._surface.get_size()
            self._resize(pygame.FULLSCREEN, (0, 0))
        else:
            self._resize(pygame.RESIZABLE, self._size)

    # What the person does

    def take(self, event):
        """Handles one of pygame's events."""
        if event.type == pygame.QUIT:
            self.closed = True
        elif event.type == pygame.KEYDOWN and event.scancode == pygame.KSCAN_F11:
            self._toggle_full_screen()
        elif event.type == pygame.KEYDOWN and event.scancode in KEYS:
            self._press(KEYS[event.scancode], event.scancode)
        elif event.type == pygame.KEYUP and event.scancode in KEYS:
            self._let_go(KEYS[event.scancode], event.scancode)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._let_all_go()
        elif event.type == pygame.WINDOWEXPOSED:
            self._shown = None
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._surface = pygame.display.get_surface()
            self._fit()
        elif event.type == pygame.MOUSEWHEEL and event.y:
            self._tap("up" if event.y > 0 else "down")
        elif not self._take_mouse(event):
            self._gamepads.take(event)

    def _take_mouse(self, event):
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._tap("b")
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._point_at(self._inside(event.pos))
        elif event.type == pygame.MOUSEMOTION and self._clicked in BUTTONS[:4]:
            # The stick follows the mouse from one direction to another.
            button = self._casing.button_at(self._inside(event.pos))
            if button in BUTTONS[:4]:
                self._click(button)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._click(None)
            if self.pointer:
                self.pointer.let_go()
        else:
            return False
        return True

    def _inside(self, position):
        return position[0] - self._corner[0], position[1] - self._corner[1]

    def _point_at(self, position):
        """Handles a click: on a button, on the screen, or beside both."""
        button = self._casing.button_at(position)
        pixel = self._casing.pixel_at(position)
        if button:
            self._click(button)
        elif pixel:
            if self.pointer:
                self.pointer.click(*pixel)
        elif self._now() - self._clicked_beside < _DOUBLE:
            self._clicked_beside = -_DOUBLE
            self._toggle_full_screen()
        else:
            self._clicked_beside = self._now()

    def _click(self, button):
        if button == self._clicked:
            return
        if self._clicked:
            self._let_go(self._clicked, "mouse")
        self._clicked = button
        if button:
            self._press(button, "mouse")

    def _tap(self, button):
        self._press(button, "tap")
        self._let_go(button, "tap")

    def _press(self, button, source):
        self._pressing[button].add(source)
        self._release_at.pop(button, None)
        self._pressed_at[button] = self._now()
        self._device.hold(button)

    def _let_go(self, button, source):
        pressing = self._pressing[button]
        if source in pressing:
            pressing.remove(source)
            if not pressing:
                self._release_at[button] = self._pressed_at[button] + _SHORTEST

    def _let_all_go(self):
        self._clicked = None
        for button, pressing in self._pressing.items():
            for source in list(pressing):
                self._let_go(button, source)

    def _let_go_if_due(self):
        for button, due in list(self._release_at.items()):
            if self._now() >= due:
                del self._release_at[button]
                self._device.let_go(button)


def _open(scale, title, icon=None):
    try:
        with quiet():
            pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in _NOWHERE and driver != os.environ.get("SDL_VIDEODRIVER"):
            raise pygame.error("none was found")
        pygame.font.init()
        if scale is None:
            scale = _fitting(pygame.display.get_desktop_sizes()[0])
        pygame.display.set_caption(title)
        if icon:
            path, part = icon
            pygame.display.set_icon(pygame.image.load(path).subsurface(part))
        return pygame.display.set_mode((SIZE[0] * scale, SIZE[1] * scale), pygame.RESIZABLE)
    except pygame.error as error:
        pygame.quit()
        raise NoDisplay(str(error)) from None


def _fitting(desktop):
    """Returns the usual scale, or the largest that leaves room for the desk's own bars."""
    room = min(desktop[0] / SIZE[0], (desktop[1] - 80) / SIZE[1])
    return max(1, min(_USUAL_SCALE, int(room)))
