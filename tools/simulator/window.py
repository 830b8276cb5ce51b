"""The handheld in a window, played with the keyboard or the mouse."""

import os
import time

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from .boards import BUTTONS
from .casing import SIZE, Casing
from .quiet import quiet
from .tones import Tones

_RATE = 60
_SHORTEST = 0.05  # seconds that a press lasts at least, so that the key scanner sees it
_USUAL_SCALE = 4
_NOWHERE = ("offscreen", "dummy")  # what SDL falls back to if it finds no display

_KEYS = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_x: "a",
    pygame.K_z: "b",
    pygame.K_RETURN: "start",
    pygame.K_KP_ENTER: "start",
    pygame.K_LSHIFT: "select",
    pygame.K_RSHIFT: "select",
}


class NoDisplay(Exception):
    """There is no display to open a window on."""


def show(simulation, scale=None, title="Handheld"):
    """Opens a window on a LiveSimulation and returns when it is closed."""
    surface = _open(scale, title)
    try:
        window = Window(simulation, surface)
        simulation.switch_on()
        while not window.closed:
            window.step()
            simulation.check()
    finally:
        simulation.switch_off()
        pygame.quit()


class Window:
    """Passes what the person does on to the device, and shows what the device does."""

    def __init__(self, simulation, surface, now=time.monotonic):
        device = simulation.device
        self._now = now
        self.closed = False
        self._device = device
        self._surface = surface
        self._casing = Casing(surface.get_width() // SIZE[0], device.board.lights)
        device.speaker.listener = Tones()
        self._clock = pygame.time.Clock()
        self._clicked = None
        self._pressed_at = {}
        self._release_at = {}
        self._shown = None

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
            self._shown = state
            self._casing.draw(self._surface, device.screen, device.held, device.lights)
            pygame.display.flip()
        self._clock.tick(_RATE)

    def take(self, event):
        """One event of pygame's."""
        if event.type == pygame.QUIT:
            self.closed = True
        elif event.type == pygame.KEYDOWN and event.key in _KEYS:
            self._press(_KEYS[event.key])
        elif event.type == pygame.KEYUP and event.key in _KEYS:
            self._let_go(_KEYS[event.key])
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._click(self._casing.button_at(event.pos))
        elif event.type == pygame.MOUSEMOTION and self._clicked in BUTTONS[:4]:
            # The stick follows the mouse from one direction into another.
            button = self._casing.button_at(event.pos)
            if button in BUTTONS[:4]:
                self._click(button)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._click(None)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._clicked = None
            for button in list(self._device.held):
                self._let_go(button)
        elif event.type == pygame.WINDOWEXPOSED:
            self._shown = None

    def _click(self, button):
        if button == self._clicked:
            return
        if self._clicked:
            self._let_go(self._clicked)
        self._clicked = button
        if button:
            self._press(button)

    def _press(self, button):
        self._release_at.pop(button, None)
        self._pressed_at[button] = self._now()
        self._device.hold(button)

    def _let_go(self, button):
        self._release_at[button] = self._pressed_at.get(button, 0) + _SHORTEST

    def _let_go_if_due(self):
        for button, due in list(self._release_at.items()):
            if self._now() >= due:
                del self._release_at[button]
                self._device.let_go(button)


def _open(scale, title):
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
        return pygame.display.set_mode((SIZE[0] * scale, SIZE[1] * scale))
    except pygame.error as error:
        pygame.quit()
        raise NoDisplay(str(error)) from None


def _fitting(desktop):
    """Returns the usual scale, or the largest that leaves room for the desk's own bars."""
    room = min(desktop[0] / SIZE[0], (desktop[1] - 80) / SIZE[1])
    return max(1, min(_USUAL_SCALE, int(room)))
