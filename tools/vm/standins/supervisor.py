from outside import ticks_ms as ticks_ms
