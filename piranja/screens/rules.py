"""The rulebook."""

from handheld import texts
from handheld.book import Book


def open(piranja):
    def chapters():
        book = piranja.more_texts("rules")
        texts.drop("piranja", "rules_")
        return book.CHAPTERS

    return Book(piranja.program, piranja.program.words.RULES, chapters)
