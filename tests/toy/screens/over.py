"""The toy's end."""

from handheld.menu import Menu


def open(toy):
    words = toy.program.words
    entries = [(words.AGAIN, toy.begin), (words.QUIT, lambda: toy.program.go("title"))]
    return Menu(toy.program, toy.texts.DONE, entries, closes=False)
