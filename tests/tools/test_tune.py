"""Tuning: it learns exactly what the robots add up, and weights.py is what the tool writes."""

import os
import random
import signal
import subprocess
import sys
from types import SimpleNamespace

import pytest
from waiting import PATIENCE, wait_for

import manners
import tune
from environment import ROOT
from games.kahuna import tuning, weights
from kahuna.robots import trial
from kahuna.robots.worth import worth
from manners.workers import Workers

NAMES = ("ROWS", "MARGINS", "CARDS")


@pytest.fixture
def kept_weights():
    """The weights as they are, put back afterwards."""
    kept = trial.rows_of, trial.margins_of, trial.CARDS_LEFT
    yield
    trial.rows_of, trial.margins_of, trial.CARDS_LEFT = kept


class Checking(tuning.Learner):
    """Compares instead of learning."""

    compared = 0

    def learn(self, steps, result, rate):
        pass


def test_features_add_up_to_the_worth(kept_weights, monkeypatch):
    lot = random.Random(1)
    w = [lot.randint(-60, 60) / tuning.SCALE for _ in range(tuning.PARAMETERS)]
    for at in range(tuning.LEAD, tuning.CARDS):
        w[at] = lot.randint(-60, 60) / (tuning.SCALE // 4)
    tuning.use(tuning.tables(w))
    features, compared = tuning.features, []

    def compare(trial, drawn):
        found = features(trial, drawn)
        total = tuning.SCALE * sum(w[at] * amount for at, amount in found)
        # The other side's possible cards are rounded, island by island.
        assert 0 <= total - worth(trial) < 12
        compared.append(drawn)
        return found

    monkeypatch.setattr(tuning, "features", compare)
    for seed in range(3):
        tuning.play(Checking(w), seed, tuning.RATE)
    assert len(compared) > 100 and set(compared) == {True, False}


def test_the_worth_of_a_position_moves_towards_the_result():
    learner = tuning.Learner()
    steps = [([(5, 1), (7, 2)], 0.0), ([(5, 1)], 0.0)]
    learner.learn(steps, 1.0, tuning.RATE)
    assert learner.w[5] > 0 and learner.w[7] > 0
    learner = tuning.Learner()
    learner.learn(steps, 0.0, tuning.RATE)
    assert learner.w[5] < 0 and learner.w[7] < 0


def test_later_positions_count_more_than_the_result_for_the_first():
    learner = tuning.Learner()
    learner.learn([([(5, 1)], 0.0), ([(7, 1)], 0.0)], 1.0, tuning.RATE)
    assert learner.w[7] > learner.w[5] > 0


def test_the_same_games_teach_the_same(kept_weights):
    once, again = (tuning.tune(10, 3, 1) for _ in range(2))
    assert once == again != tuning.start()


def test_the_weights_are_as_the_tool_writes_them():
    text = tuning.TARGET.read_text(encoding="utf-8")
    note = " ".join(text.split('"""')[1].split("\n")[2:]).strip()
    values = {name: list(getattr(weights, name)) for name in NAMES}
    assert tuning.source(values, note) == text


def test_states_of_an_island_are_counted_by_its_lines():
    assert len(list(tuning.states())) == tuning.STATES
    assert tuning.first_states() == weights.FIRST and tuning.owners() == weights.OWNER
    order = list(tuning.states())
    for first, degree in zip(weights.FIRST[::7], (3, 5, 4, 4, 6, 5, 4, 5, 5, 5, 5, 3)):
        assert order[first] == (degree, 0, 0)


def test_what_the_levels_reach_is_measured(kept_weights, monkeypatch):
    monkeypatch.setattr(tuning, "PAIRS", [("7", "random")])
    values = {name: getattr(weights, name) for name in NAMES}
    assert list(tuning.reached(values, SimpleNamespace(jobs=1), 5)) == [
        "7 won 100.0% of 10 games against random"
    ]


@pytest.mark.parametrize(
    "call, problem",
    [
        ("--games 0", "argument --games: expected a whole number of at least 1, not '0'"),
        ("--jobs x", "argument --jobs: expected a whole number of at least 1, not 'x'"),
        ("--gam 5", "unrecognized arguments: --gam 5"),  # it would write over the weights
        ("--go-on", "--go-on goes with --game piranja"),
        ("--game piranja --jobs 2", "--jobs is for Kahuna, not for Kai Piranja"),
        ("--out {}/none/weights.py", "cannot use '{}/none/weights.py': No such file or directory"),
    ],
)
def test_a_senseless_call_is_refused_before_any_game(call, problem, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(tuning, "tune", lambda *_: pytest.fail("it plays"))
    assert tune.main(call.format(tmp_path).split()) == 2
    assert capsys.readouterr().err == f"tune: {problem.format(tmp_path)}\n"


def test_work_is_shared_and_comes_back_in_order():
    with Workers(3) as workers:
        assert workers.map(abs, range(-7, 0)) == [7, 6, 5, 4, 3, 2, 1]
        assert workers.map(abs, [-1]) == [1]


def test_a_worker_that_is_ended_is_missed():
    with Workers(2) as workers:
        workers._processes[1].kill()
        with pytest.raises(manners.Failure, match="ended from outside"):
            workers.map(abs, [1, 2])


WAITING = f"""
import sys
sys.path.insert(0, {str(ROOT / "tools")!r})
import manners
from manners.workers import Workers

@manners.tool("waiting")
def main():
    job = f"open({{sys.argv[1]!r}}, 'a').write('x'); import time; time.sleep(600)"
    with Workers(2) as workers:
        workers.map(exec, [job] * 2)

sys.exit(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
@pytest.mark.parametrize("name, status", [("SIGINT", 130), ("SIGKILL", -9)])
def test_whatever_ends_the_tool_ends_its_workers_quietly(name, status, tmp_path):
    """When the tool was killed the workers went on, and complained when they were done."""
    begun = tmp_path / "begun"
    command = [sys.executable, "-c", WAITING, str(begun)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        wait_for(lambda: begun.exists() and len(begun.read_text()) == 2)
        running.send_signal(getattr(signal, name))
        # The workers hold the pipes as well, which close when all have ended.
        assert running.communicate(timeout=PATIENCE) == (b"", b"")
    assert running.returncode == status
