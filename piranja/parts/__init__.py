"""Parts of screens: the table with all that lies and swims on it, and how a turn is shown there."""
