"""The letters of typed names: a name is bytes, each the number of a letter here."""

LONGEST = 8  # letters in a name, at most

# The first letter of a name is a capital.
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÀÂÇÉÈÊÎÏÌÖÔÒÜÙÛ"
LETTERS = "abcdefghijklmnopqrstuvwxyzäàâçéèêîïìöôòüùû"


def spelled(name):
    """Returns a name as text."""
    text = ""
    for letter in name:
        text += (LETTERS if text else CAPITALS)[letter]
    return text


def is_name(name):
    return len(name) <= LONGEST and (not name or max(name) < len(LETTERS))
