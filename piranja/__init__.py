"""Kai Piranja for three to six: rules/ has its rules, screens/ what is seen of them."""

LARGEST = ("fish", 16)  # of its pictures, and how many colours it has: see handheld.startup
