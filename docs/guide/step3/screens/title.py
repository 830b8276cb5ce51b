from handheld.menu import Menu


def open(toy):
    words = toy.program.words
    entries = [(words.NEW_GAME, toy.begin)]
    if toy.pack():
        entries.insert(0, (words.CONTINUE, toy.resume))
    return Menu(toy.program, "Toy", entries, closes=False)
