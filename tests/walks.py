"""Walks through the program by its buttons, from positions set up before.

A walk is done on the sources by a Player, who looks at the program to find the way. What it came to,
button by button, with what the screen showed after each, is a list of steps; that can be done again
on a program whose names nobody knows.
"""

import cProfile
import zlib
from collections import namedtuple
from inspect import CO_OPTIMIZED
from types import CodeType, SimpleNamespace

from driving import ROOT, Player, drawn_last
from playing import play

from handheld import keeping
from handheld.settings import Settings
from kahuna.records import notation
from kahuna.rules.actions import DISCARD
from kahuna.saves.game import saved
from simulator import BARE, PLAIN, PYBADGE, PYGAMER, Simulation

# What was done ("a" to press, "12" frames to wait, ...), the checksum of the picture that it led to
# and, where that is known, the name of the screen.
Step = namedtuple("Step", "done picture screen")

WALKS = {}  # name: Walk


class Walk:
    """`way(player)` goes it; it begins on a board that holds `memory`."""

    def __init__(self, way, memory, board):
        self.way = way
        self.memory = memory
        self.board = board


def walk(record=None, players=(0, 0), board=PYGAMER, **settings):
    """Makes a walk of a function; it begins with the game that a record tells, or at the title."""

    def make(way):
        game = play(record) if record else None
        WALKS[way.__name__] = Walk(way, memory_of(game, players, board, settings), board)
        return way

    return make


def memory_of(game, players, board, settings):
    """What the memory of a board holds that was switched off with this game under way."""
    program = SimpleNamespace(number=0, games=("kahuna",), settings=Settings())
    program.device = SimpleNamespace(nvm=bytearray(b"\xff" * board.nvm), drive=None)
    vars(program.settings).update(settings)
    keeping.save_settings(program)
    if game:
        keeping.save_game(program, saved(game, players, drawn_last(game)))
    return bytes(program.device.nvm)


# Going them


class Hand:
    """Holds a handheld and keeps what it does there; for the rest it is that handheld."""

    def __init__(self, handheld):
        self._handheld = handheld
        self.steps = []

    def __getattr__(self, name):
        return getattr(self._handheld, name)

    def do(self, what):
        handheld = self._handheld
        if what.isdigit():
            handheld.frame(int(what))
        elif what == "power":
            handheld.switch_off()
            handheld.switch_on()
        elif what == "empty":
            handheld.device.battery_volts = 3.3
        else:
            handheld.press(what)
        if handheld.running:
            picture = zlib.crc32(handheld.screen.pixels)
            self.steps.append(Step(what, picture, getattr(handheld.program, "shown", "")))

    def press(self, *buttons):
        for button in buttons:
            self.do(button)

    def frame(self, count=1):
        self.do(str(count))


class Watched(Simulation):
    """A simulation that keeps in `reached` which functions of its program have been called."""

    def __init__(self, root, **options):
        super().__init__(root, **options)
        self.reached = set()

    def _run_program(self):
        profile = cProfile.Profile(builtins=False)
        draw = self.screen.draw

        def draw_unwatched():  # it is slow enough, and none of the program's doing
            profile.disable()
            draw()
            profile.enable()

        self.screen.draw = draw_unwatched
        profile.enable()
        try:
            super()._run_program()
        finally:
            profile.disable()
            self.reached |= called(profile, self.root)


def called(profile, root):
    """The program's functions that a profile knows of: (path, first line)."""
    start = f"{root}/"
    return {
        (code.co_filename[len(start) :], code.co_firstlineno)
        for code in (entry.code for entry in profile.getstats())
        if isinstance(code, CodeType) and code.co_filename.startswith(start)
    }


def functions(folder):
    """The functions of the program in a folder, lambdas too: {(path, first line): name}."""
    found = {}
    for top in ("kahuna", "lib/handheld"):
        for path in (folder / top).rglob("*.py"):
            inside = path.relative_to(folder).as_posix()
            _look_into(compile(path.read_bytes(), inside, "exec"), "", inside, found)
    return found


def _look_into(code, within, path, found):
    for part in code.co_consts:
        if isinstance(part, CodeType):
            name = f"{within}{part.co_name}"
            comprehension = part.co_name[0] == "<" and part.co_name != "<lambda>"
            if part.co_flags & CO_OPTIMIZED and not comprehension:
                found.setdefault((path, part.co_firstlineno), name)
            _look_into(part, f"{name}.", path, found)


def go(name, root=ROOT):
    """Goes a walk on the program in a folder of sources: its steps."""
    with Simulation(root, board=WALKS[name].board, nvm=WALKS[name].memory) as handheld:
        hand = Hand(handheld)
        WALKS[name].way(Player(hand))
        assert handheld.serial == ""
    return hand.steps


def go_again(name, steps, root):
    """Does the same on another folder: (steps, the functions reached); stops where it differs."""
    board, memory = WALKS[name].board, WALKS[name].memory
    handheld = Watched(root, board=board, nvm=memory)
    with handheld:
        hand = Hand(handheld)
        for step in steps:
            hand.do(step.done)
            if hand.steps[-1] != step:
                break
    return hand.steps, handheld.reached


# What walks are made of


def take(player, words):
    """Does what words of a record say, in the turn under way; #AB discards two cards together."""
    for word in words.split():
        if word[0] == "#":
            player.discard([notation.parse("#" + letter) - DISCARD for letter in word[1:]])
        else:
            player.do(notation.parse(word))


def turns(player, *words):
    """Whole turns, each from the curtain on."""
    for turn in words:
        player.lift()
        take(player, turn)


def wait_for(player, screen, most=600):
    """Lets it go on by itself until it shows this screen."""
    for _ in range(most // 10):
        if player.scene == screen:
            return
        player.handheld.frame(10)
    raise AssertionError(f"{screen} never came, but {player.scene}")


def past_the_end(player):
    """From the counting of the end to the menu after a game."""
    assert player.scene == "final", player.scene
    while player.scene == "final":
        player.press("a")
    assert player.scene == "over"


def ask(player):
    """Asks for a hint and goes through what is said."""
    player.open_from_menu("HINT")
    while player.scene == "hint":
        player.press("b")
    assert player.scene == "advice"
    while player.scene == "advice":
        player.press("20", "75", "a")


# Positions

EXAMPLE = """bridges white BE BF AD DE DH EH
bridges black AB AH HI HL EF EI EJ
hand white BA
hand black HHE
round 2
deck CDFGJKLI
"""
LOGGED = EXAMPLE + "white B-D A-B ^F\nblack HH*EH E-H ^\nwhite F-J .\nblack J-K ^C\n"
GUARD = """variant guard
bridges white AB
bridges black AD HI IJ
hand white AADD
hand black EE
round 2
deck CBFGJKLI
"""
FULL = """edition {}
bridges white AB
bridges black HI
hand white AKDEF
hand black CC
round 1
deck BDGJLI
"""
OPENED = """variant open
deck HKBGLBFLCFKEIHIJAGCEDADJ
white K-I ^F
black L-K ^L
"""
LAST_CARD = """edition {}
bridges white AB AD BC BD EH CG
bridges black HI HL IL EI EJ IJ JK KL
hand white BA
hand black HE
round {}
scores 1 0
deck C
"""


# Two persons


@walk()
def before_a_game(player):
    """Every row of the forms, and the rules of an edition that is only looked at."""
    player.press("up", "down", "down", "a", "left", "right", "right", "left", "left", "up", "b")
    player.press("down", "start")  # settings
    for _ in range(5):
        player.press("left", "right", "a", "down")
    player.press("a")
    player.set_up(edition="classic", variants=("guard",), handicap=("black", 2), first="black")
    for _ in range(7):
        player.press("down", "right", "left")
    player.press("a", "b", "down", "a", "b")


@walk(EXAMPLE)
def a_turn(player):
    player.lift()
    player.press("left", "a", "right", "b", "b", "b", "select", "down")
    player.press("right", "a", "right", "down", "b")
    take(player, "B-D")
    player.press("select", "right", "up", "b", "left", "left", "a", "b")
    take(player, "B-D A-B ^F")
    player.press("a", "6", "30", "30", "a")
    take(player, "HH*EH E-H ^")


@walk(LOGGED)
def the_menu_in_a_turn(player):
    player.open_from_menu("LOG")
    player.press("left", "left", "right", "right", "b", "b")
    player.lift()
    player.open_from_menu("LAST_TURN")
    player.press("30", "30", "b", "b")
    for name in ("RULES", "SETTINGS", "NEW_GAME"):
        player.open_from_menu(name)
        player.press("down", "b", "start")
    player.open_from_menu("QUIT")
    player.press("a", "a")


@walk(EXAMPLE)
def a_hint(player):
    player.lift()
    player.open_from_menu("HINT")
    player.press("5", "a")
    ask(player)


@walk(GUARD)
def removals_and_their_offers(player):
    player.lift()
    player.press("a")
    while player.chooser.offer_count < 3:
        player.press("down")
    player.press("a", "right", "left", "up", "b", "b")
    take(player, "AD*AD+ A-H")
    player.press("select", "select", "select")
    take(player, "AD*AD ^")
    player.press("start", "b", "a", "a")


@walk(FULL.format("modern"))
def discards_of_a_full_hand(player):
    player.lift()
    player.press("a", "b", *["left"] * 3, "a", "right", "a", "a", "left", "a", "up", "b")
    player.press("left", "a", "right", "a", "b")
    take(player, "#AK")
    player.press("select", "select")
    take(player, "#ADK ^")


@walk(FULL.format("french"))
def discards_instead_of_playing(player):
    turns(player, "#A ^B", "C-G ^", "#DK .")


@walk(OPENED)
def open_cards(player):
    player.lift()
    player.press("b", "b")
    take(player, "^")
    player.lift()
    player.press("b", "b", "start", "b")
    take(player, "^F")


@walk()
def a_head_start(player):
    player.begin(edition="french", variants=("guard", "open"), handicap=("white", 2), first="black")
    player.press("power")
    player.lift()
    player.press("right", "b", "a", "select", "a", "left", "a")
    player.lift()
    player.press("a")


@walk(LAST_CARD.format("modern", 2))
def a_round_ends(player):
    player.lift()
    take(player, "^C")
    player.press("10", "30", "a", "a", "power", "a", "a", "10")


@walk(LAST_CARD.format("modern", 3))
def the_last_turns(player):
    turns(player, "^C")
    player.press("power")
    player.lift()
    player.press("left", "left", "left", "a", "b")
    take(player, ".")
    player.lift()
    player.press("left", "a", "a")
    player.press("20", "power", "60", "60")
    past_the_end(player)
    player.press("down", "a", "b", "down", "a", "left", "b", "down", "a")


@walk(LAST_CARD.format("short", 3))
def the_end_of_a_short_game(player):
    turns(player, "^C")
    past_the_end(player)
    player.press("start")  # again
    player.lift()


# Robots


@walk(EXAMPLE, players=(1, 0))
def against_the_gentle_robot(player):
    wait_for(player, "watch")
    player.press("30", "30", "30", "30", "50", "50", "a")
    player.hurry()
    assert player.scene == "play"
    player.press("start", "b")
    player.press("power", "a", "b")


@walk(EXAMPLE, players=(0, 2))
def against_the_solid_robot(player):
    player.lift()
    take(player, "B-D A-B ^F")
    player.press("start", "b", "b", "b", "b", "start", "b", "b")


@walk(OPENED, players=(3, 0))
def against_the_strong_robot(player):
    player.press("10", "30", "b")
    wait_for(player, "watch")
    player.hurry()


@walk()
def two_robots(player):
    player.begin(players=(3, 2), handicap=("white", 2))
    for _ in range(12):
        player.press("b")
    wait_for(player, "robot")
    player.press("start")
    player.press("up", "a")


@walk(LAST_CARD.format("classic", 3), players=(3, 3))
def two_robots_end_a_game(player):
    while player.scene != "final":
        player.press("b")
    past_the_end(player)


@walk(LAST_CARD.format("modern", 1), players=(1, 2))
def two_robots_end_a_round(player):
    while player.scene != "scoring":
        player.press("b")
    player.press("a", "60", "30")


# Other boards


@walk(EXAMPLE, board=PLAIN)
def a_board_of_plain_parts(player):
    player.lift()
    take(player, "B-D A-B ^F")


@walk(board=BARE)
def a_board_with_nothing_but_buttons(player):
    player.begin()
    player.lift()
    player.press("right", "start")


@walk(LOGGED, board=PYBADGE)
def a_board_without_a_stick(player):
    player.press("a", "left", "right", "up", "down", "empty", "start")


@walk(LOGGED)
def a_dimmed_display(player):
    player.press("3700", "right", "a")
