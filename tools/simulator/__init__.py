"""A handheld on the desk: stand-ins for CircuitPython's hardware, and Blinka's displayio on them.

The program runs unchanged. It finds `board`, `keypad`, `storage` and the like as on the board, with
the same refusals, all around one simulated device; it sees nothing else of the desk.
"""

from .boards import BARE, BUTTONS, PLAIN, PYBADGE, PYGAMER, SPRIG, Board
from .power import Power, PowerOff
from .script import ScriptError
from .simulation import Frozen, LiveSimulation, Simulation

__all__ = [
    "BARE",
    "BUTTONS",
    "PLAIN",
    "PYBADGE",
    "PYGAMER",
    "SPRIG",
    "Board",
    "Frozen",
    "LiveSimulation",
    "Power",
    "PowerOff",
    "ScriptError",
    "Simulation",
]
