"""A turn of Kai Piranja on the handheld: every step is seen, can be hurried, and ends where the
rules say."""

import random

import pytest
from kahuna_player import redrawn
from piranja_games import begun, fish_in, game_of, steps
from piranja_player import HANDED
from piranja_table import Watcher, handheld_with, number_of, seen_on, to_be_seen

from deploying.board_drive import Drive
from deploying.drive_room import make_places
from handheld import menu_sounds
from piranja.look import tunes
from piranja.look.layout import CARD_EDGE, CARD_FACE, FAT, TINY_MORE
from piranja.look.palette import LIGHTS
from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from piranja.rules.fish import HUNGRY
from simulator import board_modules

with board_modules.instead_of_blinka():
    from piranja.parts.rows import TOP, x_of

FEW = 8192  # pixels: what any frame may send but a screen's first


@pytest.fixture
def handheld():
    with handheld_with() as handheld:
        handheld.frame(3)
        yield handheld
        assert handheld.serial == ""


@pytest.fixture
def watcher(handheld):
    return Watcher(handheld)


@pytest.fixture
def played(handheld, monkeypatch):
    """The tunes that are played, in order."""
    heard = []
    monkeypatch.setattr(handheld.program.device.sound, "play", heard.append)
    return heard


def laid(words, rows=(), players=4, sea="ms", digesting=(), turn=0):
    """A game in which these cards come next, with these rows and piles."""
    game = game_of(words, players, sea)
    for seat, row in enumerate(rows):
        game.rows[seat] = fish_in(row)
    for species, cards in enumerate(digesting):
        game.digesting[species] = cards
        game.digesting[4 + species] = min(cards, 1)
    game.turn = turn
    game.fresh = True
    return game


def by_lot(seed, players, length):
    """A game under way."""
    game, lot = begun(seed, players)
    for at, _ in enumerate(steps(game, lot)):
        if at >= length and len(game.rows[game.turn]) > 2:
            break
    return game


# The end of every step


@pytest.mark.parametrize("seed, players", [(1, 3), (2, 4), (3, 6)])
def test_what_is_shown_ends_as_the_rules_say(handheld, watcher, seed, players):
    game, _ = begun(seed, players)
    lot = random.Random(seed)
    watcher.lay(game)
    for _ in range(60):
        if watcher.scene == "handover":
            watcher.lift()
        if game.over:
            break
        assert seen_on(watcher.table) == to_be_seen(watcher.view)
        assert watcher.view.turned == game.turned
        for _ in range(lot.choice((0, 0, 0, 1, 2, 3))):
            watcher.press("right")
        watcher.do(watcher.chooser.offered)
        if lot.random() < 0.5:
            watcher.hurry()
        else:
            watcher.watch()
    assert watcher.view.turned > 25


def test_a_press_that_came_to_hurry_turns_over_nothing_and_says_why(watcher, played):
    """A turned over the next card, which cannot be taken back."""
    watcher.lay(laid("ps ps ps ps"))
    words = watcher.table.bar.words
    watcher.turn_over()
    watcher.hurry()
    offered = words.text
    watcher.press("a")
    assert words.text == watcher.piranja.texts.TOO_SOON and played[-1] == menu_sounds.REFUSE
    watcher.handheld.frame(20)
    assert watcher.top.choosing and watcher.view.turned == 1
    watcher.handheld.frame(10)
    assert words.text == offered
    watcher.press("a")
    watcher.watch()
    assert watcher.view.turned == 2


@pytest.mark.parametrize("apart", (4, 6, 8, 9, 16))
def test_a_works_for_somebody_who_presses_it_quickly(watcher, apart):
    """Each ignored press restarted the wait: A every 297 milliseconds turned over one or two cards
    in ten seconds."""
    watcher.lay(laid("ps " * 12))
    for _ in range(300 // apart):
        watcher.press("a")
        watcher.handheld.frame(apart - 4)
    assert watcher.view.turned >= 5


@pytest.mark.parametrize("apart", (4, 10, 13, 16))
def test_hurrying_the_robots_calls_the_person_before_a_card_of_their_own(watcher, apart):
    """A every 330 to 530 milliseconds turned a card over as soon as the robots were done."""

    def hurry():
        watcher.press("a")
        watcher.handheld.frame(apart - 4)

    watcher.lay(begun(3, 4)[0], kinds=(1, 1, 1, 0))
    while not watcher.session.awaits_person:
        hurry()
    began = watcher.handheld.frames
    turned = watcher.session.game.turned
    for _ in range(60 // apart):
        if watcher.session.game.turned == turned:
            hurry()
    assert 700 + 300 <= 33 * (watcher.handheld.frames - began) < 2000


def test_a_person_alone_is_called_once_a_turn(watcher):
    def is_called():
        return watcher.table.bar.words.text == watcher.piranja.texts.YOUR_TURN

    game = laid("ps ps ps", ["ms ms ms"], digesting=(0, 5))
    layers = len(watcher.lay(game, kinds=(0, 1, 1, 1)).table.group)
    assert is_called() and not watcher.top.choosing
    watcher.press("start", "b")
    assert is_called() and watcher.scene == "play"
    watcher.watch()
    watcher.handheld.frame(2)
    assert watcher.scene == "menu"
    watcher.press("b")
    watcher.watch()
    assert len(watcher.table.group) == layers - 1
    for action in (FETCH + 1, TURN):
        watcher.do(action)
        assert not any(is_called() for _ in watcher.see())
    watcher.press("start", "b")
    assert watcher.top.choosing


def test_nobody_is_called_among_several_persons(watcher):
    assert watcher.lay(laid("ps ps ps"), kinds=(0, 0, 1, 1)).top.choosing


def test_a_turns_over_a_card_however_long_nobody_pressed_it(watcher):
    """Time wraps around: after days without a press the wait seems to be still to come."""
    watcher.lay(laid("ps ps"))
    watcher.handheld.frame(20)
    watcher.turn._choice._since += 10000
    watcher.press("a")
    watcher.watch()
    assert watcher.view.turned == 1


def test_hurried_steps_end_like_those_that_are_watched(watcher):
    ends = []
    for way in (watcher.hurry, watcher.watch):
        watcher.lay(laid("ps bs", ["mb", "fb", "pb"]))
        watcher.turn_over()
        way()
        ends.append((seen_on(watcher.table), list(watcher.view.rows)))
    assert ends[0] == ends[1]


# A card


def test_a_card_turns_over_and_its_fish_is_seen_on_it(watcher):
    watcher.lay(laid("fs ps"))
    faces = []
    watcher.turn_over()
    for table in watcher.see():
        if not table.playfield.card.hidden and table.playfield.card[0] not in faces:
            faces.append(table.playfield.card[0])
        if not table.playfield.card.hidden and not table.fish.hidden:
            assert number_of(table.fish) == fish_in("fs")[0] and faces[-1] == CARD_FACE
    assert faces == [CARD_EDGE, CARD_FACE]
    assert watcher.table.fish.hidden and watcher.table.playfield.card.hidden


def test_the_card_is_kept_while_it_stands_on_its_edge(tmp_path):
    """The edge tells nothing yet, so nobody sees the fish before it is kept; and no frame that
    takes long is seen."""
    kept = []
    make_places(Drive(tmp_path), ("kahuna", "piranja"))
    with handheld_with(drive=tmp_path) as handheld:
        handheld.frame(3)
        watcher = Watcher(handheld).lay(laid("fs ps"))
        program = handheld.program
        save_game = program.save_game

        def keep(**how):
            card = watcher.table.playfield.card
            kept.append((card.hidden, card[0], watcher.table.fish.hidden))
            save_game(**how)

        program.save_game = keep
        watcher.choose_action(TURN)
        watcher.pause()
        handheld.hold("a")
        handheld.frame()
        lifted = watcher.table.playfield.deck.y
        assert not kept and handheld.sent > 0  # the press is answered first
        handheld.frame()
        assert not kept and watcher.table.playfield.deck.y > lifted
        handheld.frame()
        assert kept == [(False, CARD_EDGE, True)] and handheld.sent == 0
        handheld.let_go("a")
        watcher.watch()


def test_a_fish_that_fits_nowhere_swims_past_everybody_and_away(watcher, played):
    rows = ["mb", "fb", "pb", "bb"]
    watcher.lay(laid("ps", [*rows[:2], "mb", "bb"]))
    watcher.turn_over()
    visited = []
    for table in watcher.see():
        if not table.tiny.hidden:
            for i, row in enumerate(table.small.rows):
                if table.tiny.y == row.y and i not in visited:
                    visited.append(i)
    assert visited == [0, 1, 2]
    assert played.count(tunes.PASS_ON) == 4 and played.count(tunes.GONE) == 1
    assert played.count(tunes.FIT) == 0
    assert watcher.view.lost == 1


def test_a_fish_stops_at_the_row_that_takes_it(watcher, played):
    watcher.lay(laid("ps", ["mb", "fb", "ms", "ps"]))
    watcher.turn_over()
    watcher.watch()
    assert played.count(tunes.PASS_ON) == 2 and played.count(tunes.FIT) == 1
    assert watcher.view.rows[2] == fish_in("ms ps")


def times_in(watcher):
    """How long each sentence stands while an action is shown: {sentence: milliseconds}."""
    times = {}
    for _ in range(5):
        if not watcher.top.playback:
            watcher.handheld.frame()
    for table in watcher.see():
        text = table.bar.words.text
        if text and table.bar.button.hidden and watcher.top.playback:
            times[text] = times.get(text, 0) + 33
    return times


@pytest.mark.parametrize(
    "fish, row, why",
    [
        ("pb", "bb ms", "Crab: only small or moonfish"),
        ("ms", "ms pb", "Crab: only big or piranha"),
    ],
)
def test_it_is_said_why_a_fish_does_not_fit(watcher, fish, row, why):
    watcher.lay(laid(fish + " ps", [row, row, ""]))
    watcher.turn_over()
    assert list(times_in(watcher)) == [why.replace("Crab", "Star"), why, "Shell takes it"]


def test_with_the_longest_names_it_only_says_that_a_fish_does_not_fit():
    with handheld_with("it") as handheld:
        handheld.frame(3)
        watcher = Watcher(handheld).lay(laid("ps ps", ["fb", "fb", "fb", ""]))
        watcher.turn_over()
        assert list(times_in(watcher))[1:3] == [
            "Granchio: né grande né pesce fiamma",
            "Non va da Conchiglia",
        ]


READ = 800 - 33  # milliseconds, less a frame


@pytest.mark.parametrize(
    "cards, rows, ways",
    [
        ("pb", ["", "ms"], (TURN, BRING_IN)),
        ("pb", ["ms", "ms", "ms", "pb"], (TURN, LEAVE)),
        ("pb", ["ms", "ms", "ms", "ms"], (TURN,)),
        ("mh", ["ms pb"], (TURN,)),
        ("mh", ["ms"], (TURN,)),
        ("mh", ["ms ms ms"], (FETCH + 1,)),
    ],
)
def test_what_is_said_can_be_read(watcher, cards, rows, ways):
    """“Crab takes it” stood for 0.23 seconds, “ends the turn” for 0.3."""
    watcher.lay(laid(cards + " ps", rows, digesting=(0, 3)))
    for action in ways:
        watcher.do(action)
        times = times_in(watcher)
        assert times and min(times.values()) >= READ, times


# A hungry fish


def test_a_hungry_fish_eats_one_after_the_other_up_to_its_like(watcher, played):
    watcher.lay(laid("mh", ["ps ms bs fs", "ms"], digesting=(0, 3)))
    counts, fat, piles = [], [], []
    watcher.turn_over()
    for table in watcher.see():
        left = sum(not tile.hidden for tile in table.large.tiles)
        if not counts or left != counts[-1]:
            counts.append(left)
        if not table.fish.hidden and number_of(table.fish) >= FAT:
            fat.append((table.fish.x, table.fish.y))
        piles.append(table.playfield.written[1])
    assert counts[:3] == [4, 3, 2]
    assert played.count(tunes.BITE) == 2 and played.count(tunes.GULP) == 1
    assert fat and fat[-1][1] > fat[0][1]  # it sinks
    assert piles[0] == "3" and piles[-1] == "6"
    assert watcher.scene == "handover"
    watcher.lift()
    assert seen_on(watcher.table)[2] == [0, 6, 0, 0]


def test_a_hungry_fish_that_finds_nothing_lies_down_alone(watcher, played):
    for row in ("", "fs bs ms"):
        watcher.lay(laid("mh", [row], digesting=(0, 2)))
        watcher.turn_over()
        watcher.watch()
        watcher.lift()
        assert seen_on(watcher.table)[2] == [0, 3, 0, 0]
    assert tunes.BITE not in played and tunes.GULP not in played


def test_bites_can_be_hurried_one_by_one(watcher):
    watcher.lay(laid("mh", ["ps bs fs ps bs"]))
    watcher.turn_over()
    presses = watcher.hurry()
    assert 8 <= presses <= 20 and watcher.scene == "handover"


@pytest.mark.parametrize("length, sign", [(13, None), (14, "+1"), (22, "+9"), (23, "+0")])
def test_the_fish_without_room_of_a_long_row_are_counted(watcher, length, sign):
    """More than nine are many: three dots."""
    watcher.lay(laid("ps", ["ms " * length, "ms " * (length + 1)]))
    large, small, _, _ = seen_on(watcher.table)
    assert large == [sign] * bool(sign) + list(fish_in("ms " * 13))
    if sign:
        hidden = min(length + 1 - 13, 10) % 10
        assert small[0] == [TINY_MORE - 1 + hidden, *fish_in("ms " * 13)]
    else:
        assert small[0] == list(fish_in("ms " * 14))


# Ways to end a turn


def test_bringing_in_counts_up_to_all_fish_of_the_row(watcher, played):
    game = laid("ps ms", ["fs ms bs"])
    game.catches[0] = 7
    watcher.lay(game, catches=True)
    watcher.turn_over()
    watcher.watch()
    watcher.do(BRING_IN)
    numbers = []
    for table in watcher.see():
        text = table.bar.catch.text
        if not numbers or numbers[-1] != text:
            numbers.append(text)
    assert numbers[:5] == ["7", "8", "9", "10", "11"]
    assert tunes.BRING_IN in played and watcher.view.catches[0] == 11


def test_catches_are_seen_only_if_that_is_set(watcher):
    game = laid("ps")
    game.catches[0] = game.catches[1] = 9
    for visible in (False, True):
        watcher.lay(game, catches=visible)
        table = watcher.table
        assert (table.bar.catch.text == "9") == visible
        assert bool(table.small.catches) == visible


def test_a_pile_is_lit_only_when_it_may_be_fetched_and_swims_up(watcher, played):
    watcher.lay(laid("ps", ["ms mb ms", "fs"], digesting=(2, 5, 3, 0)))
    lights = watcher.table.playfield.lights
    assert [not light.hidden for light in lights] == [False, True, False, False]
    watcher.do(FETCH + 1)
    heights = [table.fish.y for table in watcher.see() if not table.fish.hidden]
    assert heights == sorted(heights, reverse=True) and len(heights) > 5
    assert tunes.FETCH in played
    assert seen_on(watcher.table)[2] == [2, 0, 3, 0]
    assert watcher.view.catches[0] == 5 and watcher.top.choosing
    assert all(light.hidden for light in lights)


def test_the_light_behind_a_pile_changes_with_the_press(watcher, handheld):
    """What does not move is sent again only if displayio knows of a change."""
    watcher.lay(laid("ps", ["ms " * 3 + "fs " * 3], digesting=(0, 5, 3, 0)))
    for _ in range(watcher.chooser.count + 1):
        assert bytes(handheld.screen.pixels) == redrawn(handheld.screen)
        watcher.press("right")


@pytest.mark.parametrize("button", ["b", "select"])
def test_a_fetch_can_be_taken_back_and_nothing_else(watcher, button):
    watcher.lay(laid("ps", ["ms mb ms"], digesting=(0, 5)))
    watcher.do(FETCH + 1)
    watcher.watch()
    watcher.press(button)
    assert watcher.view.digesting[1] == 5 and seen_on(watcher.table)[2] == [0, 5, 0, 0]
    watcher.turn_over()
    watcher.watch()
    before = list(watcher.view.rows)
    watcher.press(button)
    assert list(watcher.view.rows) == before and watcher.view.turned == 1


def test_leaving_the_row_hands_over(watcher):
    watcher.lay(laid("ps ms"))
    watcher.turn_over()
    watcher.watch()
    watcher.do(LEAVE)
    watcher.watch()
    assert watcher.scene == "handover" and watcher.view.rows[0] == fish_in("ps")


# The end


def test_the_empty_sea_is_announced_and_grows_dark(watcher, played):
    watcher.lay(laid("ps ms", sea="ps fh"))
    assert len(set(watcher.table.water.steps)) == 1  # all of it, at once
    watcher.turn_over()
    watcher.watch()
    before = bytes(watcher.table.water.steps)
    watcher.turn_over()
    watcher.watch()
    assert played.count(tunes.END_IS_NEAR) == 1
    watcher.handheld.frame(60)
    assert bytes(watcher.table.water.steps) > before
    assert len(set(watcher.table.water.steps)) == 1


def test_after_a_hungry_fish_the_empty_sea_is_announced_to_the_next_player(watcher, played):
    """If the card was the last of the shoal, that turn had no moment to say so."""
    watcher.lay(laid("fh", sea="ps ms"))
    watcher.turn_over()
    watcher.watch()
    assert tunes.END_IS_NEAR not in played
    watcher.handheld.frame(HANDED)
    watcher.press("a")
    watcher.handheld.frame(2)
    assert watcher.view.turn == 1 and not watcher.top.choosing
    watcher.handheld.frame(100)
    assert watcher.top.choosing
    assert played.count(tunes.END_IS_NEAR) == 1


def test_the_fish_that_ends_the_game_comes_near_and_eats_nothing(watcher, played):
    watcher.lay(laid("ps", ["ms ms"], sea="fh ps"))
    watcher.turn_over()
    watcher.watch()
    watcher.turn_over()
    sizes = []
    for table in watcher.see():
        giant = watcher.top.playback._giant
        if giant and giant.scale not in sizes:
            sizes.append(giant.scale)
            assert number_of(giant[0]) == HUNGRY + 2
        assert sum(not tile.hidden for tile in table.large.tiles) == 3
    assert sizes == [1, 2, 3]
    assert tunes.THE_END in played and tunes.BITE not in played
    assert watcher.scene == "final"


# What else is there


def test_danger_is_shown_to_players_who_want_it(watcher):
    game = laid("ps ms", ["ps fs ms"], sea="ps")
    for danger in (False, True):
        watcher.lay(game, danger=danger)
        bar = watcher.table.bar
        assert bar.danger.text == ("20% 0-3" if danger else "")
        assert bar.hungry.hidden == (not danger)


def test_lights_have_the_colour_of_the_player_at_turn(watcher, handheld):
    for turn in range(3):
        watcher.lay(laid("ps", players=3, turn=turn))
        lights = handheld.program.device.lights
        green, red, blue = lights._colours[:3]
        assert red << 16 | green << 8 | blue == LIGHTS[turn]


def test_the_menu_waits_for_the_end_of_what_is_shown(watcher):
    watcher.lay(laid("ps ms", ["fs"]))
    watcher.turn_over()
    watcher.press("start")
    watcher.watch()
    watcher.handheld.frame(2)
    assert watcher.scene == "menu"
    watcher.press("b")
    assert watcher.scene == "play" and seen_on(watcher.table) == to_be_seen(watcher.view)


def test_robots_turns_are_shown_at_the_settings_pace(watcher, handheld):
    frames = []
    for speed in (0, 2):
        handheld.program.settings.speed = speed
        watcher.lay(laid("ps ms fs bs ps ms", players=3), kinds=(1, 0, 0))
        began = handheld.frames
        while watcher.scene == "play" and watcher.view.turned < 2:
            handheld.frame()
        frames.append(handheld.frames - began)
    handheld.program.settings.speed = 1
    assert frames[0] > 2 * frames[1]


def test_rows_slide_on_when_a_robot_follows_a_robot(watcher, handheld):
    """The next player's row comes from among the small ones, then these move up."""
    watcher.lay(laid("ph mh fh bh", ["ps", "ms ps fs bs mb", "fs", "bs"]), kinds=(1, 1, 1, 1))
    small, large = watcher.table.small, watcher.table.large
    assert small.group.y == 0  # nobody was before
    places, heights = [], []
    for _ in range(600):
        handheld.frame()
        if watcher.view.turn:
            places.append(small.group.y)
            heights.append([tile.y for tile in large.tiles[:5]])
        if len(places) == 20:
            break
    assert list(small.order) == [2, 3, 0]
    first, last = heights[0], heights[-1]
    assert TOP - small.pitch <= min(first) < TOP and set(last) == {TOP}
    for before, after in zip(heights, heights[1:]):
        moved = [now - then for then, now in zip(before, after)]
        assert min(moved) >= 0 and max(moved) <= 4 and sum(moved) <= 4 * 4
    assert places[0] == -small.pitch and places[-1] == 0
    assert all(0 <= after - place <= 3 for place, after in zip(places, places[1:]))
    assert {place for place, row in zip(places, heights) if row != last} == {-small.pitch}


# Frames


class Most:
    """The most that a frame has sent, apart from the first ones of a screen."""

    def __init__(self):
        self.sent = 0
        self._shown = None

    def __call__(self, handheld):
        shown = handheld.program.stage.top
        if shown is self._shown and handheld.program.shown == "play":
            self.sent = max(self.sent, handheld.sent)
        self._shown = shown


@pytest.mark.parametrize("players, seed", [(3, 5), (4, 6), (6, 7)])
def test_no_frame_of_a_turn_sends_much(players, seed):
    most = Most()
    with handheld_with(watch=most) as handheld:
        watcher = Watcher(handheld).lay(by_lot(seed, players, 60), catches=True, danger=True)
        lot = random.Random(seed)
        for _ in range(30):
            if watcher.scene == "handover":
                watcher.lift()
            if watcher.scene != "play":
                break
            for _ in range(lot.choice((0, 0, 0, 1, 2, 3))):
                watcher.press("right")
            watcher.do(watcher.chooser.offered)
            watcher.watch()
        assert handheld.serial == ""
    print(f"a frame sends at most {most.sent} pixels")
    assert 0 < most.sent <= FEW


def test_a_new_turn_draws_what_has_changed_and_never_more_than_everything():
    """Each turn drew everything. Where the water gets darker, it would be more than that, as its
    bands overlap with all that lies in it."""
    whole = 160 * 128
    drawn, scenes = [], []

    def look(handheld):
        shown = handheld.program.stage.top
        if handheld.program.shown == "play" and shown is not scenes[-1]:
            drawn.append(handheld.sent)
        scenes.append(shown)

    with handheld_with() as handheld:
        watcher = Watcher(handheld).lay(by_lot(5, 3, 20), kinds=(1, 1, 1))
        scenes.append(watcher.top)
        handheld.watch = look
        while len(drawn) < 12:
            watcher.press("a")
    assert sorted(drawn)[6] < whole * 3 // 4 and max(drawn) == whole


def test_the_end_sends_no_more():
    most = Most()
    with handheld_with(watch=most) as handheld:
        watcher = Watcher(handheld).lay(laid("ps", ["ms " * 13], sea="bh ps"), catches=True)
        watcher.turn_over()
        watcher.watch()
        watcher.turn_over()
        watcher.watch()
        assert watcher.scene == "final"
    assert most.sent <= FEW


def test_rows_that_slide_send_no_more():
    most = Most()
    with handheld_with(watch=most) as handheld:
        rows = ["ps", "mb ms mb ms mb ms mb ms mb ms mb ms mb"]
        watcher = Watcher(handheld).lay(laid("ph mh", rows, players=3), kinds=(1, 1, 1))
        while not watcher.view.turn:
            handheld.frame()
        handheld.frame()
        most.sent = 0
        handheld.frame(30)
    print(f"a frame sends at most {most.sent} pixels")
    assert most.sent <= FEW


def test_a_long_row_closes_up_bit_by_bit():
    most = Most()
    with handheld_with(watch=most) as handheld:
        watcher = Watcher(handheld).lay(laid("mb", ["mb ms mb ms mb ms mb ms mb ms mb"]))
        handheld.frame(3)
        most.sent = 0
        watcher.turn_over()
        watcher.watch()
        handheld.frame(10)
        large = watcher.table.large
        places = [x_of(large.shown, i) for i in range(12)]
        assert [tile.x for tile in large.tiles[:12]] == places
    print(f"a frame sends at most {most.sent} pixels")
    assert most.sent <= 6000


def test_while_nothing_happens_one_fish_at_a_time_moves(watcher, handheld):
    watcher.lay(laid("ps", ["ms mb ms fs bs"], digesting=(1, 2, 3, 4)))
    handheld.frame(20)
    sent = []
    for _ in range(60):
        handheld.frame()
        sent.append(handheld.sent)
    assert max(sent) <= 600  # one large fish
    assert 5 <= sum(pixels > 0 for pixels in sent) <= 15
