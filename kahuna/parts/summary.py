"""All that a turn changed: on the board, and in sentences that fit beside a button in the bar."""

from ..play.preview import Preview
from ..play.replay import Replay
from ..rules.actions import DISCARD, ends_turn
from ..rules.cards import count
from .bar import ROOM
from .names import fitting, island_names, line_names, signs
from .players import name_of, said_of
from .words import sentence_of


class Summary:
    """Sums up a turn, from action `start` to `end`: `side` is its side, `words` has sentences."""

    def __init__(self, kahuna, start, end):
        self._kahuna = kahuna
        self._font = kahuna.program.art.text
        replay = Replay(kahuna.session.view)
        replay.go_to(start)
        self.side = replay.turn
        self._whole = Preview()
        self._whole.begin(replay, replay.turn)
        self.words = []
        discarded = 0
        while replay.at < end:
            replay.step()
            if replay.action < DISCARD:
                self._whole.play(replay.action)
            elif not ends_turn(replay.action):
                discarded += 1
        if self._whole.laid or self._whole.taken:
            self.words += self._effects()
        if self._whole.lost and kahuna.comments and kahuna.session.solo_side == 1 - self.side:
            self.words.append(self._loss())
        if discarded:
            self.words.append(
                said_of(kahuna, kahuna.more_texts("deeds").DISCARDED, self.side, discarded)
            )
        if ends_turn(replay.action):
            self.words.append(sentence_of(kahuna, replay, True))

    def _loss(self):
        sentence = self._kahuna.more_texts("deeds").YOU_LOST
        names = sentence % island_names(self._whole.lost)
        return fitting(
            self._font, names, sentence % island_names(self._whole.lost, True), ROOM - 10
        )

    def _effects(self):
        """Says in one sentence, with signs, what the turn has laid, won and removed; or in several.
        The board shows what does not fit."""
        kahuna = self._kahuna
        whole = self._whole
        played = kahuna.texts.PLAYED
        side = name_of(kahuna, self.side)
        if whole.laid:
            lines = line_names(whole.laid)
            words = played % (side, lines + signs(whole, True, False))
            if self._fits(words):
                return [words]
        sentences = []
        if whole.won:
            sentences.append(self._gain())
        elif whole.laid:
            several = kahuna.more_texts("deeds").LAID_SEVERAL % count(whole.laid)
            words = played % (side, lines)
            sentences.append(words if self._fits(words) else played % (side, several))
        if whole.taken:
            sentences.append(self._removals())
        return sentences

    def _fits(self, words):
        return self._font.width(words) <= ROOM - 10

    def _gain(self):
        """Says which islands were won; without the name if need be, as the bar frames the sign of
        the side."""
        won = self._whole.won
        forms = self._kahuna.more_texts("deeds").WINS
        wins = forms[self._yours]
        words = self._did(wins % island_names(won))
        if not (self._yours or self._fits(words)):
            words = forms[2] % island_names(won)
        return words if self._fits(words) else self._did(wins % island_names(won, True))

    def _did(self, words):
        return said_of(self._kahuna, self._kahuna.more_texts("deeds").DID, self.side, words)

    def _removals(self):
        """Says which bridges were removed, or how many; also without the name if need be."""
        whole = self._whole
        deeds = self._kahuna.more_texts("deeds")
        removed = count(whole.taken)
        if removed == 1:
            line = line_names(whole.taken)
            long = said_of(self._kahuna, deeds.REMOVED, self.side, line)
            short = deeds.REMOVED[2] % line
        else:
            short = deeds.REMOVES[2] % removed
            long = self._did(deeds.REMOVES[self._yours] % removed)
        return long if self._fits(long) else short

    @property
    def _yours(self):
        return self.side == self._kahuna.session.solo_side

    def show(self, tabletop):
        """Shows the board after the turn, with all its changes marked."""
        whole = self._whole
        tabletop.playfield.show(
            whole, whole.laid, gained=whole.won, lost=whole.lost, side=self.side
        )
        tabletop.bar.show(whole, self.side)
