"""A turn, of a person or of a robot: what may be done, and what becomes of it.

What chooses, thinks and shows takes turns in memory: none is a module of the screen's.
"""

from handheld import buttons, modules
from handheld.clock import since

from ..parts.bar import LOWER_BAR
from ..parts.playfield import DECK_TOP
from ..parts.rows import TOP
from ..rules.actions import BRING_IN, TURN, ends_turn
from ..rules.fish import HUNGRY

_LIVE = 160  # milliseconds after which another fish moves a little
_BEAT = 220  # of a person's turn; a third of the settings' pace of a robot's
_SLICE = 25  # what a robot considers in each frame

# What happens now.
_CHOOSING, _CHOSEN, _SHOWING, _THINKING, _TELLING, _ENDED = range(6)


def open(piranja):
    return Play(piranja)


class Play:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program
        self._asking = None  # while a person chooses
        self.playback = None  # while something is shown
        self._wants_menu = False

    def enter(self, stage):
        piranja = self.piranja
        self._table = piranja.tabletop
        self.group = self._table.group
        self._clock = stage.clock
        self._lived = now = stage.clock.ticks()
        view = piranja.session.view
        self._table.show(view)
        while not self._table.darken(view):
            pass
        piranja.light(view.turn)
        awaits_person = piranja.session.awaits_person
        self._beat = _BEAT if awaits_person else self.program.settings.pace // 3
        # Nobody hands anything to whoever plays alone.
        self._calls = awaits_person and view.fresh and piranja.session.seats.persons == 1
        self._go_on(now, view.fresh)

    @property
    def choosing(self):
        """Whether a person is asked what to do."""
        return self._state == _CHOOSING

    @property
    def chooser(self):
        """What the person who is asked chooses from."""
        return self._asking.chooser

    @property
    def ended(self):
        """Whether the turn is over, and all of it has been shown."""
        return self._state == _ENDED

    def touch(self, x, y):
        """Offered are what stands below, the large row, the piles and the deck."""
        if not self.choosing:
            return 0, buttons.A
        if y > LOWER_BAR:
            return self._table.bars.touch(x)
        if y >= DECK_TOP:
            return self.chooser.touch(self._table.playfield.action_at(x))
        return self.chooser.touch(BRING_IN) if y >= TOP - 3 else None

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
            self.piranja.save()
            self.program.push("menu")
            return
        if state == _CHOSEN:
            self._act(now, self.chooser.action)
        elif state == _CHOOSING:
            if self._asking.frame(now, pressed):
                # What is done is kept before it is seen, which takes a moment: first the press is.
                self._state = _CHOSEN
        elif state == _THINKING:
            self._think(now, pressed)
        elif since(now, self._since) > 8 * self._beat or pressed & (buttons.A | buttons.B):
            self._go_on(now)  # the end is near, and that has been told
        self.live(now)

    def live(self, now):
        """Moves a fish a little, or lets the water grow darker."""
        if self._state != _SHOWING and since(now, self._lived) > _LIVE:
            self._lived = now
            if self._table.darken(self.piranja.session.view):
                self._table.live()

    # A person's turn

    def ask(self):
        """Asks the player at turn what to do."""
        with modules.passing:
            from ..parts.bar_prompts import Asking
        self._asking = Asking(self.piranja, self._clock.ticks())
        self._state = _CHOOSING

    # A robot's turn

    def _think(self, now, pressed):
        robot = self.piranja.think()
        if pressed & buttons.A:
            robot.hurry()
            self._since = now - self._beat
        self._decided = self._decided or robot.think(_SLICE)
        if self._decided and since(now, self._since) >= self._beat:
            self.program.stay_awake()
            action = robot.action
            robot = None  # it goes before the game is kept, which takes room, too
            self._act(now, action)

    # What comes of it

    def _act(self, now, action):
        piranja = self.piranja
        table = self._table
        table.playfield.lift(False)
        table.large.underline(False)
        table.bars.tell_danger("")
        self._action = action
        self._asking = piranja.robot = None
        piranja.act(action)
        # The time now, as saving has taken a while.
        with modules.passing:
            self.playback = self._playback(self._clock.ticks(), action)
        self._state = _SHOWING

    def _playback(self, now, action):
        piranja = self.piranja
        if action != TURN:
            from ..parts.catching import Catching

            return Catching(piranja, now, self._beat, action)
        if piranja.session.card < HUNGRY:
            from ..parts.passing import Passing

            return Passing(piranja, now, self._beat)
        from ..parts.eating import Eating

        return Eating(piranja, now, self._beat)

    def _shown(self, now):
        """What was done has been shown."""
        self.playback = None
        piranja = self.piranja
        session = piranja.session
        if self._calls:
            self._calls = False
            self.ask()
            return
        session.show()
        action = self._action
        if ends_turn(action) or (action == TURN and session.card >= HUNGRY):
            self._state = _ENDED
            piranja.go_on()
            if self._wants_menu and not session.over:
                self.program.push("menu")
            return
        self._table.show(session.view)
        self._go_on(now, action == TURN)

    def _go_on(self, now, may_tell=False):
        """The turn goes on: a person is asked, or a robot thinks; but first it is told, if that is
        to be told, that the last card of the shoal is gone."""
        piranja = self.piranja
        view = piranja.session.view
        self._since = now
        if may_tell and view.turned == view.sea_at:
            self._table.bars.say(piranja.texts.SEA_COMES)
            with modules.passing:
                from ..look import tunes

                self.program.play(tunes.END_IS_NEAR)
            self._state = _TELLING
        elif self._calls:
            with modules.passing:
                from ..parts.calling import Calling
            self.playback = Calling(piranja, now)
            self._state = _SHOWING
        elif piranja.session.awaits_person:
            self.ask()
        else:
            self._table.bars.say(piranja.texts.THINKS % piranja.name(view.turn))
            self._table.playfield.light(0, -1, False)
            self._decided = False
            self._state = _THINKING
