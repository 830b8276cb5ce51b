"""Says why a hint does not bring what a comment has just named."""

from ..play.beginner_comments import FREE, THREAT
from ..play.hint_cards import ends_game
from ..play.hint_proposal import Proposal
from ..play.within_reach import breakable, cards_missing, free_lines
from ..rules.actions import TAKE, is_take
from ..rules.cards import with_card
from ..rules.phases import FINAL
from ..rules.tables import ISLANDS

_CAN_WAIT, _IS_LESS, _IS_LOST = range(3)


def sentences(hints, view, turn, instead):
    """`instead` is the kind of the comment, its island, and the chances with the turn and with the
    best turn that brings what is named (-1 if none does)."""
    kind, island, chance, less = instead
    name = ISLANDS[island]
    if less < 0:
        return [hints.NOT_NOW[_IS_LOST] % name] if kind == THREAT else []
    waits = kind != THREAT and _can_come_next(view, turn, kind, island)
    words = hints.NOT_NOW[_CAN_WAIT if waits else _IS_LESS]
    return [words % name, hints.INSTEAD % (chance, less)]


def _can_come_next(view, turn, kind, island):
    """Whether the turn keeps the cards for what is named, and another turn follows."""
    if view.phase == FINAL or ends_game(view):
        return False
    proposal = Proposal(view, turn)
    while proposal.step():
        pass
    side = view.side
    board = proposal.board
    hand = proposal.hand
    if is_take(proposal.action):
        hand = with_card(hand, proposal.action - TAKE)
    if kind == FREE:
        return breakable(board, side, hand) >> island & 1
    return not cards_missing(board, side, free_lines(view, board, side), hand, island)
