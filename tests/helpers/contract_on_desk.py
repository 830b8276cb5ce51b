"""Asks the desk what the contract asks the board."""

import record_contract
from simulator import PYGAMER, SPRIG, Simulation


def asked_on_the_desk(topic, folder):
    root, drive = folder / "root", folder / "drive"
    root.mkdir()
    drive.mkdir()
    code = f"{record_contract.ASKER}\nask_all({topic!r})\n"
    (root / "code.py").write_text(code, encoding="utf-8")
    (root / f"{topic}.json").write_text(record_contract.questions(topic), encoding="utf-8")
    board = SPRIG if topic in record_contract.SPRIGS else PYGAMER
    with Simulation(root, drive=drive, board=board) as handheld:
        while handheld.running:
            handheld.frame()
        return handheld.serial
