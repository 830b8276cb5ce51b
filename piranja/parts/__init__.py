"""Parts of screens: the tabletop with all that lies and swims on it, and how a turn is shown."""
