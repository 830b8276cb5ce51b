"""A game for the tests: press A five times. It shows what a game needs to live on the handheld."""
