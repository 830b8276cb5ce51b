"""Kai Piranja's own part of the program (see handheld.program): what all its screens share."""

from handheld import modules, texts

from .look.palette import LIGHTS
from .look.pictures import Pictures
from .play.session import Session


def open(program):
    return Piranja(program)


class Piranja:
    def __init__(self, program):
        self.program = program
        self.pictures = Pictures(program.art)
        from .play.beginning import Setup  # in memory only for the moment

        self.session = Session(Setup())
        self.texts = None
        self.tabletop = None  # in memory as long as a screen shares it
        self.robot = None  # the robot at turn, even while another screen covers the table
        from .play.remembering import recall

        self.begun = recall(program, self.session)  # whether there ever was a game
        modules.drop("piranja.play.beginning", "piranja.play.remembering", "piranja.rules.results")
        modules.drop("piranja.saves.notes", "piranja.saves.seating")
        modules.drop("handheld.tallies")

    # What the program asks

    def speak(self, language):
        texts.drop("piranja")
        self.texts = texts.load("piranja", language)

    def more_texts(self, part):
        """Returns texts for some screens (menus, rules); let go with those screens."""
        return texts.load("piranja", part + "_" + self.program.settings.language)

    def pack(self):
        return self.session.pack()

    def unpack(self, data):
        self.session.unpack(data)

    def record(self):
        from .records.writer import lines  # in memory only for the moment

        yield from lines(self.session.game)
        modules.drop("piranja.records", "piranja.rules.history")

    def resume(self):
        """Resumes a game where it was."""
        view = self.session.view
        if view.fresh or view.over:
            self.go_on()
        else:
            self.go("play")

    def share(self):
        from .parts.tabletop import Tabletop

        self.tabletop = Tabletop(self)

    def unshare(self):
        self.tabletop = None

    def keep(self):
        """Saves the game if anything has happened since it was last saved.

        That may stop the program for a moment, so nothing should be moving on the screen.
        """
        if not self.session.kept:
            self.session.kept = True
            self.program.keep_game(often=True)

    # A turn

    def act(self, action):
        """Does a legal action; the view still shows what was before it (see session.show).

        What is done is kept before anybody sees a card, so that switching off takes none back. With
        a computer attached a turn is kept when it is over, as only the memory can be written then,
        which must not be often.
        """
        session = self.session
        session.act(action)
        if session.game.fresh or session.game.over or self._may_save_often():
            self.keep()

    def _may_save_often(self):
        drive = self.program.device.drive
        ours = drive is not None and drive.is_ours()
        modules.drop("handheld.drive")  # loaded by asking for it
        return ours

    # What comes next

    def go(self, name, *more):
        """Replaces all screens by this one."""
        self.robot = None  # its turn is over, or was given up
        self.program.go(name, *more)

    def begin(self):
        """Begins a new game as set up."""
        from .play.beginning import begin

        begin(self.session)
        self._start()

    def again(self):
        """Begins another game with the same people."""
        from .play.beginning import again

        again(self.session)
        self._start()

    def _start(self):
        """Opens the first screen of a game that has just begun."""
        self.begun = True
        modules.drop("piranja.play.beginning")
        self.go_on()

    def quit(self):
        """Leaves the game for the title."""
        self.keep()
        self.go("title")

    def go_on(self):
        """Opens the screen that the state of the game asks for: a turn begins, or all is over.

        A person who plays alone has the handheld already; a robot needs it not.
        """
        session = self.session
        if session.over:
            self.go("final")
        elif session.awaits_person and session.seats.persons > 1:
            self.go("handover")
        else:
            self.go("play")

    def think(self):
        """Returns the robot at turn, thinking about what everybody sees."""
        if self.robot is None:
            session = self.session
            self.robot = self.new_robot(session.seats.kinds[session.view.turn] - 1, session.chance)
            self.robot.begin(session.view)
            # They were wanted only to begin.
            modules.drop("piranja.robots.levels", "piranja.robots.weights", "piranja.rules.legal")
        return self.robot

    def new_robot(self, level, chance):
        """Makes a robot of that level; its code is in memory only while its screen is."""
        from .robots import create

        return create(level, chance)

    # Who is who

    def name(self, seat, seats=None):
        """Returns what somebody is called: their name, or their sign's."""
        from .saves.seats import spelled

        seats = seats or self.session.seats
        name = seats.names[seat]
        return spelled(name) if name else self.texts.SIGNS[seats.signs[seat]]

    def light(self, seat):
        """Shows with the lights whose turn it is; -1: nobody's."""
        colour = LIGHTS[self.session.seats.signs[seat]] if seat >= 0 else 0
        self.program.device.lights.fill(colour)
