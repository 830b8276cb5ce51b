"""Makes build/api/: pages on all that handheld offers to games, from its docstrings.

    python3 tools/make_api.py

pdoc makes them; it is installed when it is first needed. Open build/api/index.html.
"""

import environment

# isort: split
import sys
from pathlib import Path

import manners

FOLDER = environment.ROOT / "build" / "api"
PINS = environment.ROOT / "tools" / "requirements-docs.txt"
LIBRARY = environment.ROOT / "lib"


def make(folder):
    """Writes the pages; returns how many there are."""
    import pdoc

    sys.path.insert(0, str(LIBRARY))
    pdoc.render.configure(docformat="markdown", footer_text="handheld", show_source=True)
    pdoc.pdoc("handheld", output_directory=Path(folder))
    return len(list(Path(folder).rglob("*.html")))


@manners.tool("make_api")
def main(arguments=None, folder=FOLDER):
    manners.Parser("make_api", __doc__).parse_args(arguments)
    from environment import installing

    installing.add("pdoc", "pdoc", PINS)
    print(f"{make(folder)} pages, beginning with {folder / 'index.html'}")


if __name__ == "__main__":
    sys.exit(main())
