"""Kai Piranja's own part of the program: what all its screens share."""

from handheld import modules
from handheld.cartridge import Cartridge
from handheld.letters import spelled

from .look import tunes  # noqa: F401  (it stays: each turn needs it)
from .look.palette import LIGHTS
from .look.pictures import Pictures
from .play.session import Session
from .rules import decks, game  # noqa: F401  (they stay: each turn needs them)


def open(program):
    return Piranja(program)


class Piranja(Cartridge):
    often = True

    def __init__(self, program):
        with modules.passing:
            from .play.profiles import load_setup
            from .play.setup import Setup

            super().__init__(program, Session(Setup()))
            self.pictures = Pictures(program.art)
            self.begun = False  # whether any game was ever begun
            load_setup(self)

    # What the program asks

    def resume(self):
        view = self.session.view
        if view.fresh or view.over:
            self.go_on()
        else:
            self.reset_to("play")

    def load_tabletop(self):
        from .parts import tabletop

        return tabletop

    def share(self):
        self.tabletop = self.load_tabletop().Tabletop(self)
        self.program.stage.lasting = self.tabletop.group

    def record(self):
        from .records.writer import lines

        yield from lines(self.session.game)

    def count(self):
        from .play.profiles import count

        count(self.program, self.session)

    def pack_setup(self):
        with modules.passing:
            from .play.profiles import pack_setup

            pack_setup(self.program, self.session.setup, True)

    # A turn

    def save_action(self):
        """Saves an action before anybody sees a card, so that switching off cannot take it back.

        While a computer holds the drive, only the NVM can be written, which must not happen often:
        then a turn is saved when it is over.
        """
        session = self.session
        with modules.passing:
            from handheld.drive_places import Drive  # noqa: F401  (saving needs it again)

            drive = self.program.device.drive
            if session.game.fresh or session.game.over or (drive and drive.is_ours()):
                self.save()

    # What comes next

    def begin(self):
        """Begins a new game with the current setup."""
        self.begins = True
        with modules.passing:
            from .play.beginning import begin

            begin(self.session)
        self._start()

    def begin_first(self):
        """Begins the first game, with comments."""
        with modules.passing:
            from .play.beginning import begin_first
            from .play.profiles import save_first_game

            begin_first(self.session)
            save_first_game(self.program)
        self._start()

    def again(self):
        """Begins another game with the same people."""
        if self.session.comments:
            self.begin_first()
            return
        with modules.passing:
            from .play.beginning import again

            again(self.session)
        self._start()

    def _start(self):
        """Opens the first screen of a game that has just begun."""
        self.begun = True
        self.go_on()

    def go_on(self):
        """Opens the next screen: the end, or a turn, which several persons hand over first."""
        session = self.session
        if session.over:
            self.reset_to("final")
        elif session.awaits_person and session.seats.persons > 1:
            self.reset_to("handover")
        else:
            self.reset_to("play")

    def stay_awake(self):
        """Keeps the display bright while robots play."""
        self.program.stay_awake()

    def new_robot(self, level, chance):
        """Makes a robot of that level."""
        from .robots import create

        return create(level, chance)

    # Who is who

    def name_of(self, seat, seats=None):
        """Returns the name of a player or, without one, the name of their sign."""
        seats = seats or self.session.seats
        name = seats.names[seat]
        return spelled(name) if name else self.texts.SIGNS[seats.signs[seat]]

    def light(self, seat, seats=None):
        """Shows with the lights whose turn it is; with -1 they go out."""
        seats = seats or self.session.seats
        self.program.device.lights.fill(LIGHTS[seats.signs[seat]] if seat >= 0 else 0)
