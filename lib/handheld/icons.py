"""The tiles of assets/icons.bmp.

Written by tools/make_assets.py from assets/sources/; change those, not this.
"""

ICON_BUTTON_A = 0
ICON_DOWN = 1
ICON_LEFT = 2
ICON_RIGHT = 3
ICON_ARROW = 4
