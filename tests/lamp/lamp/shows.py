"""What a lamp does with its lights."""

from .lights import Light


class Show:
    def __init__(self, colours):
        self._lights = [Light(colour) for colour in colours]

    def play(self, rounds):
        """Yields a line for each light that gets brighter, one after the other."""
        for number in range(rounds * len(self._lights) + 1):
            light = self._lights[number % len(self._lights)]
            if light.brighten():
                yield describe(light)


def describe(light):
    return f"{light.colour} {light.brightness}"
