"""Tips for a puzzle: first an island to look at, then the card to play, then the line for it."""

from ..rules.actions import card_of, is_place, is_remove, line_of, pair_of
from ..rules.limits import ISLAND_COUNT
from ..rules.tables import HIGH, ISLANDS, LOW, REACH
from .lesson_guide import ISLAND, LINE, NOWHERE, SLOT
from .preview import Preview
from .puzzle import NO_PLAY


def next_play(puzzle, view):
    """Returns the next play towards the goal, or NO_PLAY if one has to be taken back first."""
    left = list(puzzle.plays_to_goal)
    for done in view.history[: view.length]:
        if done not in left:
            return NO_PLAY
        left.remove(done)
    board = Preview()
    board.begin(view, view.turn)
    for play in left:
        taken = (board.bridges[0] | board.bridges[1]) >> line_of(play) & 1
        if taken == is_place(play):
            return NO_PLAY
        board.play(play)
    return left[0] if left and puzzle.is_solved(board) else NO_PLAY


def tip(play, step, view, cards, words):
    """Returns what a step says about a play, where it points, and the lines that it lights up."""
    if play == NO_PLAY:
        return words.ASTRAY, NOWHERE, 0
    line = line_of(play)
    if step == 0:
        island = _island_of(play, view)
        sentence, target, lines = words.TIP_ISLAND % ISLANDS[island], ISLAND + island, REACH[island]
    elif step == 1:
        used = (card_of(play),) if is_place(play) else pair_of(play)
        sentence = words.TIP_CARD[len(used) - 1] % tuple([ISLANDS[card] for card in used])
        target, lines = SLOT + bytes(cards).find(bytes(used[:1])), REACH[used[0]]
    else:
        sentence = words.TIP_LINE[is_remove(play)] % (ISLANDS[LOW[line]], ISLANDS[HIGH[line]])
        target, lines = LINE + line, 1 << line
    return sentence + "\n" + words.NOT_YET.partition("\n")[2], target, lines


def _island_of(play, view):
    """Returns the island that a play wins or frees; or the end of its line that is not its card."""
    board = Preview()
    board.look(view, play)
    islands = board.won or board.lost
    for island in range(ISLAND_COUNT):
        if islands >> island & 1:
            return island
    line = line_of(play)
    return LOW[line] if is_place(play) and card_of(play) == HIGH[line] else HIGH[line]
