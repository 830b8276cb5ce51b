"""A lesson: a turn on a position set up for it, with a teacher who says what to do."""

from handheld import buttons, menu_sounds, modules
from handheld.clock import since

from ..look import tunes
from ..parts.playfield import NO_PLAY
from ..parts.turtle_teacher import appear
from ..play import lesson_guide
from ..play.chooser import NONE, ON_STRIP
from ..play.lesson_guide import DO, EXPLAINS, OTHER, POSITION, SAY, WONDERS, Guide
from ..play.scratch_game import ScratchGame
from ..rules.actions import is_place
from ..rules.tables import HIGH, ISLANDS, LOW, REACH
from ..saves.placing import placed
from .play import Play

_SHOWN = 1200  # milliseconds until a wrong move is taken back
_HOP = 350


def open(kahuna, number, count, steps, words):
    """This is one of `count` lessons. `words` are its title, what to press, the question before
    leaving, and all sentences (see texts/)."""
    return Lesson(kahuna, number, count, steps, words)


class Lesson:
    def __init__(self, kahuna, number, count, steps, words):
        self._number = number
        self._count = count
        self._earns_medal = False
        self._steps = steps
        self._title, self._press, self._question, self._words = words
        self.program = kahuna.program
        self._scratch = ScratchGame(kahuna)
        self.session = self._scratch.session
        self._asks = False  # whether it asks to leave the lesson
        self._wrong = False  # whether a wrong move is shown, which will be taken back
        self._at = 0  # the cursor before that move: its slot
        self._line = NONE  # and its line
        self._done = 0  # actions that the other side has done in this step
        self._deeds = []  # the actions of each step passed

    def enter(self, stage):
        self.tabletop = self._scratch.tabletop
        self._guide = Guide(self._steps)
        self.group = self.tabletop.group
        self._guide.next()
        self._set_up(self._guide.content)
        self._teacher, self._turtle = appear(self._scratch)
        self.group.append(self._teacher.group)
        self.group.append(self._turtle.tile)
        self._play = Play(self._scratch)
        self._play.enter(stage)
        self._hops = False
        self._hop_since = now = stage.clock.ticks()
        self._next(now)

    def leave(self):
        self._play.leave()
        self.group.remove(self._teacher.group)
        self.group.remove(self._turtle.tile)

    def touch(self, x, y):
        if self._asks:
            return self._teacher.touch(x, y)
        if self._guide.kind != DO:
            return 0, buttons.A
        if self._wrong:
            return buttons.A, None  # takes the wrong move back
        return self._play.touch(x, y) if self._teacher.row_at(y) < 0 else None

    # Frames

    def frame(self, now, pressed):
        if since(now, self._hop_since) > _HOP:
            self._hop_since = now
            self._hops = not self._hops
            self._teacher.hop(self._hops)
        self._turtle.live(now)
        kind = self._guide.kind
        if kind == OTHER and self.tabletop.playfield.moving:
            self._move_on(pressed)
        if self._asks:
            self._frame_of_question(pressed)
        elif pressed & buttons.START or (pressed & buttons.B and self._may_leave):
            self.program.play(menu_sounds.STEP)
            if self._wrong:
                self._take_back()
            self._asks = True
            self._teacher.ask(self._question)
        elif pressed & buttons.SELECT and not self._acted:
            self._go_back(now)
        elif kind == DO:
            self._frame_of_turn(now, pressed)
        elif kind == OTHER and self._done < len(self._guide.content):
            self._frame_of_other(now, pressed)
        elif pressed & buttons.A:
            self.program.play(menu_sounds.CONFIRM)
            self._next(now)
        elif self._guide.is_last and not self.program.device.sound.playing:
            self.program.save_profile()  # once the tune is over, as somebody may switch off now

    def _move_on(self, pressed):
        """Moves what the other side has changed on; a press finishes the motion."""
        playfield = self.tabletop.playfield
        if pressed:
            playfield.finish()
        else:
            playfield.step(self._scratch)

    @property
    def _acted(self):
        """Whether the player has done something in this step: it is still moving, or is wrong."""
        return self._guide.kind == DO and self.session.view.length > self._start

    @property
    def _may_leave(self):
        on_strip = self._play.chooser.mode == ON_STRIP
        return self._guide.kind != DO or (on_strip and not self._wrong)

    def _frame_of_question(self, pressed):
        answer = self._teacher.answer(pressed)
        if pressed:
            self.program.play(menu_sounds.BACK if answer > 0 else menu_sounds.STEP)
        if answer > 0:
            self.program.replace("learn", self._number)
        elif not answer:
            self._asks = False
            self._say_step()

    def _frame_of_turn(self, now, pressed):
        if self._wrong:
            if pressed or since(now, self._since) > _SHOWN:
                self._take_back()
            return
        chooser = self._play.chooser
        if pressed and not self._acted:
            self._at = chooser.at
            self._line = chooser.line if chooser.lines else NONE
        self._play.frame(now, pressed & ~buttons.SELECT)
        view = self.session.view
        if view.length > self._start and not self._play.moves:
            if self._guide.wants(bytes(view.history[self._start : view.length])):
                self._next(now)
            else:
                self._wrong = True
                self._since = now
                self._say(1)
                self._turtle.look(WONDERS, now)
                self._teacher.point(lesson_guide.NOWHERE)
                self.program.play(menu_sounds.REFUSE)
        elif pressed and view.length == self._start:
            self._turtle.look(EXPLAINS, now)
            self._ask()

    def _take_back(self):
        """Takes back a wrong move; the sentence about it stays until the next press."""
        session = self.session
        self._wrong = False
        while session.view.length > self._start:
            session.undo()
        session.fresh[:] = self._fresh
        chooser = self._play.chooser
        chooser.at = self._at
        self._play.look_again(self._line)
        self._teacher.point(self._guide.next_press(chooser)[0])

    def _frame_of_other(self, now, pressed):
        """Does the next action of the other side after a moment, or at once with A."""
        if not pressed & buttons.A and since(now, self._since) < self.program.settings.pace:
            return
        actions = self._guide.content
        action = actions[self._done]
        self._since = now
        self._done += 1
        self.session.act(action)
        self._look(action if is_place(action) else NO_PLAY)
        if is_place(action):
            self.program.play(tunes.LAY)
        if self._done == len(actions):
            self._say_step()

    # Steps

    def _next(self, now):
        """Goes to the next step, or after the last one to the next lesson."""
        steps = self._guide
        session = self.session
        if steps.kind != POSITION:
            self._deeds.append(bytes(session.view.history[self._start : session.view.length]))
        if not steps.next():
            if self._earns_medal:
                self.program.replace("medal")
            else:
                self.program.replace("learn", self._number + 1)
            return
        if steps.kind == POSITION:
            self._set_up(steps.content)
            steps.next()
        self._begin_step(now)

    def _set_up(self, position):
        self.session.begin_short(placed(position))

    def _go_back(self, now):
        """Goes back to the previous step, and to the board as it was then."""
        steps = self._guide
        if not steps.back():
            self.program.play(menu_sounds.REFUSE)
            return
        self.program.play(menu_sounds.BACK)
        self._set_up(steps.position)
        del self._deeds[steps.passed :]
        for deed in self._deeds[steps.since :]:
            for action in deed:
                self.session.act(action)
        self._begin_step(now)

    def _begin_step(self, now):
        steps = self._guide
        session = self.session
        self._start = session.view.length
        self._fresh = bytes(session.fresh)
        if steps.kind == DO:
            self._play.look_again()
        else:
            self._since = now
            self._done = 0
            self._look()
            target = steps.target
            if lesson_guide.ISLAND <= target < lesson_guide.SLOT:
                self.tabletop.playfield.show(session.view, REACH[target - lesson_guide.ISLAND])
        self._say_step()
        self._turtle.look(steps.face, now)
        if steps.is_last:
            self._praise()

    def _praise(self):
        with modules.passing:
            from ..play.profiles import learn

            if learn(self.program, self._number, self._count):
                self._earns_medal = True
        self.program.play(tunes.ROUND)

    def _look(self, by=NO_PLAY):
        self._play.look_away(by)
        self.tabletop.bar.say(self._title)

    def _say_step(self):
        """Says the sentence that this step has now."""
        steps = self._guide
        if steps.kind == DO:
            self._ask()
        else:
            self._say(0, steps.kind == SAY or self._done == len(steps.content))
            self._teacher.point(steps.target)

    def _say(self, number, waits=False):
        """Says a sentence of this step."""
        first, _, second = self._sentence(number).partition("\n")
        self._teacher.say(first, second, waits)

    def _sentence(self, number):
        return self._words.split("\n\n")[self._guide.sentence + number]

    def _ask(self):
        """Says what to do, and what to press for that."""
        target, press = self._guide.next_press(self._play.chooser)
        words = self._press.split("\n")[press]
        if press == lesson_guide.A_CARD:
            words = words % ISLANDS[self.tabletop.strip.cards[target - lesson_guide.SLOT]]
        elif press == lesson_guide.A_LINE:
            line = target - lesson_guide.LINE
            words = words % (ISLANDS[LOW[line]] + "-" + ISLANDS[HIGH[line]])
        self._teacher.say(self._sentence(0), words)
        self._teacher.point(target)
