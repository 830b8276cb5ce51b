"""The parts of shrink.py: modules taken apart, and the steps that make them smaller."""
