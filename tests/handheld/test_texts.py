"""How files of texts are read (see handheld.texts)."""

import sys

import pytest

from handheld import modules, texts

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


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A package with texts."""
    (tmp_path / "game_of_texts" / "texts").mkdir(parents=True)
    (tmp_path / "game_of_texts" / "texts" / "en.txt").write_text(FILE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with modules.passing:
        yield tmp_path / "game_of_texts" / "texts"
    sys.modules.pop("game_of_texts", None)


def test_a_file_says_what_is_in_it(folder):
    assert vars(texts.load("game_of_texts", "en")) == {
        "SHORT": "Yes: no = %d",
        "SEVERAL": ("One", "two three", ""),
        "LIST": ("first", "second", "third"),
        "LONG": "The first line\nand the second",
        "STEPS": ("One step\nin two lines\n\nand another one", "A second lesson"),
        "LAST": "It’s over",
    }


@pytest.mark.parametrize("block", (1, 2, 3, 7))
def test_where_a_block_ends_does_not_matter(folder, monkeypatch, block):
    expected = vars(texts.load("game_of_texts", "en"))
    modules.forget("game_of_texts.texts.en")
    monkeypatch.setattr(texts, "_BLOCK", block)
    assert vars(texts.load("game_of_texts", "en")) == expected


def test_texts_are_read_once_until_they_are_dropped(folder):
    first = texts.load("game_of_texts", "en")
    (folder / "en.txt").write_text("LAST = Later\nMORE =\n", encoding="utf-8")
    assert texts.load("game_of_texts", "en") is first
    modules.forget("game_of_texts.texts.en")
    assert vars(texts.load("game_of_texts", "en")) == {"LAST": "Later", "MORE": ""}


def test_parts_of_a_long_text_come_one_at_a_time(folder):
    (folder / "rules_en.txt").write_text("RULES =\n  One\n  two\n  |\n  Three\n", encoding="utf-8")
    parts = texts.parts("game_of_texts", "rules_en")
    assert next(parts) == "One\ntwo"
    assert list(parts) == ["Three"]
    assert "game_of_texts.texts.rules_en" not in sys.modules


def test_a_file_that_is_missing_is_named(folder):
    with pytest.raises(OSError) as caught:
        texts.load("game_of_texts", "menus_en")
    assert "menus_en.txt" in str(caught.value)
