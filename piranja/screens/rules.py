"""The rulebook."""

from handheld import modules
from handheld.book import Book


def open(piranja):
    def chapters():
        with modules.passing:
            return piranja.more_texts("rules").CHAPTERS

    return Book(piranja.program, piranja.program.words.RULES, chapters)
