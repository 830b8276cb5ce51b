"""The fourth step: its own texts, in every language, and its own setting."""
