"""The contract of a game: how it begins, what it has, and what the program asks of it.

A game is a package, whose name code.py gives to the program:

    __init__.py    LARGEST: the name of its largest picture, if that is to be loaded before
                   everything else (see handheld.startup)
    cartridge.py   `open(program)` makes the game's own part of the program, a Cartridge: all that
                   its screens share
    options.py     the game's own rows in the settings: `rows(game)` returns for each row its name,
                   its choices, the number of the chosen one and, if that has to be said, what the
                   row means; `choose(game, row, number)` sets another choice, and changes the
                   program's `profile`
    screens/       a module for each screen: `open(game, *more)` makes its scene (see
                   handheld.scenes). One is `title`. TOGETHER names screens that share something,
                   BESIDE those that do not need it but leave it in memory
    texts/         what it says: files for each language; `en` stays in memory with the game,
                   `menus_en` and the like are for some screens (see `more_texts`)

Cartridge has what games have in common, so that each adds only what is its own. The program calls
speak, resume, load_tabletop, share and unshare, and reads the session; screens call the rest.
"""

from handheld import modules, texts


class Cartridge:
    """`session` is the game under way. It has

    saved, over           whether everything that happened is saved; whether the game is over
    pack()                returns the game as bytes to save; no bytes if there is no game
    unpack(data)          goes on from those bytes, or raises ValueError

    Each game adds

    resume()              opens the screen on which a saved game goes on
    load_tabletop()       returns the module of the tabletop, if there are screens TOGETHER
    share()               makes the `tabletop`, or whatever else the screens TOGETHER share; where
                          little of it changes between them, its group is the stage's `lasting` one
    count()               counts a finished game in the profile, once
    pack_setup()          puts the setup of a game into the profile; where `begins` is set, that is
                          saved once the game is seen
    record()              yields the lines of a finished game as text

    With robots, `new_robot(level, chance)` makes one, and `session.robot_at_turn(new_robot)` has
    it think about what its side sees.
    """

    often = False  # whether the game is saved more than once a turn (see handheld.store)

    def __init__(self, program, session):
        self.program = program
        self.session = session
        self.texts = None
        self.tabletop = None  # in memory as long as a screen shares it
        self.robot = None  # the robot whose turn it is, even while another screen covers its own
        self.begins = False  # whether a game was begun with a setup that is not saved yet
        self._save_record = None  # saves the record of a finished game, once that is in words

    # Texts

    def speak(self, language):
        """Loads the game's texts in a language."""
        with modules.passing:
            self.texts = texts.load(self.program.games[self.program.number], language)

    def more_texts(self, part):
        """Returns texts for some screens; they leave memory with those screens."""
        program = self.program
        return texts.load(program.games[program.number], part + "_" + program.settings.language)

    # Robots

    def think(self):
        """Returns the robot at turn, which thinks about what its side sees; no screen sees that."""
        if self.robot is None:
            self.robot = self.session.robot_at_turn(self.new_robot)
        return self.robot

    # From screen to screen

    def reset_to(self, name, *more):
        """Replaces all screens by this one."""
        self.robot = None  # its turn has ended or was abandoned
        self.program.reset_to(name, *more)

    def quit(self):
        """Leaves the game under way and goes to the title."""
        self.save()
        self.reset_to("title")

    def unshare(self):
        self.tabletop = None

    # Saving

    def save(self):
        """Saves the game if anything has happened since it was last saved, or else its setup.

        Each may stop the program for a moment, so nothing should be moving on the screen.
        """
        if not self.session.saved:
            self.session.saved = True
            self.program.save_game(often=self.often)
        else:
            self.save_setup()

    def save_setup(self):
        """Saves the setup with which a game was begun, unless that is done."""
        if self.begins:
            self.begins = False
            self.pack_setup()
            self.program.save_profile()

    def finish(self):
        """Saves a finished game and counts it; after that, `make_record` and `save_record` are due.

        Each stops the program for a moment and takes much memory, so a screen that shows the end
        appears first, and then does one in a frame. If it never comes to that, the game comes back
        when the board is switched on again, and its end with it.
        """
        self.save()
        with modules.passing:  # before saving: both at once would take too much memory
            self.count()
        self.program.save_profile()

    def make_record(self):
        """Puts the finished game into words, for `save_record`."""
        with modules.passing:
            from handheld import record_files

            drive = self.program.device.drive
            record = record_files.make(drive, self.record)
            # It holds the code: loading that twice would take as long as half an erase.
            save = record_files.save
            self._save_record = lambda: save(drive, record)

    def save_record(self):
        """Saves these words as text, if the drive is ours (see record_files)."""
        self.program.pause()
        save, self._save_record = self._save_record, None
        save()
