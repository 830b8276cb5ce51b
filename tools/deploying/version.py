"""The version of the program, from handheld.version."""

import sys

import environment

sys.path.insert(0, str(environment.ROOT / "lib"))

from handheld.version import MAJOR, MINOR, PATCH

VERSION = f"{MAJOR}.{MINOR}.{PATCH}"
