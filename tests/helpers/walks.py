"""Walks through the program by its buttons, from positions set up before.

A Player goes a walk on the sources, and looks at the program to find the way. The result is a list
of steps: each button, and what there was to see and hear after it. The same steps can be repeated
on a program whose names nobody knows.
"""

import contextlib
import hashlib
import random
import shutil
import tempfile
import zlib
from collections import namedtuple
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, SimpleNamespace

import bitmaptools
import pytest
from kahuna_games import EXAMPLE, GUARD, OPENED, actions, deal, new_game, play, steps
from kahuna_player import PILE, ROOT, Player, drawn_last, with_places
from nesting import Nesting
from old_saves import as_of_old
from stub_robot import whole_game

from games import GAMES
from handheld import saving
from handheld.settings import Settings
from kahuna.play.lessons import LESSONS
from kahuna.records import notation
from kahuna.rules.actions import DISCARD
from kahuna.rules.phases import DEALING
from kahuna.saves.packing import pack
from kahuna.saves.position import game_at, position_of
from kahuna.saves.profile import Profile
from simulator import BARE, PLAIN, PYBADGE, PYGAMER, SPRIG, Simulation

# What was done ("a" to press, "a:20" to hold for frames, "12" frames to wait, ...), the checksum of
# all that there was to see and hear with its times, the same without times, for machines that have
# none, and, where that is known, the name of the screen.
Step = namedtuple("Step", "done picture seen screen")

WALKS = {}  # name: Walk


class Walk:
    """How a walk begins; `way(player)` goes it."""

    def __init__(self, way, memory, board, drive, lacks, values=None):
        self.way = way
        self.memory = memory
        self.board = board
        self.drive = drive  # whether the board may write to its drive
        self.lacks = lacks  # a file that got lost, if one did
        self.values = values  # of settings.toml; None: the usual ones


NEW = "new"  # a drive without places: so it is where deploy.py has made none


def walk(
    game=None,
    players=(0, 0),
    *,
    board=PYGAMER,
    damage=None,
    kept=pack,
    drive=False,
    lacks="",
    values=None,
    new=False,
    into=WALKS,
    **settings,
):
    """Makes a walk of a function.

    It begins at the title, or in a game (or the record of one) that was kept as bytes by
    `kept`; or nothing was ever kept (`new`). One bit of the memory is flipped in the byte that
    `damage` names from its start or end.
    """

    def make(way):
        going = play(game) if isinstance(game, str) else game
        payload = kept(going, players, drawn_last(going)) if going else b""
        memory = memory_of(payload, board, settings)
        if damage is not None:
            end = len(memory.rstrip(b"\xff"))
            memory[damage if damage >= 0 else end + damage] ^= 1
        if new:
            memory = bytearray(b"\xff" * board.nvm)
        into[way.__name__] = Walk(way, bytes(memory), board, drive, lacks, values)
        return way

    return make


def memory_of(payload, board=PYGAMER, settings=()):
    """The memory of a board that was switched off with this game under way."""
    program = SimpleNamespace(
        number=0, games=GAMES, settings=Settings(), trouble=0, known_trouble=0, found={}
    )
    program.device = SimpleNamespace(nvm=bytearray(b"\xff" * board.nvm), drive=None)
    settings = dict(settings)
    profile = settings.pop("profile", b"")
    vars(program.settings).update(settings)
    saving.save_settings(program)
    saving.save_profile(program, profile)
    if payload:
        saving.save(program, saving.kind_of_game(program), payload)
    return program.device.nvm


def from_here(record):
    """The game at the end of a record, as if it began there."""
    return game_at(position_of(play(record)))


def before_the_head_start():
    game = new_game(handicap=("black", 2))
    deal(game, random.Random(1))
    return game_at(position_of(game))


def before_the_second_deal():
    game = new_game()
    played = steps(game, random.Random(2))
    while next(played).phase != DEALING:
        pass
    return game


def in_former_bytes(game, players, fresh):
    return as_of_old(game)


COMMENTED = Profile(b"")
COMMENTED.comments = COMMENTED.begun = COMMENTED.shows_luck = True


# Going them


class Traced(Simulation):
    """A simulation that keeps in `reached` which functions of its program were called, and in
    `nesting` how deep."""

    def __init__(self, root, **options):
        super().__init__(root, **options)
        self.reached = set()
        self.nesting = Nesting(root)

    def _run_program(self):
        nesting = self.nesting

        def unwatched(function):
            """What takes long and is not the program's doing."""

            def call(*arguments, **options):
                nesting.watch(False)
                try:
                    return function(*arguments, **options)
                finally:
                    nesting.watch(True)

            return call

        self.screen.draw = unwatched(self.screen.draw)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bitmaptools, "blit", unwatched(bitmaptools.blit))
            nesting.watch(True)
            try:
                super()._run_program()
            finally:
                nesting.watch(False)
                self.reached |= called(nesting.sizes, self.root)


class StepRecorder:
    """A handheld that keeps the steps done on it."""

    def __init__(self, handheld):
        self._handheld = handheld
        self._heard = 0  # tones before this step
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
            self._heard = 0
        elif what == "empty":
            handheld.device.battery_volts = 3.3
        else:
            button, _, frames = what.partition(":")
            handheld.hold(button)
            handheld.frame(int(frames or 2))
            handheld.let_go(button)
            handheld.frame(2)
        device = handheld.device
        heard = device.speaker.heard[self._heard :]
        self._heard += len(heard)
        picture = zlib.crc32(repr((device.lights, heard)).encode())
        picture = zlib.crc32(handheld.screen.pixels, picture)
        digest = hashlib.md5(handheld.screen.pixels).hexdigest()
        seen = checksum(digest, device.lights, [tone.hz for tone in heard])
        self.steps.append(Step(what, picture, seen, getattr(handheld.program, "shown", "")))

    def press(self, *buttons):
        for button in buttons:
            self.do(button)

    def hold(self, button, frames):
        self.do(f"{button}:{frames}")

    def frame(self, count=1):
        self.do(str(count))


def checksum(digest, lights, heard):
    """The checksum of a picture's digest, the lights, and the tones of a step in hertz."""
    lights = [list(light) for light in lights]
    return zlib.crc32(repr((digest, lights, [round(hertz) for hertz in heard])).encode())


def called(codes, root):
    """Which of these functions are the program's: (path, first line)."""
    start = f"{root}/"
    return {
        (code.co_filename[len(start) :], code.co_firstlineno)
        for code in codes
        if code.co_filename.startswith(start)
    }


def functions(folder):
    """The functions of the program in a folder, lambdas too: {(path, first line): name}."""
    found = {}
    for top in (*GAMES, "lib/handheld"):
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


@contextlib.contextmanager
def begun(walk, root, kind, chance=None):
    """The board on which a walk begins, with the program of a folder on it."""
    with contextlib.ExitStack() as stack:

        def empty():
            return Path(stack.enter_context(tempfile.TemporaryDirectory()))

        if walk.lacks:
            whole, root = root, empty() / "lacking"
            shutil.copytree(whole, root, ignore=not_of_the_program)
            (root / walk.lacks).unlink()
        drive = empty() if walk.drive else None
        if walk.drive and walk.drive != NEW:
            with_places(drive)
        kept = {"nvm": walk.memory, "drive": drive}
        handheld = kind(root, board=walk.board, values=walk.values, **kept)
        handheld.device.entropy = chance or same_chance
        try:
            yield stack.enter_context(handheld)
        finally:  # an error in the program is reported before its consequences
            assert walk.lacks or "Traceback" not in handheld.serial, handheld.serial


def not_of_the_program(folder, names):
    """Ignores what is not the program, and what Python compiled of it."""
    inside = ("code.py", *GAMES, "lib", "assets")
    top = "code.py" in names
    return [name for name in names if name == "__pycache__" or (top and name not in inside)]


def same_chance(count):
    """The random numbers of the stand-ins on the VM, so that the same cards are dealt."""
    return bytes(range(1, count + 1))


def go(name, root=ROOT):
    """Goes a walk on the program in a folder of sources: its steps."""
    with begun(WALKS[name], root, Simulation) as handheld:
        hand = StepRecorder(handheld)
        WALKS[name].way(Player(hand))
    return hand.steps


def go_again(name, steps, root):
    """Repeats the steps on another folder and stops at a difference; returns (steps, functions
    reached, how deep they nested as a `Nesting` tells it)."""
    with begun(WALKS[name], root, Traced) as handheld:
        hand = StepRecorder(handheld)
        for step in steps:
            hand.do(step.done)
            if hand.steps[-1] != step:
                break
    return hand.steps, handheld.reached, handheld.nesting.deepest


# What walks are made of


def take(player, words):
    """Does what the words of a record say, in the turn under way; #AB discards two cards
    together."""
    for word in words.split():
        if word[0] == "#":
            player.discard([notation.parse("#" + letter) - DISCARD for letter in word[1:]])
        else:
            player.do(notation.parse(word))


def turns(player, *words):
    """Plays whole turns, each from the handover on."""
    for turn in words:
        player.lift()
        take(player, turn)


def wait_for(player, screen, most=1200):
    """Waits until this screen is shown."""
    for _ in range(most // 10):
        if player.scene == screen:
            return
        player.handheld.frame(10)
    raise AssertionError(f"{screen} never came, but {player.scene}")


def go_past_the_end(player):
    """Goes from the final counting to the menu after a game."""
    player.go_past_the_end()


def ask(player):
    """Asks for a hint and goes through what is said."""
    player.open_from_menu("HINT")
    player.press("8")  # its code comes in some frames, then it thinks a little
    while player.scene == "hint":
        player.press("a")
    assert player.scene == "hint_steps"
    hear_the_hint(player)


def hear_the_hint(player):
    while player.scene == "hint_steps":
        player.press("20", "75", "a")


# Positions

LOGGED = EXAMPLE + "white B-D A-B ^F\nblack HH*EH E-H ^\nwhite F-J .\nblack J-K ^C\n"
FULL = """edition {}
bridges white AB
bridges black HI
hand white AKDEF
hand black CC
round 1
deck BDGJLI
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


LAST_BRIDGE = """bridges white AB
bridges black AH
hand white D
hand black H
round 2
deck CDFG
"""


NO_LINE_LEFT = """edition short
bridges white AB AD AH BD DE DH HL IL KL
bridges black BC BE BF CF CG CK EF EH EI EJ FG FJ GJ GK HI IJ IK JK
hand white AALLB
hand black CC
deck D
"""
# A bridge more decides.
VERY_LAST = """bridges white AB
bridges black HL
hand white C
hand black E
round 3
deck KG
white ^K
black ^G
white .
"""
DRAWN = "edition short\nhand white A\nhand black B\nround 3\ndeck CD\nwhite ^C\n"
WAITING = """bridges white CG
bridges black HI
hand white GK
hand black C
round 2
deck ABDEHLI
"""
PAIR = """bridges white AD
bridges black HL
hand white HHAK
hand black C
round 1
deck CDFGJKLI
"""
BLOCKING = """bridges white EJ GK IJ JK
bridges black CG FG
hand white G
hand black C
deck DCFG
"""


@walk(new=True, values={})
def the_very_first_start(player):
    """The language is asked for, in the one under the cursor."""
    player.press("b", "down", "down", "up", "a", "down", "right", "left")


# Two persons


@walk(new=True, values={}, drive=NEW)
def the_very_first_start_on_a_drive_without_places(player):
    player.press("down", "a", "60")
    assert player.scene == "title"
    player.open_from_title("settings")
    player.press("b", "200")  # meanwhile places are made
    assert player.scene == "title"


@walk()
def before_a_game(player):
    """Every row of the forms, and the rules of an edition that is only chosen there."""
    player.press("up", "down")
    player.open_from_title("rules")
    player.press("b", "down", "a", "b")
    player.press("down", "start")  # settings
    for _ in range(7):
        player.press("left", "right", "a", "down")
    player.press("10", "a")  # meanwhile the title is loaded ahead
    player.set_up(edition="classic", variants=("guard",), handicap=("black", 2), first="black")
    for _ in range(7):
        player.press("down", "right", "left")
    player.press("a", "b", "down", "a", "b")


@walk()
def the_rules(player):
    """The list of chapters, signs and boards; from one chapter to the next and back."""
    player.open_from_title("rules")
    player.press("left", "up", "a", "right", "b", "down", "right", "right", "right")
    player.press(*["right"] * 12, "left", "b", *["down"] * 9, "b", "a", "b", "b")


@walk(from_here(EXAMPLE))
def a_turn(player):
    player.lift()
    player.press("left", "a", "right", "b", "b", "b", "select", "down")
    player.press("right", "a", "right", "down", "b")
    take(player, "B-D")
    player.press("select", "right", "up", "b", "left", "left", "a", "b")
    take(player, "B-D A-B ^F")
    player.press("a", "25", "a", "6", "30", "30", "start", "b")
    player.lift()
    take(player, "HH*EH E-H ^")


@walk(LOGGED)
def the_menu_in_a_turn(player):
    player.open_from_menu("LOG")
    player.press("left", "left", "right", "right", "b", "b")
    player.lift()
    player.open_from_menu("LAST_TURN")
    player.press("30", "a", "30", "b", "b")
    player.open_from_menu("QUIT")
    player.press("b", "b", "b")
    player.open_from_menu("QUIT")
    player.say_yes()
    player.press("a", "a")


@walk(EXAMPLE)
def a_hint(player):
    player.lift()
    player.open_from_menu("HINT")
    player.press("5", "b")
    assert player.scene == "play"
    ask(player)


@walk(NO_LINE_LEFT)
def a_hint_to_discard(player):
    player.lift()
    ask(player)


@walk(VERY_LAST.replace("white .\n", ""))
def a_hint_in_the_last_turn_but_one(player):
    """Here robot 9 keeps no card: it lays bridges that win nothing at once."""
    player.lift()
    ask(player)


@walk(VERY_LAST)
def a_hint_in_the_very_last_turn(player):
    player.lift()
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
    player.press("150", "25", "start", "b", "a", "a")


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
    player.press("right", "b", "a", "up", "down", "select", "a", "left", "a")
    player.lift()
    player.press("a")


@walk(LAST_CARD.format("modern", 2))
def a_round_ends(player):
    player.lift()
    take(player, "^C")
    player.press("10", "30", "a", "a", "power", "a", "a", "10")


@walk(before_the_second_deal())
def a_round_is_dealt(player):
    """Its deck follows from the first one of the game."""
    while player.scene != "handover":
        player.press("a", "20")
    player.lift()


@walk(LAST_CARD.format("modern", 3))
def the_last_turns(player):
    turns(player, "^C")
    player.press("30", "power")
    player.lift()
    player.press("left", "left", "left", "a", "b")
    take(player, ".")
    player.lift()
    player.press("left", "a", "a")
    player.press("20", "power", "60", "60")
    go_past_the_end(player)
    player.press("down", "a", "b", "down", "a", "down", "b", "down", "a", "left", "b")
    player.press("down", "a", "left", "b", "down", "a", "down", "a")


@walk(LAST_CARD.format("short", 3))
def the_end_of_a_short_game(player):
    turns(player, "^C")
    go_past_the_end(player)
    player.press("start")  # again
    player.lift()


@walk(DRAWN, language="it")
def the_end_of_a_drawn_game(player):
    turns(player, "^D")
    go_past_the_end(player)


@walk(LAST_BRIDGE)
def an_early_end(player):
    turns(player, "D-A")
    go_past_the_end(player)


@walk(whole_game(11), language="fr")
def after_a_whole_game(player):
    go_past_the_end(player)
    player.press("down", "down", "a", "a", "left", "right", "60", "b", "b", "down", "down", "a")
    player.press(*["left"] * 3, *["up"] * 9, "down", "right", "a", "left", "a", "30", "b", "b", "b")
    player.press("down", "a", "right", "b")


@walk(whole_game(11), players=(0, 1), language="it", profile=COMMENTED.pack())
def looking_back(player):
    """Looking back to the end, at all that was found; a second time it is ended early."""
    go_past_the_end(player)
    player.press(*["down"] * 4, "a")
    wait_for(player, "missed")
    player.press("80", "right", "left", "left")
    play_again(player)
    while player.scene != "over":
        player.press("right", "a", "20")
    player.press("a", "2", "b")
    assert player.scene == "over"


def play_again(player):
    """Plays the worst turn again: left at first, then as in the game, then as robot 9 would."""
    _, _, start, end, _, _, better = player.top._found[0]
    played = bytes(player.game.history[start:end])
    for _ in range(2):
        while player.scene != "retry":
            player.press("a")
        player.press("right", "a", "select", "b", "b")
    while player.scene != "retry":
        player.press("a")
    for turn in (played, better):
        player.take_again(turn)
        wait_for(player, "judging")
        player.press("5")
        wait_for(player, "missed")
        player.press("80", "a")


@walk(whole_game(11), players=(0, 1), language="de")
def a_turn_played_again_and_not_judged(player):
    go_past_the_end(player)
    player.press(*["down"] * 4, "a", "150", "b")
    assert player.scene == "missed"
    _, _, start, end, *_ = player.top._found[0]
    while player.scene != "retry":
        player.press("a")
    player.take_again(player.game.history[start:end])
    wait_for(player, "judging")
    player.press("5", "b", "b")
    assert player.scene == "over"


@walk(whole_game(11), players=(0, 1), language="it")
def a_rematch(player):
    """The robot has White's cards now, and begins."""
    go_past_the_end(player)
    player.press("down", "down", "a")
    wait_for(player, "watch")
    player.hurry()
    assert bytes(player.session.players) == bytes((1, 0))


@walk(LAST_BRIDGE + "white D-A .")
def looking_back_at_a_good_game(player):
    go_past_the_end(player)
    player.press("down", "down", "a", "a")
    wait_for(player, "missed")
    player.press("a", "a", "down", "a")


@walk(LAST_BRIDGE + "white D-A .", players=(1, 0))
def a_head_start_after_a_game_lost(player):
    go_past_the_end(player)
    player.press("down", "a")
    wait_for(player, "play")
    assert (player.game.handicap_side, player.game.handicap) == (1, 1)
    player.press("a", "5")


@walk(LAST_BRIDGE + "white D-A .", players=(4, 0), language="de")
def an_easier_robot_after_a_game_lost(player):
    go_past_the_end(player)
    player.press("down", "a", "5")
    assert bytes(player.session.players) == bytes((3, 0))


@walk(language="fr")
def persons_with_names(player):
    """Names are typed, taken back, left out; the one with a head start also begins."""
    player.set_up(handicap=("white", 1))
    player.choose(1)
    player.press("a", "a", "right", "down", "a", "a", "b", "left", "up", "a", "start")
    player.choose(2)
    player.press("a", "up", "a", "left", "b", "b", "a", *["down"] * 2, *["a"] * 7, "a", "100")
    player.choose(0)
    player.press("a")
    player.lift()
    player.press("a", "5")
    assert player.scene == "play"
    player.press("b", "b", "start", "b", "left", "a", "a")
    player.lift()
    player.press("b", "b", "power")
    player.lift()
    player.open_from_menu("QUIT")
    player.say_yes()
    player.open_from_title("statistics")


@walk(
    "bridges white AB AD AH HL IL KL BD DE DH\nhand white AALLD\nhand black C\ndeck FGHIJK",
    language="it",
)
def five_useless_cards(player):
    player.lift()
    player.press("right", "100", "left", "left", "a", "right", "left", "a")
    player.press("a", "right", "a", "left", "left", "a", "20")
    assert player.game.sizes[0] < 5


@walk(from_here(LAST_CARD.format("classic", 3) + "white ^C\nblack .\nwhite ."), language="de")
def a_result_that_was_not_seen(player):
    go_past_the_end(player)


@walk(from_here(LAST_BRIDGE + "white D-A ."), language="de")
def an_early_result_that_was_not_seen(player):
    go_past_the_end(player)


@walk(before_the_head_start())
def a_head_start_still_to_be_laid(player):
    player.lift()
    player.press("a")


@walk(from_here(LAST_CARD.format("modern", 3) + "white ^C"))
def a_last_turn_still_to_come(player):
    player.lift()


@walk("bridges black AB AD AH\nhand white A\nhand black B\ndeck CDEFGI", language="fr")
def nothing_to_play(player):
    player.lift()
    player.press("a", "5")


@walk(FULL.format("modern"))
def what_is_refused(player):
    player.lift()
    player.press("left", "left", "a", "left", "a")


# Lessons


@walk()
def the_first_lesson(player):
    """A lesson with steps back and another move, which is taken back; it is left, then done to its
    end."""
    player.press("a", "a", "a", "a", "320", "select", "select", "select", "a", "a", "a", "a", "40")
    player.press("a", "8", "select", "select", "b", "a", "start")
    player.press("right", "b", "start", "left", "a")
    learn(player, 0)


@walk(EXAMPLE, language="de")
def lessons_on_cards(player):
    player.open_from_menu("QUIT")
    player.say_yes()
    player.open_from_title("learn")
    learn(player, 4)
    learn(player, 5)
    learn(player, 6)


@walk(language="fr")
def the_last_lesson_and_a_first_game(player):
    player.press("a")
    learn(player, 7)
    learn(player, 8, 60)
    player.press("a", "5", "a", "5")
    player.hurry()
    player.press("right", "120")  # the bar tells of A
    player.press("a", "a", "10")


ALL_BUT_THE_FIRST = Profile(b"")
ALL_BUT_THE_FIRST.lessons = (1 << len(LESSONS)) - 2


@walk(profile=ALL_BUT_THE_FIRST.pack(), language="it")
def the_medal(player):
    player.press("a")
    learn(player, 0)
    player.press("60", "a")
    assert (player.scene, player.row) == ("learn", len(LESSONS))


@walk(EXAMPLE, language="it")
def a_first_game_while_another_is_under_way(player):
    player.open_from_menu("QUIT")
    player.say_yes()
    player.open_from_title("learn")
    player.press("up", "a", "a", "b", "a")
    player.say_yes()


@walk(language="de")
def puzzles(player):
    """One puzzle is solved at the second try, one shown after all tips, one left."""
    player.open_from_title("puzzles")
    player.press("right", "a", "a", "40", "left", "left", "a", "a", "select")
    solve(player)
    player.press("a", "a", "b", "b")
    for _ in range(4):
        player.press("b", "right", "a", "20")
    player.press("60", "b", "a", "start", "left", "a", "b")
    assert player.scene == "title"


@walk(language="fr")
def the_puzzle_of_the_day(player):
    """It is solved with two tips, one for another play; the next one, after switching on, is given
    up."""
    player.open_from_title("puzzles")
    player.press("up", "down", "left", "a", "a")
    wrong = [play for play in actions(player.top._scratch.session.game) if play < DISCARD]
    way = player.top._puzzle.plays_to_goal
    player.follow(player.way_to(next(play for play in wrong if play not in way)))
    player.press("10", "b", "right", "a", "10", "select", "start", "right", "a", "10", "right")
    solve_now(player)
    player.press("20", "a", "b", "power")
    player.open_from_title("puzzles")
    player.press("a", "a")
    solve_now(player)
    player.press("60", "power")  # it is saved once the tune is over
    player.open_from_title("puzzles")
    player.press("a", "a")
    for _ in range(4):
        player.press("b", "right", "a", "10")
    player.press("b")
    assert (player.scene, player.top._streak) == ("puzzles", 0)


def solve(player):
    """Solves the puzzle on top, after a long pause and an end that comes too early."""
    player.press("320")
    while player.top._play.chooser.at != PILE:
        player.press("left")
    player.press("a", "a", "20", "a")
    while player.top._scratch.session.can_undo:
        player.press("select")
    solve_now(player)
    assert player.top._following >= 0


def solve_now(player):
    for action in player.top._puzzle.plays_to_goal:
        player.follow(player.way_to(action))
        player.handheld.frame(5)


@walk(EXAMPLE, players=(0, 8), profile=COMMENTED.pack())
def comments_on_chances(player):
    assert player.scene == "play"
    take(player, "B-D A-B")
    player.press("10")
    while player.top.chooser.at != PILE:
        player.press("right")


@walk(EXAMPLE, players=(8, 0), profile=COMMENTED.pack())
def comments_on_a_loss(player):
    wait_for(player, "watch")
    player.hurry()
    assert player.scene == "play"


@walk(WAITING, players=(0, 8), profile=COMMENTED.pack())
def a_hint_that_is_not_what_a_comment_names(player):
    """Robot 9 thinks to the end: a hint that is hurried has not weighed both turns."""
    player.open_from_menu("HINT")
    wait_for(player, "hint_steps")
    hear_the_hint(player)


def learn(player, number, reads=0):
    """Does a lesson of the menu to its end, and reads its last words for so many frames."""
    player.choose(number)
    player.press("a")
    while player.scene == "lesson":
        if reads and player.top._guide.is_last:
            player.handheld.frame(reads)
        player.take_step()


# What was kept


@walk(LOGGED, damage=-3)
def a_damaged_game(player):
    player.press("down", "up")


@walk(damage=10, language="fr")
def damaged_settings(player):
    player.press("down", "up")


@walk(EXAMPLE, kept=in_former_bytes)
def a_game_of_a_former_version(player):
    player.lift()


@walk(drive=True)
def a_board_on_its_own(player):
    player.press("3")  # a sentence meanwhile says that room is made on the drive
    player.begin()
    player.press("power", "a", "a", "start")


@walk(LAST_BRIDGE, drive=True)
def a_game_ends_on_a_board_on_its_own(player):
    player.press("3")
    turns(player, "D-A")
    go_past_the_end(player)
    player.press("b")
    player.open_from_title("statistics")
    player.press("10", "a", "b", "a")
    player.say_yes()
    player.press("a")
    player.open_from_title("newgame")
    player.press("down", "right", "100", "b")  # remembered after a while


@walk(lacks="assets/text.tab")
def a_file_got_lost(player):
    player.press("a", "60")


# Robots


@walk(EXAMPLE, players=(1, 0))
def against_robot_1(player):
    wait_for(player, "watch")
    player.press("30", "30", "30", "30", "50", "50", "a")
    player.hurry()
    assert player.scene == "play"
    player.press("start", "b")
    player.press("power", "a", "b")


@walk(EXAMPLE, players=(0, 2))
def against_robot_2(player):
    player.lift()
    take(player, "B-D A-B ^F")
    player.press("b", "b", "a", "a", "a", "start", "b", "b")


@walk(OPENED, players=(3, 0))
def against_robot_3(player):
    player.press("10", "30", "a")
    wait_for(player, "watch")
    player.hurry()


@walk(from_here(LAST_CARD.replace("1 0", "3 0").format("short", 3) + "white ^C"), players=(0, 1))
def a_robot_was_beaten(player):
    go_past_the_end(player)
    player.press("a")  # the next one
    assert bytes(player.session.players) == bytes((0, 2))


@walk()
def two_robots(player):
    player.begin(players=(9, 8), handicap=("white", 2))
    for _ in range(12):
        player.press("a")
    wait_for(player, "robot")
    player.press("start")
    player.press("up", "a")
    player.say_yes()


@walk(EXAMPLE, drive=True)
def robots_play_while_nobody_presses(player):
    """A game is under way meanwhile, and goes on as it was."""
    player.open_from_menu("QUIT")
    player.say_yes()
    player.press("920")
    assert player.scene == "demo"
    player.press("400", "a")
    assert player.scene == "title"
    player.press("a")
    player.lift()


@walk(LAST_CARD.format("classic", 3), players=(3, 3))
def two_robots_end_a_game(player):
    while player.scene != "final":
        player.press("a")
    go_past_the_end(player)


@walk(LAST_CARD.replace("1 0", "0 0").format("modern", 1), players=(1, 2))
def two_robots_end_a_round(player):
    while player.scene != "scoring":
        player.press("a")
    player.press("a", "60", "30")


# Languages


@walk(WAITING, language="de")
def in_german(player):
    look_around_in_another_language(player)


@walk(PAIR, language="fr")
def in_french(player):
    look_around_in_another_language(player)


@walk(BLOCKING, language="it")
def in_italian(player):
    look_around_in_another_language(player)


def look_around_in_another_language(player):
    for name in ("RULES", "LOG", "SETTINGS"):
        player.open_from_menu(name)
        player.press("b", "b")
    player.lift()
    ask(player)
    player.open_from_menu("NEW_GAME")


# Other boards


@walk(EXAMPLE, board=PLAIN)
def a_board_of_plain_parts(player):
    player.lift()
    take(player, "B-D A-B ^F")


@walk(EXAMPLE, board=SPRIG)
def a_sprig(player):
    player.lift()
    take(player, "B-D A-B ^F")
    player.press("start", "b", "select")


@walk(board=BARE)
def a_board_with_nothing_but_buttons(player):
    player.begin()
    player.lift()
    player.press("right", "start")


@walk(LOGGED, board=PYBADGE)
def a_board_without_a_stick(player):
    player.lift()
    player.press("left", "right", "120", "up", "down", "empty", "start")


@walk(LOGGED)
def a_dimmed_display(player):
    player.press("3700", "right", "a")
