"""The project speaks for itself: it names no package host, no machine and no place outside it."""

from own_files import project_files

from environment import ROOT

# Put together here, so that this file does not hold them.
WORDS = (
    "pypi" + ".org",
    "files.python" + "hosted",
    "registry." + "npmjs",
    *(f"/{place}/" for place in ("work", "root", "home")),
    ".." + "/shared",
)


def test_no_file_names_a_host_or_a_machine():
    found = [
        f"{path.relative_to(ROOT)} names {word}"
        for path in project_files()
        for word in WORDS
        if word.encode() in path.read_bytes()
    ]
    assert found == []
