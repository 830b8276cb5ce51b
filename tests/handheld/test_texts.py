"""How files of texts are read (see handheld.texts)."""

import sys

import pytest

from handheld import long_texts, modules, texts
from shrinking import texts as shrinking

FILE = """\
# A comment
SHORT = Yes: no = %d
SEVERAL = One | two three|

LIST =
  first |
# of the next
  second |
  third
LONG = The first line
  and the second
STEPS =
  One step
  in two lines

  and another one

  |
  A second lesson

# The end
LAST = It’s over
"""

RULES = """\
# A comment

RULES =
  One
  zwölf
  |
# of the next
  Three
  |
  Four
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A package with texts."""
    (tmp_path / "game_of_texts" / "texts").mkdir(parents=True)
    (tmp_path / "game_of_texts" / "texts" / "en.txt").write_text(FILE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with modules.passing:
        yield tmp_path / "game_of_texts" / "texts"
    sys.modules.pop("game_of_texts", None)


SAID = {
    "SHORT": "Yes: no = %d",
    "SEVERAL": ("One", "two three", ""),
    "LIST": ("first", "second", "third"),
    "LONG": "The first line\nand the second",
    "STEPS": ("One step\nin two lines\n\nand another one", "A second lesson"),
    "LAST": "It’s over",
}


def test_a_file_says_what_is_in_it(folder):
    words = texts.load("game_of_texts", "en")
    assert {name: getattr(words, name) for name in SAID} == SAID


@pytest.mark.parametrize("name", ("LAS", "AST", "yes", "Yes: no", "LATER"))
def test_what_a_file_does_not_say_is_not_there(folder, name):
    assert not hasattr(texts.load("game_of_texts", "en"), name)


def test_a_file_is_the_same_once_it_is_shrunk(folder):
    path = folder / "en.txt"
    path.write_text(shrinking.renamed(FILE, shrinking.as_source(FILE)), encoding="utf-8")
    words = texts.load("game_of_texts", "en")
    assert words.words == path.read_bytes()
    assert {name: getattr(words, name) for name in SAID} == SAID


@pytest.mark.parametrize("block", (1, 2, 3, 7, 400))
def test_where_a_block_ends_does_not_matter(folder, monkeypatch, block):
    monkeypatch.setattr(long_texts, "_BLOCK", block)
    (folder / "rules_en.txt").write_text(RULES, encoding="utf-8")
    assert list(long_texts.parts("game_of_texts", "rules_en")) == ["One\nzwölf", "Three", "Four"]


def test_texts_are_read_once_until_they_are_dropped(folder):
    first = texts.load("game_of_texts", "en")
    (folder / "en.txt").write_text("LAST = Later", encoding="utf-8")
    assert texts.load("game_of_texts", "en") is first
    modules.forget("game_of_texts.texts.en")
    assert texts.load("game_of_texts", "en").LAST == "Later"


def test_parts_of_a_long_text_come_one_at_a_time(folder):
    (folder / "rules_en.txt").write_text("RULES =\n  One\n  two\n  |\n  Three\n", encoding="utf-8")
    parts = long_texts.parts("game_of_texts", "rules_en")
    assert next(parts) == "One\ntwo"
    assert list(parts) == ["Three"]
    assert "game_of_texts.texts.rules_en" not in sys.modules
    (folder / "rules_en.txt").write_text("RULES =\n  One = two\n", encoding="utf-8")
    assert list(long_texts.parts("game_of_texts", "rules_en")) == ["One = two"]


def test_a_file_that_is_missing_is_named(folder):
    with pytest.raises(OSError) as caught:
        texts.load("game_of_texts", "menus_en")
    assert "menus_en.txt" in str(caught.value)
