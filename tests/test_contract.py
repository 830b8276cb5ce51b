"""The stand-ins do at the borders what a real board did there (see docs/contract.md)."""

import pytest

import record_contract
from simulator import Simulation


def differing(topic, printed):
    """What a stand-in answers otherwise: {case: (the board's outcome, its own)}."""
    _, outcomes = record_contract.heard(printed)
    cases = record_contract.read(topic)
    assert [name for _, name in outcomes] == [case.name for case in cases]
    return {
        case.name: (case.outcome, outcomes[topic, case.name])
        for case in cases
        if case.outcome != outcomes[topic, case.name]
    }


def asked_on_the_desk(topic, folder):
    root, drive = folder / "root", folder / "drive"
    root.mkdir()
    drive.mkdir()
    code = f"{record_contract.ASKER}\nask_all({topic!r})\n"
    (root / "code.py").write_text(code, encoding="utf-8")
    (root / f"{topic}.json").write_text(record_contract.questions(topic), encoding="utf-8")
    with Simulation(root, drive=drive) as handheld:
        while handheld.running:
            handheld.frame()
        return handheld.serial


@pytest.mark.parametrize("topic", record_contract.topics())
def test_the_desk_answers_as_the_board(topic, tmp_path):
    assert differing(topic, asked_on_the_desk(topic, tmp_path)) == {}
