"""Draws the handheld around its screen; the unit is a pixel of that screen."""

import math
from collections import namedtuple

import pygame

from .boards import SPRIG
from .screen import HEIGHT, WIDTH

SIZE = (264, 172)
SCREEN = (52, 12)

STICK = (26, 60)
_STICK_REACH = 17
_STICK_LEAN = 5
_CAP = 10

_FLAT_SIZE = (20, 7)
_LIGHTS = (132, 153.5)
_LIGHTS_APART = 13

_DESK = (226, 222, 210)
_BODY = (27, 94, 102)
_BODY_LIGHT = (44, 122, 128)
_BODY_DARK = (17, 66, 74)
_GLASS = (14, 18, 22)
_RIM = (9, 34, 40)
_INK = (198, 224, 220)
_RUBBER = (38, 45, 50)
_RUBBER_LIGHT = (66, 76, 82)
_NOTE = (96, 100, 98)

_FINE = 3  # everything is drawn this many times larger, then made smooth

# `round` has the centre, colour and name of each round button, `flat` the corner of each flat one.
_Front = namedtuple("_Front", "stick round radius flat legend")
_USUAL = _Front(
    STICK,
    {"a": ((244, 54), (238, 111, 87), "A"), "b": ((230, 77), (240, 178, 62), "B")},
    9,
    {"select": (66, 150), "start": (178, 150)},
    "arrows    Space = A    Esc = B    Enter = START    Shift = SELECT    F11 = full screen",
)
_LETTERS = _Front(
    None,
    {
        "up": ((25, 45), (205, 210, 206), "W"),
        "left": ((14, 64), (205, 210, 206), "A"),
        "right": ((36, 64), (205, 210, 206), "D"),
        "down": ((25, 83), (205, 210, 206), "S"),
        "start": ((239, 45), (205, 210, 206), "I"),
        "select": ((228, 64), (205, 210, 206), "J"),
        "a": ((250, 64), (238, 111, 87), "L"),
        "b": ((239, 83), (240, 178, 62), "K"),
    },
    6,
    {},
    "L = A    K = B    I = START    J = SELECT    F11 = full screen",
)


class Casing:
    """Draws the handheld at a scale; what does not move is drawn only once.

    `desk` is the colour of the desk under it as drawn, which smoothing changes a little.
    """

    def __init__(self, scale, board):
        self.scale = scale
        self._front = _LETTERS if board is SPRIG else _USUAL
        self.size = (SIZE[0] * scale, SIZE[1] * scale)
        self._light_places = [
            (_LIGHTS[0] + (number - (board.lights - 1) / 2) * _LIGHTS_APART, _LIGHTS[1])
            for number in range(board.lights)
        ]
        self._body = self._smooth(SIZE, self._draw_body)
        self.desk = self._body.get_at((0, 0))
        self._parts = {}
        panel = (WIDTH, HEIGHT)
        self._panel = pygame.Surface(panel, 0, 16, (0xF800, 0x07E0, 0x001F, 0))
        self._small = pygame.Surface(panel)
        self._large = pygame.Surface((WIDTH * scale, HEIGHT * scale))

    def draw(self, target, screen, held, lights):
        """Draws everything: the body, the screen, the buttons (pressed if they are held), the
        lights."""
        target.blit(self._body, (0, 0))
        self.draw_screen(target, screen)
        for name in (*self._front.round, *self._front.flat):
            self._place(target, f"{name} {name in held}", self._button_center(name))
        if self._front.stick:
            x, y = self._front.stick
            x += (("right" in held) - ("left" in held)) * _STICK_LEAN
            y += (("down" in held) - ("up" in held)) * _STICK_LEAN
            self._place(target, "cap", (x, y))
        for place, colour in zip(self._light_places, lights):
            self._draw_light(target, place, colour)

    def button_at(self, position):
        """Returns the button, or the direction of the stick, that a click in the window means."""
        x, y = position[0] / self.scale, position[1] / self.scale
        for name, (center, *_) in self._front.round.items():
            if math.dist((x, y), center) <= self._front.radius * 1.25:
                return name
        for name, (left, top) in self._front.flat.items():
            if -3 <= x - left <= _FLAT_SIZE[0] + 3 and -3 <= y - top <= _FLAT_SIZE[1] + 3:
                return name
        return self._direction_at(x, y) if self._front.stick else None

    def _direction_at(self, x, y):
        dx, dy = x - self._front.stick[0], y - self._front.stick[1]
        if math.hypot(dx, dy) > _STICK_REACH * 1.2:
            return None
        if abs(dx) >= abs(dy):
            return "right" if dx > 0 else "left"
        return "down" if dy > 0 else "up"

    def pixel_at(self, position):
        """Returns x and y on the handheld's screen, or None for a place beside it."""
        x = int(position[0] // self.scale) - SCREEN[0]
        y = int(position[1] // self.scale) - SCREEN[1]
        return (x, y) if 0 <= x < WIDTH and 0 <= y < HEIGHT else None

    def _button_center(self, name):
        if name in self._front.round:
            return self._front.round[name][0]
        left, top = self._front.flat[name]
        return left + _FLAT_SIZE[0] / 2, top + _FLAT_SIZE[1] / 2

    def draw_screen(self, target, screen):
        """Draws what the screen shows."""
        self._panel.get_buffer().write(bytes(screen.pixels), 0)
        self._small.blit(self._panel, (0, 0))
        pygame.transform.scale(self._small, self._large.get_size(), self._large)
        corner = (SCREEN[0] * self.scale, SCREEN[1] * self.scale)
        target.blit(self._large, corner)
        dark = round((1 - screen.brightness) * 215)
        if dark:
            shade = pygame.Surface(self._large.get_size(), pygame.SRCALPHA)
            shade.fill((0, 0, 0, dark))
            target.blit(shade, corner)

    def _draw_light(self, target, place, colour):
        self._place(target, "lamp", place)
        most = max(colour)
        if not most:
            return
        # To the eye a diode is bright at a tenth of its power.
        strength = (most / 255) ** 0.4
        pure = tuple(round(part * 255 / most) for part in colour)
        self._place(target, ("glow", pure, round(strength * 24)), place)

    def _place(self, target, part, center):
        if part not in self._parts:
            self._parts[part] = self._make(part)
        sprite = self._parts[part]
        corner = [round(center[axis] * self.scale - sprite.get_size()[axis] / 2) for axis in (0, 1)]
        target.blit(sprite, corner)

    def _make(self, part):
        if part == "cap":
            return self._smooth((28, 28), _draw_cap)
        if part == "lamp":
            return self._smooth((8, 8), _draw_lamp)
        if part[0] == "glow":
            return self._smooth((22, 22), lambda pen: _draw_glow(pen, part[1], part[2] / 24))
        name, held = part.split()
        down = held == "True"
        if name in self._front.round:
            radius, colour = self._front.radius, self._front.round[name][1]
            draw = lambda pen: _draw_round(pen, radius, colour, down)  # noqa: E731
            return self._smooth((radius * 2 + 8, radius * 2 + 8), draw)
        width, height = _FLAT_SIZE
        return self._smooth((width + 6, height + 6), lambda pen: _draw_flat(pen, down))

    def _smooth(self, size, draw):
        fine = self.scale * _FINE
        surface = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
        draw(_Pen(surface, fine))
        return pygame.transform.smoothscale(surface, (size[0] * self.scale, size[1] * self.scale))

    def _draw_body(self, pen):
        pen.surface.fill(_DESK)
        width, height = SIZE[0] - 8, 159
        for step in range(8):
            grey = tuple(part - 4 * step for part in _DESK)
            pen.box((1 + step / 3, 5 + step / 2, width + 6 - step, height + 2 - step / 2), grey, 24)
        pen.box((4, 3, width, height), _BODY_DARK, 22)
        pen.box((4, 3, width, height - 2), _BODY_LIGHT, 22)
        pen.box((5, 4, width - 2, height - 4), _BODY, 21)
        pen.box((46, 6, 172, 140), _BODY_DARK, 7)
        pen.box((47, 7, 170, 138), _GLASS, 6)
        pen.box((SCREEN[0] - 1, SCREEN[1] - 1, WIDTH + 2, HEIGHT + 2), (0, 0, 0), 0)
        for row in range(4):
            for column in range(4):
                pen.disc((230 + column * 5, 117 + row * 5), 1.3, _BODY_DARK)
        self._draw_beds(pen)
        pen.text(self._front.legend, (SIZE[0] / 2, SIZE[1] - 4), 6.5, _NOTE)

    def _draw_beds(self, pen):
        """Draws the hollows for stick and buttons, and the names of the buttons."""
        stick, rounds, radius, flats, _ = self._front
        if stick:
            pen.disc(stick, _STICK_REACH + 1, _BODY_LIGHT)
            pen.disc((stick[0], stick[1] - 0.5), _STICK_REACH + 0.5, _BODY_DARK)
            pen.disc(stick, _STICK_REACH - 1, _RIM)
        for center, _, letter in rounds.values():
            pen.disc((center[0], center[1] + 0.4), radius + 2.4, _BODY_LIGHT)
            pen.disc(center, radius + 2, _BODY_DARK)
            pen.text(letter, (center[0], center[1] + radius + 6.5), 8, _INK)
        for name, (left, top) in flats.items():
            pen.box((left - 1.5, top - 1.5, _FLAT_SIZE[0] + 3, _FLAT_SIZE[1] + 3), _BODY_DARK, 5)
            side = left - 17 if name == "select" else left + _FLAT_SIZE[0] + 16
            pen.text(name.upper(), (side, top + _FLAT_SIZE[1] / 2), 6, _INK)


class _Pen:
    """Draws on a surface; the unit is a pixel of the handheld's screen."""

    def __init__(self, surface, fine):
        self.surface = surface
        self._fine = fine

    @property
    def middle(self):
        width, height = self.surface.get_size()
        return width / self._fine / 2, height / self._fine / 2

    def box(self, place, colour, radius):
        rect = pygame.Rect(*(round(part * self._fine) for part in place))
        pygame.draw.rect(self.surface, colour, rect, border_radius=round(radius * self._fine))

    def disc(self, center, radius, colour):
        center = (center[0] * self._fine, center[1] * self._fine)
        pygame.draw.circle(self.surface, colour, center, radius * self._fine)

    def text(self, text, center, height, colour):
        font = pygame.font.Font(None, round(height * self._fine))
        drawn = font.render(text, True, colour)
        place = drawn.get_rect(center=(center[0] * self._fine, center[1] * self._fine))
        self.surface.blit(drawn, place)


def _mix(colour, other, share):
    return tuple(round(a + (b - a) * share) for a, b in zip(colour, other))


def _draw_round(pen, radius, colour, down):
    x, y = pen.middle
    dark = _mix(colour, (0, 0, 0), 0.45)
    if down:
        pen.disc((x, y + 0.6), radius - 0.2, dark)
        pen.disc((x, y + 0.8), radius - 0.9, _mix(colour, (0, 0, 0), 0.18))
        return
    pen.disc((x, y + 0.6), radius, dark)
    pen.disc((x, y - 0.6), radius - 0.2, _mix(colour, (255, 255, 255), 0.35))
    pen.disc((x, y - 0.1), radius - 0.7, colour)


def _draw_flat(pen, down):
    x, y = pen.middle
    width, height = _FLAT_SIZE
    box = (x - width / 2, y - height / 2, width, height)
    if down:
        pen.box(box, _mix(_RUBBER, (0, 0, 0), 0.4), height / 2)
        return
    pen.box(box, _RUBBER_LIGHT, height / 2)
    pen.box((box[0] + 0.4, box[1] + 0.8, width - 0.8, height - 0.9), _RUBBER, height / 2)


def _draw_cap(pen):
    x, y = pen.middle
    pen.disc((x, y + 1.5), _CAP + 0.5, _mix(_RIM, (0, 0, 0), 0.5))
    pen.disc((x, y), _CAP, _RUBBER_LIGHT)
    pen.disc((x, y + 0.4), _CAP - 0.5, _RUBBER)
    pen.disc((x, y), _CAP - 3.5, _mix(_RUBBER, (0, 0, 0), 0.35))
    pen.disc((x, y + 0.5), _CAP - 4, _mix(_RUBBER, _RUBBER_LIGHT, 0.4))


def _draw_lamp(pen):
    x, y = pen.middle
    pen.box((x - 2.6, y - 2.6, 5.2, 5.2), _BODY_DARK, 1.2)
    pen.box((x - 2, y - 2, 4, 4), (214, 220, 216), 0.8)
    pen.disc((x, y), 1.5, (176, 184, 180))


def _draw_glow(pen, colour, strength):
    x, y = pen.middle
    rings = 20
    for ring in range(rings):
        share = (ring + 1) / rings
        pen.disc((x, y), 10.5 * (1 - share) + 1, (*colour, round(200 * strength * share**2)))
    pen.box((x - 2, y - 2, 4, 4), (*_mix(colour, (255, 255, 255), 0.25 * strength), 235), 0.8)
