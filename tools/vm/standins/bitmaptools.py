"""Nothing is drawn."""

import refusals

# Called directly: on a board nothing of them takes room on the stack of calls.
blit = refusals.blit
fill_region = refusals.fill_region
