"""Who sits where: of each player what plays there, a sign, and a name of a few letters."""

MOST = 6  # players
ROBOTS = 3  # strengths of robots
PERSON = 0  # what plays: a person (0), or a robot of that strength, counted from 1
LONGEST = 6  # letters of a name

# A name is bytes, each the place of a letter here; its first letter is a capital one.
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÀÂÇÉÈÊÎÏÌÖÔÒÜÙÛ"
LETTERS = "abcdefghijklmnopqrstuvwxyzäàâçéèêîïìöôòüùû"


class Seats:
    """Everybody has another sign (0 to 5); who has no name is called by it."""

    def __init__(self):
        self.count = 4
        self.kinds = bytearray(MOST)
        self.signs = bytearray(range(MOST))
        self.names = [b""] * MOST

    def copy(self, other):
        """Seats the same people here."""
        self.count = other.count
        self.kinds[:] = other.kinds
        self.signs[:] = other.signs
        self.names[:] = other.names

    @property
    def persons(self):
        return self.count - sum([self.kinds[seat] > 0 for seat in range(self.count)])

    def pack(self):
        """Returns all seats as bytes, those that nobody takes now among them."""
        data = bytearray((self.count,))
        for seat in range(MOST):
            name = self.names[seat]
            data.append(self.kinds[seat] | self.signs[seat] << 2 | len(name) << 5)
            data.extend(name)
        return bytes(data)

    def unpack(self, data):
        """Takes up what `pack` returned, and returns what follows it; or raises ValueError."""
        try:
            count = data[0]
            data = data[1:]
            kinds = bytearray()
            signs = bytearray()
            names = []
            for _ in range(MOST):
                kinds.append(data[0] & 3)
                signs.append(data[0] >> 2 & 7)
                end = 1 + (data[0] >> 5)
                name = data[1:end]
                if end > LONGEST + 1 or len(name) != end - 1 or not _is_name(name):
                    raise ValueError("that is no name")
                names.append(bytes(name))
                data = data[end:]
        except IndexError:
            raise ValueError("the seats end too soon")
        if not 3 <= count <= MOST or sorted(signs) != list(range(MOST)):
            raise ValueError("people cannot sit like that")
        self.count = count
        self.kinds[:] = kinds
        self.signs[:] = signs
        self.names[:] = names
        return data


def _is_name(name):
    return not name or max(name) < len(LETTERS)


def spelled(name):
    """Returns a name as text."""
    text = ""
    for letter in name:
        text += (LETTERS if text else CAPITALS)[letter]
    return text
