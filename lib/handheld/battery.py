"""How full a lithium cell is."""

# Millivolts under light load, and the percentage left at that voltage.
_CHARGE = ((3400, 0), (3680, 10), (3760, 30), (3840, 50), (3940, 70), (4060, 85), (4180, 100))


def charge_of(pin, divider):
    """Returns the percentage left, from an analog pin with the cell's divided voltage, or None."""
    total = 0
    for _ in range(8):
        total += pin.value
    return charge(total // 8 * 3300 // 65535 * divider)


def charge(millivolts):
    """Returns the percentage left in a lithium cell; None if no cell has that voltage."""
    if millivolts < 2500:
        return None
    before, below = _CHARGE[0]
    if millivolts <= before:
        return below
    for volts, percent in _CHARGE:
        if millivolts <= volts:
            return below + (percent - below) * (millivolts - before) // (volts - before)
        before, below = volts, percent
    return below
