"""Random bytes that are always the same, and a settings.toml that names no language."""


def urandom(count):
    return bytes(range(1, count + 1))


def getenv(key, default=None):
    return ""
