"""Why a card is taken, drawn, kept or discarded: reasons that use only what a side sees.

`view` is what it sees as the turn begins; `board` and `hand` are as its plays have left them.
"""

from ..rules.actions import END, TAKE, is_take
from ..rules.bridges import controlled
from ..rules.cards import copies, count, with_card
from ..rules.limits import HAND_LIMIT, ISLAND_COUNT
from ..rules.phases import FINAL
from ..rules.tables import BIT, NEED, REACH
from .drawing import count_unseen, helpers
from .hint_reasons import (
    CAN_BREAK,
    CAN_LAY,
    CAN_REMOVE,
    CAN_SECURE,
    CAN_WIN,
    DENIES,
    ENDS_ROUND,
    FOR_ISLAND,
    FOR_LAST,
    FOR_MORE,
    FOR_PAIR,
    FOR_ROUND,
    FULL,
    GAME,
    HALF,
    HELPFUL,
    KEPT_FROM,
    LACKS,
    LAST_CARD,
    MATCH,
    MUST_DRAW,
    MUST_END,
    NO_CARDS,
    NO_LINE,
    NO_NEW,
    NO_OPEN,
    NO_USE,
    ROOM,
    SECRET,
    WOULD_HELP,
)
from .within_reach import (
    NEVER,
    at_risk,
    breakable,
    bridges_missing,
    cards_missing,
    free_lines,
    one_short,
    removable,
    securable,
    winnable,
)

_MOST = 3  # reasons for one card: more would not be read


def for_taking(view, board, hand, card):
    """Returns the reasons for taking a face-up card."""
    if ends_game(view):
        return [(GAME if _lead(view, board) > 0 else LAST_CARD,)]
    side = view.side
    free = free_lines(view, board, side)
    more = with_card(hand, card)
    reasons = _for_scoring(view, board)
    won = winnable(board, side, free, more) & ~winnable(board, side, free, hand)
    if won:
        reasons.append((CAN_WIN, _nearest(board, side, free, more, won)))
    if copies(hand, card):
        reasons.append((MATCH,))
    broken = breakable(board, side, more) & ~breakable(board, side, hand)
    if broken:
        reasons.append((CAN_BREAK, broken & -broken))
    secured = securable(board, side, free, more) & ~securable(board, side, free, hand)
    if secured and view.sizes[1 - side] > 1:
        reasons.append((CAN_SECURE, secured & -secured))
    wanted = _wanted(view, board, card)
    if wanted:
        reasons.append((DENIES, 1 - side, wanted & -wanted))
    if len(reasons) < 2:
        reasons += _nearer(board, side, free, hand, more)
    return reasons[:_MOST] or [_weak(view, board, hand, card)]


def _wanted(view, board, card):
    """Returns the islands that the other side could win with a card."""
    other = 1 - view.side
    free = free_lines(view, board, other)
    wanted = one_short(board, other, free)
    for island in range(ISLAND_COUNT):
        if not free & REACH[card] & REACH[island]:
            wanted &= ~(1 << island)
    return wanted


def _nearer(board, side, free, hand, more):
    """Returns in a list the reason that another card brings an island nearer, for the nearest one;
    or an empty list."""
    islands = 0
    for island in range(ISLAND_COUNT):
        missing = cards_missing(board, side, free, more, island)
        if 0 < missing < min(NEVER, cards_missing(board, side, free, hand, island)):
            islands |= 1 << island
    if not islands:
        return []
    island = _nearest(board, side, free, more, islands)
    return [(LACKS, cards_missing(board, side, free, more, BIT[island % 37]), island)]


def _nearest(board, side, free, hand, islands):
    """Returns the one of some islands that lacks the fewest cards, then the fewest bridges."""
    best = NEVER * NEVER
    for island in range(ISLAND_COUNT):
        if islands >> island & 1:
            missing = bridges_missing(board, side, free, island)
            rank = NEVER * cards_missing(board, side, free, hand, island) + missing
            if rank < best:
                best = rank
                nearest = 1 << island
    return nearest


def _weak(view, board, hand, card):
    """Returns the reason for a card that wins, prepares and secures nothing."""
    side = view.side
    other = 1 - side
    for island in range(ISLAND_COUNT):
        bridges = board.bridges[side] & REACH[island] & REACH[card]
        if bridges and board.counts[ISLAND_COUNT * side + island] == NEED[island]:
            return DENIES, other, 1 << island
    lines = removable(board, side, with_card(hand, card)) & ~removable(board, side, hand)
    if lines:
        return CAN_REMOVE, lines & -lines
    if _cards_left(view) == 1:
        return (LAST_CARD,)
    broken = at_risk(board, other, board.bridges[other] & REACH[card])
    if broken:
        return HALF, broken & -broken
    free = free_lines(view, board, side) & REACH[card]
    return (CAN_LAY, 1 << card) if free else (KEPT_FROM, other)


def for_drawing(view, board, hand):
    """Returns the reasons for the top card of the pile."""
    helps = helpers(view, board, hand)
    helpful, unseen = count_unseen(view, helps)
    lying_open = view.face_up & (helps | helps << ISLAND_COUNT)
    reasons = [] if lying_open else [(NO_OPEN,)]
    if helpful > 1:
        reasons.append((HELPFUL, helpful, unseen))
    elif helpful:
        while not count_unseen(view, helps & -helps)[0]:
            helps &= helps - 1
        reasons.append((WOULD_HELP, BIT[(helps & -helps) % 37]))
    elif lying_open:
        reasons.append((NO_NEW, 1 - view.side))
    if lying_open:
        reasons.append((SECRET,))
    return reasons


def for_no_card(view, board, hand):
    """Returns the reasons for ending the turn without a card."""
    side = view.side
    if view.phase == FINAL:
        return [(GAME,)] if view.left == 1 and _lead(view, board) > 0 else [(NO_CARDS,)]
    if count(hand) == HAND_LIMIT:
        return [(FULL,)]
    return [(MUST_END if _cards_left(view) == 1 else MUST_DRAW, 1 - side)]


def for_discarding(view, board, card):
    """Returns the reasons for discarding a card."""
    return [(ROOM if free_lines(view, board, view.side) & REACH[card] else NO_LINE,)]


def for_waiting(view, end):
    """Returns why a turn has no play and just ends with `end`; None if that wins the game."""
    if view.phase == FINAL:
        wins = for_no_card(view, view, 0)[0][0] == GAME
        return None if wins else (NO_USE,)
    taken = end - TAKE if is_take(end) else -1
    side = view.side
    free = free_lines(view, view, side)
    hand = view.hands[side]
    more = hand if taken < 0 else with_card(hand, taken)
    islands = 0
    pair = -1
    for island in range(ISLAND_COUNT):
        if cards_missing(view, side, free, hand, island) == 1:
            # A card that is taken must be one that this island was waiting for.
            if taken < 0 or not cards_missing(view, side, free, more, island):
                islands |= 1 << island
        if copies(hand, island) == 2:
            pair = island
    if islands:
        return FOR_ISLAND, _nearest(view, side, free, hand, islands)
    if pair >= 0:
        return FOR_PAIR, pair
    if end != END:
        return FOR_MORE, count(hand) + 1
    return (FOR_LAST,) if view.round == 3 else (FOR_ROUND, view.round + 1)


def _cards_left(view):
    return view.pile + count(view.face_up)


def _lead(view, board):
    """Returns by how many points this side leads if the game ends on this board."""
    side = view.side
    lead = count(controlled(board, side)) - count(controlled(board, 1 - side))
    return lead + view.scores[side] - view.scores[1 - side]


def ends_game(view):
    """Whether no turn follows the draw."""
    return _cards_left(view) == 1 and view.round == 3 and not view.edition.last_turns


def _for_scoring(view, board):
    """Returns in a list the reason that the last card scores a round; or an empty list."""
    if _cards_left(view) > 1 or view.round == 3:
        return []
    side = view.side
    ahead = count(controlled(board, side)) > count(controlled(board, 1 - side))
    return [(ENDS_ROUND, view.round)] if ahead else []
