"""The rulebook."""

from handheld.book import Book


def open(piranja):
    def chapters():
        for chapter in piranja.parts_of("rules"):
            yield chapter.split("\n")

    return Book(piranja.program, piranja.program.words.RULES, chapters)
