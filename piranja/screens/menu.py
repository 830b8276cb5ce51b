"""The menu that START opens during a game."""

from handheld.menu import Menu


def open(piranja):
    program = piranja.program
    words = program.words
    entries = [(words.RESUME, program.pop)]
    if program.below == "play" and piranja.session.awaits_person:
        entries.append((piranja.more_texts("menus").HINT, lambda: program.replace("hint")))
    entries += [
        (words.LOG, "log"),
        (words.RULES, "rules"),
        (words.SETTINGS, "settings"),
        (words.NEW_GAME, "newgame"),
        (
            words.QUIT,
            lambda: program.push("question", words.LEAVE_SURE, words.GAME_KEPT, piranja.quit),
        ),
    ]
    title = piranja.name_of(piranja.session.view.turn)
    return Menu(program, title, entries, battery=len(entries) - 1)
