"""Measures the memory of the whole program, scene by scene, on the 32-bit VM.

The program is what deploy.py puts on a board; stand-ins take the place of CircuitPython's modules.
Their Bitmaps have no pixels; to measure the pixels, the same is played again with them. The
collector takes whatever looks like an address for one, and so sometimes keeps what is dead. For
that reason the same is played on several heaps with different holes, and for each step the least
counts.
"""

import re
from pathlib import Path

import deploy
import vm
from games import GAMES, part
from vm import Vm, VmError, compile_peaks

FRAMES = 1000
EVENING = 10  # games
HEAPS = 3
# What may live on a PyGamer after its drive was written to, if 20 KB are to be free.
MOST_LIVE = 118_720

# The table of names doubles whenever it is full: on the VM after other names than on a board. So it
# gets room for all names before anything is weighed, and counts as what it grows by on a board in
# an evening: by 320 and 640 names.
TABLE = 6 * (320 + 640)
_MAKE_ROOM = """
for i in range(900):
    hasattr(gc, "name" + str(i))
"""

# Strews the heap with holes, in one of several ways.
_STREW = """
strewn = [bytearray(16 + 16 * (i * {0} % 11)) for i in range(300)]
for i in range(300):
    if i * {0} % 5 != 1:
        strewn[i] = None
"""

# The buttons that lead back from screens that ask first.
BACK = {"lesson": "start left a", "puzzle": "start left a"}


def program(source=False):
    """Returns what a board gets, compiled or as source, and stand-ins: {path in the VM: bytes}."""
    players = {}
    for game in GAMES:
        place = Path(part(game, "scenes").__file__).with_name("vm_player.py")
        players[f"/standins/{game}_player.py"] = place.read_bytes()
    made = vm.program(deploy.contents(deploy.manifest(), source))
    return {**made, **vm.stand_ins(), **players}


class Handheld:
    """The program on a VM, from outside; notes the live heap after every step."""

    def __init__(self, files, weighs=False, heap=0):
        self.screen = ""
        self.walk = []  # after each step the screen and the live heap
        self._vm = Vm(files=files)
        self._vm.stand_in()
        self._vm.run(
            f"import gc, micropython, displayio, player\ndisplayio.weighs = {weighs}\nlot = 1"
        )
        self._vm.run(_MAKE_ROOM)
        if heap:
            self._vm.run(_STREW.format(2 * heap + 1))
        self._empty = self._vm.run("").live - TABLE
        self._letters, self._names = self._of_names("n_str_data_bytes"), self._of_names("n_qstr")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._vm.close()

    def switch_on(self):
        self._vm.run("player.boot()")
        return self.step("player.frame()")

    def step(self, code="", times=1):
        """Runs code; returns the live heap afterwards, less what the stand-ins take."""
        try:
            done = self._vm.run(code, times)
            shown = self.ask("player.shown()")
        except VmError as problem:
            raise VmError(f"{self.screen}, {code}: {problem}") from None
        self.screen = shown
        live = done.live - self._empty
        self.walk.append((shown, live))
        return live

    def ask(self, expression):
        """Returns the value of an expression, as text."""
        return self._vm.run(f"print({expression})", weighs=False).output.strip()

    def press(self, buttons, times=1):
        """Presses buttons, and waits until what they set off is over."""
        live = self.step("\n".join(f"player.press('{name}')" for name in buttons.split()), times)
        return live if times > 1 else self.step("player.frame()", 2)

    def look_at(self, screen, buttons=""):
        """Opens a screen over the one shown, presses buttons there and closes it."""
        below = self.screen
        self.step(f"player.open_screen('{screen}')")
        for button in buttons.split():
            self.press(button)
        while self.screen != below:
            for button in BACK.get(self.screen, "b").split():
                self.press(button)

    def names(self):
        """Returns the bytes of the names interned since the start; they are never given back."""
        return self._of_names("n_str_data_bytes") - self._letters

    def count_names(self):
        return self._of_names("n_qstr") - self._names

    def _of_names(self, what):
        info = self._vm.run("micropython.qstr_info()").output
        return int(re.search(rf"{what}=(\d+)", info)[1])


def measure(game):
    """Returns the heap and the Bitmaps of every scene of a game, in bytes, and what three games of
    it leave behind."""
    way = part(game, "scenes")
    files = program()
    with Handheld(files) as handheld:
        first = _go(handheld, game)
        lights = [list(handheld.walk)]
        way.play(handheld)
        third = way.play(handheld)
        names = handheld.names()
        grown = way.frames(handheld)
    lights += [walk(files, game, False, heap) for heap in range(1, HEAPS)]
    scenes = least(lights)
    heavy = least([walk(files, game, True, heap) for heap in range(HEAPS)])
    return {
        "vm_program": max(scenes.values()),
        "vm_with_bitmaps": max(heavy.values()),
        "board": on_board(heavy, game),
        "bitmaps": max(heavy[name] - live for name, live in scenes.items()),
        "program_growth": third - first,
        "frame_growth": grown,
        "names": names,
        "scenes": dict(sorted(scenes.items(), key=lambda scene: -scene[1])),
    }


def walk(files, game, weighs, heap):
    """Goes through a game's screens; returns the live heap after each step."""
    with Handheld(files, weighs, heap) as handheld:
        _go(handheld, game)
        return handheld.walk


def _go(handheld, game):
    """Goes from the start to a game's title, through its screens, and back there."""
    handheld.switch_on()
    for _ in range(GAMES.index(game)):
        handheld.walk.clear()  # this was another game's title
        handheld.press("right")
    way = part(game, "scenes")
    way.look_around(handheld)
    return way.play(handheld)


def measure_evening(game, files=None, games=EVENING):
    """Returns for each game of an evening the heap at the title after it, at its highest screen,
    and the number of names.

    Every screen is opened in each language in turn. Interned names are never given back: there
    are more of them until the program has said all that it can say.
    """
    from handheld.languages import LANGUAGES  # of the program being measured

    way = part(game, "scenes")
    found = {"title": [], "highest": [], "names": []}
    with Handheld(files or program()) as handheld:
        handheld.switch_on()
        for number in range(games):
            handheld.walk.clear()
            handheld.step(f"player.speak('{LANGUAGES[number % len(LANGUAGES)][0]}')")
            way.look_around(handheld)
            found["title"].append(way.play(handheld))
            found["highest"].append(max(live for _, live in handheld.walk))
            found["names"].append(handheld.count_names())
    return found


def least(walks):
    """Returns the highest step of each scene, {its name: bytes}. For every step the least counts of
    walks that differ only in their heaps."""
    scenes = {}
    for steps in zip(*walks):
        ((name, _), *_) = steps
        if any(other != name for other, _ in steps):
            raise ValueError("the walks part ways")
        scenes[name] = max(scenes.get(name, 0), min(live for _, live in steps))
    return scenes


def on_board(scenes, game):
    """Returns what lives on a board at its fullest moment in such scenes, Bitmaps included."""
    momentary = part(game, "scenes").MOMENTARY
    return max(live + momentary.get(name, 0) for name, live in scenes.items())


def worst_compile_peak():
    """Returns the module that takes most heap to compile on the board: {its path there: bytes}."""
    peaks = compile_peaks(files=program(source=True))
    worst = max(peaks, key=peaks.get)
    return {worst: peaks[worst]}
