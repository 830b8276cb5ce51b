"""The rules a second time, slow and plain: sets, dicts and strings, to compare the core with.

Nothing here knows how the core works; they share only the words of a record: a play is "K-I",
"HH*EH" or "EH*EH+", a discard "#A", a draw "^" or "^F", and "." ends a turn without a draw.

    python3 tests/helpers/slow_kahuna.py RECORD

prints what the referee should answer, a JSON object a line.
"""

import json
import sys

LETTERS = "ABCDEFGHIJKL"
LINES = ("AB AD AH BC BD BE BF CF CG CK DE DH EF EH EI EJ FG FJ GJ GK HI HL IJ IK IL JK KL").split()
SIDES = ("white", "black")
OTHER = {"white": "black", "black": "white"}


def lines_of(island):
    return {line for line in LINES if island in line}


class SlowGame:
    def __init__(self, edition="modern", variants=(), first="white", handicap=None):
        self.edition = edition
        self.variants = set(variants)
        self.turn = first
        self.handicap = handicap  # for example ("black", ["AB", "DE"])
        self.owner = {}  # line -> side
        self.hidden = {"white": [], "black": []}
        self.shown = {"white": [], "black": []}
        self.face_up = []
        self.pile = []
        self.discards = sorted(LETTERS * 2)
        self.round = 1
        self.scores = {"white": 0, "black": 0}
        self.phase = "deal"
        self.winner = None
        self.reason = None
        self.declined = False  # did the turn before this one end without a draw?
        self.plays = 0
        self.thrown = ""  # what was discarded face down in this turn
        self.last_turns = 0
        self.begun = False

    def set_up(self, bridges=None, hands=None, round_number=1, scores=(0, 0)):
        """A position to start from; the deck comes with `deal`."""
        for side in SIDES:
            for line in (bridges or {}).get(side, ()):
                self.owner[line] = side
            for card in (hands or {}).get(side, ""):
                self.discards.remove(card)
                self.hidden[side].append(card)
        self.round = round_number
        self.scores = dict(zip(SIDES, scores))
        self.begun = True

    def deal(self, deck):
        assert self.phase == "deal"
        deck = list(deck)
        for card in deck:
            self.discards.remove(card)
        if not self.begun:
            self.begun = True
            for side in (self.turn, OTHER[self.turn]):
                self.hidden[side], deck = deck[:3], deck[3:]
        if self.handicap:
            side, lines = self.handicap
            for line in lines:
                self.lay(side, line)
            self.handicap = None
        self.face_up, self.pile = deck[:3], deck[3:]
        if self.drawable():
            self.phase = "play"
        else:  # a position may be set up so
            self.begin_last_turns()

    # What follows from the bridges

    def bridges(self, side):
        return sorted(line for line in self.owner if self.owner[line] == side)

    def controls(self, side, island):
        lines = lines_of(island)
        return 2 * len([line for line in lines if self.owner.get(line) == side]) > len(lines)

    def islands(self, side):
        return [island for island in LETTERS if self.controls(side, island)]

    def hand(self, side):
        return sorted(self.hidden[side] + self.shown[side])

    # What may be done

    def legal(self):
        """All that the side at turn may do now, as words of a record, sorted."""
        if self.phase not in ("play", "final"):
            return []
        return sorted(self.placements() | self.removals() | self.throws() | self.endings())

    def may_lay(self, line):
        if len(self.bridges(self.turn)) >= 25:
            return False
        if "guard" not in self.variants:
            return True
        return not any(self.controls(OTHER[self.turn], island) for island in line)

    def placements(self):
        found = set()
        if self.thrown:
            return found
        for card in self.hand(self.turn):
            for line in lines_of(card):
                if line not in self.owner and self.may_lay(line):
                    found.add(card + "-" + line.replace(card, ""))
        return found

    def removals(self):
        found = set()
        if self.thrown:
            return found
        hand = self.hand(self.turn)
        for line in self.bridges(OTHER[self.turn]):
            for pair in (line[0] * 2, line, line[1] * 2):
                if all(hand.count(card) >= pair.count(card) for card in pair):
                    found.add(pair + "*" + line)
                    if "guard" in self.variants:
                        side = self.owner.pop(line)
                        if self.may_lay(line):
                            found.add(pair + "*" + line + "+")
                        self.owner[line] = side
        return found

    def throws(self):
        """What is discarded is a set, so one order of its cards is enough."""
        hand = self.hand(self.turn)
        was_full = len(hand) + len(self.thrown) == 5
        if self.edition in ("modern", "short") and not (was_full and self.drawable()):
            return set()
        if self.plays:
            return set()
        return {"#" + card for card in hand if card >= self.thrown[-1:]}

    def drawable(self):
        return bool(self.pile or self.face_up)

    def endings(self):
        found = set()
        if not self.drawable():
            return {"."}
        if len(self.hand(self.turn)) < 5:
            found.update("^" + card for card in self.face_up)
            if self.pile:
                found.add("^")
        must_draw = self.thrown and self.edition == "modern"
        if self.edition != "short" and not self.declined and not must_draw:
            found.add(".")
        return found

    # What comes of it

    def apply(self, word):
        if word == ".":
            self.end_turn(drew=False)
        elif word[0] == "^":
            self.draw(word[1:])
            self.end_turn(drew=True)
        elif word[0] == "#":
            self.spend(word[1])
            self.thrown += word[1]
        else:
            self.play(word)

    def play(self, word):
        side, other = self.turn, OTHER[self.turn]
        had = len(self.bridges(other))
        if "*" in word:
            self.spend(word[0])
            self.spend(word[1])
            line = word[3:5]
            del self.owner[line]
            if word.endswith("+"):
                self.lay(side, line)
        else:
            card, end = word.split("-")
            self.spend(card)
            self.lay(side, "".join(sorted(card + end)))
        self.plays += 1
        self.check_early_end(took_last=had and not self.bridges(other))

    def lay(self, side, line):
        before = self.islands(side)
        self.owner[line] = side
        for island in line:
            if self.controls(side, island) and island not in before:
                for hit in lines_of(island):
                    if self.owner.get(hit) == OTHER[side]:
                        del self.owner[hit]

    def spend(self, card):
        pocket = self.hidden if card in self.hidden[self.turn] else self.shown
        pocket[self.turn].remove(card)
        self.discards.append(card)

    def draw(self, card):
        if not card:
            self.hidden[self.turn].append(self.pile.pop(0))
            return
        self.face_up.remove(card)
        if self.pile:
            self.face_up.append(self.pile.pop(0))
        pocket = self.shown if "open" in self.variants else self.hidden
        pocket[self.turn].append(card)

    def end_turn(self, drew):
        self.declined = not drew
        self.plays = 0
        self.thrown = ""
        if self.phase == "final":
            self.last_turns -= 1
        self.turn = OTHER[self.turn]
        if self.phase == "play" and not self.drawable():
            self.end_round()
        elif self.phase == "final" and not self.last_turns:
            self.end_game()
        self.check_early_end(took_last=False)

    def lead(self):
        """Who holds more islands, and by how many."""
        white, black = len(self.islands("white")), len(self.islands("black"))
        if white == black:
            return None, 0
        return ("white", white - black) if white > black else ("black", black - white)

    def end_round(self):
        leader, _ = self.lead()
        if self.round < 3:
            if leader:
                self.scores[leader] += self.round
            self.round += 1
            self.phase = "deal"
        elif self.edition == "short":
            self.end_game()
        else:
            self.begin_last_turns()

    def begin_last_turns(self):
        self.phase = "final"
        self.last_turns = 2

    def end_game(self):
        leader, difference = self.lead()
        if self.edition == "classic":
            for side in SIDES:
                self.scores[side] += len(self.islands(side))
        elif leader:
            self.scores[leader] += difference
        white, black = self.scores["white"], self.scores["black"]
        more = len(self.bridges("white")) - len(self.bridges("black"))
        if white != black:
            self.finish("white" if white > black else "black", "points")
        elif self.edition == "short":
            self.finish(None, "draw")
        elif leader:
            self.finish(leader, "final")
        elif more:
            self.finish("white" if more > 0 else "black", "bridges")
        else:
            self.finish(None, "draw")

    def check_early_end(self, took_last):
        if self.phase == "over" or self.round == 1 or self.edition == "short":
            return
        if self.edition == "french":
            if took_last:
                self.finish(self.turn, "no-bridges")
            return
        for side in SIDES:
            if self.bridges(side) and not self.bridges(OTHER[side]):
                self.finish(side, "no-bridges")

    def finish(self, winner, reason):
        self.phase = "over"
        self.winner, self.reason = winner, reason

    def state(self):
        """What the referee says of this moment, without the number of the line."""
        over = self.phase == "over"
        return {
            "round": self.round,
            "phase": self.phase,
            "turn": None if over else self.turn,
            "bridges": {side: self.bridges(side) for side in SIDES},
            "islands": {side: self.islands(side) for side in SIDES},
            "hands": {side: self.hand(side) for side in SIDES},
            "open": {side: sorted(self.shown[side]) for side in SIDES},
            "face_up": sorted(self.face_up),
            "pile": len(self.pile),
            "discards": len(self.discards),
            "scores": dict(self.scores),
            "result": {"winner": self.winner, "reason": self.reason} if over else None,
        }


def referee(lines):
    """The states that the referee tells of a record, which must be right."""
    head, game = {}, None
    for number, text in enumerate(lines, 1):
        key, *words = text.split("//")[0].split() or ["//"]
        if key in ("bridges", "hand"):
            key += " " + words.pop(0)
        if key == "deck":
            game = game or from_head(head)
            game.deal("".join(words))
        elif key in SIDES:
            assert key == game.turn
            for word in words:
                for part in ["#" + card for card in sorted(word[1:])] if word[0] == "#" else [word]:
                    if game.phase != "over":
                        assert part in game.legal()
                        game.apply(part)
        else:
            head[key] = words
            continue
        yield {"line": number, **game.state()}


def from_head(head):
    side, *laid = head.get("handicap", [None])
    game = SlowGame(
        head.get("edition", ["modern"])[0],
        head.get("variant", ()),
        head.get("first", ["white"])[0],
        (side, laid) if side else None,
    )
    if {key.split()[0] for key in head} & {"bridges", "hand", "round", "scores"}:
        game.set_up(
            {side: head.get("bridges " + side, []) for side in SIDES},
            {side: "".join(head.get("hand " + side, [])) for side in SIDES},
            int(head.get("round", "1")[0]),
            [int(score) for score in head.get("scores", "00")],
        )
    return game


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        for answer in referee(file):
            print(json.dumps(answer))
