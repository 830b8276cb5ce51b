"""Plays Kai Piranja through the buttons of a simulated handheld."""

from types import SimpleNamespace

from piranja_games import begun, steps

from handheld import saving
from handheld.letters import CAPITALS
from handheld.settings import Settings
from piranja.play.setup import Setup
from piranja.rules.actions import TURN
from piranja.saves.packing import pack
from piranja.saves.profile import Profile
from piranja.saves.seats import Seats

GAMES = ("kahuna", "piranja")
HERE = GAMES.index("piranja")
HANDED = 24  # frames until the next player may press A
PAUSE = 10  # frames after which A no longer counts as one that hurries


def seats_of(players=4, kinds=(), names=()):
    """Who sits where; names are given as text."""
    seats = Seats()
    seats.count = players
    seats.kinds[: len(kinds)] = bytes(kinds)
    for seat, name in enumerate(names):
        seats.names[seat] = bytes(map(CAPITALS.index, name.upper()))
    return seats


def form_of_four():
    """What the form for a new game holds with four persons, who hand the device over."""
    setup = Setup()
    setup.seats = seats_of()
    return setup


def memory_with(game=None, seats=None, setup=None, **settings):
    """The memory of a board on which Kai Piranja was played last, with this game.

    `setup` is what the form for a new game holds; a game was begun before.
    """
    program = SimpleNamespace(
        number=HERE, games=GAMES, settings=Settings(), trouble=0, known_trouble=0, found={}
    )
    program.device = SimpleNamespace(nvm=bytearray(b"\xff" * 8192), drive=None)
    vars(program.settings).update(game=HERE, **settings)
    profile = Profile(b"")
    profile.begun = True
    if setup:
        profile.pack_setup(setup)
    saving.save_settings(program)
    saving.save_profile(program, profile.pack())
    if game:
        payload = pack(game, seats or seats_of(game.players))
        saving.save(program, saving.kind_of_game(program), payload)
    return bytes(program.device.nvm)


def game_near_its_end(seed, players=4):
    """A random game, with only the card to come that ends it."""
    game, lot = begun(seed, players)
    whole, _ = begun(seed, players)
    for _ in steps(whole, lot):
        pass
    from piranja.rules.history import actions

    done = list(actions(whole))
    for action in done[:-1]:
        game.apply(action)
    return game


class PiranjaPlayer:
    """All players at a simulated handheld."""

    def __init__(self, handheld):
        self.handheld = handheld

    def press(self, *buttons):
        for button in buttons:
            self.handheld.press(button)

    @property
    def top(self):
        return self.handheld.program.stage.top

    @property
    def scene(self):
        """The name of the screen that is shown."""
        return self.handheld.program.shown

    @property
    def piranja(self):
        return self.handheld.program.game

    @property
    def session(self):
        return self.piranja.session

    @property
    def row(self):
        """The row of the form on top that is chosen."""
        return self.top.at

    def choose(self, row):
        while self.row != row:
            self.press("down")

    def lift(self):
        """Goes to the turn of the next player."""
        if self.scene == "handover":
            self.handheld.frame(HANDED)
            self.press("a")
        self.wait_for_choice()

    def wait_for_choice(self, most=4000):
        """Hurries on until it is a person's turn, or another screen has come."""
        for _ in range(most):
            if self.scene != "play":
                return
            if self.top.choosing:
                self.pause()
                return
            self.press("a") if self.top._state == 4 else self.handheld.frame(2)
        raise AssertionError("nobody is ever asked")

    def pause(self):
        """Waits until A no longer counts as one that hurries what was shown."""
        self.handheld.frame(PAUSE)

    def do(self, action):
        """Does an action of the turn, and waits until it has been shown."""
        self.lift()
        for _ in range(8):
            if self.top.chooser.offered == action:
                break
            self.press("right")
        assert self.top.chooser.offered == action
        self.press("a")
        self.wait_for_choice()

    def open_from_menu(self, name):
        """Opens the menu's entry with the text of that name."""
        if self.scene == "handover":
            self.handheld.frame(HANDED)
        self.press("start")
        assert self.scene == "menu"
        text = getattr(self.handheld.program.words, name)
        self.choose([entry[0] for entry in self.top._entries].index(text))
        self.press("a")

    def leave(self):
        """Goes from a game to the title."""
        self.open_from_menu("QUIT")
        self.say_yes()
        assert self.scene == "title"

    def say_yes(self):
        """Answers a question."""
        assert self.scene == "question"
        self.press("down", "a")

    def go_past_the_end(self):
        """Goes from the counting of the catches to the menu after a game."""
        assert self.scene == "final", self.scene
        while self.scene == "final":
            self.press("a")
        assert self.scene == "over"

    def turn_over(self):
        self.do(TURN)
