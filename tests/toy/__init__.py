"""A game for the tests: press A five times, or nine. It shows what a game needs to live here."""
