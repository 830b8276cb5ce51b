"""The rulebook in English, being written."""


def chapters(edition):
    return (("Kahuna", "Rules"),)
