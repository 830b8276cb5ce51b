"""What a play changes on the board comes by degrees, wherever it is seen, until a press."""

import random

import pytest
from kahuna_games import actions, deal, new_game, play
from kahuna_player import WHOLE, Player, memory_with, packed, towards
from one_turn import OneTurn

import vm
from kahuna.look import tunes
from kahuna.look.layout import CENTRES
from kahuna.play.lesson_guide import OTHER
from kahuna.records import notation
from kahuna.rules.actions import DISCARD
from kahuna.rules.limits import LINE_COUNT
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.tables import HIGH, ISLANDS, LOW
from simulator import Simulation, board_modules

with board_modules.instead_of_blinka():
    from kahuna.parts.board_motion import BREAK, BUILD, DROP, SINK, plan

# I-L/L wins LALE, sweeps KL, and with that Black loses KAHU.
WINS = "bridges white HL\nbridges black KL JK GK\nhand white LAJJ\nhand black CC\ndeck BDGLIE"
REPLACES = (
    "variant guard\nbridges white HL\nbridges black JK GK KL\nhand white JKA\nhand black CC\n"
    "deck BDGLI"
)
KINDS = {BUILD: "+", BREAK: "-", DROP: "o", SINK: "~"}
SMALL = WHOLE * 12 // 100  # pixels that a frame sends


class Turn(OneTurn):
    @property
    def field(self):
        return self.handheld.cartridge.tabletop.playfield

    @property
    def bar(self):
        return self.handheld.cartridge.tabletop.bar._words.text

    @property
    def heard(self):
        return [tone.hz for tone in self.handheld.device.speaker.heard]

    def do(self, word):
        """Does a play, up to the frame that answers the last press."""
        length = self.player.game.length
        for button in towards(self.player.chooser, notation.parse(word)):
            self.handheld.frame(2)
            self.tap(button)
        assert self.player.game.length == length + 1

    def picture(self):
        return bytes(self.handheld.screen.pixels)

    def frames(self):
        """Goes on while something moves."""
        while self.field.moving:
            self.handheld.frame()
            yield


def in_words(found):
    """A plan in words: +IL oLALE -KL ~KAHU."""
    words = []
    for kind, number in zip(found[::2], found[1::2]):
        island = ISLANDS[number - LINE_COUNT] if number >= LINE_COUNT else ""
        words.append(KINDS[kind] + (island or ISLANDS[LOW[number]][0] + ISLANDS[HIGH[number]][0]))
    return " ".join(words)


# What moves


@pytest.mark.parametrize(
    "record, word, motions",
    [
        (WINS, "L-I", "+IL oLALE -KL ~KAHU"),
        (WINS, "A-B", "+AB"),
        (WINS, "JJ*JK", "-JK ~KAHU"),
        (REPLACES, "JK*JK+", "-JK +JK ~KAHU"),
        (WINS, "#A", ""),
    ],
)
def test_what_moves_follows_from_the_board_before_and_after(record, word, motions):
    with Turn(record) as turn:
        turn.tap("right")  # some lines light up, then others
        turn.handheld.frame(2)
        before = bytes(turn.field.shown)
        turn.player.game.apply(notation.parse(word))
        turn.field.show(turn.player.game)
        assert in_words(plan(before, turn.field.wanted)) == motions


def test_a_preview_of_what_moves_is_no_owner():
    """Rings, bars and lines that light up change nothing of it."""
    with Turn(WINS) as turn:
        turn.do("L-I")
        assert in_words(plan(turn.field.shown, turn.field.wanted)) == "+IL oLALE -KL ~KAHU"


def test_in_the_end_the_board_is_as_if_it_had_been_shown_at_once():
    lot = random.Random(4)
    game = new_game("modern", ("guard",), "white")
    with Turn(WINS) as turn:
        field, kahuna = turn.field, turn.handheld.cartridge
        parts = len(field.group)
        field.show(game)
        kinds = set()
        while game.phase != OVER and len(kinds) < 4:
            if game.phase == DEALING:
                deal(game, lot)
                continue
            choice = actions(game)
            plays = [action for action in choice if action < DISCARD]
            action = lot.choice(plays or choice)
            game.apply(action)
            field.show(game, by=action if action < DISCARD else -1)
            kinds |= {*plan(field.shown, field.wanted)[::2]}
            steps = lot.choice((0, 3, 9, 12, 20, 200))  # as often it is finished on its way
            while steps and field.moving:
                field.step(kahuna)
                steps -= 1
            field.finish()
            assert len(field.group) == parts
            assert field.shown == field.wanted
            shown = look_of(field)
            for number in range(len(field.wanted)):
                field.draw(number)
            assert look_of(field) == shown
        assert kinds == {BUILD, BREAK, DROP, SINK}


def look_of(field):
    tiles = [*map(field.piece, range(field.first[-1])), *field.stones]
    return [
        (tile.hidden, tile.x, tile.y) + ((tile[0], *tile.pixel_shader) if not tile.hidden else ())
        for tile in tiles
    ]


def test_a_bridge_is_built_from_the_island_of_its_card():
    with Turn(WINS) as turn:
        for action in range(2 * LINE_COUNT):
            line = action % LINE_COUNT
            island = (HIGH if action >= LINE_COUNT else LOW)[line]
            turn.field.show(Board(0))
            turn.field.show(Board(1 << line), by=action)
            built = []
            for _ in range(6):
                turn.field.step(turn.handheld.cartridge)
                built.append(planks(turn.field))
            built = [places for places in built if places]  # some tiles have an empty edge
            assert [len(places) for places in built] == sorted(len(places) for places in built)
            far = [mean_distance(places, island) for places in (built[0], built[-1])]
            assert far[0] < far[1], (action, far)


class Board:
    """A board on which White has some bridges, and nobody an island."""

    def __init__(self, lines):
        self.bridges = (lines, 0)
        self.counts = bytes(24)


def planks(field):
    """Where there is something of the bridge that moves."""
    tile, bitmap = field._motion._tile, field._motion._bitmap
    across, down = range(bitmap.width), range(bitmap.height)
    return [(tile.x + x, tile.y + y) for x in across for y in down if bitmap[x, y]]


def mean_distance(places, island):
    x, y = CENTRES[2 * island : 2 * island + 2]
    return sum((x - across) ** 2 + (y - down) ** 2 for across, down in places) / len(places)


# A turn


def test_the_answer_shows_that_the_card_is_played_and_then_what_comes_of_it():
    with Turn(WINS) as turn:
        turn.do("L-I")
        assert turn.field.moving
        assert list(turn.player.chooser.cards[:5]).count(11) == 0
        assert turn.bar == "IFFI-LALE +LALE -1"  # and nothing of the next card
        pictures = []
        for _ in turn.frames():
            assert turn.handheld.sent <= SMALL
            pictures.append(turn.picture())
        assert 20 < len(pictures) < 40
        assert len(set(pictures)) > 15
        turn.handheld.frame(2)
        assert turn.bar == "LALE is yours! 1 bridge fell"
        turn.handheld.frame(200)
        assert turn.bar == "LALE is yours! 1 bridge fell"
        turn.tap("right")
        assert "LALE" not in turn.bar


def test_a_comment_waits_until_the_cursor_moves_to_a_card():
    """On the pile, where a turn ends, it took the place of what A does there."""
    with Turn(WINS.replace("LAJJ", "LAJJK")) as turn:
        kahuna = turn.handheld.cartridge
        kahuna.comments = True
        kahuna.session.players[:] = bytes((0, 1))
        turn.do("L-I")
        turn.handheld.frame(60)
        assert turn.bar == "LALE is yours! 1 bridge fell"
        turn.tap("left")
        turn.handheld.frame(3)
        assert turn.bar == "A: draw (3 left)"
        turn.handheld.frame(100)
        assert turn.bar == "A: draw (3 left)"
        turn.tap("right")
        turn.handheld.frame(3)
        assert turn.bar == "IFFI: 2 cards win it"


def test_a_comment_comes_in_a_while_if_nobody_presses():
    """Who rested with the cursor on a card was never told, but a hint began with "KAHU cannot be
    defended"."""
    with Turn(WINS.replace("LAJJ", "LAJJK")) as turn:
        kahuna = turn.handheld.cartridge
        kahuna.comments = True
        kahuna.session.players[:] = bytes((0, 1))
        turn.do("L-I")
        turn.handheld.frame(60)
        assert turn.bar == "LALE is yours! 1 bridge fell"
        turn.handheld.frame(60)
        assert turn.bar == "IFFI: 2 cards win it"


@pytest.mark.parametrize("button", ["left", "a", "b", "up", "select", "start"])
def test_any_press_finishes_it_and_is_answered_at_once(button):
    found = []
    for frames in (60, 1, 2, 5, 9, 14, 18, 22):  # after the first, nothing moves any longer
        with Turn(WINS) as turn:
            turn.do("L-I")
            turn.handheld.frame(frames)
            turn.tap(button)
            assert not turn.field.moving
            assert turn.field.shown == turn.field.wanted
            found.append([turn.player.scene])
            if button != "start":
                chooser = turn.player.chooser
                found[-1] += [chooser.at, chooser.mode]
                turn.handheld.frame(4)
                found[-1].append(bytes(turn.field.shown))
    for number, one in enumerate(found):
        assert one == found[0], number


def test_it_is_heard_and_lights_flash():
    with Turn(WINS) as turn:
        before = len(turn.heard)
        home = turn.handheld.device.lights
        turn.do("L-I")
        lights = set()
        for _ in turn.frames():
            lights.add(tuple(turn.handheld.device.lights))
        heard = turn.heard[before:]
        for tune in (tunes.LAY, tunes.WON):
            assert tune[0] in heard
        assert len(lights) == 2
        assert turn.handheld.device.lights == home


def test_what_a_removal_takes_sinks_with_its_own_tune():
    with Turn(WINS) as turn:
        before = len(turn.heard)
        turn.do("JJ*JK")
        for _ in turn.frames():
            pass
        turn.handheld.frame(20)
        heard = turn.heard[before:]
        assert tunes.TAKEN[0] in heard
        assert tunes.WON[0] not in heard


# Wherever a play is seen


def test_a_robots_turn_moves_and_a_press_shows_the_next_play():
    record = WINS.replace("hand white", "first white\nhand white") + "\nwhite L-I A-B ^"
    with Simulation(nvm=memory_with(packed(play(record)))) as handheld:
        handheld.cartridge.session.players[:] = bytes((2, 0))
        handheld.cartridge.resume()
        handheld.frame(2)
        field = handheld.cartridge.tabletop.playfield
        for _ in range(200):
            if field.moving:
                break
            handheld.frame()
        at = handheld.program.stage.top.at
        handheld.frame(3)
        assert field.moving
        handheld.press("a")
        assert handheld.program.stage.top.at == at + 1
        assert field.shown == field.wanted and not field.moving
        moved = 0
        while not handheld.program.stage.top._summing:
            handheld.frame()
            moved += field.moving
        assert moved >= 6


def test_a_lesson_moves_what_the_other_side_does():
    with Simulation() as handheld:
        handheld.frame(3)
        player = Player(handheld)
        player.open_from_title("learn")
        moved = 0
        for number in range(8):
            player.choose(number)
            player.press("a")
            while player.scene == "lesson":
                if player.top._guide.kind == OTHER:
                    for _ in range(100):
                        handheld.frame()
                        moved += handheld.cartridge.tabletop.playfield.moving
                player.take_step()
        assert moved > 6
        assert handheld.serial == ""


def test_the_way_of_a_puzzle_moves():
    with Simulation() as handheld:
        handheld.frame(3)
        handheld.program.reset_to("solution", 0)
        moved = 0
        for _ in range(300):
            handheld.frame()
            tabletop = handheld.cartridge.tabletop
            moved += bool(tabletop and tabletop.playfield.moving)
        assert moved > 6
        assert handheld.serial == ""


# On a board

_ON_VM = """
import gc, sys
sys.path.insert(0, "/lib")

class Thing:
    # a tile, a bitmap, a group, whatever a motion touches
    def __init__(self, *more, **named):
        self.x = self.y = self.number = 0
        self.hidden = self.playing = False
        self.tile_width = self.tile_height = 9
        self.pixel_shader = self.bitmap = None
    def __setitem__(self, at, number):
        self.number = number
    def __getitem__(self, at):
        return self.number
    def nothing(self, more=None):
        pass
    append = remove = fill = play = light = make_transparent = nothing

def blit(target, source, x, y, x1, y1, x2, y2):
    pass

def fill_region(target, x1, y1, x2, y2, value):
    pass

class Module:
    pass

for name in ("bitmaptools", "displayio", "vectorio", "fontio", "terminalio"):
    sys.modules[name] = module = Module()
    module.blit, module.fill_region = blit, fill_region
    module.Bitmap = module.TileGrid = module.Palette = module.Group = module.Rectangle = Thing
    module.Glyph = Thing

from kahuna.parts.board_motion import BoardMotion

class Field(Thing):
    def __init__(self, shown, wanted):
        self.shown, self.wanted = bytearray(shown), bytearray(wanted)
        self.first = bytes(range(28))
        self.pieces = [Thing() for _ in range(27)]
        self.stones = [Thing() for _ in range(12)]
        self.palettes = [None] * 10
        self.group = Thing()
    def piece(self, at):
        return self.pieces[at]
    def draw(self, number):
        self.shown[number] = self.wanted[number]
    def hide(self, line):
        pass

def taken(shown, wanted):
    kahuna = Thing()
    kahuna.program = kahuna.pictures = kahuna.program = kahuna
    kahuna.device = kahuna
    kahuna.sound = kahuna.lights = Thing()
    kahuna.stone = Thing
    motion = BoardMotion(kahuna, Field(shown, wanted), 5)
    most = frames = 0
    again = True
    gc.collect()
    gc.disable()
    while again:
        before = gc.mem_alloc()
        again = motion.step()
        most = max(most, gc.mem_alloc() - before)
        frames += 1
    gc.enable()
    print(most, frames)
"""


def test_a_frame_takes_no_memory():
    with Turn(WINS) as turn:
        before = bytes(turn.field.shown)
        for word in ("L-I", "JJ*JK"):
            turn.player.game.apply(notation.parse(word))
        turn.field.show(turn.player.game)
        wanted = bytes(turn.field.wanted)
    with vm.Vm("kahuna", "lib") as board:
        board.run(_ON_VM)
        taken, frames = board.run(f"taken({before}, {wanted})").output.split()
    assert int(frames) > 25
    assert int(taken) == 0
