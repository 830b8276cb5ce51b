"""The first step: a screen."""
