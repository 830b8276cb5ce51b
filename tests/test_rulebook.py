"""The rulebook tells every edition its own rules, in all languages alike, and fits its pages."""

import re

import pytest

import make_assets
from handheld import texts
from handheld.languages import LANGUAGES
from kahuna.rules import tables
from kahuna.rules.editions import EARLY_NEVER, EDITIONS, Edition
from kahuna.rules.limits import BRIDGES
from simulator import board_modules

with board_modules.instead_of_blinka():
    from handheld import loading
    from handheld.pages import paged, wrap

FONT = loading.load_font(str(make_assets.ROOT / "assets" / "text"))
CODES = [code for code, _ in LANGUAGES]
NAMES = [edition.name for edition in EDITIONS]
BOOKS = [(code, name) for code in CODES for name in NAMES]

every_book = pytest.mark.parametrize("code, name", BOOKS)
every_language = pytest.mark.parametrize("code", CODES)


def book(code, name):
    return texts.load("kahuna", "rules_" + code).chapters(name)


def whole(code, name):
    return "\n".join(f"{title}\n{text}" for title, text in book(code, name))


def conditional(code):
    """The paragraphs that some editions lack."""
    chapters = texts.load("kahuna", "rules_" + code).CHAPTERS
    return [part for chapter in chapters for part in chapter[1:] if not isinstance(part, str)]


# Every edition its own rules


@every_language
def test_paragraphs_ask_for_what_editions_have(code):
    for field, value, _ in conditional(code):
        assert field in Edition._fields
        assert value in [getattr(edition, field) for edition in EDITIONS], (field, value)


@every_book
def test_an_edition_is_told_its_own_paragraphs_and_no_others(code, name):
    edition = EDITIONS[NAMES.index(name)]
    told = whole(code, name).split("\n")
    for field, value, text in conditional(code):
        assert (text in told) == (getattr(edition, field) == value), text


@every_language
@pytest.mark.parametrize(
    "field", ["first", "discard", "may_decline", "last_turns", "adds_islands", "breaks_ties"]
)
def test_a_choice_between_rules_is_told_for_every_edition(code, field):
    values = [value for asked, value, _ in conditional(code) if asked == field]
    assert sorted(values) == sorted({getattr(edition, field) for edition in EDITIONS})


@every_language
def test_every_early_end_is_told(code):
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


# What is said is so


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@every_language
def test_needed_bridges_are_those_of_the_board(code):
    needed = {}
    for line in whole(code, "modern").split("\n"):
        if line[0].isdigit():
            *lines, bridges = numbers(line)
            needed.update(dict.fromkeys(lines, bridges))
    board = {bin(tables.REACH[i]).count("1"): tables.NEED[i] for i in range(12)}
    assert needed == board


@every_language
def test_examples_are_on_the_board(code):
    text = whole(code, "modern")
    sentence = next(line for line in text.split("\n") if "DUDA" in line)
    island, *neighbours = re.findall(r"\b[A-Z]{4}\b", sentence)[:4]
    assert [f"{island[0]}{other[0]}" for other in neighbours] == [
        tables.LINE_NAMES[line] for line in range(27) if tables.REACH[0] >> line & 1
    ]
    low, high = re.search("([A-Z]{4})-([A-Z]{4})", text).groups()
    assert low[0] + high[0] in tables.LINE_NAMES
    assert {24, BRIDGES} <= set(numbers(text))


@pytest.mark.parametrize("name", NAMES)
def test_languages_tell_the_same(name):
    """The same chapters and paragraphs, and the same numbers, islands and buttons in each."""

    def outline(code):
        return [
            [sorted(re.findall(r"\d+|\b[A-Z]{4,}\b", line)) for line in text.split("\n")]
            for _, text in book(code, name)
        ]

    for code in CODES:
        assert outline(code) == outline("en"), code


# On the screen


@every_language
def test_a_rulebook_is_small_enough_to_load(code):
    chapters = texts.load("kahuna", "rules_" + code).CHAPTERS
    parts = [part if isinstance(part, str) else part[2] for chapter in chapters for part in chapter]
    assert sum(len(part.encode()) for part in parts) <= 6000


@every_book
def test_the_font_has_every_letter(code, name):
    missing = FONT.get_glyph(0xFFFD)
    text = whole(code, name).replace("\n", "")
    assert [letter for letter in set(text) if FONT.get_glyph(ord(letter)) == missing] == []


@every_book
def test_pages_hold_their_chapters(code, name):
    for title, text in book(code, name):
        pages = paged(FONT, text)
        assert max(FONT.width(line) for page in pages for line in page) <= 152
        assert len(pages) <= 2, title
        assert len(pages[-1]) > 1, f"{title}: {pages[-1]} stands alone"
        assert FONT.width(title) + FONT.width("19/19") <= 145


@every_book
def test_no_line_begins_with_a_sign_that_ends_one(code, name):
    for _, text in book(code, name):
        assert [line for line in wrap(FONT, text) if line[0] in ":;?!.,»"] == []
