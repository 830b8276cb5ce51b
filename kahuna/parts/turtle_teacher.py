"""The turtle as a teacher: both come in one file, which a lesson has in memory for a moment."""

from .teacher import Teacher
from .turtle import Turtle


def appear(kahuna):
    """Returns the teacher and its turtle."""
    return Teacher(kahuna.program.art, kahuna.tabletop.strip), Turtle(kahuna.pictures)
