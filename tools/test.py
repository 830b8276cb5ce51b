"""Checks everything: style, the board's Python, and all tests. The first run sets it up.

python3 tools/test.py                                  everything
python3 tools/test.py tests/kahuna/test_texts.py       only pytest, with these arguments
"""

import environment

# isort: split
import os
import subprocess
import sys
import time

import manners

UNKEPT = "PYTHONDONTWRITEBYTECODE"
CHECKS = {
    "ruff check": ["-m", "ruff", "check"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "the board's Python": ["tools/devicelint.py"],
    # Three for two cores, as some tests wait for a browser or for other processes; each begins with
    # a third of the tests, as those of a file share what takes long to make.
    "tests": ["-m", "pytest", "-n", "3", "--dist", "worksteal"],
}


@manners.tool("test")
def main(arguments):
    if arguments in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    environment.ensure()
    set_up_the_rest()
    if arguments:
        return run(["-m", "pytest", *arguments])
    began = time.monotonic()
    failed = []
    for name, command in CHECKS.items():
        print(f"== {name}", flush=True)
        if run(command):
            failed.append(name)
    verdict = "FAILED: " + ", ".join(failed) if failed else "all well"
    print(f"== {verdict}, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


def set_up_the_rest():
    import emulator  # here, as these need what ensure() has just set up
    import vm
    from contest import cluster

    cluster.install()
    try:
        vm.install()
        emulator.install()
    except (vm.VmError, emulator.Failure) as error:
        sys.exit(str(error))  # with all that npm said


def run(command):
    """Runs a module or script. What Python compiles is kept, as hundreds of processes start."""
    around = {name: value for name, value in os.environ.items() if name != UNKEPT}
    return subprocess.run([sys.executable, *command], cwd=environment.ROOT, env=around).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
