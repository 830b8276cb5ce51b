"""What the tools want of Kai Piranja: see games. Besides, `fast` plays thousands of games a second,
from which `tuning` learns."""

NAME = "Kai Piranja"
