"""The fourth step: words and a setting of its own, in every language."""
