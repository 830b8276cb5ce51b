"""Text broken into lines."""

WIDTH = 152  # pixels of a line on a page


def wrap(font, text, width=WIDTH):
    """Breaks a text into lines that fit; its own line ends stay."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = line + " " + word if line else word
            if line and font.width(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
