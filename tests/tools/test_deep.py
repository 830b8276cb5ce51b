"""The search without the handheld's limits: what it may know, what it finds, how it is set up."""

import os
import random
import subprocess
import sys
from importlib.util import find_spec

import pytest
from deep_thinking import SMALL, think, turns_under_way
from kahuna_games import deal, go, new_game, play, scrambled

import environment
from environment import installing
from games.kahuna import deep
from games.kahuna.deep import compiling, flat_rules, thinker, win_chances, worth
from games.kahuna.deep.compiling import memory
from games.kahuna.match import Terms, play_deal
from games.kahuna.players import Deep, named
from handheld.chance import Chance, seed_of
from kahuna.records.notation import text
from kahuna.rules.actions import END
from kahuna.rules.cards import listed
from kahuna.rules.phases import DEALING, HANDICAP, OVER
from kahuna.rules.view import View

# What it knows


def test_it_sees_nothing_hidden():
    """With any other hand and pile it thinks the same."""
    number = 0
    for game, lot in turns_under_way(0.06):
        assert think(scrambled(game, game.turn, lot)) == think(game)
        number += 1
    assert number > 40


def cards_of(world):
    """All cards of a world, sorted by where they lie, each as its island."""
    top, pile = int(world[flat_rules.TOP]), int(world[flat_rules.PILE])
    places = [
        world[flat_rules.HANDS],
        world[flat_rules.HANDS + 1],
        world[flat_rules.FACE_UP],
        world[flat_rules.GONE],
    ]
    return [listed(int(cards)) for cards in places] + [
        list(world[flat_rules.DECK + top : flat_rules.DECK + top + pile])
    ]


def test_a_world_is_what_the_side_sees_with_all_other_cards_dealt():
    """The same for a world that the other side may imagine within one."""
    world, inner, terms = memory(flat_rules.SIZE), memory(flat_rules.SIZE), memory(worth.TERMS)
    for game, lot in turns_under_way(0.2):
        side = game.turn
        seen = thinker.game_of(View(game, side))
        win_chances.imagine(seen, side, lot.getrandbits(32) | 1, terms, world)
        win_chances.imagine(world, 1 - side, lot.getrandbits(32) | 1, terms, inner)
        for imagined, whose in ((world, side), (inner, 1 - side)):
            hands = cards_of(imagined)
            everything = [card for place in hands for card in place]
            assert all(everything.count(card) <= 2 for card in range(12))
            assert [len(hands[0]), len(hands[1])] == game.sizes
            assert len(hands[4]) == game.pile
            assert imagined[flat_rules.FACE_UP] == game.face_up
            assert imagined[flat_rules.HANDS + whose] == (
                game.hands[side] if whose == side else world[flat_rules.HANDS + whose]
            )
            if game.opened:
                shown = game.open[1 - whose]
                assert int(imagined[flat_rules.HANDS + 1 - whose]) & shown == shown


def test_a_card_that_was_seen_and_then_discarded_unseen_does_no_harm():
    """The other side believes it to be in the hand, which has fewer cards than it believes."""
    game = play("edition french\nfirst black\nhand white AB\nhand black C\ndeck DEFGHIJK")
    go(game, *"^D #A ^E #C ^F #E ^H #D ^G".split())
    world, inner, terms = memory(flat_rules.SIZE), memory(flat_rules.SIZE), memory(worth.TERMS)
    side = game.turn
    for seed in range(1, 50):
        win_chances.imagine(thinker.game_of(View(game, side)), side, seed, terms, world)
        win_chances.imagine(world, 1 - side, seed, terms, inner)
        for imagined in (world, inner):
            everything = [card for place in cards_of(imagined) for card in place]
            assert all(everything.count(card) <= 2 for card in range(12))


def test_worlds_differ_and_with_all_cards_seen_do_not():
    game = play("hand white AB\nhand black CDEFG\ndeck HIJKLLKJ")
    seen, world, terms = (
        thinker.game_of(View(game, 0)),
        memory(flat_rules.SIZE),
        memory(worth.TERMS),
    )

    def worlds():
        for seed in range(1, 20):
            win_chances.imagine(seen, 0, seed, terms, world)
            yield int(world[flat_rules.HANDS + 1]), tuple(cards_of(world)[4])

    assert len(set(worlds())) > 10
    thinker.uncover(seen, game.hands, game.decks[game.top : game.top + game.pile])
    assert set(worlds()) == {(game.hands[1], tuple(game.decks[game.top : game.top + game.pile]))}


# What it finds


def test_all_its_turns_are_legal():
    for game, _ in turns_under_way(0.06):
        side, turn = game.turn, think(game).turn
        twin = scrambled(game, side, random.Random(1))
        for action in turn:
            if twin.phase == OVER:
                break
            assert twin.turn == side
            go(twin, text(action))
        assert twin.turn != side or twin.phase in (OVER, DEALING)


# The last turns: Black leads by a point, and only a third bridge on BARI wins the game for White.
LAST = """round 3
bridges white BC BE
bridges black FG FJ
hand white BK
hand black L
scores 0 1
deck A
"""


def test_it_finds_what_wins():
    game = go(play(LAST), "^A", ".")
    thought = think(game, SMALL)
    assert {"A-B", "B-A", "B-D", "B-F"} & set(map(text, thought.turn))
    assert thought.chance > 0.9


def test_the_turn_played_is_compared_in_the_same_worlds():
    game = go(play(LAST), "^A", ".")
    best = think(game, SMALL)
    alike = think(game, SMALL, played=best.turn)
    assert alike.turn == best.turn and alike.played == alike.chance
    waits = bytes([END])
    thought = think(game, SMALL, played=waits)
    assert thought.turn != waits
    assert thought.played < 0.1 < 0.9 < thought.chance


def test_the_turn_played_is_tried_to_the_end():
    assert thinker._kept([3, 1, 2, 0], 2, b"played") == [3, 0]
    assert thinker._kept([3, 0, 2, 1], 2, b"played") == [3, 0]
    assert thinker._kept([3, 1, 2, 0], 2, b"") == [3, 1]


def test_the_same_chance_gives_the_same_thought():
    number = 0
    for game, _ in turns_under_way(0.02):
        assert think(game, seed=5) == think(game, seed=5)
        number += think(game, seed=5) != think(game, seed=6)
    assert number > 5


# The player


@pytest.fixture
def least(monkeypatch):
    monkeypatch.setattr(thinker, "FULL", thinker.LEAST)


@pytest.mark.parametrize(
    "edition, variants, handicap", [("modern", ("guard",), 2), ("short", (), 0)]
)
def test_it_plays_in_the_arena(least, edition, variants, handicap):
    terms = Terms(["deep", "greedy"], edition, variants, handicap, 1, 10, False)
    for note in play_deal(terms, 0):
        assert (note["forfeit"], note["thoughts"][0] > 5) == (None, True)


def test_it_lays_a_handicap():
    game = new_game("modern", (), "white", ("black", 2))
    deal(game, random.Random(1))
    assert game.phase == HANDICAP
    player = named("deep", Chance(seed_of(1)))
    assert isinstance(player, Deep)
    laid = player.moves(View(game, 1))
    assert len(set(laid)) == 2 and all(line < 27 for line in laid)


# How it is set up


def test_numba_is_installed_with_the_pins_of_the_analysis(monkeypatch):
    asked = []
    monkeypatch.setattr(installing, "add", lambda *what: asked.append(what))
    deep.install()
    assert asked == [("the search", "numba", deep.PINS)]
    pins = deep.PINS.read_text()
    assert "numba==" in pins and "llvmlite==" in pins and "--only-binary :all:" in pins


def test_what_is_compiled_is_kept_for_each_state_of_the_sources(tmp_path, monkeypatch):
    for place in ("tools/games/kahuna/deep", "kahuna/rules", "kahuna/robots"):
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "module.py").write_text("A = 1")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    first = compiling.place()
    assert compiling.place() == first
    for changed in ("tools/games/kahuna/deep", "kahuna/rules", "kahuna/robots"):
        (tmp_path / changed / "module.py").write_text("A = 2")
        assert compiling.place() != first
        (tmp_path / changed / "module.py").write_text("A = 1")
    assert first.parent == tmp_path / "build" / "compiled"


THINKING = """
import sys
sys.path[:0] = {places!r}
from games.kahuna.deep import compiling
from deep_thinking import SMALL, think, turns_under_way
print(compiling.COMPILES, compiling.is_done())
for game, _ in turns_under_way(0.01):
    if compiling.is_done():
        print(*think(game), *think(game, SMALL))
"""


def thoughts(**settings):
    root = environment.ROOT
    code = THINKING.format(
        places=[str(root / place) for place in (".", "lib", "tools", "tests/helpers")]
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **settings}
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, *others = done.stdout.splitlines()
    return first, others


@pytest.mark.skipif(not find_spec("numba"), reason="numba is not installed: analyse.py installs it")
def test_compiled_and_uncompiled_it_thinks_the_same():
    compiles, compiled = thoughts(NUMBA_DISABLE_JIT="0")
    if compiles != "True True":
        pytest.skip("the search is not compiled as it is now: analyse.py does that")
    assert thoughts(NUMBA_DISABLE_JIT="1") == ("False True", compiled)
    assert len(compiled) > 5
