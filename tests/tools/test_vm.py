"""The VM stands for the board: small ints of 31 bits, its nesting limits, its heap."""

import pytest

import vm


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


def test_run_steps_shares_one_vm():
    assert [step.output for step in vm.run_steps(["a = 1", "print(a)"])] == ["", "1\n"]


def test_compile_peak_counts_what_is_freed_before_the_module_runs(tmp_path, monkeypatch):
    monkeypatch.setattr(vm.environment, "ROOT", tmp_path)
    (tmp_path / "few.py").write_text("x = 1\n")
    (tmp_path / "many.py").write_text("def f(a):\n    return a * 2 + 1\n" * 300)
    peaks = vm.compile_peaks("few.py", "many.py")
    assert peaks["/few.py"] < 2000
    assert 40000 < peaks["/many.py"] < 80000
