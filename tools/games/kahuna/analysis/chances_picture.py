"""The picture of a game: White's chance to win after each turn, and the turns that cost most."""

from contest import charts

from .report import sentence

_WIDTH = 720
_LEFT = 56
_RIGHT = 704
_TOP = 56
_BOTTOM = 276
_ROW = 24
_WHITES = "#dcebf5"
_BLACKS = "#c4c4c4"


def draw(found, path):
    """Draws the figures of a game into a PNG file."""
    marked = [found["turns"][number - 1] for number in found["costliest"]]
    canvas = charts.Canvas(_WIDTH, _BOTTOM + 52 + _ROW * len(marked))
    whites = [_whites(turn, "after") for turn in found["turns"]]
    start = _whites(found["turns"][0], "before") if found["turns"] else 0.5
    points = [(_across(0, whites), _up(start))]
    points += [(_across(n, whites), _up(white)) for n, white in enumerate(whites, 1)]
    points = points if whites else [*points, (_RIGHT, _up(start))]
    _ground(canvas, found, points, whites)
    canvas.line(points, charts.INK, 2)
    places = []
    for number, turn in enumerate(marked, 1):
        x = _across(turn["number"], whites)
        top, end = _up(_whites(turn, "before")), _up(_whites(turn, "after"))
        canvas.line([(x, top), (x, end)], charts.ORANGE, 3)
        y = _free(x, end, 1 if end > top else -1, places)
        places.append((x, y))
        row = _BOTTOM + 40 + _ROW * (number - 0.5)
        for place in ((x, y), (_LEFT - 8, row)):
            canvas.disc(*place, 8, charts.ORANGE, charts.PAPER)
            canvas.text(*place, str(number), charts.PAPER, 11, "mm")
        canvas.text(_LEFT + 8, row, charts.fitting(sentence(turn), _RIGHT - _LEFT - 8))
    canvas.save(path)


def _whites(turn, when):
    return turn[when] if turn["side"] == "white" else 1 - turn[when]


def _across(number, whites):
    return _LEFT + (_RIGHT - _LEFT) * number / max(1, len(whites))


def _up(white):
    return _BOTTOM - (_BOTTOM - _TOP) * white


def _free(x, y, way, places):
    """Returns a height beyond y where a number has room inside the picture."""
    for _ in range(2):
        place = y + 12 * way
        while any(abs(x - other) < 17 and abs(place - taken) < 17 for other, taken in places):
            place += way
        if _TOP + 9 <= place <= _BOTTOM - 9:
            return place
        way = -way
    return min(max(place, _TOP + 9), _BOTTOM - 9)


def _ground(canvas, found, points, whites):
    """Draws all that lies behind the curve."""
    title = "Chance to win" + (", all cards seen" if found["all_cards_seen"] else "")
    canvas.text(16, 20, title, size=15)
    for x, colour, name in ((_RIGHT - 130, _WHITES, "White"), (_RIGHT - 60, _BLACKS, "Black")):
        canvas.area([(x, 14), (x + 14, 14), (x + 14, 28), (x, 28)], colour)
        canvas.text(x + 20, 21, name)
    canvas.area([(_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _BOTTOM), (_LEFT, _BOTTOM)], _BLACKS)
    canvas.area([*points, (points[-1][0], _BOTTOM), (_LEFT, _BOTTOM)], _WHITES)
    for share in (0, 0.5, 1):
        canvas.line([(_LEFT, _up(share)), (_RIGHT, _up(share))], charts.FAINT, 0.5)
        canvas.text(_LEFT - 6, _up(share), f"{100 * share:.0f}%", charts.FAINT, 12, "rm")
    turns = found["turns"]
    for turn, before in zip(turns[1:], turns):
        if turn["round"] != before["round"]:
            x = _across(before["number"], whites)
            canvas.line([(x, _TOP - 6), (x, _BOTTOM)], charts.FAINT)
            canvas.text(x, _TOP - 14, f"round {turn['round']}", charts.FAINT, 12, "mm")
    for mark in charts.steps(0, max(1, len(whites)), 9)[1:]:
        if mark <= len(whites):
            canvas.line(
                [(_across(mark, whites), _BOTTOM), (_across(mark, whites), _BOTTOM + 4)],
                charts.FAINT,
            )
            canvas.text(_across(mark, whites), _BOTTOM + 13, str(mark), charts.FAINT, 12, "mm")
    canvas.text(_LEFT, _BOTTOM + 13, "turn", charts.FAINT, 12, "lm")
