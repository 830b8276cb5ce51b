"""The version of handheld, and of the games that are released with it. CHANGELOG.md says when which
number changes. Whole numbers, as a board has them where they are used, and this module not at all.
"""

MAJOR = 1
MINOR = 0
PATCH = 0
