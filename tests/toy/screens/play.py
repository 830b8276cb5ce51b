"""The toy at play: A counts, START leaves for the title."""

from displayio import Group

from handheld import buttons, clicks, shades
from handheld.art import colours

from ..cartridge import GOAL


def open(toy):
    return Play(toy)


class Play:
    def __init__(self, toy):
        self.toy = toy

    def enter(self, stage):
        toy = self.toy
        self.group = Group()
        self.group.append(toy.screen)
        ink = colours((None, (shades.GLOW, shades.CREAM)[toy.colour]))
        self.line = toy.program.art.line(10, 50, 140, ink, toy.texts.PRESSED % toy.presses)
        self.group.append(self.line.tile)

    def leave(self):
        self.group.pop(0)
        self.line = self.group = None

    def frame(self, now, pressed):
        toy = self.toy
        if pressed & buttons.A:
            toy.presses += 1
            self.line.text = toy.texts.PRESSED % toy.presses
            toy.program.play(clicks.STEP)
            toy.program.keep_game()
            if toy.presses == GOAL:
                toy.program.go("over")
        elif pressed & buttons.START:
            toy.program.go("title")
