"""The handheld's buttons on keyboards and gamepads."""

import contextlib

import pygame
from pygame._sdl2 import controller

# Keys by their place on the keyboard, whatever letters are printed there.
KEYS = {
    pygame.KSCAN_UP: "up",
    pygame.KSCAN_DOWN: "down",
    pygame.KSCAN_LEFT: "left",
    pygame.KSCAN_RIGHT: "right",
    pygame.KSCAN_W: "up",
    pygame.KSCAN_S: "down",
    pygame.KSCAN_A: "left",
    pygame.KSCAN_D: "right",
    pygame.KSCAN_X: "a",
    pygame.KSCAN_SPACE: "a",
    pygame.KSCAN_Z: "b",
    pygame.KSCAN_ESCAPE: "b",
    pygame.KSCAN_BACKSPACE: "b",
    pygame.KSCAN_RETURN: "start",
    pygame.KSCAN_KP_ENTER: "start",
    pygame.KSCAN_LSHIFT: "select",
    pygame.KSCAN_RSHIFT: "select",
    # These are a Sprig's.
    pygame.KSCAN_L: "a",
    pygame.KSCAN_K: "b",
    pygame.KSCAN_I: "start",
    pygame.KSCAN_J: "select",
}

_PAD = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "select",
}
_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
}
_ENTER = 18000  # of 32768: where a direction begins
_LEAVE = 12000  # and where it ends


class Gamepads:
    """All gamepads that are plugged in, now or later; `take` passes on what they press.

    `press(button, source)` and `let_go(button, source)` are called; the source is what presses.
    """

    def __init__(self, press, let_go):
        self._press = press
        self._let_go = let_go
        self._pads = {}
        with contextlib.suppress(pygame.error):
            controller.init()

    def take(self, event):
        """Handles one of pygame's events."""
        kind = event.type
        if kind == pygame.CONTROLLERDEVICEADDED:
            with contextlib.suppress(pygame.error):
                pad = controller.Controller(event.device_index)
                self._pads[pad.as_joystick().get_instance_id()] = pad
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            for button in set(_PAD.values()):
                for source in ("pad", "stick"):
                    self._let_go(button, (source, event.instance_id))
        elif kind == pygame.CONTROLLERBUTTONDOWN and event.button in _PAD:
            self._press(_PAD[event.button], ("pad", event.instance_id))
        elif kind == pygame.CONTROLLERBUTTONUP and event.button in _PAD:
            self._let_go(_PAD[event.button], ("pad", event.instance_id))
        elif kind == pygame.CONTROLLERAXISMOTION and event.axis in _AXES:
            for button, value in zip(_AXES[event.axis], (-event.value, event.value)):
                if value > _ENTER:
                    self._press(button, ("stick", event.instance_id))
                elif value < _LEAVE:
                    self._let_go(button, ("stick", event.instance_id))
