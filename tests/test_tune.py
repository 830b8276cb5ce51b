"""Tuning: what is learnt is what the robots add up, and weights.py is what the tool writes."""

import random

import pytest

import tune
from kahuna.robots import weights
from kahuna.robots.worth import worth

NAMES = ("ISLANDS", "MARGINS", "SIZES", "CARDS")


@pytest.fixture
def kept_weights():
    """The weights as they are, put back afterwards."""
    kept = {name: getattr(weights, name) for name in NAMES}
    yield
    for name, value in kept.items():
        setattr(weights, name, value)


class Checking(tune.Learner):
    """Compares instead of learning."""

    compared = 0

    def learn(self, steps, result, rate):
        pass


def test_features_add_up_to_the_worth(kept_weights, monkeypatch):
    lot = random.Random(1)
    w = [lot.randint(-60, 60) / tune.SCALE for _ in range(tune.PARAMETERS)]
    tune.use(tune.tables(w))
    features, compared = tune.features, []

    def compare(trial, drawn):
        found = features(trial, drawn)
        total = tune.SCALE * sum(w[at] * amount for at, amount in found)
        # What the other side may hold is rounded, island by island.
        assert 0 <= total - worth(trial) < 12
        compared.append(drawn)
        return found

    monkeypatch.setattr(tune, "features", compare)
    for seed in range(3):
        tune.play(Checking(w), seed, tune.RATE)
    assert len(compared) > 100 and set(compared) == {True, False}


def test_the_worth_of_a_position_moves_towards_the_result():
    learner = tune.Learner()
    steps = [([(5, 1), (7, 2)], 0.0), ([(5, 1)], 0.0)]
    learner.learn(steps, 1.0, tune.RATE)
    assert learner.w[5] > 0 and learner.w[7] > 0
    learner = tune.Learner()
    learner.learn(steps, 0.0, tune.RATE)
    assert learner.w[5] < 0 and learner.w[7] < 0


def test_later_positions_count_more_than_the_result_for_the_first():
    learner = tune.Learner()
    learner.learn([([(5, 1)], 0.0), ([(7, 1)], 0.0)], 1.0, tune.RATE)
    assert learner.w[7] > learner.w[5] > 0


def test_the_same_games_teach_the_same(kept_weights):
    once, again = (tune.tune(25, 3, 1) for _ in range(2))
    assert once == again != tune.start()


def test_the_weights_are_as_the_tool_writes_them():
    text = tune.TARGET.read_text(encoding="utf-8")
    note = " ".join(text.split('"""')[1].split("\n")[2:]).strip()
    values = {name: [list(row) for row in getattr(weights, name)] for name in NAMES}
    assert tune.source(values, note) == text


def test_states_of_an_island_are_counted_by_its_lines():
    assert len(list(tune.states())) == tune.STATES
    assert tune.first_states() == weights.FIRST and tune.owners() == weights.OWNER
    order = list(tune.states())
    for first, degree in zip(weights.FIRST[::7], (3, 5, 4, 4, 6, 5, 4, 5, 5, 5, 5, 3)):
        assert order[first] == (degree, 0, 0)


def test_what_the_levels_reach_is_measured(kept_weights, monkeypatch):
    monkeypatch.setattr(tune, "PAIRS", [("solid", "random")])
    values = {name: getattr(weights, name) for name in NAMES}
    assert list(tune.reached(values, 5, 1)) == ["solid won 100.0% of 10 games against random"]


@pytest.mark.parametrize("call", (["--games", "0"], ["--jobs", "0"]))
def test_a_senseless_call_is_refused(call, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["tune.py", *call])
    with pytest.raises(SystemExit) as caught:
        tune.main()
    assert caught.value.code == 2 and "at least one" in capsys.readouterr().err


def test_what_cannot_be_written_is_said_before_any_game(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["tune.py", "--out", str(tmp_path / "none" / "weights.py")])
    monkeypatch.setattr(tune, "tune", lambda *_: pytest.fail("it plays"))
    with pytest.raises(SystemExit) as caught:
        tune.main()
    assert caught.value.code == 2 and "cannot write" in capsys.readouterr().err


def test_a_word_cut_short_does_not_start_it(monkeypatch):
    """It would write over the weights."""
    monkeypatch.setattr("sys.argv", ["tune.py", "--gam", "5"])
    monkeypatch.setattr(tune, "tune", lambda *_: pytest.fail("it plays"))
    with pytest.raises(SystemExit) as caught:
        tune.main()
    assert caught.value.code == 2
