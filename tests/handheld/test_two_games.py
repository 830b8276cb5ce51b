"""Two games on one handheld: a toy needs no change in lib/, and both games can be under way."""

import shutil

import pytest
from kahuna_player import HANDOVER_RESTS, ROOT, Player, copied_drive, shows

import devicelint
from artwork import bmp
from deploying.board_drive import Drive
from deploying.drive_room import make_places
from handheld import texts
from kahuna.saves.profile import Profile
from simulator import BARE, Simulation
from tests.toy.cartridge import PROFILE

TOY = ROOT / "tests" / "toy"


def with_toy(folder, games):
    """The files of a board's drive with these games, the toy among them."""
    root = copied_drive(folder)
    shutil.copytree(TOY, root / "toy")
    (root / "assets" / "toy").mkdir()
    title = bmp.write(160, 128, bytes(160 * 128), [0, 255])
    (root / "assets" / "toy" / "title.bmp").write_bytes(title)
    program = (ROOT / "code.py").read_text(encoding="utf-8")
    changed = program.replace('GAMES = ("kahuna", "piranja")', f"GAMES = {games}")
    assert changed != program
    (root / "code.py").write_text(changed, encoding="utf-8")
    return root


@pytest.fixture
def drive(tmp_path):
    return with_toy(tmp_path, ("kahuna", "toy"))


@pytest.fixture
def handheld(drive):
    with Simulation(drive) as handheld:
        handheld.cartridge.session.setup.players[:] = bytes(2)  # persons
        yield handheld


def in_memory(handheld):
    """The names of all modules in memory."""
    return list(handheld._program._own["__import__"]("sys").modules)


def loaded(handheld):
    """The games of which modules are in memory, packages apart."""
    names = in_memory(handheld)
    return {name.partition(".")[0] for name in names if name.startswith(("kahuna.", "toy."))}


def screens(handheld):
    """The screens of which modules are in memory."""
    return {name.rpartition(".")[2] for name in in_memory(handheld) if ".screens." in name}


def game(handheld):
    program = handheld.program
    return program.games[program.number]


def test_left_and_right_on_the_title_go_to_the_other_game(handheld):
    assert game(handheld) == "kahuna"
    handheld.press("right")
    assert (game(handheld), handheld.program.shown) == ("toy", "title")
    handheld.press("left")
    assert (game(handheld), handheld.program.shown) == ("kahuna", "title")
    handheld.press("left")
    assert game(handheld) == "toy"


def test_only_the_game_that_is_played_is_in_memory(handheld):
    assert loaded(handheld) == {"kahuna"}
    handheld.press("right")
    assert loaded(handheld) == {"toy"}
    handheld.press("a")
    assert handheld.program.shown == "play"
    assert loaded(handheld) == {"toy"}


def test_the_title_of_one_game_does_not_stay_with_the_other(handheld):
    handheld.press("right", "a")
    assert handheld.program.shown == "play"
    gone = "handheld.title"
    assert [name for name in in_memory(handheld) if name.startswith(gone)] == []


def test_only_the_screen_that_is_shown_and_the_next_one_are_in_memory(handheld):
    """The board has room for one game at a time."""
    shown = []
    player = Player(handheld)
    for button in ("up", "a", "b", "down", "down", "a", "start", "a", "start", "b"):
        player.press(button)
        handheld.frame(HANDOVER_RESTS)
        program = handheld.program
        assert screens(handheld) == {program.shown, program._ahead} - {""}
        shown.append(handheld.program.shown)
    assert {"title", "settings", "newgame", "handover", "play", "menu"} <= set(shown)


def test_what_is_at_work_for_a_moment_is_not_in_memory_after_it(handheld):
    """What starts the program, or keeps a game."""
    momentary = (
        "handheld.startup",
        "handheld.loading",
        "handheld.saving",
        "handheld.store",
        "kahuna.saves",
    )
    player = Player(handheld)
    for buttons, scene in (
        (("down", "a"), "newgame"),
        (("start",), "handover"),
        (("a",), "play"),
    ):
        player.press(*buttons)
        handheld.frame(HANDOVER_RESTS)
        assert handheld.program.shown == scene
        assert [name for name in in_memory(handheld) if name.startswith(momentary)] == []


def test_a_robot_is_in_memory_only_while_it_is_asked(handheld):
    handheld.press("down", "a", "start")
    player = Player(handheld)
    player.lift()
    player.open_from_menu("HINT")
    assert "kahuna.robots.robot" in in_memory(handheld)
    player.press("b")
    assert player.scene == "play"
    assert "kahuna.robots.robot" not in in_memory(handheld)


def test_what_screens_have_in_common_is_made_once_and_let_go_by_the_others(handheld):
    kahuna = handheld.cartridge
    handheld.press("down", "a")
    assert kahuna.tabletop is None  # at the form
    handheld.press("start")
    handheld.frame(5)
    tabletop = kahuna.tabletop
    assert tabletop  # made at the handover
    player = Player(handheld)
    player.lift()
    assert kahuna.tabletop is tabletop
    player.press("start")
    assert kahuna.tabletop is tabletop  # beside the menu
    player.press("b")
    player.open_from_menu("RULES")
    assert kahuna.tabletop is None
    player.press("b", "b")
    player.open_from_menu("HINT")
    assert player.scene == "hint"
    tabletop = kahuna.tabletop
    player.press("b")
    assert player.scene == "play"
    assert kahuna.tabletop is tabletop
    assert "kahuna.parts.tabletop" in in_memory(handheld)
    player.open_from_menu("RULES")
    assert kahuna.tabletop is None
    assert "kahuna.parts.tabletop" not in in_memory(handheld)


def test_a_game_is_played_from_title_to_end_and_again(handheld):
    handheld.press("right", "a", "a", "a", "a", "a", "a")
    toy = handheld.program.game
    assert toy.over and toy.program.profile[1] == 1
    handheld.press("a", "a")
    assert (handheld.program.shown, toy.presses) == ("play", 1)
    assert toy.program.profile[1] == 1


def test_the_board_wakes_up_in_the_game_played_last(handheld):
    handheld.press("right", "a", "a", "a")
    handheld.switch_off()
    handheld.switch_on()
    assert (game(handheld), handheld.program.shown) == ("toy", "play")
    assert handheld.program.game.presses == 2


def test_both_games_are_under_way_at_a_time(handheld):
    player = Player(handheld)
    player.begin()
    player.lift()
    kept = bytes(player.session.pack())
    player.open_from_menu("QUIT")
    player.say_yes()
    handheld.press("right", "a", "a", "a", "a", "down", "a")
    assert handheld.program.shown == "title"
    handheld.press("left")
    assert bytes(handheld.program.game.session.pack()) == kept
    handheld.switch_off()
    handheld.switch_on()
    assert (game(handheld), bytes(handheld.program.game.session.pack())) == ("kahuna", kept)
    player.open_from_menu("QUIT")
    player.say_yes()
    handheld.press("right")
    assert handheld.program.game.presses == 3


def test_the_settings_hold_in_both_games(handheld):
    handheld.press("right", "down", "a", "right", "b", "left")
    assert handheld.program.words.SETTINGS == "Réglages"
    assert handheld.program.game.texts.SIDES[0] == "Blanc"


def test_each_row_of_the_settings_says_what_it_means(handheld):
    player = Player(handheld)
    handheld.program.push("settings")
    handheld.frame(2)
    about = texts.load("handheld", "settings_en")
    menus = handheld.cartridge.more_texts("menus")
    own = (menus.ABOUT_COMMENTS, menus.ABOUT_LUCK)
    for row, words in enumerate((*about.ABOUT_SETTINGS, *own, about.ABOUT_BACK)):
        player.choose(row)
        handheld.frame(2)
        assert " ".join(line.text for line in player.top._foot).strip() == words


def test_a_game_has_rows_of_its_own_in_the_settings(handheld):
    """They are kept in the game's own profile; the other game's stays as it is."""
    player = Player(handheld)

    def own_rows():
        names = [name.text for name, _ in player.top._lines]
        return names[5:-1]

    handheld.program.push("settings")
    handheld.frame(2)
    assert own_rows() == ["Comments", "Show luck"]
    player.choose(5)
    handheld.press("right", "b")
    handheld.press("right")
    handheld.program.push("settings")
    handheld.frame(2)
    assert own_rows() == ["Goal"]
    player.choose(5)
    handheld.press("left", "a", "a", "b")
    handheld.switch_off()
    handheld.switch_on()
    assert (game(handheld), handheld.program.profile[0]) == ("toy", 1)
    handheld.press("left")
    assert Profile(handheld.program.profile).comments


@pytest.mark.parametrize("place", ["drive", "nvm"])
def test_each_game_has_room_for_its_profile(tmp_path, place):
    """A third game could save none: those of all games had to fit the 200 bytes of the settings."""
    games = ("kahuna", "piranja", "toy")
    kept = [bytes((number + 1,)) * size for number, size in enumerate((81, 84, PROFILE))]
    places = None
    if place == "drive":
        places = tmp_path / "places"
        places.mkdir()
        assert make_places(Drive(places), games) == 0
    with Simulation(with_toy(tmp_path, games), drive=places) as handheld:
        for once_more in (False, True):
            for profile in kept:
                program = handheld.program
                if once_more:
                    assert program.profile == profile
                program.profile = profile
                program.save_profile()
                assert program.trouble == 0
                handheld.press("right")
            assert game(handheld) == "kahuna"
            handheld.switch_off()
            handheld.switch_on()


def test_a_game_that_cannot_go_on_says_so_and_starts_over(handheld):
    handheld.press("right", "a", "a")
    handheld.program.game.pack = lambda: b"\xff"
    handheld.program.save_game()
    handheld.switch_off()
    handheld.switch_on()
    assert (game(handheld), handheld.program.shown) == ("toy", "title")
    assert shows(handheld, handheld.program.troubles.LOST_GAME)
    assert handheld.program.game.presses == 0


def edges(handheld):
    """The pixels at the left and right edge of the screen, low down."""
    pixels = bytes(handheld.screen.pixels)
    rows = [pixels[320 * y : 320 * y + 320] for y in range(106, 114)]
    return [row[:20] for row in rows], [row[-20:] for row in rows]


def test_a_game_that_is_not_on_the_drive_is_not_offered(drive):
    with Simulation(drive) as handheld:
        arrows = edges(handheld)
    shutil.rmtree(drive / "toy")
    with Simulation(drive) as handheld:
        alone = edges(handheld)
        assert alone[0] != arrows[0] and alone[1] != arrows[1]
        handheld.press("right")
        assert game(handheld) == "kahuna"
        assert edges(handheld) == alone


def test_each_game_keeps_its_place_when_another_is_taken_off(drive):
    with Simulation(drive) as handheld:
        handheld.press("right", "a", "a", "a")
        shutil.rmtree(drive / "kahuna")
        handheld.switch_off()
        handheld.switch_on()
        assert (game(handheld), handheld.program.game.presses) == ("toy", 2)


def test_the_toy_is_what_a_board_understands():
    for path in TOY.rglob("*.py"):
        assert devicelint.problems(path.read_text(encoding="utf-8")) == [], path


def test_a_notice_on_the_title_goes_along_to_the_other_game():
    """It was still a layer of the screen that had gone: the program stopped."""
    with Simulation(board=BARE, values={"KAHUNA_LANGUAGE": "en"}) as handheld:
        handheld.frame(10)
        program = handheld.program
        handheld.press("right")
        assert program.trouble  # there is nowhere to save which game it is
        number = program.number
        handheld.press("right")
        assert handheld.program is program and program.number != number
        handheld.frame(150)
        handheld.press("up")
        assert not program.trouble
