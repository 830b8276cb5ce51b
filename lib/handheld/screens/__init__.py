"""The screens that are the same in all games."""
