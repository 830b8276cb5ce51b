"""The solution of a puzzle, bridge by bridge."""

from handheld import buttons, menu_sounds, modules

from ..play.puzzle import Puzzle
from ..play.scratch_game import of_puzzle
from .watch import Watch


def open(kahuna, number):
    with modules.passing:
        from ..play.puzzle_opening import game_of, load

        puzzle = Puzzle(load(number))
        scratch = of_puzzle(kahuna, puzzle, game_of(puzzle))
    session = scratch.session
    start = session.view.length
    for action in puzzle.plays_to_goal:
        session.act(action)
    return Solution(scratch, number, start)


class Solution(Watch):
    """Shows the turn that solves the puzzle, then goes back to the puzzles."""

    def __init__(self, kahuna, number, start):
        super().__init__(kahuna, start, kahuna.session.view.length)
        self._number = number

    def frame(self, now, pressed):
        if pressed & (buttons.B | buttons.START):
            self.program.play(menu_sounds.BACK)
            self._go_on()
        elif self._summing:
            self._frame_of_summary(now, pressed)
        else:
            self._frame_of_turn(now, pressed)

    def _go_on(self):
        self.program.replace("puzzles", self._number)
