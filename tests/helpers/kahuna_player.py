"""Plays through the buttons alone, on a Chooser or on a simulated handheld."""

import functools
import json
import shutil

import kahuna_games
from kahuna_games import actions
from slow_kahuna import SIDES

import environment
from artwork import bmp
from deploying.board_drive import Drive
from deploying.drive_room import make_places
from games import GAMES
from kahuna.play import board_cursor
from kahuna.play.chooser import (
    BACK,
    DOWN,
    FACE_UP,
    LEFT,
    ON_FREE_LINES,
    ON_LINES,
    PILE,
    RIGHT,
    START_DISCARD,
    UP,
    YES,
)
from kahuna.play.cursor import LineSteps
from kahuna.play.lesson_guide import DO
from kahuna.play.session import Session
from kahuna.records import writer
from kahuna.records.reader import Reader
from kahuna.rules.actions import (
    DEAL,
    DISCARD,
    TAKE,
    card_of,
    ends_turn,
    is_discard,
    is_place,
    is_remove,
    pair_of,
)
from kahuna.rules.cards import listed
from kahuna.rules.game import Game
from kahuna.rules.limits import CARDS, ISLAND_COUNT
from kahuna.rules.phases import HANDICAP, OVER
from simulator import Simulation
from simulator.screen import HEIGHT, WIDTH, Area

ROOT = environment.ROOT
WHOLE = WIDTH * HEIGHT  # pixels

APART = ("lesson", "puzzle", "retry")  # scenes with a turn inside
AFTER_A_TURN = ("watch", "robot", "drawn", "handover", "scoring")
WITH_A_TURN = ("play", *APART)
HANDOVER_RESTS = 25  # frames after which nothing of it moves
HANDOVER_TAKES = 24  # frames: a few more than it takes, as a board hears of a press a frame later

KEYS = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT, "a": YES, "b": BACK}
DIRECTIONS = ("up", "down", "left", "right")


# The way through a chooser: generators that look at it again after each button they yield


def towards(chooser, action):
    """The buttons that lead from the strip to an action and do it; discards see `discarding`."""
    if chooser.mode == ON_FREE_LINES:
        yield from to_line(chooser, action)
    elif is_place(action) or is_remove(action):
        card = card_of(action) if is_place(action) else pair_of(action)[0]
        yield from to_place(chooser, list(chooser.cards[:FACE_UP]).index(card))
        yield "a"
        yield from to_line(chooser, action % 27)
        yield from to_offer(chooser, action)
    else:
        at = PILE
        if TAKE <= action < TAKE + 12:
            at = FACE_UP + list(chooser.cards[FACE_UP:PILE]).index(action - TAKE)
        yield from to_place(chooser, at)
        yield "a"
        yield from to_offer(chooser, action)
    yield "a"


def discarding(chooser, cards):
    """The buttons that discard these cards of the hand together."""
    yield from to_place(chooser, PILE)
    yield "a"
    yield from to_offer(chooser, START_DISCARD)
    yield "a"
    places = []
    for card in cards:
        places.append(
            next(at for at in range(FACE_UP) if chooser.cards[at] == card and at not in places)
        )
    for at in places:
        yield from to_place(chooser, at)
        yield "a"
    yield from to_place(chooser, PILE)
    yield "a"


def to_place(chooser, at):
    back = (chooser.at - at) % (PILE + 1) < (at - chooser.at) % (PILE + 1)
    for _ in range(PILE + 1):
        if chooser.at == at:
            return
        yield "left" if back else "right"
    raise AssertionError(f"place {at} of the strip is out of reach")


def to_line(chooser, line):
    yield from way(chooser, line)
    assert chooser.line == line


def way(chooser, goal):
    """The directions from the line under the cursor to another, the fewest there are."""
    find = board_cursor if chooser.mode == ON_FREE_LINES else LineSteps(chooser.card)
    ways = {chooser.line: []}
    ends = [chooser.line]
    for end in ends:
        for button in DIRECTIONS:
            other = find.step(end, KEYS[button], chooser.lines)
            if other not in ways:
                ways[other] = [*ways[end], button]
                ends.append(other)
    return ways[goal]


def to_offer(chooser, action):
    """Makes A do the action; on a line with several offers it opens them first."""
    if chooser.mode == ON_LINES and chooser.offer_count > 1:
        yield "a"
    for _ in range(8):
        if chooser.offers[chooser.offer] == action:
            return
        yield "right"
    raise AssertionError(f"action {action} is not offered")


def copied_drive(folder):
    """A copy of a board's drive, in a folder where a test may change it."""
    root = folder / "board"
    root.mkdir()
    for name in (*GAMES, "lib", "assets"):
        ignored = shutil.ignore_patterns("__pycache__", "sources", "pictures")
        shutil.copytree(ROOT / name, root / name, ignore=ignored)
    shutil.copy(ROOT / "code.py", root)
    return root


def with_places(folder):
    """A folder for a simulated drive with the places for games, made as deploy does."""
    assert make_places(Drive(folder), GAMES) == 0
    return folder


# The handheld in a person's hands


class Player:
    """Both players at a simulated handheld; every button pressed goes through `press`, which holds
    A at the handover."""

    def __init__(self, handheld, language=None):
        self.handheld = handheld
        self.pressed = 0

    def press(self, *buttons):
        for button in buttons:
            self.pressed += 1
            self.hear_whose_turn_it_is()
            if button == "a" and self.scene == "handover":
                self.handheld.hold("a", HANDOVER_TAKES)
            else:
                self.handheld.press(button)
            self.let_move()

    def let_move(self):
        """Waits until nothing moves on the board of a turn, and the next screen is there."""
        while (
            self.scene in WITH_A_TURN
            and self.handheld.cartridge.tabletop  # there as soon as the screen is
            and self.handheld.cartridge.tabletop.playfield.moving
        ):
            self.handheld.frame(3)
        while self.scene in AFTER_A_TURN and self.handheld.program.stage.goes:
            self.handheld.frame()

    def follow(self, buttons):
        for button in buttons:
            self.press(button)

    @property
    def top(self):
        return self.handheld.program.stage.top

    @property
    def scene(self):
        """The name of the screen that is shown."""
        return getattr(self.handheld.program, "shown", "")

    @property
    def chooser(self):
        return self.top._play.chooser if self.scene in APART else self.top.chooser

    @property
    def game(self):
        return self.handheld.game

    @property
    def session(self):
        return self.handheld.cartridge.session

    # Forms

    def choose(self, row):
        """Goes to a row of the form on top."""
        while self.row != row:
            self.press("down")

    @property
    def row(self):
        """The row of the form on top that is chosen."""
        return self.top.at

    def open_from_title(self, screen):
        """Opens a screen that the title leads to."""
        assert self.scene == "title"
        while self.top._entries[self.top.at][1] != screen:
            self.press("down")
        self.press("a")
        assert self.scene == screen

    def say_yes(self):
        """Answers a question."""
        assert self.scene == "question"
        self.press("down", "a")

    def set_up(self, edition="modern", variants=(), handicap=None, first="white", players=(0, 0)):
        """From the title into the form for a new game, filled in; `Play` is not pressed yet."""
        self.open_from_title("newgame")
        setup = self.session.setup
        editions = ("modern", "french", "classic", "short")
        wanted_handicap = (SIDES.index(handicap[0]), handicap[1]) if handicap else None
        wanted = (
            lambda: setup.players[0] == players[0],
            lambda: setup.players[1] == players[1],
            lambda: setup.starts == SIDES.index(first),
            lambda: editions[setup.edition] == edition,
            lambda: setup.guard == ("guard" in variants),
            lambda: setup.opened == ("open" in variants),
            lambda: (
                ((setup.handicap_side, setup.handicap) if setup.handicap else None)
                == wanted_handicap
            ),
        )
        for row, is_so in enumerate(wanted, 1):
            self.choose(row)
            for _ in range(10):
                if is_so():
                    break
                self.press("right")
            assert is_so(), row
        self.choose(0)

    def begin(self, **setup):
        """A new game from the title up to the handover."""
        self.set_up(**setup)
        self.press("a")

    # Lessons

    def way_to(self, action):
        return towards(self.chooser, action)

    def discard_apart(self, cards):
        self.follow(discarding(self.chooser, cards))

    def take_again(self, turn):
        """Does what was done in a turn of a finished game; cards are discarded together."""
        discards = [card_of(action) for action in turn if is_discard(action)]
        for action in turn:
            if not is_discard(action):
                self.follow(self.way_to(action))
            elif discards:
                self.discard_apart(discards)
                discards = None

    def take_step(self):
        """Does what the lesson on top asks for, up to the next step."""
        lesson = self.top
        steps = lesson._guide
        at = steps._at
        if steps.kind == DO:
            wanted = [action for action in steps.content if self.chooser.choices.has(action)]
            if is_discard(wanted[0]):
                self.discard_apart([card_of(action) for action in wanted])
            else:
                self.follow(self.way_to(wanted[0]))
        self.handheld.frame(5)  # cards may be on their way
        while self.top is lesson and steps._at == at:
            self.press("a")

    # A game

    def lift(self):
        """Goes through the handover, and past the last turn, to the turn."""
        self.hide()
        if self.scene == "handover":
            self.press_handover("a")
        while self.scene == "watch":
            self.press("a")
        assert self.scene == "play", self.scene
        self.hear_whose_turn_it_is()

    def hear_whose_turn_it_is(self):
        """Waits until the turn has been announced and something can be chosen."""
        if self.scene == "play" and not self.top.at:
            self.handheld.frame()
        if self.scene == "play" and self.top._announcement:
            announced = self.top._announcement
            self.handheld.frame(announced._reads - announced._shown + 1)
            assert not self.top._announcement

    def hide(self):
        """Past the card that was drawn from the pile."""
        if self.scene == "drawn":
            self.handheld.frame(4)
            self.press("a")

    def press_handover(self, button):
        """Presses a button once the handover has come to rest."""
        assert self.scene == "handover", self.scene
        self.handheld.frame(HANDOVER_RESTS)
        self.press(button)

    def do(self, action):
        """Does an action of the turn through the chooser; it may discard one card."""
        length = self.game.length
        if is_discard(action):
            self.discard([action - 216])
        else:
            self.follow(towards(self.chooser, action))
            assert self.game.length > length  # a robot may have answered already
            assert self.game.history[length] == action

    def discard(self, cards):
        length = self.game.length
        self.follow(discarding(self.chooser, cards))
        assert list(self.game.history[length : self.game.length]) == [
            216 + card for card in sorted(cards)
        ]

    def hurry(self):
        """Goes past the turns of robots, with A."""
        while self.scene in ("robot", "watch"):
            self.press("a")

    def open_from_menu(self, name):
        """Opens the menu's entry with the text of that name."""
        if self.scene == "handover":
            self.handheld.frame(HANDOVER_RESTS)
        self.press("start")
        assert self.scene == "menu"
        texts = self.handheld.cartridge.more_texts("menus")
        text = getattr(texts if hasattr(texts, name) else self.handheld.program.words, name)
        self.choose([entry[0] for entry in self.top._entries].index(text))
        self.press("a")

    def score(self):
        """Goes past the end of the round, which two persons see again, and the count to the
        deal."""
        assert self.scene in ("watch", "scoring")
        while self.scene in ("watch", "scoring"):
            self.press("a")

    def go_to_the_end(self):
        """Goes past the last turn and the count; the end has just appeared."""
        while self.scene != "final":
            self.handheld.frame()
            self.handheld.hold("a")
            self.handheld.frame()
            self.handheld.let_go("a")

    def go_past_the_end(self):
        """Goes past the last turn and the count to the menu after a game."""
        assert self.scene in ("watch", "scoring", "final"), self.scene
        while self.scene != "over":
            self.press("a")

    def turn(self, pick):
        """Plays a whole turn from the handover on; `pick(game)` returns the next action, or a list
        of cards to discard."""
        self.lift()
        while self.scene == "play":
            chosen = pick(self.game)
            if isinstance(chosen, list):
                self.discard(chosen)
            else:
                self.do(chosen)


def state(game):
    """The referee's answer about a game, as its JSON comes back."""
    return json.loads(json.dumps(kahuna_games.state(game)))


def replayed(game):
    """What the referee says after every deck and turn of the game's record."""
    reader = Reader()
    states = []
    for text in writer.lines(game):
        if reader.feed(text):
            states.append(state(reader.game))
    return states


def is_turns_end(game):
    return game.phase == OVER or (game.length and ends_turn(game.history[game.length - 1]))


# Pixels


def redrawn(screen):
    """The picture that drawing everything gives; the one sent piece by piece stays."""
    was = bytes(screen.pixels), screen.sent, screen.areas
    screen._refresh_area(Area(0, 0, screen.width, screen.height))
    whole = bytes(screen.pixels)
    screen.pixels[:], screen.sent, screen.areas = was
    return whole


# Games brought about without playing them


def packed(game):
    """What a session of this game saves."""
    session = Session()
    session.begin(game)
    session.fresh[:] = drawn_last(game)
    return session.pack()


def drawn_last(game):
    """The card each side drew last, 255 where there is none."""
    copy = Game(
        game.edition, game.guard, game.opened, game.first, (game.handicap_side, game.handicap)
    )
    fresh = bytearray((255, 255))
    if game.start:
        return fresh
    decks = decks_of(game)
    for action in game.history[: game.length]:
        if action == DEAL:
            copy.deal(decks.pop(0))
            continue
        side = copy.turn
        before = listed(copy.hands[side])
        copy.apply(action)
        if ends_turn(action):
            after = listed(copy.hands[side])
            gained = [
                card for card in range(ISLAND_COUNT) if after.count(card) > before.count(card)
            ]
            fresh[side] = gained[0] if gained else 255
    return fresh


def decks_of(game):
    return [bytes(game.decks[CARDS * number : game.ends[number]]) for number in range(3)]


def memory_with(session_bytes=b"", profile=b"", **settings):
    """The memory of a board that was switched off with this game under way."""
    with Simulation(seed=1) as handheld:
        program = handheld.program
        assert program, handheld.serial
        if session_bytes:
            program.game.session.unpack(session_bytes)
            program.save_game()
        for name, value in settings.items():
            setattr(program.settings, name, value)
        program.profile = profile
        program.save_settings()
        return handheld.nvm.content


# Reading the screen, as a person does


def shows(handheld, text):
    """Whether a text in the large font is somewhere on the screen, in one colour."""
    on, off = letters_of(text)
    pixels = memoryview(bytes(handheld.screen.pixels)).cast("H")
    height, width = HEIGHT, WIDTH
    right = max(x for x, _ in on) + 1
    below = max(y for _, y in on) + 1
    for top in range(height - below + 1):
        for left in range(width - right + 1):
            start = top * width + left
            ink = pixels[start + on[0][1] * width + on[0][0]]
            if all(pixels[start + y * width + x] == ink for x, y in on) and all(
                pixels[start + y * width + x] != ink for x, y in off
            ):
                return True
    return False


def letters_of(text):
    """The pixels that the letters of a text cover, and the other ones between them."""
    sheet, table = font_sheet()
    on, off = [], []
    x = 0
    for letter in text:
        place, width, advance = table[letter]
        for dy, row in enumerate(sheet):
            for dx in range(width):
                (on if row[place + dx] else off).append((x + dx, dy))
        x += advance
    below = max(y for _, y in on)
    return on, [(x, y) for x, y in off if y <= below]


@functools.lru_cache(maxsize=1)
def font_sheet():
    """The large font's strip of letters as rows of 0 and 1, and where each letter is in it."""
    width, height, pixels, _ = bmp.read((ROOT / "assets" / "text.bmp").read_bytes())
    rows = [pixels[y * width : (y + 1) * width] for y in range(height)]
    table = {}
    _, letters, tables = (ROOT / "assets" / "text.tab").read_bytes().split(b"\n", 2)
    letters = [*map(chr, range(128)), *letters.decode()]
    for letter, number, size in zip(letters, tables, tables[len(letters) :]):
        table[letter] = number * (size >> 4), size >> 4, size & 15
    return rows, table


def by_lot(lot):
    """Picks actions at random: mostly a play or two, discards now and then, then the draw."""

    def pick(game):
        choice = actions(game)
        if game.phase == HANDICAP:
            return lot.choice(choice)
        plays = [action for action in choice if action < DISCARD]
        discards = [action for action in choice if is_discard(action)]
        ends = [action for action in choice if action > DISCARD and not is_discard(action)]
        if plays and (not ends or lot.random() < 0.45):
            return lot.choice(plays)
        if discards and game.happened == 0 and (not ends or lot.random() < 0.2):
            hand = listed(game.hands[game.turn])
            return sorted(lot.sample(hand, lot.randint(1, len(hand))))
        return lot.choice(ends)

    return pick
