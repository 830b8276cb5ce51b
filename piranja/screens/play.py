"""A turn of a person or a robot: choosing an action, and showing what comes of it."""

from handheld import buttons, modules
from handheld.clock import since

from ..look import tunes
from ..parts.bar import LOWER_BAR
from ..parts.choosing import Choosing
from ..parts.playfield import DECK_TOP
from ..parts.rows import TOP
from ..rules.actions import BRING_IN, TURN, ends_turn
from ..rules.fish import HUNGRY

_LIVE = 160  # milliseconds until another fish moves a little
_BEAT = 220  # milliseconds in a person's turn; in a robot's it is a third of the settings' pace
_SLICE = 25  # positions that a robot looks at in each frame

# The states of a turn.
_CHOOSING, _CHOSEN, _ACTED, _SAVED, _SHOWING, _THINKING, _WARNING, _ENDED, _OPENED = range(9)


def open(piranja):
    return Play(piranja)


class Play:
    def __init__(self, piranja):
        self.piranja = piranja
        self.program = piranja.program
        self._choice = None  # while a person chooses
        self.playback = None  # while something is shown
        self._wants_menu = False

    def enter(self, stage):
        piranja = self.piranja
        self._tabletop = piranja.tabletop
        self.group = self._tabletop.group
        self._clock = stage.clock
        self._lived = now = stage.clock.ticks()
        view = piranja.session.view
        self._tabletop.show(view)
        while not self._tabletop.darken(view):
            stage.draw_whole()  # the bands overlap with all that lies in the water
        piranja.light(view.turn)
        awaits_person = piranja.session.awaits_person
        self._beat = _BEAT if awaits_person else self.program.settings.pace // 3
        # A person playing alone sees this instead of a handover.
        self._announces = awaits_person and view.fresh and piranja.session.seats.persons == 1
        self._go_on(now, view.fresh)
        if self._state == _THINKING:
            self._state = _OPENED  # it is seen before a robot is made, which takes a while

    @property
    def choosing(self):
        """Whether a person has to choose what to do."""
        return self._state == _CHOOSING

    @property
    def chooser(self):
        """The Chooser of the person who has to choose."""
        return self._choice.chooser

    @property
    def ended(self):
        """Whether the turn is over, and everything has been shown."""
        return self._state == _ENDED

    def touch(self, x, y):
        """A touch of the lower bar is A; the large row, the piles and the deck are actions."""
        if not self.choosing:
            return 0, buttons.A
        if y > LOWER_BAR:
            return self._tabletop.bar.touch(x)
        if y >= DECK_TOP:
            return self.chooser.touch(self._tabletop.playfield.action_at(x))
        return self.chooser.touch(BRING_IN) if y >= TOP - 3 else None

    def frame(self, now, pressed):
        state = self._state
        self._tabletop.align()
        if _ACTED <= state <= _SHOWING:
            self._wants_menu |= bool(pressed & buttons.START)
            if state == _ACTED:
                self.piranja.save_action()
                self._state = _SHOWING if self.playback else _SAVED
            elif state == _SAVED:
                self._begin_playback(now)
                self._state = _SHOWING
            elif self.playback.frame(now, pressed & (buttons.A | buttons.B)):
                self._shown(now)
            return
        if pressed & buttons.START or self._wants_menu:
            self._wants_menu = False
            self.piranja.save()
            self.program.push("menu")
            return
        if state == _CHOSEN:
            self.act(now, self.chooser.offered)
        elif state == _CHOOSING:
            if self._choice.frame(now, pressed):
                # The press is shown first, as saving the action takes a moment.
                self._state = _CHOSEN
        elif state == _OPENED:
            self.piranja.save_setup()
            self._state = _THINKING
        elif state == _THINKING:
            self._think(now, pressed)
        elif since(now, self._since) > 8 * self._beat or pressed & (buttons.A | buttons.B):
            self._go_on(now)  # now that the warning was read
        self.live(now)

    def live(self, now):
        """Moves a fish a little, or makes part of the water darker."""
        if self._state != _SHOWING and since(now, self._lived) > _LIVE:
            self._lived = now
            if self._tabletop.darken(self.piranja.session.view):
                self._tabletop.live()

    # A person's turn

    def ask(self):
        """Asks the player at turn what to do."""
        self._choice = Choosing(self.piranja, self._clock.ticks())
        self._state = _CHOOSING

    # A robot's turn

    def _think(self, now, pressed):
        robot = self.piranja.think()
        if pressed & buttons.A:
            robot.hurry()
            self._since = now - self._beat
        self._decided = self._decided or robot.think(_SLICE)
        if self._decided and since(now, self._since) >= self._beat:
            self.piranja.stay_awake()
            action = robot.action
            robot = None  # to make room for saving the game
            self.act(now, action)

    # What comes of an action

    def act(self, now, action):
        """Does an action, which is then shown frame by frame."""
        piranja = self.piranja
        tabletop = self._tabletop
        tabletop.playfield.lift(False)
        tabletop.large.underline(False)
        tabletop.bar.show_danger("")
        tabletop.say("")
        self._action = action
        self._choice = piranja.robot = None
        piranja.session.act(action)
        self._state = _ACTED  # saving takes a while, so it comes in a frame of its own,
        if action == TURN:
            self._begin_playback(now)  # unnoticed behind the edge of the card

    def _begin_playback(self, now):
        with modules.passing:
            self.playback = self._playback(now, self._action)

    def _playback(self, now, action):
        piranja = self.piranja
        if action != TURN:
            from ..parts.catching import Catching

            return Catching(piranja, now, self._beat, action)
        if piranja.session.card < HUNGRY:
            from ..parts.swimming import Swimming

            return Swimming(piranja, now, self._beat)
        from ..parts.eating import Eating

        return Eating(piranja, now, self._beat)

    def _shown(self, now):
        """Goes on after an action was shown."""
        self.playback = None
        piranja = self.piranja
        session = piranja.session
        if self._announces:
            self._announces = False
            piranja.save_setup()
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
        self._tabletop.show(session.view)
        self._go_on(now, action == TURN)

    def _go_on(self, now, may_warn=False):
        """Goes on with the turn: a person chooses, or a robot thinks. If it `may_warn`, a warning
        comes first when the last card of the shoal has just gone."""
        piranja = self.piranja
        view = piranja.session.view
        self._since = now
        if may_warn and view.turned == view.sea_at:
            self._tabletop.bar.say(piranja.texts.SEA_COMES)
            self.program.play(tunes.END_IS_NEAR)
            self._state = _WARNING
        elif self._announces:
            self._tabletop.say("")  # a comment may still stand there from before a menu
            with modules.passing:
                from ..parts.announcing import Announcement
            self.playback = Announcement(piranja, now)
            self._state = _SHOWING
        elif piranja.session.awaits_person:
            self.ask()
        else:
            self._tabletop.bar.say(piranja.texts.THINKS % piranja.name_of(view.turn))
            self._tabletop.playfield.light(0, -1, False)
            self._decided = False
            self._state = _THINKING
