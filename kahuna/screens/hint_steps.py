"""A proposed turn, shown on the board step by step, with sentences that say why."""

from handheld import buttons, menu_sounds, modules
from handheld.clock import since

from ..parts.bar import ROOM
from ..parts.hint_text import sentences
from ..parts.narrating import Narrating
from ..play.hint_proposal import Proposal
from ..play.slots import FACE_UP, NO_CARD, PILE, fill_slots
from ..rules.actions import DISCARD as DISCARDS
from ..rules.actions import DRAW, END, TAKE, card_of, is_remove, pair_of
from ..rules.limits import LINE_COUNT
from ..rules.phases import HANDICAP

_BLINK = 300  # milliseconds


def open(kahuna, turn, view=None, instead=None):
    """Proposes a turn to the side of that view or, without one, to the side at turn. If a comment
    named something else, `instead` says what (see parts/hint_instead.py)."""
    return HintSteps(kahuna, turn, view, instead)


class HintSteps(Narrating):
    def __init__(self, kahuna, turn, view, instead):
        super().__init__(kahuna)
        self._turn = turn
        self._given = view
        self._instead = instead
        self._blink_on = True

    def enter(self, stage):
        super().enter(stage)
        kahuna = self.kahuna
        self._view = view = self._given or kahuna.session.view
        self._hints = kahuna.more_texts("hints")
        self._proposal = Proposal(view, self._turn)
        fill_slots(self._tabletop.strip.cards, view)
        self._show(stage.clock.ticks())

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.A:
            self._spend()
            if self._proposal.step():
                program.play(menu_sounds.STEP)
                self._show(now)
            else:
                program.play(menu_sounds.BACK)
                program.pop()
        else:
            self._blink(now)

    def _blink(self, now):
        if since(now, self._blinked) > _BLINK:
            self._blinked = now
            self._blink_on = not self._blink_on
            if self._proposal.action < DISCARDS:
                self._tabletop.playfield.pulse(self._proposal.action % LINE_COUNT, self._blink_on)
        self.say_next(now)

    # Showing

    def _show(self, now):
        self._blinked = now
        tabletop = self._tabletop
        action = self._proposal.action
        if action < DISCARDS:
            self._show_play(action)
        else:
            tabletop.playfield.show(self._proposal.board)
        tabletop.bar.show(self._proposal.board, self._view.side)
        first, second = self._slots(action)
        fresh = NO_CARD if self._given else self.kahuna.session.fresh_card
        tabletop.strip.show(self._view, fresh, first, second)
        said = sentences(self.kahuna, self._hints, self._proposal, ROOM - 10)
        if self._instead and not self._proposal.at:
            said = self._why_not() + said
        self.narrate(now, said)

    def _why_not(self):
        with modules.passing:
            from ..parts import hint_instead

        return hint_instead.sentences(self._hints, self._view, self._turn, self._instead)

    def _show_play(self, action):
        preview = self._proposal.next
        self._tabletop.playfield.show(
            self._proposal.board,
            cursor=action % LINE_COUNT,
            threatened=preview.taken,
            gained=preview.won,
            lost=preview.lost,
            side=self._view.side,
        )

    def _slots(self, action):
        """Returns the slots of the strip that an action uses: one or two."""
        if self._view.phase == HANDICAP:
            return -1, NO_CARD
        if action >= TAKE:
            if action == DRAW or action == END:
                return PILE, NO_CARD
            return self._slot(action - TAKE, FACE_UP, PILE), NO_CARD
        if is_remove(action):
            cards = pair_of(action)
            first = self._slot(cards[0], 0, FACE_UP)
            return first, self._slot(cards[1], 0, FACE_UP, first)
        return self._slot(card_of(action), 0, FACE_UP), NO_CARD

    def _slot(self, card, start, end, other=-1):
        cards = self._tabletop.strip.cards
        for at in range(start, end):
            if cards[at] == card and at != other:
                return at
        return NO_CARD

    def _spend(self):
        """Takes the cards of this step out of the hand that is shown."""
        for at in self._slots(self._proposal.action):
            if 0 <= at < FACE_UP:
                self._tabletop.strip.cards[at] = NO_CARD
