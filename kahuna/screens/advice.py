"""A proposed turn, shown on the board step by step, each with a sentence that says why."""

from handheld import buttons, clicks
from handheld.clock import since
from handheld.icons import ICON_BUTTON_A

from ..parts.bar import ROOM
from ..parts.words import initials, island_names, line_letters
from ..play import merits
from ..play.slots import FACE_UP, NO_CARD, PILE, fill_slots
from ..rules.actions import DISCARD as DISCARDS
from ..rules.actions import DRAW, END, TAKE, card_of, is_discard, is_remove, pair_of
from ..rules.limits import LINE_COUNT
from ..rules.phases import HANDICAP
from ..rules.tables import ISLANDS

_BLINK = 300  # milliseconds
_READ = 2400


def open(kahuna, turn, view=None):
    """Proposes a turn to the side of that view; if none is given, to the one at turn."""
    return Advice(kahuna, turn, view)


class Advice:
    def __init__(self, kahuna, turn, view):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._turn = turn
        self._given = view
        self._blink_on = True

    def enter(self, stage):
        program = self.program
        kahuna = self.kahuna
        self._view = view = self._given or kahuna.session.view
        self._hints = kahuna.more_texts("hints")
        self._tabletop = tabletop = kahuna.tabletop
        self.group = tabletop.group
        self._merits = merits.Merits(view, self._turn)
        fill_slots(tabletop.strip.cards, view)
        self._icon = program.art.icon(ROOM - 9, 0, ICON_BUTTON_A)
        tabletop.bar.group.append(self._icon)
        self._show(stage.clock.ticks())

    def leave(self):
        self._tabletop.bar.group.remove(self._icon)
        self._tabletop = self._view = self._hints = self._merits = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(clicks.BACK)
            program.close()
        elif pressed & buttons.A:
            self._spend()
            if self._merits.step():
                program.play(clicks.STEP)
                self._show(now)
            else:
                program.play(clicks.BACK)
                program.close()
        else:
            self._blink(now)

    def _blink(self, now):
        if since(now, self._blinked) > _BLINK:
            self._blinked = now
            self._blink_on = not self._blink_on
            if self._merits.action < DISCARDS:
                self._tabletop.archipelago.pulse(self._merits.action % LINE_COUNT, self._blink_on)
        if since(now, self._said) > _READ and len(self._sentences) > 1:
            self._said = now
            self._sentence = (self._sentence + 1) % len(self._sentences)
            self._tabletop.bar.say(self._sentences[self._sentence])

    # Showing

    def _show(self, now):
        self._blinked = self._said = now
        self._sentence = 0
        self._sentences = self._words()
        tabletop = self._tabletop
        action = self._merits.action
        if action < DISCARDS:
            self._show_play(action)
        else:
            tabletop.archipelago.show(self._merits.board)
        tabletop.bar.show(self._merits.board)
        first, second = self._slots(action)
        fresh = NO_CARD if self._given else self.kahuna.session.fresh_card
        tabletop.strip.show(self._view, fresh, first, second)
        tabletop.bar.say(self._sentences[0])

    def _show_play(self, action):
        preview = self._merits.next
        self._tabletop.archipelago.show(
            self._merits.board,
            cursor=action % LINE_COUNT,
            threatened=preview.taken,
            gained=preview.won,
            lost=preview.lost,
            side=self._view.side,
        )

    def _slots(self, action):
        """Returns the slots of the strip that an action is about: one or two."""
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
        """Takes the cards of this step out of the hand shown."""
        for at in self._slots(self._merits.action):
            if 0 <= at < FACE_UP:
                self._tabletop.strip.cards[at] = NO_CARD

    # Words

    def _words(self):
        """Returns what is proposed and why: one sentence, or two that alternate if it is long."""
        texts = self.kahuna.texts
        action = self._merits.action
        spoken = self._merits.of_next()
        if action < DISCARDS:
            return self._words_of_play(texts, spoken)
        if is_discard(action):
            return [self._hints.HINT_DISCARD % ISLANDS[card_of(action)]]
        sentences = [self._hints.HINT_END if action == END else self._hints.HINT_DRAW]
        if action < DRAW:
            take = self._hints.HINT_TAKE % ISLANDS[action - TAKE]
            sentences = [take]
            for merit, value in spoken:
                for short in (True, False):
                    sentence = texts.PLAYED % (take, self._merit(merit, value, short))
                    if self._fits(sentence):
                        sentences = [sentence]
        if self._merits.at == 0 and self._view.sizes[self._view.side]:
            sentences.insert(0, self._hints.HINT_KEEP)
        return sentences

    def _words_of_play(self, texts, spoken):
        sentence = texts.PLAYED % (line_letters(self._merits.action), "%s")
        sentences = []
        while spoken:
            # As many reasons as fit, and at least one.
            for number in range(len(spoken), 0, -1):
                parts = [self._merit(merit, value, False) for merit, value in spoken[:number]]
                words = sentence % ", ".join(parts)
                if self._fits(words):
                    break
            else:
                words = sentence % self._merit(spoken[0][0], spoken[0][1], True)
            sentences.append(words)
            spoken = spoken[number:]
            sentence = "%s"
        return sentences

    def _merit(self, merit, value, short):
        sentence = self._hints.MERITS[merit]
        if merit == merits.GAME or merit == merits.MORE or merit == merits.MATCH:
            return sentence
        if merit == merits.TAKES:
            return sentence % value
        if merit == merits.PAIR:
            return sentence % ISLANDS[value]
        return sentence % (initials(value) if short else island_names(value))

    def _fits(self, sentence):
        return self.program.art.text.width(sentence) <= ROOM - 10
