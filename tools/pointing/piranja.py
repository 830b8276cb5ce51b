"""The mouse in Kai Piranja: on the deck, piles and the row, also in lessons; on signs and names."""

from piranja.rules.actions import BRING_IN, FETCH, TURN

_ROW = (55, 81)  # from above: the row of whoever is at turn
_GROUND = 82  # then the piles, and at their right the deck
_PILE = 31
_DECK_X = 122
_BAR = 115  # what A does, between two arrows
_EDGE = 16
_TOLD = 27  # where what a teacher says ends
_SECOND_LINE = 13  # of it

# A player's name, and below it what A does.
_CELLS = (38, 14, 80)  # x, their width, y
_MOST_CELLS = 6
_DONE_TOP = 108


def _in_turn(play, x, y):
    if not getattr(play, "choosing", False):
        return iter(("a",))
    return _to_offer(play.offers, x, y)


def _to_offer(offers, x, y):
    if y >= _BAR:
        yield "left" if x < _EDGE else "right" if x >= 160 - _EDGE else "a"
        return
    action = _action_at(x, y)
    if action is None or action not in offers._actions[: offers.count]:
        return
    if offers.action == action:
        yield "a"
    while offers.action != action:
        ahead = (list(offers._actions).index(action) - offers.at) % offers.count
        yield "right" if 2 * ahead <= offers.count else "left"


def _action_at(x, y):
    """Returns what the thing at a place is for, or None."""
    if _ROW[0] <= y < _ROW[1]:
        return BRING_IN
    if y < _GROUND:
        return None
    return TURN if x >= _DECK_X else FETCH + min(x // _PILE, 3)


def _in_lesson(lesson, x, y):
    if lesson._answer >= 0:
        if not lesson._answer:
            yield "right"  # to see where the other answer begins
        leaves = _SECOND_LINE <= y < _TOLD and x >= lesson._teacher._button.x
        yield "a" if leaves else "b"
    elif not lesson._teacher._button.hidden:
        yield "a"
    elif y >= _TOLD:
        yield from _in_turn(lesson._turn, x, y)


def _on_player(player, x, y):
    """The arrows choose a sign; a letter clicked again is the next one; A is at the bottom."""
    left, width, top = _CELLS
    cell = (x - left) // width
    if y >= _DONE_TOP:
        yield "a"
    elif player._cell < 0:
        yield "left" if x < 80 else "right"
    elif top <= y < top + width and 0 <= cell < _MOST_CELLS:
        if player._cell == cell:
            yield "down"
        while player._cell != cell:
            yield "right" if player._cell < cell else "left"


def _on_page(scene, x, y):
    """Left and right there are other pages; the title leads back."""
    yield "b" if y < 13 else "left" if x < 80 else "right"


WAYS = {
    "play": _in_turn,
    "lesson": _in_lesson,
    "player": _on_player,
    "log": _on_page,
}
