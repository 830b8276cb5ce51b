"""What programs that play Kai Piranja read and write: PLAYERS.md explains it to their authors."""

from piranja.records.writer import BRINGS_IN, FETCHES, LEAVES, SPECIES, lines, text
from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from piranja.rules.decks import unseen
from piranja.rules.fish import KINDS, SHOAL
from piranja.rules.legal import MOST, legal

from .records import state

HEAD = 4  # lines of a record before its turns
TURNS = "turn"
WORDS = {
    TURN: TURNS,
    BRING_IN: BRINGS_IN,
    LEAVE: LEAVES,
    **{FETCH + i: FETCHES + letter for i, letter in enumerate(SPECIES)},
}


def observation(view, seat):
    """Returns all that the player on a seat sees, as a dictionary."""
    shown = state(view, None)
    del shown["line"]
    counts = unseen(view)
    return {
        "you": seat + 1,
        "players": view.players,
        "aside": SHOAL - view.sea_at,
        **shown,
        "may": may(view),
        "unseen": {"shoal": by_fish(counts[:KINDS]), "sea": by_fish(counts[KINDS:])},
        "turns": [line.replace("// ", "") for line in lines(view)][HEAD:],
    }


def may(game):
    """Returns the words for all that may be done now."""
    buffer = bytearray(MOST)
    return [WORDS[action] for action in buffer[: legal(game, buffer)]]


def by_fish(counts):
    return {text(fish): number for fish, number in enumerate(counts)}


def read(words, view):
    """Returns the actions that an answer stands for, or raises ValueError with a sentence."""
    if not words:
        raise ValueError("it is an empty line")
    actions = []
    for word in words:
        if actions and actions[-1] < FETCH:
            raise ValueError(f"'{word}' comes after the end of the answer")
        known = [action for action in WORDS if WORDS[action] == word]
        if not known:
            raise ValueError(f"'{word}' is not one of {' '.join(WORDS.values())}")
        actions += known
    return actions
