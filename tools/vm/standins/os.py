"""Random bytes that are always the same, and no settings.toml."""


def urandom(count):
    return bytes(range(1, count + 1))


def getenv(key, default=None):
    return default
