"""What may become of a turn, in the turns after it."""

from ..rules.actions import DISCARD, DRAW, END, TAKE
from ..rules.cards import count, with_card, without_card
from ..rules.limits import HAND_LIMIT, ISLAND_COUNT
from .knowledge import Knowledge, shown
from .search import PLAYS, Best
from .trial import Trial
from .worth import WON, chances, islands_ahead, worth

# The weight of the chances after each of the next turns: the other side's, its own, perhaps the
# other's. Turns that were judged more closely are followed less far, but more often.
_COUNTS = (0, 2, 1)
_CLOSER_COUNTS = (1, 2)
_WIDTH = 2  # ways to play a hand that it follows at a time, and whose ends it looks at
_WINS = WON - ISLAND_COUNT  # a position with this worth is won


class Futures:
    """Plays on with cards as they may lie. Stands in for a View; side 0 is the one that thinks."""

    opened = False

    def __init__(self, view, trial, endings, known, turns, closer=False):
        self._counts = _CLOSER_COUNTS if closer else _COUNTS
        self._view = view
        self._trial = trial
        self._endings = endings
        self._known = known
        self._turns = turns
        self._mind = Trial()  # the position as the side at turn sees it
        self._knowledge = Knowledge()
        self._best = Best(_WIDTH)
        self.guard = view.guard
        self.edition = view.edition
        self.bridges = [0, 0]
        self.counts = bytearray(2 * ISLAND_COUNT)
        self.hands = [0, 0]
        self.sizes = [0, 0]
        self.seen = [0, 0]

    def weigh(self, option, hand, pace):
        """Sets the `reply` of a turn option to its chances if the other side holds that hand.

        This is a generator; it halts whenever `pace` says so.
        """
        trial = self._trial
        own = trial.hands[0]
        trial.play_path(option.turn, 0, option.plays)
        for action in option.turn[option.plays :]:
            if action < TAKE:
                trial.hands[0] = without_card(trial.hands[0], action - DISCARD)
        self._endings.expect(option.turn[-1] != END)
        over = trial.over or abs(option.value) >= _WINS
        if not over:
            self._begin(hand, option.turn[-1])
        trial.take_back_path(option.turn, 0, option.plays, own)
        pace.spent += 1
        option.reply = sum(self._counts) * chances(option.value)
        if not over:
            for _ in self._play_on(option, pace):
                yield
        if pace.spent >= pace.until:
            yield

    def _begin(self, hand, action):
        """Takes over the position of the trial; the turn ended with `action`."""
        view = self._view
        self.hands[1] = hand
        self.sizes[1] = count(hand)
        self.seen[0] = shown(view, view.side)
        self.seen[1] = self._known.known & hand
        self.face_up = view.face_up
        self.gone = view.gone
        self._next = self._known.piled
        self._cards = view.pile + count(view.face_up)
        self.side = 0
        self._take_over(self._trial, action)

    def _play_on(self, option, pace):
        mind = self._mind
        best = self._best
        before = chances(option.value)
        counts = self._counts
        to_come = sum(counts)
        for number in range(len(counts)):
            self.side = side = 1 - self.side
            mind.see(self, self._knowledge)
            draws = self._cards > 0 and not self._left
            lead = -self._lead if side else self._lead
            mind.expect(self._round, self._left, self._cards, lead, draws)
            pace.spent += 2
            last = number == len(counts) - 1
            best.clear(1 if last else _WIDTH)
            for _ in self._turns.search(mind, pace, _WIDTH, 1 if draws else 0, best):
                yield
            value = best.values[0]
            action = END
            if not last:
                value, action = self._end_turn(draws, pace)
            now = -chances(value) if side else chances(value)
            option.reply += to_come * (now - before)
            if mind.over or abs(value) >= _WINS:
                return
            before = now
            to_come -= counts[number]
            if not last:
                self._take_over(mind, action)

    def _end_turn(self, draws, pace):
        """Plays the best path found; returns its worth and the action that ends the turn."""
        mind = self._mind
        best = self._best
        hand = mind.hands[0]
        most = -0x3FFFFFFF
        for i in range(best.number):
            value = best.values[i]
            action = END
            mind.play_path(best.paths, PLAYS * i, best.lengths[i])
            held = mind.hands[0]
            if draws and count(held) < HAND_LIMIT:
                action = DRAW
                if self._cards == count(self.face_up):
                    value = -0x3FFFFFFF
                for card in range(ISLAND_COUNT):
                    if self.face_up >> card & 1:
                        mind.hands[0] = with_card(held, card)
                        worth_now = worth(mind)
                        pace.spent += 1
                        if worth_now > value:
                            value = worth_now
                            action = TAKE + card
            mind.take_back_path(best.paths, PLAYS * i, best.lengths[i], hand)
            if value > most:
                most = value
                chosen = i
                ending = action
        mind.play_path(best.paths, PLAYS * chosen, best.lengths[chosen])
        if draws and ending == END:
            mind.expect(self._round, self._left, self._cards, mind.lead, False)
        return most, ending

    def _take_over(self, mind, action):
        """Takes over the position after a turn, which ended with `action`."""
        side = self.side
        for i in (0, 1):
            self.bridges[i ^ side] = mind.bridges[i]
        mine = ISLAND_COUNT * side
        theirs = ISLAND_COUNT - mine
        for i in range(ISLAND_COUNT):
            self.counts[mine + i] = mind.counts[i]
            self.counts[theirs + i] = mind.counts[ISLAND_COUNT + i]
        hand = mind.hands[0]
        if action == DRAW:
            if self._next:
                hand = with_card(hand, self._turned_up())
        elif action != END:
            card = action - TAKE
            hand = with_card(hand, card)
            self.seen[side] = with_card(self.seen[side], card)
            pile = self._cards - count(self.face_up)
            self.face_up = without_card(self.face_up, card)
            if pile and self._next:
                self.face_up = with_card(self.face_up, self._turned_up())
        self.hands[side] = hand
        self.sizes[side] = count(hand)
        self.seen[side] &= hand
        lead = mind.lead
        if mind.prize:
            islands = islands_ahead(mind)
            lead += mind.prize if islands > 0 else -mind.prize if islands else 0
            self.face_up = self.gone = 0
        self._lead = -lead if side else lead
        self._round = mind.round
        self._left = mind.left
        self._cards = mind.cards

    def _turned_up(self):
        self._next -= 1
        return self._known.pile[self._next]
