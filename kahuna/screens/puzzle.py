"""A puzzle: a turn on a position from a game, until its goal is reached."""

from handheld import buttons, menu_sounds, modules
from handheld.clock import since

from ..look import tunes
from ..parts.teacher import Teacher
from ..play.chooser import ON_STRIP
from ..play.lesson_guide import NOWHERE
from ..play.puzzle import IN_GRADE, NO_PLAY, Puzzle
from ..play.scratch_game import of_puzzle
from ..play.slots import PILE
from ..rules.actions import END
from ..rules.legal import MOST, legal
from .play import Play

_REST = 2000  # milliseconds that the cursor is on the cards until the bar says the goal
_TIPS = 3  # tips for a play; after them the solution is offered

# What the teacher says over the board.
_NOTHING = 0
_GOAL = 1
_TIP = 2
_SOLVED = 3
_NOT_YET = 4
_QUESTION = 5


def open(kahuna, number):
    return PuzzleScreen(kahuna, number)


class PuzzleScreen:
    """A scene that plays a turn in a separate game."""

    def __init__(self, kahuna, number):
        self._kahuna = kahuna
        self.program = kahuna.program
        self._number = number
        self._following = -1  # the puzzle that comes next
        self._helped = NO_PLAY  # the play for which tips were given
        self._tips = 0  # the number of those tips

    def enter(self, stage):
        kahuna = self._kahuna
        with modules.passing:
            from ..play.puzzle_opening import game_of, in_words, load

            self._puzzle = puzzle = Puzzle(load(self._number))
            self._read_words(puzzle, in_words)
            self._scratch = of_puzzle(kahuna, puzzle, game_of(puzzle))
        self._tabletop = kahuna.tabletop
        self._scratch.go_on = self._end
        puzzle.begin(self._scratch.session.view)
        self.group = self._tabletop.group
        self._teacher = Teacher(self.program.art, self._tabletop.strip)
        self._teacher.point(NOWHERE)
        self._play = Play(self._scratch)
        self._play.enter(stage)
        self._length = self._scratch.session.view.length
        self._touched = stage.clock.ticks()
        self._goal_shown = False  # whether the bar has shown the goal since the last press
        self._says = _NOTHING
        self._say(_GOAL)

    def _read_words(self, puzzle, in_words):
        """Reads the sentences of this screen from the texts."""
        words = self._kahuna.more_texts("puzzles")
        sides = self._kahuna.texts.SIDES
        self._grade = words.GRADES[self._number // IN_GRADE]
        self._you_are = words.YOU_ARE % sides[puzzle.side]
        self._goal = in_words(puzzle, words, sides)
        self._not_yet = words.NOT_YET
        self._questions = [words.QUESTION % help for help in words.HELP]

    def leave(self):
        self._play.leave()
        if self._says != _NOTHING:
            self.group.remove(self._teacher.group)

    def touch(self, x, y):
        if self._says == _QUESTION:
            return self._teacher.touch(x, y)
        if self._says in (_GOAL, _SOLVED, _TIP):
            return 0, buttons.A
        row = self._teacher.row_at(y)
        if self._says == _NOT_YET and row >= 0:
            return 0, buttons.B if row else buttons.SELECT
        return self._play.touch(x, y)

    # Frames

    def frame(self, now, pressed):
        if pressed:
            self._touched = now
            self._goal_shown = False
        if self._says == _SOLVED:
            self._frame_of_solved(pressed)
        elif self._says == _QUESTION:
            self._frame_of_question(pressed)
        elif pressed & buttons.START or (pressed & buttons.B and self._may_leave):
            self._ask(now)
        elif self._says in (_GOAL, _TIP) and pressed & buttons.A:
            self.program.play(menu_sounds.CONFIRM)
            self._say(_NOTHING)
            self._say_goal()
        elif pressed or self._says != _TIP:
            if pressed:
                self._say(_NOTHING)
            self._frame_of_turn(now, pressed)

    @property
    def _may_leave(self):
        return self._says != _NOTHING or self._play.chooser.mode == ON_STRIP

    def _frame_of_turn(self, now, pressed):
        play = self._play
        play.frame(now, pressed)
        view = self._scratch.session.view
        if view.length != self._length and not play.moves:
            undone = view.length < self._length
            self._length = view.length
            if not undone:
                if view.history[view.length - 1] == self._helped:
                    self._tips = 0
                self._look_at(view)
        elif (
            not self._goal_shown
            and self._says == _NOTHING
            and play.chooser.mode == ON_STRIP
            and since(now, self._touched) > _REST
        ):
            self._say_goal()

    def _say_grade(self):
        self._tabletop.bar.say(self._kahuna.texts.PLAYED % (self._grade, self._number + 1))

    def _say_goal(self):
        self._goal_shown = True
        self._tabletop.bar.say(self._goal)

    def _look_at(self, view):
        """Looks where a play led. The cursor leaves the cards, so that A alone solves nothing."""
        if self._puzzle.is_solved(view):
            self._praise()
            return
        self._play.chooser.at = PILE
        self._play.look_again()
        if legal(view, bytearray(MOST)) <= 1:  # only the end of the turn
            self._say(_NOT_YET)

    def _ask(self, now):
        """Asks how to go on, unless a play that is still moving has solved it."""
        if self._play.moves:
            self._tabletop.playfield.finish()
            self._frame_of_turn(now, 0)
        if self._says != _SOLVED:
            self.program.play(menu_sounds.STEP)
            self._say(_QUESTION)

    def _end(self):
        """Takes back the end of the turn, as the goal is not reached."""
        session = self._scratch.session
        if session.view.history[session.view.length - 1] == END:
            session.undo()
            self._play.look_again()
            self.program.play(menu_sounds.REFUSE)
            self._say(_NOT_YET)

    def _praise(self):
        with modules.passing:
            from ..play.daily import solve

            self._following, streak = solve(self.program, self._number)
            words = self._kahuna.more_texts("puzzles")
            first, _, second = words.SOLVED.partition("\n")
            if streak:
                self._following = -1  # so A leads to the row with the streak
                second = words.TODAY + " ✓ "
                if streak > 1:
                    second += words.STREAK % streak
            elif self._following < 0:
                second = ""
        self._play.look_away()
        self.program.play(tunes.WIN)
        self._say(_SOLVED)
        self._teacher.say(first, second, True)

    def _frame_of_solved(self, pressed):
        if pressed & buttons.A and self._following >= 0:
            self.program.play(menu_sounds.CONFIRM)
            self.program.replace("puzzle", self._following)
        elif pressed & (buttons.A | buttons.B | buttons.START):
            self.program.play(menu_sounds.BACK)
            self.program.replace("puzzles", self._following)
        elif not self.program.device.sound.playing:
            self.program.save_profile()  # once the tune is over, as somebody may switch off now

    def _frame_of_question(self, pressed):
        answer = self._teacher.answer(pressed)
        if pressed:
            self.program.play(menu_sounds.STEP)
        if not answer:
            self._say(_NOTHING)
        elif answer == 1 and self._tips < _TIPS:
            self._give_tip()
        elif answer == 1:
            with modules.passing:
                from ..play.daily import give_up

                give_up(self.program, self._number)
            self.program.replace("solution", self._number)
        elif answer > 0:
            self.program.replace("puzzles", self._number)

    def _give_tip(self):
        """Gives the next tip for the play to come, or says that one has to be taken back."""
        view = self._scratch.session.view
        with modules.passing:
            from ..play.puzzle_tips import next_play, tip

            words = self._kahuna.more_texts("puzzles")
            play = next_play(self._puzzle, view)
            if play != self._helped:
                self._helped = play
                self._tips = 0
            words, target, lines = tip(play, self._tips, view, self._tabletop.strip.cards, words)
        self._tips += 1
        self._say(_TIP)
        self._say_lines(words, True)
        self._teacher.point(target)
        self._play.look_away()
        self._tabletop.playfield.show(view, lines)

    # Sentences

    def _say(self, what):
        """Says something over the board, or nothing."""
        if what == self._says:
            return
        if self._says == _TIP:
            self._teacher.point(NOWHERE)
            self._play.look_again()
        if self._says == _NOTHING:
            self.group.append(self._teacher.group)
        elif what == _NOTHING:
            self.group.remove(self._teacher.group)
        self._says = what
        if what == _GOAL:
            self._say_grade()
            self._teacher.say(self._you_are, self._goal, True)
        elif what != _NOTHING:
            self._say_goal()
        if what == _NOT_YET:
            self._say_lines(self._not_yet, False)
        elif what == _QUESTION:
            self._teacher.ask(self._questions[self._tips == _TIPS])

    def _say_lines(self, words, waits):
        """Says one or two lines; if it `waits`, a button shows that A goes on."""
        first, _, second = words.partition("\n")
        self._teacher.say(first, second, waits)
