"""The water behind everything, which darkens as the shoal dwindles."""

from ..look.palette import STEPS, darker


class Water:
    """The water has bands, so that a change of all its colours can be spread over several frames.

    `palettes` are those of the bands, `steps` says how dark each is; `colours` are the lightest.
    """

    def darken(self, step):
        """Makes one band as dark as that step; returns whether all of them are so by now."""
        for band in range(len(self.steps)):
            if self.steps[band] != step:
                self.steps[band] = step
                palette = self.palettes[band]
                for i in range(len(self.colours)):
                    palette[i] = darker(self.colours[i], step)
                return False
        return True


def step_for(left, all_cards):
    """Returns how dark the water is when so many of all the shoal's cards are left."""
    return (STEPS - 1) * (all_cards - left) // all_cards
