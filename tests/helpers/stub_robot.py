"""A robot for the tests of the screens: it plays one bridge and draws, always the same way."""

import random

from kahuna_games import deal, new_game
from kahuna_player import Player

from kahuna.rules.actions import DISCARD, DRAW, END, TAKE
from kahuna.rules.legal import MOST, legal
from kahuna.rules.phases import DEALING, FINAL, HANDICAP, OVER
from kahuna.rules.view import View


class Stub:
    """Thinks so many slices, then does `turn` if one is given.

    `seen` keeps the views it was given, `calls` how many steps it was allowed.
    """

    def __init__(self, slices=8, turn=None):
        self.slices = slices
        self.seen = []
        self.calls = []
        self.hurried = False
        self.turn = b""
        self.progress = 0
        self._prepared = turn

    def begin(self, view):
        self.seen.append(view)
        self.progress = 0
        self.hurried = False
        self._left = self.slices
        self._view = view

    def think(self, steps):
        self.calls.append(steps)
        self._left = 0 if self.hurried else self._left - 1
        self.progress = 100 - 100 * max(self._left, 0) // self.slices
        if self._left <= 0:
            self.turn = self._prepared or whole_turn(self._view)
        return self._left <= 0

    def hurry(self):
        self.hurried = True


def whole_turn(view):
    """The rest of a turn: a bridge or removal if one is possible, then a card if there is one."""
    buffer = bytearray(MOST)
    choice = buffer[: legal(view, buffer)]
    if view.phase == HANDICAP:
        return bytes(choice[: view.left])
    plays = [action for action in choice if action < DISCARD]
    if plays:
        # Always another one, so that games differ.
        first = plays[view.length * 7 % len(plays)]
        return bytes((first, draw(view, 1)))
    if DRAW in choice or END in choice or any(TAKE <= action < DRAW for action in choice):
        return bytes([action for action in choice if action >= TAKE][-1:])
    return bytes((choice[0], draw(view, 1)))


def draw(view, spent):
    if view.phase == FINAL:
        return END
    if view.pile:
        return DRAW
    return TAKE + (view.face_up & -view.face_up).bit_length() - 1


def whole_game(seed):
    """A game of two stubs from its first deal to its end."""
    lot = random.Random(seed)
    game = new_game()
    while game.phase != OVER:
        if game.phase == DEALING:
            deal(game, lot)
            continue
        for action in whole_turn(View(game, game.turn)):
            if game.phase not in (DEALING, OVER):
                game.apply(action)
    return game


def install(program, **options):
    """Makes the program's robots stubs; returns the list that each new one joins."""
    made = []

    def new_robot(level, chance):
        stub = Stub(**options)
        stub.level = level
        stub.chance = chance
        made.append(stub)
        return stub

    program.game.new_robot = new_robot
    return made


def said(handheld):
    """What stands in the bar."""
    return handheld.cartridge.tabletop.bar._words.text


def decided(handheld, players, turn):
    """Makes the side at turn a robot that decides on this turn, and goes on until it is watched."""
    handheld.cartridge.session.players[:] = bytes(players)
    stub = Stub()
    stub.turn = bytes(turn)
    stub.think = lambda steps: True
    handheld.cartridge.new_robot = lambda level, chance: stub
    handheld.cartridge.go_on()
    handheld.frame(2)
    while handheld.program.shown == "robot":
        handheld.frame()
    handheld.frame()  # in which its turn is saved
    return Player(handheld)
