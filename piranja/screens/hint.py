"""A hint: the choices, and the chance to win with each, as the strongest robot sees it."""

from handheld import modules
from handheld.menu import Menu

from ..parts.bar_prompts import prompt
from ..saves.seats import ROBOTS


def open(piranja):
    program = piranja.program
    view = piranja.session.view
    menus = piranja.more_texts("menus")
    with modules.passing:
        from ..play.hint_chances import chances

        found = chances(view)
    entries = []
    values = []
    for row, (chance, action) in enumerate(found):
        entries.append((prompt(piranja.texts, view, action), program.pop))
        values.append((row, menus.SHARE % chance))
    remarks = (menus.RECKONED % menus.ROBOT % ROBOTS,)
    return Menu(program, menus.CHANCES, entries, values, remarks=remarks)
