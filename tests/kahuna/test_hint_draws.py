"""Why a card is taken, drawn or kept: facts that the side at turn can see, in its words."""

import random

import pytest
from hint_letters import in_letters, readable
from kahuna_games import GAMES, as_record, deal, members, new_game, play, random_position, scrambled

from handheld import texts
from handheld.chance import Chance, seed_of
from kahuna.play import hint_reasons, within_reach
from kahuna.play.hint_proposal import Proposal
from kahuna.play.hint_reasons import (
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
    VALUES,
    VALUES_OF_WAIT,
    WOULD_HELP,
)
from kahuna.records.notation import parse
from kahuna.robots import create
from kahuna.robots.levels import LEVELS
from kahuna.rules.actions import TAKE
from kahuna.rules.cards import with_card, without_card
from kahuna.rules.limits import ISLAND_COUNT, LINE_COUNT
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.tables import ALL_LINES, HIGH, LOW, NEED
from kahuna.rules.view import View

HINTS = texts.load("kahuna", "hints_en")
WHITE, BLACK = 0, 1


def position(**parts):
    """A record's head: `white` and `black` are bridges, `mine` and `theirs` hands (White's and
    Black's), `cards` the deck; the rest matters little."""
    parts = {"white": "", "black": "", "mine": "", "theirs": "LL", "cards": "GJKFEDCB", **parts}
    lines = [f"variant {parts['variant']}"] if "variant" in parts else []
    lines = [f"edition {parts['edition']}", *lines] if "edition" in parts else lines
    lines += [f"bridges {side} {parts[side]}" for side in ("white", "black") if parts[side]]
    for side, hand in (("white", parts["mine"]), ("black", parts["theirs"])):
        lines += [f"hand {side} {hand}"] if hand else []
    lines += [f"round {parts.get('round', 1)}"]
    lines += [f"scores {parts['scores']}"] if "scores" in parts else []
    return "\n".join([*lines, f"deck {parts['cards']}", *parts.get("turns", ())]) + "\n"


def proposed(words, **parts):
    """White's turn in words of a record, up to its last action."""
    game = play(position(**parts))
    proposal = Proposal(View(game, game.turn), bytes(parse(word) for word in words.split()))
    while proposal.step():
        pass
    return proposal


def why(words, **parts):
    """The reasons for the last action of White's turn."""
    return readable(proposed(words, **parts).reasons())


def why_wait(words, **parts):
    waiting = proposed(words, **parts).reason_to_wait()
    return waiting and readable_waiting(*waiting)


def readable_waiting(kind, *value):
    return (kind, *[in_letters(VALUES_OF_WAIT[kind], each) for each in value])


# The card taken


def test_a_card_wins_an_island_next_turn_with_what_is_in_the_hand():
    board = {"white": "CG", "cards": "JEDFKIAB"}
    assert why("^J", mine="G", **board) == [(CAN_WIN, "G"), (LACKS, 1, "F")]
    assert why("^J", mine="A", **board) == [(LACKS, 1, "G")]
    assert (CAN_WIN, "G") not in why("^J", mine="GG", **board)  # these would do alone


def test_a_line_that_is_taken_or_guarded_wins_nothing():
    board = {"mine": "G", "cards": "JEDFKIAB"}
    assert why("^J", white="CG", **board)[0] == (CAN_WIN, "G")
    assert why("^J", white="CG", black="FG GK", **board)[0][0] != CAN_WIN
    held = {"white": "CG", "black": "FJ IJ EJ", **board}  # JOJO is held: one line less at GOLA
    assert why("^J", **held)[0] == (CAN_WIN, "G")
    assert why("^J", variant="guard", **held)[0][0] != CAN_WIN


def test_of_several_islands_one_is_named():
    assert why("^H", white="AB HI HL", cards="HEDFKICB")[0] == (CAN_WIN, "A")


def test_what_the_turn_plays_before_counts():
    assert why("G-K ^J", white="CG", mine="G", cards="JEDFKIAB")[0] == (CAN_WIN, "G")
    assert why("A-B ^J", mine="A", cards="JEDFKIAB") == [(LACKS, 2, "F")]


def test_an_island_lacks_what_the_hand_and_its_lines_do_not_cover():
    assert why("^F", mine="A", cards="FJKEGDCB") == [(LACKS, 1, "B")]
    assert why("^F", cards="FJKEGDCB") == [(LACKS, 2, "B")]


def test_a_second_card_makes_a_pair_which_may_break_an_island():
    held = {"black": "HL KL", "theirs": "AA", "cards": "LEDFKICB"}
    assert why("^L", mine="L", **held) == [(MATCH,), (CAN_BREAK, "L")]
    assert (CAN_BREAK, "L") not in why("^L", mine="L", **{**held, "black": "HL KL IL"})


def test_one_card_of_each_end_breaks_an_island_too():
    held = {"theirs": "AA", "cards": "HEDFKICB"}
    assert why("^H", mine="L", black="HL KL", **held)[0] == (CAN_BREAK, "L")
    assert (CAN_BREAK, "L") not in why("^H", mine="L", black="HL KL IL", **held)
    assert (CAN_BREAK, "L") not in why("^H", mine="C", black="HL KL", **held)
    assert (CAN_BREAK, "L") not in why("^H", mine="LL", black="HL KL", **held)  # it can already


def test_a_card_secures_an_island_that_one_removal_would_break():
    held = {"white": "AB AD", "cards": "AEDFKICB"}
    assert why("^A", theirs="GG", **held)[0] == (CAN_SECURE, "A")
    assert (CAN_SECURE, "A") not in why("^A", theirs="G", **held)  # one card removes nothing
    assert (CAN_SECURE, "A") not in why("^A", theirs="GG", mine="H", **held)  # it can already
    more = {"white": "AB AD AH", "cards": "AEDFKICB"}
    assert (CAN_SECURE, "A") not in why("^A", theirs="GG", **more)


def test_a_card_is_kept_from_the_other_side():
    assert why("^A", black="AB", cards="AEDFKICB")[0] == (DENIES, BLACK, "A")
    assert why("^A", black="AB", white="AH", cards="AEDFKICB")[1] == (DENIES, BLACK, "A")
    assert (DENIES, BLACK, "A") not in why("^B", black="AB", cards="BEAFKICG")  # that line is laid
    assert (DENIES, BLACK, "A") not in why("^E", black="AB", cards="EAFKICBG")


def test_a_card_that_could_break_ones_own_island_is_kept_too():
    board = {"white": "BE BF BD", "black": "EF FG FJ CF CG CK GJ GK", "cards": "FEDKIABC"}
    assert why("^F", **board) == [(DENIES, BLACK, "B")]


def test_a_card_that_only_removes_a_bridge_says_which():
    board = {"white": "BC CF", "black": "CG CK FG GJ GK", "cards": "CEDFKIAB"}
    assert why("^C", mine="G", **board) == [(CAN_REMOVE, "CG")]


def test_a_card_that_does_nothing_yet_says_what_it_keeps_open():
    """Hints said "one more card", which is so of every card."""
    half = {"white": "BC CK", "black": "CG CF FG GJ", "cards": "CEDFKIAB"}
    assert why("^C", **half) == [(HALF, "G")]
    laid = {"white": "KL", "black": "BE DE EF EH EI FJ GJ IJ", "cards": "EADFKICB"}
    assert why("^E", **laid) == [(CAN_LAY, "E")]
    no_use = {"white": "BC CF", "black": "CG CK FG GJ GK", "cards": "CEDFKIAB"}
    assert why("^C", **no_use) == [(KEPT_FROM, BLACK)]


def test_the_last_card_ends_the_round_for_the_one_who_leads():
    ahead = {"white": "AB AD", "black": "HI", "cards": "E"}
    assert why("^E", **ahead)[0] == (ENDS_ROUND, 1)
    assert why("^E", round=2, **ahead)[0] == (ENDS_ROUND, 2)
    assert why("^E", round=3, **ahead)[0][0] != ENDS_ROUND  # last turns follow
    assert why("^E", white="AB AD", black="HL KL", cards="E")[0][0] != ENDS_ROUND
    assert why("^E", white="AB AD", black="HI", cards="EF")[0][0] != ENDS_ROUND


def test_the_plays_of_the_turn_count_for_the_points():
    assert why("A-D ^E", white="AB", mine="A", cards="E")[0] == (ENDS_ROUND, 1)


def test_the_last_card_of_all_may_win_the_game():
    end = {"edition": "short", "round": 3, "white": "AB AD", "cards": "E"}
    assert why("^E", **end) == [(GAME,)]
    assert why("^E", **end, scores="0 1") == [(LAST_CARD,)]


# The pile


def test_the_pile_is_drawn_from_when_nothing_that_lies_open_helps():
    board = {"white": "CG", "mine": "G"}
    assert why("^", cards="ADHJFKEB", **board) == [(NO_OPEN,), (HELPFUL, 7, 20)]
    assert why("^", cards="JDHFKEBA", **board) == [(HELPFUL, 6, 20), (SECRET,)]


def test_a_single_card_that_would_help_is_named_or_else_that_nothing_is_turned_up():
    """A hint to draw said "nobody sees it" and no more."""
    board = {"white": "AB", "black": "AH"}  # A and D win ALOA
    assert why("^", cards="ADDKFEGJ", **board) == [(WOULD_HELP, "A"), (SECRET,)]
    taken = ("white ^G", "black ^D")
    why_now = why("^", cards="DAGADEFC", turns=taken, **board)
    assert why_now == [(NO_NEW, BLACK), (SECRET,)]


def test_helpful_cards_are_counted_among_those_that_the_side_has_not_seen():
    """G, J, K and F win GOLA with the G in the hand; cards on the table are not in the pile."""
    board = {"white": "CG", "mine": "G", "theirs": "LL"}
    (_, few, all_of_them) = why("^", cards="JJKHFEBA", **board)[0]
    assert (few, all_of_them) == (4, 20)


def test_cards_that_were_played_or_taken_face_up_are_not_in_the_pile():
    def unseen(white, black):
        game = {"white": "CG", "mine": "GA", "cards": "EKDHJFGBCI", "turns": (white, black)}
        return next(values for kind, *values in why("^", **game) if kind == HELPFUL)[1]

    assert unseen("white ^E", "black ^") == 18  # of 24 less three in hand, three that lie open
    assert unseen("white A-B ^E", "black L-K ^") == 17  # one in hand less, two played
    assert unseen("white ^E", "black ^K") == 17


# No card


def test_the_other_side_must_draw_after_a_turn_without_a_card():
    assert why(".", mine="G", cards="JDHFKEBA") == [(MUST_DRAW, BLACK)]
    assert why(".", mine="GA", cards="J") == [(MUST_END, BLACK)]
    assert why(".", mine="GABCD", cards="JHFKE") == [(FULL,)]


def test_in_a_last_turn_there_is_nothing_to_draw_and_the_very_last_may_win():
    last = {"white": "AB AD", "black": "HI", "round": 3, "cards": "EI"}
    turns = ("white ^E", "black ^I")
    assert why(".", **last, turns=turns) == [(NO_CARDS,)]
    assert why(".", **last, turns=(*turns, "white ."), scores="0 0") == [(NO_CARDS,)]  # Black's
    assert why(".", **last, turns=(*turns, "white ."), scores="0 2") == [(GAME,)]


# A discard


def test_a_card_without_a_line_is_thrown_away_or_makes_room():
    full = {"white": "BC CF", "mine": "CDEFG", "theirs": "L", "cards": "HIJKA"}
    assert why("#C", black="CG CK", **full) == [(NO_LINE,)]
    assert why("#C", **full) == [(ROOM,)]


# Waiting


def test_waiting_is_for_the_island_that_one_card_more_wins():
    board = {"white": "CG", "mine": "G", "cards": "JEDFKIAB"}
    assert why_wait("^J", **board) == (FOR_ISLAND, "G")
    assert why_wait("^", **board) == (FOR_ISLAND, "G")
    assert why_wait("^D", **board)[0] != FOR_ISLAND  # that is not the one


def test_waiting_keeps_a_pair_or_gathers_cards():
    assert why_wait("^E", mine="AA", cards="EJKFGDCB") == (FOR_PAIR, "A")
    assert why_wait("^E", mine="A", cards="EJKFGDCB") == (FOR_MORE, 2)
    assert why_wait("^E", mine="", cards="EJKFGDCB") is None
    assert why_wait(".", mine="E", cards="AJKFGDCB") == (FOR_ROUND, 2)
    late = {"white": "BE", "black": "HI", "round": 3, "cards": "AJKFGDCB"}
    assert why_wait(".", mine="G", **late) == (FOR_LAST,)


def test_a_side_that_plays_or_has_no_turn_to_come_does_not_wait():
    board = {"white": "CG", "mine": "GD", "cards": "JEDFKIAB"}
    assert why_wait("D-A ^J", **board) is None
    last = {"mine": "A", "black": "HI", "white": "CG", "round": 3, "cards": "EI"}
    ends = ("white ^E", "black ^I")
    assert why_wait(".", **last, turns=ends) == (NO_USE,)
    lost = {**last, "scores": "0 2"}  # Black has won
    assert why_wait(".", **lost, turns=(*ends, "white .")) is None
    game = play(position(**board))
    game.apply(parse("D-A"))
    assert Proposal(View(game, WHITE), bytes((parse("^J"),))).reason_to_wait() is None


# In words, and on the whole


def test_each_reason_has_a_sentence_of_its_own():
    names = {value: name for name, value in vars(hint_reasons).items() if isinstance(value, int)}
    assert len(HINTS.WHY) == len(VALUES)
    assert len(HINTS.WHY_WAIT) == len(VALUES_OF_WAIT)
    sentences = {
        hint_reasons.GAME: "wins the game",
        hint_reasons.WINS: "wins %s",
        hint_reasons.BREAKS: "frees %s",
        hint_reasons.TAKES: "removes %d",
        hint_reasons.WINS_LATER: "then wins %s",
        hint_reasons.BREAKS_LATER: "then frees %s",
        hint_reasons.BLOCKS: "blocks %s",
        hint_reasons.NEARLY: "nearly wins %s",
        hint_reasons.SECURES: "secures %s",
        hint_reasons.PAIR: "keeps both %s",
        hint_reasons.MORE: "one more bridge",
        LACKS: "%d missing for %s",
        hint_reasons.WEAKENS: "weakens %s at %s",
        ENDS_ROUND: "ends the round: +%d",
        CAN_WIN: "to win %s",
        MATCH: "makes a pair",
        CAN_BREAK: "to free %s",
        CAN_SECURE: "to secure %s",
        DENIES: "%s wants it for %s",
        CAN_REMOVE: "can remove %s",
        LAST_CARD: "the last card",
        HALF: "1 more frees %s",
        CAN_LAY: "a bridge for %s",
        KEPT_FROM: "kept from %s",
        NO_OPEN: "no face-up card helps",
        HELPFUL: "%d of %d cards help",
        WOULD_HELP: "%s would help",
        NO_NEW: "nothing new for %s",
        SECRET: "nobody sees it",
        MUST_DRAW: "%s must draw now",
        MUST_END: "%s ends the round",
        FULL: "your hand is full",
        NO_CARDS: "no cards left",
        NO_LINE: "no line for it",
        ROOM: "room for a new card",
    }
    assert sentences == dict(enumerate(HINTS.WHY)), names


def test_nearly_every_card_has_a_reason_in_games_as_robots_play_them():
    """One hint in four gave no reason: "Take JOJO", "Draw from the pile"."""
    cards = weak = openings = 0
    for game, turn in some_proposals(60):
        proposal = Proposal(View(game, game.turn), turn)
        if proposal.at == 0 and proposal.reason_to_wait():
            openings += 1
        for reason in last_reasons(proposal)[:1]:
            cards += 1
            weak += reason[0] in (LAST_CARD, SECRET)
    assert cards >= 50
    assert weak <= cards // 30
    assert openings <= cards // 2


def last_reasons(proposal):
    while proposal.step():
        pass
    return proposal.reasons() if proposal.action >= TAKE else []


def some_proposals(number):
    """Turns that the strongest robot proposes in games of gentle ones."""
    made = 0
    for seed, (edition, variants) in enumerate(GAMES * 2):
        lot = random.Random(seed)
        game = new_game(edition, variants)
        for at in range(100):
            while game.phase == DEALING:
                deal(game, lot)
            if game.phase == OVER or made == number:
                break
            view = View(game, game.turn)
            if at % 9 == seed % 9:
                made += 1
                yield game, decided(view, len(LEVELS) - 1, at)
            for action in decided(view, 0, at):
                if game.phase not in (DEALING, OVER):
                    game.apply(action)


def decided(view, level, seed):
    robot = create(level, Chance(seed_of(seed)))
    robot.begin(view)
    while not robot.think(1000):
        pass
    return robot.turn


def test_reasons_give_nothing_away_that_is_hidden():
    """With other cards in the pile and in the other hand the reasons are the same."""
    lot = random.Random(4)
    compared = 0
    for game, turn in some_proposals(40):
        side = game.turn
        proposal = Proposal(View(game, side), turn)
        twin = Proposal(View(scrambled(game, side, lot), side), turn)
        while True:
            assert proposal.reasons() == twin.reasons()
            assert proposal.reason_to_wait() == twin.reason_to_wait()
            compared += 1
            if not (proposal.step() and twin.step()):
                break
    assert compared > 60


# What is said is so


@pytest.mark.parametrize("seed", range(3))
def test_what_a_hand_can_do_is_what_playing_it_does(seed):
    """Plays it out: islands that a hand could win are won, bridges that it could remove go."""
    lot = random.Random(seed)
    for _ in range(40):
        view = View(play(as_record(random_position(lot))), WHITE)
        view.guard = bool(seed % 2)
        hand = 0
        for card in lot.sample([*range(ISLAND_COUNT), *range(ISLAND_COUNT)], lot.randint(0, 5)):
            hand = with_card(hand, card)
        free = within_reach.free_lines(view, view, WHITE)
        islands = within_reach.winnable(view, WHITE, free, hand)
        for island in range(ISLAND_COUNT):
            lacks = within_reach.cards_missing(view, WHITE, free, hand, island)
            assert bool(islands >> island & 1) == (lacks == 0 and not holds(view, 0, island))
            most = most_laid(view, hand, island)
            short = NEED[island] - view.counts[island]
            if lacks != within_reach.NEVER:
                assert lacks == max(0, short - most)
        for line in range(LINE_COUNT):
            low, high = LOW[line], HIGH[line]
            there = view.bridges[1] >> line & 1
            possible = there and any(
                has(hand, pair) for pair in ((low, low), (low, high), (high, high))
            )
            assert bool(within_reach.removable(view, WHITE, hand) >> line & 1) == bool(possible)


def holds(view, side, island):
    return view.counts[12 * side + island] >= NEED[island]


def has(hand, pair):
    for card in pair:
        if not (hand >> card & 1):
            return False
        hand = without_card(hand, card)
    return True


def most_laid(view, hand, island):
    """How many bridges a hand can lay at an island, found by trying all ways."""
    free = ALL_LINES ^ (view.bridges[0] | view.bridges[1])
    lines = [line for line in members(free) if island in (LOW[line], HIGH[line])]
    if view.guard:
        guarded = [i for i in range(ISLAND_COUNT) if holds(view, 1, i)]
        lines = [line for line in lines if LOW[line] not in guarded and HIGH[line] not in guarded]

    def tried(lines, hand):
        if not lines:
            return 0
        best = tried(lines[1:], hand)
        for card in (LOW[lines[0]], HIGH[lines[0]]):
            if hand >> card & 1:
                best = max(best, 1 + tried(lines[1:], without_card(hand, card)))
        return best

    return tried(lines, hand)
