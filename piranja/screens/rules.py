"""The rulebook."""

from handheld import modules
from handheld.book import Book


def open(piranja):
    def chapters():
        with modules.passing:
            words = piranja.more_texts("rules")
        for chapter in words.CHAPTERS:
            yield chapter.split("\n")

    return Book(piranja.program, piranja.program.words.RULES, chapters)
