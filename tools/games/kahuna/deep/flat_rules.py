"""The rules on a flat array of whole numbers: a second kahuna.rules, made for speed.

A game is an array whose fields are named below; where each side has a field, White's comes first.
COUNTS has a side's bridges at each island in one number, four bits for each. Cards, lines and
actions are those of kahuna.rules. All cards are known here, and chance comes from a generator in
the game itself: `deal` shuffles a new round.
"""

from kahuna.rules import editions, tables
from kahuna.rules.actions import DISCARD, DRAW, END, REMOVE, REPLACE, TAKE
from kahuna.rules.limits import BRIDGES, CARDS, HAND_LIMIT
from kahuna.rules.phases import DEALING, DISCARDED, FINAL, FRESH, OVER, PLAY, PLAYED

from .compiling import compiled, table

MINE = 0  # bridges
COUNTS = 2
HANDS = 4
SHOWN = 6  # the cards in a hand that the other side has seen
SCORES = 8
FACE_UP = 10
GONE = 11  # cards discarded since the last deal
TOP = 12  # where in the deck the pile begins
PILE = 13
ROUND = 14
PHASE = 15
TURN = 16
HAPPENED = 17
DECLINED = 18
LEFT = 19
WINNER = 20
SEED = 21
# The edition and its variants
FREELY = 22  # a side may discard instead of playing
MAY_DECLINE = 23
LAST_TURNS = 24
ADDS = 25
EARLY = 26
TIES = 27
GUARD = 28
OPEN = 29
ALL_SEEN = 30  # both sides see both hands and the pile
DECK = 31
SIZE = DECK + CARDS

ALL_LINES = tables.ALL_LINES
LOW = table(tables.LOW)
HIGH = table(tables.HIGH)
REACH = table(tables.REACH)
NEED = table(tables.NEED)
BIT = table(tables.BIT)
ENDS = table([1 << 4 * low | 1 << 4 * high for low, high in zip(tables.LOW, tables.HIGH)])

EARLY_LAST_TAKEN = editions.EARLY_LAST_TAKEN
EARLY_WITHOUT_BRIDGES = editions.EARLY_WITHOUT_BRIDGES


@compiled
def count(bits):
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


@compiled
def copies(cards, card):
    return (cards >> card & 1) + (cards >> (12 + card) & 1)


@compiled
def with_card(cards, card):
    return cards | (4096 << card if cards >> card & 1 else 1 << card)


@compiled
def without_card(cards, card):
    return cards ^ (4096 << card if cards >> (12 + card) & 1 else 1 << card)


@compiled
def owned(counts):
    """Returns the set of islands controlled with these numbers of bridges."""
    islands = 0
    for i in range(12):
        if counts >> 4 * i & 15 >= NEED[i]:
            islands |= 1 << i
    return islands


@compiled
def touched(islands):
    """Returns the lines at a set of islands."""
    lines = 0
    for i in range(12):
        if islands >> i & 1:
            lines |= REACH[i]
    return lines


@compiled
def lay(mine, theirs, my_counts, their_counts, line):
    """Lays a bridge; returns the four numbers as they are afterwards."""
    mine |= 1 << line
    my_counts += ENDS[line]
    low, high = LOW[line], HIGH[line]
    taken = 0
    if my_counts >> 4 * low & 15 == NEED[low]:
        taken = REACH[low]
    if my_counts >> 4 * high & 15 == NEED[high]:
        taken |= REACH[high]
    taken &= theirs
    theirs ^= taken
    while taken:
        bit = taken & -taken
        their_counts -= ENDS[BIT[bit % 37]]
        taken ^= bit
    return mine, theirs, my_counts, their_counts


@compiled
def free_lines(mine, theirs, their_counts, guard):
    """Returns the lines where a bridge may be laid, if there is one left to lay."""
    free = ALL_LINES ^ (mine | theirs)
    if guard:
        free &= ~touched(owned(their_counts))
    return free


@compiled
def replaceable(their_counts, line):
    """Whether the other side controls neither end of the line once its bridge there is gone."""
    low, high = LOW[line], HIGH[line]
    return their_counts >> 4 * low & 15 <= NEED[low] and their_counts >> 4 * high & 15 <= NEED[high]


@compiled
def spent(hand, action):
    """Returns the hand without the cards that a play costs, or -1 if it lacks them."""
    line = action % 27
    low, high = LOW[line], HIGH[line]
    if action < REMOVE:
        first = second = low if action < 27 else high
        if not hand >> first & 1:
            return -1
        return without_card(hand, first)
    pair = (action - REMOVE) // 27 % 3
    first = high if pair == 2 else low
    second = low if pair == 0 else high
    if not hand >> first & 1:
        return -1
    hand = without_card(hand, first)
    if not hand >> second & 1:
        return -1
    return without_card(hand, second)


@compiled
def legal(game, out):
    """Writes the legal actions of the phases PLAY and FINAL; returns how many there are."""
    side = game[TURN]
    happened = game[HAPPENED]
    hand = game[HANDS + side]
    number = 0
    if happened <= PLAYED:
        number = _legal_plays(game, out)
    freely = game[FREELY]
    size = count(hand)
    final = game[PHASE] == FINAL
    if happened != PLAYED and (freely or (not final and (size == HAND_LIMIT or happened != FRESH))):
        lowest = happened - DISCARDED if happened >= DISCARDED else 0
        for card in range(lowest, 12):
            if hand >> card & 1:
                out[number] = DISCARD + card
                number += 1
    if final:
        out[number] = END
        return number + 1
    if size < HAND_LIMIT:
        for card in range(12):
            if game[FACE_UP] >> card & 1:
                out[number] = TAKE + card
                number += 1
        if game[PILE]:
            out[number] = DRAW
            number += 1
    if may_end(game, happened):
        out[number] = END
        number += 1
    return number


@compiled
def may_end(game, happened):
    """Whether a turn may end without a draw after what has `happened` in it."""
    if game[PHASE] == FINAL:
        return True
    if game[DECLINED] or not game[MAY_DECLINE]:
        return False
    return happened <= PLAYED or game[FREELY] != 0


@compiled
def _legal_plays(game, out):
    side = game[TURN]
    hand = game[HANDS + side]
    mine, theirs = game[MINE + side], game[MINE + 1 - side]
    their_counts = game[COUNTS + 1 - side]
    can_lay = count(mine) < BRIDGES
    number = 0
    free = free_lines(mine, theirs, their_counts, game[GUARD]) if can_lay else 0
    for action in range(DISCARD if game[GUARD] and can_lay else REPLACE):
        line = action % 27
        if action < REMOVE:
            if not free >> line & 1:
                continue
        elif not theirs >> line & 1 or (action >= REPLACE and not replaceable(their_counts, line)):
            continue
        if spent(hand, action) >= 0:
            out[number] = action
            number += 1
    return number


@compiled
def apply(game, action):
    """Does a legal action; after the last card of a round the game waits in DEALING."""
    side = game[TURN]
    if action >= TAKE:
        _end_turn(game, side, action)
    elif action >= DISCARD:
        card = action - DISCARD
        game[HANDS + side] = without_card(game[HANDS + side], card)
        if game[OPEN]:
            game[SHOWN + side] &= game[HANDS + side]
        game[GONE] = with_card(game[GONE], card)
        game[HAPPENED] = DISCARDED + card
    else:
        _play(game, side, action)


@compiled
def _pay(game, side, card):
    game[HANDS + side] = without_card(game[HANDS + side], card)
    game[GONE] = with_card(game[GONE], card)
    if game[OPEN]:
        game[SHOWN + side] &= game[HANDS + side]
    elif game[SHOWN + side] >> card & 1:
        game[SHOWN + side] = without_card(game[SHOWN + side], card)


@compiled
def _play(game, side, action):
    other = 1 - side
    line = action % 27
    theirs_before = game[MINE + other]
    if action < REMOVE:
        _pay(game, side, LOW[line] if action < 27 else HIGH[line])
    else:
        pair = (action - REMOVE) // 27 % 3
        _pay(game, side, HIGH[line] if pair == 2 else LOW[line])
        _pay(game, side, LOW[line] if pair == 0 else HIGH[line])
        game[MINE + other] ^= 1 << line
        game[COUNTS + other] -= ENDS[line]
    if action < REMOVE or action >= REPLACE:
        mine, theirs, my_counts, their_counts = lay(
            game[MINE + side], game[MINE + other], game[COUNTS + side], game[COUNTS + other], line
        )
        game[MINE + side] = mine
        game[MINE + other] = theirs
        game[COUNTS + side] = my_counts
        game[COUNTS + other] = their_counts
    game[HAPPENED] = PLAYED
    if game[ROUND] > 1:
        _check_early(game, side, game[MINE + other] != theirs_before)


@compiled
def _end_turn(game, side, action):
    game[DECLINED] = 1 if action == END else 0
    if action == DRAW:
        game[HANDS + side] = with_card(game[HANDS + side], _next_card(game))
    elif action != END:
        card = action - TAKE
        game[FACE_UP] = without_card(game[FACE_UP], card)
        if game[PILE]:
            game[FACE_UP] = with_card(game[FACE_UP], _next_card(game))
        game[HANDS + side] = with_card(game[HANDS + side], card)
        game[SHOWN + side] = with_card(game[SHOWN + side], card)
    game[TURN] = 1 - side
    game[HAPPENED] = FRESH
    if game[PHASE] == FINAL:
        game[LEFT] -= 1
        _check_early(game, side, False)
        if not game[LEFT] and game[PHASE] != OVER:
            _score_game(game)
    elif not game[FACE_UP]:
        _end_round(game, side)
    elif game[ROUND] > 1:
        _check_early(game, side, False)


@compiled
def _next_card(game):
    card = game[DECK + game[TOP]]
    game[TOP] += 1
    game[PILE] -= 1
    return card


@compiled
def ahead(game):
    """Returns how many more islands White has than Black."""
    return count(owned(game[COUNTS])) - count(owned(game[COUNTS + 1]))


@compiled
def _end_round(game, side):
    if game[ROUND] < 3:
        lead = ahead(game)
        if lead:
            game[SCORES if lead > 0 else SCORES + 1] += game[ROUND]
        game[ROUND] += 1
        game[PHASE] = DEALING
    elif game[LAST_TURNS]:
        game[PHASE] = FINAL
        game[LEFT] = 2
    else:
        _score_game(game)
        return
    _check_early(game, side, False)


@compiled
def _check_early(game, side, taken):
    early = game[EARLY]
    if early == EARLY_WITHOUT_BRIDGES:
        if (game[MINE] == 0) != (game[MINE + 1] == 0):
            game[PHASE] = OVER
            game[WINNER] = 0 if game[MINE] else 1
    elif early == EARLY_LAST_TAKEN and taken and not game[MINE + 1 - side]:
        game[PHASE] = OVER
        game[WINNER] = side


@compiled
def _score_game(game):
    white, black = count(owned(game[COUNTS])), count(owned(game[COUNTS + 1]))
    islands = white - black
    if not game[ADDS]:
        white, black = max(islands, 0), max(-islands, 0)
    game[SCORES] += white
    game[SCORES + 1] += black
    lead = game[SCORES] - game[SCORES + 1]
    if not lead and game[TIES]:
        lead = islands
        if not lead:
            lead = count(game[MINE]) - count(game[MINE + 1])
    game[PHASE] = OVER
    game[WINNER] = -1 if not lead else 0 if lead > 0 else 1


@compiled
def below(game, number):
    """Returns a random number from 0 to `number` - 1, by the game's own generator (xorshift)."""
    seed = game[SEED]
    seed ^= seed << 13 & 0xFFFFFFFF
    seed ^= seed >> 17
    seed ^= seed << 5 & 0xFFFFFFFF
    game[SEED] = seed
    return seed * number >> 32


@compiled
def shuffle(game, number):
    """Shuffles the first cards of the deck."""
    for i in range(number - 1, 0, -1):
        j = below(game, i + 1)
        game[DECK + i], game[DECK + j] = game[DECK + j], game[DECK + i]


@compiled
def deal(game):
    """Deals a new round with all cards that are in no hand."""
    number = 0
    for card in range(12):
        for _ in range(2 - copies(game[HANDS], card) - copies(game[HANDS + 1], card)):
            game[DECK + number] = card
            number += 1
    shuffle(game, number)
    lay_out(game, number)


@compiled
def lay_out(game, number):
    """Begins a round with a deck of that many cards."""
    game[TOP] = 0
    game[PILE] = number
    game[GONE] = 0
    game[PHASE] = PLAY
    while game[PILE] and count(game[FACE_UP]) < 3:
        game[FACE_UP] = with_card(game[FACE_UP], _next_card(game))
