"""Plays the program from outside, a step at a time; `live` heap is looked at between the steps."""

import world


def boot():
    """What code.py does, but for the endless loop."""
    global program
    import start as start  # what code.py keeps

    device = _device()
    from kahuna import program as module

    module.running = program = module.Program(device)


def _device():
    from handheld import boards

    return boards.find()


def frame(count=1):
    for _ in range(count):
        program.frame()


def press(button):
    world.hold(button)
    program.frame()
    world.let_go(button)
    program.frame()


def shown():
    """The class of the screen that is shown."""
    return type(program.stage.top).__name__


def begin(players=(0, 0)):
    """A new game; who plays, White first: 0 for a person."""
    program.session.setup.players[:] = bytes(players)
    program.begin()
    frame()


def open_screen(name):
    program.show(name)
    frame(2)


def to_the_title():
    program.go("title")
    frame()


def turn():
    """Ends the turn under way by legal actions, now this one, now that one."""
    global _lot
    from kahuna.rules.legal import MOST, legal

    session = program.session
    view = session.view
    side = view.turn
    choice = bytearray(MOST)
    while not (session.over or session.dealing) and view.turn == side:
        _lot = _lot * 25173 + 13849 & 32767
        session.act(choice[_lot % legal(view, choice)])
    program.go_on()
    frame()


_lot = 1
program = None
