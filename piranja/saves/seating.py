"""Who sits where (see seats.py), as bytes, for games and profiles.

1 byte  how many play
then for each seat, taken or not
1       who plays there (2 bits), the sign (3 bits), the length of the name, 7 for LONG (3 bits)
...     the name; a LONG one has room for LONGEST letters, and END after it if it is shorter
"""

from handheld.letters import LONGEST, is_name

from .seats import MOST

_LONG = 7
_END = b"\xff"


def pack_seats(seats):
    """Returns all seats as bytes, even those that nobody takes."""
    data = bytearray((seats.count,))
    for seat in range(MOST):
        name = seats.names[seat]
        data.append(seats.kinds[seat] | seats.signs[seat] << 2 | min(len(name), _LONG) << 5)
        data.extend(name)
        if len(name) == _LONG:
            data.extend(_END)
    return bytes(data)


def unpack_seats(data, seats):
    """Sets `seats` to what `pack_seats` wrote; returns the bytes after it, or raises ValueError."""
    try:
        count = data[0]
        data = data[1:]
        kinds = bytearray()
        signs = bytearray()
        names = []
        for _ in range(MOST):
            kinds.append(data[0] & 3)
            signs.append(data[0] >> 2 & 7)
            letters = data[0] >> 5
            room = LONGEST if letters == _LONG else letters
            name = bytes(data[1 : 1 + room])
            if len(name) != room:
                raise ValueError("the seats end too soon")
            if letters == _LONG and name[_LONG:] == _END:
                name = name[:_LONG]
            if not is_name(name):
                raise ValueError("that is no name")
            names.append(name)
            data = data[1 + room :]
    except IndexError:
        raise ValueError("the seats end too soon")
    if not 3 <= count <= MOST or sorted(signs) != list(range(MOST)):
        raise ValueError("people cannot sit like that")
    seats.count = count
    seats.kinds[:] = kinds
    seats.signs[:] = signs
    seats.names[:] = names
    return data
