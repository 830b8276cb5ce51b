"""Prepares a drive, or makes places, while somebody waits and reads a sentence about it."""

from displayio import Group

from handheld import menu_colours, place_row, room_making, saving
from handheld.art import colours
from handheld.careful_saving import note_obstacle, store_of
from handheld.place_making import make_shelf
from handheld.wrapping import WIDTH, wrap

# The position of the sentence.
_LEFT = 4
_TOP = 40
_STEP = 12


def prepare(program):
    """Begins a row in which the places are made later, or makes all places at once if no row is
    possible. This takes seconds, and the power must not go meanwhile."""
    waiting = _Waiting(program)
    drive = program.device.drive
    store = store_of(program)
    if store.has_nvm:
        drive.use(_begin_row, drive, store.lengths, waiting.show)
    if drive.has_filler() and drive.has(drive.row):
        program.lacks_room = 0  # it cannot be removed, so there is nothing more to do
    if not drive.has(drive.row):
        _make_all(program, store, waiting.show)
        program.lacks_room = 0
        if not store.knows(saving.SETTINGS):  # without an NVM there was nowhere to save them
            saving.save_settings(program)


def _begin_row(drive, lengths, show):
    for done, _ in enumerate(place_row.begin(drive, lengths), 1):
        show(done, place_row.BEGINNING)


def _make_all(program, store, show):
    store.make_places(True, show)
    note_obstacle(program, store, not store.obstacle or program.device.nvm is not None)
    store.copy_to_drive()
    if not store.lacks_places():
        drive = program.device.drive
        drive.use(make_shelf, drive, True, show)  # without room for it there is no shelf


def make_room(program):
    """Makes the places that the current game needs, before it is played."""
    drive = program.device.drive
    if not drive.has(drive.row) and drive.is_ours():
        prepare(program)
    needed = drive.has(drive.row) and room_making.lacking(program)
    if needed:
        waiting = _Waiting(program)
        making = room_making.RoomMaking(program, needed)
        done = 0
        while not making.done and making.go_on():
            done += 1
            waiting.show(done, making.count)


class _Waiting:
    """A sentence, and a bar that shows the progress."""

    def __init__(self, program):
        program.device.sound.hush()  # or a note would sound all the while
        art = program.art
        group = Group()
        group.append(art.fill(menu_colours.NIGHT))
        ink = colours((None, menu_colours.CREAM))
        for row, text in enumerate(wrap(art.text, program.troubles.MAKING_ROOM)):
            group.append(art.line(_LEFT, _TOP + _STEP * row, WIDTH, ink, text).tile)
        self._bar = art.fill(menu_colours.GLOW, -160, 122, height=6)
        group.append(self._bar)
        self._display = program.device.display
        self._display.root_group = group
        self._display.refresh()

    def show(self, done, of):
        self._bar.x = done * 160 // of - 160
        self._display.refresh()
