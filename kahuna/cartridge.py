"""Kahuna's own part of the program: what all its screens share."""

from handheld import modules
from handheld.cartridge import Cartridge

from .look import tunes  # noqa: F401  (it stays: most screens play tunes)
from .look.pictures import Pictures
from .play.session import Session
from .rules import game  # noqa: F401  (it stays: each turn needs it)
from .rules.history import last_turn
from .rules.results import NO_BRIDGES

_LIGHT_OF = (0x604830, 0x102060)  # for the side at turn: warm for White, deep blue for Black


def open(program):
    return Kahuna(program)


class Kahuna(Cartridge):
    in_puzzle = False

    def __init__(self, program):
        super().__init__(program, Session())
        self.pictures = Pictures(program.art)
        self.slots = None  # the cards in the slots of the strip, for the next tabletop
        self._packed = b""  # the game under way as bytes, while lessons need its memory
        self.offered = 0  # the robot to play next, if it is not that of the last game
        self.comments = False  # whether games against robots get comments in the bar
        self.shows_luck = False  # whether the bar says at the pile how many unseen cards help
        self.begun = False  # whether any game was ever begun
        with modules.passing:
            from .play.profiles import load_setup

            load_setup(self)

    # What the program asks

    def record(self):
        from .records.writer import lines

        yield from lines(self.session.game)

    def resume(self):
        """Resumes a game; who plays alone, and has not played yet, sees the last turn."""
        session = self.session
        start, end = last_turn(session.view)
        if session.watches_last_turn and end > start:
            session.show_to(session.solo_side)
            self.reset_to("watch", start, end)
        else:
            self.go_on()

    def load_tabletop(self):
        from .parts import tabletop

        return tabletop

    def share(self):
        self.tabletop = self.load_tabletop().Tabletop(self)
        self.slots = self.tabletop.strip.cards
        self.program.stage.lasting = self.tabletop.group

    def pack_setup(self):
        with modules.passing:
            from .play.profiles import pack_setup

            pack_setup(self.program, self.session.setup, True)

    def count(self):
        from .play.profiles import count

        self.offered = count(self.program, self.session)

    def pack_game(self):
        """Packs the game under way into a few bytes, until `unpack_game`."""
        self.slots = None
        if self.session.under_way:
            self._packed = self.session.pack()
        self.session.forget()

    def unpack_game(self):
        if self._packed:
            self.session.unpack(self._packed)
            self._packed = b""

    # What comes next

    def begin(self):
        """Begins a new game with the current setup."""
        self.begun = self.begins = True
        with modules.passing:
            from .play.beginning import begin

            begin(self.session)
        self.start()

    def again(self, robot=0, head_start=False):
        """Begins another game with the same setup or with that robot; the other side starts."""
        with modules.passing:
            from .play.beginning import again

            again(self.session, robot, head_start)
        self.start()

    def rematch(self):
        """Begins the last game again, with the same cards and the sides changed."""
        with modules.passing:
            from .play.beginning import rematch
            from .play.profiles import change_sides

            rematch(self.session)
            if self.session.persons:
                change_sides(self.program)
        self.begins = True
        self.start()

    def start(self):
        """Goes on once cards have been dealt, in the next frame: dealing has taken a moment."""
        self.go_on()
        self.session.show_to(-1)  # or switching off would deal again, once a hand was seen
        self.program.stage.fill_frame()

    def go_on(self):
        session = self.session
        if session.over or (session.dealing and session.persons == 2):
            # Both players watch the turn that ended the round or the game, except for a person
            # playing alone who has just made it.
            session.show_to(session.solo_side)
            start, end = last_turn(session.view)
            if end > start and not session.has_just_ended:
                self.reset_to("watch", start, end)
            else:
                self.after_watching()
        elif session.dealing:
            self.reset_to("scoring")
        elif session.persons == 2:
            self.reset_to("drawn" if session.has_drawn else "handover")
        else:
            # A person playing alone has nothing to hide; somebody who only watches sees no hand.
            session.show_to(session.solo_side)
            self.reset_to("play" if session.awaits_person else "robot")

    def after_watching(self):
        """Opens the screen that follows once the last turn has been watched."""
        session = self.session
        if session.over and session.view.reason == NO_BRIDGES:
            self.reset_to("final")  # nothing is counted
        elif session.over or session.dealing:
            self.reset_to("scoring")
        elif session.persons == 2:
            self.take_turn()
        else:
            self.go_on()

    def take_turn(self):
        """Opens the turn of the next person, and shows that person's hand."""
        session = self.session
        session.show_to(session.view.turn)
        self.reset_to("play")

    def new_robot(self, level, chance):
        """Makes a robot of that level."""
        from .robots import create

        return create(level, chance, True)

    def light(self, side):
        """Shows with the lights whose turn it is; with -1 they go out."""
        self.program.device.lights.fill(_LIGHT_OF[side] if side >= 0 else 0)
