"""Why a game is over."""

BY_POINTS = 1
BY_FINAL = 2  # points are equal, but the winner has more islands in the third scoring
BY_BRIDGES = 3  # that is equal, too, but the winner has more bridges
NO_BRIDGES = 4
TIE = 5
