"""The power supply, which can fail at any moment, even in the middle of a write."""


class PowerOff(BaseException):
    """Ends the program as the switch does; no `except Exception` in the program stops it."""


class Power:
    """Counts the moments at which a power cut would leave different states, and cuts at one."""

    def __init__(self):
        self.moments = 0
        self.off = False
        self._cut_at = None

    def cut_after(self, moments):
        """Cuts the power after `moments` more moments."""
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
        """Lets `moments` moments pass; returns how many do before the power goes, usually all."""
        self.check()
        passed = moments
        if self._cut_at is not None and self._cut_at - self.moments < moments:
            passed = self._cut_at - self.moments
            self.off = True
        self.moments += passed
        return passed
