"""Breaks text into lines, and lines into pages."""

WIDTH = 152  # pixels; the width of a line on a page
_MARKS = "!?:;»"  # French puts a space before them


def wrap(font, text, width=WIDTH):
    """Breaks a text into lines that fit; its own line breaks stay."""
    space = font.width(" ")
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        used = 0
        for word in _words(paragraph):
            length = font.width(word)
            if line and used + space + length > width:
                lines.append(line)
                line = word
                used = length
            elif line:
                line += " " + word
                used += space + length
            else:
                line = word
                used = length
        lines.append(line)
    return lines


def _words(text):
    """Returns the words of a text, each with any mark that must not begin a line."""
    words = []
    for word in text.split(" "):
        if words and (words[-1] == "«" or (len(word) == 1 and word in _MARKS)):
            words[-1] += " " + word
        else:
            words.append(word)
    return words


def page_starts(firsts, most):
    """Returns where pages of at most `most` lines begin: as few pages as possible, evenly filled.

    `firsts` says for each line whether it begins a paragraph: a page preferably begins with such a
    line, and not with the last line of a paragraph.
    """
    count = len(firsts)
    starts = [0]
    for left in range((count + most - 1) // most, 1, -1):
        start = starts[-1]
        even = start + (count - start + left - 1) // left
        least = max(start + 1, count - (left - 1) * most)
        best = min(even, start + most)
        cost = 99
        for end in range(least, min(start + most, count - 1) + 1):
            this = abs(end - even) + (0 if firsts[end] else 3)
            if not firsts[end] and (end + 1 == count or firsts[end + 1] or firsts[end - 1]):
                this += 6
            if this < cost:
                cost = this
                best = end
        starts.append(best)
    return starts
