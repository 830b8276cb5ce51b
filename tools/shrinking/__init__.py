"""The parts of shrink.py: they take modules apart and make them smaller, step by step."""
