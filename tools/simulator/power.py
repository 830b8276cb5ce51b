"""The supply of power, which can go at any moment, also in the middle of a write."""


class PowerOff(BaseException):
    """Ends the program as the switch does; no `except Exception` of its own holds it up."""


class Power:
    """Counts the moments at which a cut would leave another state behind, and cuts at one."""

    def __init__(self):
        self.moments = 0
        self.off = False
        self._cut_at = None

    def cut_after(self, moments):
        """Have the power go when so many more moments have passed."""
        self._cut_at = self.moments + moments

    def cut(self):
        self.off = True

    def restore(self):
        self.off = False
        self._cut_at = None

    def check(self):
        if self.off:
            raise PowerOff

    def spend(self, moments):
        """How many of these moments pass before the power goes: all of them, as a rule."""
        self.check()
        passed = moments
        if self._cut_at is not None and self._cut_at - self.moments < moments:
            passed = self._cut_at - self.moments
            self.off = True
        self.moments += passed
        return passed
