"""What shrink.py is made of: modules taken apart, and the steps that make them smaller."""
