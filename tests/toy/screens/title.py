from handheld.title import Title


def open(toy):
    words = toy.program.words
    entries = [(words.NEW_GAME, toy.begin), (words.SETTINGS, "settings")]
    if toy.pack():
        entries.insert(0, (words.CONTINUE, toy.resume))
    return Title(toy.program, "toy", entries)
