"""Writes kahuna/play/puzzles.py: sixty positions from games between robots, with a goal each.

python3 tools/make_puzzles.py            find them again, which takes some minutes
python3 tools/make_puzzles.py --tell     say what each asks for, and how well it is hidden

All that each turn can come to is tried out. A puzzle is kept if exactly one outcome reaches its
goal; its grade depends on how well that is hidden (see games/kahuna/puzzling/). Rare goals are
looked for in more games.
"""

import environment

# isort: split
import hashlib
import sys
from collections import Counter

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]


from games.kahuna.match import Match, Terms
from games.kahuna.puzzling.judging import grade, hiding, puzzles
from games.kahuna.puzzling.outcomes import islands
from kahuna.play.puzzle import (
    BOTH,
    FREE,
    LEAD,
    MOST_PLAYS,
    NO_BRIDGE,
    NO_ISLAND,
    NO_PLAY,
    SIZE,
    TAKE,
    TAKE_BACK,
    WIN,
    Puzzle,
)
from kahuna.records import notation
from kahuna.rules.cards import count, listed
from kahuna.rules.line_names import LINE_NAMES
from kahuna.rules.phases import FINAL, FRESH, PLAY
from kahuna.rules.sides import SIDE_NAMES
from kahuna.rules.tables import LETTERS

TARGET = environment.ROOT / "kahuna" / "play" / "puzzles.py"
SEED = 1
GAMES = 600
MORE_GAMES = 1  # times as many more, in which only NO_BRIDGE is looked for
GRADES = 3
IN_GRADE = 20
PLAYERS = ("1", "2", "3", "4", "5", "6", "greedy", "child")
UNLIKE = 10  # the least bridges in which two boards of a grade differ

RARE = (NO_BRIDGE, TAKE_BACK)
MOST_BRIDGES = 9  # the most that one turn can take away; with more there is no use in trying

# How many puzzles with each goal a grade may have.
MOST_OF = {WIN: 5, TAKE: 4, BOTH: 3, FREE: 4, LEAD: 4, NO_ISLAND: 3, NO_BRIDGE: 3, TAKE_BACK: 3}
GOALS = {
    WIN: "win %s islands",
    TAKE: "take %s",
    TAKE_BACK: "take back %s",
    BOTH: "win %s",
    FREE: "free %s islands",
    LEAD: "have more islands",
    NO_ISLAND: "leave no island",
    NO_BRIDGE: "leave no bridge",
}


class Watched(Match):
    """A game that notes how each turn begins: (state, side, the islands that this side has held
    so far)."""

    def __init__(self, *terms):
        super().__init__(*terms)
        self.begun = []
        self._had = [0, 0]

    def _move(self, player):
        game = self.game
        side = game.turn
        if game.happened == FRESH and game.phase in (PLAY, FINAL):
            for each in (0, 1):
                self._had[each] |= islands(game.bridges[each])
            state = game.bridges[side], game.bridges[1 - side], game.hands[side]
            self.begun.append((state, side, self._had[side]))
        super()._move(player)


def positions(seed, number):
    """Returns the beginnings of all turns of a game, as Watched notes them."""
    pair = PLAYERS[number % len(PLAYERS)], PLAYERS[number // len(PLAYERS) % len(PLAYERS)]
    match = Watched(Terms(pair, "modern", (), 0, seed, 60, False), number, 0)
    match.play()
    return [turn for turn in match.begun if turn[0][0] and turn[0][1] and count(turn[0][2]) > 1]


def found_in(seed, number, more=False):
    """Yields the puzzles of a game: (grade, how well it is hidden, Found, state, side)."""
    for state, side, had in positions(seed, number):
        if more and not 1 < count(state[1]) <= MOST_BRIDGES:
            continue
        for found in puzzles(state, [(NO_BRIDGE, 0)] if more else None):
            if found.goal == TAKE and had >> found.number & 1:
                found = found._replace(goal=TAKE_BACK)
            if grade(found) >= 0:
                yield grade(found), hiding(state, found), found, state, side


def chosen(seed, games):
    """Returns the sixty, by grade and then by how well they are hidden; each is from another
    game."""
    candidates = []
    for number in range(games * (1 + MORE_GAMES)):
        for candidate in found_in(seed, number, number >= games):
            candidates.append((*candidate, number))
        if number % 20 == 19:
            manners.tell(f"{number + 1} games, {len(candidates)} candidates\n")
    used, picked = set(), []
    for wanted in reversed(range(GRADES)):  # good ones of the third grade are rare
        picked = _pick(wanted, candidates, used) + picked
    return picked


def _pick(wanted, candidates, used):
    """Returns the puzzles of a grade."""
    picked, goals, sides = [], Counter(), Counter()
    for candidate in sorted(
        (candidate for candidate in candidates if candidate[0] == wanted), key=_order
    ):
        _, _, found, state, side, number = candidate
        if (
            number in used
            or goals[found.goal] == MOST_OF[found.goal]
            or sides[side] == IN_GRADE // 2
            or any(_differ(state, other[3]) < UNLIKE for other in picked)
        ):
            continue
        picked.append(candidate)
        used.add(number)
        goals[found.goal] += 1
        sides[side] += 1
        if len(picked) == IN_GRADE:
            return sorted(picked, key=lambda puzzle: (puzzle[1], puzzle[5]))
    raise manners.Failure(f"only {len(picked)} puzzles of grade {wanted + 1}: play more games")


def _order(candidate):
    """Returns a key to sort by: rare goals come first; then in the first grade chance decides, in
    the others what is hidden best."""
    wanted, hides, found, state, _, _ = candidate
    name = repr((state, found.goal, found.number)).encode()
    return found.goal not in RARE, -hides if wanted else 0, hashlib.sha256(name).digest()


def _differ(one, other):
    """Returns in how many lines two boards differ."""
    return count(one[0] ^ other[0] | one[1] ^ other[1])


def packed(found, state, side):
    """Returns a puzzle as the handheld reads it."""
    mine, theirs, hand = state
    boards = (theirs, mine) if side else (mine, theirs)
    way = min(found.ways, key=lambda way: (len(way), way))
    return b"".join(
        (
            bytes((found.goal | side << 4, found.number)),
            boards[0].to_bytes(4, "big"),
            boards[1].to_bytes(4, "big"),
            hand.to_bytes(3, "big"),
            bytes(way) + bytes((NO_PLAY,)) * (MOST_PLAYS - len(way)),
        )
    )


def write(made):
    rows = []
    for at, puzzle in enumerate(made):
        if at % IN_GRADE == 0:
            rows.append(f"    # grade {at // IN_GRADE + 1}")
        rows.append('    b"' + "".join(f"\\x{byte:02x}" for byte in puzzle) + '"')
    return (
        '"""The puzzles as bytes, twenty of each of three grades (see puzzle.py).\n\n'
        "Written by tools/make_puzzles.py, which finds them in games; change that, not this.\n"
        '"""\n\n'
        "# fmt: off\nPUZZLES = (\n" + "\n".join(rows) + "\n)\n# fmt: on\n"
    ).encode()


def tell(data):
    """Returns a puzzle in words."""
    puzzle = Puzzle(data)
    state = state_of(puzzle)
    (found,) = puzzles(state, [(puzzle.goal, puzzle.number)])
    number = puzzle.number
    island = LETTERS[number % 12]
    what = {TAKE: island, TAKE_BACK: island, BOTH: LETTERS[number & 15] + LETTERS[number >> 4]}
    goal = GOALS[puzzle.goal]
    goal = goal % what.get(puzzle.goal, number) if "%" in goal else goal
    boards = [
        " ".join(name for line, name in enumerate(LINE_NAMES) if mask >> line & 1)
        for mask in state[:2]
    ]
    hand = "".join(LETTERS[card] for card in listed(state[2]))
    return (
        f"{SIDE_NAMES[puzzle.side]} has {hand} and {boards[0]}, the other {boards[1]}: {goal}. "
        f"{' '.join(notation.text(play) for play in puzzle.plays_to_goal)}: "
        f"{len(found.ways)} orders, {found.outcomes} outcomes, hides {hiding(state, found)}"
        + (", greed fails" if not found.greedy else "")
    )


def state_of(puzzle):
    """Returns where a puzzle begins: bridges of its side and of the other, and the hand."""
    boards = [int.from_bytes(puzzle.data[at : at + 4], "big") for at in (2, 6)]
    side = puzzle.side
    return boards[side], boards[1 - side], int.from_bytes(puzzle.data[10:13], "big")


@manners.tool("make_puzzles")
def main(arguments=None):
    parser = manners.Parser("make_puzzles", __doc__)
    parser.add_argument("--tell", action="store_true", help="only say what the puzzles are")
    parser.add_argument(
        "--games",
        type=manners.whole(1),
        default=GAMES,
        metavar="N",
        help=f"how many to look through ({GAMES})",
    )
    parser.add_argument(
        "--seed",
        type=manners.whole(0),
        default=SEED,
        metavar="S",
        help=f"play the games from this seed ({SEED})",
    )
    options = parser.parse_args(arguments)
    if options.tell:
        from kahuna.play.puzzles import PUZZLES

        for at in range(0, len(PUZZLES), SIZE):
            print(f"{at // SIZE + 1}: {tell(PUZZLES[at : at + SIZE])}")
        return 0
    sixty = chosen(options.seed, options.games)
    TARGET.write_bytes(write([packed(found, state, side) for _, _, found, state, side, _ in sixty]))
    print("wrote", TARGET.relative_to(environment.ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
