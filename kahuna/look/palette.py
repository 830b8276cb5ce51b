"""The colours that code uses (pictures have their own), 0xRRGGBB; None is transparent.

A bridge's bitmap has four values: nothing, the deck between the planks, the rails, the planks.
White's bridge is a solid pale bar, Black's an open dark ladder, so that they also differ in shape.
Any two looks of a line differ in brightness somewhere, for eyes that do not see all colours.
"""

WHITE_BRIDGE = (None, 0xFFFAEA, 0x2E4352, 0xE3DAC4)
BLACK_BRIDGE = (None, None, 0x10181F, 0x2A2630)
# A line that may be chosen.
LIT = (None, 0xC9822B, None, 0xFFE45C)
# The line under the cursor, free or with a bridge on it.
CURSOR = (None, 0xE07A12, 0xFFF7A0, 0xFFF7A0)
WHITE_CURSOR = (None, 0xFFFAEA, 0xFFF27A, 0xE3DAC4)
BLACK_CURSOR = (None, None, 0xFFF27A, 0x10181F)
# Bridges of the other side that the chosen card could take.
WHITE_CHOICE = (None, 0xFFFAEA, 0xD98A1F, 0xE3DAC4)
BLACK_CHOICE = (None, None, 0xD98A1F, 0x10181F)
# Bridges that the chosen play would remove: barred like a closed road.
WHITE_THREAT = (None, 0xFFFAEA, 0x7A0F1A, 0x7A0F1A)
BLACK_THREAT = (None, None, 0x7A0F1A, 0xFFC4B0)
# The foam of a breaking bridge.
FOAM = (None, 0x9FDCE8, 0xFFFFFF, 0xD5F1F6)

# Background and letters where the next side is named: the handover and the announcement.
WHITE_HANDOVER = (0xE9DFC3, 0x16222C)
BLACK_HANDOVER = (0x1B2731, 0xFFFAEA)
