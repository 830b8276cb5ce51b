"""What runs by itself at the device: a robot's turn, and the counting of a round."""

from types import SimpleNamespace

import pytest
from kahuna_games import play

from handheld import texts
from handheld.buttons import LEFT, START, A
from handheld.cartridge import Cartridge
from handheld.settings import Settings
from kahuna.look import tunes
from kahuna.play.session import Session
from kahuna.play.slots import empty
from kahuna.rules.history import last_turn
from simulator import board_modules

with board_modules.instead_of_blinka():
    from kahuna.parts.players import result
    from kahuna.screens import final, scoring, watch

FRAME = 25  # milliseconds
SLOW, FAST = 0, 2  # speeds of the settings
READ = 1600  # milliseconds: the least that a person needs for a sentence
PERSON_AND_ROBOT, ROBOTS = (0, 1), (1, 2)

TURN = (
    "bridges white BE BF AD DE DH EH\nbridges black AB AH HI HL EF EI EJ\n"
    "hand white BA\nhand black HHE\nround 2\ndeck CDFGJKLI\nwhite B-D A-B ^\n"
)
LAST_CARD = "bridges white AB\nbridges black GK\nhand white AB\nhand black CD\ndeck E\nwhite ^E\n"


class Sink:
    """Accepts any call, and answers with itself."""

    def __call__(self, *more, **named):
        return self

    def __getattr__(self, name):
        return self


class Counting:
    """All islands are counted at the first frame."""

    def __init__(self, *more):
        self.group = []

    def count_on(self, now, pressed):
        return True

    def say(self, sentence):
        self.said = sentence


class Rounds:
    """A table that nobody sees."""

    group = None

    def __init__(self, kahuna, y, points):
        self.points = points

    def cell(self, number, side, points):
        return 0, 0

    def add_up(self, scores):
        self.totals = list(scores)


class Line:
    """A line of text on a screen that nobody sees."""

    width = 0

    def __init__(self, *more):
        self.tile = SimpleNamespace(x=0, y=0)
        self.text = more[4] if len(more) > 4 else ""


class Device:
    """A screen on its own with all that it asks for; it notes when the screen does what.

    `titles` are the sentences said at once when it opened, `said` are (milliseconds, sentence),
    `done` the time at which the game went on; the others are times: at which it kept the display
    bright (`awake`), kept the game (`kept`), drew the cards (`dealt`) or the board (`drawn`).
    """

    def __init__(self, record, players=PERSON_AND_ROBOT, speed=FAST):
        self.now = 0
        self.said = []
        self.awake = []
        self.kept = []
        self.played = []
        self.dealt = []
        self.drawn = []
        self.done = None
        self.session = Session()
        self.session.begin(play(record))
        self.session.players[:] = bytes(players)
        self.session.deal = Sink()
        settings = Settings()
        settings.speed = speed
        art = Sink()
        art.line = Line
        art.text = SimpleNamespace(width=lambda text: 5 * len(text))
        self.program = SimpleNamespace(
            settings=settings,
            art=art,
            play=lambda tune: self.played.append(tune),
            show=Sink(),
            below="",
            words=SimpleNamespace(PRESS_A="Press A"),
            save_game=lambda often: self.kept.append(self.now),
            stage=SimpleNamespace(draw_whole=Sink()),
            stay_awake=lambda: self.awake.append(self.now),
        )
        show = lambda *more, **named: self.dealt.append(self.now)  # noqa: E731
        self.strip = SimpleNamespace(cards=empty(), in_use=True, show=show)
        self.bar = SimpleNamespace(say=self._say, show=Sink(), group=[])
        board = lambda *more, **named: self.drawn.append(self.now)  # noqa: E731
        archipelago = SimpleNamespace(show=board, moving=False)
        self.kahuna = SimpleNamespace(
            comments=False,
            often=False,
            program=self.program,
            pictures=SimpleNamespace(sheet=lambda *more: (None, None), sign=Sink()),
            session=self.session,
            texts=texts.load("kahuna", "en"),
            more_texts=lambda part: texts.load("kahuna", part + "_en"),
            tabletop=SimpleNamespace(
                group=None, strip=self.strip, bar=self.bar, playfield=archipelago
            ),
            light=Sink(),
            after_watching=self._go_on,
            go_on=self._go_on,
            start=self._go_on,
            save=lambda: Cartridge.save(self.kahuna),
            save_setup=Sink(),
            finish=Sink(),
            make_record=Sink(),
            save_record=Sink(),
        )

    def _say(self, sentence):
        if sentence:
            self.said.append((self.now, sentence))

    def _go_on(self):
        self.done = self.now

    def open(self, screen):
        """Shows a screen from now on."""
        self._screen = screen
        screen.enter(SimpleNamespace(clock=SimpleNamespace(ticks=lambda: self.now)))
        self.titles, self.said = [sentence for _, sentence in self.said], []
        return self

    def run(self, seconds, pressed=0):
        """Presses a button at first, then runs frames until the game goes on."""
        end = self.now + 1000 * seconds
        while self.done is None and self.now < end:
            self._screen.frame(self.now, pressed)
            pressed = 0
            self.now += FRAME
        return self


def watched(players, speed):
    device = Device(TURN, players, speed)
    return watching(device), steps_of(device)


def steps_of(device):
    start, end = last_turn(device.session.view)
    return end - start


def watching(device):
    """From now on the device shows the last turn."""
    return device.open(watch.open(device.kahuna, *last_turn(device.session.view)))


def summary(record, code="en", players=PERSON_AND_ROBOT):
    """The sentences of the summary of the last turn, each once."""
    device = Device(record, players)
    device.kahuna.texts = texts.load("kahuna", code)
    device.kahuna.more_texts = lambda part: texts.load("kahuna", part + "_" + code)
    watching(device).run(20)
    sentences = [sentence for _, sentence in device.said[steps_of(device) :]]
    return list(dict.fromkeys(sentences))


@pytest.fixture(autouse=True)
def all_is_counted(monkeypatch):
    monkeypatch.setattr(scoring, "Counting", Counting)
    for screen in (scoring, final):
        monkeypatch.setattr(screen, "Rounds", Rounds)
        monkeypatch.setattr(screen, "Group", list)
        monkeypatch.setattr(screen, "colours", lambda values: values)
    monkeypatch.setattr(final, "living", Sink())
    monkeypatch.setattr(final, "TileGrid", Sink())
    monkeypatch.setattr(watch.Watch, "_fly", lambda *more: None)


# A turn


def gaps(times):
    return [later - time for time, later in zip(times, times[1:])]


def about(milliseconds):
    return pytest.approx(milliseconds, abs=FRAME)


def summary_of(players, speed):
    """The times at which the sentences of the summary were said, within 20 seconds."""
    device, steps = watched(players, speed)
    device.run(20)
    return [time for time, _ in device.said[steps:]], device.done


@pytest.mark.parametrize("speed, time", [(FAST, READ), (SLOW, 2 * 1400)])
def test_a_person_has_time_to_read_each_line_of_the_summary(speed, time):
    said, done = summary_of(PERSON_AND_ROBOT, speed)
    assert len(said) > 4
    assert gaps(said) == [about(time)] * (len(said) - 1)
    assert done is None  # until a button is pressed


def test_at_the_end_the_board_stays_until_a():
    """A move of the stick was enough to lose the last board."""
    for record, left in ((TURN, True), ("edition short\nround 3\n" + LAST_CARD, False)):
        device = Device(record)
        device.session.saved = True
        watching(device).run(20).run(1, LEFT)
        assert (device.done is not None) == left
        assert device.run(1, A).done is not None


def test_the_number_of_a_turn_and_whose_it_is_come_first():
    device, _ = watched(PERSON_AND_ROBOT, FAST)
    assert device.titles == ["You: turn 1"]


@pytest.mark.parametrize("speed, time", [(FAST, 2 * 400), (SLOW, 2 * 1400)])
def test_where_two_robots_play_each_line_stands_as_long_as_the_settings_say(speed, time):
    said, done = summary_of(ROBOTS, speed)
    assert len(said) == 3  # what the turn won, what fell, and the card
    assert gaps([*said, done]) == [about(time)] * 3


def test_each_step_of_a_turn_is_shown_at_the_pace_of_the_settings():
    for speed, pace in ((FAST, 400), (SLOW, 1400)):
        device, steps = watched(PERSON_AND_ROBOT, speed)
        device.run(20)
        times = [time for time, _ in device.said[: steps + 1]]
        assert times[0] == about(pace // 2)
        assert gaps(times) == [about(pace)] * steps


def test_the_display_stays_bright_while_a_turn_is_watched():
    device, steps = watched(ROBOTS, SLOW)
    device.run(60)
    said = [time for time, _ in device.said]
    assert device.awake == [*said[: steps + 1], device.done]


def test_a_turn_that_a_person_leaves_alone_lets_the_display_dim():
    device, steps = watched(PERSON_AND_ROBOT, SLOW)
    device.run(200)
    assert len(device.awake) == steps + 1


def test_each_step_is_shown_as_it_comes_and_as_it_leaves_the_board():
    """Half of the time shows what the play will take and win, the other half the board after it."""
    device, steps = watched(PERSON_AND_ROBOT, SLOW)
    device.run(20)
    times = [time for time, _ in device.said[:steps]]
    assert set(times) <= set(device.drawn)
    for time in times:
        assert about(time + 700) in device.drawn


def test_the_cards_are_drawn_when_the_turn_has_ended():
    device, steps = watched(PERSON_AND_ROBOT, FAST)
    device.run(20)
    assert device.dealt == [device.said[steps - 1][0]]


def test_after_power_up_the_cards_are_drawn_at_once():
    device = Device(TURN)
    device.strip.in_use = False
    watching(device)
    assert device.dealt == [0]


@pytest.mark.parametrize(
    "record, tune",
    [
        ("bridges black AB\nhand white AA\ndeck DEFG\nwhite AA*AB ^", tunes.TAKEN),
        ("hand white A\ndeck DEFG\nwhite A-D ^", tunes.LAY),
    ],
)
def test_each_step_is_heard_as_what_it_does(record, tune):
    device = watching(Device(record)).run(20)
    assert device.played == [tune, tunes.CARD]


def test_a_turn_is_kept_once_while_it_is_watched():
    device, _ = watched(ROBOTS, FAST)
    device.run(20)
    assert device.kept == [0]


def test_the_sign_of_the_button_is_shown_to_persons_and_goes_with_the_screen():
    for players, signs in ((PERSON_AND_ROBOT, 1), (ROBOTS, 0)):
        device, _ = watched(players, FAST)
        device.run(3)
        assert len(device.bar.group) == signs
        device._screen.leave()
        assert device.bar.group == []


@pytest.mark.parametrize(
    "record, sentences",
    [
        (TURN, ["You win ALOA BARI", "You remove 2 bridges", "You draw a card"]),
        ("hand white A\ndeck FGHIJ\nwhite A-B ^G", ["You: ALOA-BARI", "You take GOLA"]),
        ("hand white AG\ndeck FHIJK\nwhite A-B G-K ^", ["You: 2 bridges", "You draw a card"]),
        (
            "bridges black AB AD\nhand white BB\ndeck FGHIJ\nwhite BB*AB ^",
            ["You remove ALOA-BARI", "You draw a card"],
        ),
        (
            "bridges black AB AD\nhand white BBDD\ndeck FGHIJK\nwhite BB*AB DD*AD ^",
            ["You remove 2 bridges", "You draw a card"],
        ),
        (
            "bridges black AB\nhand white ABCDE\ndeck FGHIJ\nwhite #AC ^",
            ["You discard 2", "You draw a card"],
        ),
        ("hand white A\ndeck FGHIJ\nwhite .", ["You draw no card"]),
    ],
)
def test_the_summary_names_all_that_a_turn_has_changed(record, sentences):
    assert summary(record) == sentences


def test_where_names_do_not_fit_a_person_is_not_spoken_of_as_of_somebody_else():
    several = "bridges white HI CK KL DH BD\nhand white AH\ndeck FGCIJ\nwhite A-D H-L ^"
    assert summary(several, "de")[0] == "Du gewinnst D H L"
    assert summary(several, "de", ROBOTS)[0] == "Gewinnt DUDA HUNA LALE"


# A scoring


@pytest.mark.parametrize(
    "bridges, number, verdict",
    [
        ("white AB AD", 1, "You get 1 point"),
        ("black AB AD", 1, "Robot 1 gets 1 point"),
        ("white AB AD", 2, "You get 2 points"),
        ("white BC", 1, "A tie: no points"),
        ("white BC", 2, "A tie: no points"),
    ],
)
def test_the_count_of_a_round_says_who_gets_how_many_points(bridges, number, verdict):
    other = "black" if bridges.startswith("white") else "white"
    record = f"round {number}\nbridges {bridges}\nbridges {other} KL\ndeck E\nwhite ^E\n"
    device = Device(record)
    screen = scoring.open(device.kahuna)
    device.open(screen).run(1)
    assert screen._head.text == verdict
    counts = ("More islands: 1 point", "More islands: 2 points")
    assert screen._counting.said == counts[number - 1]
    assert device.kept == [0]


def test_a_button_pressed_while_the_round_is_saved_hurries_the_count():
    device = Device(LAST_CARD)
    screen = scoring.open(device.kahuna)
    pressed = []
    device.open(screen)
    screen._counting.count_on = lambda now, buttons: pressed.append(buttons)
    screen.frame(0, A)
    assert device.kept == [0] and pressed == []  # saving has a frame of its own
    screen.frame(0, 0)
    screen.frame(0, 0)
    assert pressed == [A, 0]


def test_the_points_of_a_round_fly_to_the_table_and_are_added_there():
    """At first the table has the former rounds and their points; A ends the flight."""
    record = "round 2\nscores 1 0\nbridges white KL\nbridges black AB AD\ndeck E\nwhite ^E\n"
    for pressed, frames in ((0, scoring._FLIGHT), (A, 1)):
        screen = scoring.open(Device(record).kahuna)
        screen.kahuna.session.saved = True
        screen.enter(SimpleNamespace(clock=SimpleNamespace(ticks=lambda: 0)))
        screen.frame(0, 0)
        assert screen._rounds.points == [(1, 0)]
        screen.frame(0, 0)  # the table opens a frame after it is made, as both take long
        assert screen._rounds.totals == [1, 0]
        assert [line.text for line in screen._flying] == ["", "+2"]
        for number in range(frames):
            assert screen._rounds.totals == [1, 0]
            screen.frame(number, pressed)
        assert screen._rounds.totals == [1, 2]
        assert [line.text for line in screen._flying] == ["0", "2"]
        assert [(line.tile.x, line.tile.y) for line in screen._flying] == [(0, 0)] * 2


def test_where_two_robots_play_the_next_round_comes_by_itself_and_keeps_the_display_bright():
    for speed, pace in ((FAST, 400), (SLOW, 1400)):
        device = Device(LAST_CARD, ROBOTS, speed)
        device.open(scoring.open(device.kahuna)).run(20)
        assert device.done == about(3 * pace + (scoring._FLIGHT + 2) * FRAME)
        assert device.awake == [device.done]


@pytest.mark.parametrize("button", [A, START])
def test_a_person_goes_on_to_the_next_round_with_a_button(button):
    device = Device(LAST_CARD, PERSON_AND_ROBOT, FAST)
    device.open(scoring.open(device.kahuna)).run(60)
    assert device.done is None
    assert device.awake == []
    device.run(1, button)
    assert device.done is not None


# The end


@pytest.mark.parametrize(
    "players, record, words, tune",
    [
        ((0, 0), "white AB AD", ("White wins!", "More points"), tunes.WIN),
        ((0, 2), "white AB AD", ("You win!", "More points"), tunes.WIN),
        ((2, 0), "white AB AD", ("Robot 2 wins!", "More points"), tunes.DEFEAT),
        ((0, 2), "white BC", ("A draw!", "Equal points"), tunes.EVEN),
    ],
)
def test_you_win_or_the_robot_does_each_with_a_tune(players, record, words, tune):
    head = f"edition short\nround 3\nbridges {record}\nbridges black KL\n"
    device = Device(head + "deck E\nwhite ^E\n", players)
    device.session.saved = True
    device.open(final.open(device.kahuna)).run(1)
    assert said_at_the_end(device) == words
    assert device.played == [tune]


def said_at_the_end(device):
    return result(device.kahuna), final._reason(device.kahuna)


def test_the_side_without_a_bridge_is_named():
    head = "bridges white AB\nbridges black AH\nhand white D\nround 2\ndeck CDFG\n"
    device = Device(head + "white D-A .\n", (0, 0))
    device.session.saved = True
    device.open(final.open(device.kahuna)).run(1)
    assert said_at_the_end(device) == ("White wins!", "Black: no bridge left")
