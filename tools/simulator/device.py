"""A simulated handheld: its parts, and what the person holding it can see and change."""

import hashlib
import os

from . import fat_drive as drives
from . import pins, sounds
from .boards import BUTTONS
from .memory import Nvm
from .power import Power
from .screen import Screen, prepare_blinka
from .timing import FIRST_DAY, SimulatedTime

_CENTRE = 32768
_FAR = 65535


class Device:
    """Everything but the program. `turn()` is called at the end of each of the program's frames."""

    def __init__(
        self,
        board,
        root,
        *,
        seed=None,
        nvm=None,
        keep_nvm=None,
        drive=None,
        values=None,
        say=None,
        make_time=SimulatedTime,
    ):
        self.board = board
        self.power = Power()
        self.nvm = Nvm(board.nvm, self.power, nvm, board.nvm_page, keep_nvm)
        self.drive = drives.Drive(root, drive, self.power)
        self.drive.held_by_computer = drive is None
        self.battery_volts = 3.9
        self.stick_rest = (_CENTRE, _CENTRE)
        self.turn = lambda: None
        self.serial = []
        self.held = set()
        self._say = say
        self._make_time = make_time
        self.values = values or {}
        self.date = FIRST_DAY  # when it is switched on
        self.entropy = _Entropy(seed)
        self.speaker = sounds.Speaker(self)
        self.screen = None

    def switch_on(self):
        """Powers up: everything but the memory, the drive and held buttons starts over."""
        prepare_blinka()
        self.power.restore()
        self.drive.switch_on()
        self.time = self._make_time()
        self.scanners = []
        self.lights = [(0, 0, 0)] * self.board.lights
        self.speaker.heard.clear()
        self.pins = {name: pins.Pin(self, name) for name in set(self.board.pins.values())}
        self.screen = Screen(self)
        self._shown = False

    def restart(self):
        """Makes the device ready for a new start of the program: pins are free, and the screen
        refreshes by itself."""
        self.scanners.clear()
        self.speaker.hush()
        self.screen.reset()
        for pin in self.pins.values():
            pin.free()

    def switch_off(self):
        self.power.cut()
        self.time.stop()

    # For the person

    def hold(self, button):
        if button not in BUTTONS:
            raise ValueError(f"there is no button {button!r}")
        self.held.add(button)

    def let_go(self, button):
        self.held.discard(button)

    # For the parts

    @property
    def speaker_enabled(self):
        amplifier = self.board.amplifier
        return amplifier is None or self.pins[amplifier].driven_high

    def register_bit(self, number):
        """Returns the shift register's bit for a key: true while its button is down."""
        names = self.board.register
        return number < len(names) and names[number] in self.held

    def level(self, pin, pulled_up):
        """Returns the level of a digital pin: a button pulls it to the other one."""
        down = self.board.keys.get(pin.name) in self.held
        return down != pulled_up

    def reading(self, pin):
        """Returns the reading of an analog pin, 0 to 65535."""
        axis = self.board.axes.get(pin.name)
        if axis == "x":
            return self._along("left", "right", self.stick_rest[0])
        if axis == "y":
            return self._along("up", "down", self.stick_rest[1])
        if pin.name == self.board.battery:
            return min(_FAR, round(self.battery_volts / 2 / 3.3 * 65535))
        return 0

    def light(self, colours):
        """Sets the lights: three bytes for each, green before red."""
        for number in range(min(len(colours) // 3, len(self.lights))):
            green, red, blue = colours[number * 3 : number * 3 + 3]
            self.lights[number] = (red, green, blue)

    def end_of_frame(self):
        """Hands over to the person after a refresh."""
        self._shown = True
        self.background()
        self.turn()
        self.power.check()

    def sleep(self, seconds):
        self.power.check()
        self.time.wait(seconds)
        self.background()
        if self._shown:
            self._shown = False
        else:
            self.turn()
        self.power.check()

    def background(self):
        """Does what goes on in the background: scans keys, keeps the screen up to date."""
        self.scan_keys()
        self.screen.draw_if_due()

    def scan_keys(self):
        for scanner in list(self.scanners):
            scanner.tick()

    def say(self, text):
        """Takes what the program prints to the serial console."""
        self.serial.append(text)
        self.screen.terminal.write(text)
        if self._say:
            self._say(text)

    def _along(self, low, high, rest):
        if (low in self.held) == (high in self.held):
            return rest
        return 0 if low in self.held else _FAR


class _Entropy:
    """Random bytes: those of the desk, or repeatable ones from a seed."""

    def __init__(self, seed):
        self._seed = seed
        self._drawn = 0

    def __call__(self, count):
        if self._seed is None:
            return os.urandom(count)
        drawn = b""
        while len(drawn) < count:
            self._drawn += 1
            drawn += hashlib.sha256(f"{self._seed} {self._drawn}".encode()).digest()
        return drawn[:count]
