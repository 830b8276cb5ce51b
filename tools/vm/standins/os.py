"""Chance that is always the same."""


def urandom(count):
    return bytes(range(1, count + 1))
