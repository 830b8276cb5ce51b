"""The table of Kai Piranja on a simulated handheld: what lies there, what is done, what is seen."""

from piranja_player import PiranjaPlayer, memory_with

from handheld.chance import entropy
from piranja.look.layout import COLUMNS, FAT, TINY_MORE
from piranja.play.lessons import SAY
from piranja.rules.actions import FETCH, TURN
from piranja.rules.decks import sea_left, shoal_left
from simulator import Simulation


def handheld_with(language="en", **more):
    """A handheld that starts with Kai Piranja."""
    return Simulation(nvm=memory_with(language=language), seed=1, **more)


class Watcher(PiranjaPlayer):
    """All players, watching what happens."""

    def lay(self, game, kinds=(), catches=False, danger=False):
        """Goes to the turn of a game; `kinds` are the strengths of robots (0: a person), `catches`
        says whether catches are shown."""
        piranja = self.piranja
        session = piranja.session
        seats = session.seats
        seats.count = game.players
        seats.kinds[:] = bytes(kinds) + bytes(6 - len(kinds))
        session.shows_catches, session.shows_danger = catches, danger
        session.begin(game)
        session.chance = entropy()
        piranja.unshare()
        piranja.program._shared = ()
        piranja.reset_to("play")
        self.handheld.frame(2)
        return self

    @property
    def view(self):
        return self.piranja.session.view

    @property
    def table(self):
        return self.piranja.tabletop

    @property
    def turn(self):
        return self.top

    @property
    def chooser(self):
        return self.turn.chooser

    def choose_action(self, action):
        for _ in range(8):
            if self.chooser.offered == action:
                return
            self.press("right")
        raise AssertionError(f"action {action} is not offered")

    def do(self, action):
        """Chooses an action and presses A; the caller watches what happens."""
        self.choose_action(action)
        self.pause()
        self.handheld.hold("a")
        self.handheld.frame(2)
        self.handheld.let_go("a")

    def pause(self):
        """Waits until there has been something to choose for a while."""
        self.turn._choice._waits = False

    def see(self, frames=600):
        """Watches what happens, frame by frame; yields after each."""
        for _ in range(frames):
            if self.scene != "play" or self.top.choosing:
                return
            self.handheld.frame()
            if self.scene == "play":
                yield self.table
        raise AssertionError("it never ends")

    def watch(self):
        for _ in self.see():
            pass

    def hurry(self):
        """Presses A until there is something to choose, or another screen; returns how often."""
        presses = 0
        while self.scene == "play" and not self.top.choosing:
            self.press("a")
            presses += 1
            assert presses < 60
        return presses

    def turn_over(self):
        self.do(TURN)


def seen_on(table):
    """What a table shows: the large row, headed by the number of cards that have no room; the small
    rows from the next player on; the piles with their counts; and what is left."""
    large = [number_of(tile) for tile in table.large.tiles if not tile.hidden]
    if not table.large.more.hidden:
        large.insert(0, f"+{table.large.more[0] - TINY_MORE}")
    small = [[row[at] - 1 for at in range(14) if row[at]] for row in table.small.rows]
    piles = []
    for species, pile in enumerate(table.playfield.piles):
        assert pile.hidden or number_of(pile) == FAT + species
        piles.append(0 if pile.hidden else int(table.playfield.written[species]))
    return large, small, piles, table.playfield.written[4]


def number_of(tile):
    """The number of the fish that a tile shows, in either frame; -1 if it shows none."""
    shown = bytes(tile[i] for i in range(4))
    for picture in range(32):
        if COLUMNS[4 * picture : 4 * picture + 4] == shown:
            return picture >> 1
    return -1


def to_be_seen(view):
    """What a table should show of a view."""
    rows = [view.rows[(view.turn + i) % view.players] for i in range(view.players)]
    small = [
        list(row) if len(row) <= 14 else [TINY_MORE + len(row) - 13 - 1, *row[-13:]]
        for row in rows[1:]
    ]
    shoal, sea = shoal_left(view), sea_left(view)
    left = f"{shoal}+{sea}" if shoal else f"{sea}"
    large = list(rows[0][-13:])
    if len(rows[0]) > 13:
        large.insert(0, f"+{len(rows[0]) - 13}")
    return large, small, list(view.digesting[:4]), left


class Learner(Watcher):
    """Opens a lesson and does what it says."""

    def open(self, number):
        """Opens a lesson from the title."""
        self.press("b")
        while self.scene != "title":
            self.press("b")
        while self.top._entries[self.top.at][1] != "learn":
            self.press("down")
        self.press("a")
        self.choose(number)
        self.press("a")
        assert self.scene == "lesson"

    @property
    def step(self):
        return self.top._steps[self.top._at]

    @property
    def turn(self):
        return self.top._turn

    @property
    def lesson(self):
        """The game of the lesson."""
        return self.top._scratch.session.game

    def follow(self):
        """Does what the step at hand asks for, and waits for the next one."""
        lesson, at = self.top, self.top._at
        if self.step == SAY:
            self.press("a")
            return
        button = "left" if self.step >= FETCH else "right"
        while self.chooser.offered != self.step:
            self.press(button)
        self.pause()
        self.press("a")
        for _ in range(400):
            if self.scene != "lesson" or lesson._at != at:
                return
            self.handheld.frame()
        raise AssertionError("the lesson does not go on")
