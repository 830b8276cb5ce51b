"""The VM stands for the board: small ints of 31 bits, its nesting limits, its heap."""

import hashlib
import json
import random
import subprocess

import pytest

import vm
from vm import packing


@pytest.fixture(scope="module")
def board():
    with vm.Vm(files={"/sample.py": b"name = 'Aloa \xe2\x80\xa6'\n"}) as running:
        yield running


def test_output_comes_back_and_names_stay(board):
    board.run("x = 6")
    assert board.run("print(x * 7)\nprint('\u2026', end='')").output == "42\n\u2026"


def test_files_can_be_imported(board):
    assert board.run("import sample\nprint(sample.name)").output == "Aloa \u2026\n"


def test_what_is_raised_comes_back_as_traceback(board):
    with pytest.raises(vm.VmError, match=r"(?s)before.*line 2.*ZeroDivisionError"):
        board.run("print('before')\n1 / 0")
    assert board.run("print('after')").output == "after\n"


def test_calls_nest_no_deeper_than_on_circuitpython_9(board):
    code = (
        "def down(n):\n    global deepest\n    deepest = n\n    down(n + 1)\n"
        "try:\n    down(1)\nexcept RuntimeError:\n    print(deepest)"
    )
    assert board.run(code).output == "37\n"


def test_ints_from_31_bits_on_cost_heap(board):
    start = board.run("kept = [0] * 1000").live
    small = board.run("for i in range(1000): kept[i] = (1 << 30) - 1 - i").live
    large = board.run("for i in range(1000): kept[i] = (1 << 30) + i").live
    assert small - start < 1000
    assert large - small >= 16000


def test_repeated_steps_leave_nothing_behind(board):
    once = board.run("[bytearray(1000)]", times=10).live
    assert board.run("[bytearray(1000)]", times=1000).live == once


@pytest.mark.parametrize("world, day", [("", 10957), ("world.real_day = lambda: 20606", 20606)])
def test_a_vm_knows_the_date_only_if_it_is_given(world, day):
    with vm.Vm(files=vm.stand_ins()) as running:
        running.stand_in(f"import world\n{world}")
        assert running.run("import time\nprint(time.time() // 86400)").output == f"{day}\n"


def test_run_steps_shares_one_vm():
    assert [step.output for step in vm.run_steps(["a = 1", "print(a)"])] == ["", "1\n"]


def test_compile_peak_counts_what_is_freed_before_the_module_runs(tmp_path, monkeypatch):
    monkeypatch.setattr(vm.environment, "ROOT", tmp_path)
    (tmp_path / "few.py").write_text("x = 1\n")
    (tmp_path / "many.py").write_text("def f(a):\n    return a * 2 + 1\n" * 300)
    peaks = vm.compile_peaks("few.py", "many.py")
    assert peaks["/few.py"] < 2000
    assert 40000 < peaks["/many.py"] < 80000


UNPACK = """
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesIn } from "./unpacking.mjs";
const files = Object.entries(filesIn(readFileSync(0)));
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");
console.log(JSON.stringify(files.map(([name, bytes]) => [name, digest(bytes)])));
"""


@pytest.mark.parametrize("seed", range(3))
def test_files_in_one_piece_are_taken_apart_as_they_were(seed):
    chance = random.Random(seed)
    noise = chance.randbytes(90_000)
    parts = [noise[at : at + chance.randrange(1, 400)] for at in range(0, len(noise), 300)]
    files = {
        "empty": b"",
        "noise": noise,
        "again/from/far": b"".join(chance.choices(parts, k=900)),
        "\u00e4like": b"\0" * 70_000,
        "code": b"".join(path.read_bytes() for path in vm.HERE.glob("*.*")),
    }
    piece = packing.packed(files)
    assert packing.unpacked(piece) == files
    node, _ = vm.install()
    command = [node, "--input-type=module", "-e", UNPACK]
    done = subprocess.run(command, cwd=vm.HERE, input=piece, capture_output=True, check=True)
    digests = [[name, hashlib.sha256(data).hexdigest()] for name, data in sorted(files.items())]
    assert json.loads(done.stdout) == digests
