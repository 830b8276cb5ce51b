"""The picture of a league: a row for each player, its rating a dot with the 95% interval."""

from contest import charts

_WIDTH = 720
_ROW = 26
_TOP = 44
_BOTTOM = 48
_RIGHT = 68
_LONGEST_NAME = 220


def draw(results, title, path):
    """Draws the results of a league into a PNG file."""
    players = results["players"]
    canvas = charts.Canvas(_WIDTH, _TOP + _ROW * len(players) + _BOTTOM)
    names = [charts.fitting(" ".join(player["name"].split()), _LONGEST_NAME) for player in players]
    left = 32 + max(map(charts.width_of, names))
    right = _WIDTH - _RIGHT
    ends = [end for player in players for end in player["interval"]]
    marks = charts.steps(min(ends), max(ends), 9)

    def across(rating):
        return left + (right - left) * (rating - marks[0]) / (marks[-1] - marks[0])

    canvas.text(16, 20, f"Ratings, {title}", size=15)
    below = _TOP + _ROW * len(players)
    for mark in marks:
        canvas.line([(across(mark), _TOP - 4), (across(mark), below)], charts.GRID)
        canvas.text(across(mark), below + 12, str(mark), charts.FAINT, 12, "mm")
    for row, (name, player) in enumerate(zip(names, players)):
        y = _TOP + _ROW * (row + 0.5)
        low, high = map(across, player["interval"])
        canvas.text(left - 12, y, name, anchor="rm")
        canvas.line([(left, y), (across(player["rating"]), y)], charts.GRID)
        canvas.disc(across(player["rating"]), y, 4, charts.BLUE)
        canvas.line([(low, y), (high, y)], charts.INK, 1.5)
        for end in (low, high):
            canvas.line([(end, y - 5), (end, y + 5)], charts.INK, 1.5)
        canvas.text(_WIDTH - 16, y, f"{player['rating']:.0f}", anchor="rm")
    note = f"dots: ratings, bars: 95%; {results['deals']:,} deals a pair, each from both sides"
    canvas.text(16, below + 34, note, charts.FAINT, 12)
    canvas.save(path)
