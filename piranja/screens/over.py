"""The menu after a game: another game, ways to look at this one, or the title."""

from handheld.menu import Menu

from ..parts.result import result
from ..play.profiles import load_profile


def open(piranja):
    program = piranja.program
    words = program.words
    menus = piranja.more_texts("menus")
    entries = [(words.AGAIN, piranja.again), (menus.COURSE, "course"), (words.LOG, "log")]
    if program.device.has_console:
        entries.append((words.TO_COMPUTER, lambda: _send(piranja, menu, words.SENT)))
    entries.append((words.QUIT, lambda: piranja.reset_to("title")))
    most, row, pile = load_profile(program).records
    remarks = (menus.MOST_EVER % most, menus.LONGEST_ROW % (row, pile))
    menu = Menu(program, result(piranja), entries, closes=False, remarks=remarks)
    return menu


def _send(piranja, menu, sent):
    """Prints the record on the serial console, for a computer that listens there."""
    for line in piranja.record():
        print(line)
    menu.set_value(menu.at, sent)
