"""Measures the memory of the whole program, scene by scene, on the 32-bit VM.

The program is what deploy.py puts on a board; stand-ins take the place of CircuitPython's modules.
Pixels of Bitmaps weigh nothing there; to measure them, the same is played again with pixels. The
collector takes whatever looks like an address for one, so sometimes it keeps what is dead. So the
same is played on several heaps with different holes, and for each step the least counts.
"""

import re

import deploy
import vm
from vm import Vm, VmError, compile_peaks

FRAMES = 1000
GAMES = 10  # in an evening
HEAPS = 3
# What else lives on a board at the fullest moment of a screen: above all the code that saves.
# The VM is weighed between frames; its stand-ins weigh a little more than the board's objects.
# Fitted to a family's evening on the emulated board (CircuitPython 10.2.1); on other
# screens the board had less than the VM, or at most 2 KB more.
MOMENTARY = {
    **{"over": 13_000, "play": 8_000, "robot": 9_000, "scoring": 12_000, "settings": 7_000},
    **{"final": 12_000, "title": 4_000, "watch": 15_000, "learn": 9_000, "lookback": 9_000},
}
# What may live on a PyGamer whose drive was written to, so that 20 KB are free.
MOST_LIVE = 123_000

# Strews the heap with holes, in one of several ways.
_STREW = """
strewn = [bytearray(16 + 16 * (i * {0} % 11)) for i in range(300)]
for i in range(300):
    if i * {0} % 5 != 1:
        strewn[i] = None
"""

# What is opened over the screen shown.
IN_A_TURN = ("menu", "log", "rules", "settings", "newgame")
AT_THE_END = ("log", "course")


# The longest lesson, with another move, which is taken back.
LESSON = "down down down down down down down a a a a a left left left a a a a a"
# A puzzle, a play that leads nowhere, the way.
PUZZLE = "up a a a right a a b right a a a a"

# What leads back from screens that ask first.
BACK = {"lesson": "start left a", "puzzle": "start left a"}

# Robots tried and not taken, another edition, another side to begin, a handicap.
FILL_IN = "down right left down left right down right down right right left down down down right"


def program(source=False):
    """Returns what a board gets, compiled or as source, and stand-ins: {path in the VM: bytes}."""
    return {**vm.program(deploy.contents(deploy.manifest(), source)), **vm.stand_ins()}


class Handheld:
    """The program on a VM, from outside; notes the live heap after every step."""

    def __init__(self, files, weighs=False, heap=0):
        self.screen = ""
        self.walk = []  # after each step the screen and the live heap
        self._vm = Vm(files=files)
        self._vm.stand_in()
        self._vm.run(f"import gc, micropython, displayio, player\ndisplayio.weighs = {weighs}")
        if heap:
            self._vm.run(_STREW.format(2 * heap + 1))
        self._empty = self._vm.run("").live

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
            shown = self._vm.run("print(player.shown())", weighs=False).output.strip()
        except VmError as problem:
            raise VmError(f"{self.screen}, {code}: {problem}") from None
        self.screen = shown
        live = done.live - self._empty
        self.walk.append((shown, live))
        return live

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
        """Returns how many bytes the interned names take; they are never given back."""
        told = self._vm.run("micropython.qstr_info()").output
        return int(re.search(r"n_total_bytes=(\d+)", told)[1])

    def count_names(self):
        told = self._vm.run("micropython.qstr_info()").output
        return int(re.search(r"n_qstr=(\d+)", told)[1])


def look_around(handheld):
    """Goes through the screens before a game."""
    handheld.look_at("newgame", FILL_IN)
    handheld.look_at("settings", "right right right right down right right")
    handheld.look_at("rules", "a right right " + 10 * "right " + "b up a")
    handheld.look_at("statistics")
    handheld.look_at("learn", LESSON)
    handheld.look_at("learn", PUZZLE)


def look_around_in_a_turn(handheld):
    """Moves over cards and lines, opens all that START offers, plays and undoes."""
    handheld.press("right right left")
    handheld.press("a right right down b")
    for screen in IN_A_TURN:
        handheld.look_at(screen, "down up")
    take_a_hint(handheld)
    for _ in range(5):  # cards that fit on no line are refused, others are played
        if handheld.screen == "play":  # a card taken ends the turn
            handheld.press("a a a right")
    if handheld.screen == "play":
        handheld.press("select")


def take_a_hint(handheld):
    """Hurries a hint, looks at it to the end, and goes back."""
    below = handheld.screen
    handheld.step("player.open_screen('hint')")
    while handheld.screen != "hint_steps":
        handheld.press("a")
    handheld.press("a a")
    while handheld.screen != below:
        handheld.press("b")


def look_back(handheld):
    """Looks back at White's turns for a while, then at what has been found, to the end."""
    handheld.step("player.open_screen('lookback')")
    handheld.press("a")
    handheld.step("player.frame()", 60)
    handheld.press("b")
    while handheld.screen != "over":
        handheld.press("a")


def play_against_a_robot(handheld, turns=3):
    """Plays turns against the strongest robot, which is left to think a while, then hurried."""
    handheld.step("player.begin((0, 9))")
    while turns:
        if handheld.screen == "robot":
            handheld.step("player.frame()", 30)
        if handheld.screen in ("robot", "watch"):
            handheld.press("a")
        else:
            handheld.step("player.turn()")
            turns -= 1
    handheld.step("player.to_the_title()")


def play(handheld):
    """Plays a robot and then a game, from title to title; returns the live heap at the end."""
    play_against_a_robot(handheld)
    handheld.step("player.begin()")
    turns = 0
    while handheld.screen != "final":
        if handheld.screen == "handover":
            handheld.step("player.frame()", 30)
            handheld.press("a")
        elif handheld.screen in ("drawn", "watch"):
            handheld.step("player.frame()", 40 if turns < 6 else 4)
            if handheld.screen in ("drawn", "watch"):
                handheld.press("a")
        elif handheld.screen == "play":
            turns += 1
            if turns == 4:
                look_around_in_a_turn(handheld)
            handheld.step("player.turn()")
        elif handheld.screen == "scoring":
            handheld.step("player.frame()", 60)
            handheld.press("a")
    handheld.step("player.frame()", 60)
    handheld.press("a")
    for screen in AT_THE_END:
        handheld.look_at(screen)
    look_back(handheld)
    handheld.step("player.to_the_title()")
    return handheld.step("player.frame()", 3)


def measure_scenes(source=False):
    """Returns heap and Bitmaps of every scene in bytes, and what three games leave behind."""
    files = program(source)
    with Handheld(files) as handheld:
        first = _play_from_the_start(handheld)
        lights = [list(handheld.walk)]
        play(handheld)
        third = play(handheld)
        grown = measure_frames(handheld)
        names = handheld.names()
    lights += [_walk_of_a_game(files, False, heap) for heap in range(1, HEAPS)]
    scenes = least(lights)
    heavy = least([_walk_of_a_game(files, True, heap) for heap in range(HEAPS)])
    return {
        "vm_program": max(scenes.values()),
        "vm_with_bitmaps": max(heavy.values()),
        "board": on_board(heavy),
        "bitmaps": max(heavy[name] - live for name, live in scenes.items()),
        "program_growth": third - first,
        "frame_growth": grown,
        "names": names,
        "scenes": dict(sorted(scenes.items(), key=lambda scene: -scene[1])),
    }


def sail(handheld):
    """Plays Kai Piranja with six, two of them robots, from its title to its title; returns the live
    heap at the end."""
    handheld.look_at("newgame", "down right right down down a right a down right down b b")
    handheld.look_at("settings", "down down down down down right down right")
    handheld.look_at("rules", "a right right " + 10 * "right " + "b up a")
    for number in range(3):
        take_a_lesson(handheld, number)
    handheld.step("player.begin_with((0, 1, 0, 0, 3, 0))")
    pressed = 0
    while handheld.screen != "final":
        pressed += 1
        if pressed == 60:
            for screen in IN_A_TURN:
                handheld.look_at(screen, "down up")
            handheld.look_at("hint")
        # Now and then a catch is brought in; what is being shown takes no notice of RIGHT.
        handheld.step("player.press('right')" if pressed % 9 == 8 else "player.press('a')")
        handheld.step("player.frame()", 8)
    handheld.step("player.frame()", 400)
    handheld.press("a")
    for screen in AT_THE_END:
        handheld.look_at(screen, "left a left")
    handheld.step("player.to_the_title()")
    return handheld.step("player.frame()", 3)


def take_a_lesson(handheld, number):
    """Takes a lesson, trying what is not asked for as well."""
    handheld.step(f"player.program.push('learn', {number})\nplayer.frame(2)")
    handheld.press("a")
    while handheld.screen == "lesson":
        handheld.press("a")
        handheld.step("player.frame()", 20)
        handheld.step("player.press('right')")
    while handheld.screen != "title":
        handheld.press("b")


def measure_piranja():
    """Returns the same for Kai Piranja."""
    files = program()
    scenes = least([walk_at_sea(files, False, heap) for heap in range(HEAPS)])
    heavy = least([walk_at_sea(files, True, heap) for heap in range(HEAPS)])
    with Handheld(files) as handheld:
        handheld.switch_on()
        handheld.press("right")
        first = sail(handheld)
        grown = [sail(handheld) for _ in range(2)][-1] - first
    return {
        "vm_program": max(scenes.values()),
        "vm_with_bitmaps": max(heavy.values()),
        "board": on_board(heavy),
        "program_growth": grown,
        "scenes": dict(sorted(heavy.items(), key=lambda scene: -scene[1])),
    }


def walk_at_sea(files, weighs, heap):
    with Handheld(files, weighs, heap) as handheld:
        handheld.switch_on()
        handheld.press("right")
        handheld.walk.clear()  # they were Kahuna's
        sail(handheld)
        return handheld.walk


def measure_evening(files=None, games=GAMES):
    """Returns, after each game of an evening, its title, its highest screen, and the names.

    Every screen is opened in each language in turn. Interned names are never given back: their
    table grows until the program has said all that it can say.
    """
    from handheld.languages import LANGUAGES  # of the program being measured

    told = {"title": [], "highest": [], "names": []}
    with Handheld(files or program()) as handheld:
        handheld.switch_on()
        for number in range(games):
            handheld.walk.clear()
            handheld.step(f"player.speak('{LANGUAGES[number % len(LANGUAGES)][0]}')")
            look_around(handheld)
            told["title"].append(play(handheld))
            told["highest"].append(max(live for _, live in handheld.walk))
            told["names"].append(handheld.count_names())
    return told


def _play_from_the_start(handheld):
    handheld.switch_on()
    look_around(handheld)
    return play(handheld)


def _walk_of_a_game(files, weighs, heap):
    with Handheld(files, weighs, heap) as handheld:
        _play_from_the_start(handheld)
        return handheld.walk


def least(walks):
    """Returns the highest of each scene, {its name: bytes}, by the least for every step of walks
    that are the same but for their heaps."""
    scenes = {}
    for steps in zip(*walks):
        ((name, _), *_) = steps
        if any(other != name for other, _ in steps):
            raise ValueError("the walks part")
        scenes[name] = max(scenes.get(name, 0), min(live for _, live in steps))
    return scenes


def on_board(scenes):
    """Returns what lives on a board at its fullest moment in such scenes, weighed with Bitmaps."""
    return max(live + MOMENTARY.get(name, 0) for name, live in scenes.items())


def measure_frames(handheld):
    """Returns the bytes left by frames in which nothing happens in a turn, the cursor moves, a
    robot's turn waits to be seen, or a hint does."""
    handheld.step("player.begin()")
    handheld.press("a")
    # First what happens only once: the game is saved when nothing has been pressed for long.
    before = handheld.step("player.frame()", FRAMES)
    idle = handheld.step("player.frame()", FRAMES) - before
    # There and back again, so that the same words are shown at the end.
    there_and_back = "player.press('right')\nplayer.press('left')"
    before = handheld.step(there_and_back, 20)
    moves = handheld.step(there_and_back, FRAMES // 4) - before
    handheld.step("player.open_screen('hint')")
    while handheld.screen != "hint_steps":
        handheld.press("a")
    handheld.step("player.frame()", 300)  # each sentence has been shown
    before = handheld.step("player.frame()", 300)
    advised = handheld.step("player.frame()", 300) - before
    handheld.step("player.begin((3, 0))")
    while handheld.screen != "watch":
        handheld.step("player.turn()" if handheld.screen == "play" else "player.press('a')")
    handheld.step("player.frame()", 600)  # the turn has been shown
    before = handheld.step("player.frame()", 300)
    watched = handheld.step("player.frame()", 300) - before
    return {"idle": idle, "cursor": moves, "watched": watched, "advised": advised}


def worst_compile_peak():
    """Returns the module that takes most heap to compile on the board: {its path there: bytes}."""
    peaks = compile_peaks(files=program(source=True))
    worst = max(peaks, key=peaks.get)
    return {worst: peaks[worst]}
