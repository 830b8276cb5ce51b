"""Makes the places of a row (see handheld.place_row) while nobody presses anything, and before a
game opens those that it needs.
"""

from handheld import modules, place_row, saving
from handheld.careful_saving import store_of
from handheld.drive_places import IN_USE


def begin(program):
    """Returns what takes the steps: `go_on` returns whether that was possible."""
    drive = program.device.drive
    whole = drive.has(drive.row) and not drive.has_filler()  # one that a cut has left
    return RoomMaking(program) if whole else _RowBeginning(program)


class _RowBeginning:
    """The only step where there is no whole row yet: somebody has to wait for it, without the
    title."""

    done = False

    def __init__(self, program):
        self._program = program

    def go_on(self):
        program = self._program
        if not program.device.drive.is_ours():
            return False
        program.between_screens(self._prepare)
        program.push(program.shown)
        program.pop()  # opens it again as it was
        return True

    def _prepare(self):
        with modules.passing:
            from handheld import waiting

            waiting.prepare(self._program)


class RoomMaking:
    """Makes places for all kinds, the current game's first; or one for each `needed` kind."""

    def __init__(self, program, needed=()):
        store = store_of(program)
        self._drive = program.device.drive
        first = needed or needed_by(program)
        lengths = [each for each in store.lengths if each[0] in first]
        if not needed:
            lengths += [each for each in store.lengths if each[0] not in first]
        self.count = 1 + 4 * len(lengths)  # steps at most, with one place for each kind
        most = 1 if needed else IN_USE
        # A cut costs the places made so far, but not what the NVM has.
        safe = store.copy_to_nvm()
        program.found.clear()
        self._steps = safe and place_row.Steps(place_row.go_on(self._drive, lengths, most))

    def go_on(self):
        """Takes a step; returns whether that was possible."""
        return bool(self._steps) and not self._drive.use(self._steps.take)

    @property
    def done(self):
        return not (self._steps and self._steps.left)


def needed_by(program):
    """The kinds that are saved while the current game is played."""
    return saving.SETTINGS, saving.kind_of_game(program), saving.PROFILE % program.number


def lacking(program):
    """Those needed kinds that have no place yet."""
    drive = program.device.drive
    names = needed_by(program)
    lengths = store_of(program).lengths
    return [
        kind for kind, length in lengths if kind in names and not any(drive.places(kind, length))
    ]
