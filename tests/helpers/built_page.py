"""The page that all tests of a run share: the first worker that needs it makes it."""

import base64
import re

from shared_build import once

import make_page
from environment import ROOT
from vm import packing

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


def packed(folder):
    """Returns the files that are packed into the page, {name: bytes}."""
    text = (folder / make_page.PAGE).read_text(encoding="utf-8")
    return packing.unpacked(base64.b64decode(re.search('id="packed">([^<]*)', text)[1]))


def on_vm(folder):
    """Returns those of them that the VM gets."""
    return {path: data for path, data in packed(folder).items() if path[0] == "/"}
