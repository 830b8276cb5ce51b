from handheld.menu import Menu


def open(toy):
    words = toy.program.words
    entries = [(words.AGAIN, toy.begin) if toy.over else (toy.texts.PRESS, toy.press)]
    entries.append((words.QUIT, lambda: toy.reset_to("title")))
    return Menu(toy.program, toy.texts.PRESSED % toy.presses, entries, closes=False)
