"""A person's turn: the cards and lines to choose from, and what a play would do."""

from handheld import buttons, clicks
from handheld.clock import since

from ..look import tunes
from ..parts.bar import ROOM
from ..parts.words import card_names, fitting, play_words, signs
from ..play import chooser as choosing
from ..play.chooser import CHOSEN, MARKING, MOVED, NONE, OFFERS, ON_STRIP, REFUSED, Chooser
from ..play.preview import Preview
from ..rules.actions import DISCARD, DRAW, END, REMOVE, ends_turn, is_place
from ..rules.actions import TAKE as TAKE_ACTION
from ..rules.cards import listed
from ..rules.phases import FINAL, HANDICAP
from ..rules.tables import ISLANDS, LETTERS

_BLINK = 300  # milliseconds
_QUIET = 10000  # without a press, after which the turn so far is saved
_KEYS = (
    (buttons.UP, choosing.UP),
    (buttons.DOWN, choosing.DOWN),
    (buttons.LEFT, choosing.LEFT),
    (buttons.RIGHT, choosing.RIGHT),
    (buttons.A, choosing.YES),
    (buttons.B, choosing.BACK),
)


def open(kahuna):
    return Play(kahuna)


class Play:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._preview = Preview()
        self._blink_since = 0
        self._blink_on = True
        self._touched = 0
        self._saved_at = -1
        self._told_status = False

    def enter(self, stage):
        kahuna = self.kahuna
        self._tabletop = kahuna.tabletop
        self.chooser = Chooser(kahuna.tabletop.strip.cards)
        self.group = kahuna.tabletop.group
        self._touched = self._blink_since = stage.clock.ticks()
        kahuna.light(kahuna.session.view.turn)
        self.look_again()

    def leave(self):
        self._tabletop = self.group = None

    def frame(self, now, pressed):
        if pressed:
            self._touched = now
            self._press(pressed)
        elif since(now, self._touched) > _QUIET:
            self.kahuna.keep()
        self._blink(now)

    # Buttons

    def _press(self, pressed):
        if pressed & buttons.START:
            self.kahuna.keep()
            self.program.show("menu")
            return
        if pressed & buttons.SELECT:
            self._undo()
            return
        for button, key in _KEYS:
            if pressed & button:
                self._answer(self.chooser.press(key), key)
                return

    def _answer(self, done, key):
        program = self.program
        if done == NONE:
            if key == choosing.BACK:
                self._tabletop.bar.say(self._status())
            return
        if done == REFUSED:
            program.play(clicks.REFUSE)
            self._tabletop.bar.say(self._why_refused())
            return
        if done == MOVED or done == CHOSEN:
            program.play(clicks.STEP if done == MOVED else clicks.CONFIRM)
            self._show()
        elif self.chooser.mode == MARKING:
            self._discard()
        else:
            self._act(done)

    def _act(self, action):
        program = self.program
        kahuna = self.kahuna
        session = kahuna.session
        preview = self._preview
        if action < DISCARD:
            preview.look(session.view, action)
            program.play(
                tunes.WON if preview.won else tunes.LAY if action < REMOVE else tunes.TAKEN
            )
        handicap = session.view.phase == HANDICAP
        session.act(action)
        if session.over or ends_turn(action) or (handicap and session.view.phase != HANDICAP):
            kahuna.go_on()
        else:
            self.look_again()

    def _discard(self):
        for at in range(choosing.FACE_UP):
            if self.chooser.marked >> at & 1:
                self.kahuna.session.act(DISCARD + self.chooser.cards[at])
        self.program.play(clicks.CONFIRM)
        self.look_again()

    def _undo(self):
        program = self.program
        kahuna = self.kahuna
        if kahuna.session.can_undo:
            kahuna.session.undo()
            if self.chooser.at >= choosing.FACE_UP:
                # The hand has a card again, after the cursor had left it empty.
                self.chooser.at = 0
            program.play(clicks.BACK)
            self.look_again()
            self._tabletop.bar.say(kahuna.texts.UNDONE)
        else:
            program.play(clicks.REFUSE)
            self._tabletop.bar.say(kahuna.texts.NO_UNDO)

    # Showing

    def look_again(self):
        """Shows the cards and what is legal now, the cursor on the cards."""
        self.chooser.look(self.kahuna.session.view)
        self._show()

    def _show(self):
        view = self.kahuna.session.view
        chooser = self.chooser
        tabletop = self._tabletop
        action = chooser.offered
        if chooser.mode in (choosing.ON_LINES, choosing.LAYING) or (
            chooser.mode == OFFERS and chooser.lines
        ):
            preview = self._preview
            preview.look(view, action)
            tabletop.archipelago.show(
                view,
                chooser.lines,
                chooser.line,
                preview.taken,
                preview.won,
                preview.lost,
                view.turn,
            )
        else:
            tabletop.archipelago.show(view)
        at = chooser.at if chooser.mode != choosing.LAYING else -1
        fresh = self.kahuna.session.fresh_card
        tabletop.strip.show(view, fresh, at, chooser.partner, chooser.marked)
        tabletop.bar.show(view)
        tabletop.bar.say(self._words(action))

    def _blink(self, now):
        chooser = self.chooser
        if chooser.lines and since(now, self._blink_since) > _BLINK:
            self._blink_since = now
            self._blink_on = not self._blink_on
            self._tabletop.archipelago.pulse(chooser.line, self._blink_on)

    # Words

    def _words(self, action):
        texts = self.kahuna.texts
        view = self.kahuna.session.view
        chooser = self.chooser
        if chooser.mode == ON_STRIP:
            return self._words_of_place()
        if chooser.mode == MARKING:
            if chooser.at == choosing.PILE:
                return texts.DISCARD_DONE % _marks(chooser.marked)
            return texts.DISCARD_MARK % ISLANDS[chooser.card]
        if chooser.mode == choosing.LAYING:
            return texts.LAY_START % view.left
        if chooser.mode == OFFERS and not chooser.lines:
            return self._framed(self._words_of_end(action))
        placing = is_place(action)
        long, short = [
            self._framed(play_words(texts, action, short) + signs(self._preview, placing, short))
            for short in (False, True)
        ]
        return fitting(self.program.art.text, long, short, ROOM)

    def _framed(self, words):
        """Puts arrows around the words if there is more to choose from."""
        chooser = self.chooser
        return "< %s >" % words if chooser.mode == OFFERS and chooser.offer_count > 1 else words

    def _words_of_end(self, action):
        texts = self.kahuna.texts
        if action == choosing.START_DISCARD:
            return texts.DISCARD_START
        if action == END:
            return texts.END_SURE
        if action == DRAW:
            return texts.DRAW_SURE
        return texts.TAKE_SURE % ISLANDS[action - TAKE_ACTION]

    def _words_of_place(self):
        texts = self.kahuna.texts
        chooser = self.chooser
        if chooser.at == choosing.PILE:
            return texts.DRAW if chooser.has(DRAW) else texts.END_TURN
        name = ISLANDS[chooser.card]
        return (texts.BUILD if chooser.at < choosing.FACE_UP else texts.TAKE) % name

    def _why_refused(self):
        texts = self.kahuna.texts
        chooser = self.chooser
        if chooser.mode == ON_STRIP:
            if chooser.at < choosing.FACE_UP:
                return texts.NOTHING_TO_PLAY % ISLANDS[chooser.card]
            if self.kahuna.session.view.phase == FINAL:
                return texts.NOTHING_LEFT
            if not chooser.may_draw:
                return texts.HAND_FULL
        return texts.CANNOT

    def _status(self):
        """Returns alternately round and points, and what is known of the other hand."""
        view = self.kahuna.session.view
        texts = self.kahuna.texts
        self._told_status = not self._told_status
        if self._told_status:
            turn = texts.TURN_OF % (view.round, texts.SIDES[view.turn])
            return "%s  %d : %d" % (turn, view.scores[0], view.scores[1])
        other = 1 - view.turn
        words = texts.HOLDS % (texts.SIDES[other], view.sizes[other])
        shown = view.open[other]
        if not shown:
            return words
        long = words + " " + card_names(shown)
        short = words + " " + "".join([LETTERS[card] for card in listed(shown)])
        return fitting(self.program.art.text, long, short, ROOM)


def _marks(marked):
    n = 0
    for at in range(choosing.FACE_UP):
        n += marked >> at & 1
    return n
