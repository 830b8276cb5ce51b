import world


class AnalogIn:
    def __init__(self, pin):
        self._pin = pin

    @property
    def value(self):
        if self._pin.startswith("JOYSTICK"):
            return world.stick[self._pin == "JOYSTICK_Y"]
        return 39000
