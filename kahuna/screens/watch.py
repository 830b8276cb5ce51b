"""Watching a robot's turn: play by play, and at the end a summary of what it changed."""

from handheld import buttons
from handheld.clock import since
from handheld.icons import ICON_BUTTON_A

from ..parts.bar import ROOM
from ..parts.playback import Playback
from ..parts.words import (
    fitting,
    initials,
    island_names,
    line_names,
    sentence_of,
    signs,
)
from ..play.preview import Preview
from ..play.slots import fill_slots
from ..play.walk import Walk
from ..rules.actions import DISCARD, ends_turn

_READ = 1600  # milliseconds that a person needs for a sentence of the summary
_STEP = buttons.A | buttons.B | buttons.START
_ON = _STEP | buttons.DIRECTIONS | buttons.SELECT


def open(kahuna, start, end):
    """Shows the actions of a turn from `start` to `end`, then goes on with the game."""
    return Watch(kahuna, start, end)


class Watch:
    def __init__(self, kahuna, start, end):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._start = start
        self._end = end
        self.at = start  # the next action to show
        self._whole = Preview()
        self._words = []  # of the summary

    def enter(self, stage):
        program = self.program
        kahuna = self.kahuna
        view = kahuna.session.view
        self._tabletop = kahuna.tabletop
        self.group = self._tabletop.group
        self._sum_up(view)
        self._playback = Playback(kahuna, view, self.at)
        if not self._tabletop.strip.in_use:
            self._show_cards()
        kahuna.light(self._whole.side)
        self._since = stage.clock.ticks()
        self._pace = program.settings.pace
        self._read = 2 * self._pace if self._unattended else max(2 * self._pace, _READ)
        self._wait = self._pace // 2
        self._summing = False
        self._icon = program.art.icon(ROOM - 9, 0, ICON_BUTTON_A)

    def leave(self):
        if self._summing and not self._unattended:
            self._tabletop.bar.group.remove(self._icon)
        self._tabletop = self._playback = self._icon = self.group = None

    @property
    def _unattended(self):
        """Whether two robots play each other, so that nobody presses a button."""
        return not self.kahuna.session.persons

    def frame(self, now, pressed):
        program = self.program
        kahuna = self.kahuna
        kahuna.keep()
        # After the last turn of all the menu would lead past the result.
        if pressed & buttons.START and not kahuna.session.over:
            program.show("menu")
        elif self._summing:
            self._frame_of_summary(now, pressed)
        else:
            self._frame_of_turn(now, pressed)

    # Play by play

    def _frame_of_turn(self, now, pressed):
        waited = since(now, self._since)
        if waited >= self._wait or pressed & _STEP:
            self._since = now
            self._wait = self._pace
            self.program.stay_awake()
            if self.at == self._end:
                self._summarise()
            else:
                self._show_next()
        elif 2 * waited >= self._wait:
            self._playback.settle()

    def _show_next(self):
        self._playback.next()
        self.at += 1
        if ends_turn(self.kahuna.session.view.history[self.at - 1]):
            self._show_cards()

    def _show_cards(self):
        session = self.kahuna.session
        strip = self._tabletop.strip
        fill_slots(strip.cards, session.view)
        strip.show(session.view, session.fresh_card)

    # The summary

    def _sum_up(self, view):
        """Walks through the turn for all that it changes, and makes sentences about that."""
        texts = self.kahuna.texts
        walk = Walk(view)
        walk.go_to(self._start)
        whole = self._whole
        whole.begin(walk, walk.turn)
        discarded = 0
        while walk.at < self._end:
            walk.step()
            if walk.action < DISCARD:
                whole.play(walk.action)
            elif not ends_turn(walk.action):
                discarded += 1
        side = texts.SIDES[whole.side]
        self._words.clear()
        if whole.laid or whole.taken:
            self._words.append(self._effects(texts, side))
        if whole.lost and self.kahuna.comments and self.kahuna.session.watcher == 1 - whole.side:
            names = fitting(
                self.program.art.text,
                texts.YOU_LOST % island_names(whole.lost),
                texts.YOU_LOST % initials(whole.lost),
                ROOM - 10,
            )
            self._words.append(names)
        if discarded:
            self._words.append(texts.DISCARDED % (side, discarded))
        if ends_turn(walk.action):
            self._words.append(sentence_of(texts, walk, True))

    def _effects(self, texts, side):
        whole = self._whole
        font = self.program.art.text
        room = ROOM - 10
        lines = " " + line_names(whole.laid) if whole.laid else ""
        names = signs(whole, True, False)
        letters = signs(whole, True, True)
        # The first that fits; the board shows the new bridges anyway.
        for words in (lines + names, names or lines, letters or lines):
            sentence = texts.PLAYED % (side, words[1:])
            if font.width(sentence) <= room:
                break
        return sentence

    def _summarise(self):
        self._playback.settle()
        self._summing = True
        whole = self._whole
        archipelago = self._tabletop.archipelago
        archipelago.show(whole, whole.laid, gained=whole.won, lost=whole.lost, side=whole.side)
        if not self._unattended:
            self._tabletop.bar.group.append(self._icon)
        self._sentence = 0
        self._say()

    def _frame_of_summary(self, now, pressed):
        if pressed & _ON:
            self.kahuna.go_on()
        elif since(now, self._since) >= self._read:
            self._since = now
            self._sentence += 1
            if self._sentence >= len(self._words) and self._unattended:
                self.program.stay_awake()
                self.kahuna.go_on()
            else:
                self._say()

    def _say(self):
        if self._words:
            self._tabletop.bar.say(self._words[self._sentence % len(self._words)])
