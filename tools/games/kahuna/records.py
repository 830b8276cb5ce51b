"""Games of Kahuna as records, as the referee's JSON, and at random."""

from handheld.chance import Chance, seed_of
from kahuna.records import notation
from kahuna.records.reader import Reader as Reader
from kahuna.records.reader import RecordError as RecordError
from kahuna.records.writer import SIDES
from kahuna.records.writer import lines as lines
from kahuna.rules.bridges import controlled
from kahuna.rules.cards import listed
from kahuna.rules.decks import rest_of
from kahuna.rules.editions import EDITIONS
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, legal
from kahuna.rules.limits import ISLAND_COUNT, LINE_COUNT
from kahuna.rules.line_names import LINE_NAMES
from kahuna.rules.phases import DEALING, FINAL, HANDICAP, OVER, PLAY
from kahuna.rules.results import BY_BRIDGES, BY_FINAL, BY_POINTS, NO_BRIDGES, TIE
from kahuna.rules.tables import LETTERS

OPTIONS = {
    "edition": {
        "choices": [edition.name for edition in EDITIONS],
        "help": "play by this edition (modern)",
    },
    "variant": {
        "choices": ("guard", "open"),
        "action": "append",
        "default": [],
        "help": "play with this variant",
    },
}
PHASES = {DEALING: "deal", HANDICAP: "handicap", PLAY: "play", FINAL: "final", OVER: "over"}
REASONS = {
    BY_POINTS: "points",
    BY_FINAL: "final",
    BY_BRIDGES: "bridges",
    NO_BRIDGES: "no-bridges",
    TIE: "draw",
}


def letters(cards):
    return [LETTERS[card] for card in listed(cards)]


def line_names(mask):
    return [LINE_NAMES[line] for line in range(LINE_COUNT) if mask >> line & 1]


def islands(mask):
    return [LETTERS[island] for island in range(ISLAND_COUNT) if mask >> island & 1]


def by_side(make):
    return {name: make(side) for side, name in enumerate(SIDES)}


def result(game):
    if game.phase != OVER:
        return None
    winner = SIDES[game.winner] if game.winner >= 0 else None
    return {"winner": winner, "reason": REASONS[game.reason]}


def state(game, line):
    """Returns the state as a dictionary; `line` is the line number of the record so far."""
    return {
        "line": line,
        "round": game.round,
        "phase": PHASES[game.phase],
        "turn": None if game.phase == OVER else SIDES[game.turn],
        "bridges": by_side(lambda side: line_names(game.bridges[side])),
        "islands": by_side(lambda side: islands(controlled(game, side))),
        "hands": by_side(lambda side: letters(game.hands[side])),
        "open": by_side(lambda side: letters(game.open[side])),
        "face_up": letters(game.face_up),
        "pile": game.pile,
        "discards": game.discards,
        "scores": by_side(lambda side: game.scores[side]),
        "result": result(game),
    }


def wrong(options):
    edition = edition_of(options)
    for variant, there in (("guard", edition.has_guard), ("open", edition.has_open)):
        if variant in options.variant and not there:
            return f"the edition {edition.name} has no variant {variant}"
    return None


def edition_of(options):
    return notation.edition(options.edition or EDITIONS[0].name)


def random_game(seed, options):
    """Plays a game at random, each legal action as likely as any other."""
    chance = Chance(seed_of(seed))
    variants = options.variant
    game = Game(edition_of(options), "guard" in variants, "open" in variants, chance.below(2))
    buffer = bytearray(MOST)
    while game.phase != OVER:
        if game.phase == DEALING:
            deck = rest_of(game)
            chance.shuffle(deck)
            game.deal(deck)
        else:
            game.apply(buffer[chance.below(legal(game, buffer))])
    return game
