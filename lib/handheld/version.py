"""The version of handheld, and of the games that are released with it. CHANGELOG.md says when which
number changes. They are integers because a board gets them as constants, without this module.
"""

MAJOR = 1
MINOR = 0
PATCH = 0
