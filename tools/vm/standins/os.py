"""Random bytes that are always the same, and a settings.toml that names no language."""

from fat import listdir as listdir
from fat import rename as rename


def urandom(count):
    return bytes(range(1, count + 1))


def getenv(key, default=None):
    return "" if key == "KAHUNA_LANGUAGE" else default
