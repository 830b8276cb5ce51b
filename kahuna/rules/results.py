"""Why a game is over."""

BY_POINTS = 1
BY_FINAL = 2  # equal points, but more islands in the third scoring
BY_BRIDGES = 3  # equal in that, too, but more bridges
NO_BRIDGES = 4
TIE = 5
