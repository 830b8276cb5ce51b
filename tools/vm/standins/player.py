"""Plays the program from outside, step by step, so that the heap can be measured in between."""

import binascii  # noqa: F401  (first, as here it is Python, and nests calls deep while it loads)

import pins
import world

_LIFTS = 20  # frames for which A is held at the handover


def boot():
    """Does what code.py does, but without the endless loop."""
    global program
    pins.give_back()
    world.start()
    import start as start  # stays in memory, as code.py does

    from handheld import boards
    from handheld import program as module

    program = module.Program(boards.find(), start.GAMES, "KAHUNA_LANGUAGE")


def frame(count=1):
    for _ in range(count):
        program.frame()


def press(button):
    """Presses a button, or holds A at the handover."""
    world.hold(button)
    frame(_LIFTS if button == "a" and shown() == "handover" else 1)
    world.let_go(button)
    program.frame()


def shown():
    """Returns the name of the screen shown."""
    return program.shown


def speak(language):
    """Changes the language, as the settings do."""
    program.settings.language = language
    program.speak()


def open_screen(name):
    program.push(name)
    frame(2)


def to_the_title():
    program.game.quit()
    frame()


program = None
