"""Random numbers: the same on every Python, fair, and never beyond the board's small ints."""

import pytest

from handheld import chance
from handheld.chance import Chance, entropy, seed_of

BoardChance = Chance.__base__  # a desk has a quicker one
DECK = list("AABBCCDDEEFFGGHHIIJJKKLL")


class Watched(BoardChance):
    """Remembers the largest number it made."""

    largest = 0

    def below(self, n):
        number = super().below(n)
        self.largest = max(self.largest, self._x, self._y, self._x ^ self._y)
        return number


def test_a_seed_gives_the_same_numbers_for_ever():
    """Records and saves drawn from a seed today must come out the same tomorrow."""
    drawn = Chance(b"\x00\x01\x02\x03\x04\x05\x06\x07")
    assert [drawn.below(1000) for _ in range(8)] == [302, 886, 144, 752, 847, 993, 554, 664]


def test_a_seed_gives_the_same_deck_for_ever():
    deck = DECK[:]
    Chance(seed_of(7)).shuffle(deck)
    assert "".join(deck) == "FAFICBHKEGJJCHEIKLDDBLAG"


@pytest.mark.parametrize("seed", [*map(seed_of, range(50)), bytes(8), b"\xff" * 8])
def test_a_desk_draws_the_numbers_of_a_board(seed):
    desk, board = Chance(seed), BoardChance(seed)
    for n in range(1, 200):
        assert desk.below(n) == board.below(n)
    for size in (0, 1, 2, 24, 140):
        on_desk, on_board = bytearray(range(size)), bytearray(range(size))
        desk.shuffle(on_desk)
        board.shuffle(on_board)
        assert on_desk == on_board
    assert vars(desk) == vars(board)


@pytest.mark.parametrize(
    "a, modulus", [(chance._A, chance._A_MODULUS), (chance._B, chance._B_MODULUS)]
)
def test_one_product_is_a_step(a, modulus):
    """At the ends of the range, where what carries over is least and most."""
    ends = [*range(1, 40000), *range(modulus - 40000, modulus)]
    assert all(a * (x & 32767) + (x >> 15) == x * a % modulus for x in ends)


def test_different_seeds_give_different_decks():
    decks = set()
    for seed in range(2000):
        deck = DECK[:]
        Chance(seed_of(seed)).shuffle(deck)
        decks.add("".join(deck))
    assert len(decks) == 2000


def test_every_byte_of_a_seed_counts():
    def numbers(seed):
        drawn = Chance(seed)
        return [drawn.below(1 << 20) for _ in range(4)]

    plain = numbers(bytes(range(8)))
    for i in range(8):
        changed = bytearray(range(8))
        changed[i] ^= 1
        assert numbers(changed) != plain


@pytest.mark.parametrize("size", [0, 7, 9])
def test_a_seed_has_eight_bytes(size):
    with pytest.raises(ValueError, match="eight bytes"):
        Chance(bytes(size))


def test_large_seeds_differ_in_their_upper_bits():
    large = [1, *(1 + (1 << bit) for bit in range(30, 60))]
    assert len({seed_of(number) for number in large}) == len(large)
    assert all(len(seed_of(number)) == 8 for number in (0, 1, 2**30, 2**60 - 1, 2**200))


def test_numbers_never_leave_the_boards_small_ints():
    for seed in (bytes(8), b"\xff" * 8, b"\x3f\xff\xff\xff" * 2, seed_of(3)):
        drawn = Watched(seed)
        for _ in range(3000):
            drawn.below(24)
        assert 2**25 < drawn.largest < 2**30
    assert max(chance._A, chance._B) * 32767 + 32767 < 2**30


@pytest.mark.parametrize("multiplier", [chance._A, chance._B])
def test_neither_generator_ever_stands_still(multiplier):
    """Their periods are those of safe primes, and the two states that repeat are no start."""

    def is_prime(n):
        return n > 1 and all(n % i for i in range(2, int(n**0.5) + 1))

    modulus = multiplier * 32768 - 1
    assert is_prime(modulus) and is_prime((modulus - 1) // 2)
    for four in (
        bytes(4),
        b"\xff" * 4,
        (modulus - 1).to_bytes(4, "big"),
        modulus.to_bytes(4, "big"),
    ):
        assert 0 < chance._start(four, multiplier) < modulus


@pytest.mark.parametrize("n", [2, 3, 5, 12, 24])
def test_all_numbers_below_n_are_equally_likely(n):
    drawn = Chance(seed_of(99))
    total = 2000 * n
    counts = [0] * n
    for _ in range(total):
        counts[drawn.below(n)] += 1
    assert min(counts) > 1800 and max(counts) < 2200


def test_one_number_says_nothing_about_the_next():
    drawn = Chance(seed_of(4))
    pairs = [[0] * 6 for _ in range(6)]
    last = drawn.below(6)
    for _ in range(36000):
        number = drawn.below(6)
        pairs[last][number] += 1
        last = number
    assert min(map(min, pairs)) > 850 and max(map(max, pairs)) < 1150


def test_a_shuffle_keeps_every_card():
    for kind in (bytearray, list):
        deck = kind(range(24))
        Chance(seed_of(1)).shuffle(deck)
        assert sorted(deck) == list(range(24))
        assert list(deck) != list(range(24))


def test_every_card_may_come_to_every_place():
    """Even if each seed is one more than the last, decks are not alike."""
    places = [[0] * 8 for _ in range(8)]
    for seed in range(4000):
        deck = list(range(8))
        Chance(seed_of(seed)).shuffle(deck)
        for place, card in enumerate(deck):
            places[place][card] += 1
    assert min(map(min, places)) > 400 and max(map(max, places)) < 600


def test_all_orders_of_a_small_deck_are_equally_likely():
    drawn = Chance(seed_of(12))
    orders = {}
    for _ in range(24000):
        deck = [0, 1, 2, 3]
        drawn.shuffle(deck)
        orders[tuple(deck)] = orders.get(tuple(deck), 0) + 1
    assert len(orders) == 24
    assert min(orders.values()) > 850 and max(orders.values()) < 1150


def test_real_games_cannot_be_foreseen():
    decks = set()
    for _ in range(20):
        deck = DECK[:]
        entropy().shuffle(deck)
        decks.add("".join(deck))
    assert len(decks) == 20
