"""A person's turn: the cards and lines to choose from, and what a play would do."""

from handheld import buttons, menu_sounds, modules
from handheld.clock import since

from ..look import tunes
from ..look.layout import BOARD_TOP
from ..parts.bar_prompts import Prompts
from ..parts.playfield import NO_PLAY
from ..parts.remark_kinds import (
    BUTTON,
    CHANCES,
    DONE,
    LUCK,
    NOT_UNDONE,
    NOTHING,
    OTHER_HAND,
    SCORE,
    UNDONE,
)
from ..parts.spotlight import Spotlight
from ..parts.strip import TOP
from ..play import chooser as choosing
from ..play.chooser import (
    CHOSEN,
    MARKING,
    MOVED,
    NONE,
    OFFERS,
    ON_LINES,
    ON_STRIP,
    REFUSED,
    Chooser,
)
from ..play.preview import Preview
from ..play.slots import NO_CARD
from ..rules import undo  # noqa: F401  (SELECT needs it at once)
from ..rules.actions import DISCARD, DRAW, END, REMOVE, TAKE
from ..rules.phases import HANDICAP

_BLINK = 300  # milliseconds
_REST = 3000  # milliseconds without a press until the bar says more
_QUIET = 10000  # milliseconds without a press until the turn so far is saved


def open(kahuna):
    return Play(kahuna, CHANCES)


class Play:
    def __init__(self, kahuna, first=NOTHING):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._preview = Preview()
        self._blink_since = 0
        self._blink_on = True
        self._touched = 0
        self._score_shown = False
        self._lights_due = False
        self._first = first  # the first remark of the turn
        self.at = 0 if first else 1  # whether the turn was announced already
        self._announcement = None  # while it is shown
        self._due = self._then = NOTHING
        self._ended = False  # whether the turn is over, while its last card is still moving
        self._explains_button = False  # whether the bar has yet to say what A does

    def enter(self, stage):
        kahuna = self.kahuna
        self._tabletop = kahuna.tabletop
        self.chooser = Chooser(kahuna.tabletop.strip.cards, kahuna.in_puzzle)
        self._prompts = Prompts(kahuna, self.chooser, self._preview)
        self._spotlight = Spotlight(kahuna.pictures)
        self._tabletop.playfield.group.append(self._spotlight.tile)
        self._motion = None  # of cards, while some are moving
        self.group = kahuna.tabletop.group
        self._touched = self._blink_since = stage.clock.ticks()
        view = kahuna.session.view
        kahuna.light(view.turn)
        if view.side < 0:
            kahuna.tabletop.show(view)
            kahuna.tabletop.bar.say("")
        else:
            self._begin()

    def _begin(self):
        self.look_again()
        self._due = self._first

    def _show_hand(self):
        """Shows a hand that was dealt face down until it was saved (see `Kahuna.start`)."""
        session = self.kahuna.session
        if session.view.side < 0:
            session.show_to(session.view.turn)
            self._begin()

    def leave(self):
        self._tabletop.playfield.group.remove(self._spotlight.tile)
        if self._announcement:
            self._announcement.end()

    def touch(self, x, y):
        from ..play.touching import of_line, of_slot

        chooser = self.chooser
        if y < BOARD_TOP:
            return self._tabletop.bar.touch(x, chooser.mode == OFFERS and chooser.offer_count > 1)
        if y >= TOP:
            return of_slot(chooser, self._tabletop.strip.slot_at(x))
        return of_line(chooser, x, y - BOARD_TOP)

    def frame(self, now, pressed):
        fresh = not self.at
        if fresh:
            self.at = 1
            with modules.passing:
                from ..parts.announcing import Announcement

                self._announcement = Announcement(self.kahuna)
            self.program.stage.draw_whole()
        if self._announcement:
            stands = self._announcement.stands(pressed)
            if not (fresh and stands):
                self.kahuna.save()  # now that it is seen whose turn it is
                self._show_hand()
            if stands:
                return
            self._announcement = None
        playfield = self._tabletop.playfield
        if self._motion:
            self._move_on(pressed)
        elif pressed:
            self._touched = now
            if playfield.moving:
                playfield.finish()
            self._press(pressed)
        elif playfield.moving:
            playfield.step(self.kahuna)
        elif self._lights_due:
            self._light()
        elif self._due:
            self._make_remark(self._due)
        elif since(now, self._touched) > _QUIET:
            self.kahuna.save()
        elif since(now, self._touched) > _REST:
            self._rest()
        self._blink(now)

    def _rest(self):
        """Says what A does to a card, or the comment that waits."""
        if self._explains_button:
            self._make_remark(BUTTON)
        elif self._then and self.chooser.at < choosing.FACE_UP:
            self._make_remark(self._then)
            self._then = NOTHING

    def _move_on(self, pressed):
        """Moves cards on; with a press they arrive at once."""
        if self._motion.step() and not pressed:
            return
        self._motion = None
        if self._ended:
            self._ended = False
            self.kahuna.save()  # first, or switching off would take back a card that was seen
            self.kahuna.go_on()
            return
        self.look_again()
        self._due = LUCK * self._shows_luck
        if pressed:
            self._press(pressed)

    # Buttons

    def _press(self, pressed):
        if pressed & buttons.START:
            self.kahuna.save()
            self.program.play(menu_sounds.CONFIRM)
            self.program.push("menu")
            return
        if pressed & buttons.SELECT:
            self._undo()
            return
        for key in range(choosing.BACK + 1):  # a chooser's buttons come in the same order
            if pressed >> key & 1:
                self._answer(self.chooser.press(key), key)
                return

    def _answer(self, done, key):
        program = self.program
        if done == NONE:
            if key == choosing.BACK:
                self._score_shown = not self._score_shown
                self._due = SCORE if self._score_shown else OTHER_HAND
            return
        if done == REFUSED:
            program.play(menu_sounds.REFUSE)
            self._due = BUTTON
            return
        if done == MOVED or done == CHOSEN:
            program.play(menu_sounds.STEP if done == MOVED else menu_sounds.CONFIRM)
            # The lines of a card light up in the next frame, so that the cursor does not lag.
            on_strip = self.chooser.mode == ON_STRIP
            self._show(on_strip)
            if on_strip and self.chooser.at >= choosing.FACE_UP:
                self._due = LUCK * self._shows_luck
            else:
                self._due = self._then * on_strip
                self._then = NOTHING
        elif self.chooser.mode == MARKING:
            self._discard()
        else:
            self._act(done)

    def _act(self, action):
        program = self.program
        kahuna = self.kahuna
        session = kahuna.session
        if action != END:
            tune = tunes.LAY if action < REMOVE else tunes.TAKEN if action < DISCARD else tunes.CARD
            program.play(tune)
        handicap = session.view.phase == HANDICAP
        session.act(action)
        if TAKE <= action <= DRAW:
            self._fly(choosing.PILE if action == DRAW else self.chooser.at)
        elif handicap and session.view.phase != HANDICAP:
            self._go_on_after_head_start()
        elif session.over or action == END:
            kahuna.go_on()
        else:
            self.look_again(by=action)
            self._due = DONE

    def _go_on_after_head_start(self):
        """Asks to pass the handheld on only if the other player begins."""
        kahuna = self.kahuna
        view = kahuna.session.view
        if view.turn == view.side:
            kahuna.take_turn()
        else:
            kahuna.go_on()

    def _fly(self, source):
        """Moves the card that ended the turn to the hand."""
        with modules.passing:
            from ..parts.card_motion import to_hand

        self._ended = True
        self._motion = to_hand(self.kahuna, source)

    def _discard(self):
        with modules.passing:
            from ..parts.card_motion import CardMotion

        for at in range(choosing.FACE_UP):
            if self.chooser.marked >> at & 1:
                self.kahuna.session.act(DISCARD + self.chooser.cards[at])
        self.program.play(menu_sounds.BACK)
        self._motion = CardMotion(self._tabletop.strip, self.chooser.marked)

    def _undo(self):
        program = self.program
        kahuna = self.kahuna
        if kahuna.session.can_undo:
            kahuna.session.undo()
            if self.chooser.at >= choosing.FACE_UP:
                # The hand has a card again; the cursor had to leave it when it was empty.
                self.chooser.at = 0
            program.play(menu_sounds.BACK)
            self.look_again()
            self._due = UNDONE
        else:
            program.play(menu_sounds.REFUSE)
            self._due = NOT_UNDONE

    # Showing

    def look_again(self, line=NONE, by=NO_PLAY):
        """Shows what is legal now, with the cursor on the cards or on a line of its card; `by` is
        the play that led to this position."""
        self.chooser.look(self.kahuna.session.view, line)
        self._show(by=by)

    def look_away(self, by=NO_PLAY):
        """Hides the cursor until `look_again`."""
        self._spotlight.show(NO_CARD)
        session = self.kahuna.session
        self._tabletop.show(session.view, session.fresh_card, by)

    @property
    def moves(self):
        """Whether cards or bridges are moving."""
        return self._motion is not None or self._tabletop.playfield.moving

    def _show(self, lights_later=False, by=NO_PLAY):
        self._due = NOTHING
        view = self.kahuna.session.view
        chooser = self.chooser
        tabletop = self._tabletop
        action = chooser.offered
        if chooser.mode in (ON_LINES, choosing.ON_FREE_LINES) or (
            chooser.mode == OFFERS and chooser.lines
        ):
            preview = self._preview
            preview.look(view, action)
            tabletop.playfield.show(
                view,
                chooser.lines,
                chooser.line,
                preview.taken,
                preview.won,
                preview.lost,
                view.turn,
                by,
            )
        elif not lights_later:
            self._light(by)
        self._lights_due = lights_later
        at = chooser.at if chooser.mode != choosing.ON_FREE_LINES else -1
        on_card = chooser.mode in (ON_STRIP, ON_LINES, OFFERS)
        self._spotlight.show(chooser.card if on_card else NO_CARD)
        fresh = self.kahuna.session.fresh_card
        idle = 0 if chooser.mode == MARKING else chooser.idle
        tabletop.strip.show(view, fresh, at, chooser.partner, chooser.marked, idle)
        tabletop.bar.show(view, view.turn)
        if by == NO_PLAY:
            self._prompt()

    def _prompt(self):
        """Says what is under the cursor."""
        chooser = self.chooser
        self._say(self._prompts.of_cursor())
        on_card = chooser.mode == ON_STRIP and chooser.card != NO_CARD
        self._explains_button = on_card and not chooser.all_useless

    def _light(self, by=NO_PLAY):
        """Shows the board, with the lines that the card under the cursor can use."""
        chooser = self.chooser
        self._lights_due = False
        self._tabletop.playfield.show(chooser.view, chooser.reach, by=by)

    def _make_remark(self, kind):
        """Says something else than the prompt, a frame after the answer to a press, as it has to be
        loaded."""
        self._due = NOTHING
        with modules.passing:
            from ..parts.bar_remarks import remark

            found = self.kahuna, self.chooser, self._preview, self._spotlight
            words = remark(kind, *found)
            if not words and self._shows_luck:
                words = remark(LUCK, *found)
        if kind == DONE and self._preview.won:
            self._then = CHANCES  # in a while, or once the cursor moves to a card of the hand
        if words:
            self._say(words)
        elif kind == DONE:
            self._prompt()

    @property
    def _shows_luck(self):
        """Whether the bar says what a draw may bring: the cursor is on the pile."""
        chooser = self.chooser
        on_pile = chooser.mode == ON_STRIP and chooser.at == choosing.PILE
        return self.kahuna.shows_luck and on_pile and chooser.choices.has(DRAW)

    def _say(self, words):
        self._tabletop.bar.say(words)
        self._explains_button = False

    def _blink(self, now):
        chooser = self.chooser
        if chooser.lines and since(now, self._blink_since) > _BLINK:
            self._blink_since = now
            self._blink_on = not self._blink_on
            self._tabletop.playfield.pulse(chooser.line, self._blink_on)
