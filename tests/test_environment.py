"""The set-up survives interruption, changed pins and runs that start at once."""

import subprocess
import sys
import textwrap

import pytest

import environment


@pytest.fixture
def project(tmp_path, monkeypatch):
    """An empty project; what set-up would do to it is noted in the list that is returned."""
    pins = tmp_path / "requirements.txt"
    pins.write_text("something==1\n")
    done = []

    def make_venv():
        done.append("venv")
        environment._python().parent.mkdir(parents=True, exist_ok=True)
        environment._python().touch()

    monkeypatch.setattr(environment, "PINS", pins)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "_make_venv", make_venv)
    monkeypatch.setattr(environment, "pip_install", lambda *what: done.append("pip"))
    monkeypatch.setattr(environment, "_run_again", lambda: done.append("again"))
    return done


def test_the_first_run_sets_up_and_the_second_does_not(project):
    environment.ensure()
    environment.ensure()
    assert project == ["venv", "pip", "again", "again"]


def test_changed_pins_are_installed_anew(project):
    environment.ensure()
    environment.PINS.write_text("something==2\n")
    environment.ensure()
    assert project == ["venv", "pip", "again"] * 2


def test_an_interrupted_set_up_is_begun_afresh(project, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "pip_install", interrupted)
        with pytest.raises(SystemExit, match="130"):
            environment.ensure()
    environment.ensure()
    assert project == ["venv", "venv", "pip", "again"]


def test_a_python_that_is_gone_is_replaced(project):
    environment.ensure()
    environment._python().unlink()
    environment.ensure()
    assert project == ["venv", "pip", "again"] * 2


def test_the_lock_of_a_killed_run_is_free(project):
    holder = textwrap.dedent(f"""
        import pathlib, sys, time
        sys.path.insert(0, {str(environment.ROOT / "tools")!r})
        import environment
        environment.VENV = pathlib.Path({str(environment.VENV)!r})
        with environment.locked():
            print("held", flush=True)
            time.sleep(600)
    """)
    with subprocess.Popen([sys.executable, "-c", holder], stdout=subprocess.PIPE) as process:
        assert process.stdout.readline().strip() == b"held"
        process.kill()
    with environment.locked():
        pass


def test_a_failing_install_shows_what_pip_said(monkeypatch):
    answer = subprocess.CompletedProcess([], 1, stdout="no such version")
    monkeypatch.setattr(environment, "run", lambda *_, **__: answer)
    with pytest.raises(SystemExit, match=r"(?s)no such version.*could not install something"):
        environment.pip_install("something")
