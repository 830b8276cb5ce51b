"""What Kahuna says in every language, and how much room there is for it."""

import re
from types import SimpleNamespace

import pytest
from board_pictures import FONT

from handheld import texts
from handheld.languages import LANGUAGES

CODES = [code for code, _ in LANGUAGES]


every_language = pytest.mark.parametrize("code", CODES)

BAR = 125  # up to the counts of islands

BESIDE_ANSWER = 15  # where answers are side by side, with the room between them

BETWEEN_ANSWERS = 5


def room_of_answers(words, number):
    """The pixels that a question over the board takes, or all of its answers side by side."""
    question, *answers = words.split("\n")
    assert len(answers) == number
    answered = sum(FONT.width(answer) + BESIDE_ANSWER for answer in answers) - BETWEEN_ANSWERS
    return max(FONT.width(" " + question), answered)


def names_in(part):
    """The names of the texts in a file that was loaded."""
    return re.findall(r"^(\w+) =", str(part.words, "utf-8"), re.MULTILINE)


def load(code):
    """All that is said in a language, by Kahuna and by the handheld."""
    modules = [texts.load("handheld", part + code) for part in ("", "settings_", "troubles_")]
    modules += [
        texts.load("kahuna", part + code)
        for part in ("", "turn_", "remarks_", "deeds_", "menus_", "hints_", "newgame_")
    ]
    said = [(name, getattr(part, name)) for part in modules for name in names_in(part)]
    assert len(dict(said)) == len(said)
    return SimpleNamespace(**dict(said))
