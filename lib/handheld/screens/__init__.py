"""The screens that all games share."""
