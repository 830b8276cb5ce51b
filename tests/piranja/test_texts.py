"""What Kai Piranja says has the same form in every language, and room on the screen."""

import re

import pytest
from board_pictures import FONT
from kahuna_texts import names_in

from handheld import texts
from handheld.languages import LANGUAGES
from handheld.letters import CAPITALS, LETTERS, LONGEST
from piranja.parts.bar import ROOM, SAYING
from simulator import board_modules

with board_modules.instead_of_blinka():
    from handheld.wrapping import wrap

CODES = [code for code, _ in LANGUAGES]
every_language = pytest.mark.parametrize("code", CODES)

# Pixels; a letter's advance ends with one that is empty.
SCREEN = 161
ROW_WITH_VALUE = 130  # with an arrow between
NAME = 50  # beside a sign: of screens/final.py, which has less room than the table

WHY_NOT = ("TOO_SMALL", "TOO_BIG")
OFFERS = "TURN_OVER BRING_IN LEAVE FETCH".split()
ON_SCREEN = (
    "NEXT DANGER CATCHES CHOOSE_SIGN CHOOSE_NAME HOW_TO_NAME TO_NAME DONE THE_CATCHES TIED"
    " STILL_TIED WINNER COURSE TURN_NUMBER TO_TABLE HINT CHANCES MOST_EVER LONGEST_ROW"
).split()
LOG = "CARDS ONE_CARD BROUGHT LEAVES FETCHES EATEN EATS_NOTHING ENDS_GAME".split()


def said(code):
    """{name: sentence or tuple of sentences} of a language."""
    modules = [texts.load("piranja", part + code) for part in ("", "menus_", "newgame_")]
    modules.append(texts.load("handheld", "naming_" + code))
    return {name: getattr(part, name) for part in modules for name in names_in(part)}


def sentences(code):
    for name, value in said(code).items():
        for sentence in value if isinstance(value, tuple) else (value,):
            yield name, sentence


def widest(words):
    return max(words, key=FONT.width)


def names(code):
    """The longest possible names."""
    typed = [(capital + small * (LONGEST - 1)) for capital, small in zip(CAPITALS, LETTERS)]
    likely = [name for name in typed if FONT.width(name) <= FONT.width("Wilmaa")]
    return (*said(code)["SIGNS"], *likely)


def filled(code, name, sentence):
    who = said(code)["SPECIES"] if name in ("HUNGRY", *LOG) else names(code)
    contents = {"%s": widest(who), "%d": "88", "%%": "%"}
    return re.sub("%.", lambda found: contents[found[0]], sentence)


@every_language
def test_languages_have_the_same_names_and_gaps(code):
    def shape(code):
        return sorted((name, re.findall("%.", sentence)) for name, sentence in sentences(code))

    assert shape(code) == shape("en")


@every_language
def test_the_font_has_every_letter(code):
    missing = FONT.get_glyph(0xFFFD)
    rules = [("CHAPTERS", chapter) for chapter in texts.load("piranja", "rules_" + code).CHAPTERS]
    everything = [*sentences(code), *rules, ("names", CAPITALS + LETTERS)]
    for name, sentence in everything:
        for letter in (name + sentence).replace("\n", ""):
            assert FONT.get_glyph(ord(letter)) != missing, (name, letter)


@every_language
def test_sentences_fit_where_they_are_shown(code):
    for name, sentence in sentences(code):
        words = filled(code, name, sentence)
        if name in WHY_NOT or name.startswith("ABOUT"):
            continue
        if name in OFFERS:
            room = ROOM
        elif name in ON_SCREEN or name in LOG or name == "WINNERS":
            room = SCREEN
        elif name in ("SIGNS", "SPECIES") or (
            name in said(code) and name not in names_in(english())
        ):
            continue
        else:
            room = SAYING + 1
        assert FONT.width(words) <= room, words


@every_language
def test_there_is_room_to_tell_why_a_fish_does_not_fit(code):
    """Except for a flamefish in Italian, beside three of the signs."""
    texts_said = said(code)
    for sentence in (texts_said["TOO_SMALL"], texts_said["TOO_BIG"]):
        lacking = 0
        for name in names(code):
            for species in texts_said["SPECIES"]:
                lacking += FONT.width(sentence % (name, species)) > SAYING + 1
        assert lacking == (3 if code == "it" else 0)


def english():
    return texts.load("piranja", "en")


@every_language
def test_signs_names_fit_beside_their_signs(code):
    for name in said(code)["SIGNS"]:
        assert FONT.width(name) <= NAME, name


@every_language
def test_rows_have_room_for_their_values(code):
    menus = texts.load("piranja", "menus_" + code)
    words = texts.load("handheld", code)
    kinds = (menus.PERSON, menus.ROBOT % 3)
    switch = (words.YES, words.NO)
    rows = [
        (menus.PLAYERS, ("6",)),
        (menus.STARTS, (*said(code)["SIGNS"], menus.LOT, menus.LOSER)),
        (menus.DANGER, switch),
        (menus.CATCHES, switch),
    ]
    rows += [("    " + name, kinds) for name in said(code)["SIGNS"]]
    for name, values in rows:
        assert FONT.width(name + widest(values)) <= ROW_WITH_VALUE, name


@every_language
def test_a_hint_has_room_for_each_choice_and_its_chance(code):
    menus = texts.load("piranja", "menus_" + code)
    for name in OFFERS:
        words = filled(code, name, said(code)[name]) + menus.SHARE % 100
        assert FONT.width(words) <= ROW_WITH_VALUE, words
    assert FONT.width(menus.RECKONED % menus.ROBOT % 3) <= 142


@every_language
def test_a_row_is_explained_in_two_lines(code):
    rows = [words for name, words in sentences(code) if name.startswith("ABOUT")]
    assert len(rows) > 8
    for sentence in rows:
        assert len(wrap(FONT, sentence)) <= 2, sentence


ENDS_SAID = {  # of an empty row before a hungry fish, of more piles than one, of who begins
    "en": ("row is empty, it eats nothing", "several piles", "Who goes first"),
    "de": ("Reihe leer, frisst er nichts", "mehrere Stapel", "wer beginnt"),
    "fr": ("rangée est vide, il ne mange rien", "plusieurs piles", "qui commence"),
    "it": ("fila è vuota, non mangia niente", "più mazzetti", "chi comincia"),
}


@every_language
def test_the_rulebook_leaves_out_no_rule_that_children_ask_for(code):
    chapters = texts.load("piranja", "rules_" + code).CHAPTERS
    for number, sentence in zip((4, 6, 8), ENDS_SAID[code]):
        assert sentence in chapters[number]


@every_language
def test_the_rulebook_has_as_many_chapters_and_few_pages(code):
    chapters = texts.load("piranja", "rules_" + code).CHAPTERS
    assert len(chapters) == len(texts.load("piranja", "rules_en").CHAPTERS)
    for chapter in chapters:
        title, _, text = chapter.partition("\n")
        assert len(wrap(FONT, text)) <= 18  # two pages
        assert FONT.width(title) <= 125, title
