"""Who sits where as bytes (see seats.py), for games and profiles."""

from .seats import LETTERS, LONGEST, MOST


def pack_seats(seats):
    """Returns all seats as bytes, even those that nobody takes now."""
    data = bytearray((seats.count,))
    for seat in range(MOST):
        name = seats.names[seat]
        data.append(seats.kinds[seat] | seats.signs[seat] << 2 | len(name) << 5)
        data.extend(name)
    return bytes(data)


def unpack_seats(data, seats):
    """Seats people as `pack_seats` wrote, and returns what follows; or raises ValueError."""
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
    seats.count = count
    seats.kinds[:] = kinds
    seats.signs[:] = signs
    seats.names[:] = names
    return data


def _is_name(name):
    return not name or max(name) < len(LETTERS)
