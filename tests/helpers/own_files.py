"""The files of the project, without those that are made or belong to somebody else."""

from fnmatch import fnmatch

from environment import ROOT


def project_files(folder=ROOT):
    ignored = [".git", *(ROOT / ".gitignore").read_text(encoding="utf-8").split()]
    for path in sorted(folder.iterdir()):
        if any(fnmatch(path.name, pattern.strip("/")) for pattern in ignored):
            continue
        if path.is_dir():
            yield from project_files(path)
        else:
            yield path
