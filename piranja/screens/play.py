"""A turn, of a person or of a robot: what may be done, and what becomes of it."""

from handheld import buttons, clicks
from handheld.clock import since

from ..look import tunes
from ..parts.playback import Playback
from ..play.danger import Danger
from ..play.offers import Offers
from ..rules.actions import BRING_IN, FETCH, LEAVE, TURN, ends_turn
from ..rules.decks import shoal_left
from ..rules.fish import HUNGRY

_LIVE = 160  # milliseconds after which another fish moves a little
_BEAT = 220  # of a person's turn; a robot's has half the settings' pace
_SLICE = 25  # what a robot considers in each frame

_PERCENT = "%d%%"  # the chance of a hungry fish
_EATS = " %d-%d"  # and how many of the row it would eat

# What happens now.
_CHOOSING, _CHOSEN, _SHOWING, _THINKING, _TELLING = range(5)


def open(piranja):
    return Play(piranja)


class Play:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program
        self.offers = Offers()
        self._danger = Danger()
        self._wants_menu = False

    def enter(self, stage):
        piranja = self.piranja
        self._table = piranja.tabletop
        self.group = self._table.group
        self.playback = Playback(piranja)
        self._clock = stage.clock
        self._lived = now = stage.clock.ticks()
        view = piranja.session.view
        self._table.show(view)
        while not self._table.darken(view):
            pass
        piranja.light(view.turn)
        self._go_on(now)

    def leave(self):
        self.playback = self._table = self.group = None

    @property
    def choosing(self):
        """Whether a person is asked what to do."""
        return self._state == _CHOOSING

    def frame(self, now, pressed):
        state = self._state
        self._table.large.settle()
        if state == _SHOWING:
            self._wants_menu |= bool(pressed & buttons.START)
            if self.playback.frame(now, pressed & (buttons.A | buttons.B)):
                self._shown(now)
            return
        if pressed & buttons.START or self._wants_menu:
            self._wants_menu = False
            self.piranja.keep()
            self.program.show("menu")
            return
        if state == _CHOSEN:
            self._act(now, self.offers.action)
        elif state == _CHOOSING:
            self._choose(pressed)
        elif state == _THINKING:
            self._think(now, pressed)
        elif since(now, self._since) > 8 * self._beat or pressed & (buttons.A | buttons.B):
            self._go_on(now)  # the end is near, and that has been told
        self._breathe(now)

    def _breathe(self, now):
        """Moves a fish a little, or lets the water grow darker."""
        if self._state != _SHOWING and since(now, self._lived) > _LIVE:
            self._lived = now
            if self._table.darken(self.piranja.session.view):
                self._table.live()

    # A person's turn

    def _choose(self, pressed):
        program = self.program
        if pressed & (buttons.LEFT | buttons.RIGHT):
            if self.offers.step(1 if pressed & buttons.RIGHT else -1):
                program.play(clicks.STEP)
                self._show_offer()
            else:
                program.play(clicks.REFUSE)
        elif pressed & buttons.A:
            # What is done is kept before it is seen, which takes a moment: first the press is.
            self._state = _CHOSEN
            self._table.ground.lift(self.offers.action == TURN)
        elif pressed & (buttons.B | buttons.SELECT):
            self._undo()

    def _undo(self):
        session = self.piranja.session
        if session.can_undo:
            session.undo()
            self.program.play(clicks.BACK)
            self._table.show(session.view)
            self._ask()
            self._table.bars.say(self.piranja.texts.UNDONE)
        else:
            self.program.play(clicks.REFUSE)
            self._table.bars.say(self.piranja.texts.NO_UNDO)

    def _ask(self):
        view = self.piranja.session.view
        self.offers.look(view)
        if self.piranja.session.danger:
            danger = self._danger
            danger.look(view)
            percent = _PERCENT % danger.percent
            ate = _EATS % (danger.least, danger.most) if shoal_left(view) else ""
            self._table.bars.tell_danger(percent + ate)
        self._show_offer()
        self._state = _CHOOSING

    def _show_offer(self):
        offers = self.offers
        action = offers.action
        view = self.piranja.session.view
        table = self._table
        table.ground.light(offers.piles, action - FETCH, action == TURN)
        table.large.underline(action == BRING_IN)
        table.bars.offer(self._words(action, view), offers.count > 1)

    def _words(self, action, view):
        texts = self.piranja.texts
        if action == TURN:
            return texts.TURN_OVER
        if action == BRING_IN:
            return texts.BRING_IN % len(view.rows[view.turn])
        if action == LEAVE:
            return texts.LEAVE
        return texts.FETCH % view.digesting[action - FETCH]

    # A robot's turn

    def _think(self, now, pressed):
        robot = self.piranja.think()
        if pressed & buttons.A:
            robot.hurry()
            self._since = now - self._beat
        if robot.think(_SLICE) and since(now, self._since) >= self._beat:
            self.program.stay_awake()
            self._act(now, robot.action)

    # What comes of it

    def _act(self, now, action):
        piranja = self.piranja
        table = self._table
        table.ground.lift(False)
        table.large.underline(False)
        table.bars.tell_danger("")
        self._action = action
        piranja.act(action)
        piranja.robot = None
        self._state = _SHOWING
        # Saving has taken a while.
        self.playback.begin(self._clock.ticks(), action, piranja.session.card, self._beat)

    def _shown(self, now):
        """What was done has been shown."""
        piranja = self.piranja
        session = piranja.session
        had_shoal = shoal_left(session.view)
        session.show()
        action = self._action
        if ends_turn(action) or (action == TURN and session.card >= HUNGRY):
            piranja.go_on()
            if self._wants_menu and not session.over:
                self.program.show("menu")
            return
        view = session.view
        self._table.show(view)
        self._since = now
        if had_shoal and not shoal_left(view):
            self._table.bars.say(self.piranja.texts.SEA_COMES)
            self.program.play(tunes.END_IS_NEAR)
            self._state = _TELLING
        else:
            self._go_on(now)

    def _go_on(self, now):
        """The turn goes on: a person is asked, or a robot thinks."""
        piranja = self.piranja
        self._since = now
        if piranja.session.awaits_person:
            self._beat = _BEAT
            self._ask()
        else:
            self._beat = self.program.settings.pace // 2
            self._table.bars.say(piranja.texts.THINKS % piranja.name(piranja.session.view.turn))
            self._table.ground.light(0, -1, False)
            self._state = _THINKING
