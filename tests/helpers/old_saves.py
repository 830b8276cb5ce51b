"""Games as former versions saved them."""

from binascii import crc32

from kahuna_games import go, play, save_game

from kahuna.saves.position import SET_UP

OLD_GAME = """
    4b68010100270107020009f2001a32e9dee3f00518070a01060b0105050b020a0408070809000602040300
    0309b2e33820
"""

RECORD = """
    edition french
    variant guard open
    first black
    handicap white AB KL
    deck HKBGLBFFLCKEIHIJAGCEDADJ
    black K-I ^F
    white #GL ^
"""


def expected_game():
    return go(play(RECORD), "B-E")


def as_of_old(game):
    """A game as version 2 kept it."""
    now = save_game(game)
    start, rest = now[5 : 5 + now[4]], now[5 + now[4] :]
    body = bytes((start[0], start[1] & 15, start[2], len(game.start)))
    if game.start:
        body += bytes((start[0], start[1] & ~SET_UP)) + start[2:]
    framed = b"Kh\x01\x01" + len(body + rest).to_bytes(2, "big") + body + rest
    return b"\x02\x00\xff\xff" + framed + crc32(framed).to_bytes(4, "big")
