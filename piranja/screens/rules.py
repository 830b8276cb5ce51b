"""The rulebook."""

from handheld import texts
from handheld.book import Book


def open(piranja):
    def chapters():
        words = piranja.more_texts("rules")
        texts.drop("piranja", "rules_")
        for chapter in words.CHAPTERS:
            yield chapter.split("\n")

    return Book(piranja.program, piranja.program.words.RULES, chapters)
