"""Prompts in the bar for a person at turn: what is under the cursor, and what A would do."""

from ..play.chooser import MARKING, OFFERS, ON_FREE_LINES, ON_STRIP, PILE, START_DISCARD
from ..rules.actions import DRAW, END, TAKE, is_place, is_replace, pair_of
from ..rules.cards import count
from ..rules.limits import FEW, ISLAND_COUNT
from ..rules.phases import FINAL
from ..rules.tables import ISLANDS, NEED
from .bar import ROOM
from .names import fitting, line_name, signs


class Prompts:
    """Puts into words what is under a Chooser's cursor; a Preview knows what that would change."""

    def __init__(self, kahuna, chooser, preview):
        self._common = kahuna.texts
        self._alone = kahuna.session.solo_side >= 0
        self._names = kahuna.session.names
        self._in_puzzle = kahuna.in_puzzle
        self._texts = kahuna.more_texts("turn")
        self._font = kahuna.program.art.text
        self._chooser = chooser
        self._preview = preview

    def of_cursor(self):
        """Returns the prompt for what is under the cursor."""
        texts = self._texts
        chooser = self._chooser
        if chooser.mode == ON_STRIP:
            if chooser.at == PILE:
                return self._of_pile()
            return texts.ALL_USELESS if chooser.all_useless else self._of_card()
        if chooser.mode == MARKING:
            if chooser.at == PILE:
                marked = count(chooser.marked)
                return texts.DISCARD_DONE % marked if marked else texts.MARK_FIRST
            is_marked = chooser.marked >> chooser.at & 1
            return (texts.DISCARD_KEEP if is_marked else texts.DISCARD_MARK) % ISLANDS[chooser.card]
        if chooser.mode == ON_FREE_LINES:
            return texts.LAY_START % chooser.view.left
        if chooser.mode == OFFERS and not chooser.lines:
            return self._of_end()
        return self._of_play()

    # Cards and the pile

    def _of_card(self):
        view = self._chooser.view
        island = self._chooser.card
        side = view.turn
        other = self._names[1 - side] or self._common.SIDES[1 - side]
        words = self._stands(view, island, side, self._texts.SHORT_ROBOT if self._alone else other)
        if self._font.width(words) > ROOM:
            words = self._stands(view, island, side, self._common.SIDES[1 - side])
        return words

    def _stands(self, view, island, side, other):
        words = self._texts.STANDS % (
            view.counts[ISLAND_COUNT * side + island],
            other,
            view.counts[ISLAND_COUNT * (1 - side) + island],
            NEED[island],
        )
        long = self._common.PLAYED % (ISLANDS[island], words)
        short = ISLANDS[island] + " " + words.replace(",", "")
        return fitting(self._font, long, short, ROOM)

    def _of_pile(self):
        texts = self._texts
        chooser = self._chooser
        view = chooser.view
        if chooser.all_useless:
            return texts.MUST_DISCARD
        if chooser.choices.has(DRAW):
            return texts.DRAW if view.pile > FEW else texts.DRAW_OF_FEW % view.pile
        if chooser.choices.has(END):
            last = view.phase == FINAL and not self._in_puzzle
            return texts.END_LAST if last else texts.END_TURN
        if chooser.choices.may_draw:
            return texts.MUST_TAKE
        return texts.MUST_DISCARD if chooser.choices.may_discard else texts.HAND_FULL

    def _of_end(self):
        texts = self._texts
        action = self._chooser.offered
        if action == START_DISCARD:
            return self._framed(texts.DISCARD_START)
        if action == END:
            last = self._chooser.view.phase == FINAL
            question = texts.END_LAST_SURE if last else texts.END_SURE
            if self._in_puzzle:
                question = texts.END_TURN_SURE
        elif action == DRAW:
            question = texts.DRAW_SURE
        else:
            question = texts.TAKE_SURE % ISLANDS[action - TAKE]
        sure = self._framed(texts.SURE % question)
        return fitting(self._font, sure, self._framed(question), ROOM)

    # Plays

    def _of_play(self):
        """Names the line, or its cards if it has several uses, and says what the play does there.

        It names the islands won if there is room: the board shows them, too.
        """
        action = self._chooser.offered
        preview = self._preview
        placing = is_place(action)
        words = line_name(action)
        if not placing:
            sentences = self._texts.REPLACE if is_replace(action) else self._texts.REMOVE
            by_cards = self._chooser.mode == OFFERS
            if by_cards:
                first, second = pair_of(action)
                words = ISLANDS[first] + "+" + ISLANDS[second]
            words = sentences[by_cards] % words
        for effect in (signs(preview, placing, False), signs(preview, placing, True), ""):
            sentence = self._framed(words + effect)
            if self._font.width(sentence) <= ROOM:
                break
        return sentence

    def _framed(self, words):
        """Puts arrows around the words if there is more to choose from."""
        chooser = self._chooser
        return "‹%s›" % words if chooser.mode == OFFERS and chooser.offer_count > 1 else words
