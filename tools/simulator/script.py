"""The language of scripts: what a person does with the handheld, word by word.

up down left right a b start select   a press and a release
hold:BUTTON:FRAMES                    holds a button for that many frames
wait:FRAMES                           waits for that many frames
shot:NAME                             a picture of the screen, NAME.png
state                                 the game under way as the referee would print it
frame                                 how many pixels the last refresh sent
# ...                                 a comment, to the end of the line
"""

import re
from collections import namedtuple

from manners import cut_words

from .boards import BUTTONS

Step = namedtuple("Step", "line word first second", defaults=(None, None))

_NAME = re.compile(r"[\w-]+")
_SHOWN = 40  # letters that are shown of a word that makes no sense


class ScriptError(Exception):
    """A script cannot be read; the message says in which line, and why."""


def parse(text):
    """Returns the steps of a script. Raises ScriptError for the first word that makes no sense."""
    steps = []
    for line, words in enumerate(text.splitlines(), 1):
        for word in words.partition("#")[0].split():
            try:
                steps.append(_step(line, word))
            except ValueError as reason:
                raise ScriptError(cut_words(f"line {line}: {reason}", _SHOWN)) from None
    return steps


def play(simulation, steps, *, shot=None, state=None, frame=None):
    """Plays steps; calls `shot(name)`, `state()` and `frame()` for the words of these names."""
    for step in steps:
        if step.word in BUTTONS or step.word in ("hold", "wait"):
            # Reset here, as a press goes on for a moment after its answer, which is what counts.
            simulation.drawn = 0
        if step.word in BUTTONS:
            simulation.press(step.word)
        elif step.word == "hold":
            simulation.hold(step.first, step.second)
        elif step.word == "wait":
            simulation.frame(step.first)
        elif step.word == "shot":
            shot(step.first)
        elif step.word == "state":
            state()
        else:
            frame()


def _step(line, text):
    word, *details = text.split(":")
    if word in BUTTONS or word in ("state", "frame"):
        _expect(text, details, 0, word)
        return Step(line, word)
    if word == "hold":
        _expect(text, details, 2, "hold:BUTTON:FRAMES")
        if details[0] not in BUTTONS:
            raise ValueError(f"{text}: there is no button {details[0]!r}; {_buttons()}")
        return Step(line, word, details[0], _frames(text, details[1]))
    if word == "wait":
        _expect(text, details, 1, "wait:FRAMES")
        return Step(line, word, _frames(text, details[0]))
    if word == "shot":
        _expect(text, details, 1, "shot:NAME")
        if not _NAME.fullmatch(details[0]):
            raise ValueError(f"{text}: a picture's name has only letters, digits, '-' and '_'")
        return Step(line, word, details[0])
    raise ValueError(
        f"{text!r} is not a word of a script; {_buttons()}, the other words are "
        "hold:BUTTON:FRAMES, wait:FRAMES, shot:NAME, state and frame"
    )


def _expect(text, details, count, form):
    if len(details) != count:
        raise ValueError(f"{text}: write it as {form}")


def _frames(text, number):
    if not re.fullmatch("0*[1-9][0-9]{0,5}", number):
        raise ValueError(f"{text}: the number of frames is from 1 to 999999")
    return int(number)


def _buttons():
    return f"the buttons are {', '.join(BUTTONS)}"
