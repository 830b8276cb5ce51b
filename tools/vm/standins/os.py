"""Chance, settings.toml, and files."""

import world
from fat import listdir as listdir
from fat import rename as rename


def urandom(count):
    return world.random_bytes(count)


def getenv(key, default=None):
    return world.values.get(key, default)
