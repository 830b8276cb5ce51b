"""Finds where a cursor goes from line to line, for every set of lines that a card offers.

Among a card's lines, right and left go round all of them, in the order from left to right.

All other steps go to a line in the quarter ahead if there is one, and the opposite step should
nearly always lead back. So lines are paired: a step leads from one to the other, and the opposite
step back. The pairs are chosen for down and up together, and for right and left on the whole board,
so that they cost the least in all:

    a pair, both ways       the distance between them, in which aside counts twice
    a pair far aside        _ASIDE more; at most _FLAT times as far aside as ahead
    a step astray           _ASTRAY more: it goes to the nearest line ahead, but no step comes back
    no step                 _STAY: nothing is in the quarter ahead

At the edge of the board, with nothing ahead at all, a step goes round to the other edge, unless
what is there lies further aside or would not lead back. Among a card's lines, a step that would
lead nowhere goes to the nearest line that is ahead at all.
"""

from itertools import product

_ASIDE = 40
_FLAT = 4
_ASTRAY = 100
_STAY = 150
_NEVER = 10**6

# In the order of the chooser's buttons.
DIRECTIONS = ((0, -1), (0, 1), (-1, 0), (1, 0))
LEFT, RIGHT = 2, 3
_AXES = ((DIRECTIONS[1], DIRECTIONS[0]), (DIRECTIONS[3], DIRECTIONS[2]))


def steps(middles):
    """Returns {(line, direction): line} for lines with these middles, {line: (x, y)}."""
    found = {}
    for forward, backward in _AXES:
        pairs = _pairs(middles, forward, backward)
        partners = (pairs, {there: here for here, there in pairs.items()})
        for direction, partner in zip((forward, backward), partners):
            for line in middles:
                goal = partner.get(line)
                if goal is None:
                    goal = _alone(middles, line, direction)
                found[line, DIRECTIONS.index(direction)] = goal
    return {step: _round_and_back(found, middles, *step) for step in found}


def _round_and_back(found, middles, line, direction):
    """Returns where a step goes: nowhere if it goes round the edge and no step comes back."""
    goal = found[line, direction]
    ahead, _ = _distance(middles, line, goal, DIRECTIONS[direction])
    opposite = direction ^ 1
    return line if ahead < 0 and found[goal, opposite] != line else goal


def subsets(lines):
    """Yields, for each of these lines, all sets that contain it, in the order of a table: the bits
    of the other lines count up as a number."""
    for at, line in enumerate(lines):
        others = lines[:at] + lines[at + 1 :]
        for number in range(1 << len(others)):
            chosen = [other for bit, other in enumerate(others) if number >> bit & 1]
            yield line, sorted([line, *chosen])


def table(middles):
    """Returns the steps among a star (the lines of an island) as bytes: two for each line in each
    set of `subsets`, with half a byte each for up, down, left and right. It is the number, among
    the star's lines, of the line that the step leads to."""
    lines = sorted(middles)
    known = {}
    data = bytearray()
    for line, chosen in subsets(lines):
        chosen = tuple(chosen)
        if chosen not in known:
            known[chosen] = _steps_of_star({other: middles[other] for other in chosen})
        up, down, left, right = [lines.index(known[chosen][line, d]) for d in range(4)]
        data += bytes((up << 4 | down, left << 4 | right))
    return bytes(data)


def _steps_of_star(middles):
    """Returns the steps among the lines of a card, in the form of `steps`."""
    found = steps(middles)
    for line, direction in found:
        if found[line, direction] == line:
            found[line, direction] = _ahead_at_all(middles, line, DIRECTIONS[direction])
    across = sorted(middles, key=middles.get)
    for at, line in enumerate(across):
        found[across[at - 1], RIGHT] = line
        found[line, LEFT] = across[at - 1]
    return found


def _ahead_at_all(middles, line, direction):
    """Returns the nearest line that lies ahead, however far aside; or the line itself."""
    found = [(_distance(middles, line, other, direction), other) for other in middles]
    ahead = [(ahead + 2 * aside, other) for (ahead, aside), other in found if ahead > 0]
    return min(ahead, default=(0, line))[1]


def _distance(middles, here, there, direction):
    """Returns how far the line `there` lies ahead in a direction, and how far aside."""
    across, down = (b - a for a, b in zip(middles[here], middles[there]))
    dx, dy = direction
    return across * dx + down * dy, abs(across * dy) + abs(down * dx)


def _cost(middles, here, there, direction, flat=1):
    ahead, aside = _distance(middles, here, there, direction)
    return ahead + 2 * aside if ahead > 0 and aside <= flat * ahead else None


def _nearest(middles, line, direction):
    """Returns (cost, line) for the nearest line in the quarter ahead, or None."""
    costs = [(_cost(middles, line, other, direction), other) for other in middles if other != line]
    return min([(cost, other) for cost, other in costs if cost is not None], default=None)


def _pairs(middles, forward, backward):
    """Returns the pairs: {line: the line that a step forward leads to, and a step back from}."""
    lines = sorted(middles)
    size = len(lines)
    costs = [[_NEVER] * (2 * size) for _ in range(2 * size)]
    for i, j in product(range(size), repeat=2):
        costs[size + i][size + j] = 0
        if i != j:
            costs[i][j] = _cost_of_pair(middles, lines[i], lines[j], forward)
    for i, line in enumerate(lines):
        costs[i][size + i] = _cost_alone(middles, line, forward)
        costs[size + i][i] = _cost_alone(middles, line, backward)
    chosen = _assigned(costs)
    return {lines[i]: lines[chosen[i]] for i in range(size) if chosen[i] < size}


def _cost_of_pair(middles, here, there, direction):
    cost = _cost(middles, here, there, direction)
    if cost is None:
        cost = _cost(middles, here, there, direction, _FLAT)
        cost = _NEVER if cost is None else cost + _ASIDE
    return min(2 * cost, _NEVER)


def _cost_alone(middles, line, direction):
    nearest = _nearest(middles, line, direction)
    return nearest[0] + _ASTRAY if nearest else _STAY


def _alone(middles, line, direction):
    """Returns where a step goes that has no way back: astray, round the edge, or nowhere."""
    nearest = _nearest(middles, line, direction)
    if nearest:
        return nearest[1]
    distances = {other: _distance(middles, line, other, direction) for other in middles}
    if all(ahead <= 0 for ahead, _ in distances.values()):
        edge = min(distances, key=distances.get)
        ahead, aside = distances[edge]
        if aside <= -ahead:
            return edge
    return line


def _assigned(costs):
    """Assigns each row of a square matrix a column of its own, so that the sum of costs is least
    (the Hungarian method); returns these columns."""
    size = len(costs)
    of_rows, of_columns = [0] * (size + 1), [0] * (size + 1)
    rows = [0] * (size + 1)  # the row of each column, counted from 1; 0: none yet
    for row in range(1, size + 1):
        rows[0] = row
        column = 0
        least, came, done = [_NEVER * 9] * (size + 1), [0] * (size + 1), [False] * (size + 1)
        while rows[column]:
            done[column] = True
            at = rows[column]
            for j in range(1, size + 1):
                cost = costs[at - 1][j - 1] - of_rows[at] - of_columns[j]
                if not done[j] and cost < least[j]:
                    least[j], came[j] = cost, column
            step, column = min((least[j], j) for j in range(1, size + 1) if not done[j])
            for j in range(size + 1):
                if done[j]:
                    of_rows[rows[j]] += step
                    of_columns[j] -= step
                else:
                    least[j] -= step
        while column:
            rows[column] = rows[came[column]]
            column = came[column]
    return [column for _, column in sorted((rows[j], j - 1) for j in range(1, size + 1))]
