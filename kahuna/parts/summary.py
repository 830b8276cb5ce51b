"""All that a turn changed: on the board, and in sentences that fit beside a button in the bar."""

from ..play.preview import Preview
from ..play.replay import Replay
from ..rules.actions import DISCARD, ends_turn
from ..rules.cards import count
from .bar import ROOM
from .names import fitting, initials, island_names, line_names, signs
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
            self.words.append(self._effects())
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
        return fitting(self._font, names, sentence % initials(self._whole.lost), ROOM - 10)

    def _removals(self):
        """Says which bridges were removed, or how many; without the name if need be, as the bar
        frames the sign of the side."""
        whole = self._whole
        deeds = self._kahuna.more_texts("deeds")
        removed = count(whole.taken)
        if removed == 1:
            line = line_names(whole.taken)
            long = said_of(self._kahuna, deeds.REMOVED, self.side, line)
            short = (deeds.REMOVED[0] % ("", line))[1:]
        else:
            yours = self.side == self._kahuna.session.solo_side
            short = deeds.REMOVES[yours] % removed
            long = said_of(self._kahuna, deeds.DID, self.side, short)
        return fitting(self._font, long, short, ROOM - 10)

    def _effects(self):
        whole = self._whole
        if not (whole.laid or whole.won):
            return self._removals()
        side = name_of(self._kahuna, self.side)
        lines = " " + line_names(whole.laid) if whole.laid else ""
        names = signs(whole, True, False)
        # The first one that fits; the board shows the new bridges anyway.
        for words in (lines + names, names or lines, signs(whole, True, True) or None):
            if words is None:
                several = self._kahuna.more_texts("deeds").LAID_SEVERAL
                words = " " + several % count(whole.laid)
            sentence = self._kahuna.texts.PLAYED % (side, words[1:])
            if self._font.width(sentence) <= ROOM - 10:
                break
        return sentence

    def show(self, tabletop):
        """Shows the board after the turn, with all its changes marked."""
        whole = self._whole
        tabletop.playfield.show(
            whole, whole.laid, gained=whole.won, lost=whole.lost, side=self.side
        )
        tabletop.bar.show(whole, self.side)
