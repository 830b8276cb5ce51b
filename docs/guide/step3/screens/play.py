from handheld.menu import Menu


def open(toy):
    words = toy.program.words
    press = (words.AGAIN, toy.begin) if toy.over else (words.PRESS_A, toy.press)
    return Menu(toy.program, str(toy.presses), [press, (words.QUIT, toy.quit)], closes=False)
