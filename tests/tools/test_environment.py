"""Set-up keeps a working environment until another one works, whatever happens meanwhile."""

import ast
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import environment
import make_hashes
import manners
import vm
from environment import installing, npm

TOOLS = environment.ROOT / "tools"


@pytest.fixture
def project(tmp_path, monkeypatch):
    """An empty project; the list that is returned notes what set-up would do to it."""
    pins = tmp_path / "requirements.txt"
    pins.write_text("something==1\n")
    done = []

    def make_venv():
        done.append("venv")
        packages().mkdir(parents=True)
        environment.python().parent.mkdir(exist_ok=True)
        environment.python().touch()

    def pip_install(*what):
        done.append("pip")
        (packages() / "something").mkdir()

    monkeypatch.setattr(environment, "PINS", pins)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "_run_again", lambda: done.append("again"))
    monkeypatch.setattr(installing, "_make_venv", make_venv)
    monkeypatch.setattr(installing, "pip_install", pip_install)
    return done


MADE = ["venv", "pip", "again"]


def packages():
    return environment.VENV / ("Lib" if environment.WINDOWS else "lib/python3") / "site-packages"


def content():
    """What is in the project's folder, except for the lock."""
    folder = environment.VENV.parent
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
    return names - {".venv.lock"}


def fail(monkeypatch, error):
    """From now on nothing can be installed."""

    def pip_install(*what):
        raise error

    monkeypatch.setattr(installing, "pip_install", pip_install)


def test_the_first_run_sets_up_and_the_second_does_not(project):
    environment.ensure()
    environment.ensure()
    assert project == [*MADE, "again"]


def test_changed_pins_are_installed_again(project):
    environment.ensure()
    environment.PINS.write_text("something==2\n")
    environment.ensure()
    assert project == MADE * 2


def test_another_python_gets_an_environment_of_its_own(project, monkeypatch):
    environment.ensure()
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))
    environment.ensure()
    assert project == MADE * 2


@pytest.mark.parametrize(
    "spoil",
    [
        lambda: environment.python().unlink(),
        lambda: environment.stamp().unlink(),
        lambda: environment.stamp().write_bytes(b"\xff\xfe"),
        lambda: environment.stamp().write_bytes(b""),
        lambda: (packages() / "something").rmdir(),
        lambda: shutil.rmtree(environment.VENV),
        lambda: (shutil.rmtree(environment.VENV), environment.VENV.symlink_to("nowhere")),
        lambda: (shutil.rmtree(environment.VENV), environment.VENV.write_text("a file")),
    ],
    ids=["python", "stamp", "no UTF-8", "empty stamp", "package", "all", "dangling", "a file"],
)
def test_a_missing_or_spoilt_environment_is_made_again(project, spoil):
    environment.ensure()
    before = content()
    spoil()
    environment.ensure()
    assert project == MADE * 2
    assert content() == before


def test_a_link_to_a_folder_is_replaced_and_the_folder_is_left_alone(project, tmp_path):
    (tmp_path / "elsewhere" / "mine").mkdir(parents=True)
    environment.VENV.symlink_to("elsewhere")
    environment.ensure()
    assert (tmp_path / "elsewhere" / "mine").exists()
    assert not environment.VENV.is_symlink()


@pytest.mark.parametrize(
    "error, status",
    [
        (SystemExit("no network"), "no network"),
        (KeyboardInterrupt(), 130),
        (OSError(28, "No space left"), "The tools cannot be set up in .*: .* No space left"),
    ],
)
def test_a_set_up_that_fails_leaves_what_was_there(project, monkeypatch, error, status):
    environment.ensure()
    before = content(), environment.stamp().read_bytes()
    environment.PINS.write_text("something==2\n")
    with monkeypatch.context() as patch:
        fail(patch, error)
        with pytest.raises(SystemExit, match=str(status)):
            environment.ensure()
    assert (content(), environment.stamp().read_bytes()) == before
    environment.PINS.write_text("something==1\n")
    environment.ensure()
    assert project == [*MADE, "venv", "again"]


def test_a_first_set_up_that_fails_leaves_nothing(project, monkeypatch):
    fail(monkeypatch, SystemExit("no network"))
    with pytest.raises(SystemExit):
        environment.ensure()
    assert content() == {"requirements.txt"}


# Python's names for the ways to change files.
CHANGES = "os.rename", "os.remove", "os.rmdir", "os.mkdir", "open"


def killed_at(moment):
    """Sets up in a process that ends before it changes the files for the nth time."""
    process = os.fork()
    if process == 0:
        changes = iter(range(moment))

        def end(event, arguments):
            if event in CHANGES and next(changes, None) is None:
                os._exit(9)

        sys.addaudithook(end)
        environment.ensure()
        os._exit(0)
    return os.waitpid(process, 0)[1] != 0


@pytest.mark.skipif(environment.WINDOWS, reason="processes cannot be forked there")
def test_a_set_up_that_is_killed_loses_nothing(project, monkeypatch):
    """Whenever it ends, the new environment is complete or the former one is there again."""
    environment.ensure()
    environment.PINS.write_text("something==2\n")
    came_back = moment = 0
    while killed_at(moment):
        moment += 1
        with monkeypatch.context() as patch:
            fail(patch, SystemExit("no network"))
            try:
                environment.ensure()
            except SystemExit:
                environment.PINS.write_text("something==1\n")
                environment.ensure()
                came_back += 1
        environment.PINS.write_text("something==1\n")
        environment.ensure()
        environment.PINS.write_text("something==2\n")
        assert not os.path.lexists(environment.aside())
    assert came_back > 5
    assert moment - came_back > 5
    assert environment.ready()


def hold_the_lock():
    """A process that has the lock, and lets it go when its input ends."""
    code = textwrap.dedent(f"""
        import pathlib, sys
        sys.path.insert(0, {str(TOOLS)!r})
        import environment
        from environment import installing
        environment.VENV = pathlib.Path({str(environment.VENV)!r})
        with installing.alone():
            print("held", flush=True)
            sys.stdin.read()
    """)
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe)
    assert process.stdout.readline().strip() == b"held"
    return process


def test_the_lock_of_a_killed_run_is_free(project, capsys):
    with hold_the_lock() as process:
        process.kill()
    with installing.alone():
        pass
    assert capsys.readouterr().err == ""


def test_waiting_for_another_set_up_is_said(project, monkeypatch):
    with hold_the_lock() as process:
        monkeypatch.setattr(installing, "say", lambda message: (said.append(message), free()))
        said = []
        free = process.stdin.close
        with installing.alone():
            pass
    assert said == ["Waiting for another set-up of .venv to end ..."]


@pytest.mark.parametrize("spoilt", [None, "stamp", "module"])
def test_the_vm_is_fetched_again_when_it_is_spoilt(tmp_path, monkeypatch, spoilt):
    fetched = []

    def fetch(pins, home, what):
        fetched.append(home)
        module = home / "node_modules" / vm.PACKAGE / "micropython.mjs"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.touch()
        return sys.executable

    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(npm, "_fetch", fetch)
    node, module = vm.install()
    if spoilt == "stamp":
        (tmp_path / "vm" / "made-from.txt").write_bytes(b"\xff\n\xfe")
    if spoilt == "module":
        module.unlink()
    assert vm.install() == (node, module)
    assert len(fetched) == (2 if spoilt else 1)


def test_a_dollar_in_the_path_is_refused_where_pip_cannot_take_it(project, tmp_path, monkeypatch):
    """On Python 3.9 pip failed with "ERROR: Exception:" and no more."""
    monkeypatch.setattr(environment, "VENV", tmp_path / "a$b" / ".venv")
    environment.VENV.parent.mkdir()
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    with pytest.raises(SystemExit, match=r"a\$b.*rename what has a \$ in it"):
        environment.ensure()
    assert project == []
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    environment.ensure()
    assert project == MADE


# What the programs say that do the work


def answers(monkeypatch, **said):
    """Makes all commands fail that contain one of these words; returns the list of all commands."""
    commands = []

    def run(*command, **options):
        commands.append(" ".join(map(str, command)))
        texts = [text for word, text in said.items() if word in map(str, command)]
        return subprocess.CompletedProcess(command, len(texts), stdout="".join(texts))

    monkeypatch.setattr(installing, "run", run)
    return commands


def test_a_failing_install_shows_what_pip_said(monkeypatch):
    answers(monkeypatch, pip="no such version")
    with pytest.raises(SystemExit, match=r"(?s)no such version.*could not install something"):
        installing.pip_install("something")


@pytest.mark.parametrize(
    "said",
    [
        "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...)'\n"
        "ERROR: Could not find a version that satisfies the requirement something==1\n"
        "ERROR: No matching distribution found for something==1\n",
        "npm ERR! code ENOTFOUND\nnpm ERR! network request failed\n",
        "npm error code EAI_AGAIN\nnpm error network request failed\n",
    ],
)
def test_a_missing_network_is_called_that(monkeypatch, said):
    answers(monkeypatch, pip=said)
    with pytest.raises(SystemExit) as ended:
        installing.pip_install("something")
    assert ended.value.code == ("There is no network, and the tools need it to set themselves up.")


def test_a_package_that_does_not_exist_for_this_computer_is_named(monkeypatch):
    answers(
        monkeypatch,
        pip="ERROR: Could not find a version that satisfies the requirement numba==1\n"
        "ERROR: No matching distribution found for numba==1\n",
    )
    with pytest.raises(SystemExit) as ended:
        installing.pip_install("something")
    version = "{}.{}".format(*sys.version_info)
    assert ended.value.code == (
        f"There is no numba for this computer and Python {version} that needs no compiler."
    )


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_what_making_an_environment_said_is_shown_and_nothing_else_installed(monkeypatch, module):
    commands = answers(monkeypatch, **{module: "No space left"})
    with pytest.raises(SystemExit, match=r"(?s)No space left.*could not be made in .*\.venv"):
        installing._make_venv()
    assert not any("apt-get" in command for command in commands)


@pytest.mark.parametrize(
    "prefix, user, tried", [("/usr", 0, True), ("/usr", 1000, False), ("/opt/python", 0, False)]
)
def test_apt_get_is_only_for_a_python_of_the_system_that_lacks_venv(
    monkeypatch, prefix, user, tried
):
    commands = answers(monkeypatch)
    monkeypatch.setattr(installing, "find_spec", lambda name: None)
    monkeypatch.setattr(installing.shutil, "which", lambda name: name)
    monkeypatch.setattr(installing.os, "geteuid", lambda: user, raising=False)
    monkeypatch.setattr(sys, "base_prefix", prefix)
    with pytest.raises(SystemExit, match="cannot make virtual environments: install"):
        installing._make_venv()
    assert any("apt-get install" in command for command in commands) == tried


def test_what_is_installed_is_checked(monkeypatch):
    commands = answers(monkeypatch)
    installing.pip_install("something")
    assert " --require-hashes " in commands[0]


# Pins


def test_every_pin_has_hashes():
    for path in TOOLS.glob("requirements*.txt"):
        joined = path.read_text(encoding="utf-8").replace("\\\n", "")
        pins = [line for line in joined.splitlines() if line and not line.startswith(("#", "--"))]
        assert pins
        for pin in pins:
            assert "==" in pin and "--hash=sha256:" in pin, pin


def test_every_python_gets_one_version_of_a_package_and_one_that_wants_it():
    """On Python 3.10 nothing could be installed: one pin's files needed 3.11."""
    for path in TOOLS.glob("requirements*.txt"):
        wants = ""
        taken = set()
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(make_hashes.WANTS):
                wants = line[len(make_hashes.WANTS) :]
            elif make_hashes.HEADER.match(line):
                pin = Requirement(line.rstrip("\\ "))
                assert make_hashes.unwanted(pin, wants) == [], f"{pin} wants {wants}"
                own = {
                    (pin.name, n) for n in make_hashes.PYTHONS if make_hashes.suits(pin.marker, n)
                }
                assert own and not own & taken, pin
                taken |= own
                wants = ""


def test_a_pin_for_a_python_that_it_does_not_want_gets_no_hashes():
    def files_of(name):
        return {f"{name}-1.0-py3-none-any.whl": ("00", ">=3.11")}

    wanted = '# Python >=3.11\nthing==1.0; python_version >= "3.11" \\\n    --hash=sha256:00\n'
    for _ in range(2):
        assert make_hashes.hashed(wanted, files_of) == wanted
    with pytest.raises(manners.Failure, match=r"so it is not for 3\.10$"):
        make_hashes.hashed('thing==1.0; python_version >= "3.10"', files_of)


# Pythons that are too old

RUNS = [
    path for path in sorted(TOOLS.glob("*.py")) if "\nif __name__ ==" in path.read_text("utf-8")
]
# Parts of Python's library that came after 3.6 and that a tool may want.
NEWER = set(
    """
    contextlib.nullcontext contextvars dataclasses functools.cache functools.cached_property
    graphlib importlib.metadata importlib.resources math.prod multiprocessing.resource_tracker
    multiprocessing.shared_memory shlex.join time.monotonic_ns typing.Protocol zoneinfo
    """.split()
)

# Prints for each tool its exit status and the files of the project that it loaded.
RUN_EACH = """
import runpy, sys
sys.path.insert(0, sys.argv[1])
sys.version_info = (3, 8, 18, "final", 0)
known = set(sys.modules)
for tool in sys.argv[2:]:
    sys.argv = [tool]
    try:
        runpy.run_path(tool, run_name="__main__")
    except SystemExit as end:
        print(end.code, tool, end="")
    for name in set(sys.modules) - known:
        file = getattr(sys.modules.pop(name), "__file__", None) or ""
        if file.startswith(sys.path[0]):
            print("", file, end="")
    print()
"""


def test_under_an_old_python_every_tool_ends_with_a_sentence():
    command = [sys.executable, "-c", RUN_EACH, str(TOOLS), *map(str, RUNS)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    sentence = "Python 3.9 or later is needed, this is 3.8.\n"
    assert done.stderr == sentence * len(RUNS)
    for line in done.stdout.splitlines():
        status, *files = line.split(" ")
        assert status == "2"
        for file in map(Path, files):
            reads_as_old_python(file)


def test_every_tool_imports_that_before_anything_else():
    """An interrupt in its first moments led to a traceback."""
    for tool in RUNS:
        imports = [node for node in ast.parse(tool.read_text("utf-8")).body if is_import(node)]
        assert ast.unparse(imports[0]) == "import environment", tool


def is_import(node):
    return isinstance(node, (ast.Import, ast.ImportFrom))


def reads_as_old_python(file):
    parsed = ast.parse(file.read_text(encoding="utf-8"), str(file), feature_version=(3, 6))
    for node in parsed.body:
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        if "environment" in names:
            break
        assert not NEWER.intersection(names), f"{file.name} imports what an old Python lacks"
