import world
from pins import OnPins

_MEASURE = ("JOYSTICK_X", "JOYSTICK_Y", "A6")


class AnalogIn(OnPins):
    def __init__(self, pin):
        super().__init__(pin)
        if pin.name not in _MEASURE:
            self.deinit()
            raise ValueError("Invalid pin")

    @property
    def value(self):
        self.check()
        name = self._pins[0].name
        if name == "A6":
            return round(world.battery_volts / 2 / 3.3 * 65535)
        return world.stick[name == "JOYSTICK_Y"]
