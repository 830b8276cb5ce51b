"""The power can go at any moment: the game and the settings come back, or one line says they do
not."""

import random

import pytest
from kahuna_games import SIDES, actions, deal, new_game, play
from kahuna_player import HANDOVER_RESTS, Player, memory_with, packed, shows, with_places
from walks import LAST_BRIDGE

from handheld.saving import MAGIC
from handheld.settings import LOUD
from kahuna.play.session import Session
from kahuna.rules.actions import DISCARD, DRAW
from kahuna.rules.phases import DEALING, OVER
from kahuna.saves.profile import PEOPLE, Profile
from simulator import BARE, PLAIN, Simulation

ERASED = b"\xff" * 8192


def kept(handheld):
    """The game as a save holds it: its whole history, players and fresh cards."""
    return bytes(handheld.cartridge.session.pack())


def power_cycle(handheld):
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)


def draw(player):
    """Ends the turn by drawing the top of the pile."""
    player.lift()
    player.press("left", "a", "a")
    player.hide()


def games_under_way(number, seed=1):
    """Games halfway through, with some bridges and a pile left."""
    lot = random.Random(seed)
    for _ in range(number):
        game = new_game("modern", (), lot.choice(SIDES))
        while game.length < 40 or game.pile < 3 or game.sizes[game.turn] > 4 or not plays(game):
            if game.phase == OVER:
                game = new_game("modern", (), lot.choice(SIDES))
            if game.phase == DEALING:
                deal(game, lot)
            else:
                some = plays(game) if lot.random() < 0.5 else []
                game.apply(lot.choice(some or actions(game)))
        yield game


def plays(game):
    return [action for action in actions(game) if action < DISCARD]


def before_the_last_card():
    """A game in round one with one card left to take."""
    lot = random.Random(1)
    game = new_game()
    deal(game, lot)
    while game.pile or game.face_up & (game.face_up - 1) or game.sizes[game.turn] > 4:
        drawing = [action for action in actions(game) if action >= DISCARD]
        game.apply(lot.choice(drawing or actions(game)))
    return game


# A game that goes on


@pytest.mark.parametrize("place", ["drive", "nvm"])
def test_a_game_goes_on_at_the_handover(tmp_path, place):
    with Simulation(seed=4, drive=with_places(tmp_path) if place == "drive" else None) as handheld:
        player = Player(handheld)
        player.begin(edition="french", variants=("open",), handicap=("black", 1))
        player.lift()
        player.press("a")
        for _ in range(5):
            handheld.frame(3)
            before = kept(handheld)
            assert player.scene == "handover"
            power_cycle(handheld)
            assert player.scene == "handover"
            assert kept(handheld) == before
            assert player.session.view.side == -1
            assert handheld.program.trouble == 0
            player.lift()
            player.press("a")
            player.press("a")  # a bridge somewhere
            if player.scene == "play":
                player.press("b", "b")
                draw(player)
        assert handheld.serial == ""


def test_the_log_comes_back_with_the_game():
    with Simulation(seed=4) as handheld:
        player = Player(handheld)
        player.begin()
        for _ in range(3):
            draw(player)
        handheld.frame(3)
        pictures = []
        for _ in range(2):
            player.press_handover("start")
            names = [entry[0] for entry in player.top._entries]
            player.choose(names.index(handheld.program.words.LOG))
            player.press("a")
            assert player.scene == "log"
            pictures.append(handheld.screen.rgb())
            power_cycle(handheld)
        assert pictures[0] == pictures[1]


def test_plays_of_a_turn_under_way_come_back_and_can_be_undone():
    """The menu saves in the middle of a turn."""
    game = next(games_under_way(1, 3))
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        length = player.game.length
        player.do(plays(game)[0])
        player.press("start")
        before = kept(handheld)
        power_cycle(handheld)
        assert player.scene == "handover"
        assert kept(handheld) == before
        player.lift()
        assert player.game.length == length + 1
        player.press("select")
        assert player.game.length == length
        player.press("select")
        assert player.game.length == length


def test_a_quiet_turn_is_saved_after_ten_seconds_and_once():
    game = next(games_under_way(1, 3))
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        handheld.frame(400)
        writes = handheld.nvm.writes
        player.do(plays(game)[0])
        handheld.frame(250)
        assert handheld.nvm.writes == writes
        handheld.frame(100)
        assert handheld.nvm.writes == writes + 1
        handheld.frame(1000)
        assert handheld.nvm.writes == writes + 1
        before = kept(handheld)
        power_cycle(handheld)
        assert kept(handheld) == before


def test_the_memory_is_written_once_a_turn():
    """It wears out: every write counts, and browsing writes nothing."""
    with Simulation(seed=2) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        for _ in range(4):
            writes = handheld.nvm.writes
            player.press_handover("start")
            player.choose(1)
            player.press("a", "b", "b")
            handheld.frame(5)
            assert handheld.nvm.writes == writes
            draw(player)
            handheld.frame(3)
            assert player.scene == "handover"
            assert handheld.nvm.writes == writes + 1


def test_a_turn_that_ended_a_round_is_not_lost_at_the_scoring():
    """After a power cut while islands were counted the game came back before the last draw."""
    game = before_the_last_card()
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        while not 5 <= player.chooser.at < 8:
            player.press("left")
        player.press("a", "a")
        handheld.frame(5)
        assert player.scene == "watch"  # both see what ended the round
        before = kept(handheld)
        power_cycle(handheld)
        assert kept(handheld) == before
        assert player.scene == "watch"
        while player.scene != "scoring":
            player.press("a")
        power_cycle(handheld)
        assert kept(handheld) == before
        player.score()
        assert player.scene == "handover"
        handheld.frame(HANDOVER_RESTS)
        player.press("a")
        assert player.scene == "play"  # what ended the round was seen before the count


def test_a_game_that_is_over_comes_back_until_its_result_has_been_seen():
    """The game was forgotten as soon as it was over, so after a cut nobody learnt the result."""
    lot = random.Random(1)
    game = new_game("short", (), "white")
    while game.phase != OVER:
        if game.phase == DEALING:
            deal(game, lot)
            continue
        quiet = [action for action in actions(game) if action >= DISCARD]
        action = lot.choice(quiet or actions(game))
        game.apply(action)
        if game.phase == OVER:
            game.undo()
            break
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        player.do(action)
        for scene in ("watch", "scoring", "final"):
            while player.scene != scene:
                player.press("a")
            handheld.frame(3)
            power_cycle(handheld)
            assert player.scene == "watch"  # what ended it is seen again
        player.go_past_the_end()
        power_cycle(handheld)
        assert player.scene == "title"
        assert handheld.game is None
        assert handheld.program.trouble == 0


def test_a_press_while_the_end_is_kept_counts():
    with Simulation(nvm=memory_with(packed(play(LAST_BRIDGE + "white D-A .")))) as handheld:
        player = Player(handheld)
        player.go_to_the_end()
        handheld.frame()
        assert player.top._due
        handheld.hold("a", 1)
        handheld.frame(5)
        assert player.scene == "over"


def test_the_menu_after_a_game_comes_before_the_game_is_forgotten():
    with Simulation(nvm=memory_with(packed(play(LAST_BRIDGE + "white D-A .")))) as handheld:
        player = Player(handheld)
        player.go_to_the_end()
        handheld.frame(4)
        writes = handheld.nvm.writes
        handheld.hold("a")
        handheld.frame()
        assert player.scene == "over" and handheld.nvm.writes == writes
        handheld.let_go("a")
        handheld.frame(3)
        assert handheld.nvm.writes == writes + 1


# Cuts


def test_a_game_is_counted_once_wherever_the_power_goes_at_its_end(tmp_path):
    """It is counted once its end has appeared; if the power goes then, the end comes back."""
    memory = memory_with(packed(play(LAST_BRIDGE + "white D-A .")))
    gone = True
    cut = 0
    while gone:
        folder = tmp_path / str(cut)
        folder.mkdir()
        with Simulation(nvm=memory, drive=with_places(folder)) as handheld:
            player = Player(handheld)
            player.go_to_the_end()
            handheld.power.cut_after(cut)
            handheld.frame(2)
            gone = not handheld.running
            power_cycle(handheld)
            if player.scene == "title":  # the memory is broken: it may have had a newer game
                assert shows(handheld, handheld.program.words.CONTINUE)
                player.press("a")
            player.go_past_the_end()
            tallies = Profile(handheld.program.profile).tallies
            assert [tallies.played(PEOPLE + side) for side in (0, 1)] == [1, 1]
            power_cycle(handheld)
            assert player.scene == "title"
        cut += 1
    assert cut > 20


def after_drawing(session_bytes):
    """What is saved once the side at turn has drawn."""
    session = Session()
    session.unpack(session_bytes)
    session.act(DRAW)
    return session.pack()


def cut_everywhere(handheld, come_back, step=1):
    """Cuts the power at each stage of the save after a draw; `come_back(before, after)` looks at
    what there is then. Returns the stage after which nothing was left to cut."""
    player = Player(handheld)
    for cut in range(0, 60, step):
        begin_if_due(player)
        before = kept(handheld)
        after = after_drawing(before)
        player.lift()
        player.press("left", "a")
        handheld.power.cut_after(cut)
        handheld.hold("a")
        handheld.frame(12)  # the card flies to the hand, then it is kept
        handheld.let_go("a")
        gone = not handheld.running
        power_cycle(handheld)
        if not gone:
            assert kept(handheld) == after
            return cut
        come_back(before, after)
    raise AssertionError("the save has no end")


def begin_if_due(player):
    """A new game when none is under way, and when a hand is full and drawing ends."""
    if player.scene == "title":
        player.begin()
    elif player.game.sizes[player.game.turn] == 5:
        player.session.setup.players[:] = bytes(2)  # the form may be lost as well
        words = player.handheld.program.words
        player.press_handover("start")
        player.choose([entry[0] for entry in player.top._entries].index(words.NEW_GAME))
        player.press("a", "a")
        player.say_yes()
    player.handheld.frame(3)
    assert player.scene == "handover"


def go_on_from_the_title(player, lost):
    """A cut leaves the memory broken; a line says so, as it may have held a newer game."""
    if player.scene == "title":
        assert lost
        words = player.handheld.program.words
        assert shows(player.handheld, player.handheld.program.troubles.MAYBE_LOST_TURNS)
        assert shows(player.handheld, words.CONTINUE)
        player.press("a")
    assert player.scene == "handover"


def test_a_cut_at_any_stage_of_a_save_on_battery_loses_a_turn_at_most(tmp_path):
    with Simulation(seed=6, drive=with_places(tmp_path)) as handheld:
        found = []

        def come_back(before, after):
            assert kept(handheld) in (before, after)
            assert handheld.device.drive.lost == set()
            go_on_from_the_title(player, kept(handheld) == before)
            found.append(kept(handheld) == after)

        player = Player(handheld)
        for _ in range(4):  # drive and memory take turns
            cut_everywhere(handheld, come_back)
        assert set(found) == {False, True}
        assert handheld.serial == ""


def test_a_cut_at_any_stage_of_a_save_in_the_memory_brings_the_game_or_the_title():
    """The chip erases everything first: the game is lost, but the program goes on."""
    with Simulation(seed=6) as handheld:
        found = set()

        def come_back(before, after):
            scene = Player(handheld).scene
            if scene == "title":
                assert handheld.game is None
                damaged = shows(handheld, handheld.program.troubles.LOST_GAME)
                found.add("damaged" if damaged else "nothing")
            else:
                assert scene == "handover"
                assert kept(handheld) in (before, after)
                found.add("before" if kept(handheld) == before else "after")

        stages = cut_everywhere(handheld, come_back)
        assert stages == 34
        assert {"before", "nothing", "after"} <= found
        assert handheld.serial == ""


def test_a_cut_in_the_memory_leaves_the_copy_on_the_drive(tmp_path):
    """A computer was attached after a game on battery: the drive still has the turn before."""
    with Simulation(seed=8, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        draw(player)
        handheld.frame(3)
        on_drive = kept(handheld)
        handheld.device.drive.held_by_computer = True
        found = set()

        def come_back(before, after):
            assert kept(handheld) in (on_drive, before, after)
            found.add(kept(handheld) == on_drive)
            go_on_from_the_title(player, True)

        cut_everywhere(handheld, come_back, step=3)
        assert True in found


def test_the_newest_copy_counts_wherever_it_lies(tmp_path):
    """On battery and at a computer in turn: the last turn always comes back."""
    with Simulation(seed=8, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        for computer in (True, False, False, True, True, False, True):
            handheld.device.drive.held_by_computer = computer
            draw(player)
            handheld.frame(3)
            before = kept(handheld)
            power_cycle(handheld)
            assert player.scene == "handover"
            assert kept(handheld) == before


def test_the_power_may_go_at_any_frame(tmp_path):
    """Cuts at any time, not only during a save: what comes back was there once."""
    lot = random.Random(3)
    with Simulation(seed=9, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        for _ in range(12):
            before = kept(handheld)
            player.press("a")
            for _ in range(lot.randrange(1, 25)):
                player.press(lot.choice(("a", "a", "left", "right", "up", "select")))
            length = len(kept(handheld))
            power_cycle(handheld)
            assert handheld.serial == ""
            assert player.scene in ("handover", "watch")
            assert len(before) <= len(kept(handheld)) <= length
            if player.scene == "watch":
                player.score()


# Damage


def spots(memory, other):
    """The addresses at which the memory differs from an erased one: the records."""
    return [at for at in range(len(memory)) if memory[at] != other[at]]


def test_a_flipped_bit_costs_the_game_but_never_the_program():
    game = next(games_under_way(1, 4))
    memory = memory_with(packed(game), language="de")
    lot = random.Random(1)
    written = spots(memory, ERASED)
    found = set()
    for _ in range(25):
        at = lot.choice(written)
        broken = bytearray(memory)
        broken[at] ^= 1 << lot.randrange(8)
        with Simulation(nvm=bytes(broken)) as handheld:
            handheld.frame(3)
            words = handheld.program.words
            scene = Player(handheld).scene
            if scene == "handover":
                # What is in the memory may be another program's: settings that do not begin like
                # ours are none.
                assert handheld.program.settings.language in ("de", "en")
            else:
                assert scene == "title"
                # Settings survive a broken game, and a game broken settings.
                if shows(handheld, handheld.program.troubles.LOST_GAME):
                    assert handheld.program.settings.language == "de"
                    assert handheld.game is None
                else:
                    assert shows(handheld, handheld.program.troubles.LOST_SETTINGS)
                    assert shows(handheld, words.CONTINUE)
            found.add(scene)
            assert handheld.serial == ""
    assert "title" in found


def test_a_torn_end_of_the_memory_costs_the_game_alone():
    game = next(games_under_way(1, 4))
    memory = memory_with(packed(game), language="it")
    written = spots(memory, ERASED)
    for end in (written[-1], written[-1] - 5, written[-1] - 60, written[40]):
        torn = memory[:end] + ERASED[end:]
        with Simulation(nvm=torn) as handheld:
            handheld.frame(3)
            assert Player(handheld).scene == "title"
            assert handheld.program.settings.language == "it"
            assert shows(handheld, handheld.program.troubles.LOST_GAME)


@pytest.mark.parametrize(
    "foreign",
    [
        bytes(8192),
        bytes(range(256)) * 32,
        b"KhKhKhKh" * 1024,
        random.Random(1).randbytes(8192),
        random.Random(2).randbytes(8192),
    ],
    ids=["zeros", "counting", "magic", "noise", "more noise"],
)
def test_what_another_program_left_in_the_memory_is_no_trouble(foreign):
    with Simulation(nvm=foreign) as handheld:
        player = Player(handheld)
        handheld.frame(3)
        assert player.scene == "title"
        assert handheld.game is None
        player.begin()
        handheld.frame(3)
        before = kept(handheld)
        power_cycle(handheld)
        assert kept(handheld) == before
        assert player.scene == "handover"
        assert handheld.serial == ""


def test_broken_files_on_the_drive_mean_the_other_copy(tmp_path):
    with Simulation(seed=3, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        copies = [kept(handheld)]
        for _ in range(3):
            draw(player)
            handheld.frame(3)
            copies.append(kept(handheld))
        handheld.switch_off()
        files = [
            file
            for file in sorted((tmp_path / "keep").glob("kahuna.*/in/copy"))
            if file.read_bytes().startswith(MAGIC)
        ]
        assert len(files) == 2
        contents = {file: file.read_bytes() for file in files}

        def damaged(file, start, end):
            data = contents[file]
            return data[:start] + bytes(255 - value for value in data[start:end]) + data[end:]

        for file in files:
            for start, end in ((0, 1), (2, 3), (8, 12), (20, 60), (14, 15)):
                file.write_bytes(damaged(file, start, end))
                handheld.device.nvm.content = ERASED
                handheld.switch_on()
                handheld.frame(3)
                assert kept(handheld) in copies
                assert handheld.serial == ""
                handheld.switch_off()
                for other in files:
                    other.write_bytes(contents[other])
        for file in files:
            file.write_bytes(damaged(file, 20, 60))
        handheld.device.nvm.content = ERASED
        handheld.switch_on()
        handheld.frame(3)
        assert player.scene == "title"
        assert shows(handheld, handheld.program.troubles.LOST_GAME)
        assert handheld.serial == ""


def test_the_line_about_a_lost_game_is_said_once():
    game = next(games_under_way(1, 4))
    memory = memory_with(packed(game))
    last = spots(memory, ERASED)[-1]
    broken = bytes((memory[last] ^ 1,))
    with Simulation(nvm=memory[:last] + broken + memory[last + 1 :]) as handheld:
        player = Player(handheld)
        handheld.frame(3)
        assert shows(handheld, handheld.program.troubles.LOST_GAME)
        handheld.frame(70)  # it stays for two seconds at least
        player.open_from_title("settings")
        player.press("b")
        assert player.scene == "title"
        assert not shows(handheld, handheld.program.troubles.LOST_GAME)


# Settings


def change_settings(player):
    """French, no lights, less bright, fast."""
    while player.top._entries[player.top.at][1] != "settings":
        player.press("down")
    player.press("a", "right", "down", "down", "right", "down", "left", "left", "down", "right")
    player.press("b")
    assert player.scene == "title"


def values(handheld):
    return vars(handheld.program.settings).copy()


@pytest.mark.parametrize("place", ["drive", "nvm"])
def test_settings_are_kept(tmp_path, place):
    with Simulation(drive=with_places(tmp_path) if place == "drive" else None) as handheld:
        player = Player(handheld)
        change_settings(player)
        before = values(handheld)
        assert before == {
            "language": "fr",
            "sound": LOUD,
            "former": {},
            "lights": False,
            "brightness": 3,
            "speed": 2,
            "game": 0,
        }
        power_cycle(handheld)
        assert values(handheld) == before
        assert handheld.screen.brightness == pytest.approx(0.6)


def test_settings_are_kept_where_they_were_changed_once_nothing_is_pressed():
    """Whoever switches off there finds the settings as they were."""
    with Simulation() as handheld:
        player = Player(handheld)
        player.open_from_title("settings")
        player.choose(2)
        writes = handheld.nvm.writes
        player.press("a")
        handheld.frame(60)
        assert handheld.nvm.writes == writes
        handheld.frame(60)
        assert handheld.nvm.writes == writes + 1
        handheld.frame(300)
        assert handheld.nvm.writes == writes + 1
        power_cycle(handheld)
        assert not handheld.program.settings.lights


def test_settings_that_are_left_as_they_were_are_not_written_again():
    with Simulation() as handheld:
        player = Player(handheld)
        change_settings(player)
        writes = handheld.nvm.writes
        player.press("a", "b")
        assert player.scene == "title"
        assert handheld.nvm.writes == writes


@pytest.mark.parametrize("place", ["drive", "nvm"])
def test_a_cut_while_settings_are_written_is_no_trouble(tmp_path, place):
    on_drive = place == "drive"
    with Simulation(seed=2, drive=with_places(tmp_path) if on_drive else None) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        game = kept(handheld)
        for cut in range(0, 45, 1 if on_drive else 4):
            # Through the menu of the handover: the game is under way.
            player.press_handover("start")
            words = handheld.program.words
            player.choose([entry[0] for entry in player.top._entries].index(words.SETTINGS))
            player.press("a", "down", "down", "down", "right")
            after = values(handheld)
            handheld.power.cut_after(cut)
            player.press("b")
            gone = not handheld.running
            power_cycle(handheld)
            assert handheld.serial == ""
            if not gone:
                assert values(handheld) == after
                break
            if on_drive:
                go_on_from_the_title(player, True)
                assert kept(handheld) == game
            elif player.scene == "title":
                if handheld.game is None:
                    player.begin()
                else:
                    player.press("a")
                handheld.frame(3)
        else:
            raise AssertionError("the save has no end")


# Boards with less


def test_a_board_with_half_the_memory_keeps_a_game():
    with Simulation(board=PLAIN, seed=1) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        for _ in range(3):
            draw(player)
            handheld.frame(3)
        before = kept(handheld)
        power_cycle(handheld)
        assert kept(handheld) == before
        assert player.scene == "handover"


def test_a_board_that_keeps_nothing_plays_all_the_same():
    with Simulation(board=BARE, seed=1) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        for _ in range(3):
            draw(player)
            handheld.frame(3)
        assert player.scene == "handover"
        power_cycle(handheld)
        assert player.scene == "title"
        assert handheld.serial == ""


def test_a_start_copies_to_the_drive_what_only_the_nvm_has_but_not_the_game(tmp_path):
    """That takes a tenth of a second for each kind, and the game is soon saved there anyway."""
    memory = memory_with(packed(before_the_last_card()), language="fr")
    with Simulation(seed=1, drive=with_places(tmp_path), nvm=memory) as handheld:
        assert b"".join(copies_of("kahuna", tmp_path)).strip(b"\0") == b""
        handheld.device.nvm.content = ERASED
        power_cycle(handheld)
        assert handheld.program.settings.language == "fr"


def copies_of(kind, folder):
    """What is in its places, without their last bytes."""
    return [path.read_bytes()[:500] for path in sorted(folder.glob(f"keep/{kind}.*/in/copy"))]
