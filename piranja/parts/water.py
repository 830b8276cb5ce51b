"""The water behind everything, which darkens as the shoal dwindles."""

from ..look.palette import STEPS, darker


class Water:
    """In bands, so that a change of all its colours can be spread over frames.

    `palettes` are those of the bands, `steps` how dark each is; `colours` are those of no step.
    """

    def darken(self, step):
        """Makes one band as dark as that step; returns whether all of them are by now."""
        for band in range(len(self.steps)):
            if self.steps[band] != step:
                self.steps[band] = step
                palette = self.palettes[band]
                for i in range(len(self.colours)):
                    palette[i] = darker(self.colours[i], step)
                return False
        return True


def step_for(left, all_cards):
    """Returns how dark it is with that many of all shoal cards left."""
    return (STEPS - 1) * (all_cards - left) // all_cards
