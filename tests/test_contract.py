"""The stand-ins do at the borders what a real board did there (see docs/contract.md)."""

import pytest
import record_contract

import bench_scenes
import vm
from simulator import Simulation

# What a stand-in cannot do, as a reason and the cases: whole topics, or single ones.
NOT_ON_THE_DESK = {
    "CPython's own types: devicelint refuses keys that tie, and nothing relies on the error": """
        python: sorting ties
        python: sorting ties in place
        python: sorting two ties
        python: too large a number in a bytearray
        python: a number below 0 in a bytearray
        python: a bytearray of a number too large
        python: growing a bytearray by a number too large
    """,
}
NOT_ON_THE_VM = {}


def differing(topic, printed, excused):
    """What a stand-in answers otherwise: {case: (the board's outcome, its own)}."""
    _, outcomes = record_contract.heard(printed)
    cases = record_contract.read(topic)
    assert [name for _, name in outcomes] == [case.name for case in cases]
    differing = {
        case.name: (case.outcome, outcomes[topic, case.name])
        for case in cases
        if case.outcome != outcomes[topic, case.name]
    }
    lines = [line for lines in excused.values() for line in lines.split("\n")]
    names = {line.strip().partition(": ")[2] for line in lines if line.strip().startswith(topic)}
    assert names - set(differing) == set(), "these need no excuse"
    return {name: what for name, what in differing.items() if name not in names}


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
    assert differing(topic, asked_on_the_desk(topic, tmp_path), NOT_ON_THE_DESK) == {}


@pytest.fixture(scope="module")
def board():
    files = {
        f"/standins/{path.name}": path.read_bytes() for path in bench_scenes.STANDINS.glob("*.py")
    }
    with vm.Vm(files=files) as board:
        board.run("import sys\nsys.path[:] = ['', '/', '/standins', '.frozen', '/lib']")
        board.run(record_contract.ASKER)
        yield board


@pytest.mark.parametrize("topic", record_contract.topics())
def test_the_vm_answers_as_the_board(topic, board):
    board.put({f"/{topic}.json": record_contract.questions(topic).encode()})
    printed = board.run(f"ask_all({topic!r})").output
    assert differing(topic, printed, NOT_ON_THE_VM) == {}
