"""What the tools want of Kai Piranja: see games. Besides, `fast` plays thousands of games a second
for `tuning` to learn from."""

NAME = "Kai Piranja"
