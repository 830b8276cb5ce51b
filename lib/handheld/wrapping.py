"""Text broken into lines, and lines into pages."""

WIDTH = 152  # pixels of a line on a page
_MARKS = "!?:;»"  # which French sets apart from the word before


def wrap(font, text, width=WIDTH):
    """Breaks a text into lines that fit; its own line ends stay."""
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
    """Returns the words of a text, each with the mark that must not begin a line of its own."""
    words = []
    for word in text.split(" "):
        if words and (words[-1] == "«" or (len(word) == 1 and word in _MARKS)):
            words[-1] += " " + word
        else:
            words.append(word)
    return words


def page_starts(firsts, most):
    """Returns where pages begin, of `most` lines at most: as few as can be, and evenly filled.

    `firsts` says of each line whether a paragraph begins there: a page rather begins with one, and
    never with a paragraph's last line alone.
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
