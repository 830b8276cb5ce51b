"""A lesson: turns on a table laid for it, and what is said to them."""

from displayio import Group

from handheld import buttons, clicks, modules, texts

from ..parts.tabletop import Tabletop
from ..parts.teacher import Teacher
from ..play.lessons import SAY
from ..play.session import Session
from ..rules.game import Game
from .play import Play

_PLAYERS = 3  # the third one sits where it is said what to do
_REST = 40  # cards in the shoal below those of the lesson


def open(piranja, number):
    from ..play.lessons import LESSONS  # in memory only for the moment

    modules.drop("piranja.play.lessons")
    return Lesson(piranja, number, LESSONS[number])


class Lesson:
    """A scene, and to the turn in it what `piranja` is elsewhere: with a game of its own, so that
    the one under way stays as it is."""

    def __init__(self, piranja, number, steps):
        self._piranja = piranja
        self._number = number
        self._steps = steps
        self.program = piranja.program
        self.pictures = piranja.pictures
        self.texts = piranja.texts
        self.session = Session()
        self.session.seats.count = _PLAYERS
        self.robot = None
        self._at = -1
        self._sentence = -1

    def enter(self, stage):
        told = self._piranja.more_texts("lessons")
        self._sentences = told.LESSONS[self._number].split("\n\n")
        self._not_yet = told.NOT_YET
        self._question = told.LEAVE
        self._answer = -1  # to the question whether to leave, while it is asked
        texts.drop("piranja", "lessons")
        self._stage = stage
        self._turn = None
        self.group = Group()
        self.tabletop = None
        self._teacher = Teacher(self.program.art)
        self._next()

    def leave(self):
        self._turn.leave()
        self.tabletop = self._turn = self._teacher = self.group = None

    # What the turn asks of `piranja`

    def act(self, action):
        """Does an action of the lesson; it is not kept."""
        self.session.act(action)

    def name(self, seat):
        return self._piranja.name(seat, self.session.seats)

    def light(self, seat):
        self._piranja.light(self.session.seats.signs[seat])

    def go_on(self):
        """Does nothing: the lesson says what comes after a turn."""

    def touch(self, x, y):
        if self._answer >= 0:
            return self._teacher.touch(self._question, self._answer, x, y)
        if self._steps[self._at] == SAY:
            return 0, buttons.A
        return None if self._teacher.is_told_at(y) else self._turn.touch(x, y)

    # Frames

    def frame(self, now, pressed):
        program = self.program
        if self._answer >= 0:
            self._frame_of_question(pressed)
        elif pressed & (buttons.START | buttons.B):
            if self._at == len(self._steps) - 1:
                program.play(clicks.BACK)
                program.change("learn", self._number + 1, True)
            else:
                self._ask(0)
        elif self._steps[self._at] != SAY:
            self._frame_of_turn(now, pressed)
        elif pressed & buttons.A:
            program.play(clicks.CONFIRM)
            self._next()
        else:
            self._turn.live(now)

    def _ask(self, answer):
        """Asks whether the lesson is to be left."""
        self.program.play(clicks.STEP)
        self._answer = answer
        self._teacher.ask(self._question, answer)

    def _frame_of_question(self, pressed):
        """B and START give the first answer, as A does at first: to go on."""
        if pressed & buttons.A and self._answer:
            self.program.play(clicks.BACK)
            self.program.change("learn", self._number)
        elif pressed & (buttons.A | buttons.B | buttons.START):
            self.program.play(clicks.STEP)
            self._answer = -1
            self._say(self._steps[self._at] == SAY)
        elif pressed & (buttons.LEFT | buttons.RIGHT):
            self._ask(1 - self._answer)

    def _frame_of_turn(self, now, pressed):
        turn = self._turn
        if turn.choosing and pressed & buttons.A and turn.offers.action != self._steps[self._at]:
            self.program.play(clicks.REFUSE)
            self._teacher.say(self._not_yet, False)
            self._refused = True
            return
        if self._refused and pressed & (buttons.LEFT | buttons.RIGHT):
            self._say(False)  # once more what is to be done
        was_choosing = turn.choosing
        turn.frame(now, pressed & ~buttons.SELECT)
        if not was_choosing and (turn.choosing or turn.ended):
            self._next()

    # Steps

    def _next(self):
        """Goes to the next step, or past the last one to the next lesson."""
        self._at += 1
        if self._at == len(self._steps):
            self.program.change("learn", self._number + 1, True)
            return
        step = self._steps[self._at]
        if isinstance(step, tuple):
            self._lay(*step)
            self._at += 1
            step = self._steps[self._at]
        if step != SAY:
            self._turn.ask()
        elif self._turn.choosing:
            # A goes on with the lesson first.
            self.tabletop.bars.say("")
            self.tabletop.ground.light(0, -1, False)
        self._sentence += 1
        self._say(step == SAY)

    def _say(self, waits):
        self._refused = False
        self._teacher.say(self._sentences[self._sentence], waits)

    def _lay(self, row, next_row, pile, cards):
        """Lays the table anew."""
        game = Game(_PLAYERS, _fish(cards) + bytes(_REST), bytes(_REST))
        game.rows[0] = _fish(row)
        game.rows[1] = _fish(next_row)
        game.digesting[1] = pile
        self.session.take(game)
        if self._turn:
            self._turn.leave()
        if not self.tabletop:
            self.tabletop = Tabletop(self)
            self.group.append(self.tabletop.group)
            self.group.append(self._teacher.group)
        self._turn = Play(self)
        self._turn.enter(self._stage)


def _fish(words):
    """Returns fish told as in a record: ms for a small moonfish."""
    return bytes(["pmfb".find(word[0]) + 4 * "sbh".find(word[1]) for word in words.split()])
