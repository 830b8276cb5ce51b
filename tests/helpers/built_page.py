"""The page that all tests of a run share: the first worker that needs it makes it."""

import base64
import gzip
import re

from shared_build import once

import make_page
from environment import ROOT

# Games as text, by the screen that shows one.
RECORDS = {
    "turns": (ROOT / "tests" / "data" / "classic.txt").read_text(),
    "log": "piranja 1\nplayers 4\n1 ph\n2 ps ps ps .\n3 mb .\n4 mb .\n",
}


def built_page(build):
    """Returns the folder of the page, as make_page.py writes it."""
    folder = build.folder / "page"
    once(folder, lambda fresh: make_page.make(fresh, build.compiled / make_page.ZIP))
    return folder


def packed(folder, name):
    """Returns one of the pieces that are packed into the page."""
    text = (folder / make_page.PAGE).read_text(encoding="utf-8")
    return gzip.decompress(base64.b64decode(re.search(f'id="{name}">([^<]*)', text)[1]))


def apart(solid):
    """Returns the files in one piece, as the page takes them apart."""
    files, at = {}, 0
    while at < len(solid):
        end = solid.index(0, at)
        start = end + 5
        size = int.from_bytes(solid[end + 1 : start], "little")
        files[solid[at:end].decode()] = solid[start : start + size]
        at = start + size
    return files
