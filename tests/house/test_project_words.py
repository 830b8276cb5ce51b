"""The project speaks for itself: it names no package host, no machine and no place outside it."""

from fnmatch import fnmatch

from environment import ROOT

# Put together here, so that this file does not hold them.
WORDS = (
    "pypi" + ".org",
    "files.python" + "hosted",
    "registry." + "npmjs",
    *(f"/{place}/" for place in ("work", "root", "home")),
    ".." + "/shared",
)


def project_files(folder=ROOT):
    ignored = [".git", *(ROOT / ".gitignore").read_text(encoding="utf-8").split()]
    for path in sorted(folder.iterdir()):
        if any(fnmatch(path.name, pattern.strip("/")) for pattern in ignored):
            continue
        if path.is_dir():
            yield from project_files(path)
        else:
            yield path


def test_no_file_names_a_host_or_a_machine():
    found = [
        f"{path.relative_to(ROOT)} names {word}"
        for path in project_files()
        for word in WORDS
        if word.encode() in path.read_bytes()
    ]
    assert found == []
