from handheld.menu import Menu


def open(toy):
    words = toy.program.words
    entries = [(words.NEW_GAME, toy.begin)]
    if toy.pack():
        entries.insert(0, (words.CONTINUE, toy.resume))
    entries.append((words.SETTINGS, lambda: toy.program.push("settings")))
    return Menu(toy.program, toy.texts.NAME, entries, closes=False)
