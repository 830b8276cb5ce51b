"""Writes the hashes of the files that each pin in tools/requirements*.txt stands for.

    python3 tools/make_hashes.py            after changing a pin

These are the files that pip may choose on Linux, macOS or Windows, with a Python that the project
supports. The hashes come from the package index that pip is set to use: nothing is downloaded.
Above each pin it writes which Python the files require; a pin for a Python that they do not support
is refused.
"""

import environment

# isort: split
import re
import sys
from contextlib import contextmanager
from importlib.util import find_spec

import manners

PYTHONS = range(9, 15)  # the minor versions of Python 3 that the hashes are for
SYSTEMS = ("any", "linux_", "manylinux", "musllinux", "macosx_", "win32", "win_amd64", "win_arm64")
HEADER = re.compile(r"[\w.-]+==\S+")
WANTS = "# Python "


@manners.tool("make_hashes")
def main(arguments=None):
    manners.Parser("make_hashes", __doc__).parse_args(arguments)
    if not find_spec("pip"):
        raise manners.Mistake("this needs a Python that has pip")
    with package_index() as files_of:
        for path in sorted(environment.PINS.parent.glob("requirements*.txt")):
            path.write_text(hashed(path.read_text(encoding="utf-8"), files_of), encoding="utf-8")
            print(f"wrote {path.relative_to(environment.ROOT)}")


def hashed(text, files_of):
    """Returns the same pins with current hashes; `files_of(name)` gives {file: (hash, Python)}."""
    from pip._vendor.packaging.requirements import Requirement

    lines = []
    for line in text.splitlines():
        if line.lstrip().startswith(("--hash=", WANTS)):
            continue
        line = line.rstrip("\\ ")
        if not HEADER.match(line):
            lines.append(line)
            continue
        pin = Requirement(line)
        there = files_of(pin.name)
        files = chosen(pin, {name: sha for name, (sha, _) in there.items()})
        if not files:
            raise manners.Failure(f"the package index has no file for {line}")
        wants = ",".join(sorted({python for sha, python in there.values() if sha in files} - {""}))
        for minor in unwanted(pin, wants):
            raise manners.Failure(f"{line} requires Python {wants}, so it is not for 3.{minor}")
        if wants:
            lines.append(WANTS + wants)
        lines.append(" \\\n    ".join([line, *sorted(f"--hash=sha256:{sha}" for sha in files)]))
    return "\n".join(lines) + "\n"


def unwanted(pin, wants):
    """Returns the minor versions that a pin is for, but that its files do not support."""
    from pip._vendor.packaging.specifiers import SpecifierSet

    supported = SpecifierSet(wants)
    return [n for n in PYTHONS if suits(pin.marker, n) and not supported.contains(f"3.{n}.0")]


def chosen(pin, files):
    """Returns the hashes of what pip may choose for a pin: wheels, and the source as well if no
    wheel suits everywhere."""
    from pip._vendor.packaging import utils

    (version,) = (str(part.version) for part in pin.specifier)
    here = utils.canonicalize_name(pin.name), version
    pythons = [minor for minor in PYTHONS if suits(pin.marker, minor)]
    wheels, sources, everywhere = set(), set(), False
    for name, sha in files.items():
        try:
            if name.endswith(".whl"):
                project, number, _, tags = utils.parse_wheel_filename(name)
                if (project, str(number)) == here and any(runs(tag, pythons) for tag in tags):
                    wheels.add(sha)
                    everywhere |= any(tag.platform == "any" for tag in tags)
            else:
                project, number = utils.parse_sdist_filename(name)
                if (project, str(number)) == here:
                    sources.add(sha)
        except (utils.InvalidWheelFilename, utils.InvalidSdistFilename, ValueError):
            continue  # old formats
    return wheels if everywhere else wheels | sources


def suits(marker, minor):
    version = {"python_version": f"3.{minor}", "python_full_version": f"3.{minor}.0"}
    systems = "linux", "darwin", "win32"
    return not marker or any(marker.evaluate({**version, "sys_platform": s}) for s in systems)


def runs(tag, pythons):
    """Whether a wheel with this tag is for one of these versions of CPython."""
    if not tag.platform.startswith(SYSTEMS):
        return False
    if tag.interpreter.startswith("cp3"):
        minor = int(tag.interpreter[3:] or 0)
        return minor in pythons or (tag.abi == "abi3" and minor <= max(pythons))
    return re.fullmatch(r"py3\d*", tag.interpreter) is not None


@contextmanager
def package_index():
    """Yields a function that lists all files of a package as {name: (SHA-256, Python)}."""
    # pip's command line lists only the file it chose, not those it would choose elsewhere.
    from pip._internal.commands import create_command
    from pip._internal.index.collector import parse_links
    from pip._internal.models.link import Link
    from pip._vendor.packaging.utils import canonicalize_name

    command = create_command("download")
    options, _ = command.parse_args(["--disable-pip-version-check"])
    with command.main_context():
        finder = command._build_package_finder(options, command.get_default_session(options))
        top = finder.search_scope.index_urls[0].rstrip("/")

        def files(name):
            page = finder._link_collector.fetch_response(Link(f"{top}/{canonicalize_name(name)}/"))
            links = parse_links(page) if page else ()
            links = [link for link in links if link.hash_name == "sha256"]
            return {link.filename: (link.hash, link.requires_python or "") for link in links}

        yield files


if __name__ == "__main__":
    sys.exit(main())
