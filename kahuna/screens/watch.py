"""Watches a turn: play by play, and at the end a summary of what it changed.

It shows a robot's turn; the other person's turn, after the handover; the last turn of a game, to
both; and any turn again, from menus.
"""

from handheld import buttons, menu_sounds, modules
from handheld.clock import since

from ..parts.narrating import Narrating
from ..parts.playback import Playback
from ..parts.players import name_of
from ..parts.summary import Summary
from ..play.slots import NO_CARD, fill_slots
from ..play.turn_numbers import number_of
from ..rules.actions import DRAW, END, TAKE, ends_turn

_READ = 1600  # milliseconds that a person needs to read a sentence of the summary
_STEP = buttons.A | buttons.B | buttons.START
_ON = _STEP | buttons.DIRECTIONS | buttons.SELECT


def open(kahuna, start, end):
    """Shows the actions of a turn, from `start` to `end`.

    Then the game goes on; but if it covers another screen (a menu, say), it closes.
    """
    return Watch(kahuna, start, end)


class Watch(Narrating):
    def __init__(self, kahuna, start, end):
        super().__init__(kahuna)
        self._start = start
        self._end = end
        self.at = start  # the next action to show

    def enter(self, stage):
        super().enter(stage)
        program = self.program
        kahuna = self.kahuna
        self._summary = summary = Summary(kahuna, self._start, self._end)
        self._playback = Playback(kahuna, kahuna.session.view, self.at)
        strip = self._tabletop.strip
        # During a robot's turn, the cards stay as they are until the turn ends.
        if not strip.in_use or kahuna.session.persons == 2:
            self._show_cards()
        elif program.below:
            strip.show(kahuna.session.view, kahuna.session.fresh_card)  # without the cursor
        if self.at == self._start:
            number = number_of(kahuna.session.view, self._end)
            if number:
                self._tabletop.bar.say(
                    kahuna.texts.TURN_NUMBER % (name_of(kahuna, summary.side), number)
                )
        kahuna.light(summary.side)
        self._since = stage.clock.ticks()
        self._pace = program.settings.pace
        # Two robots play each other, so nobody presses a button.
        self._unattended = not (kahuna.session.persons or program.below)
        self.read = 2 * self._pace if self._unattended else max(2 * self._pace, _READ)
        self._wait = self._pace // 2
        self._summing = False
        self._flight = None  # of the card that ends the turn

    def leave(self):
        super().leave()
        if self._flight:
            self._flight.end()

    def frame(self, now, pressed):
        program = self.program
        kahuna = self.kahuna
        kahuna.save()
        if self._flight and not self._flight.step():
            self._flight = None
        if program.below:
            if pressed & (buttons.B | buttons.START):
                program.pop()
                return
        # After the very last turn the menu would lead past the result.
        elif pressed & buttons.START and not kahuna.session.over:
            program.play(menu_sounds.CONFIRM)
            program.push("menu")
            return
        if self._summing:
            self._frame_of_summary(now, pressed)
        else:
            self._frame_of_turn(now, pressed)

    # Play by play

    def _frame_of_turn(self, now, pressed):
        waited = since(now, self._since)
        playfield = self._tabletop.playfield
        if pressed & _STEP or (waited >= self._wait and not playfield.moving):
            self._since = now
            self._wait = self._pace
            self.program.stay_awake()
            if self.at == self._end:
                self._summarise(now)
            else:
                self._show_next()
        elif playfield.moving:
            playfield.step(self.kahuna)
        elif 2 * waited >= self._wait:
            self._playback.show_result(True)

    def _show_next(self):
        self._playback.next()
        self.at += 1
        action = self.kahuna.session.view.history[self.at - 1]
        if ends_turn(action):
            if action != END:
                self._fly(NO_CARD if action == DRAW else action - TAKE)
            self._show_cards()

    def _fly(self, card):
        with modules.passing:
            from ..parts.flight import Flight

        self._flight = Flight(self.kahuna, card, self._summary.side)

    def _show_cards(self):
        session = self.kahuna.session
        strip = self._tabletop.strip
        fill_slots(strip.cards, session.view)
        strip.show(session.view, session.fresh_card)

    # The summary

    def _summarise(self, now):
        self._playback.show_result()
        self._summing = True
        self._summary.show(self._tabletop)
        self.narrate(now, self._summary.words, not self._unattended)

    def _frame_of_summary(self, now, pressed):
        kahuna = self.kahuna
        session = kahuna.session
        # Between two persons the next hand follows, and at the end of the game the board goes. So
        # only A goes on, which nobody presses by chance.
        only_a = session.persons == 2 or (session.over and not self.program.below)
        if pressed & (buttons.A if only_a else _ON):
            self._go_on()
        elif self.say_next(now, not self._unattended):
            self.program.stay_awake()
            self._go_on()

    def _go_on(self):
        if self.program.below:
            self.program.pop()
        else:
            self.kahuna.after_watching()
