from handheld.menu import Menu


def open(toy):
    entries = [(toy.program.words.PRESS_A, toy.press)]
    return Menu(toy.program, str(toy.presses), entries, closes=False)
