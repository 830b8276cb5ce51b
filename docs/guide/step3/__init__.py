"""The third step: what was played outlasts switching off."""
