"""Buttons pressed at random."""

import random

from kahuna_player import HANDOVER_TAKES

from simulator.boards import BUTTONS

# A and the directions do most; START and B lead away from everything.
_LIKELY = (10, 14, 10, 14, 34, 10, 4, 4)


def press_at_random(handheld, seed, presses):
    """Presses, holds and waits at random; if it goes wrong, prints what was done last."""
    lot = random.Random(seed)
    done = []
    while handheld.program is None:  # it may make places first
        handheld.frame()
    try:
        for number in range(presses):
            button = lot.choices(BUTTONS, _LIKELY)[0]
            frames = lot.choice((1, 1, 1, 2, 2, 3, 20)) if number % 10 == 0 else 1
            if button == "a" and handheld.program.shown == "handover":
                frames = HANDOVER_TAKES
            done.append(button if frames == 1 else f"{button}:{frames}")
            handheld.hold(button)
            handheld.frame(frames)
            handheld.let_go(button)
            handheld.frame(lot.choice((1, 1, 1, 30)) if number % 10 == 0 else 1)
            assert handheld.running and "Traceback" not in handheld.serial, handheld.serial
            if number % 500 == 499:
                assert reacts(handheld)
    except BaseException:
        print("the last buttons:", *done[-40:])
        raise


def reacts(handheld):
    """Whether some button still changes the screen."""
    for _ in range(3):
        for button in ("down", "a", "b", "start"):
            changes = handheld.screen.changes
            handheld.press(button)
            handheld.frame(10)
            if handheld.screen.changes > changes:
                return True
    return False
