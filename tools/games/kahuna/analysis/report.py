"""What the analysis of a game says, as a dictionary and as a page of text."""

from kahuna.records.writer import SIDES

from ..records import result
from .turn_costs import in_notation

BAD = 0.1  # of all chances to win: a turn that cost this much gets a ?
VERY_BAD = 0.2
MARKED = 3  # turns that are pointed out


def figures(game, judged, opened):
    """Returns all there is to say; `judged` are the turns with their judgements."""
    turns = [_figures_of(number, *each) for number, each in enumerate(judged, 1)]
    costly = sorted(turns, key=lambda turn: (-turn["cost"], turn["number"]))
    return {
        "edition": game.edition.name if game else None,
        "variants": ["guard"] * game.guard + ["open"] * game.opened if game else [],
        "all_cards_seen": opened,
        "result": result(game) if game else None,
        "turns": turns,
        "costliest": [turn["number"] for turn in costly[:MARKED] if turn["cost"] >= 0.01],
        "cost": {
            side: round(sum(turn["cost"] for turn in turns if turn["side"] == side), 4)
            for side in SIDES
        },
    }


def _figures_of(number, turn, judgement):
    cost = max(0.0, judgement.before - judgement.after)
    return {
        "number": number,
        "line": turn.line,
        "round": turn.view.round,
        "side": SIDES[turn.view.side],
        "played": in_notation(turn.view, turn.actions),
        "before": round(judgement.before, 4),
        "after": round(judgement.after, 4),
        "cost": round(cost, 4),
        "mark": "??" if cost >= VERY_BAD else "?" if cost >= BAD else "",
        "best": judgement.best,
    }


def page(found):
    """Yields what was found as lines to read."""
    if not found["turns"]:
        yield "the record has no turn yet"
        return
    seen = "as if both sides saw all cards" if found["all_cards_seen"] else "as each side saw it"
    yield f"edition {' '.join([found['edition'], *found['variants']])}; {seen}"
    width = max(len(turn["played"]) for turn in found["turns"])
    width = max(width, len("played"))
    round_ = 0
    for turn in found["turns"]:
        if turn["round"] != round_:
            round_ = turn["round"]
            yield ""
            title = f"round {round_}"
            yield f"{title:22}{'played':{width}}  chance to win      best"
        best = turn["best"] if turn["cost"] >= 0.01 else ""
        where = f"{turn['number']:3}  line {turn['line']:<4}  {turn['side']:5}"
        yield (
            f"{where}  {turn['played']:{width}}"
            f"  {percent(turn['before'])} to {percent(turn['after'])} {turn['mark']:2}  {best}"
        ).rstrip()
    yield ""
    for number in found["costliest"]:
        yield sentence(found["turns"][number - 1])
    white, black = (found["cost"][side] for side in SIDES)
    yield f"altogether White gave away {white:.2f} games, Black {black:.2f}"


def sentence(turn):
    """Returns what a turn cost, in a sentence."""
    return (
        f"turn {turn['number']}, {turn['side'].capitalize()}: {turn['played']}"
        f" cost {percent(turn['cost']).strip()}, best was {turn['best']}"
    )


def percent(share):
    return f"{100 * share:4.0f}%"
