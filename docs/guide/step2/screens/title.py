from handheld.menu import Menu


def open(toy):
    entries = [(toy.program.words.NEW_GAME, toy.begin)]
    return Menu(toy.program, "Toy", entries, closes=False)
