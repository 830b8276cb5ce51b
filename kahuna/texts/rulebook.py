"""Makes the rulebook of an edition from the words in rules_en.py and so on.

A chapter is a title and its paragraphs. A paragraph that not all editions have is written as
(field, value, text): it is for the editions whose field has that value.
"""

from ..rules.editions import EDITIONS


def told(chapters, name):
    """Returns the chapters for an edition, each as (title, text), one line per paragraph."""
    for edition in EDITIONS:
        if edition.name == name:
            break
    book = []
    for chapter in chapters:
        paragraphs = []
        for paragraph in chapter[1:]:
            if isinstance(paragraph, str):
                paragraphs.append(paragraph)
            elif getattr(edition, paragraph[0]) == paragraph[1]:
                paragraphs.append(paragraph[2])
        if paragraphs:
            book.append((chapter[0], "\n".join(paragraphs)))
    return book
