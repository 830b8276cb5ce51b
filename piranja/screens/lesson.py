"""A lesson: turns on a table set up for it, with a teacher."""

from displayio import Group

from handheld import buttons, menu_sounds, modules

from ..parts.tabletop import Tabletop
from ..parts.teacher import CHEERS, EXPLAINS, SMILES, WONDERS, Teacher
from ..play.lessons import LESSONS, SAY
from ..play.scratch_game import ScratchGame
from ..rules.actions import TURN
from ..rules.game import Game
from .play import Play

_PLAYERS = 3  # the teacher mostly covers the row of the third player
_REST = 40  # cards in the shoal, below those of the lesson


def open(piranja, number):
    return Lesson(piranja, number, LESSONS[number])


class Lesson:
    def __init__(self, piranja, number, steps):
        self._number = number
        self._steps = steps
        self.program = piranja.program
        self._scratch = ScratchGame(piranja, _PLAYERS)
        self._at = -1
        self._sentence = -1
        self._ticked = False

    def enter(self, stage):
        with modules.passing:
            texts = self._scratch.more_texts("lessons")
            self._sentences = texts.LESSONS[self._number].split("\n\n")
            self._not_yet = texts.NOT_YET
            self._question = texts.LEAVE
        self._answer = -1  # to the question whether to leave; -1 unless it is asked
        self._stage = stage
        self._turn = None
        self.group = Group()
        self._teacher = Teacher(self.program.art)
        self._next()

    def touch(self, x, y):
        if self._answer >= 0:
            return self._teacher.touch(self._question, self._answer, x, y)
        if self._steps[self._at] == SAY:
            return 0, buttons.A
        return None if self._teacher.covers(y) else self._turn.touch(x, y)

    # Frames

    def frame(self, now, pressed):
        program = self.program
        if self._answer >= 0:
            self._frame_of_question(pressed)
        elif pressed & (buttons.START | buttons.B):
            if self._at == len(self._steps) - 1:
                program.play(menu_sounds.BACK)
                program.replace("learn", self._number + 1, True)
            else:
                self._ask(0)
        elif pressed & buttons.SELECT and (self._steps[self._at] == SAY or self._turn.choosing):
            self._go_back()
        elif self._steps[self._at] != SAY:
            self._frame_of_turn(now, pressed)
        elif pressed & buttons.A:
            program.play(menu_sounds.CONFIRM)
            self._next()
        else:
            self._turn.live(now)
            if self._at == len(self._steps) - 1 and not program.device.sound.playing:
                self._tick()

    def _tick(self):
        """Saves that the lesson is done, as somebody may switch off now."""
        if not self._ticked:
            self._ticked = True
            with modules.passing:
                from ..play.profiles import learn

                learn(self.program, self._number)

    def _ask(self, answer):
        """Asks whether to leave the lesson."""
        self.program.play(menu_sounds.STEP)
        self._answer = answer
        self._teacher.ask(self._question, answer)

    def _frame_of_question(self, pressed):
        """Takes an answer; B and START give the first one, which goes on."""
        if pressed & buttons.A and self._answer:
            self.program.play(menu_sounds.BACK)
            self.program.replace("learn", self._number)
        elif pressed & (buttons.A | buttons.B | buttons.START):
            self.program.play(menu_sounds.STEP)
            self._answer = -1
            self._say(self._steps[self._at] == SAY)
        elif pressed & (buttons.LEFT | buttons.RIGHT):
            self._ask(1 - self._answer)

    def _frame_of_turn(self, now, pressed):
        turn = self._turn
        if turn.choosing and pressed & buttons.A and turn.chooser.offered != self._steps[self._at]:
            self.program.play(menu_sounds.REFUSE)
            self._teacher.say(self._not_yet, False, WONDERS)
            self._refused = True
            return
        if self._refused and pressed & (buttons.LEFT | buttons.RIGHT):
            self._say(False)  # says again what to do
        was_choosing = turn.choosing
        turn.frame(now, pressed & ~buttons.SELECT)
        if not was_choosing and (turn.choosing or turn.ended):
            self._next()

    # Steps

    def _next(self):
        """Goes to the next step, or after the last one to the next lesson."""
        self._at += 1
        if self._at == len(self._steps):
            self.program.replace("learn", self._number + 1, True)
            return
        step = self._steps[self._at]
        if isinstance(step, tuple):
            self._set_up(step, ())
            self._at += 1
            step = self._steps[self._at]
        if step != SAY:
            self._turn.ask()
        elif self._turn.choosing:
            # First A goes on with the lesson.
            self._scratch.tabletop.bar.say("")
            self._scratch.tabletop.playfield.light(0, -1, False)
        self._sentence += 1
        self._say(step == SAY)

    def _go_back(self):
        """Goes back to the previous step, and to the table as it was then."""
        steps = self._steps
        at = self._at - 1
        while isinstance(steps[at], tuple):
            at -= 1
        if at < 0:
            self.program.play(menu_sounds.REFUSE)
            return
        start = at
        while not isinstance(steps[start], tuple):
            start -= 1
        self._set_up(steps[start], [step for step in steps[start + 1 : at] if step != SAY])
        self.program.play(menu_sounds.BACK)
        self._at = at - 1
        self._sentence -= 2
        self._next()

    def _say(self, waits):
        self._refused = False
        # The first sentence of all is about the names at the top.
        self._teacher.stand(not self._number and not self._sentence)
        self._teacher.say(self._sentences[self._sentence], waits, self._face())

    def _face(self):
        """Returns the teacher's face: a smile after what was done, unless a hungry fish came."""
        steps, at = self._steps, self._at
        if at == len(steps) - 1:
            return CHEERS
        before = steps[at - 1] if at else SAY
        if before == SAY or isinstance(before, tuple) or (before == TURN and self._turn.ended):
            return EXPLAINS
        return SMILES

    def _set_up(self, position, deeds):
        """Sets up the table as it is after some actions."""
        game = _game(position, deeds)
        ended = game.turn
        if ended:
            game = _game(position, deeds[:-1])
        scratch = self._scratch
        scratch.session.begin(game)
        if not scratch.tabletop:
            scratch.tabletop = Tabletop(scratch)
            self.group.append(scratch.tabletop.group)
            self.group.append(self._teacher.group)
        self._turn = Play(scratch)
        self._turn.enter(self._stage)
        if ended:
            self._act_again(deeds[-1])

    def _act_again(self, action):
        """Does what ended the turn, and shows all of it at once: what follows is never shown."""
        now = self._stage.clock.ticks()
        turn = self._turn
        turn.act(now, action)
        while not turn.ended:
            turn.frame(now, buttons.A)


def _game(position, deeds):
    """Returns the game after some actions in a position."""
    row, next_row, pile, cards = position
    game = Game(_PLAYERS, _fish(cards) + bytes(_REST), bytes(_REST))
    game.rows[0] = _fish(row)
    game.rows[1] = _fish(next_row)
    game.digesting[1] = pile
    for deed in deeds:
        game.apply(deed)
    return game


def _fish(words):
    """Returns the fish for words as in a record, such as ms for a small moonfish."""
    return bytes(["pmfb".find(word[0]) + 4 * "sbh".find(word[1]) for word in words.split()])
