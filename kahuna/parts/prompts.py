"""What the bar tells a person at turn: where the cursor is, what A would do, why it does not."""

from ..play.chooser import FACE_UP, LAYING, MARKING, OFFERS, ON_STRIP, PILE, START_DISCARD
from ..rules.actions import DRAW, END, TAKE, is_place, is_replace, pair_of
from ..rules.cards import count, listed
from ..rules.limits import ISLAND_COUNT
from ..rules.phases import DISCARDED, FINAL, PLAY
from ..rules.tables import ISLANDS, LETTERS, NEED
from .bar import ROOM
from .words import fitting, line_letters, line_name, signs

_FEW = 3  # cards in the pile that are worth a word


class Prompts:
    """Makes sentences about a Chooser, what it looks at, and a Preview of what it offers."""

    def __init__(self, kahuna, chooser, preview):
        self._common = kahuna.texts
        self._texts = kahuna.more_texts("turn")
        self._font = kahuna.program.art.text
        self._chooser = chooser
        self._preview = preview
        self._tells_score = False

    @property
    def texts(self):
        return self._texts

    def of_turn(self, view):
        """Returns what is worth saying as a turn begins, or an empty string."""
        texts = self._texts
        if view.phase == FINAL:
            return texts.YOUR_LAST_TURN
        if view.phase != PLAY or view.pile > _FEW:
            return ""
        return texts.FEW_LEFT % view.pile if view.pile else texts.NONE_LEFT

    def of_cursor(self):
        """Returns what there is under the cursor."""
        texts = self._texts
        chooser = self._chooser
        if chooser.mode == ON_STRIP:
            return self._of_pile() if chooser.at == PILE else self._of_card()
        if chooser.mode == MARKING:
            if chooser.at == PILE:
                return texts.DISCARD_DONE % count(chooser.marked)
            return texts.DISCARD_MARK % ISLANDS[chooser.card]
        if chooser.mode == LAYING:
            return texts.LAY_START % chooser.view.left
        if chooser.mode == OFFERS and not chooser.lines:
            return self._of_end()
        return self._of_play()

    def of_button(self):
        """Returns what A does to the card under the cursor."""
        chooser = self._chooser
        sentence = self._texts.BUILD if chooser.at < FACE_UP else self._texts.TAKE
        return sentence % ISLANDS[chooser.card]

    def of_refusal(self):
        """Returns why A does nothing."""
        texts = self._texts
        chooser = self._chooser
        view = chooser.view
        if chooser.mode == ON_STRIP:
            if chooser.at < FACE_UP:
                if view.happened >= DISCARDED:
                    return texts.NOW_DRAW
                return texts.NOTHING_TO_PLAY % ISLANDS[chooser.card]
            if view.phase == FINAL:
                return texts.NOTHING_LEFT
            return texts.MUST_TAKE if chooser.may_draw else texts.HAND_FULL
        return texts.CANNOT

    def of_score(self):
        """Returns alternately round and points, and what is known of the other hand."""
        common = self._common
        view = self._chooser.view
        self._tells_score = not self._tells_score
        if self._tells_score:
            turn = common.TURN_OF % (view.round, common.SIDES[view.turn])
            return "%s  %d : %d" % (turn, view.scores[0], view.scores[1])
        other = 1 - view.turn
        words = self._texts.HOLDS % (common.SIDES[other], view.sizes[other])
        shown = view.open[other]
        if not shown:
            return words
        long = words + " " + " ".join([ISLANDS[card] for card in listed(shown)])
        short = words + " " + "".join([LETTERS[card] for card in listed(shown)])
        return fitting(self._font, long, short, ROOM)

    def of_card_drawn(self, action, card):
        return (self._texts.DRAWN if action == DRAW else self._texts.TAKEN) % ISLANDS[card]

    # Cards and the pile

    def _of_card(self):
        view = self._chooser.view
        island = self._chooser.card
        side = view.turn
        words = self._texts.STANDS % (
            view.counts[ISLAND_COUNT * side + island],
            self._common.SIDES[1 - side],
            view.counts[ISLAND_COUNT * (1 - side) + island],
            NEED[island],
        )
        return fitting(self._font, self._common.PLAYED % (ISLANDS[island], words), words, ROOM)

    def _of_pile(self):
        texts = self._texts
        chooser = self._chooser
        view = chooser.view
        if chooser.has(DRAW):
            return texts.DRAW if view.pile > _FEW else texts.DRAW_OF_FEW % view.pile
        if chooser.has(END):
            return texts.END_LAST if view.phase == FINAL else texts.END_TURN
        if chooser.may_draw:
            return texts.MUST_TAKE
        return texts.MUST_DISCARD if chooser.may_discard else texts.HAND_FULL

    def _of_end(self):
        texts = self._texts
        action = self._chooser.offered
        if action == START_DISCARD:
            return self._framed(texts.DISCARD_START)
        if action == END:
            last = self._chooser.view.phase == FINAL
            question = texts.END_LAST_SURE if last else texts.END_SURE
        elif action == DRAW:
            question = texts.DRAW_SURE
        else:
            question = texts.TAKE_SURE % ISLANDS[action - TAKE]
        sure = self._framed(texts.SURE % question)
        return fitting(self._font, sure, self._framed(question), ROOM)

    # Plays

    def _of_play(self):
        """Names a bridge by its line, a removal by its two cards and the line; then what it does.

        Of what does not fit, the board shows the effect, and the strip the cards.
        """
        action = self._chooser.offered
        placing = is_place(action)
        long = signs(self._preview, placing, False)
        short = signs(self._preview, placing, True)
        if placing:
            name = line_name(action)
            return fitting(self._font, name + long, line_letters(action) + short, ROOM)
        first, second = pair_of(action)
        sentence = self._texts.REPLACE if is_replace(action) else self._texts.REMOVE
        words = sentence % (ISLANDS[first] + "+" + ISLANDS[second], line_letters(action))
        for effect in (long, short, ""):
            told = self._framed(words + effect)
            if self._font.width(told) <= ROOM:
                return told
        words = sentence % (LETTERS[first] + LETTERS[second], line_letters(action))
        return self._framed(words + short)

    def _framed(self, words):
        """Puts arrows around the words if there is more to choose from."""
        chooser = self._chooser
        return "<%s>" % words if chooser.mode == OFFERS and chooser.offer_count > 1 else words
