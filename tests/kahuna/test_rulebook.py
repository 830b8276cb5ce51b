"""The rulebook gives every edition its own rules, in all languages alike, and fits its pages."""

import re

import pytest
from board_pictures import FONT
from kahuna_games import members
from kahuna_player import Player
from walks import memory_of

from handheld import long_texts, texts
from handheld.languages import LANGUAGES
from handheld.version import MAJOR, MINOR, PATCH
from kahuna.rules import bridges, tables
from kahuna.rules.editions import EARLY_NEVER, EDITIONS, Edition
from kahuna.rules.limits import BRIDGES, ISLAND_COUNT
from kahuna.rules.line_names import LINE_NAMES
from simulator import Simulation, board_modules

with board_modules.instead_of_blinka():
    from handheld.pages import ROWS
    from handheld.wrapping import page_starts, wrap
    from kahuna.parts import illustrations
    from kahuna.parts.rulebook import chapters_for

CODES = [code for code, _ in LANGUAGES]
NAMES = [edition.name for edition in EDITIONS]
BOOKS = [(code, name) for code in CODES for name in NAMES]

every_book = pytest.mark.parametrize("code, name", BOOKS)
every_language = pytest.mark.parametrize("code", CODES)


def book(code, name):
    return list(chapters_for(texts.load("kahuna", "rules_" + code).CHAPTERS, name))


def words(part):
    """What a part says, with the words beside a sign or below a picture."""
    return part if isinstance(part, str) else part[1]


def whole(code, name):
    return "\n".join(words(part) for chapter in book(code, name) for part in chapter)


def conditional(code):
    """For each paragraph that some editions lack: the field, its value, and the words."""
    lines = "\n".join(texts.load("kahuna", "rules_" + code).CHAPTERS)
    found = re.findall(r"(?m)^\{(\w+)=(\d)\} (?:\{.*?\} )?(.*)", lines)
    return [(field, int(value), line) for field, value, line in found]


# Every edition its own rules


@every_language
def test_paragraphs_ask_for_what_editions_have(code):
    for field, value, _ in conditional(code):
        assert field in Edition._fields
        assert value in [getattr(edition, field) for edition in EDITIONS], (field, value)


@every_book
def test_an_edition_has_its_own_paragraphs_and_no_others(code, name):
    edition = EDITIONS[NAMES.index(name)]
    lines = whole(code, name).split("\n")
    for field, value, line in conditional(code):
        assert (line in lines) == (getattr(edition, field) == value), line


@every_language
@pytest.mark.parametrize(
    "field", ["first", "discard", "may_decline", "last_turns", "adds_islands", "breaks_ties"]
)
def test_a_choice_between_rules_is_said_for_every_edition(code, field):
    values = [value for asked, value, _ in conditional(code) if asked == field]
    assert sorted(values) == sorted({getattr(edition, field) for edition in EDITIONS})


@every_language
def test_every_early_end_is_said(code):
    values = {value for field, value, _ in conditional(code) if field == "early"}
    assert values == {edition.early for edition in EDITIONS} - {EARLY_NEVER}


@every_book
def test_what_the_form_for_a_new_game_offers_is_explained_by_its_name(code, name):
    words = texts.load("kahuna", "menus_" + code)
    edition = EDITIONS[NAMES.index(name)]
    text = whole(code, name)
    assert (words.GUARD in text) == edition.has_guard
    assert (words.OPEN in text) == edition.has_open
    assert (words.HANDICAP in text) == edition.has_handicap


# What the rulebook says is true


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@every_language
def test_needed_bridges_are_those_of_the_board(code):
    needed = {}
    for line in whole(code, "modern").split("\n"):
        if line[0].isdigit():
            *lines, bridges = numbers(line)
            needed.update(dict.fromkeys(lines, bridges))
    board = {bin(tables.REACH[i]).count("1"): tables.NEED[i] for i in range(ISLAND_COUNT)}
    assert needed == board


@every_language
def test_examples_are_on_the_board(code):
    text = whole(code, "modern")
    sentence = next(line for line in text.split("\n") if "ALOA" in line and "DUDA" in line)
    island, *neighbours = re.findall(r"\b[A-Z]{4}\b", sentence)[:4]
    assert [f"{island[0]}{other[0]}" for other in neighbours] == [
        LINE_NAMES[line] for line in members(tables.REACH[0])
    ]
    low, high = re.search("([A-Z]{4})-([A-Z]{4})", text).groups()
    assert low[0] + high[0] in LINE_NAMES
    assert {24, BRIDGES} <= set(numbers(text))


@pytest.mark.parametrize("name", NAMES)
def test_languages_tell_the_same(name):
    """The same chapters and paragraphs, and the same numbers, islands and buttons in each."""

    def outline(code):
        return [
            [
                (part[0], *sorted(re.findall(r"\d+|\b[A-Z]{4,}\b", words(part))))
                if not isinstance(part, str)
                else sorted(re.findall(r"\d+|\b[A-Z]{4,}\b", part))
                for part in chapter[1:]
            ]
            for chapter in book(code, name)
        ]

    for code in CODES:
        assert outline(code) == outline("en"), code


# On the screen


@every_language
def test_a_rulebook_is_small_enough_to_load(code):
    chapters = texts.load("kahuna", "rules_" + code).CHAPTERS
    assert sum(len(chapter.encode()) for chapter in chapters) <= 7200


@every_book
def test_the_font_has_every_letter(code, name):
    missing = FONT.get_glyph(0xFFFD)
    text = whole(code, name).replace("\n", "")
    assert [letter for letter in set(text) if FONT.get_glyph(ord(letter)) == missing] == []


@every_book
def test_chapters_fit_their_pages(code, name):
    for title, *parts in book(code, name):
        firsts = []
        for part in parts:
            if not isinstance(part, str) and len(part) == 3:
                assert FONT.width(part[1]) <= 152
                continue
            room = 152 if isinstance(part, str) else 130
            lines = wrap(FONT, words(part), room)
            assert max(FONT.width(line) for line in lines) <= room
            assert [line for line in lines if line[0] in ":;?!.,»"] == [], part
            firsts += [True] + [False] * (len(lines) - 1)
        assert len(page_starts(firsts, ROWS)) <= 3, title
        assert FONT.width(title) + FONT.width("9/9") <= 145


@every_language
def test_no_page_is_left_nearly_empty(code):
    """Five of twenty-two pages were a third full."""
    shares = []
    for _, *parts in book(code, "modern"):
        texts_ = [part for part in parts if isinstance(part, str) or len(part) == 2]
        rows = [wrap(FONT, words(part), 152 if isinstance(part, str) else 130) for part in texts_]
        firsts = [i == 0 for lines in rows for i in range(len(lines))]
        starts = [*page_starts(firsts, ROWS), len(firsts)]
        shares += [end - start for start, end in zip(starts, starts[1:])]
    assert min(shares) >= 3
    assert sum(share <= ROWS // 3 for share in shares) <= 1


@every_language
def test_the_list_of_chapters_names_the_edition_and_fits(code):
    names = texts.load("kahuna", "menus_" + code).EDITIONS
    rules = texts.load("handheld", code).RULES
    said = texts.load("kahuna", code).PLAYED
    assert max(FONT.width(said % (rules, name)) for name in names) <= 152 - FONT.width("  14/14")


@pytest.mark.parametrize("code, edition", (("de", 1), ("en", 0), ("fr", 2), ("it", 0)))
def test_every_page_of_a_dated_edition_names_it(code, edition):
    """By its name, or by its year where there is no room for the name."""
    with Simulation(nvm=memory_of(b"", settings={"language": code}), seed=1) as handheld:
        handheld.frame(3)
        handheld.cartridge.session.setup.edition = edition
        player = Player(handheld)
        player.open_from_title("rules")
        name = texts.load("kahuna", "menus_" + code).EDITIONS[edition]
        pages = player.top._pages
        assert pages._title.text.endswith(name)
        assert pages._number.text == "1/14"
        player.press("a")
        seen = set()
        before = None
        while before != (player.top.chapter, player.top.page):
            note, _, number = pages._number.text.partition("  ")
            if player.top.chapter == 13:
                assert note == "%d.%d.%d" % (MAJOR, MINOR, PATCH)  # the credits'
            else:
                assert note in name.split()
                seen.add(note)
            assert re.fullmatch("[1-3]/[1-3]", number)
            assert pages._title.tile.x + pages._title.width < pages._number.tile.x
            before = player.top.chapter, player.top.page
            player.press("right")
        assert player.top.chapter == 13
        assert seen == (set(name.split()) if code == "de" else {name.split()[0]})


@every_language
def test_every_sign_and_board_is_explained_once(code):
    parts = [part for chapter in book(code, "modern") for part in chapter]
    numbers = [part[0] for part in parts if not isinstance(part, str)]
    boards = range(illustrations._BOARDS, illustrations._BOARDS + len(illustrations._EXAMPLES))
    assert numbers == [*range(8), *boards]


def test_boards_are_as_the_rules_have_them():
    """A bridge that is shown to win an island wins it, and takes what it is shown to take."""
    for white, black, _, cursor, threatened, gained in illustrations._EXAMPLES:
        position = illustrations._Position()
        bridges.put_back(position, 0, illustrations._lines(white))
        bridges.put_back(position, 1, illustrations._lines(black))
        line = LINE_NAMES.index(cursor)
        if position.bridges[1] >> line & 1:
            assert illustrations._lines(threatened) == 1 << line
        else:
            assert bridges.lay(position, 0, line) == illustrations._lines(threatened)
            assert bridges.controlled(position, 0) == gained


@every_book
def test_the_heads_of_the_chapters_are_enough_for_the_list(code, name):
    """Whether an edition has a chapter is seen in its first lines."""
    heads = chapters_for(long_texts.parts("kahuna", "rules_" + code, 99), name, 99)
    assert [chapter[0] for chapter in heads] == [chapter[0] for chapter in book(code, name)]
