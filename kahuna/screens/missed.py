"""What could have been: the turns that cost most, as they were played and as they should have been.

For each it shows the board as it was. A goes through what was played, then asks whether to play
that turn again (the screens `retry` and `judging`) or to see the better one; then comes the next.
LEFT and RIGHT go from one to another.
"""

from handheld import buttons, menu_sounds, modules
from handheld.clock import since

from ..look import tunes
from ..parts.narrating import Narrating
from ..parts.playback import Playback
from ..parts.players import name_of
from ..play.slots import NO_CARD, fill_slots

_END = buttons.B | buttons.START
_AS_GOOD = 2  # hundredths that a turn played again may lack
_BETTER = 3  # and that it must gain


def open(kahuna, side, found, luck=None, at=-1, judged=None):
    """Shows the turns that the screen `lookback` has found for a side, the worst one first, then
    the `luck` of both sides; or goes back to the turn that was played again. Then `judged` has the
    chances with the new turn, with the one played in the game, and with the better one."""
    words = [] if found else [kahuna.more_texts("menus").ALL_WELL]
    if at < 0 and kahuna.comments and kahuna.session.solo_side == side:
        with modules.passing:
            found = _unproposed(kahuna.session, side, found)
        if not found:
            words = words or [kahuna.more_texts("menus").AS_PROPOSED]
    at = max(at, 0)
    if at < len(found):
        return Missed(kahuna, side, found, luck, at, judged)
    return Last(kahuna, words, luck)


def _unproposed(session, side, found):
    """Leaves out turns that did what a comment had proposed."""
    from ..play.proposed import was_proposed

    replay = session.full_replay()
    history = session.view.history
    return [
        turn
        for turn in found
        if not was_proposed(replay, side, history[turn[2] : turn[3]], turn[2])
    ]


class Last(Narrating):
    """Says over the board at the end what there is to say instead of turns, and what the pile
    brought."""

    def __init__(self, kahuna, words, luck):
        super().__init__(kahuna)
        self._words = words
        self._luck = luck

    def enter(self, stage):
        super().enter(stage)
        self._tabletop.show(self.kahuna.session.view)
        menus = self.kahuna.more_texts("menus")
        words = self._words
        if self._luck:
            words.append(menus.DRAWS)
            for side, luck in enumerate(self._luck):
                words.append(menus.LUCK[luck < 0] % (name_of(self.kahuna, side), abs(luck)))
        self.narrate(stage.clock.ticks(), words)

    def frame(self, now, pressed):
        if pressed & (_END | buttons.A):
            self.program.play(menu_sounds.BACK)
            self.program.pop()
        else:
            self.say_next(now)


class Missed(Narrating):
    def __init__(self, kahuna, side, found, luck, at, judged):
        super().__init__(kahuna)
        self.at = at  # which of the turns found
        self._side = side
        self._found = found
        self._luck = luck
        self._judged = at, judged
        self._teacher = None  # while it asks

    def enter(self, stage):
        super().enter(stage)
        kahuna = self.kahuna
        self._menus = kahuna.more_texts("menus")
        self._full_replay = kahuna.session.full_replay()
        now = stage.clock.ticks()
        self._go_to(now, self.at)
        at, judged = self._judged
        if judged and self.at == at:
            self._answer(now, *judged)

    def _go_to(self, now, at):
        """Shows a turn; after the last one comes the luck, if it is known."""
        self.at = at
        if at < len(self._found):
            self._show(now)
        elif self._luck:
            self.program.replace("missed", self._side, self._found, self._luck, at)
        else:
            self.program.pop()

    def leave(self):
        self._hush()
        super().leave()

    def touch(self, x, y):
        teacher = self._teacher
        if not teacher:
            return 0, buttons.A
        return teacher.touch(x, y) if teacher.row_at(y) >= 0 else None

    def frame(self, now, pressed):
        program = self.program
        if pressed & _END:
            program.play(menu_sounds.BACK)
            program.pop()
        elif self._teacher:
            self._frame_of_question(pressed)
        elif pressed & buttons.A:
            self._since = now
            self._go_on(now)
        elif pressed & buttons.DIRECTIONS:
            self._leaf(now, -1 if pressed & (buttons.LEFT | buttons.UP) else 1)
        elif self._sentences:
            self.say_next(now)
        elif self._tabletop.playfield.moving:
            self._tabletop.playfield.step(self.kahuna)
        elif 2 * since(now, self._since) > program.settings.pace:
            self._playback.show_result(True)

    def _leaf(self, now, by):
        program = self.program
        if 0 <= self.at + by < len(self._found):
            program.play(menu_sounds.STEP)
            self.at += by
            self._show(now)
        else:
            program.play(menu_sounds.REFUSE)

    # A turn: its cost, what was played, what would have been better

    def _show(self, now):
        _, number, _, self._end, best, then, self._better = self._found[self.at]
        menus = self._menus
        won = self.kahuna.session.view.winner == self._side
        words = (menus.COST_TOO if self.at else menus.COST_MOST)[won] % number
        self._done = False
        self._show_before()
        self.narrate(now, (words, menus.CHANCE % (best, then)))

    def _show_before(self):
        """Shows the board and the cards before the turn."""
        start = self._found[self.at][2]
        self._playback = Playback(self.kahuna, self.kahuna.session.view, start)
        self._show_cards()

    def _show_cards(self):
        """Shows the cards after the last action that was shown."""
        self._full_replay.go_to(self._playback.at)
        view = self._full_replay.view(self._side)
        strip = self._tabletop.strip
        fill_slots(strip.cards, view)
        strip.show(view, NO_CARD)

    def _go_on(self, now):
        self._sentences = ()
        if self._done:
            self.program.play(menu_sounds.STEP)
            self._go_to(now, self.at + 1)
        elif self._playback.at < self._end:
            self._playback.next()
            self._show_cards()
        else:
            self.program.play(menu_sounds.STEP)
            self._show_before()
            self._ask(self._menus.RETRY)

    # Played again

    def _ask(self, words):
        """Asks whether to play the turn again or to see the better one."""
        with modules.passing:
            from ..parts.teacher import Teacher

        self._teacher = Teacher(self.program.art, self._tabletop.strip)
        self._tabletop.group.append(self._teacher.group)
        self._teacher.ask(words + "\n" + self._menus.RETRY_OR_SEE)

    def _hush(self):
        if self._teacher:
            self._tabletop.group.remove(self._teacher.group)
            self._teacher = None

    def _frame_of_question(self, pressed):
        program = self.program
        answer = self._teacher.answer(pressed)
        if pressed:
            program.play(menu_sounds.CONFIRM if answer >= 0 else menu_sounds.STEP)
        if not answer:
            program.replace("retry", self._side, self._found, self._luck, self.at)
        elif answer > 0:
            self.at += 1  # comes next
            program.push("hint_steps", self._better, self._full_replay.view(self._side))

    def _answer(self, now, again, played, better):
        """Says how good the new turn is."""
        menus = self._menus
        program = self.program
        chance = menus.CHANCE % (self._found[self.at][5], again)
        if again >= better - _AS_GOOD:
            self._done = True
            program.play(tunes.ROUND)
            self.narrate(now, (menus.AS_GOOD, chance))
        else:
            program.play(menu_sounds.STEP)
            self._sentences = ()
            self._tabletop.bar.say(chance)
            self._ask(menus.JUDGED[again >= played + _BETTER])
