"""The colours of menus, forms and pages, 0xRRGGBB."""

INK = 0x16222C
NIGHT = 0x16324C
PAPER = 0xFBF2D6
CREAM = 0xFFFAEA
MUTED = 0x8AA5B3
GLOW = 0xFFE45C
