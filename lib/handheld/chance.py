"""Chance: a small random generator that gives the same numbers on every Python."""

import sys

# Two multiply-with-carry generators of 15 bits; no product exceeds the handheld's small ints.
# Both multipliers make a * 2**15 - 1 a safe prime, so each has the longest period there is.
_A = 32760
_B = 32730
_A_MODULUS = _A * 32768 - 1
_B_MODULUS = _B * 32768 - 1


class Chance:
    """Numbers drawn from a seed of eight bytes."""

    def __init__(self, seed):
        if len(seed) != 8:
            raise ValueError("a seed has eight bytes")
        self._x = _start(seed[0:4], _A)
        self._y = _start(seed[4:8], _B)
        for _ in range(8):
            self.below(2)

    def below(self, n):
        """Returns a uniform number below n."""
        x = self._x
        y = self._y
        self._x = x = _A * (x & 32767) + (x >> 15)
        self._y = y = _B * (y & 32767) + (y >> 15)
        return (x ^ y) % n

    def shuffle(self, cards):
        """Shuffles a bytearray or list in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def _start(four, multiplier):
    # Zero and the modulus are the two states that never change.
    value = (four[0] & 63) << 24 | four[1] << 16 | four[2] << 8 | four[3]
    return value % (multiplier * 32768 - 2) + 1


def seed_of(number):
    """Makes a seed of eight bytes from a number, for games that can be repeated."""
    low = number & 0x3FFFFFFF
    # Neighbouring numbers must start both generators differently.
    high = (low * 3877 ^ number >> 30) & 0x3FFFFFFF
    return high.to_bytes(4, "big") + low.to_bytes(4, "big")


def entropy():
    """Makes a Chance that nobody can predict, for real games."""
    from os import urandom  # not every Python has it, and only real games need it

    return Chance(urandom(8))


if sys.implementation.name == "cpython":

    class QuickChance(Chance):
        """The same numbers, with products of any size.

        Of x = c * 2**15 + l the step is a * l + c, which is a * x modulo a * 2**15 - 1.
        """

        def below(self, n):
            self._x = x = self._x * _A % _A_MODULUS
            self._y = y = self._y * _B % _B_MODULUS
            return (x ^ y) % n

        def shuffle(self, cards):
            x = self._x
            y = self._y
            order = list(cards)  # bytes are slow to exchange
            for i in range(len(order) - 1, 0, -1):
                x = x * _A % _A_MODULUS
                y = y * _B % _B_MODULUS
                j = (x ^ y) % (i + 1)
                order[i], order[j] = order[j], order[i]
            cards[:] = order
            self._x = x
            self._y = y

    Chance = QuickChance
