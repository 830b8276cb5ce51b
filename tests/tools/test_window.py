"""The window: keys, gamepads and the mouse, and what is seen at which size."""

from types import SimpleNamespace

import pytest
from demo_program import program

from simulator.boards import BUTTONS, SPRIG


class Watched:
    """A window on a handheld, whose time passes only when the test says so."""

    def __init__(self, folder):
        import pygame

        from simulator import Simulation, window

        self.pygame = pygame
        self.now = 0
        self.handheld = Simulation(program(folder))
        self.surface = window._open(2, "test")
        self.window = window.Window(self.handheld, self.surface, now=lambda: self.now)

    def take(self, kind, **details):
        self.window.take(self.pygame.event.Event(getattr(self.pygame, kind), **details))
        self.window.step()

    def step(self):
        """Another step, when all short presses are over."""
        self.now += 1
        self.window.step()

    def key(self, kind, name):
        self.take(kind, scancode=getattr(self.pygame, f"KSCAN_{name}"))

    @property
    def held(self):
        return self.handheld.device.held

    def colour(self, x, y):
        """What is seen at a place given in pixels of the screen."""
        from simulator.casing import SCREEN

        return tuple(self.surface.get_at(((SCREEN[0] + x) * 2, (SCREEN[1] + y) * 2)))[:3]


def near(colour, other):
    return all(abs(a - b) <= 2 for a, b in zip(colour, other))


@pytest.fixture
def watched(tmp_path, no_screen):
    watched = Watched(tmp_path)
    with watched.handheld:
        yield watched
    watched.pygame.quit()


KEYS = {
    "up": ("UP", "W"),
    "down": ("DOWN", "S"),
    "left": ("LEFT", "A"),
    "right": ("RIGHT", "D"),
    "a": ("X", "SPACE", "L"),
    "b": ("Z", "ESCAPE", "BACKSPACE", "K"),
    "start": ("RETURN", "KP_ENTER", "I"),
    "select": ("LSHIFT", "RSHIFT", "J"),
}


@pytest.mark.parametrize("button", BUTTONS)
def test_keys_press_buttons_wherever_a_layout_has_their_letters(watched, button):
    """The event does not name the letter: on keyboards that swap Z and Y, X and Z stay in place."""
    for key in KEYS[button]:
        watched.key("KEYDOWN", key)
        assert watched.held == {button}
        watched.now += 1
        watched.key("KEYUP", key)
        assert watched.held == set()


def test_a_button_is_held_as_long_as_one_of_its_keys_is(watched):
    watched.key("KEYDOWN", "X")
    watched.key("KEYDOWN", "SPACE")
    watched.key("KEYUP", "X")
    watched.step()
    assert watched.held == {"a"}
    watched.key("KEYUP", "SPACE")
    watched.step()
    assert watched.held == set()


def test_a_gamepad_presses_buttons(watched):
    for name, button in {"A": "a", "B": "b", "START": "start", "BACK": "select"}.items():
        number = getattr(watched.pygame, f"CONTROLLER_BUTTON_{name}")
        watched.take("CONTROLLERBUTTONDOWN", button=number, instance_id=3)
        assert watched.held == {button}
        watched.take("CONTROLLERBUTTONUP", button=number, instance_id=3)
        watched.step()
        assert watched.held == set()
    for direction in BUTTONS[:4]:
        number = getattr(watched.pygame, f"CONTROLLER_BUTTON_DPAD_{direction.upper()}")
        watched.take("CONTROLLERBUTTONDOWN", button=number, instance_id=3)
        assert watched.held == {direction}
        watched.take("CONTROLLERBUTTONUP", button=number, instance_id=3)
        watched.step()


def test_a_gamepads_stick_does_not_flicker(watched):
    def lean(value):
        axis = watched.pygame.CONTROLLER_AXIS_LEFTX
        watched.take("CONTROLLERAXISMOTION", axis=axis, value=value, instance_id=3)
        watched.step()
        return watched.held

    assert lean(15000) == set()
    assert lean(20000) == {"right"}
    assert lean(15000) == {"right"}
    assert lean(9000) == set()
    assert lean(-32768) == {"left"}
    assert lean(0) == set()


def test_a_gamepad_that_is_pulled_out_holds_nothing(watched):
    number = watched.pygame.CONTROLLER_BUTTON_A
    watched.take("CONTROLLERBUTTONDOWN", button=number, instance_id=3)
    watched.take("CONTROLLERDEVICEREMOVED", instance_id=3)
    watched.step()
    assert watched.held == set()


def test_the_wheel_and_the_right_button_press_once(watched):
    watched.take("MOUSEWHEEL", y=-1)
    assert watched.held == {"down"}
    watched.step()
    watched.take("MOUSEBUTTONDOWN", button=3, pos=(300, 100))
    assert watched.held == {"b"}
    watched.step()
    assert watched.held == set()


@pytest.mark.parametrize(
    "size, scale, corner",
    [((528, 344), 2, (0, 0)), ((700, 600), 2, (86, 128)), ((100, 80), 1, (0, 0))],
)
def test_the_handheld_is_in_the_middle_by_a_whole_number(watched, size, scale, corner):
    watched.surface = watched.pygame.display.set_mode(size, watched.pygame.RESIZABLE)
    watched.take("WINDOWSIZECHANGED", x=size[0], y=size[1])
    casing = watched.window._casing
    assert casing.scale == scale
    inside = [(corner[0] + 244 * scale, corner[1] + 54 * scale)]  # the button A
    for pos in inside:
        watched.take("MOUSEBUTTONDOWN", button=1, pos=pos)
        assert watched.held == {"a"}


def test_around_the_handheld_the_desk_goes_on_without_an_edge(watched):
    watched.surface = watched.pygame.display.set_mode((700, 600), watched.pygame.RESIZABLE)
    watched.take("WINDOWSIZECHANGED", x=700, y=600)
    corner = watched.window._corner
    assert min(corner) > 10
    assert watched.surface.get_at((2, 2)) == watched.surface.get_at(corner)


def test_full_screen_by_key_or_double_click_and_back_as_it_was(watched):
    watched.key("KEYDOWN", "F11")
    assert watched.window._full
    watched.key("KEYDOWN", "F11")
    assert not watched.window._full
    assert watched.pygame.display.get_surface().get_size() == (528, 344)
    for _ in range(2):
        watched.take("MOUSEBUTTONDOWN", button=1, pos=(4, 340))
        watched.take("MOUSEBUTTONUP", button=1, pos=(4, 340))
        watched.now += 0.1
    assert watched.window._full


def test_slow_clicks_beside_the_handheld_do_nothing(watched):
    for _ in range(3):
        watched.take("MOUSEBUTTONDOWN", button=1, pos=(4, 340))
        watched.now += 1
    assert not watched.window._full


def test_a_click_on_the_screen_is_said_in_its_pixels(watched):
    clicks = []
    watched.window.pointer = SimpleNamespace(
        click=lambda x, y: clicks.append((x, y)), let_go=lambda: clicks.append("let go")
    )
    for pos in ((104, 24), (423, 279), (103, 24), (424, 279)):
        watched.take("MOUSEBUTTONDOWN", button=1, pos=pos)
    assert clicks == [(0, 0), (159, 127)]
    watched.take("MOUSEBUTTONUP", button=1, pos=(104, 24))
    assert clicks[2:] == ["let go"]
    assert watched.held == set()


def test_a_short_press_lasts_until_it_can_have_been_seen(watched):
    """The keys are scanned every 20 ms; a press that ends before would be lost."""
    watched.key("KEYDOWN", "X")
    watched.key("KEYUP", "X")
    assert watched.held == {"a"}
    watched.now += 0.06
    watched.window.step()
    assert watched.held == set()


def test_the_drawn_buttons_can_be_clicked(watched):
    from simulator.casing import SIZE

    found = {}
    for y in range(0, SIZE[1], 3):
        for x in range(0, SIZE[0], 3):
            found.setdefault(watched.window._casing.button_at((x * 2, y * 2)), (x * 2, y * 2))
    assert set(found) == {None, *BUTTONS}
    for button in BUTTONS:
        watched.take("MOUSEBUTTONDOWN", button=1, pos=found[button])
        assert watched.held == {button}
        watched.now += 1
        watched.take("MOUSEBUTTONUP", button=1, pos=found[None])
        assert watched.held == set()


def test_a_sprig_is_drawn_with_a_button_for_each_letter(no_screen):
    import pygame

    from simulator.casing import SIZE, Casing

    pygame.init()
    casing = Casing(1, SPRIG)
    places = [(x, y) for x in range(0, SIZE[0], 3) for y in range(0, SIZE[1], 3)]
    found = [casing.button_at(place) for place in places]
    assert set(found) == {None, *BUTTONS}
    # From left to right, as the letters A W S D and J I K L are.
    order = [button for button in dict.fromkeys(found) if button]
    assert order == ["left", "up", "down", "right", "select", "start", "b", "a"]


def test_the_mouse_turns_the_stick(watched):
    from simulator.casing import STICK

    x, y = STICK[0] * 2, STICK[1] * 2
    watched.take("MOUSEBUTTONDOWN", button=1, pos=(x + 20, y))
    watched.now += 1
    watched.take("MOUSEMOTION", pos=(x, y + 20), rel=(0, 0), buttons=(1, 0, 0))
    assert watched.held == {"down"}


def test_a_window_that_is_left_lets_all_buttons_go(watched):
    watched.key("KEYDOWN", "X")
    watched.key("KEYDOWN", "LEFT")
    watched.now += 1
    watched.take("WINDOWFOCUSLOST")
    assert watched.held == set()


def test_the_window_shows_what_the_screen_shows(watched):
    watched.window.step()
    assert near(watched.colour(84, 68), (0xFF, 0x82, 0x42))
    watched.handheld.hold("right", 4)
    watched.window.step()
    assert near(watched.colour(84, 68), (0x10, 0x20, 0x42))
    watched.handheld.screen.brightness = 0.5
    watched.window.step()
    assert sum(watched.colour(84, 68)) < 0x10 + 0x20 + 0x42


def test_lights_and_held_buttons_are_seen(watched):
    watched.window.step()
    dark = watched.surface.copy()
    watched.handheld.hold("a", 2)
    watched.window.step()
    assert watched.pygame.image.tobytes(dark, "RGB") != watched.pygame.image.tobytes(
        watched.surface, "RGB"
    )


def test_tones_can_be_looped_without_a_gap():
    from simulator.tones import looped

    tone = looped(440, (1.0, -1.0), 22050, 0.1)
    rising = [i for i in range(1, len(tone)) if tone[i - 1] < tone[i]]
    assert len(rising) == 43  # of 44 periods, one begins with the tone itself
    assert min(b - a for a, b in zip(rising, rising[1:])) >= 50
    assert rising[0] == pytest.approx(22050 / 440, abs=1)
    assert len(tone) - rising[-1] == pytest.approx(22050 / 440, abs=1)
