from world import ticks_ms as ticks_ms
