"""How a rulebook is told for an edition; its words are in texts/rules_en and so on.

A chapter is a title and its paragraphs. A paragraph that not all editions have is written as
(field, value, text): it belongs to the editions whose field has that value.
"""

from ..rules.editions import EDITIONS


def told(chapters, name):
    """The chapters for the edition of that name, each as (title, text), a line a paragraph."""
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
