"""The stand-ins do at the program's borders what an emulated board did (see docs/contract.md)."""

import pytest
from contract_on_desk import asked_on_the_desk

import record_contract
import vm
from simulator.strictness import no_attributes_of_their_own

# What a stand-in cannot do, as a reason and its cases: whole topics, or single cases.
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
    "the error has another type there than at a speaker's pin, and notes are never played so": """
        i2s: playing a note
    """,
}
NOT_ON_THE_VM = {
    "its objects are Python's, and take any attribute": """
        bitmap: an attribute of its own
        display: an attribute of its own
        group: an attribute of its own
        palette: an attribute of its own
        pins: an attribute of a pin's own
        sound: an attribute of a note's own
        tilegrid: an attribute of its own
        vectorio: an attribute of its own
        vectorio: an attribute of a circle's own
    """,
    "a buffer that Python makes has a length": """
        bitmap: it has no length
    """,
    "its own types, which are MicroPython's, cut what does not fit": """
        python: a bytearray of a number too large
        python: a checksum of a word
        python: a number below 0 in a bytearray
        python: an array from bytes that do not divide
        python: bytes of a number below 0
        python: growing a bytearray by a number too large
        python: packing a number below 0
        python: packing too large a number
        python: packing too little
        python: packing too much
        python: too large a number in a bytearray
        python: too large a number in an array
        python: too large a number in an array from a list
        python: unpacking from behind the end
        python: unpacking too few bytes
        python: unpacking too many bytes
    """,
    "its own files": """
        drive: reading what is closed
        drive: reading what is open for writing
        drive: writing to what is open for reading
    """,
    "it is a PyGamer with synthio, and samples are for boards without": """
        sound: a sample
        sound: a sample of longer numbers
        sound: a sample of a list
        sound: another rate of a sample
        sound: a rate of a sample of a float
        sound: playing a sample over and over
    """,
}


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
    lines = [line.strip().split(": ") for lines in excused.values() for line in lines.split("\n")]
    names = {name for where, *names in lines for name in names if where == topic}
    assert names - set(differing) == set(), "these need no excuse"
    return {name: what for name, what in differing.items() if name not in names}


@pytest.mark.parametrize("topic", record_contract.topics())
def test_the_desk_answers_as_the_board(topic, tmp_path):
    with no_attributes_of_their_own():
        printed = asked_on_the_desk(topic, tmp_path)
    assert differing(topic, printed, NOT_ON_THE_DESK) == {}


@pytest.fixture(scope="module")
def board():
    with vm.Vm(files=vm.stand_ins(), seen=True) as board:
        board.stand_in()
        board.run(record_contract.ASKER)
        yield board


@pytest.mark.parametrize("topic", record_contract.topics_for(sprig=False))  # it is a PyGamer
def test_the_vm_answers_as_the_board(topic, board):
    board.put({f"/{topic}.json": record_contract.questions(topic).encode()})
    printed = board.run(f"ask_all({topic!r})").output
    assert differing(topic, printed, NOT_ON_THE_VM) == {}


@pytest.mark.parametrize(
    "words, sentence",
    [
        ("", "name a firmware, or --ask or --heard"),
        (
            "nowhere.uf2",
            "the emulated board cannot be asked: emulate: cannot use 'nowhere.uf2': No such file"
            " or directory",
        ),
        ("--heard nowhere", "cannot read 'nowhere': No such file or directory"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_line(words, sentence, capsys):
    assert record_contract.main(words.split()) == 2
    assert capsys.readouterr().err == f"record_contract: {sentence}\n"
