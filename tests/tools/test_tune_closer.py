"""Tuning closer.py: samples teach what judgement.py adds up, and the tool writes a module."""

import numpy
import pytest
from kahuna_games import games_under_way, steps
from shared_build import kept

from games.kahuna import closer, tune_closer
from games.kahuna.deep import closer_fit, turn_samples
from handheld.chance import Chance, seed_of
from kahuna.robots import create
from kahuna.robots.judgement import Judgement
from kahuna.robots.worth import WON, worth
from kahuna.rules.phases import PLAY
from kahuna.rules.view import View


def parameters():
    """Returns the weights of closer.py as parameters."""
    rows = [numpy.frombuffer(row, dtype=numpy.int8) for row in closer.ROWS]
    w = closer_fit.parameters_of(rows)
    w[closer_fit.LINES :] = numpy.frombuffer(closer.LINES, dtype=numpy.int8) / 64
    return w


def sample_of(trial, drawn):
    sample = numpy.zeros(turn_samples.SAMPLE, dtype=numpy.int32)
    sample[:3] = *trial.bridges, trial.hands[0]
    sample[turn_samples.STAGE_AT] = trial.stage
    sample[turn_samples.OTHERS] = trial.other
    sample[turn_samples.DECLINES] = not trial.left and not drawn
    sample[turn_samples.WORTH] = worth(trial)
    sample[turn_samples.HELD :] = list(trial.expected)
    return sample


def test_features_add_up_to_what_a_turn_is_judged_by():
    w, first = parameters(), closer_fit.beginning()
    found, amounts = numpy.zeros(128, dtype=numpy.int64), numpy.zeros(128)
    compared = set()
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase != PLAY or game.happened or lot.random() > 0.1:
                continue
            robot = create(0, Chance(seed_of(1)))
            robot.begin(View(game, game.turn))
            trial = robot.trial
            trial.see(View(game, game.turn), robot._known)
            robot.endings.look(View(game, game.turn))
            drawn = lot.random() < 0.5
            robot.endings.expect(drawn)
            if trial.over or abs(worth(trial)) >= WON - 12:
                continue
            sample = sample_of(trial, drawn)
            rest = numpy.zeros(1)
            closer_fit.rest(sample[None], first, rest)
            number = closer_fit.features(sample, found, amounts)
            total = rest[0] + sum(w[found[i]] * amounts[i] for i in range(number))
            judgement = Judgement(trial)
            judgement.look()
            # What the other side may hold is rounded down at each island, here and in the rest.
            assert abs(64 * total - judgement.worth(trial)) <= 2 * 0.75 * 12
            compared.add((drawn, trial.stage))
    assert len(compared) > 6


MOST = 98  # samples of each of two games: a whole one has hundreds, and takes seconds


@pytest.fixture(scope="module")
def samples(shared):
    def find():
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(turn_samples, "MOST", MOST)
            return tune_closer.samples_of(2, 7, tune_closer.Progress(2, "games")).tolist()

    return numpy.array(kept(shared, "samples", find), dtype=numpy.int32)


def test_a_sample_is_a_turn_that_can_be_judged(samples):
    assert MOST < len(samples) <= 2 * MOST
    chances = samples[:, turn_samples.CHANCE]
    assert 0 <= chances.min() < chances.max() <= closer_fit.SURE
    groups, sizes = numpy.unique(samples[:, turn_samples.GROUP], return_counts=True)
    assert len(groups) > 24 and sizes.max() == turn_samples.BEST + turn_samples.OTHER
    assert (samples[:, turn_samples.STAGE_AT] < 6).all()
    assert (abs(samples[:, turn_samples.WORTH]) < WON - 12).all()


def test_the_same_samples_teach_the_same_and_fit_better_than_before(samples):
    once, again = (closer_fit.fit(samples, 1) for _ in range(2))
    assert (once == again).all()
    first = closer_fit.beginning()
    assert off(samples, once) < off(samples, first)


def off(samples, w):
    """Returns by how much the chances differ from what came of the turns."""
    rests = numpy.zeros(len(samples))
    closer_fit.rest(samples, closer_fit.beginning() - w, rests)
    guesses = 1 / (1 + numpy.exp(-rests))
    return ((guesses - samples[:, turn_samples.CHANCE] / closer_fit.SURE) ** 2).mean()


def test_a_small_run_writes_a_module(tmp_path, capsys, samples, monkeypatch):
    monkeypatch.setattr(tune_closer, "samples_of", lambda *_: samples)
    target = tmp_path / "closer.py"
    assert tune_closer.main(["--games", "1", "--out", str(target)]) == 0
    made = {}
    exec(target.read_text(encoding="utf-8"), made)
    assert [len(row) for row in made["ROWS"]] == [len(row) for row in closer.ROWS]
    assert len(made["LINES"]) == len(closer.LINES)
    assert "turns of 1 games, seed 1" in capsys.readouterr().out
