"""Which version this is, as handheld.version has it."""

import sys

import environment

sys.path.insert(0, str(environment.ROOT / "lib"))

from handheld.version import MAJOR, MINOR, PATCH

VERSION = f"{MAJOR}.{MINOR}.{PATCH}"
